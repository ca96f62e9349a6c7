// An SMTP server from a package, with one mailbox.
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  subject: string;
  header: (name: string) => string | undefined;
  body: string;
  /** Returns the path of the link that begins with `begins`. */
  link: (begins: string) => string;
}

function read(raw: string): Mail {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const header = (name: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))?.slice(name.length + 2);
  const words = /=\?utf-8\?b\?([^?]*)\?=(?:\s+(?==\?))?/gi;
  const decoded = (value: string) =>
    value.replace(words, (_, word: string) => Buffer.from(word, 'base64').toString());
  let body = rest.join('\r\n\r\n');
  if (header('Content-Transfer-Encoding') === 'quoted-printable') {
    const bytes = body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    body = Buffer.from(bytes, 'latin1').toString();
  }
  const link = (begins: string) => new RegExp(`https?://[^/\\s]+(${begins}\\S+)`).exec(body)![1]!;
  return { subject: decoded(header('Subject') ?? ''), header, body, link };
}

export class MailServer {
  /** The received mails, in order. */
  readonly mails: Mail[] = [];
  #smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _session, done) => {
      void text(stream).then((raw) => {
        this.mails.push(read(raw));
        done();
      });
    },
  });

  static async start(): Promise<MailServer> {
    const server = new MailServer();
    await new Promise<void>((ready) => server.#smtp.listen(0, '127.0.0.1', ready));
    return server;
  }

  /** The flags that let a Septet server send mail through this server. */
  get flags() {
    const { port } = this.#smtp.server.address();
    const relay = `smtp://127.0.0.1:${port}?tls=none`;
    return ['--smtp', relay, '--mail-from', 'Septet <septet@example.org>', '--public-url', '{url}'];
  }

  stop() {
    return new Promise<void>((done) => this.#smtp.close(done));
  }
}

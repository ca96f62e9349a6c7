// Types for the parts of the package that the harness uses. The package has no types.
declare module 'smtp-server' {
  import type { Readable } from 'node:stream';
  import type { AddressInfo, Server } from 'node:net';

  interface Options {
    authOptional?: boolean;
    disabledCommands?: string[];
    logger?: boolean;
    onData?(stream: Readable, session: unknown, done: (error?: Error | null) => void): void;
  }
  export class SMTPServer {
    constructor(options: Options);
    server: Omit<Server, 'address'> & { address(): AddressInfo };
    listen(port: number, host: string, ready: () => void): void;
    close(done?: () => void): void;
  }
}

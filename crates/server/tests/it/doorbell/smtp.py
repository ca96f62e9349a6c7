"""A mail server (aiosmtpd) that says on standard output what it hears, a JSON object a line.

How it answers depends on the name of the mailbox: `nobody` does not exist, `moved` exists for the first message only,
`policy` is refused for other reasons, `busy` takes the second try, and everybody else takes everything.
"""

import asyncio
import json
import ssl
import sys

from aiosmtpd.smtp import SMTP, AuthResult


def say(**what):
    print(json.dumps(what), flush=True)


class Mailboxes:
    def __init__(self):
        self.heard = {}

    async def handle_RCPT(self, server, session, envelope, address, options):
        name = address.split("@")[0].split("-")[0]
        count = self.heard[address] = self.heard.get(address, 0) + 1
        if name == "nobody" or (name == "moved" and count > 1):
            say(refused=address)
            return "550 5.1.1 no such user"
        if name == "policy" and count > 1:
            say(refused=address)
            return "550 5.7.1 not from you"
        if name == "busy" and count == 2:
            say(refused=address)
            return "451 4.3.0 try again later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        say(
            to=envelope.rcpt_tos,
            sender=envelope.mail_from,
            host=session.host_name,
            tls=session.ssl is not None,
            user=(session.auth_data or b"").decode(),
            raw=envelope.content.decode("ascii"),
        )
        return "250 OK"


def check(server, session, envelope, mechanism, data):
    good = data.login == b"septet" and data.password == b"correct horse"
    return AuthResult(success=good, auth_data=data.login)


async def main():
    how = {"hostname": "localhost"}
    if len(sys.argv) > 1:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(sys.argv[1], sys.argv[2])
        how.update(tls_context=context, require_starttls=True, auth_required=True, authenticator=check)
    mailboxes = Mailboxes()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(mailboxes, **how), "127.0.0.1", 0)
    say(port=server.sockets[0].getsockname()[1])
    await server.serve_forever()


asyncio.run(main())

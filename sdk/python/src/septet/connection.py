"""One socket with typed messages."""

from __future__ import annotations

import asyncio
import json
from typing import cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.typing import Subprotocol

from . import protocol
from .errors import BadAddress, Closed, Garbled, Unreachable
from .session import Session, refusal

SUBPROTOCOL = Subprotocol("septet.v1")
#: Seconds for opening a socket.
PATIENCE = 20.0
#: After so many seconds the server is asked for a sign of life, and after as many again given up.
QUIET = 20.0
#: Bytes of the largest message that is read.
MOST = 64 * 1024 * 1024


class Connection:
    """One socket with typed messages. It does not come back when it breaks: ``Client`` does."""

    def __init__(self, socket: ClientConnection, hello: protocol.ServerMessageHello) -> None:
        self._socket = socket
        #: The server's greeting.
        self.hello = hello

    @classmethod
    async def open(cls, session: Session) -> Connection:
        """Opens a socket and waits for the server's greeting."""
        url, headers = session.socket
        try:
            socket = await _Direct(
                url,
                subprotocols=[SUBPROTOCOL],
                additional_headers=headers,
                compression=None,
                open_timeout=PATIENCE,
                ping_interval=QUIET,
                ping_timeout=QUIET,
                close_timeout=2,
                max_size=MOST,
            )
        except InvalidURI:
            raise BadAddress(url) from None
        except InvalidStatus as refused:
            response = refused.response
            raise refusal(response.status_code, bytes(response.body or b"")) from None
        except (InvalidHandshake, OSError, EOFError, asyncio.TimeoutError) as error:
            raise Unreachable(str(error) or "it does not answer") from error
        try:
            first = await asyncio.wait_for(_heard(socket), PATIENCE)
        except asyncio.TimeoutError:
            socket.transport.abort()
            raise Unreachable("it does not answer") from None
        if first["type"] != "hello":
            socket.transport.abort()
            raise Garbled(f"a socket that begins with {first['type']}")
        return cls(socket, first)

    async def send(self, message: protocol.ClientMessage) -> None:
        """Says something."""
        try:
            await self._socket.send(json.dumps(message))
        except ConnectionClosed as closed:
            raise _ending(closed) from None

    async def next(self) -> protocol.ServerMessage:
        """The next message."""
        return await _heard(self._socket)

    async def close(self) -> None:
        """Closes the socket in good order."""
        await self._socket.close()

    def abort(self) -> None:
        """Drops the socket without a goodbye, as a broken line would."""
        self._socket.transport.abort()


class _Direct(connect):
    """Follows nobody: whoever redirects would be given the token."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        return exc


async def _heard(socket: ClientConnection) -> protocol.ServerMessage:
    try:
        frame = await socket.recv()
    except ConnectionClosed as closed:
        raise _ending(closed) from None
    if not isinstance(frame, str):
        raise Garbled("a binary frame")
    try:
        message = json.loads(frame)
    except ValueError as error:
        raise Garbled(str(error)) from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise Garbled("a message without a type")
    return cast(protocol.ServerMessage, message)


def _ending(closed: ConnectionClosed) -> Closed | Unreachable:
    if closed.rcvd is None:
        return Unreachable("the connection broke")
    return Closed(closed.rcvd.code, closed.rcvd.reason)

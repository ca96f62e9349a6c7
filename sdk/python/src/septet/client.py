"""A connection that comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from types import TracebackType
from typing import Any, TypeVar, overload

from . import protocol
from .errors import OtherGame
from .follow import Follow
from .game import Game
from .link import Done, Link, Listening, fresh_id
from .listener import Listener
from .session import Session
from .table import Table

View = TypeVar("View")
Intent = TypeVar("Intent")


class Client:
    """A connection that comes back by itself, resumes its tables, repeats what was not answered, and keeps to the server's
    limits::

        async with Client(session) as client:
            table = await client.follow("K7M2PXR4TW")

    It reconnects with growing waits until the server ends the session or cannot be reached for five minutes."""

    def __init__(self, session: Session) -> None:
        #: The session it is opened with.
        self.session = session
        self._link = Link(session)

    async def __aenter__(self) -> Client:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Opens the first socket. Fails if that does."""
        await self._link.open()

    async def close(self) -> None:
        """Closes the socket. Seats are kept."""
        await self._link.close()

    @property
    def account(self) -> protocol.Account:
        """Who this client is."""
        return self.session.account

    @property
    def sockets(self) -> int:
        """How many sockets it has opened so far."""
        return self._link.sockets

    @overload
    async def follow(self, table: str) -> Table[Any, Any]: ...
    @overload
    async def follow(self, table: str, game: Game[View, Intent]) -> Table[View, Intent]: ...
    async def follow(self, table: str, game: Game[Any, Any] | None = None) -> Table[Any, Any]:
        """Follows a table, by id or code, and returns it as it stands now. With a ``GAME`` of ``septet.games`` views and
        intents have the types of that game; a table that plays another one is refused."""
        follow = Follow(table, asyncio.get_running_loop().create_future())
        self._link.follow(follow)
        await follow.asked
        followed: Table[Any, Any] = Table(self, self._link, follow)
        found = followed.state["setup"]["game"]
        if game is not None and found != game.id:
            followed.close()
            raise OtherGame(game.id, found)
        return followed

    async def listen(self, plays: Sequence[str] = ()) -> Listener:
        """Listens for what concerns the account at any table. A program can say which games it plays with anybody who asks; then it
        is listed as long as the client is connected::

            async for notice in await client.listen(["seven-kingdoms"]):
                if notice["what"]["is"] == "challenged":
                    table = await client.follow(notice["table"])

        A client listens once: called again it takes the place of the listener before."""
        listening = Listening(list(plays))
        await self._link.listen(listening)
        return Listener(self, listening)

    async def ask(self, message: protocol.ClientMessage) -> Done:
        """Asks for something and waits for the answer. ``message`` needs an id that was never used (``fresh_id()``).

        When the socket breaks meanwhile, a submission or a chat line is repeated with the same id; other requests end in
        ``Interrupted``, if they were sent."""
        return await self._link.ask(message)

    async def ping(self) -> None:
        """There and back."""
        await self.ask({"type": "ping", "id": fresh_id()})

    def break_off(self) -> None:
        """Drops the socket without a goodbye, as a broken line would. The client comes back by itself."""
        self._link.break_off()

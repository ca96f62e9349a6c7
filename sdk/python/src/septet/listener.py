"""What concerns the account at any table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from . import protocol
from .errors import Interrupted, Problem, SeptetError, Unreachable
from .link import Listening, fresh_id

if TYPE_CHECKING:
    from .client import Client
    from .table import Table

#: Seconds before trying again when the server has no hint to give.
A_MOMENT = 0.5

#: So often an answer is given. Whoever loses the server meanwhile is asked again after coming back.
TRIES = 10


class Listener:
    """What concerns the account at any table, as it comes: first how things stand. After a break the server says that again, so the
    same thing may be told twice; what was told last of a table holds."""

    def __init__(self, client: Client, listening: Listening) -> None:
        self._client = client
        self._inbox: asyncio.Queue[protocol.Notice | SeptetError] = listening.inbox

    async def next(self) -> protocol.Notice:
        """The next one."""
        notice = await self._inbox.get()
        if isinstance(notice, SeptetError):
            # Whoever asks again is told again.
            self._inbox.put_nowait(notice)
            raise notice
        return notice

    def __aiter__(self) -> AsyncIterator[protocol.Notice]:
        return self

    async def __anext__(self) -> protocol.Notice:
        return await self.next()

    async def decline(self, table: str) -> None:
        """Does not play where the account was challenged to."""
        await self._client.ask({"type": "decline", "id": fresh_id(), "table": table})

    async def tables(self, *, most: int = 4, series: bool = False) -> AsyncGenerator[Table[Any, Any], None]:
        """Where the account is to play, one table after the other: where it is asked to, and where a match of a ladder or a
        series begins. Play at each in a task of its own, and close it in the end::

            async for table in listener.tables(series=True):
                tasks.add(asyncio.create_task(play(table)))

        ``most``: at so many tables that it was asked to it plays at once, and declines others; those of ladders and series do not
        count. ``series``: whether it agrees to each series that it is asked for. A table that nobody begins stays among the ``most``
        until it is closed with ``Table.close``."""
        known: dict[str, Table[Any, Any]] = {}
        asked: set[str] = set()
        async for notice in self:
            what, id = notice["what"], notice["table"]
            if what["is"] == "series":
                await self._say(partial(self._answer_series, what["id"], series))
            elif what["is"] in ("over", "unseated"):
                known.pop(id, None)
                asked.discard(id)
            elif what["is"] in ("began", "challenged", "invited", "rematch") and id not in known:
                asked = {id for id in asked if not known[id].is_closed}
                if what["is"] != "began" and len(asked) >= most:
                    await self._say(partial(self._refuse, id, what["is"] == "rematch"))
                elif (table := await self._come(id)) is not None:
                    known[id] = table
                    if what["is"] != "began":
                        asked.add(id)
                    yield table

    async def _answer_series(self, id: str, plays: bool) -> None:
        session = self._client.session
        await (session.accept_series(id) if plays else session.decline_series(id))

    async def _refuse(self, table: str, seated: bool) -> None:
        """Does not play there, and has nobody wait for it."""
        if seated:
            await self._client.ask({"type": "stand", "id": fresh_id(), "table": table})
        else:
            await self.decline(table)

    async def _come(self, table: str) -> Table[Any, Any] | None:
        """Follows it, if it is still there for this account. Nobody tells again of a match that has begun."""
        while True:
            try:
                return await self._client.follow(table)
            except (Problem, Interrupted) as error:
                if not error.is_passing:
                    return None
                await _pause(error)

    @staticmethod
    async def _say(answer: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Answers if that is still possible: whoever asked may have thought better of it. Nobody asks again whose answer the server
        was too busy for."""
        for _ in range(TRIES):
            try:
                return await answer()
            except (Problem, Interrupted, Unreachable) as error:
                if not error.is_passing:
                    return
                await _pause(error)


async def _pause(error: SeptetError) -> None:
    hint = error.retry_after if isinstance(error, Problem) else None
    await asyncio.sleep(A_MOMENT if hint is None else hint / 1000)

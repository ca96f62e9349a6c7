"""What concerns the account at any table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from . import protocol
from .errors import SeptetError
from .link import Listening, fresh_id

if TYPE_CHECKING:
    from .client import Client


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

"""One table that a client follows, and where it would go on from."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TypeAlias

from . import protocol
from .errors import SeptetError

#: Everything that is said about one table.
TableMessage: TypeAlias = (
    protocol.ServerMessageTable
    | protocol.ServerMessageGame
    | protocol.ServerMessageWaiting
    | protocol.ServerMessageChat
    | protocol.ServerMessageReaction
    | protocol.ServerMessageRenamed
    | protocol.ServerMessageEarlierChat
    | protocol.ServerMessageHint
    | protocol.ServerMessageForeseen
    | protocol.ServerMessageAhead
    | protocol.ServerMessageStandingOrder
)


@dataclass
class Mark:
    """A place in a table's log."""

    epoch: int
    seq: int


@dataclass
class Follow:
    """One table that a client follows."""

    #: The id or code by which the table was asked for. A private table is found by its code.
    reference: str
    #: The caller that waits for the first answer.
    asked: asyncio.Future[None]
    inbox: asyncio.Queue[TableMessage | SeptetError] = field(default_factory=asyncio.Queue)
    #: The table's id, once the server has named it.
    table: str = ""
    named: bool = False
    #: The request that has to be answered before the catching up is complete.
    watching: str | None = None
    _mark: Mark | None = None
    #: What the mark becomes when the catching up is complete: until then parts may be missing.
    _next: Mark | None = None
    _has_match: bool = False
    #: The chat lines that were passed on: of which epoch, and how far what was said and what was whispered goes.
    _heard: tuple[int, int, int] = (0, 0, 0)

    def __post_init__(self) -> None:
        self.table = self.reference

    def watch(self, id: str) -> protocol.ClientMessageWatch:
        """The request that begins following, or goes on where it was."""
        self.watching = id
        self._next = self._mark
        message: protocol.ClientMessageWatch = {"type": "watch", "id": id, "table": self.reference}
        if self._mark is not None:
            message["since"], message["epoch"] = self._mark.seq, self._mark.epoch
        return message

    def caught_up(self, table: str) -> None:
        """The catching up is complete."""
        self.watching, self._mark = None, self._next
        self.table, self.named = table, True
        if not self.asked.done():
            self.asked.set_result(None)

    def fail(self, error: SeptetError) -> None:
        """It is followed no longer."""
        if self.asked.done():
            self.inbox.put_nowait(error)
        else:
            self.asked.set_exception(error)

    def deliver(self, message: TableMessage) -> None:
        """Passes a message on and remembers how far it goes.

        Once there is a match only its own messages count: the steps of an entry may still be under way behind a ``chat`` or
        ``table`` message that names the same entry. So chat lines can come twice, and are left out."""
        if message["type"] == "game":
            self._has_match = True
            self._reach(Mark(message["epoch"], message["seq"]))
        elif message["type"] == "chat":
            message = {**message, "lines": self._new(message["epoch"], message["lines"])}
            if not self._has_match:
                self._reach(Mark(message["epoch"], message["seq"]))
        self.inbox.put_nowait(message)

    def _reach(self, mark: Mark) -> None:
        self._next = mark
        if self.watching is None:
            self._mark = mark

    def _new(self, epoch: int, lines: list[protocol.ChatLine]) -> list[protocol.ChatLine]:
        heard, said, whispered = self._heard if self._heard[0] == epoch else (epoch, 0, 0)
        new = []
        for line in lines:
            whisper = line.get("whisper")
            if whisper is None and line["seq"] > said:
                said = line["seq"]
                new.append(line)
            elif whisper is not None and whisper["n"] > whispered:
                whispered = whisper["n"]
                new.append(line)
        self._heard = (heard, said, whispered)
        return new

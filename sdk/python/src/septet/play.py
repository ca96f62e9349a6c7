"""Playing at a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

from . import protocol
from .errors import Interrupted, Problem, SeptetError, Unseated

if TYPE_CHECKING:
    from .link import Done
    from .table import Table

View = TypeVar("View")
Intent = TypeVar("Intent")

#: Refusals of one decision before it is given up: whoever decides does not know the rules.
MOST_REFUSALS = 10
#: Seconds before trying again when the server has no hint to give.
A_MOMENT = 0.5


@dataclass(frozen=True)
class Ended:
    """The match is over."""

    #: The number of the match at this table.
    number: int
    #: Where this account sat.
    seat: int
    #: The standing.
    outcome: protocol.Outcome
    #: How many decisions this account answered.
    decisions: int

    @property
    def place(self) -> int:
        """This account's place; 1 is a winner."""
        return self.outcome["places"][self.seat]


@dataclass
class Decision(Generic[View, Intent]):
    """What this account is asked."""

    #: To be repeated in the answer.
    number: int
    #: Everything this account knows.
    view: View
    #: What it can do.
    intents: list[Intent]
    #: Whether nothing else can be done. If not, ``intents`` is a sample.
    complete: bool
    #: What takes the last step back, if that is possible. Whoever uses it has to see to it that it comes to an end.
    back: Intent | None
    #: This account's seat.
    seat: int
    #: The table, with everything else that is known.
    table: Table[View, Intent]
    #: Why the last answer to this decision was refused, if it was.
    refused: Problem | None
    _play: Play[View, Intent] = field(repr=False)

    async def answer(self, intent: Intent) -> bool:
        """Answers it. ``True`` if that was carried out. ``False`` if another player or a clock was faster, if it was refused,
        or if it could not be done at present: whatever is asked then comes next. Refused ten times in a row it raises."""
        return await self._play.answer(self, intent)


class Play(Generic[View, Intent]):
    """What there is to do at a table. It keeps nothing between matches but the number of the last one."""

    def __init__(self, table: Table[View, Intent]) -> None:
        self._table = table
        self.ended: Ended | None = None
        self._decisions = 0
        #: Answers count up to here, of which epoch: before the table has caught up, the decision on show is an old one.
        self._answered = (0, 0)
        #: How often anything was answered.
        self._tries = 0
        #: The decision whose answer was refused, why, and how often.
        self._refused: tuple[int, Problem, int] | None = None

    async def decisions(self, seat: int | None) -> AsyncGenerator[Decision[View, Intent], None]:
        """As ``Table.decisions``."""
        table = self._table
        # Whoever sat down or started the match before need not have looked since.
        await table.settle()
        seated = table.you is not None
        while True:
            if table.you is None and seated:
                raise Unseated
            seated = table.you is not None
            status = table.state["status"]
            try:
                if table.you is None:
                    await (table.next() if table.asks else self._sit(seat))
                elif status == "gathering" and not table.is_ready:
                    await self._settle(await table.ready())
                elif status == "playing" and (decision := self._due()) is not None:
                    before = self._tries, table.seq, table.epoch
                    yield decision
                    # Left unanswered it comes again with the next message.
                    if before == (self._tries, table.seq, table.epoch):
                        await table.next()
                elif status == "finished" and (ended := self._over()) is not None:
                    self.ended, self._decisions = ended, 0
                    return
                else:
                    await table.next()
            except (Problem, Interrupted) as error:
                if not error.is_passing:
                    raise
                await self._wait_out(error)

    async def answer(self, decision: Decision[View, Intent], intent: Intent) -> bool:
        """As ``Decision.answer``."""
        table = self._table
        self._tries += 1
        try:
            done = await table.submit(decision.number, intent)
        except Problem as problem:
            if problem.code in ("stale", "not_waiting", "wrong_time"):
                # Somebody else was faster, a clock or a stand-in. The next question follows.
                await table.next()
            elif problem.code == "refused":
                again = self._refused is not None and self._refused[0] == decision.number
                times = self._refused[2] + 1 if again and self._refused is not None else 1
                self._refused = (decision.number, problem, times)
                if times >= MOST_REFUSALS:
                    raise
                await table.next()
            elif problem.is_passing:
                await self._wait_out(problem)
            else:
                raise
            return False
        self._decisions += 1
        self._answered = (table.epoch, table.seq + 1 if done.seq is None else done.seq)
        return True

    def _current(self) -> protocol.GameUpdate | None:
        """The match, if it is not the one before: right after a start or a rematch that may still be on show."""
        match, game = self._table.state["game"], self._table.game
        played = 0 if self.ended is None else self.ended.number
        if match is None or game is None or not match["number"] == game["number"] > played:
            return None
        return game

    def _due(self) -> Decision[View, Intent] | None:
        table, game = self._table, self._current()
        if game is None or table.you is None:
            return None
        epoch, seq = self._answered
        if game["epoch"] == epoch and game["seq"] < seq:
            return None
        asked = table.decision
        if asked is None or not asked["owed"]:
            return None
        choices, refused = asked["choices"], self._refused
        return Decision(
            number=asked["number"],
            view=game["view"],
            intents=choices["intents"],
            complete=choices["complete"],
            back=choices["back"],
            seat=table.you,
            table=table,
            refused=refused[1] if refused is not None and refused[0] == asked["number"] else None,
            _play=self,
        )

    def _over(self) -> Ended | None:
        game, seat = self._current(), self._table.you
        if game is None or game["outcome"] is None or seat is None:
            return None
        return Ended(game["number"], seat, game["outcome"], self._decisions)

    async def _sit(self, seat: int | None) -> None:
        await self._settle(await self._table.sit(seat))

    async def _settle(self, done: Done) -> None:
        """Takes in messages until the table shows what was done. Without a place in the log nothing was new, or the players
        are asked: the next message says how it is."""
        await (self._table.next() if done.seq is None else self._table.settle())

    async def _wait_out(self, error: SeptetError) -> None:
        """Waits out what passes by itself, and takes in what the table says meanwhile."""
        hint = error.retry_after if isinstance(error, Problem) else None
        pause = A_MOMENT if hint is None else hint / 1000
        loop = asyncio.get_running_loop()
        until = loop.time() + pause
        while (left := until - loop.time()) > 0:
            try:
                await asyncio.wait_for(self._table.next(), left)
            except asyncio.TimeoutError:
                return

"""One table as this client knows it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from . import protocol
from .errors import Garbled, SeptetError
from .follow import Follow, TableMessage
from .link import Done, Link, fresh_id

if TYPE_CHECKING:
    from .client import Client
    from .play import Decision, Ended

View = TypeVar("View")
Intent = TypeVar("Intent")


class Table(Generic[View, Intent]):
    """One table as this client knows it: the newest view of it, and requests about it.

    Messages queue up until ``next`` takes them in; a program that follows a table has to call it, or to iterate over the
    table or its decisions, which do. A request fails with ``Problem`` if the server refuses it, and with ``Interrupted`` if the
    socket broke before the answer; submissions and chat lines are repeated instead."""

    def __init__(self, client: Client, link: Link, follow: Follow) -> None:
        self._client, self._link, self._follow, self._closed = client, link, follow, False
        #: The table's epoch: ``seq`` counts within it.
        self.epoch = 0
        #: The newest entry of the table's log that this client has seen.
        self.seq = 0
        #: This account's seat.
        self.you: int | None = None
        #: Whether this account is the host.
        self.is_host = False
        #: The running or last match. Its ``view`` is typed in ``view``.
        self.game: protocol.GameUpdate | None = None
        #: How far this client's own requests went, and in which epoch.
        self._acted = (0, 0)
        inbox = follow.inbox
        first = None if inbox.empty() else inbox.get_nowait()
        if first is None or isinstance(first, SeptetError) or first["type"] != "table":
            raise Garbled("a followed table does not begin with its state")
        #: Who sits where, and how the table is set up.
        self.state: protocol.TableView = first["state"]
        self._take_in(first)
        while not inbox.empty():
            message = inbox.get_nowait()
            if isinstance(message, SeptetError):
                raise message
            self._take_in(message)
        from .play import Play

        self._play: Play[View, Intent] = Play(self)

    async def next(self) -> TableMessage:
        """Waits for the next message about this table, takes it in and returns it; its ``type`` says what is new. Cancelling
        loses nothing."""
        message = await self._follow.inbox.get()
        if isinstance(message, SeptetError):
            # Whoever asks again is told again.
            self._follow.inbox.put_nowait(message)
            raise message
        self._take_in(message)
        return message

    async def settle(self) -> None:
        """Takes in messages until the table shows what this client's own requests have done."""
        while not self._follow.inbox.empty() or self.epoch == self._acted[0] and self.seq < self._acted[1]:
            await self.next()

    def __aiter__(self) -> AsyncIterator[TableMessage]:
        return self

    async def __anext__(self) -> TableMessage:
        return await self.next()

    def _take_in(self, message: TableMessage) -> None:
        if message["type"] == "table":
            self._advance(message["epoch"], message["seq"])
            self.you, self.is_host, self.state = message["you"], message["host"], message["state"]
        elif message["type"] == "game":
            self._advance(message["epoch"], message["seq"])
            self.game = message
        elif message["type"] == "waiting":
            self._advance(message["epoch"], message["seq"])
            game = self.game
            if game is not None and game["number"] == message["number"]:
                game["waiting"], game["deadlines"] = message["waiting"], message["deadlines"]
                game["now"], game["banks"] = message["now"], message.get("banks")
        elif message["type"] == "chat":
            self._advance(message["epoch"], message["seq"])

    def _advance(self, epoch: int, seq: int) -> None:
        self.seq = max(self.seq, seq) if epoch == self.epoch else seq
        self.epoch = epoch

    @property
    def client(self) -> Client:
        """The client this handle belongs to."""
        return self._client

    @property
    def id(self) -> str:
        """The table's id."""
        return self._follow.table

    @property
    def view(self) -> View | None:
        """What this account knows of the running or last match."""
        game = self.game
        if game is None:
            return None
        view: View = game["view"]
        return view

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.state["setup"]["seats"]

    @property
    def decision(self) -> protocol.Decision | None:
        """What this account is asked, if the table waits for it."""
        if self.game is None or self.you not in self.game["waiting"]:
            return None
        return self.game["decision"]

    @property
    def is_ready(self) -> bool:
        """Whether this account has said that it is ready."""
        if self.you is None:
            return False
        occupant = self.state["seats"][self.you]["occupant"]
        return occupant["is"] == "account" and occupant["ready"]

    @property
    def asks(self) -> bool:
        """Whether this account has asked to join the running match, and not all players have answered yet."""
        own = self._client.account["id"]
        return any(asking["account"]["id"] == own for asking in self.state["asking"])

    def close(self) -> None:
        """Follows the table no longer. The seat is kept."""
        self._closed = True
        self._link.unfollow(self._follow)

    @property
    def is_closed(self) -> bool:
        """Whether it was closed with ``close``."""
        return self._closed

    def decisions(self, *, seat: int | None = None) -> AsyncIterator[Decision[View, Intent]]:
        """Sits down if need be, says that one is ready, and gives each decision that is owed, until the match is over::

            async for decision in table.decisions():
                await decision.answer(random.choice(decision.intents))

        A decision comes once, and again if its answer was refused. One that is left unanswered comes again when there is news
        of the table. Called again after the end, it stays for the rematch. ``seat``: the wanted one, else the first free one."""
        return self._play.decisions(seat)

    @property
    def ended(self) -> Ended | None:
        """How the last match ended that ``decisions`` or ``play`` have played."""
        return self._play.ended

    async def play(
        self,
        choose: Callable[[Decision[View, Intent]], Intent | Awaitable[Intent]],
        *,
        seat: int | None = None,
        pause: float = 0.0,
    ) -> Ended:
        """Plays a match: answers each decision with what ``choose`` says, after ``pause`` seconds so that people can follow."""
        async for decision in self.decisions(seat=seat):
            if pause > 0:
                await asyncio.sleep(pause)
            chosen = choose(decision)
            await decision.answer(await chosen if isinstance(chosen, Awaitable) else chosen)
        assert self.ended is not None, "without an end there is an error"
        return self.ended

    async def sit(self, seat: int | None = None) -> Done:
        """Takes a seat; ``None``: the first free one. In a running match the players may be asked first: then it is done
        without a place in the log, and ``asks`` until they have answered."""
        return await self._ask({"type": "sit", "id": fresh_id(), "table": self.id, "seat": seat})

    async def stand(self) -> Done:
        """Stands up before the start."""
        return await self._ask({"type": "stand", "id": fresh_id(), "table": self.id})

    async def ready(self, ready: bool = True) -> Done:
        """Says that one is ready to start, or not."""
        return await self._ask({"type": "ready", "id": fresh_id(), "table": self.id, "ready": ready})

    async def add_bot(self, player: str, seat: int | None = None) -> Done:
        """Host: puts an automatic player of the server into a free seat, ``None``: into all of them."""
        message: protocol.ClientMessageAddBot = {
            "type": "add_bot",
            "id": fresh_id(),
            "table": self.id,
            "seat": seat,
            "player": player,
        }
        return await self._ask(message)

    async def remove(self, seat: int) -> Done:
        """Host: empties a seat."""
        return await self._ask({"type": "remove", "id": fresh_id(), "table": self.id, "seat": seat})

    async def configure(self, setup: protocol.SetupRequest) -> Done:
        """Host: changes the setup."""
        return await self._ask({"type": "configure", "id": fresh_id(), "table": self.id, "setup": setup})

    async def start(self) -> Done:
        """Host: begins the match."""
        return await self._ask({"type": "start", "id": fresh_id(), "table": self.id})

    async def submit(self, decision: int, intent: Intent) -> Done:
        """Answers the decision with this number. Repeated with the same id if the connection breaks."""
        message: protocol.ClientMessageSubmit = {
            "type": "submit",
            "id": fresh_id(),
            "table": self.id,
            "decision": decision,
            "intent": intent,
        }
        return await self._ask(message)

    async def chat(self, text: str, to: int | Literal["team"] | None = None) -> Done:
        """Says something to everybody at the table, to the player in one seat, or to one's team. Repeated with the same id if
        the connection breaks."""
        message: protocol.ClientMessageChat = {
            "type": "chat",
            "id": fresh_id(),
            "table": self.id,
            "to": to,
            "text": text,
        }
        return await self._ask(message)

    async def react(self, reaction: protocol.Reaction) -> Done:
        """Shows a quick reaction to everyone at the table for a moment. For accounts of people."""
        return await self._ask({"type": "react", "id": fresh_id(), "table": self.id, "reaction": reaction})

    async def admit(self, account: str, admit: bool) -> Done:
        """Says whether one agrees that an account joins the running match."""
        message: protocol.ClientMessageAdmit = {
            "type": "admit",
            "id": fresh_id(),
            "table": self.id,
            "account": account,
            "admit": admit,
        }
        return await self._ask(message)

    async def standing_order(self, forced: bool) -> Done:
        """Has whatever leaves this account no choice played for it in this match, or no longer."""
        message: protocol.ClientMessageStandingOrder = {
            "type": "standing_order",
            "id": fresh_id(),
            "table": self.id,
            "forced": forced,
        }
        return await self._ask(message)

    async def resign(self) -> Done:
        """Gives up one's seat in the running match for good."""
        return await self._ask({"type": "resign", "id": fresh_id(), "table": self.id})

    async def claim(self) -> Done:
        """Last one in the match, or with partners the last team: ends it and wins."""
        return await self._ask({"type": "claim", "id": fresh_id(), "table": self.id})

    async def rematch(self) -> Done:
        """After the end: gathers for another match."""
        return await self._ask({"type": "rematch", "id": fresh_id(), "table": self.id})

    async def close_table(self) -> Done:
        """Who made it, before the start: closes the table for good."""
        return await self._ask({"type": "close", "id": fresh_id(), "table": self.id})

    async def _ask(self, message: protocol.ClientMessage) -> Done:
        done = await self._client.ask(message)
        if done.seq is not None:
            self._acted = (self.epoch, done.seq)
        return done

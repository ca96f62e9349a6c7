"""The task that owns the socket of a client."""

from __future__ import annotations

import asyncio
import time
import uuid
from dataclasses import dataclass, field
from itertools import dropwhile

from . import protocol
from .backoff import Backoff
from .connection import Connection
from .errors import Garbled, Interrupted, SeptetError, Unreachable, Unwatched
from .follow import Follow, TableMessage
from .pace import Pace
from .session import Session, problem

#: Seconds that a server may be gone.
PATIENCE = 300.0


@dataclass(frozen=True)
class Done:
    """A request was carried out."""

    #: The table, by id, if it was about one.
    table: str | None
    #: Its place in the table's log, if it has one.
    seq: int | None


@dataclass
class Unanswered:
    """A request without an answer."""

    message: protocol.ClientMessage
    answer: asyncio.Future[Done]
    sent: bool = False

    @property
    def repeatable(self) -> bool:
        """Whether the server recognises a repetition."""
        return self.message["type"] in ("submit", "chat")


@dataclass
class Listening:
    """What a client listens for."""

    #: The games in which anybody may ask it to play.
    plays: list[str]
    inbox: asyncio.Queue[protocol.Notice | SeptetError] = field(default_factory=asyncio.Queue)

    def listen(self) -> protocol.ClientMessageListen:
        """The request for it."""
        return {"type": "listen", "id": fresh_id(), "plays": self.plays}


def fresh_id() -> str:
    """Ids are random so that no other program of the same account can have used one."""
    return uuid.uuid4().hex


class Link:
    """Keeps a socket open, follows its tables again on the next one, and repeats there what may be repeated."""

    def __init__(self, session: Session, patience: float = PATIENCE) -> None:
        self._session = session
        self._patience = patience
        self._follows: list[Follow] = []
        #: In the order they were asked.
        self._asked: dict[str, Unanswered] = {}
        #: Messages about tables whose id nobody has heard yet: they come before the answer that names it.
        self._strays: dict[str, list[TableMessage]] = {}
        self._listening: Listening | None = None
        self._connection: Connection | None = None
        self._queue: asyncio.Queue[protocol.ClientMessage] | None = None
        self._task: asyncio.Task[None] | None = None
        #: Why it has given up.
        self._over: SeptetError | None = None
        #: How many sockets were opened.
        self.sockets = 0

    async def open(self) -> None:
        """Opens the first socket."""
        self._connection = await Connection.open(self._session)
        self.sockets += 1
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Closes the socket, and opens none any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()
        self._fail(Unreachable("this client was closed"))

    def break_off(self) -> None:
        """Drops the socket, as a broken line would."""
        if self._connection is not None:
            self._connection.abort()

    def ask(self, message: protocol.ClientMessage) -> asyncio.Future[Done]:
        """Asks for something; the answer comes with the future."""
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        if self._over is not None:
            answer.set_exception(self._over)
            return answer
        self._asked[message["id"]] = Unanswered(message, answer)
        self._send(message)
        return answer

    def listen(self, listening: Listening) -> asyncio.Future[Done]:
        """Listens, in place of what it listened for before."""
        if self._listening is not None:
            self._listening.inbox.put_nowait(Unreachable("this client listens anew"))
        self._listening = listening
        return self.ask(listening.listen())

    def follow(self, follow: Follow) -> None:
        """Follows a table."""
        if self._over is not None:
            follow.fail(self._over)
            return
        self._follows.append(follow)
        self._send(follow.watch(fresh_id()))

    def unfollow(self, follow: Follow) -> None:
        """Follows it no longer."""
        if follow not in self._follows:
            return
        self._follows.remove(follow)
        if not any(other.table == follow.table for other in self._follows):
            self._send({"type": "unwatch", "id": fresh_id(), "table": follow.table})

    def _send(self, message: protocol.ClientMessage) -> None:
        # Without a socket it is sent when there is one: `_resume` finds it.
        if self._queue is not None:
            self._queue.put_nowait(message)

    async def _run(self) -> None:
        try:
            await self._keep()
        except Exception as error:
            # What came has another form than it should. Nobody may wait for an answer of a client that is no more.
            self.break_off()
            self._fail(Garbled(f"{type(error).__name__}: {error}"))

    async def _keep(self) -> None:
        while True:
            assert self._connection is not None, "there is one, or `_reopen` gives up"
            error = await self._serve(self._connection)
            connection, self._connection = self._connection, None
            connection.abort()
            self._interrupt()
            try:
                self._connection = await self._reopen(error)
            except SeptetError as final:
                self._fail(final)
                return

    async def _serve(self, connection: Connection) -> SeptetError:
        """Uses a connection until it ends."""
        self._queue = asyncio.Queue()
        self._resume()
        sending = asyncio.create_task(self._send_all(connection, self._queue))
        try:
            while True:
                self._receive(await connection.next())
        except SeptetError as error:
            return error
        finally:
            self._queue = None
            sending.cancel()

    def _resume(self) -> None:
        """Follows all tables again from where they were, and repeats what may be repeated."""
        self._strays.clear()
        for follow in self._follows:
            self._send(follow.watch(fresh_id()))
        asks = any(asked.message["type"] == "listen" for asked in self._asked.values())
        if self._listening is not None and not asks:
            self._send(self._listening.listen())
        for asked in self._asked.values():
            self._send(asked.message)

    async def _send_all(self, connection: Connection, queue: asyncio.Queue[protocol.ClientMessage]) -> None:
        pace = Pace(connection.hello["limits"])
        try:
            while True:
                message = await queue.get()
                await asyncio.sleep(pace.wait())
                asked = self._asked.get(message["id"])
                if asked is not None:
                    asked.sent = True
                await connection.send(message)
        except SeptetError:
            # Whoever listens hears of it, too.
            return

    def _receive(self, message: protocol.ServerMessage) -> None:
        match message["type"]:
            case "done":
                self._answer(message["id"], Done(message.get("table"), message.get("seq")))
            case "problem":
                if message["id"] is not None:
                    self._answer(message["id"], problem(message["problem"]))
            case "pong":
                self._answer(message["id"], Done(None, None))
            case "unwatched":
                self._unwatched(message["table"], message["reason"])
            case "notices":
                if self._listening is not None:
                    for notice in message["notices"]:
                        self._listening.inbox.put_nowait(notice)
            case "hello" | "closing" | "changed":
                # A greeting came already; before a socket is closed there is nothing to do; and nobody asked for changes.
                pass
            case _:
                self._dispatch(message)

    def _dispatch(self, message: TableMessage) -> None:
        table = message["table"]
        for follow in self._follows:
            if follow.named and follow.table == table:
                follow.deliver(message)
        # It may be for one whose table has no id yet, also if another handle follows the same table.
        if any(not follow.named for follow in self._follows):
            self._strays.setdefault(table, []).append(message)

    def _unwatched(self, table: str, reason: str) -> None:
        gone = [follow for follow in self._follows if follow.named and follow.table == table]
        for follow in gone:
            self._follows.remove(follow)
            follow.fail(Unwatched(reason))

    def _answer(self, id: str, result: Done | SeptetError) -> None:
        follow = next((follow for follow in self._follows if follow.watching == id), None)
        if follow is not None:
            self._followed(follow, result)
            return
        asked = self._asked.pop(id, None)
        # The caller may have lost interest.
        if asked is not None and not asked.answer.done():
            if isinstance(result, Done):
                asked.answer.set_result(result)
            else:
                asked.answer.set_exception(result)

    def _followed(self, follow: Follow, result: Done | SeptetError) -> None:
        if isinstance(result, Done) and result.table is not None:
            early = [] if follow.named else self._strays.pop(result.table, [])
            # What came before the table's state is for other handles.
            for message in dropwhile(lambda message: message["type"] != "table", early):
                follow.deliver(message)
            follow.caught_up(result.table)
            if all(other.named for other in self._follows):
                self._strays.clear()
            return
        self._follows.remove(follow)
        garbled = Garbled("a table without an id is followed")
        follow.fail(garbled if isinstance(result, Done) else result)

    def _interrupt(self) -> None:
        """The socket broke: what was sent and cannot be repeated has no answer any more. Nor does anybody wait for what was
        given up before it was sent."""
        for id, asked in list(self._asked.items()):
            if asked.sent and not asked.repeatable or not asked.sent and asked.answer.done():
                del self._asked[id]
                if not asked.answer.done():
                    asked.answer.set_exception(Interrupted())

    async def _reopen(self, error: SeptetError) -> Connection:
        """Tries until a socket opens."""
        begun, backoff = time.monotonic(), Backoff()
        while True:
            if not error.is_passing or time.monotonic() - begun > self._patience:
                raise error
            await asyncio.sleep(backoff.wait())
            try:
                connection = await Connection.open(self._session)
            except SeptetError as failed:
                error = failed
            else:
                self.sockets += 1
                return connection

    def _fail(self, error: SeptetError) -> None:
        self._over = self._over or error
        for asked in self._asked.values():
            if not asked.answer.done():
                asked.answer.set_exception(error)
        for follow in self._follows:
            follow.fail(error)
        if self._listening is not None:
            self._listening.inbox.put_nowait(error)
        self._listening = None
        self._asked.clear()
        self._follows.clear()

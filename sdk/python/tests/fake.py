"""A server with one table and one seat, at which a match of a few decisions is played. It loses connections on purpose."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from septet import Session
from septet.connection import SUBPROTOCOL
from septet.protocol import Account

TABLE, CODE = "table-1", "CODE"


@dataclass
class Faults:
    #: Hangs up on every n-th submission before it is carried out.
    lose_before: int = 0
    #: Hangs up on every n-th submission after it was carried out, without an answer.
    lose_after: int = 0
    #: Answers every n-th submission with `too_many`.
    hurry: int = 0
    #: Refuses these decisions so many times.
    refuse: dict[int, int] = field(default_factory=dict)
    #: Answers these decisions with `stale`, once, and goes on to the next one.
    overtake: set[int] = field(default_factory=set)
    #: Hangs up on these requests without an answer, once.
    swallow: set[str] = field(default_factory=set)
    #: Answers an upgrade so, once for each.
    upgrades: list[tuple[int, bytes]] = field(default_factory=list)
    per_second: int = 1000
    burst: int = 1000


class Fake:
    def __init__(self, decisions: int, faults: Faults | None = None) -> None:
        self.decisions = decisions
        self.faults = faults or Faults()
        self.sockets = 0
        #: Where answers to upgrades lead.
        self.elsewhere = "/"
        self.heard: list[dict[str, Any]] = []
        self.submissions = 0
        self.repeats = 0
        self.inputs: list[Any] = []
        self._answers: dict[str, int] = {}
        self.seated = self.ready = False
        #: The number of the match; each begins when the one player is ready.
        self.number = 0
        self.seq = 1
        self._begun_at = 0
        self._watching: set[ServerConnection] = set()

    async def __aenter__(self) -> Fake:
        self._server: Server = await serve(
            self._serve, "127.0.0.1", 0, subprotocols=[SUBPROTOCOL], process_request=self._upgrade
        )
        self._port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self._server.wait_closed()

    @property
    def session(self) -> Session:
        account: Account = {"id": "account-1", "name": "Ada", "kind": "bot"}
        return Session(f"http://127.0.0.1:{self._port}", account, {"Authorization": "Bearer token"})

    def _upgrade(self, socket: ServerConnection, request: Request) -> Response | None:
        assert request.headers["Authorization"] == "Bearer token" and request.path == "/ws"
        if not self.faults.upgrades:
            return None
        status, body = self.faults.upgrades.pop(0)
        return Response(status, "No", Headers({"Content-Length": str(len(body)), "Location": self.elsewhere}), body)

    async def say(self, *messages: dict[str, Any]) -> None:
        for socket in self._watching:
            for message in messages:
                await socket.send(json.dumps({"table": TABLE, "epoch": 1, "seq": self.seq, **message}))

    async def close(self, code: int, reason: str = "") -> None:
        for socket in list(self._watching):
            await socket.close(code, reason)

    async def _serve(self, socket: ServerConnection) -> None:
        self.sockets += 1
        limits = {"messages_per_second": self.faults.per_second, "message_burst": self.faults.burst}
        await socket.send(json.dumps({"type": "hello", "you": {}, "now": 0, "limits": limits}))
        try:
            async for frame in socket:
                message = json.loads(frame)
                self.heard.append(message)
                answer = self._answer(socket, message)
                if answer is None:
                    socket.transport.abort()
                    break
                for said in answer:
                    await socket.send(json.dumps(said))
        except ConnectionClosed:
            pass
        finally:
            self._watching.discard(socket)

    def _answer(self, socket: ServerConnection, message: dict[str, Any]) -> list[dict[str, Any]] | None:
        id, kind = message["id"], message["type"]
        done = {"type": "done", "id": id, "table": TABLE}
        if message.get("table", TABLE) not in (TABLE, CODE):
            return [problem(id, "not_found")]
        if kind in self.faults.swallow:
            self.faults.swallow.discard(kind)
            return None
        if kind == "watch":
            self._watching.add(socket)
            since = message.get("since", 0) if message.get("epoch") == 1 else 0
            return [self._table(), self._chat(), *self._game(since), done]
        if kind == "submit":
            return self._submit(message, done)
        if kind == "sit":
            self.seated, self.seq = True, self.seq + 1
        elif kind == "ready":
            self.ready, self.seq, self.number, self.inputs = True, self.seq + 1, self.number + 1, []
            self._begun_at = self.seq
        elif kind == "rematch" and self._over():
            self.ready, self.seq = False, self.seq + 1
        elif kind == "listen":
            self._watching.add(socket)
            what = {"table": TABLE, "code": CODE, "what": {"is": "challenged"}, "plays": message["plays"]}
            return [{"type": "notices", "notices": [what]}, {"type": "done", "id": id}]
        elif kind == "decline":
            return [done]
        elif kind == "ping":
            return [{"type": "pong", "id": id, "now": 0}]
        elif kind != "chat":
            return [problem(id, "wrong_time")]
        return [{**done, "seq": self.seq}, self._table(), *self._game(self.seq)]

    def _submit(self, message: dict[str, Any], done: dict[str, Any]) -> list[dict[str, Any]] | None:
        id, faults, number = message["id"], self.faults, len(self.inputs) + 1
        if id in self._answers:
            self.repeats += 1
            return [{**done, "seq": self._answers[id]}]
        self.submissions += 1
        if faults.lose_before and self.submissions % faults.lose_before == 0:
            return None
        if faults.hurry and self.submissions % faults.hurry == 0:
            return [problem(id, "too_many", retry_after=5)]
        if message["decision"] in faults.overtake:
            faults.overtake.discard(message["decision"])
            self._play(None)
            return [problem(id, "stale"), *self._game(self.seq - 1), self._table()]
        if message["decision"] != number:
            return [problem(id, "stale"), *self._game(self.seq)]
        if faults.refuse.get(number, 0) > 0:
            faults.refuse[number] -= 1
            return [problem(id, "refused", refusal={"why": "over"}), *self._game(self.seq)]
        self._play(message["intent"])
        self._answers[id] = self.seq
        if faults.lose_after and self.submissions % faults.lose_after == 0:
            return None
        return [{**done, "seq": self.seq}, *self._game(self.seq - 1), self._table()]

    def _play(self, intent: Any) -> None:
        self.inputs.append(intent)
        self.seq += 1

    def _over(self) -> bool:
        return self.ready and len(self.inputs) == self.decisions

    def _table(self) -> dict[str, Any]:
        account = {"id": "account-1", "name": "Ada", "kind": "bot"}
        occupant = {"is": "account", "account": account, "ready": self.ready} if self.seated else {"is": "nobody"}
        state = {
            "setup": {"game": "seven-kingdoms", "seats": 1},
            "status": "finished" if self._over() else "playing" if self.ready else "gathering",
            "seats": [{"occupant": occupant, "open": not self.seated}],
            "asking": [],
            "game": {"number": self.number} if self.number else None,
        }
        you = 0 if self.seated else None
        told = {"type": "table", "table": TABLE, "epoch": 1, "seq": self.seq}
        return {**told, "you": you, "host": False, "state": state}

    def _chat(self) -> dict[str, Any]:
        line = {"seq": 1, "account": "account-2", "name": "Bo", "text": "Welcome"}
        return {"type": "chat", "table": TABLE, "epoch": 1, "seq": self.seq, "lines": [line], "earlier": False}

    def _game(self, since: int) -> list[dict[str, Any]]:
        if not self.ready:
            return []
        number, over = len(self.inputs) + 1, self._over()
        choices = {"intents": [{"do": "play", "card": number}], "complete": True, "back": None}
        steps = [{"seq": self._begun_at + n} for n in range(1, number)]
        match = {
            "type": "game",
            "table": TABLE,
            "epoch": 1,
            "seq": self.seq,
            "number": self.number,
            "steps": [step for step in steps if step["seq"] > since],
            "from_start": since == 0,
            "view": {"round": number},
            "waiting": [] if over else [0],
            "decision": None if over else {"number": number, "owed": True, "choices": choices},
            "deadlines": [None],
            "now": 0,
            "outcome": {"places": [1], "sheet": []} if over else None,
        }
        return [match]


def problem(id: str, code: str, **more: Any) -> dict[str, Any]:
    return {"type": "problem", "id": id, "problem": {"code": code, "message": code, **more}}

"""What the SDK is made of, each part by itself."""

import asyncio
import json
import sys
import threading
import unittest
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from septet import BadAddress, Closed, Garbled, Problem, Session, Unreachable
from septet.backoff import FIRST, LONGEST, Backoff
from septet.follow import Follow
from septet.pace import Pace
from septet.protocol import Limits


class Waits(unittest.TestCase):
    def test_waits_grow_to_a_bound(self) -> None:
        backoff = Backoff()
        waits = [backoff.wait() for _ in range(40)]
        self.assertTrue(FIRST / 2 <= waits[0] <= FIRST)
        self.assertGreaterEqual(waits[3], FIRST * 4)
        self.assertTrue(all(LONGEST / 2 <= wait <= LONGEST for wait in waits[30:]), waits)

    def test_the_burst_goes_at_once_and_what_follows_at_the_steady_rate(self) -> None:
        now = 100.0
        limits: Limits = json.loads('{"messages_per_second": 20, "message_burst": 60}')
        pace = Pace(limits, lambda: now)
        waits = [round(pace.wait(), 3) for _ in range(57)]
        self.assertEqual(waits[:54], [0.0] * 54)
        self.assertEqual(waits[54:], [0.05, 0.1, 0.15])
        now += 1000
        self.assertEqual([pace.wait() for _ in range(54)], [0.0] * 54)

    def test_what_passes_by_itself_is_told_apart(self) -> None:
        codes = {code: Closed(code, "").is_passing for code in (1002, 1006, 1008, 1011, 1012, 4401, 4408, 4413, 4429)}
        passing = {code for code, passes in codes.items() if passes}
        self.assertEqual(passing, {1006, 1011, 1012, 4408, 4413})
        self.assertTrue(Problem("closing", "").is_passing and Unreachable("").is_passing)
        self.assertFalse(Problem("stale", "").is_passing or Garbled("").is_passing)


@unittest.skipIf(sys.version_info < (3, 11), "earlier ones do not say what may be left out")
class Checking(unittest.TestCase):
    def test_what_has_another_type_is_found(self) -> None:
        from checking_bot import wrong

        from septet.games.seven_kingdoms import Intent, View
        from septet.protocol import SetupRequest

        self.assertIsNone(wrong({"do": "take_run", "from": 3}, Intent, "intent"))
        self.assertIsNone(wrong({"game": "seven-kingdoms", "seats": 2}, SetupRequest, "setup"))
        for odd in ({"do": "take_run"}, {"do": "take_run", "from": "3"}, {"do": "run", "from": 3}, 3):
            self.assertIsNotNone(wrong(odd, Intent, "intent"), odd)
        for odd in ({"game": "seven-kingdoms"}, {"game": "seven-kingdoms", "seats": 2, "table": 1}):
            self.assertIsNotNone(wrong(odd, SetupRequest, "setup"), odd)
        self.assertEqual(wrong({}, View, "view"), "view has no arms")


class Resuming(unittest.IsolatedAsyncioTestCase):
    def follow(self) -> Follow:
        return Follow("CODE", asyncio.get_running_loop().create_future())

    def since(self, follow: Follow) -> Any:
        said = follow.watch("again")
        return said.get("since"), said.get("epoch")

    async def test_it_goes_on_from_the_last_game_once_there_is_one(self) -> None:
        follow = self.follow()
        self.assertEqual(follow.watch("1")["table"], "CODE")
        follow.deliver(told("chat", 3, lines=[]))
        follow.caught_up("table-1")
        self.assertEqual(self.since(follow), (3, 1))
        follow.caught_up("table-1")
        follow.deliver(told("game", 5))
        follow.deliver(told("chat", 6, lines=[]))
        follow.deliver(told("table", 7))
        self.assertEqual(self.since(follow), (5, 1))
        # Until the catching up is complete parts may be missing.
        follow.deliver(told("game", 9))
        self.assertEqual(self.since(follow), (5, 1))
        follow.deliver(told("game", 9))
        follow.caught_up("table-1")
        self.assertEqual(self.since(follow), (9, 1))

    async def test_said_and_whispered_lines_come_once(self) -> None:
        def line(seq: int, n: int | None = None) -> Any:
            return {"seq": seq} if n is None else {"seq": seq, "whisper": {"n": n}}

        follow = self.follow()
        first, again = [line(3), line(3, 1), line(3, 2)], [line(3, 2), line(3), line(4), line(4, 3)]
        for lines in (first, again):
            follow.deliver(told("chat", 4, lines=lines))
        follow.deliver(told("chat", 4, lines=again, epoch=2))
        heard: list[Any] = [follow.inbox.get_nowait() for _ in range(3)]
        self.assertEqual([len(message["lines"]) for message in heard], [3, 2, 4])


def told(kind: str, seq: int, **more: Any) -> Any:
    return {"type": kind, "table": "table-1", "epoch": 1, "seq": seq, **more}


class Answers(BaseHTTPRequestHandler):
    asked: list[tuple[str, str, dict[str, str], bytes]]
    answer: tuple[int, dict[str, str], bytes]

    def _any(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.asked.append((self.command, self.path, dict(self.headers), body))
        status, headers, answer = self.answer
        self.send_response(status)
        for name, value in {"Content-Length": str(len(answer)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(answer)

    do_GET = do_POST = do_DELETE = _any

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def answers(status: int, answer: object, headers: dict[str, str] | None = None) -> Iterator[tuple[str, Any]]:
    body = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
    handler = type("Handler", (Answers,), {"asked": [], "answer": (status, headers or {}, body)})
    server = HTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", handler
    finally:
        server.shutdown()
        server.server_close()


ADA = {"id": "account-1", "name": "Ada", "kind": "bot"}


class SigningIn(unittest.IsolatedAsyncioTestCase):
    async def test_a_bot_has_a_token(self) -> None:
        with answers(201, {"account": ADA, "token": "secret"}) as (url, handler):
            session = await Session.sign_in(url + "/", "Ada")
            self.assertEqual((session.token, session.account), ("secret", ADA))
            self.assertEqual(json.loads(handler.asked[0][3]), {"name": "Ada", "kind": "bot"})
            self.assertNotIn("secret", repr(session))
            await session.tables()
            self.assertEqual(handler.asked[1][1:3][0], "/api/tables")
            self.assertEqual(handler.asked[1][2]["Authorization"], "Bearer secret")

    async def test_a_person_has_a_cookie_that_counts_with_the_right_origin(self) -> None:
        cookie = {"Set-Cookie": "session=1; HttpOnly"}
        with answers(201, {"account": ADA, "token": None}, cookie) as (url, handler):
            session = await Session.sign_in(url, "Ada", "person")
            self.assertIsNone(session.token)
            await session.sign_out()
            headers = handler.asked[1][2]
            self.assertEqual((headers["Cookie"], headers["Origin"]), ("session=1", url))

    async def test_refusals_are_typed(self) -> None:
        with answers(422, {"code": "bad_text", "message": "a name has 1 to 24 characters"}) as (url, _):
            with self.assertRaises(Problem) as nameless:
                await Session.sign_in(url, "")
            self.assertEqual(nameless.exception.code, "bad_text")
        with answers(200, b"<html>") as (url, _), self.assertRaises(Garbled):
            await Session.sign_in(url, "Ada")
        with answers(404, b"<html>") as (url, _), self.assertRaises(Garbled):
            await Session.sign_in(url, "Ada")
        with answers(502, b"<html>") as (url, _), self.assertRaises(Unreachable):
            await Session.sign_in(url, "Ada")
        with self.assertRaises(Unreachable):
            await Session.sign_in(url, "Ada")

    async def test_nobody_is_led_elsewhere_with_a_token(self) -> None:
        with answers(200, []) as (elsewhere, handler):
            with answers(307, b"", {"Location": elsewhere}) as (url, _), self.assertRaises(Garbled):
                await Session(url, {"id": "", "name": "", "kind": "bot"}, {"Authorization": "Bearer x"}).games()
            self.assertEqual(handler.asked, [])

    async def test_what_is_no_address_token_or_match_is_not_asked_for(self) -> None:
        for text in ("", "localhost:7777", "http://", "ftp://x", "http:///x", "http://a b", "http://u@h", "http://:80"):
            with self.assertRaises(BadAddress, msg=text):
                await Session.sign_in(text, "Ada")
        with self.assertRaises(Problem):
            await Session.with_token("http://127.0.0.1:1", "a\r\nX: y")
        session = Session("https://septet.example/games", {"id": "", "name": "", "kind": "bot"}, {})
        self.assertEqual(session.socket[0], "wss://septet.example/games/ws")
        with self.assertRaises(Problem):
            await session.match_record("../games")
        with self.assertRaises(Problem):
            await session.join_ladder("../games")


if __name__ == "__main__":
    unittest.main()

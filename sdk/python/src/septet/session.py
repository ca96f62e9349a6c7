"""Signing in, and everything else that goes over HTTP."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import urllib.error
import urllib.request
from typing import Any, Literal, cast

from . import protocol
from .errors import BadAddress, Garbled, Problem, SeptetError, Unreachable

#: Seconds for one request and its answer.
PATIENCE = 30.0


class Session:
    """One signed-in account. Any number of sockets can be opened with it."""

    def __init__(self, server: str, account: protocol.Account, headers: dict[str, str]) -> None:
        self._server = _address(server)
        #: Who this is.
        self.account = account
        self._headers = headers

    def __repr__(self) -> str:
        return f"Session({self.account['name']} at {self._server})"

    @classmethod
    async def sign_in(cls, server: str, name: str, kind: Literal["bot", "person"] = "bot") -> Session:
        """Makes a guest account. A bot gets a bearer token; a person a cookie, as a browser would."""
        address = _address(server)
        body: protocol.SignIn = {"name": name, "kind": kind}
        # A cookie counts only together with the right origin.
        origin = {} if kind == "bot" else {"Origin": "/".join(address.split("/")[:3])}
        answer, cookie = await _request(address, "POST", "/api/session", origin, body)
        signed_in = cast(protocol.SignedIn, answer)
        token = signed_in.get("token")
        if token is not None:
            return cls(server, signed_in["account"], _bearer(token))
        if cookie is None:
            raise Garbled("a session without a token or a cookie")
        return cls(server, signed_in["account"], {"Cookie": cookie, **origin})

    @classmethod
    async def with_token(cls, server: str, token: str) -> Session:
        """Goes on with a bot's token from an earlier session."""
        answer, _ = await _request(_address(server), "GET", "/api/session", _bearer(token))
        return cls(server, cast(protocol.Account, answer), _bearer(token))

    @property
    def token(self) -> str | None:
        """A bot's token. Any program that has it can act as this bot."""
        scheme, _, token = self._headers.get("Authorization", "").partition(" ")
        return token if scheme == "Bearer" else None

    @property
    def socket(self) -> tuple[str, dict[str, str]]:
        """Where the socket is, and the headers that say who opens it."""
        return self._server.replace("http", "ws", 1) + "/ws", self._headers

    async def sign_out(self) -> None:
        """Ends the session; its sockets are closed."""
        await self.request("DELETE", "/api/session")

    async def games(self) -> list[protocol.GameListing]:
        """The games that the server offers."""
        return cast(list[protocol.GameListing], await self.request("GET", "/api/games"))

    async def tables(self) -> list[protocol.TableListing]:
        """The public tables, gathering and running."""
        return cast(list[protocol.TableListing], await self.request("GET", "/api/tables"))

    async def make_table(self, setup: protocol.SetupRequest) -> protocol.MadeTable:
        """Makes a table, with this account as its host."""
        return cast(protocol.MadeTable, await self.request("POST", "/api/tables", setup))

    async def match_record(self, match: str) -> protocol.MatchRecord:
        """The record of a match that is over."""
        return cast(protocol.MatchRecord, await self.request("GET", _match(match)))

    async def analysis(self, match: str, input: int) -> protocol.Analysis:
        """What a strong automatic player thinks of one decision of a match that is over: of this input of its record,
        counted from 0."""
        return cast(protocol.Analysis, await self.request("GET", f"{_match(match)}/analysis/{input}"))

    async def join_ladder(self, game: str) -> None:
        """A bot that listens on a socket: plays on the ladder of a game from now on. Said again, nothing changes."""
        await self.request("POST", _queue(game))

    async def leave_ladder(self, game: str) -> None:
        """Begins no further match on the ladder of a game. Those that are on go on."""
        await self.request("DELETE", _queue(game))

    async def bots(self, game: str) -> list[protocol.BotHere]:
        """The programs that play this game with anybody and are here."""
        return cast(list[protocol.BotHere], await self.request("GET", f"/api/bots?game={_game(game)}"))

    async def make_series(self, wanted: protocol.MakeSeries) -> protocol.Series:
        """Makes a series of matches between programs. Whoever else plays it is asked and has to agree."""
        return cast(protocol.Series, await self.request("POST", "/api/series", wanted))

    async def series(self, id: str) -> protocol.Series:
        """How a series stands."""
        return cast(protocol.Series, await self.request("GET", _series(id)))

    async def series_matches(self, id: str, page: int = 1) -> list[protocol.SeriesMatch]:
        """A page of the matches of a series that are over, from 1."""
        path = f"{_series(id)}/matches?page={page}"
        return cast(list[protocol.SeriesMatch], await self.request("GET", path))

    async def accept_series(self, id: str) -> protocol.Series:
        """Agrees to play a series that one was asked for."""
        return cast(protocol.Series, await self.request("POST", f"{_series(id)}/accept"))

    async def decline_series(self, id: str) -> protocol.Series:
        """Does not play it."""
        return cast(protocol.Series, await self.request("POST", f"{_series(id)}/decline"))

    async def cancel_series(self, id: str) -> protocol.Series:
        """Lets no further match begin of a series that one has made."""
        return cast(protocol.Series, await self.request("POST", f"{_series(id)}/cancel"))

    async def request(self, method: str, path: str, body: object = None) -> Any:
        """Any other request as this account; the answer's JSON, ``None`` if it has none."""
        answer, _ = await _request(self._server, method, path, self._headers, body)
        return answer


def refusal(status: int, body: bytes) -> SeptetError:
    """What a refusal over HTTP says."""
    try:
        said = json.loads(body)
        return problem(said)
    except (ValueError, KeyError, TypeError):
        if status >= 500:
            return Unreachable(f"it answers with status {status}")
        return Garbled(f"status {status}")


def problem(said: protocol.Problem) -> Problem:
    """The exception of a problem."""
    return Problem(said["code"], said["message"], said.get("refusal"), said.get("retry_after"))


def _address(text: str) -> str:
    """The address without a slash at its end, as ``http`` or ``https``."""
    found = re.fullmatch(r"(http|ws)(s?)(://[^\s/?#@\\:\x00-\x1f][^\s?#@\\\x00-\x1f]*)", text)
    if not found:
        raise BadAddress(text)
    return "http" + found[2] + found[3].rstrip("/")


def _match(match: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9-]+", match):
        raise Problem("not_found", "that is not a match id")
    return f"/api/matches/{match}"


def _series(id: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9-]+", id):
        raise Problem("not_found", "that is not the id of a series")
    return f"/api/series/{id}"


def _game(game: str) -> str:
    if not re.fullmatch(r"[a-z0-9-]+", game):
        raise Problem("not_found", "that is not the name of a game")
    return game


def _queue(game: str) -> str:
    return f"/api/ladders/{_game(game)}/queue"


def _bearer(token: str) -> dict[str, str]:
    if not re.fullmatch(r"[!-~]+", token):
        raise Problem("not_signed_in", "that is not a token")
    return {"Authorization": f"Bearer {token}"}


class _Stay(urllib.request.HTTPRedirectHandler):
    """Follows nobody: whoever redirects would be given the token."""

    def redirect_request(self, *_: Any) -> None:
        return None


async def _request(
    server: str, method: str, path: str, headers: dict[str, str], body: object = None
) -> tuple[Any, str | None]:
    return await asyncio.to_thread(_ask, server, method, path, headers, body)


def _ask(server: str, method: str, path: str, headers: dict[str, str], body: object) -> tuple[Any, str | None]:
    data = None if body is None else json.dumps(body).encode()
    content = {} if body is None else {"Content-Type": "application/json"}
    request = urllib.request.Request(server + path, data, {**headers, **content}, method=method)
    try:
        with urllib.request.build_opener(_Stay).open(request, timeout=PATIENCE) as response:
            text = response.read()
            cookie = response.headers.get("Set-Cookie")
    except urllib.error.HTTPError as refused:
        with refused:
            raise refusal(refused.code, refused.read()) from None
    except (OSError, http.client.HTTPException) as error:
        raise Unreachable(str(getattr(error, "reason", error))) from error
    try:
        return (json.loads(text) if text else None), (cookie.split(";")[0] if cookie else None)
    except ValueError as error:
        raise Garbled(str(error)) from error

"""What can go wrong between a client and its server."""

from __future__ import annotations

from typing import Any

from .protocol import ProblemCode

#: Close codes of the server with which the same client may come back at once.
_RESUMABLE = frozenset({1012, 4408, 4413})
#: Those with which it may not, and WebSocket's own for a client that breaks the rules.
_FINAL = frozenset({1002, 1007, 1008, 1009, 4401, 4429})

_PASSING_PROBLEMS: frozenset[ProblemCode] = frozenset(
    {"too_many", "storage_unavailable", "overtaken", "closing", "internal"}
)


class SeptetError(Exception):
    """Anything below."""

    @property
    def is_passing(self) -> bool:
        """Whether the same may work in a moment, without anybody doing anything about it."""
        return False


class BadAddress(SeptetError):
    """The server's address is not one."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is not a server address; expected one like http://127.0.0.1:7777")


class Unreachable(SeptetError):
    """The server cannot be reached, or the connection broke."""

    def __init__(self, why: str) -> None:
        super().__init__(f"the server cannot be reached: {why}")

    @property
    def is_passing(self) -> bool:
        return True


class Problem(SeptetError):
    """The server refused a request and says why."""

    def __init__(self, code: ProblemCode, message: str, refusal: Any = None, retry_after: int | None = None) -> None:
        super().__init__(message)
        #: For programs.
        self.code: ProblemCode = code
        #: For people.
        self.message = message
        #: With ``refused``: the game's own ``Refusal``.
        self.refusal = refusal
        #: With ``too_many`` and ``removed``: try again after so many milliseconds.
        self.retry_after = retry_after

    @property
    def is_passing(self) -> bool:
        return self.code in _PASSING_PROBLEMS


class Garbled(SeptetError):
    """The answer is not one of Septet's. Is it the right address?"""

    def __init__(self, what: str) -> None:
        super().__init__(f"the server's answer is not in Septet's protocol: {what}")


class Closed(SeptetError):
    """The server closed the socket."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"the server closed the socket ({code}): {reason}")
        #: The WebSocket close code.
        self.code = code
        #: Why, in words.
        self.reason = reason

    @property
    def is_passing(self) -> bool:
        return self.code in _RESUMABLE or self.code not in _FINAL


class Interrupted(SeptetError):
    """The socket broke before the answer came. Whether the request was carried out shows in the table's state.
    Submissions and chat lines never end so: they are repeated."""

    def __init__(self) -> None:
        super().__init__("the connection broke before the answer arrived")

    @property
    def is_passing(self) -> bool:
        return True


class Unwatched(SeptetError):
    """The server does not let this client follow the table any longer."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"this table can no longer be followed: {reason}")


class Unseated(SeptetError):
    """The host emptied the seat, or it was given up."""

    def __init__(self) -> None:
        super().__init__("the seat now belongs to another player")


class OtherGame(SeptetError):
    """The table plays another game than it was followed for."""

    def __init__(self, wanted: str, found: str) -> None:
        super().__init__(f"this table plays {found}, not {wanted}")

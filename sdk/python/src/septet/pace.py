"""How fast a socket may be talked to."""

from __future__ import annotations

import time
from collections.abc import Callable

from .protocol import Limits


class Pace:
    """A token bucket with the limits that the server said in ``hello``. A tenth of the burst is kept back, since messages
    may come together on the way."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self._gap = 1 / max(limits["messages_per_second"], 1)
        self._burst = max(limits["message_burst"] * 9 // 10, 1)
        self._now = now
        #: Until when what was sent so far lasts, at the steady rate.
        self._paid = 0.0

    def wait(self) -> float:
        """How many seconds the next message has to wait. It counts as sent."""
        now = self._now()
        self._paid = max(self._paid, now) + self._gap
        return max(0.0, self._paid - now - self._gap * self._burst)

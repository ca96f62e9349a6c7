"""How long to wait before trying again."""

from __future__ import annotations

import random

FIRST = 0.1
LONGEST = 5.0


class Backoff:
    """Waits that double, with some chance in them so that a thousand clients do not come back together."""

    def __init__(self) -> None:
        self._tries = 0

    def wait(self) -> float:
        """The next wait in seconds: between half of the full wait and all of it."""
        full = min(FIRST * (1 << min(self._tries, 10)), LONGEST)
        self._tries += 1
        return full * random.uniform(0.5, 1.0)

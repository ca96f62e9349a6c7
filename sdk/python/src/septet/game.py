"""A game, as a table is asked for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

View = TypeVar("View")
Intent = TypeVar("Intent")


@dataclass(frozen=True)
class Game(Generic[View, Intent]):
    """A game by its machine name. The type says what its views and intents are."""

    id: str

# Made of the list of games by `cargo xtask gen`. Do not edit.
"""A module for each game, with its types and its ``GAME``."""

from . import seven_dragons as seven_dragons
from . import seven_kingdoms as seven_kingdoms
from . import seven_sages as seven_sages
from . import seven_wonders as seven_wonders

__all__ = ["seven_dragons", "seven_kingdoms", "seven_sages", "seven_wonders"]

"""Programs that sit at Septet's tables.

::

    session = await Session.sign_in("http://127.0.0.1:7777", "Ada")
    async with Client(session) as client:
        table = await client.follow("K7M2PXR4TW")
        ended = await table.play(lambda decision: random.choice(decision.intents))
        print("place", ended.place)

``Connection`` is one socket with typed messages and nothing else. ``Client`` keeps one alive: it reconnects when the socket
breaks, resumes every table where it was, repeats unanswered submissions with their ids, so that each is carried out once, and
keeps to the server's limits. ``Table`` is one table as this client knows it. ``septet.protocol`` has the type of every message
and ``septet.games`` a module with those of each game, both made from the server's schema."""

from . import games as games
from . import protocol as protocol
from .client import Client as Client
from .connection import Connection as Connection
from .errors import BadAddress as BadAddress
from .errors import Closed as Closed
from .errors import Garbled as Garbled
from .errors import Interrupted as Interrupted
from .errors import OtherGame as OtherGame
from .errors import Problem as Problem
from .errors import SeptetError as SeptetError
from .errors import Unreachable as Unreachable
from .errors import Unseated as Unseated
from .errors import Unwatched as Unwatched
from .follow import TableMessage as TableMessage
from .game import Game as Game
from .link import Done as Done
from .link import fresh_id as fresh_id
from .listener import Listener as Listener
from .play import Decision as Decision
from .play import Ended as Ended
from .session import Session as Session
from .table import Table as Table

__version__ = "0.1.0"

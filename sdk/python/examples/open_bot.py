"""A complete bot that plays every game with whoever asks it to, and agrees to every series.

pip install ./sdk/python
python open_bot.py http://127.0.0.1:7777 Ada
"""

import asyncio
import random
import sys
from typing import Any

from septet import Client, SeptetError, Session, Table


async def play(table: Table[Any, Any]) -> None:
    try:
        ended = await table.play(lambda decision: random.choice(decision.intents))
        print(f"number {ended.place} at table {table.id}", flush=True)
    except SeptetError as error:
        print(f"left table {table.id}: {error}", flush=True)
    finally:
        table.close()


async def main(server: str, name: str) -> None:
    session = await Session.sign_in(server, name)
    games = [game["id"] for game in await session.games()]
    async with Client(session) as client:
        listener = await client.listen(games)
        playing = set()
        async for table in listener.tables(series=True):
            task = asyncio.create_task(play(table))
            playing.add(task)
            task.add_done_callback(playing.discard)


asyncio.run(main(*sys.argv[1:]))

"""A complete bot: sits down at a table of any game and plays any of the intents it is offered.

pip install ./sdk/python
python random_bot.py http://127.0.0.1:7777 K7M2PXR4TW Ada
"""

import asyncio
import random
import sys

from septet import Client, Session


async def main(server: str, code: str, name: str) -> None:
    session = await Session.sign_in(server, name)
    async with Client(session) as client:
        table = await client.follow(code)
        ended = await table.play(lambda decision: random.choice(decision.intents))
    print(f"{name} is number {ended.place} after {ended.decisions} decisions")


asyncio.run(main(*sys.argv[1:]))

"""A bot for 7 Kingdoms, with typed views and intents: plays its highest card, and takes what it can into its kingdom.

pip install ./sdk/python
python kingdoms_bot.py http://127.0.0.1:7777 K7M2PXR4TW Ada
"""

import asyncio
import random
import sys

from septet import Client, Decision, Session
from septet.games import seven_kingdoms as kingdoms


def choose(decision: Decision[kingdoms.View, kingdoms.Intent]) -> kingdoms.Intent:
    cards: list[kingdoms.IntentPlay] = [intent for intent in decision.intents if intent["do"] == "play"]
    if cards:
        return max(cards, key=lambda play: play["card"])
    taken = [intent for intent in decision.intents if intent["do"] == "take" and intent["to"] == "kingdom"]
    return random.choice(taken or decision.intents)


async def main(server: str, code: str, name: str) -> None:
    session = await Session.sign_in(server, name)
    async with Client(session) as client:
        table = await client.follow(code, kingdoms.GAME)
        async for decision in table.decisions():
            await decision.answer(choose(decision))
    assert table.view is not None and table.ended is not None
    kingdom = table.view["players"][table.ended.seat]["kingdom"]
    print(f"{name} is number {table.ended.place} with {len(kingdom)} cards after {table.ended.decisions} decisions")


asyncio.run(main(*sys.argv[1:]))

"""Not run: what a type checker makes of the types of each game. Each `type: ignore` has to be needed."""

from typing import Any

from septet import Client, Session, Table
from septet.games import seven_dragons, seven_kingdoms, seven_sages, seven_wonders
from septet.protocol import ClientMessage, ServerMessage


def known(message: ServerMessage) -> int:
    if message["type"] == "table":
        return message["state"]["setup"]["seats"]
    if message["type"] == "game":
        return len(message["steps"])
    message["steps"]  # type: ignore[typeddict-item]
    return 0


async def each_game(session: Session) -> None:
    client = Client(session)
    dragons = await client.follow("", seven_dragons.GAME)
    kingdoms = await client.follow("", seven_kingdoms.GAME)
    sages = await client.follow("", seven_sages.GAME)
    wonders = await client.follow("", seven_wonders.GAME)
    for table in (dragons, kingdoms, sages, wonders):
        print(table.seq)
    async for of_dragons in dragons.decisions():
        print(of_dragons.view["you"])
        of_dragons.view["row"]  # type: ignore[typeddict-item]
    async for of_kingdoms in kingdoms.decisions():
        row: list[int | None] = of_kingdoms.view["row"]
        print(row)
        await of_kingdoms.answer({"do": "play", "card": 28})
        play: seven_kingdoms.Intent = {"do": "play", "card": "28"}  # type: ignore[assignment, misc]
        await of_kingdoms.answer({"do": "plya", "card": 28})  # type: ignore[arg-type, misc]
        await of_kingdoms.answer(play)
    async for of_sages in sages.decisions():
        print(of_sages.view["players"])
        of_sages.view["row"]  # type: ignore[typeddict-item]
    async for of_wonders in wonders.decisions():
        print(of_wonders.view["age"])
        of_wonders.view["row"]  # type: ignore[typeddict-item]
    anything: Table[Any, Any] = await client.follow("")
    async for decision in anything.decisions():
        await decision.answer(decision.view["whatever"])


said: list[ClientMessage] = [
    {"type": "watch", "id": "1", "table": "T"},
    {"type": "sit", "id": "2", "table": "T"},
    {"type": "submit", "id": "4", "table": "T", "decision": 5, "intent": {"do": "play", "card": 5}},
]

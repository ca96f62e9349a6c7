"""A random bot that finds out whether what it is told has the types that the package says. Python 3.11 or newer.

python checking_bot.py http://127.0.0.1:7777 K7M2PXR4TW Ada
"""

from __future__ import annotations

import asyncio
import random
import sys
import types
from functools import cache
from importlib import import_module
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from septet import Client, Decision, Session, protocol


@cache
def fields(of: Any) -> dict[str, tuple[Any, bool]]:
    """The type of each field, and whether it has to be there."""
    full = get_type_hints(of, include_extras=True)
    return {name: (hint, full[name] == hint) for name, hint in get_type_hints(of).items()}


def wrong(value: Any, hint: Any, where: str) -> str | None:
    """What is wrong with a value."""
    origin, args = get_origin(hint), get_args(hint)
    no = f"{where} is {value!r:.80}, not {hint}"
    if hint is Any:
        return None
    if is_typeddict(hint):
        if not isinstance(value, dict):
            return no
        known = fields(hint)
        for name, (_, required) in known.items():
            if required and name not in value:
                return f"{where} has no {name}"
        inside = (
            wrong(item, known[name][0], f"{where}.{name}") if name in known else no for name, item in value.items()
        )
        return next((found for found in inside if found), None)
    if origin is Union or origin is types.UnionType:
        tried = [wrong(value, arg, where) for arg in args]
        return None if None in tried else max((found for found in tried if found), key=len)
    if origin is Literal:
        return None if value in args else no
    if origin is list:
        found = (
            (wrong(item, args[0], f"{where}[{n}]") for n, item in enumerate(value)) if isinstance(value, list) else [no]
        )
        return next((one for one in found if one), None)
    if origin is dict:
        return None if isinstance(value, dict) else no
    if hint is float:
        return None if type(value) in (int, float) else no
    return None if type(value) is (hint or type(None)) else no


def check(value: Any, hint: Any, where: str) -> None:
    found = wrong(value, hint, where)
    if found:
        sys.exit(f"the types are wrong: {found}")


async def main(server: str, code: str, name: str) -> None:
    session = await Session.sign_in(server, name)
    async with Client(session) as client:
        table = await client.follow(code)
        game = import_module("septet.games." + table.state["setup"]["game"].replace("-", "_"))
        assert game.GAME.id == table.state["setup"]["game"]

        def choose(decision: Decision[Any, Any]) -> Any:
            check(table.state, protocol.TableView, "table")
            check(table.game, protocol.ServerMessageGame, "game")
            check(decision.view, game.View, "view")
            check(table.game and table.game["decision"] and table.game["decision"]["choices"], game.Choices, "choices")
            for step in table.game["steps"] if table.game else []:
                for event in step["events"]:
                    check(event["seen"], game.Seen, "seen")
            return random.choice(decision.intents)

        ended = await table.play(choose)
    print(f"{name} is number {ended.place} after {ended.decisions} decisions")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

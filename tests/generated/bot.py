"""A bot whose types are made of the server's schemas: it plays any of the intents that it is offered.

python bot.py http://127.0.0.1:7777 K7M2PXR4TW Ada

Beside it lie `http_api.py`, made of /api/openapi.json, and for each game a module made of /api/schema/{game}/messages.
Whatever the server says that does not fit its type ends the match with an error.
"""

import asyncio
import importlib
import random
import sys
import urllib.request
import uuid

import http_api
import websockets


def ask(request, made_of=None):
    """One request over HTTP; the body is a model, and so is the answer."""
    if made_of is not None:
        request.data = made_of.model_dump_json(exclude_unset=True).encode()
        request.add_header("Content-Type", "application/json")
    return urllib.request.urlopen(request).read()


def sign_in(server, name):
    body = http_api.SignIn(name=name, kind=http_api.AccountKind.bot)
    answer = ask(urllib.request.Request(f"{server}/api/session"), body)
    return http_api.SignedIn.model_validate_json(answer).token


def game_of(server, token, code):
    request = urllib.request.Request(f"{server}/api/tables/{code}", headers={"Authorization": f"Bearer {token}"})
    return http_api.TableListing.model_validate_json(ask(request)).setup.game


async def play(socket, game, code):
    """Plays to the end with the types of one game."""
    answered, gathering = set(), True

    async def say(kind, **fields):
        message = kind(id=uuid.uuid4().hex, table=code, **fields)
        # It is one of those that a client may send.
        game.ClientMessage(message)
        await socket.send(message.model_dump_json(exclude_unset=True, by_alias=True))

    await say(game.ClientMessageWatch, type="watch")
    async for frame in socket:
        message = game.ServerMessage.model_validate_json(frame).root
        if isinstance(message, game.ServerMessageProblem):
            code_of = message.problem.code.value
            if code_of not in ("stale", "not_waiting", "refused"):  # then others were faster
                sys.exit(message.problem.message)
            answered.clear()
        elif isinstance(message, game.ServerMessageTable):
            gathering = message.state.status.value == "gathering"
            if gathering and message.you is None:
                await say(game.ClientMessageSit, type="sit")
            elif gathering and not message.state.seats[message.you.root].occupant.root.ready:
                await say(game.ClientMessageReady, type="ready", ready=True)
        elif isinstance(message, game.ServerMessageGame) and not gathering:
            if message.outcome is not None:
                return
            decision = message.decision
            if decision is not None and decision.owed and decision.number not in answered:
                answered.add(decision.number)
                intent = random.choice(decision.choices.intents)
                await say(game.ClientMessageSubmit, type="submit", decision=decision.number, intent=intent)


async def main(server, code, name):
    token = sign_in(server, name)
    game = importlib.import_module(game_of(server, token, code).replace("-", "_"))
    headers = {"Authorization": f"Bearer {token}"}
    url = server.replace("http", "ws", 1) + "/ws"
    async with websockets.connect(url, subprotocols=["septet.v1"], additional_headers=headers) as socket:
        await play(socket, game, code)
    print(f"{name} has played to the end")


asyncio.run(main(*sys.argv[1:]))

"""A complete bot in Python 3: sits down at a table and plays any of the intents it is offered.

    pip install websockets
    python bot.py http://127.0.0.1:7777 K7M2PXR4TW Ada
"""

import asyncio, json, random, sys, time, urllib.request, uuid

import websockets


def sign_in(server, name):
    """A bot gets a bearer token. Whoever has it is this bot."""
    body = json.dumps({"name": name, "kind": "bot"}).encode()
    request = urllib.request.Request(server + "/api/session", body, {"Content-Type": "application/json"})
    return json.load(urllib.request.urlopen(request))["token"]


class Bot:
    def __init__(self, code):
        self.code = code  # the table's code or id
        self.table = None  # the last `table` message: who sits where
        self.asked = {}  # what was not answered yet, by id: sent again on the next socket
        self.limits = {"messages_per_second": 1, "message_burst": 1}  # the server says its own in `hello`
        self.paid = 0.0  # until when the messages sent so far last, at the server's steady rate
        self.over = False

    async def say(self, socket, **fields):
        message = {"id": uuid.uuid4().hex, "table": self.code, **fields}
        if message["type"] == "submit":
            self.asked[message["id"]] = message
        await self.send(socket, message)

    async def send(self, socket, message):
        """Sends it as soon as the limits allow."""
        gap = 1 / self.limits["messages_per_second"]
        self.paid = max(self.paid, time.monotonic()) + gap
        await asyncio.sleep(self.paid - time.monotonic() - gap * self.limits["message_burst"])
        await socket.send(json.dumps(message))

    async def hear(self, socket, message):
        kind = message["type"]
        if kind == "hello":
            self.limits = message["limits"]
        elif kind == "done":
            self.asked.pop(message["id"], None)
        elif kind == "problem":
            problem, submission = message["problem"], self.asked.pop(message["id"], None)
            if problem["code"] == "too_many" and submission:
                await asyncio.sleep(problem["retry_after"] / 1000)
                await self.say(socket, **submission)
            elif problem["code"] not in ("stale", "not_waiting", "refused"):  # then others were faster
                sys.exit(problem["message"])
        elif kind == "table":
            self.table = message
            if message["state"]["status"] == "gathering":
                if message["you"] is None:
                    await self.say(socket, type="sit")
                elif not message["state"]["seats"][message["you"]]["occupant"]["ready"]:
                    await self.say(socket, type="ready", ready=True)
        elif kind == "game" and self.table["state"]["status"] != "gathering":
            self.over = message["outcome"] is not None
            # What is not owed can be left alone; a number is answered once, and again if that was refused.
            decision, sent = message["decision"], [said["decision"] for said in self.asked.values()]
            if decision and decision["owed"] and decision["number"] not in sent:
                # Your player goes here: message["view"] is all you know, choices are all you can do.
                intent = random.choice(decision["choices"]["intents"])
                await self.say(socket, type="submit", decision=decision["number"], intent=intent)


async def main(server, code, name):
    bot = Bot(code)
    headers = {"Authorization": "Bearer " + sign_in(server, name)}
    url = server.replace("http", "ws", 1) + "/ws"
    # Iterating `connect` opens a new socket, after a while, whenever the old one broke.
    async for socket in websockets.connect(url, subprotocols=["septet.v1"], additional_headers=headers):
        try:
            await bot.say(socket, type="watch")
            for message in list(bot.asked.values()):
                await self.send(socket, message)
            async for frame in socket:
                await bot.hear(socket, json.loads(frame))
                if bot.over:
                    return print(f"{name} has played to the end")
        except websockets.ConnectionClosed:
            continue


asyncio.run(main(*sys.argv[1:]))

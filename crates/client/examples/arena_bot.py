"""A complete player for the arena in Python 3: it does any of what it is offered.

    septet arena --players "exec:python3 crates/client/examples/arena_bot.py,heuristic" --games 100

A line of JSON comes in, a line of JSON goes out; what is printed to standard error is shown.
"""

import json, random, sys


def decide(view, choices, seat, game):
    """Your player goes here: `view` is all its seat knows, `choices` all it can do."""
    return random.choice(choices["intents"])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        # A match begins; `seats`, `seat`, `game` and `options` stand in every line.
        random.seed(message["seat"])
    elif message["type"] == "decide":
        # The answer is one line, within `limit_ms` milliseconds.
        intent = decide(message["view"], message["choices"], message["seat"], message["game"])
        print(json.dumps(intent), flush=True)
    elif message["type"] == "end":
        # `outcome` says who won. Another match may follow; when there is nothing more to read, it is over.
        place = message["outcome"]["places"][message["seat"]]

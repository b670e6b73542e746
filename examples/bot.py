#!/usr/bin/env python3
"""A player of any of the games in thirty lines of code, over standard input and output: see docs/bot-protocol.md.

quadriga simulate warriors --games 1 --seats "program:python examples/bot.py,random" --map-variant west2_isles
"""

import json
import os
import random
import sys


def decide(question: dict, dice: random.Random) -> dict:
    """Accept what is offered now and then, never offer anything, else do anything with as much as possible."""
    plain = [number for number, choice in enumerate(question["choices"]) if not choice.get("deal")]
    if not plain:  # the only way on is an offer: ask for nothing and give nothing
        return {"id": question["id"], "choice": 0, "legs": [], "clauses": []}
    number = dice.choice(plain)
    return {"id": question["id"], "choice": number, "amount": question["choices"][number]["high"]}


def play(dice: random.Random) -> None:
    for line in sys.stdin:
        try:
            message = json.loads(line)
            kind = message["type"]
        except (ValueError, TypeError, KeyError):
            sys.exit("bot.py: that is no message of Quadriga; name this program as a player, as in its first lines")
        if kind == "hello":
            dice.seed(message["seed"])
            print(json.dumps({"type": "hello", "protocol": 1, "name": "example"}), flush=True)
        elif kind == "question":
            print(json.dumps(decide(message, dice)), flush=True)
        elif kind == "refused":
            print(f"question {message['id']}: {message['code']} {message['rules']}", file=sys.stderr)


try:
    play(random.Random())
except BrokenPipeError:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing more can be said there
    sys.exit("bot.py: nobody listens any more")

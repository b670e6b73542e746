#!/usr/bin/env python3
"""A player of any of the games in thirty lines, over standard input and output: see docs/bot-protocol.md.

quadriga simulate warriors --games 1 --seats "program:python examples/bot.py,random" --map-variant west2_isles
"""

import json
import os
import random
import sys


def decide(question: dict, dice: random.Random) -> dict:
    """Accept what is offered now and then, never offer anything, else do anything with as much as possible."""
    plain = [number for number, choice in enumerate(question["choices"]) if not choice.get("deal")]
    number = dice.choice(plain or [0])
    choice = question["choices"][number]
    if choice.get("deal"):  # the only way on is an offer: ask for nothing and give nothing
        return {"id": question["id"], "choice": number, "legs": [], "clauses": []}
    return {"id": question["id"], "choice": number, "amount": choice["high"]}


def read(line: str) -> dict:
    try:
        message = json.loads(line)
        return {"type": message["type"], **message}
    except (ValueError, TypeError, KeyError):
        sys.exit("bot.py: that is no message of Quadriga; name this program as a player, as in its first lines")


def main() -> None:
    dice = random.Random()
    for line in sys.stdin:
        message = read(line)
        if message["type"] == "hello":
            dice.seed(message["seed"])
            print(json.dumps({"type": "hello", "protocol": 1, "name": "example"}), flush=True)
        elif message["type"] == "question":
            print(json.dumps(decide(message, dice)), flush=True)
        elif message["type"] == "refused":
            print(f"question {message['id']}: {message['code']} {message['rules']}", file=sys.stderr)


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing more can be said there
        sys.exit("bot.py: nobody listens any more")

"""A complete engine in Python without any library: it plays a random legal action, but never a Curse.

bastide simulate dominion --bots "engine:python examples/engines/random_engine.py,random" --games 10
"""

import json
import random
import sys


def answer(line: str) -> None:
    print(line, flush=True)


legal: list[str] = []
for line in sys.stdin:
    command, _, data = line.strip().partition(" ")
    if command == "bastide":
        answer("name Random engine")
        answer("ready")
    elif command == "newgame":
        random.seed(json.loads(data)["seed"])
        answer("ready")
    elif command == "position":
        legal = json.loads(data)["legal"]
    elif command == "go":
        wanted = [action for action in legal if "curse" not in action]
        answer("bestaction " + random.choice(wanted or legal))
    elif command == "quit":
        break

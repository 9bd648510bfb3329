"""An engine for Lutèce in Python, without a library: of the legal moves it takes the first of the
kind it likes best. docs/engines.md tells the protocol.

    lutece match paris --bots "haussmann,cmd:python3 engine.py"
"""

import json
import sys

# The words that moves begin with, best first.
LIKED = ["bonus", "vp", "prestige", "build", "move", "choose", "use", "shop", "tile", "key", "take"]


def lines(count):
    """The lines that a count announces."""
    return [sys.stdin.readline().rstrip("\n") for _ in range(int(count))]


def rank(move):
    word = move.split(" ")[0]
    return LIKED.index(word) if word in LIKED else len(LIKED)


def main():
    view, legal = {}, []
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "lutece":
            print("engine example in Python")
        elif word == "ready?":
            print("ready")
        elif word == "record":
            lines(rest)  # a possible game, for engines that know the rules
        elif word == "view":
            view = json.loads(rest)  # what this seat sees
        elif word == "legal":
            legal = lines(rest)
        elif word == "go":
            assert view["seat"] and legal
            print("bestmove", min(legal, key=rank))
        elif word == "quit":
            return
        sys.stdout.flush()


main()

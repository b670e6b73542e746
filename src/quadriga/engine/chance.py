"""The generator in the state (sfc32: four 32-bit words) and the four things rules may ask of chance."""

from hashlib import sha256
from typing import Final

from quadriga.engine.errors import Cause

WORD: Final = 0xFFFFFFFF

ROLL: Final = 1  # dice, sides -> each die, 1 to sides
SHUFFLE: Final = 2  # count -> a permutation of 0 to count - 1
DRAW: Final = 3  # size, count -> count different numbers below size
DICE: Final = 4  # sides of each die -> each die, 1 to its sides


def next_word(rng: list[int]) -> int:
    a = rng[0]
    b = rng[1]
    c = rng[2]
    word = (a + b + rng[3]) & WORD
    rng[3] = (rng[3] + 1) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + ((c << 3) & WORD)) & WORD
    rng[2] = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
    return word


def below(rng: list[int], bound: int) -> int:
    """A number from 0 to bound - 1, each exactly equally likely."""
    if bound <= 1:
        return 0
    limit = 4294967296 - 4294967296 % bound
    word = next_word(rng)
    while word >= limit:
        word = next_word(rng)
    return word % bound


def permutation(rng: list[int], count: int) -> list[int]:
    order = list(range(count))
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def seeded(material: str) -> list[int]:
    """A generator from any text, after the usual warm-up rounds."""
    digest = sha256(material.encode()).digest()
    rng = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8)]
    rng.append(1)
    for _ in range(15):
        next_word(rng)
    return rng


def results(rng: list[int], request: list[int]) -> list[int]:
    """Answer a request from the generator."""
    if request[0] == ROLL:
        return [below(rng, request[2]) + 1 for _ in range(request[1])]
    if request[0] == DICE:
        return [below(rng, sides) + 1 for sides in request[1:]]
    if request[0] == SHUFFLE:
        return permutation(rng, request[1])
    return permutation(rng, request[1])[: request[2]]


def fault(request: list[int], answer: list[int]) -> Cause | None:
    """What is wrong with an outside answer to a request; None if it is possible."""
    if request[0] == ROLL:
        count = request[1]
        possible = all(1 <= die <= request[2] for die in answer)
    elif request[0] == DICE:
        count = len(request) - 1
        possible = all(1 <= die <= sides for die, sides in zip(answer, request[1:], strict=False))
    else:
        count = request[1] if request[0] == SHUFFLE else request[2]
        possible = all(0 <= n < request[1] for n in answer) and len(set(answer)) == len(answer)
    if len(answer) != count:
        return Cause("chance_count", need=count, count=len(answer))
    return None if possible else Cause("chance_range")

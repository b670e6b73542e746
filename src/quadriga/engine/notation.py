"""The typed form of every answer: ``verb target xN``, and ``offer france: 2 food for 1 gold`` for deals."""

import re

from quadriga.engine.choice import Answer, Choice, Deal
from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.module import Module

CLAUSE = re.compile(r"(?P<secret>secret )?(?P<kind>\S+) by (?P<party>\S+) until (?P<until>\d{1,9})")


def write_answer(module: Module, g: Game, seat: int, answer: Answer) -> str:
    """The compact form; reading it back gives the same answer in the same position."""
    words = [answer.verb.replace("_", "-")]
    kind = module.verbs[answer.verb].target
    if kind and answer.target >= 0:
        words.append(module.token(g, seat, kind, answer.target))
    if answer.amount:
        words.append(f"x{answer.amount}")
    text = " ".join(words)
    return f"{text}: {write_deal(module, g, seat, answer.deal)}" if answer.deal is not None else text


def write_choice(module: Module, g: Game, seat: int, choice: Choice) -> str:
    """A choice as one would type it, with its bounds."""
    text = write_answer(module, g, seat, Answer(choice.verb, choice.target))
    if choice.deal:
        return f"{text}: … for …"
    if choice.high == 0:
        return text
    return f"{text} x{choice.low}" if choice.low == choice.high else f"{text} x{choice.low}-{choice.high}"


def write_deal(module: Module, g: Game, seat: int, deal: Deal) -> str:
    given: list[str] = []
    taken: list[str] = []
    for start in range(0, len(deal.legs), 4):
        giver, _, kind, amount = deal.legs[start : start + 4]
        (given if giver == seat else taken).append(f"{amount} {module.token(g, seat, 'resource', kind)}")
    text = f"{', '.join(given) or 'nothing'} for {', '.join(taken) or 'nothing'}"
    promises = [write_clause(module, g, seat, deal.clauses[at : at + 4]) for at in range(0, len(deal.clauses), 4)]
    return f"{text} with {', '.join(promises)}" if promises else text


def write_clause(module: Module, g: Game, seat: int, clause: list[int]) -> str:
    """``secret peace by red until 3``"""
    kind, party, until, secret = clause
    words = f"{module.token(g, seat, 'promise', kind)} by {module.token(g, seat, 'seat', party)} until {until}"
    return f"secret {words}" if secret else words


def read_answer(module: Module, g: Game, seat: int, text: str) -> Answer:
    """Parse an answer, legal or not; raises InputError if it cannot be understood."""
    head, colon, terms = text.strip().lower().partition(": ")
    if not colon and head.endswith(":"):
        head, colon = head[:-1], ":"
    words = head.split()
    if not words:
        raise InputError("notation_empty")
    verb = words.pop(0).replace("-", "_")
    if verb not in module.verbs:
        known = ", ".join(sorted(name.replace("_", "-") for name in module.verbs))
        raise InputError("notation_verb", verb=verb.replace("_", "-"), known=known)
    amount = 0
    if words and re.fullmatch(r"x\d{1,9}", words[-1]):
        amount = int(words.pop()[1:])
    kind = module.verbs[verb].target
    target = -1
    if len(words) > bool(kind) and words[-1].isdecimal():
        raise InputError("notation_amount", answer=f"{head.rpartition(' ')[0]} x{words[-1]}")
    if words and kind:
        target = module.identify(g, seat, kind, " ".join(words))
    elif words:
        raise InputError("notation_extra", verb=verb.replace("_", "-"), words=" ".join(words))
    answer = Answer(verb, target, amount)
    if colon:
        answer.deal = read_deal(module, g, seat, answer, terms)
    elif amount == 0:
        answer = with_implied_number(g, seat, answer)
    return module.wanted(g, seat, answer)


def with_implied_number(g: Game, seat: int, answer: Answer) -> Answer:
    """Leaving out ``xN`` means the smallest number there is."""
    if seat in g.waiting():
        for choice in g.choices(seat):
            if choice.verb == answer.verb and choice.target == answer.target and choice.low > 0:
                return Answer(answer.verb, answer.target, choice.low)
    return answer


def read_deal(module: Module, g: Game, seat: int, answer: Answer, terms: str) -> Deal:
    things, _, promises = terms.partition(" with ")
    sides = things.split(" for ")
    if len(sides) != 2:
        raise InputError("notation_deal", text=terms)
    other = g.stack[-1].deal_partner(g, answer) if g.stack else answer.target
    legs: list[int] = []
    for side, giver, taker in ((sides[0], seat, other), (sides[1], other, seat)):
        for item in side.split(","):
            item = item.strip()
            if item in ("nothing", ""):
                continue
            number, _, thing = item.partition(" ")
            if not number.isdecimal() or len(number) > 9 or not thing:
                raise InputError("notation_deal", text=terms)
            legs.extend([giver, taker, module.identify(g, seat, "resource", thing.strip()), int(number)])
    clauses: list[int] = []
    for item in promises.split(",") if promises else []:
        match = CLAUSE.fullmatch(item.strip())
        if match is None:
            raise InputError("notation_deal", text=terms)
        kind = module.identify(g, seat, "promise", match["kind"])
        party = module.identify(g, seat, "seat", match["party"])
        clauses.extend([kind, party, int(match["until"]), int(match["secret"] is not None)])
    return Deal(legs, clauses)

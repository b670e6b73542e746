"""From the engine's numbers to what travels on the wire. Nothing here knows a game."""

from collections.abc import Iterable
from typing import Any

from quadriga.engine.choice import Choice, Reason, Refusal
from quadriga.engine.events import EVERYBODY, Event
from quadriga.engine.game import Game
from quadriga.engine.module import Module
from quadriga.engine.notation import write_choice
from quadriga.engine.phrase import plain
from quadriga.server.wire.common import Why, Word
from quadriga.server.wire.play import ChoiceDoc, Decision, RefusalDoc, Say, SeatState, Told

ACTORS = ("seat", "striker")  # names of the number that says who did it


def word(module: Module, g: Game, kind: str, number: int) -> Word:
    """A thing by its label; a bare number stays a number."""
    label = module.label(g, kind, number)
    return number if label == f"={number}" else label


def words(module: Module, g: Game, numbers: dict[str, int]) -> dict[str, Word]:
    """Numbers whose names say what they are."""
    return {name: word(module, g, "seat" if name == "other" else name, number) for name, number in numbers.items()}


def asked(module: Module, g: Game, seat: int) -> Say:
    """The question a seat owes an answer to."""
    prompt = module.prompt(g, seat)
    named = {name: plain(part) for name, part in prompt.words.items()}
    return Say(prompt.message, words(module, g, prompt.params) | named)


def ending(module: Module, g: Game) -> Say | None:
    """Why a game that is over has ended."""
    phrase = module.ending(g)
    return Say(phrase.message, {name: plain(part) for name, part in phrase.words.items()}) if phrase else None


def why(module: Module, g: Game, reason: Reason) -> Why:
    return Why(reason.code, list(reason.rules), words(module, g, reason.params))


def choice_doc(module: Module, g: Game, seat: int, choice: Choice) -> ChoiceDoc:
    verb = module.verbs[choice.verb]
    return ChoiceDoc(
        verb=choice.verb,
        target=choice.target,
        kind=verb.target,
        words={name: plain(part) for name, part in module.words(g, seat, choice).items()},
        low=choice.low,
        high=choice.high,
        deal=choice.deal,
        grave=module.is_grave(g, seat, choice),
        notation=write_choice(module, g, seat, choice),
    )


def refusal_doc(module: Module, g: Game, seat: int, refusal: Refusal) -> RefusalDoc:
    kind = module.verbs[refusal.verb].target
    named: dict[str, Word] = {}
    if kind and refusal.target >= 0:
        closed = Choice(refusal.verb, refusal.target)
        named = {name: plain(part) for name, part in module.words(g, seat, closed).items()}
    return RefusalDoc(refusal.verb, refusal.target, why(module, g, refusal.reason), kind, named)


def decision(module: Module, g: Game, seat: int, serial: int) -> Decision | None:
    """What the seat owes, with what is closed to it and why; None if it owes nothing."""
    if g.over or seat not in g.waiting():
        return None
    prompt = asked(module, g, seat)
    offer = g.explained(seat)
    return Decision(
        seat=seat,
        serial=serial,
        prompt=prompt,
        moment=prompt.say,
        choices=[choice_doc(module, g, seat, choice) for choice in offer.choices],
        refusals=[refusal_doc(module, g, seat, refusal) for refusal in offer.refusals],
    )


def seat_state(module: Module, g: Game, seat: int, serial: int, can_undo: int) -> SeatState:
    """Everything one seat may see; seat -1 is the spectator. ``serial`` names what it owes."""
    if seat < 0:
        return SeatState(-1, module.view(g, -1))
    return SeatState(
        seat=seat,
        view=module.view(g, seat),
        decision=decision(module, g, seat, serial),
        anytime=[choice_doc(module, g, seat, choice) for choice in g.anytime(seat)],
        can_undo=can_undo,
        stamp=serial,
    )


def seat_names(module: Module, g: Game) -> list[Word]:
    return [word(module, g, "seat", seat) for seat in range(g.seats)]


def told(module: Module, g: Game, events: Iterable[Event]) -> list[dict[str, Any]]:
    """Events as they are kept: with words, since the things they name may change, and with who saw each."""
    return [told_one(module, g, event) for event in events]


def told_one(module: Module, g: Game, event: Event) -> dict[str, Any]:
    named: dict[str, Word] = {}
    actor = -1
    kind = module.events[event.kind]
    for described, number in zip(kind.args, event.args):
        name, colon, thing = described.partition(":")
        named[name] = word(module, g, thing if colon else name, number)
        if name in ACTORS and actor < 0:
            actor = number
    doc: dict[str, Any] = {"kind": event.kind, "with": named, "args": event.args[: len(kind.args)], "actor": actor}
    if event.seen_by != EVERYBODY:
        doc["seen_by"] = event.seen_by
    return doc


def told_to(module: Module, docs: list[dict[str, Any]], seat: int, everything: bool = False) -> list[Told]:
    """The kept events that a seat saw; ``everything`` after the end."""
    found: list[Told] = []
    for doc in docs:
        mask = doc.get("seen_by", EVERYBODY)
        if everything or mask == EVERYBODY or (seat >= 0 and (mask >> seat) & 1):
            kind = module.events.get(doc["kind"])
            rules = list(kind.rules) if kind is not None else []
            found.append(Told(doc["kind"], doc["with"], doc["args"], doc["actor"], rules))
    return found

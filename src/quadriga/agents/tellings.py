"""What tools answer: documents made of a place, never of anything its seat may not know."""

from typing import Any, cast

from pydantic import ValidationError
from typing_extensions import TypedDict

from quadriga.agents.place import Place, Refusal, Seated
from quadriga.engine.choice import Choice, Reason
from quadriga.engine.errors import InputError, InputErrors
from quadriga.engine.game import Game
from quadriga.engine.module import HANDICAP, handicaps
from quadriga.engine.notation import write_choice
from quadriga.language.texts import Texts

LONGEST_TEXT = 6000  # signs of one answer's text: more comes in pages
MOST_NEWS = 60  # lines


class Action(TypedDict, total=False):
    """``action`` is what ``act`` takes; an ``x2-5`` at its end means a number from 2 to 5. ``terms`` is an example of
    those that a deal wants."""

    action: str
    sentence: str
    grave: bool
    deal: bool
    terms: str


class Closed(TypedDict):
    """Something a player would look for and cannot do."""

    action: str
    code: str
    sentence: str
    remedy: str
    rules: list[str]


class Invited(TypedDict, total=False):
    """Your seat. Give ``key`` with every call; hand ``invitations`` to the other agents, ``link`` to people."""

    table: str
    key: str
    seat: int
    started: bool
    invitations: dict[str, str]
    link: str


class Games(TypedDict):
    games: list[dict[str, Any]]


class Standing(TypedDict, total=False):
    """Where the seat stands: given with every answer that may have changed it."""

    your_turn: bool
    over: bool
    serial: int
    prompt: str
    waiting_for: list[str]
    played_by: str
    budget_left: dict[str, int]


class News(Standing, total=False):
    events: list[str]
    events_left_out: int
    taken: list[str]


class Observation(Standing, total=False):
    table: str
    game: str
    seat: int
    seat_name: str
    players: list[str]
    conditions: dict[str, Any]
    options: dict[str, str | int]
    handicap: list[int]
    section: str
    text: str
    page: int
    pages: int


class Actions(Standing, total=False):
    actions: list[Action]
    anytime: list[Action]
    closed: list[Closed]
    page: int
    pages: int
    total: int


class Result(TypedDict, total=False):
    over: bool
    winners: list[str]
    scores: list[dict[str, Any]]
    record: str


def invited(seated: Seated) -> Invited:
    doc: Invited = {"table": seated.table, "key": seated.key, "seat": seated.seat, "started": seated.started}
    if seated.invitations:
        doc["invitations"] = seated.invitations
    if seated.link:
        doc["link"] = seated.link
    return doc


def standing(place: Place) -> Standing:
    g = place.game
    doc: Standing = {"your_turn": place.owes(), "over": bool(g is not None and g.over)}
    left = place.spent.left(place.conditions, place.now())
    if left:
        doc["budget_left"] = left
    if place.minded:
        doc["played_by"] = place.minded
    if g is None:
        doc["waiting_for"] = [place.texts("agent-start")]
        return doc
    if doc["your_turn"]:
        doc["serial"] = place.serial
        doc["prompt"] = place.texts.prompt(g, place.module.prompt(g, place.seat))
    elif not g.over:
        doc["waiting_for"] = [place.texts.name(g, "seat", seat) for seat in g.waiting()]
    return doc


def settled(place: Place) -> Observation:
    """What was settled before the game and is not as usual."""
    doc: Observation = {}
    conditions = place.conditions.document()
    if conditions:
        doc["conditions"] = conditions
    chosen = {
        option.name: place.options[option.name]
        for option in place.module.options
        if place.options.get(option.name, option.default) != option.default
    }
    if chosen.pop(HANDICAP.name, ""):
        doc["handicap"] = handicaps(place.options, len(place.players))
    if chosen:
        doc["options"] = chosen
    return doc


def action_doc(place: Place, g: Game, choice: Choice) -> Action:
    doc: Action = {
        "action": write_choice(place.module, g, place.seat, choice),
        "sentence": place.texts.choice(g, place.seat, choice),
    }
    if place.module.is_grave(g, place.seat, choice):
        doc["grave"] = True
    if choice.deal:
        doc["deal"] = True
        doc["terms"] = place.texts("example-terms")
    return doc


def closed_docs(place: Place, g: Game) -> list[Closed]:
    found: list[Closed] = []
    for refusal in g.explained(place.seat).refusals:
        no = refusal_of(place.texts, g, refusal.reason)
        found.append(
            {
                "action": write_choice(place.module, g, place.seat, Choice(refusal.verb, refusal.target)),
                "code": no.code,
                "sentence": no.sentence,
                "remedy": no.remedy,
                "rules": list(no.rules),
            }
        )
    return found


def refusal_of(texts: Texts, g: Game, reason: Reason) -> Refusal:
    message = f"reason-{reason.code.replace('_', '-')}"
    remedy = texts.find(message, "remedy", texts.filled(g, reason.params)) or ""
    return Refusal(reason.code, texts.refusal(g, reason), remedy, tuple(reason.rules))


def fault_of(texts: Texts, error: InputError) -> Refusal:
    sentence = " ".join(texts.errors(error))
    return Refusal(error.code, sentence if len(sentence) <= LONGEST_TEXT else f"{sentence[:LONGEST_TEXT]}…")


def argument_faults(texts: Texts, error: ValidationError) -> Refusal:
    """Every argument that cannot be read, by its place."""
    faults: list[InputError] = []
    for fault in error.errors(include_url=False, include_context=False, include_input=False):
        place = ".".join(str(part) for part in fault["loc"])
        kind = fault["type"].partition("_")[0]  # of pydantic: ``int_parsing``, ``list_type``, ``missing``
        faults.append(
            InputError("argument_missing", argument=place)
            if kind == "missing"
            else InputError("argument_type", argument=place, wanted=kind)
        )
    return fault_of(texts, InputErrors(faults))._replace(code="arguments")


def news(place: Place, lines: list[str]) -> News:
    """The last lines, none of them too long for a reader who pays by the word."""
    shown = lines[-MOST_NEWS:]
    while len(shown) > 1 and sum(len(line) for line in shown) > LONGEST_TEXT:
        shown = shown[1:]
    doc = cast(News, standing(place))
    doc["events"] = shown
    if len(shown) < len(lines):
        doc["events_left_out"] = len(lines) - len(shown)
    return doc


def result(place: Place) -> Result:
    """The points, as far as everybody may know them."""
    g = place.game
    if g is None:
        raise InputError("table_not_started", table=place.table)
    texts = place.texts
    doc: Result = {"over": g.over, "winners": [texts.name(g, "seat", seat) for seat in g.winners] if g.over else []}
    if g.over or place.module.open_scores:
        doc["scores"] = [
            {"seat": seat, "name": texts.name(g, "seat", seat), "total": score["total"]}
            | {texts(f"score-{part.replace('_', '-')}"): points for part, points in score.items() if part != "total"}
            for seat, score in enumerate(place.module.scores(g))
        ]
    if g.over and place.record_file():
        doc["record"] = place.record_file()
    return doc


def pages_of(text: str, longest: int = LONGEST_TEXT) -> list[str]:
    """A text cut at the ends of lines where it is too long."""
    pages: list[str] = []
    page = ""
    for line in text.splitlines():
        while len(line) > longest:
            pages += [page] if page else []
            page, line = line[:longest], line[longest:]
        if page and len(page) + len(line) + 1 > longest:
            pages.append(page)
            page = ""
        page = f"{page}\n{line}" if page else line
    return [*pages, page] if page or not pages else pages

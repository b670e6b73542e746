"""Civilization CHR as the doors see it."""

from collections.abc import Mapping
from pathlib import Path

from quadriga.engine.choice import Choice
from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.module import Document, Module, Options, Prompt, handicaps_apart
from quadriga.engine.pack import Pack
from quadriga.engine.phrase import Phrase, Word
from quadriga.games.civilization import codec, hidden, names, view
from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.checks import problems
from quadriga.games.civilization.commitments import ends_purchases
from quadriga.games.civilization.data_names import CIVILIZATION_NAMES
from quadriga.games.civilization.endings import ending
from quadriga.games.civilization.events import EVENTS
from quadriga.games.civilization.load import CivilizationData, load_data
from quadriga.games.civilization.options import OPTIONS, option_faults
from quadriga.games.civilization.position import Builder, describe
from quadriga.games.civilization.procedures.ending import SCORE_ITEMS, points
from quadriga.games.civilization.prompts import PASSING, WINDOW_PROMPTS, prompt
from quadriga.games.civilization.reasons import REASONS
from quadriga.games.civilization.setup import empty_table, first_state
from quadriga.games.civilization.sheet import sheet
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.verbs import VERBS
from quadriga.games.civilization.words import ChoiceWords

# A caretaker keeps the civilization running: he takes what is due, places it and defends; he neither buys, attacks nor
# signs anything.
CARETAKER = frozenset(
    (
        "civilization",
        "settle",
        "post",
        "no_bid",
        "keep",
        "bless",
        "lose",
        "guard",
        "pass",
        "assign",
        "assign_wonder",
        "assign_to",
    )
    + ("recruit_at", "place", "launch_at", "take_improvement", "take_technology", "store_nuke", "elect", "skip_awards")
    + ("award_unit", "award_improvement", "award_growth", "award_coins", "award_spy", "award_point", "decline_award")
    + ("to", "halt", "hold_fire", "stay_out", "let_pass", "grant", "deny", "done", "ready", "field", "escort")
    + ("unescorted", "storm", "fire", "fire_at", "engage", "cease_fire", "end_round", "fight_on", "fall_back", "pick")
    + (
        "give_up",
        "forfeit",
        "fanatics",
        "rally",
        "recruit",
        "execute",
        "imprison",
        "extradite",
        "decline",
        "never_mind",
    )
    + ("give_up_war", "hand_over", "cede", "keep_government", "stay_in_anarchy", "govern", "risk", "bribe", "grow")
    + ("endow", "attach")
)


class CivilizationModule(Module):
    name = "civilization"
    title = "Civilization CHR"
    revision = 2
    min_seats = 3
    max_seats = 6
    verbs = VERBS
    events = EVENTS
    reasons = REASONS
    longest = 200_000
    caretaker = CARETAKER
    moments = PASSING
    bluffs = frozenset(WINDOW_PROMPTS)
    idle = ("pass", "done", "keep", "no_bid", "stay_out")
    draws_seats = True
    minute_verb = "clock"
    options = OPTIONS

    def __init__(self, pack: Pack | None = None) -> None:
        self.pack = pack
        self.data: CivilizationData = load_data(pack)

    @property
    def data_hash(self) -> str:
        return self.data.hash

    def folder(self) -> Path:
        return Path(__file__).parent

    def option_faults(self, seats: int, options: Options) -> list[InputError]:
        return option_faults(seats, options)

    def variations(self) -> list[tuple[int, Options]]:
        """rule: CV-VAR-1, CV-VAR-4, CV-VAR-5, CV-VAR-7, CV-VAR-13, CV-ORD-1, CV-END-9, CV-END-10, CV-END-11,
        CV-END-12"""
        bare = dict.fromkeys(("civilizations", "governments", "espionage", "events", "luxury", "strategy"), "off")
        bare |= dict.fromkeys(("experience", "roads", "prospecting", "landings", "barbarians"), "off")
        given: list[tuple[int, dict[str, object]]] = [
            (3, {"length": "short", "turns": 9}),
            (4, {"length": "short", "turns": 6, **bare, "order": "random"}),
            (6, {"length": "medium", "turns": 4, "order": "bid_clockwise", "strategy": "standard", "limited": "on"}),
            (5, {"length": "medium_long", "turns": 4, "draft": "draw_42", "order": "bid_random", "delayed": "on"}),
            (3, {"length": "long", "turns": 8, "draft": "draw_7", "limited": "on", "minutes": 90, "penalty": 3}),
            (3, {"length": "medium_long", "turns": 6, "governments": "off", "events": "off", "landings": "off"}),
            (3, {"length": "medium_long", "turns": 6, "espionage": "off", "luxury": "off", "delayed": "on"}),
            (4, {"length": "medium", "turns": 5, "strategy": "off", "roads": "off", "experience": "off"}),
            (3, {"length": "long", "turns": 5, "order": "bid_random", "auction": "on", "barbarians": "off"}),
        ]
        return [(seats, self.read_options(seats, options)) for seats, options in given]

    def new(self, seats: int, options: Options) -> Game:
        return first_state(self.data.board, seats, options)

    def dump(self, g: Game) -> Document:
        return codec.dump(table(g))

    def load(self, doc: Document) -> Game:
        g = codec.load(doc)
        g.board = self.data.board
        return g

    def problems(self, g: Game) -> list[str]:
        return problems(table(g))

    def stage(self, g: Game) -> tuple[int, int]:
        return table(g).turn, table(g).phase

    def scores(self, g: Game) -> list[dict[str, int]]:
        """Victory points by item, as they stand."""
        c = table(g)
        parts = [points(c, seat) for seat in range(c.seats)]
        scores = [{"total": sum(row), **dict(zip(SCORE_ITEMS, row, strict=True))} for row in parts]
        return handicaps_apart(c, scores, "merits", c.gone)

    def view(self, g: Game, seat: int) -> Document:
        return view.view(table(g), seat)

    def sheet(self, g: Game) -> Document:
        return sheet(self.data.board)

    def determinize(self, g: Game, seat: int, rng: list[int]) -> Game:
        return hidden.determinize(table(g), seat, rng)

    def describe(self, g: Game) -> Document:
        return describe(table(g))

    def build(self, seats: int, options: Options, position: Mapping[str, object]) -> Game:
        return Builder(empty_table(self.data.board, seats, options), position).build()

    def token(self, g: Game, seat: int, kind: str, number: int) -> str:
        return names.token(table(g), kind, number)

    def identify(self, g: Game, seat: int, kind: str, token: str) -> int:
        return names.identify(table(g), kind, token)

    def label(self, g: Game, kind: str, number: int) -> str:
        return names.label(table(g), kind, number)

    def side(self, g: Game, seat: int) -> str:
        """The civilization; the colour while nobody has one."""
        c = table(g)
        return CIVILIZATION_NAMES[c.civilization[seat]] if c.civilization[seat] != NOBODY else super().side(g, seat)

    def prompt(self, g: Game, seat: int) -> Prompt:
        return prompt(table(g), seat)

    def words(self, g: Game, seat: int, choice: Choice) -> dict[str, Word]:
        return ChoiceWords(table(g), seat).of(self.verbs[choice.verb].target, choice)

    def is_grave(self, g: Game, seat: int, choice: Choice) -> bool:
        return super().is_grave(g, seat, choice) or ends_purchases(table(g), seat, choice)

    def ending(self, g: Game) -> Phrase | None:
        return ending(table(g)) if g.over else None


def table(g: Game) -> Civilization:
    """The game, known to be one of ours."""
    if not isinstance(g, Civilization):
        raise TypeError(f"not a game of Civilization CHR: {type(g).__name__}")
    return g

"""Medioevo Universale as the doors see it."""

from collections.abc import Mapping
from pathlib import Path

from quadriga.engine.choice import Choice
from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.module import HANDICAP, Document, Module, Option, Options, Prompt, handicaps_apart
from quadriga.engine.pack import Pack
from quadriga.engine.phrase import Phrase, Word
from quadriga.games.medioevo import codec, hidden, names, view
from quadriga.games.medioevo.checks import problems
from quadriga.games.medioevo.codes import FINAL, FINAL_ITEMS, HONOUR_SOURCES, SOURCES, START
from quadriga.games.medioevo.endings import ending
from quadriga.games.medioevo.events import EVENTS
from quadriga.games.medioevo.load import MedioevoData, load_data
from quadriga.games.medioevo.position import Builder, describe
from quadriga.games.medioevo.prompts import PASSING, prompt
from quadriga.games.medioevo.reasons import REASONS
from quadriga.games.medioevo.scoring import total
from quadriga.games.medioevo.setup import empty_table, first_state, option_faults
from quadriga.games.medioevo.sheet import sheet
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.verbs import VERBS
from quadriga.games.medioevo.words import ChoiceWords

# A caretaker keeps the kingdom running: he taxes, pays and defends; he signs nothing and attacks nobody.
CARETAKER = frozenset(
    ("kingdom", "stake", "bid", "found", "post", "take_transport", "place_at", "keep_card", "bury", "take_token")
    + ("tax", "pay", "dismiss_units", "dismiss_piece", "forgo", "keep", "icon", "stop_piece", "suffer", "harm")
    + ("lose_cube", "rebel", "recruit", "at", "back", "done", "pass", "fight", "protect", "man", "ready", "act_as")
    + ("roll", "reroll", "press", "lose", "lose_crew", "lose_aboard", "keep_rest", "place_token", "rest", "place_cube")
    + (
        "refuse",
        "decline",
        "respect",
        "deploy",
        "halt",
        "stop",
        "let_pass",
        "loan",
        "repair",
        "recall",
        "to",
        "take_unit",
    )
    + ("market_bonus", "road_bonus", "conclude", "cancel", "aim_colour", "concede", "renounce")
)


class MedioevoModule(Module):
    name = "medioevo"
    title = "Medioevo Universale"
    revision = 1
    min_seats = 3
    max_seats = 6
    verbs = VERBS
    events = EVENTS
    reasons = REASONS
    longest = 60_000
    caretaker = CARETAKER
    moments = PASSING
    idle = ("pass", "done", "rest")
    team_option = "teams"
    options = (
        Option("turns", ("short", "medium", "long", "unlimited"), "medium"),
        Option("honour", (), 0, 0, 200),
        Option("kingdoms", ("random", "pick", "auction"), "random"),
        Option("terrain", ("off", "on"), "off"),
        Option("blood", ("off", "on"), "off"),
        Option("deployment", ("off", "on"), "off"),
        Option("teams", (), 0, 0, 3),
        HANDICAP,
    )

    def __init__(self, pack: Pack | None = None) -> None:
        self.pack = pack
        self.data: MedioevoData = load_data(pack)

    @property
    def data_hash(self) -> str:
        return self.data.hash

    def folder(self) -> Path:
        return Path(__file__).parent

    def option_faults(self, seats: int, options: Options) -> list[InputError]:
        return option_faults(seats, options)

    def variations(self) -> list[tuple[int, Options]]:
        """rule: MU-LEN-1, MU-LEN-3, MU-LEN-6, MU-KIN-3, MU-VAR-1, MU-VAR-4, MU-VAR-6, MU-VAR-8, MU-VAR-9"""
        given: list[tuple[int, dict[str, object]]] = [
            (4, {"turns": "short"}),
            (3, {"turns": "short", "kingdoms": "pick", "terrain": "on"}),
            (5, {"turns": "unlimited", "honour": 24, "kingdoms": "auction", "blood": "on"}),
            (6, {"turns": "short", "teams": 3, "deployment": "on"}),
            (4, {"turns": "medium", "teams": 2, "blood": "on", "terrain": "on", "kingdoms": "auction"}),
            (3, {"turns": "long", "honour": 40, "deployment": "on", "blood": "on"}),
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
        """Honour by source, and what the final scoring added."""
        m = table(g)
        parts: list[dict[str, int]] = []
        for seat in range(m.seats):
            sources = {
                SOURCES[source]: m.honour_log[seat * HONOUR_SOURCES + source] for source in range(HONOUR_SOURCES)
            }
            items = {f"final_{name}": 0 for name in FINAL_ITEMS}
            if m.final:
                items = {f"final_{name}": m.final[seat * FINAL + item] for item, name in enumerate(FINAL_ITEMS)}
            parts.append({"total": total(m, seat) if m.final else m.honour[seat], **sources, **items})
        return handicaps_apart(m, parts, SOURCES[START])

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

    def prompt(self, g: Game, seat: int) -> Prompt:
        return prompt(table(g), seat)

    def words(self, g: Game, seat: int, choice: Choice) -> dict[str, Word]:
        return ChoiceWords(table(g), seat).of(self.verbs[choice.verb].target, choice)

    def ending(self, g: Game) -> Phrase | None:
        return ending(table(g)) if g.over else None


def table(g: Game) -> Medioevo:
    """The game, known to be one of ours."""
    if not isinstance(g, Medioevo):
        raise TypeError(f"not a game of Medioevo Universale: {type(g).__name__}")
    return g

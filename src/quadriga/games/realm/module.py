"""Realm as the doors see it."""

from collections.abc import Mapping
from pathlib import Path

from quadriga.engine.game import Game
from quadriga.engine.module import Document, Module, Option, Options, Prompt, Verb
from quadriga.engine.pack import Pack
from quadriga.games.realm import codec, hidden, names, view
from quadriga.games.realm.checks import problems
from quadriga.games.realm.events import EVENTS
from quadriga.games.realm.load import RealmData, load_data
from quadriga.games.realm.position import Builder, describe
from quadriga.games.realm.prompts import prompt
from quadriga.games.realm.scoring import debt_points, land_points, points
from quadriga.games.realm.setup import empty_table, first_state
from quadriga.games.realm.state import Realm

VERBS = {
    "bid": Verb(grave=True),
    "reopen": Verb(),
    "offer": Verb("seat"),
    "counter": Verb("offer"),
    "accept": Verb("offer"),
    "decline": Verb("offer"),
    "withdraw": Verb("offer"),
    "done": Verb(grave=True),
    "enter": Verb("land"),
    "loan": Verb(),
    "play": Verb("card"),
    "pass": Verb(grave=True),
    "leave": Verb(grave=True),
    "time_up": Verb(grave=True),
}

REASONS = (
    "auction_only",
    "card_not_held",
    "council_only",
    "empty_deal",
    "loan_taken",
    "no_credit",
    "no_such_promise",
    "not_enough",
    "only_florins",
    "out_of_reach",
    "own_land",
    "pact_forbids",
    "seat_lacks",
    "turn_only",
    "wrong_card",
)


class RealmModule(Module):
    name = "realm"
    caretaker = frozenset(("bid", "done", "enter", "pass"))
    title = "Realm"
    revision = 1
    min_seats = 2
    max_seats = 4
    verbs = VERBS
    events = EVENTS
    reasons = REASONS
    longest = 2_000
    options = (Option("rounds", default=3, low=1, high=6), Option("offers", default=2, low=0, high=10))

    def __init__(self, pack: Pack | None = None) -> None:
        self.pack = pack
        self.data: RealmData = load_data(pack)

    @property
    def data_hash(self) -> str:
        return self.data.hash

    def folder(self) -> Path:
        return Path(__file__).parent

    def variations(self) -> list[tuple[int, Options]]:
        given: list[tuple[int, dict[str, str | int]]] = [
            (2, {}),
            (3, {}),
            (4, {}),
            (2, {"rounds": 1, "offers": 0}),
            (3, {"rounds": 6, "offers": 4}),
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
        return table(g).round, table(g).phase

    def scores(self, g: Game) -> list[dict[str, int]]:
        r = table(g)
        return [
            {
                "total": points(r, seat),
                "lands": land_points(r, seat),
                "florins": r.florins[seat],
                "debts": debt_points(r, seat),
            }
            for seat in range(r.seats)
        ]

    def view(self, g: Game, seat: int) -> Document:
        return view.view(table(g), seat)

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


def table(g: Game) -> Realm:
    assert isinstance(g, Realm)
    return g

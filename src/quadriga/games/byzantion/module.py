"""Byzantion as the doors see it."""

from collections.abc import Mapping
from pathlib import Path

from quadriga.engine.choice import Answer, Choice
from quadriga.engine.game import Game
from quadriga.engine.module import HANDICAP, Document, Module, Option, Options, Prompt, Verb, handicaps_apart
from quadriga.engine.pack import Pack
from quadriga.engine.phrase import Phrase, Word
from quadriga.games.byzantion import codec, hidden, names, view
from quadriga.games.byzantion.checks import problems
from quadriga.games.byzantion.endings import ending
from quadriga.games.byzantion.events import EVENTS
from quadriga.games.byzantion.load import ByzantionData, load_data
from quadriga.games.byzantion.position import Builder, describe
from quadriga.games.byzantion.prompts import BLUFFS, PASSING, prompt
from quadriga.games.byzantion.setup import empty_table, first_state
from quadriga.games.byzantion.sheet import sheet
from quadriga.games.byzantion.state import FINAL, Byzantion
from quadriga.games.byzantion.words import ChoiceWords

VERBS = {
    "spurn": Verb("mission", grave=True),
    "keep": Verb("card"),
    "seal": Verb("position"),
    "abstain": Verb(grave=True),
    "vote": Verb("option"),
    "decree": Verb("option", grave=True),
    "favour": Verb("seat", grave=True),
    "act": Verb("action"),
    "end_turn": Verb(grave=True),
    "stop": Verb(grave=True),
    "draw": Verb("way"),
    "take": Verb("card"),
    "play": Verb("card"),
    "done": Verb(grave=True),
    "join": Verb("card"),
    "alone": Verb(),
    "rearrange": Verb("card"),
    "activate": Verb("card"),
    "sell": Verb("good"),
    "buy": Verb("good"),
    "use": Verb(),
    "decline": Verb(),
    "first": Verb("card"),
    "give": Verb("good"),
    "gain": Verb("good"),
    "choose_player": Verb("seat"),
    "shed": Verb("card"),
    "strike": Verb("card", grave=True),
    "move_unit": Verb("piece"),
    "place_unit": Verb("unit"),
    "build": Verb("unit"),
    "place_in": Verb("territory"),
    "lay": Verb("good"),
    "take_part": Verb("part"),
    "commit": Verb("good"),
    "mark": Verb("card"),
    "stands_for": Verb("good"),
    "bid": Verb(grave=True),
    "choose_bandon": Verb("card"),
    "pass": Verb(),
    "discard": Verb("card"),
    "intrigue": Verb("card"),
    "reveal": Verb("event_round"),
    "reserve": Verb("card"),
    "pay_cost": Verb(),
    "claim": Verb("position", grave=True),
    "reopen": Verb(),
    "leave": Verb(grave=True),
    "time_up": Verb(grave=True),
}

REASONS = (
    "cannot_pay_cost",
    "cannot_pay_unit",
    "card_down",
    "card_marked",
    "claimed_before",
    "duplicated_before",
    "event_phase_only",
    "finish_step",
    "has_followers",
    "intrigue_apart",
    "no_auctoritas",
    "no_dynamis",
    "no_bandon",
    "no_miniatures",
    "no_room",
    "no_window",
    "none_held",
    "not_enough",
    "not_on_market",
    "nothing_to_activate",
    "nothing_to_build",
    "nothing_to_buy",
    "nothing_to_finance",
    "nothing_to_play",
    "nothing_to_sell",
    "nowhere_to_go",
    "on_the_market",
    "only_with_bandon",
    "own_turn_only",
    "pile_empty",
    "position_taken",
    "position_used",
    "produces_nothing",
    "reorganise_only",
    "reserved_before",
    "resolution_only",
    "solo_action_only",
    "solo_only",
    "vote_only",
    "wrong_window",
)

# A caretaker keeps the court running: he produces, draws and gives what is asked, and neither schemes nor votes.
CARETAKER = frozenset(
    ("spurn", "keep", "seal", "act", "draw", "take", "play", "activate", "commit", "done", "end_turn", "stop")
    + ("alone", "give", "shed", "discard", "bid", "pass", "decline", "lay", "stands_for", "place_in", "first")
)


class ByzantionModule(Module):
    name = "byzantion"
    title = "Byzantion"
    revision = 1
    min_seats = 1
    max_seats = 4
    verbs = VERBS
    events = EVENTS
    reasons = REASONS
    longest = 20_000
    caretaker = CARETAKER
    moments = PASSING
    bluffs = BLUFFS
    idle = ("pass", "done", "end_turn")
    options = (Option("length", ("standard", "marathon"), "standard"), HANDICAP)

    def __init__(self, pack: Pack | None = None) -> None:
        self.pack = pack
        self.data: ByzantionData = load_data(pack)

    @property
    def data_hash(self) -> str:
        return self.data.hash

    def folder(self) -> Path:
        return Path(__file__).parent

    def variations(self) -> list[tuple[int, Options]]:
        """rule: BZ-GEN-1, BZ-EVS-2, BZ-EVS-3, BZ-SOL-7, BZ-SOL-8"""
        return [
            (seats, self.read_options(seats, {"length": length}))
            for length in ("standard", "marathon")
            for seats in (4, 3, 2, 1)
        ]

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
        """The Doxa track, and what the end added to it."""
        b = table(g)
        parts: list[dict[str, int]] = []
        for seat in range(b.seats):
            resources, cards, missions = b.final[seat * FINAL : (seat + 1) * FINAL]
            track = b.doxa[seat] - resources - cards - missions
            parts.append(
                {
                    "total": b.doxa[seat],
                    "doxa": track,
                    "resources": resources,
                    "card_cost": cards,
                    "missions": missions,
                }
            )
        return handicaps_apart(b, parts, "doxa")

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

    def wanted(self, g: Game, seat: int, answer: Answer) -> Answer:
        """The name of a card with two copies stands for the one that is on offer."""
        b = table(g)
        if self.verbs[answer.verb].target != "card" or seat not in b.waiting():
            return answer
        offered = [choice.target for choice in b.choices(seat) if choice.verb == answer.verb]
        if answer.target in offered:
            return answer
        for card in offered:
            if b.board.card_keys[card] == f"{b.board.card_keys[answer.target]}_2":
                return Answer(answer.verb, card, answer.amount)
        return answer

    def ending(self, g: Game) -> Phrase | None:
        return ending(table(g)) if g.over else None


def table(g: Game) -> Byzantion:
    assert isinstance(g, Byzantion)
    return g

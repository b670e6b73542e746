"""Warriors & Traders as the doors see it."""

from collections.abc import Mapping
from itertools import chain
from pathlib import Path

from quadriga.engine.choice import Answer, Choice
from quadriga.engine.codec import CodecError
from quadriga.engine.errors import Cause, InputError
from quadriga.engine.game import Game
from quadriga.engine.module import HANDICAP, Document, Module, Option, Options, Prompt, Verb, handicaps_apart
from quadriga.engine.pack import Pack
from quadriga.engine.phrase import Phrase, Word
from quadriga.games.warriors import codec, hidden, names, view
from quadriga.games.warriors.checks import problems
from quadriga.games.warriors.endings import ending
from quadriga.games.warriors.events import EVENTS
from quadriga.games.warriors.load import WarriorsData, load_data
from quadriga.games.warriors.position import Builder, describe
from quadriga.games.warriors.prompts import PASSING, prompt
from quadriga.games.warriors.scoring import fortress_points, leader_points, province_points, victory_points
from quadriga.games.warriors.setup import TEAMS, empty_table, first_state
from quadriga.games.warriors.sheet import sheet
from quadriga.games.warriors.state import SAVED_IF_SET, Warriors
from quadriga.games.warriors.words import ChoiceWords

VERBS = {
    "nation": Verb("nation"),
    "advance": Verb("track"),
    "feed": Verb("unit", lasting=False),
    "feed_all": Verb(),
    "income": Verb("resource"),
    "bank": Verb("exchange"),
    "route": Verb("seat"),
    "buy_vp": Verb(),
    "offer": Verb("seat"),
    "counter": Verb("offer"),
    "accept": Verb("offer"),
    "decline": Verb("offer"),
    "withdraw": Verb("offer"),
    "form": Verb("kind"),
    "at": Verb("province"),
    "fortify": Verb("province"),
    "upgrade": Verb("unit", lasting=False),
    "war": Verb("seat", grave=True),
    "warlord": Verb("seat", grave=True),
    "university": Verb(),
    "master_trader": Verb(),
    "shift": Verb("shift"),
    "move": Verb("unit", lasting=False),
    "to": Verb("province"),
    "unify": Verb(grave=True),
    "battle": Verb("province", grave=True),
    "hit": Verb("target", lasting=False),
    "retreat_to": Verb("province"),
    "drive_to": Verb("province"),
    "withdraw_to": Verb("province"),
    "peace": Verb("seat", grave=True),
    "agree": Verb(grave=True),
    "refuse": Verb(grave=True),
    "go_on": Verb(grave=True),
    "stop": Verb(grave=True),
    "pass": Verb(grave=True),
    "done": Verb(grave=True),
    "leave": Verb(grave=True),
    "reopen": Verb(),
    "end_game": Verb(grave=True),
    "time_up": Verb(grave=True),
}

REASONS = (
    "actions_over",
    "ally",
    "ally_province",
    "armies_before",
    "bank_one_kind",
    "barbarians_barred",
    "battle_pending",
    "choose_source_first",
    "development_only",
    "extra_step_only",
    "extra_used",
    "foreign_army",
    "fortress_limit",
    "largest_already",
    "level_too_low",
    "manoeuvre_only",
    "monopoly",
    "must_fight",
    "nation_incomplete",
    "nation_taken",
    "no_action_points",
    "no_point_for_battle",
    "no_province",
    "no_refuge",
    "no_route",
    "no_route_left",
    "no_token",
    "no_trade_centre",
    "no_war",
    "none_in_ally_reserve",
    "none_in_reserve",
    "not_adjacent",
    "not_at_war",
    "not_controlled",
    "not_enough",
    "not_enough_food",
    "not_first_choice",
    "nowhere_to_go",
    "one_at_a_time",
    "only_resources",
    "peace_refused",
    "princess_cannot_enter",
    "princess_moved",
    "princess_sheltered",
    "princesses_later",
    "rate_not_met",
    "route_exists",
    "route_yields_other",
    "same_resource",
    "seat_lacks",
    "shift_after_actions",
    "track_full",
    "trade_phase_only",
    "unified_before",
    "unify_not_now",
    "upkeep_only",
)


# A caretaker feeds, takes what is due and fights where attacked: no trade, no war, no march.
CARETAKER = frozenset(
    ("nation", "feed", "feed_all", "income", "advance", "hit", "retreat_to", "drive_to", "withdraw_to", "done", "pass")
)


class WarriorsModule(Module):
    name = "warriors"
    title = "Warriors & Traders"
    revision = 1
    min_seats = 2
    max_seats = 6
    verbs = VERBS
    events = EVENTS
    reasons = REASONS
    longest = 20_000
    caretaker = CARETAKER
    moments = PASSING
    unmarked = (*Module.unmarked, *SAVED_IF_SET)

    def __init__(self, pack: Pack | None = None) -> None:
        self.pack = pack
        self.data: WarriorsData = load_data(pack)
        variants = ("none", *self.data.variants)
        last = self.data.board("west").last_turn
        self.options = (
            Option("map", tuple(self.data.maps), "west"),
            Option("map_variant", variants, "none"),
            Option("nation_choice", ("random", "pick"), "random"),
            Option("coop", ("off", "2v2", "3v3", "2v2v2"), "off"),
            Option("variable_turn_order", ("off", "on"), "off"),
            Option("route_income", ("auto", "off", "on"), "auto"),
            Option("turn_limit", default=last, low=1, high=last),
            Option("offers", default=6, low=0, high=50),
            HANDICAP,
        )

    @property
    def data_hash(self) -> str:
        return self.data.hash

    def folder(self) -> Path:
        return Path(__file__).parent

    def option_faults(self, seats: int, options: Options) -> list[InputError]:
        """rule: WT-SET-1, WT-SM-1, WT-COOP-1"""
        faults: list[InputError] = []
        coop = str(options["coop"])
        sizes = {"off": seats, "2v2": 4, "3v3": 6, "2v2v2": 6}
        if sizes[coop] != seats:
            faults.append(InputError("coop_players", coop=coop, need=sizes[coop], count=seats))
        variant = self.data.variants.get(str(options["map_variant"]))
        if variant is not None:
            if variant.players != seats:
                faults.append(InputError("variant_players", variant=variant.key, need=variant.players, count=seats))
            if variant.map != options["map"]:
                faults.append(InputError("variant_map", variant=variant.key, need=variant.map, map=str(options["map"])))
        if options["route_income"] == "on" and seats > 3:
            faults.append(InputError("route_income_players", count=seats))
        return faults

    def variations(self) -> list[tuple[int, Options]]:
        plain: list[tuple[int, dict[str, str | int]]] = [
            (seats, {"map": map_})
            for seats, map_ in ((2, "west"), (3, "east"), (4, "italy"), (5, "west"), (6, "east"), (4, "west"))
        ]
        variants: list[tuple[int, dict[str, str | int]]] = [
            (v.players, {"map": v.map, "map_variant": v.key}) for v in self.data.variants.values()
        ]
        teams: list[tuple[int, dict[str, str | int]]] = [
            (6 if coop != "2v2" else 4, {"map": "west", "coop": coop}) for coop in list(TEAMS)[1:]
        ]
        others: list[tuple[int, dict[str, str | int]]] = [
            (4, {"map": "east", "variable_turn_order": "on"}),
            (3, {"map": "italy", "nation_choice": "pick"}),
            (2, {"map": "east", "route_income": "on", "turn_limit": 4}),
            (6, {"map": "italy", "coop": "2v2v2", "variable_turn_order": "on", "offers": 0}),
        ]
        return [(seats, self.read_options(seats, given)) for seats, given in chain(plain, variants, teams, others)]

    def new(self, seats: int, options: Options) -> Game:
        return first_state(self.data, seats, options)

    def dump(self, g: Game) -> Document:
        return codec.dump(table(g))

    def load(self, doc: Document) -> Game:
        g = codec.load(doc)
        if g.map not in self.data.maps:
            raise CodecError("map", Cause("map_unknown", map=g.map))
        if g.variant and (g.variant not in self.data.variants or self.data.variants[g.variant].map != g.map):
            raise CodecError("variant", Cause("map_unknown", map=g.variant))
        g.board = self.data.board(g.map, g.variant)
        return g

    def problems(self, g: Game) -> list[str]:
        return problems(table(g))

    def stage(self, g: Game) -> tuple[int, int]:
        return table(g).turn, table(g).phase

    def scores(self, g: Game) -> list[dict[str, int]]:
        w = table(g)
        if not w.order:
            return [{"total": 0} for _ in range(w.seats)]
        scores = [
            {"total": 0, "provinces": 0, "fortresses": 0, "leaders": 0, "glory": 0}
            if seat in w.gone
            else {
                "total": victory_points(w, seat),
                "provinces": province_points(w, seat),
                "fortresses": fortress_points(w, seat),
                "leaders": leader_points(w, seat),
                "glory": w.glory[seat],
            }
            for seat in range(w.seats)
        ]
        return handicaps_apart(w, scores, "glory", w.gone)

    def view(self, g: Game, seat: int) -> Document:
        return view.view(table(g), seat)

    def sheet(self, g: Game) -> Document:
        return sheet(table(g).board)

    def determinize(self, g: Game, seat: int, rng: list[int]) -> Game:
        return hidden.determinize(table(g), seat, rng)

    def describe(self, g: Game) -> Document:
        return describe(table(g))

    def build(self, seats: int, options: Options, position: Mapping[str, object]) -> Game:
        return Builder(empty_table(self.data, seats, options), position).build()

    def token(self, g: Game, seat: int, kind: str, number: int) -> str:
        return names.token(table(g), seat, kind, number)

    def identify(self, g: Game, seat: int, kind: str, token: str) -> int:
        return names.identify(table(g), seat, kind, token)

    def label(self, g: Game, kind: str, number: int) -> str:
        return names.label(table(g), kind, number)

    def prompt(self, g: Game, seat: int) -> Prompt:
        return prompt(table(g), seat)

    def words(self, g: Game, seat: int, choice: Choice) -> dict[str, Word]:
        return ChoiceWords(table(g), seat).of(self.verbs[choice.verb].target, choice)

    def wanted(self, g: Game, seat: int, answer: Answer) -> Answer:
        """A unit that has offered twins stands for the one on offer."""
        w = table(g)
        if self.verbs[answer.verb].target not in ("unit", "target") or seat not in w.waiting():
            return answer
        offered = [choice.target for choice in w.choices(seat) if choice.verb == answer.verb]
        if answer.target in offered:
            return answer
        typed = names.unit_token(w, answer.target)
        for unit in offered:
            if names.unit_token(w, unit) == typed:
                return Answer(answer.verb, unit, answer.amount)
        return answer

    def ending(self, g: Game) -> Phrase | None:
        return ending(table(g)) if g.over else None


def table(g: Game) -> Warriors:
    assert isinstance(g, Warriors)
    return g

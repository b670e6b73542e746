"""One game among greedy players, watched: what its events and its end say about the balance of the game."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from quadriga.bots.referee import ask_bot
from quadriga.bots.registry import make_bot
from quadriga.engine.chance import seeded
from quadriga.engine.events import Event
from quadriga.games.civilization.board import ANARCHY, ANCIENT, TERRITORIES
from quadriga.games.civilization.module import CivilizationModule, table
from quadriga.games.civilization.state import Civilization

Use = tuple[int, int]  # seat, then card, technology, wonder, improvement or government


class Chronicle(NamedTuple):
    """What is kept of a game: lists by seat, pairs of seat and thing once for each time."""

    civilizations: list[int]  # -1 in games without types
    governments: list[int]  # at the end; who is in anarchy is counted for the one he had before
    first_order: list[int]  # seats in the turn order of the first turn
    points: list[int]
    winners: list[int]
    finished: bool  # False: it was broken off after too many decisions
    ending: int
    turns: int
    eras: dict[int, int]  # era -> turn in which it began
    decisions: int
    faults: int
    sources: list[dict[str, int]]  # of ``module.scores``
    drawn: list[Use]  # strategy cards
    played: list[Use]
    discovered: list[Use]  # technologies
    wonders: list[Use]
    improvements: list[Use]
    adopted: list[Use]  # governments
    reigns: list[Use]  # government of a seat at the end of each turn
    missions: list[Use]  # of spies, declared
    successes: list[Use]
    units: dict[str, list[int]]  # by kind: bought, fielded in a battle, fallen in one
    counts: dict[str, int]  # battles and so on


# Events that are simply counted, and under which name
COUNTED = {
    "settlement.founded": "settlements founded",
    "settlement.grown": "settlements grown",
    "settlement.captured": "settlements captured",
    "settlement.occupied": "settlements occupied by barbarians",
    "settlement.barbarian": "settlements that became barbarian",
    "settlement.revolted": "revolts",
    "barbarians.destroyed": "barbarian settlements destroyed",
    "civil_war.broke_out": "civil wars",
    "government.fallen": "revolutions",
    "culture.tried": "attempts at cultural dominance",
    "culture.won": "settlements won by culture",
    "resources.exchanged": "resources exchanged",
    "peace.made": "peaces",
    "battle.joined": "battles that third players joined",
    "capital.captured": "capitals captured",
    "unit.upgraded": "upgrades",
    "spy.bought": "spies bought",
    "nuke.bought": "nuclear weapons bought",
    "technology.given": "technologies given in deals",
    "coins.given": "payments in deals",
    "land.terraformed": "terraformings",
    "settlement.migrated": "migrations",
    "road.built": "roads",
    "railway.built": "railways",
    "treasure.found": "treasures",
    "minor.joined": "minor civilizations that joined",
    "minor.rose": "minor civilizations that rose",
    "plague.broke_out": "plagues",
    "token.prospected": "prospectings",
    "nuke.exploded": "nuclear strikes",
    "catastrophe.struck": "catastrophes",
    "seat.eliminated": "players eliminated",
    "award.point": "merit awards taken as points",
}


class Watcher:
    """Reads the events of a game as they happen."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.turn = 0
        self.order: list[int] = []
        self.eras: dict[int, int] = {ANCIENT: 1}
        self.drawn: list[Use] = []
        self.played: list[Use] = []
        self.discovered: list[Use] = []
        self.wonders: list[Use] = []
        self.improvements: list[Use] = []
        self.adopted: list[Use] = []
        self.reigns: list[Use] = []
        self.missions: list[Use] = []
        self.successes: list[Use] = []
        self.units: dict[str, list[int]] = {"bought": [], "fielded": [], "fallen": []}
        self.war: tuple[int, ...] = ()
        self.counts: Counter[str] = Counter()

    def read(self, g: Civilization, events: list[Event]) -> None:
        uses = {
            "card.drawn": self.drawn,
            "strategy.played": self.played,
            "technology.acquired": self.discovered,
            "wonder.taken": self.wonders,
            "improvement.bought": self.improvements,
            "improvement.received": self.improvements,
            "government.chosen": self.adopted,
            "mission.declared": self.missions,
            "mission.succeeded": self.successes,
        }
        self.note_wars(g)
        for event in events:
            kind = event.kind
            first, second = event.args[0], event.args[1]
            if kind in uses:
                uses[kind].append((first, second))
            elif kind == "turn.started":
                if self.turn:
                    self.note_reigns(g)
                self.turn = first
            elif kind == "order.set":
                if len(self.order) < self.seats:
                    self.order.append(first)
            elif kind == "era.began":
                self.eras[first] = self.turn
            elif kind == "battle.begun":
                self.counts[battle_name(event.args, g.seats)] += 1
            elif kind == "unit.bought":
                self.units["bought"].extend([second] * event.args[2])
            elif kind == "unit.fielded":
                self.units["fielded"].append(second)
            elif kind == "unit.fell":
                self.units["fallen"].append(second)
            if kind in COUNTED:
                self.counts[COUNTED[kind]] += 1
        events.clear()

    def note_wars(self, g: Civilization) -> None:
        """Wars that have begun since the last look: everybody is at peace in the beginning."""
        if g.war is not self.war:
            before = self.war or (0,) * len(g.war)
            begun = [pair for pair, war in enumerate(g.war) if war and not before[pair]]
            self.counts["wars between players"] += len([pair for pair in begun if pair // g.seats < pair % g.seats])
            self.war = g.war

    def note_reigns(self, g: Civilization) -> None:
        """Under which governments the turn ended."""
        for seat in range(self.seats):
            if seat not in g.gone:
                self.reigns.append((seat, g.government[seat]))

    def last_government(self, g: Civilization, seat: int) -> int:
        """The government of a seat, or the last one before its anarchy."""
        if g.government[seat] != ANARCHY:
            return g.government[seat]
        before = [number for other, number in self.reigns if other == seat and number != ANARCHY]
        return before[-1] if before else ANARCHY


def battle_name(args: Sequence[int], seats: int) -> str:
    """Where it is fought, and by whom."""
    space, attacker, defender, landing = args[:4]
    where = "landings" if landing else "battles on land" if space < TERRITORIES else "battles at sea"
    return f"{where}, {'with barbarians' if seats in (attacker, defender) else 'between players'}"


def watch_game(module: CivilizationModule, seats: int, length: str, seed: str) -> Chronicle:
    """Play one game, types of civilizations drawn; everything in it follows from the seed."""
    options = module.read_options(seats, {"length": length, "draft": "draw_7"})
    g = table(module.new(seats, options))
    g.rng = seeded(seed)
    events: list[Event] = []
    g.sink = events
    g.advance()
    bots = [make_bot("greedy", module.name, f"{seed}:bot:{seat}") for seat in range(seats)]
    guesses = [seeded(f"{seed}:guess:{seat}") for seat in range(seats)]
    watcher = Watcher(seats)
    decisions = 0
    faults = 0
    while not g.over and decisions < module.longest:
        watcher.read(g, events)
        seat = g.waiting()[0]
        advice = ask_bot(bots[seat], module, g, seat, guesses[seat])
        decisions += 1
        faults += bool(advice.fault)
        g.play(seat, advice.answer)
    watcher.read(g, events)
    watcher.note_reigns(g)
    return conclude(module, g, watcher, decisions, faults)


def conclude(module: CivilizationModule, g: Civilization, watcher: Watcher, decisions: int, faults: int) -> Chronicle:
    scores = module.scores(g)
    return Chronicle(
        civilizations=list(g.civilization),
        governments=[watcher.last_government(g, seat) for seat in range(g.seats)],
        first_order=watcher.order,
        points=[parts["total"] for parts in scores],
        winners=g.winners[:],
        finished=g.over,
        ending=g.ending,
        turns=g.turn,
        eras=watcher.eras,
        decisions=decisions,
        faults=faults,
        sources=[{name: amount for name, amount in parts.items() if name != "total"} for parts in scores],
        drawn=watcher.drawn,
        played=watcher.played,
        discovered=watcher.discovered,
        wonders=watcher.wonders,
        improvements=watcher.improvements,
        adopted=watcher.adopted,
        reigns=watcher.reigns,
        missions=watcher.missions,
        successes=watcher.successes,
        units=watcher.units,
        counts=dict(watcher.counts),
    )

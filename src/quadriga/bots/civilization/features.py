"""What the learned evaluation sees of Civilization CHR."""

from typing import Final

from quadriga.bots.civilization.judgement import Judgement
from quadriga.bots.features import JUDGED, Features, leads
from quadriga.engine.game import Game
from quadriga.games.civilization.board import CARDS, EXPLORERS, FIRST_SHIP, KINDS, NOBODY, Board
from quadriga.games.civilization.procedures.ending import bonus
from quadriga.games.civilization.procedures.technology import last_era
from quadriga.games.civilization.queries import in_anarchy, own_settlements, settlements
from quadriga.games.civilization.state import NO_BOARD, Civilization
from quadriga.games.civilization.tallies import goods
from quadriga.games.civilization.terms import GOING_ON, LONG, SHORT, SPIES, WORK, WORK_OWNER
from quadriga.games.civilization.wonders import APOLLO_PROGRAM, UNITED_NATIONS

RESEARCH: Final = (0.0, 0.65, 0.85, 0.8, 0.5)  # turns in which four players discover a technology, by its era
BIG: Final = 3  # size from which a settlement is a city


class CivilizationFeatures(Features):
    game = "civilization"
    version = 2
    names = (
        "elapsed",
        "turns_left",
        "era",
        "seats",
        "is_short",
        "is_long",
        *JUDGED,
        "points",
        "lead",
        "lead_by_time",
        "size",
        "wonders",
        "seminal",
        "objectives",
        "technologies",
        "technology_lead",
        "settlements",
        "cities",
        "occupied",
        "coins",
        "income",
        "income_lead",
        "improvements",
        "resources",
        "resource_kinds",
        "monopolies",
        "experience",
        "explorers",
        "land_units",
        "ships",
        "strength",
        "strength_share",
        "hand",
        "spies",
        "wars",
        "anarchy",
        "ending_wonder",
        "late_in_order",
    )

    def __init__(self) -> None:
        self.judgement = Judgement()
        self.board = NO_BOARD
        self.seminal: list[int] = []
        self.eras: list[int] = []

    def points(self, g: Game) -> list[float]:
        c = table(g)
        self.read(c.board)
        return [float(sum(self.items(c, seat))) for seat in range(c.seats)] if c.size else [0.0] * c.seats

    def progress(self, g: Game) -> float:
        c = table(g)
        if not c.size:
            return 0.0
        self.read(c.board)
        return c.turn / (c.turn + 1 + self.turns_left(c))

    def rows(self, g: Game) -> list[list[float]]:
        c = table(g)
        if not c.size or not c.order:
            return [[0.0] * len(self.names) for _ in range(c.seats)]
        self.read(c.board)
        seats = range(c.seats)
        sides = self.sides(g)
        left = self.turns_left(c)
        items = [self.items(c, seat) for seat in seats]
        totals = [float(sum(parts)) for parts in items]
        known = [float(c.tech_owner.count(seat)) for seat in seats]
        lead = leads(totals, sides)
        judged = self.judged(g)
        ahead = leads(known, sides)
        richer = leads([float(coins) for coins in c.income], sides)
        armies = armies_of(c)
        armed = sum([army[3] for army in armies]) or 1.0
        works = c.works[WORK_OWNER::WORK]
        hands = [held // CARDS for held in c.hands]
        common = [c.turn / (c.turn + 1 + left), left / 10, c.era / 4, c.seats / 6]
        common += (1.0 if c.length == SHORT else 0.0, 1.0 if c.length == LONG else 0.0)
        found: list[list[float]] = []
        for seat in seats:
            row = common + judged[seat]
            row += (totals[seat], lead[seat], lead[seat] / (1 + left))
            row += [float(part) for part in items[seat][:4]]
            row += (known[seat], ahead[seat])
            row += self.realm(c, seat)
            row += (c.coins[seat] / 10, c.income[seat] / 10, richer[seat] / 10, float(works.count(seat)))
            row += trade(c, seat)
            row.append(float(c.experience[seat]))
            row += armies[seat][:3]
            row += (armies[seat][3], armies[seat][3] * c.seats / armed, float(hands.count(seat)))
            row += politics(c, seat)
            found.append(row)
        return found

    def read(self, board: Board) -> None:
        """The printed facts that are asked for again and again."""
        if self.board is not board:
            self.board = board
            self.seminal = [number for number, card in enumerate(board.technologies) if card.seminal]
            self.eras = [card.era for card in board.technologies]

    def turns_left(self, g: Civilization) -> float:
        """Turns after this one, as far as one can tell from the technologies nobody has."""
        if g.ending != GOING_ON:
            return 0.0
        last = last_era(g)
        ahead = 0.0
        begun = 0
        for era, owner in zip(self.eras, g.tech_owner):
            if owner == NOBODY:
                if not last or era < last:
                    ahead += RESEARCH[era]
            elif last and era >= last:
                begun += 1
        limit = float(g.turns - g.turn)
        if begun:
            return min(limit, max(0.6, 2.2 - 0.5 * begun))
        return min(limit, 1.5 + 4 * ahead / max(2, len(g.order)))

    def items(self, g: Civilization, seat: int) -> list[int]:
        """Victory points by item, as ``procedures.ending.points`` counts them."""
        owners = g.tech_owner
        seminal = 0
        for number in self.seminal:
            if owners[number] == seat:
                seminal += 4
        done = 0
        for card in g.completed:
            if card // CARDS == seat:
                done += 1
        for card in g.standing:
            if card // CARDS == seat:
                done += 1
        size = 0
        for territory in settlements(g, seat):
            size += g.size[territory]
        return [size, 2 * g.wonder_owner.count(seat), seminal, done // 2, g.merit_points[seat], bonus(g, seat)]

    def realm(self, g: Civilization, seat: int) -> list[float]:
        """Settlements, large ones, those that barbarians occupy."""
        own = own_settlements(g, seat)
        cities = 0
        for territory in own:
            if g.size[territory] >= BIG:
                cities += 1
        return [float(len(own)), float(cities), float(len(settlements(g, seat)) - len(own))]


def table(g: Game) -> Civilization:
    assert isinstance(g, Civilization)
    return g


def trade(g: Civilization, seat: int) -> list[float]:
    """Resources, their kinds, those nobody else has."""
    known = goods(g)
    held = known.held[seat]
    return [float(sum(held)), float(len(held) - held.count(0)), float(known.sole.count(seat))]


def armies_of(g: Civilization) -> list[list[float]]:
    """Per seat: explorers, land units, ships and aircraft, and their strength, newer kinds counting for more."""
    found = [[0.0] * 4 for _ in range(g.seats)]
    seats = g.seats
    for kind, owner in zip(g.kind, g.owner):
        if kind < 0 or owner >= seats or owner < 0:
            continue
        army = found[owner]
        if kind == EXPLORERS:
            army[0] += 1
        elif kind < FIRST_SHIP:
            army[1] += 1
            army[3] += 1.0 + (kind - 1) // 3
        else:
            army[2] += 1
            army[3] += 1.0 + (kind - FIRST_SHIP) / (KINDS - FIRST_SHIP)
    return found


def politics(g: Civilization, seat: int) -> list[float]:
    """Spies on the board, wars, anarchy, a wonder that can end the game, the place in the turn order."""
    spies = 0
    for space in g.spy_space[seat * SPIES : seat * SPIES + SPIES]:
        if space >= 0:
            spies += 1
    last = max(1, len(g.order) - 1)
    return [
        float(spies),
        float(sum(g.war[seat * g.seats : (seat + 1) * g.seats])),
        1.0 if in_anarchy(g, seat) else 0.0,
        1.0 if seat in (g.wonder_owner[UNITED_NATIONS], g.wonder_owner[APOLLO_PROGRAM]) else 0.0,
        g.order.index(seat) / last if seat in g.order else 1.0,
    ]

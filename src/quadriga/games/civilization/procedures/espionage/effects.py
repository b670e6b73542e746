"""What the missions against others need and do, and the table of all missions."""

from typing import Final

from quadriga.engine.frame import RUN
from quadriga.games.civilization.board import CARDS, MISSIONS, NOBODY, ROAD, TERRITORIES
from quadriga.games.civilization.pieces import (
    add_effect,
    changed,
    earn,
    pay,
    remove_nuke,
    remove_piece,
    remove_work,
    set_mood,
    set_war,
    works_of,
)
from quadriga.games.civilization.procedures.espionage.effect import Effect, court, host, place, strangers
from quadriga.games.civilization.procedures.espionage.favours import (
    BlackMarket,
    CalmUnrest,
    CoverUp,
    Reconnaissance,
    SmuggledOil,
)
from quadriga.games.civilization.procedures.espionage.malus import is_on_ship
from quadriga.games.civilization.procedures.espionage.spies import send_home, spies_of
from quadriga.games.civilization.queries import always_happy, at_war, government, is_happy
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import (
    AMBUSH,
    BY_CIVILIZATION,
    BY_GOVERNMENT,
    IMPRISONED,
    NUKE,
    NUKE_OWNER,
    NUKE_SPACE,
    SPIES,
    UNHAPPY_NOW,
    WORK_FIRST,
    WORK_FREE,
    WORK_NAME,
    WORK_SECOND,
)


class Ambush(Effect):
    """One more on all own dice there for the rest of the turn."""

    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        return bool(strangers(g, seat, spy))

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        add_effect(g, AMBUSH, seat, g.spy_space[spy])
        return RUN


class SabotageImprovement(Effect):
    """An improvement of the spy's choice is destroyed; free and required ones are only taken off."""

    verb = "sabotage"

    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        return host(g, seat, spy) != NOBODY and bool(self.options(g, seat, spy))

    def options(self, g: Civilization, seat: int, spy: int) -> list[int]:
        return sorted({g.works[at + WORK_NAME] for at in self.serving(g, spy)})

    def serving(self, g: Civilization, spy: int) -> list[int]:
        """Where the entries of the owner's improvements that serve the place start."""
        territory = place(g, spy)
        return [
            at
            for at in works_of(g, g.holder[territory])
            if territory in (g.works[at + WORK_FIRST], g.works[at + WORK_SECOND])
        ]

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        victim = host(g, seat, spy)
        at = next(at for at in self.serving(g, spy) if g.works[at + WORK_NAME] == choice)
        free = g.works[at + WORK_FREE] & (BY_GOVERNMENT | BY_CIVILIZATION) != 0
        if free or government(g, victim).improvement == choice:
            g.works = changed(changed(g.works, at + WORK_FIRST, NOBODY), at + WORK_SECOND, NOBODY)
            g.tell("improvement.detached", victim, choice)
        else:
            remove_work(g, at)
            g.tell("improvement.lost", victim, choice)
        return RUN


class SabotageRoads(Effect):
    """A railway becomes a road, a road disappears."""

    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        territory = place(g, spy)
        return territory != NOBODY and g.road[territory] > 0

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        territory = place(g, spy)
        g.road = changed(g.road, territory, g.road[territory] - ROAD)
        g.tell("road.destroyed", territory)
        return RUN


class SabotageUnit(Effect):
    """One unit dies, of its owner's choice."""

    verb = "victim"

    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        return bool(strangers(g, seat, spy))

    def options(self, g: Civilization, seat: int, spy: int) -> list[int]:
        return strangers(g, seat, spy)

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        from quadriga.games.civilization.procedures.losses import ARMIES, SHIPS, Losses

        space = g.spy_space[spy]
        return g.call(Losses(choice, space, 1, choice, ARMIES if space < TERRITORIES else SHIPS))


class SinkShip(Effect):
    """The ship goes down with its cargo; the spy comes home."""

    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        return is_on_ship(g, spy) and g.owner[g.spy_ship[spy]] not in (seat, g.seats)

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        ship = g.spy_ship[spy]
        send_home(g, spy)
        g.tell("unit.lost", g.owner[ship], g.space[ship], g.kind[ship])
        remove_piece(g, ship)
        return RUN


class StealCoins(Effect):
    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        return court(g, seat, spy) != NOBODY

    def prepare(self, g: Civilization, seat: int, spy: int) -> int:
        return g.roll(1, 6)

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        coins = pay(g, court(g, seat, spy), g.rolled[0] * 5)
        earn(g, seat, coins)
        g.tell("coins.stolen", seat, court(g, seat, spy), coins)
        return RUN


class StealCard(Effect):
    """A strategy card at random."""

    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        victim = court(g, seat, spy)
        return victim != NOBODY and bool(self.hand(g, victim))

    def hand(self, g: Civilization, victim: int) -> list[int]:
        return [held for held in g.hands if held // CARDS == victim]

    def prepare(self, g: Civilization, seat: int, spy: int) -> int:
        return g.draw(len(self.hand(g, court(g, seat, spy))), 1)

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        victim = court(g, seat, spy)
        held = self.hand(g, victim)[g.rolled[0]]
        at = g.hands.index(held)
        g.hands = tuple(sorted([*g.hands[:at], *g.hands[at + 1 :], seat * CARDS + held % CARDS]))
        g.reveals += 1
        g.tell("card.stolen", seat, victim)
        return RUN


class StealTechnology(Effect):
    """The cheapest technology of the victim that is no seminal discovery."""

    verb = "take_technology"

    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        return court(g, seat, spy) != NOBODY and bool(self.options(g, seat, spy))

    def options(self, g: Civilization, seat: int, spy: int) -> list[int]:
        victim = court(g, seat, spy)
        cards = g.board.technologies
        owned = [n for n, owner in enumerate(g.tech_owner) if owner == victim and not cards[n].seminal]
        if not owned:
            return []
        least = min(cards[n].cost for n in owned)
        return [n for n in owned if cards[n].cost == least]

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        g.tell("technology.stolen", seat, g.tech_owner[choice], choice)
        g.tech_owner = changed(g.tech_owner, choice, seat)
        return RUN


class InciteRevolt(Effect):
    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        return host(g, seat, spy) != NOBODY and not is_happy(g, place(g, spy))

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        from quadriga.games.civilization.procedures.revolts import Revolt

        return g.call(Revolt(place(g, spy)))


class Propaganda(Effect):
    """A happy settlement is unhappy for this turn, but not under Fundamentalism.  rule: CV-GOV-15"""

    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        territory = place(g, spy)
        victim = host(g, seat, spy)
        if victim == NOBODY or government(g, victim).all_happy:
            return False
        return is_happy(g, territory) and not always_happy(g, territory)

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        set_mood(g, place(g, spy), UNHAPPY_NOW)
        return RUN


class Contamination(Effect):
    """A plague that does not spread."""

    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        return host(g, seat, spy) != NOBODY

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        from quadriga.games.civilization.procedures.plague import Plague

        return g.call(Plague(place(g, spy), False, seat))


class SabotageNuke(Effect):
    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        return self.weapon(g, seat, spy) != NOBODY

    def weapon(self, g: Civilization, seat: int, spy: int) -> int:
        for at in range(0, len(g.nukes), NUKE):
            if g.nukes[at + NUKE_SPACE] == g.spy_space[spy] and g.nukes[at + NUKE_OWNER] != seat:
                return at
        return NOBODY

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        remove_nuke(g, self.weapon(g, seat, spy))
        g.tell("nuke.defused", seat, g.spy_space[spy])
        return RUN


class FreePrisoner(Effect):
    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        return court(g, seat, spy) != NOBODY and self.prisoner(g, seat, spy) != NOBODY

    def prisoner(self, g: Civilization, seat: int, spy: int) -> int:
        cell = IMPRISONED - court(g, seat, spy)
        for other in range(seat * SPIES, seat * SPIES + SPIES):
            if g.spy_space[other] == cell:
                return other
        return NOBODY

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        send_home(g, self.prisoner(g, seat, spy))
        g.tell("spy.freed", seat)
        return RUN


class PoliticalControl(Effect):
    """The victim and a third civilization go to war, or make peace.  rule: CV-ESP-30"""

    verb = "third"

    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        return court(g, seat, spy) != NOBODY and bool(self.options(g, seat, spy))

    def options(self, g: Civilization, seat: int, spy: int) -> list[int]:
        victim = court(g, seat, spy)
        return [other for other in range(g.seats) if other not in (victim, seat) and other not in g.gone]

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        victim = court(g, seat, spy)
        war = not at_war(g, victim, choice)
        set_war(g, victim, choice, war)
        g.tell("state.changed", victim, choice, int(war))
        return RUN


class CounterEspionage(Effect):
    """A foreign spy in the same place is discovered, and the mission's owner decides about it."""

    verb = "unmask"

    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        return bool(self.options(g, seat, spy))

    def options(self, g: Civilization, seat: int, spy: int) -> list[int]:
        found: list[int] = []
        for other in range(g.seats):
            if other != seat:
                found += [s for s in spies_of(g, other) if self.together(g, spy, s)]
        return found

    def together(self, g: Civilization, spy: int, other: int) -> bool:
        return g.spy_space[spy] == g.spy_space[other] and g.spy_ship[spy] == g.spy_ship[other]

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        from quadriga.games.civilization.procedures.espionage.treatment import Treatment

        return g.call(Treatment(choice, seat, False))


def by_key() -> dict[str, Effect]:
    return {
        "ambush": Ambush(),
        "sabotage_improvement": SabotageImprovement(),
        "sabotage_roads": SabotageRoads(),
        "sabotage_unit": SabotageUnit(),
        "sink_ship": SinkShip(),
        "steal_coins": StealCoins(),
        "steal_card": StealCard(),
        "steal_technology": StealTechnology(),
        "incite_revolt": InciteRevolt(),
        "propaganda": Propaganda(),
        "plague": Contamination(),
        "sabotage_nuke": SabotageNuke(),
        "free_prisoner": FreePrisoner(),
        "political_control": PoliticalControl(),
        "counter_espionage": CounterEspionage(),
        "reconnaissance": Reconnaissance(),
        "black_market": BlackMarket(),
        "smuggled_oil": SmuggledOil(),
        "cover_up": CoverUp(),
        "calm_unrest": CalmUnrest(),
    }


EFFECTS: Final[list[Effect]] = list(by_key().values())  # in the order of the table
assert len(EFFECTS) == MISSIONS

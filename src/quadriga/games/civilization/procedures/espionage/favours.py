"""Missions in favour of one's own civilization: the green ones."""

from quadriga.engine.frame import RUN
from quadriga.games.civilization.board import CARDS, MODERN, NOBODY, OIL
from quadriga.games.civilization.pieces import add_effect, changed, set_effect
from quadriga.games.civilization.procedures.espionage.effect import Effect, court, host, place
from quadriga.games.civilization.procedures.espionage.malus import is_on_ship, lower_alert
from quadriga.games.civilization.queries import effect, is_happy
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import BLACK_MARKET, HAPPY_NOW, SMUGGLED_OIL, UNHAPPY_NOW


class Reconnaissance(Effect):
    """A look at a token, or at the hand of the player in whose capital the spy is."""

    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        territory = place(g, spy)
        return territory != NOBODY and (self.has_secret(g, seat, territory) or court(g, seat, spy) != NOBODY)

    def has_secret(self, g: Civilization, seat: int, territory: int) -> bool:
        hidden = g.token[territory] != NOBODY and not g.shown[territory]
        return hidden and not (g.known[territory] >> seat) & 1

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        territory = place(g, spy)
        g.reveals += 1
        if self.has_secret(g, seat, territory):
            g.known = changed(g.known, territory, g.known[territory] | 1 << seat)
            g.tell("token.seen", seat, territory, g.token[territory], seen_by=1 << seat)
        victim = court(g, seat, spy)
        if victim != NOBODY:
            for held in g.hands:
                if held // CARDS == victim:
                    g.tell("hand.seen", seat, victim, held % CARDS, seen_by=1 << seat)
        return RUN


class BlackMarket(Effect):
    """The resource of the place counts as held in this turn."""

    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        return host(g, seat, spy) != NOBODY and g.resource[place(g, spy)] != NOBODY

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        add_effect(g, BLACK_MARKET, seat, g.resource[place(g, spy)])
        return RUN


class SmuggledOil(Effect):
    """Five more free movement points in this turn."""

    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        return g.era == MODERN and host(g, seat, spy) != NOBODY and g.resource[place(g, spy)] == OIL

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        set_effect(g, SMUGGLED_OIL, seat, max(0, effect(g, SMUGGLED_OIL, seat)) + 10)
        return RUN


class CoverUp(Effect):
    """Two alert markers go before the mission's own are added."""

    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        if is_on_ship(g, spy):
            return g.alarm[g.spy_ship[spy]] > 0
        return g.alert[g.spy_space[spy]] > 0

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        lower_alert(g, spy, 2)
        return RUN


class CalmUnrest(Effect):
    """An own settlement is happy for this turn."""

    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        territory = place(g, spy)
        own = territory != NOBODY and g.holder[territory] == seat and not g.occupied[territory]
        return own and not is_happy(g, territory)

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        territory = place(g, spy)
        g.mood = changed(g.mood, territory, (g.mood[territory] & ~UNHAPPY_NOW) | HAPPY_NOW)
        return RUN

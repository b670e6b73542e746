"""Laying a position out on an empty table."""

from typing import Any, Final

from quadriga.engine.errors import Cause
from quadriga.games.civilization.board import NO_ENCOUNTER, NOBODY
from quadriga.games.civilization.data_names import ERA_NAMES, EVENT_NAMES, KIND_NAMES, SIZE_NAMES, TOKEN_NAMES
from quadriga.games.civilization.layout_seats import SeatLayout
from quadriga.games.civilization.names import END_NAMES, PHASE_NAMES, names_of
from quadriga.games.civilization.pieces import add_effect, changed, set_war
from quadriga.games.civilization.position_names import EFFECT_NAMES, MOVEMENT_STEPS, PURCHASE_STEPS, STRATEGY_STEPS
from quadriga.games.civilization.procedures.battle.battle import Battle
from quadriga.games.civilization.procedures.course import Course
from quadriga.games.civilization.procedures.culture import CulturePhase
from quadriga.games.civilization.procedures.ending import FinalScoring
from quadriga.games.civilization.procedures.governments import GovernmentPhase
from quadriga.games.civilization.procedures.movement import MovementPhase, PlayerMovement
from quadriga.games.civilization.procedures.purchase import Purchase, PurchasePhase
from quadriga.games.civilization.procedures.revolts import RevoltPhase
from quadriga.games.civilization.procedures.strategy import StrategyPhase
from quadriga.games.civilization.queries import effect
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS
from quadriga.games.civilization.terms import (
    AWARD_COINS,
    CULTURE,
    CULTURE_AGAINST,
    EFFECT,
    GOVERNMENT,
    LOST,
    MOST_TURNS,
    MOVEMENT,
    PURCHASE,
    REVOLTS,
    SCORING,
    STATISTICS,
    STRATEGY,
    TURN_CHANGE,
)

EXPECTED: Final = ("waiting", "over", "winners", "links", "culture", "deck_size")  # described, but not to be laid out
TOP_KEYS: Final = (
    ("turn", "phase", "step", "active", "era", "era_due", "order", "marker", "barred", "gone", "ending", "ended_by")
    + ("event", "fund", "land", "alert", "bag", "units", "pieces", "nukes", "declared", "battle", "war", "embargo")
    + ("trades", "debts", "owed", "effects", "tech_turn", "lost", "deck", "discarded", "history", "seat")
    + EXPECTED
)
HOMES: Final = ("greenland", "madagascar", "patagonia", "tasmania", "alaska", "nippon") + (
    "antilles",
    "yukgir",
    "queensland",
    "labrador",
    "panay",
    "somalia",
)  # far from everything


class Builder(SeatLayout):
    """A position by name. Who is given no settlement has a village far away, unless his capital is ``nowhere``."""

    def build(self) -> Civilization:
        g = self.g
        position = self.table(dict(self.position), "position", TOP_KEYS)
        seats = self.table(position.get("seat", {}), "seat", self.seats)
        self.read_course(position)
        self.read_civilizations(seats)
        self.read_lands(position)
        self.read_pieces(position)
        self.give_homes(seats)
        for name, doc in seats.items():
            self.read_seat(self.seats.index(name), doc, f"seat.{name}")
        self.read_technologies(position)
        self.read_bag(position)
        self.read_nukes(position)
        self.read_diplomacy(position)
        self.read_turn(position)
        self.read_deck(position)
        self.finish()
        self.set_stage(position)
        self.finish()
        return g

    # --- the course

    def read_course(self, position: dict[str, Any]) -> None:
        g = self.g
        g.turn = self.number(position.get("turn", 3), "turn", 0, MOST_TURNS) or 1
        g.era = 1 + self.named(position.get("era", ERA_NAMES[0]), "era", ERA_NAMES)
        g.era_due = self.truth(position.get("era_due", False), "era_due")
        g.gone = tuple(self.named(name, "gone", self.seats) for name in self.listed(position.get("gone", []), "gone"))
        present = [seat for seat in range(g.seats) if seat not in g.gone]
        named = self.listed(position.get("order", [self.seats[seat] for seat in present]), "order")
        order = [self.named(name, "order", self.seats) for name in named]
        if len(set(order)) < len(order) or not set(present) <= set(order):
            if isinstance(position.get("order", []), list):
                self.fault("order", Cause("order_seats"))
            order = list(range(g.seats))
        g.order = tuple(order)
        g.marker = self.named(position.get("marker", self.seats[order[0]]), "marker", self.seats)
        barred = self.listed(position.get("barred", []), "barred")
        g.barred = tuple(self.named(name, "barred", self.seats) for name in barred)
        g.ending = self.named(position.get("ending", END_NAMES[0]), "ending", END_NAMES)
        g.ended_by = self.seat_or_nobody(position.get("ended_by", "nobody"), "ended_by")
        g.event = self.named(position.get("event", EVENT_NAMES[0]), "event", EVENT_NAMES)
        g.fund = self.number(position.get("fund", 0), "fund", 0, 99_999)

    def give_homes(self, seats: dict[str, Any]) -> None:
        g = self.g
        for territory in self.settled:
            holder = g.holder[territory]
            if holder < g.seats and g.capital[holder] == NOBODY:
                g.capital = changed(g.capital, holder, territory)
        for seat, name in enumerate(self.seats):
            doc = seats.get(name, {})
            if g.capital[seat] != NOBODY or seat in g.gone or (isinstance(doc, dict) and "capital" in doc):
                continue
            free = [self.territories.index(home) for home in (*HOMES, *self.territories)]
            free = [home for home in free if g.size[home] == 0 and home not in g.space and g.token[home] == NOBODY]
            g.holder = changed(g.holder, free[0], seat)
            g.size = changed(g.size, free[0], 1)
            g.capital = changed(g.capital, seat, free[0])

    def read_technologies(self, position: dict[str, Any]) -> None:
        """``lost`` ones have no owner any more and are discovered all the same."""
        g = self.g
        for name in self.listed(position.get("lost", []), "lost"):
            self.put_technology(name, LOST, "lost")
        for name, turn in self.table(position.get("tech_turn", {}), "tech_turn", TECHNOLOGY_KEYS).items():
            number = self.number(turn, f"tech_turn.{name}", 0, g.turn)
            g.tech_turn = changed(g.tech_turn, TECHNOLOGY_KEYS.index(name), number)

    def read_bag(self, position: dict[str, Any]) -> None:
        """Unless it is told, the bag holds the tokens that are not on the map."""
        g = self.g
        if "bag" in position:
            for name, number in self.table(position["bag"], "bag", TOKEN_NAMES).items():
                g.bag = changed(g.bag, TOKEN_NAMES.index(name), self.number(number, f"bag.{name}", 0, 99))
            return
        removed = [g.board.removed[g.length] if token == NO_ENCOUNTER else 0 for token in range(len(TOKEN_NAMES))]
        g.bag = tuple(
            max(0, g.board.token_copies[token] - removed[token] - g.token.count(token))
            for token in range(len(TOKEN_NAMES))
        )

    # --- between the players

    def read_diplomacy(self, position: dict[str, Any]) -> None:
        g = self.g
        for pair in self.listed(position.get("war", []), "war"):
            one, other = self.two(pair, "war", self.seats)
            set_war(g, one, other, True)
        for pair in self.listed(position.get("embargo", []), "embargo"):
            one, other = self.two(pair, "embargo", self.seats)
            g.embargo = changed(g.embargo, one * g.seats + other, 1)
        for number, value in enumerate(self.listed(position.get("trades", []), "trades")):
            doc = self.table(value, f"trades.{number}", ("between", "turn", "forced"))
            one, other = self.two(doc.get("between", []), f"trades.{number}.between", self.territories)
            turn = self.number(doc.get("turn", 0), f"trades.{number}.turn", 0, g.turn)
            forced = self.truth(doc.get("forced", False), f"trades.{number}.forced")
            for territory in (one, other):
                if g.resource[territory] == NOBODY or g.holder[territory] == NOBODY:
                    place = f"trades.{number}.between"
                    self.fault(place, Cause("resource_missing", territory=self.territories[territory]))
            g.trades = (*g.trades, one, other, turn, int(forced))
        for number, value in enumerate(self.listed(position.get("debts", []), "debts")):
            doc = self.table(value, f"debts.{number}", ("debtor", "creditor", "coins"))
            debtor = self.named(doc.get("debtor"), f"debts.{number}.debtor", self.seats)
            creditor = self.named(doc.get("creditor"), f"debts.{number}.creditor", self.seats)
            g.debts = (*g.debts, debtor, creditor, self.number(doc.get("coins"), f"debts.{number}.coins", 1, 9_999))
        for number, value in enumerate(self.listed(position.get("owed", []), "owed")):
            doc = self.table(value, f"owed.{number}", ("seat", "what", "number", "free"))
            seat = self.named(doc.get("seat"), f"owed.{number}.seat", self.seats)
            what = self.named(doc.get("what"), f"owed.{number}.what", [*KIND_NAMES, "none", *SIZE_NAMES])
            count = self.number(doc.get("number", 1), f"owed.{number}.number", 1, 99)
            free = self.truth(doc.get("free", False), f"owed.{number}.free")
            g.owed = (*g.owed, seat, what, count, int(free))
        for number, value in enumerate(self.listed(position.get("declared", []), "declared")):
            g.declared = (*g.declared, *self.sides(value, f"declared.{number}")[:3])

    def sides(self, value: object, place: str) -> list[int]:
        """Space, attackers, defenders and supporters of a battle."""
        doc = self.table(value, place, ("space", "attackers", "defenders", "supporters"))
        found = [self.named(doc.get("space"), f"{place}.space", self.spaces)]
        for key in ("attackers", "defenders", "supporters"):
            found.append(self.mask(doc.get(key, []), f"{place}.{key}", self.owners))
        for key, mask in zip(("attackers", "defenders"), found[1:3], strict=True):
            if mask == 0:
                self.fault(f"{place}.{key}", Cause("list_needed"))
        return found

    def read_turn(self, position: dict[str, Any]) -> None:
        """Effects of this turn and the statistics of the turns before."""
        g = self.g
        kinds = {name: kind for kind, (name, _) in EFFECT_NAMES.items()}
        for number, value in enumerate(self.listed(position.get("effects", []), "effects")):
            place = f"effects.{number}"
            doc = self.table(value, place, ("kind", "seat", "number"))
            name = list(kinds)[self.named(doc.get("kind"), f"{place}.kind", list(kinds))]
            if name != doc.get("kind"):
                continue
            seat = self.seat_or_nobody(doc.get("seat", "nobody"), f"{place}.seat")
            thing = EFFECT_NAMES[kinds[name]][1]
            given = doc.get("number", 0)
            if thing:
                add_effect(g, kinds[name], seat, self.named(given, f"{place}.number", names_of(g, thing)))
            else:
                add_effect(g, kinds[name], seat, self.number(given, f"{place}.number", -1, 1 << 30))
        rows = self.listed(position.get("history", [[0] * STATISTICS] * (g.seats * (g.turn - 1))), "history")
        if len(rows) % g.seats:
            self.fault("history", Cause("order_seats"))
        for row in rows:
            numbers = [self.number(number, "history", -99_999, 99_999) for number in self.listed(row, "history")]
            if len(numbers) != STATISTICS:
                self.fault("history", Cause("range_needed", low=STATISTICS, high=STATISTICS))
            g.history = (*g.history, *numbers)

    # --- where the game stands

    def set_stage(self, position: dict[str, Any]) -> None:
        """In phases of one player after the other the active one decides, and those before him have."""
        g = self.g
        phase = max(TURN_CHANGE, self.named(position.get("phase", "movement"), "phase", PHASE_NAMES))
        first = next((seat for seat in g.order if seat not in g.gone), 0)
        seat = self.named(position.get("active") or self.seats[first], "active", self.seats)
        step = position.get("step") or ""
        g.phase = phase
        course = Course()
        g.stack = [course]
        place = g.order.index(seat) if seat in g.order else 0
        course.at = 1
        earlier = sum(1 << other for other in g.order[:place])
        if phase == SCORING:
            course.at = 3
            g.stack.append(FinalScoring())
        elif phase == STRATEGY:
            strategy = StrategyPhase()
            strategy.at = place
            strategy.again = self.named(step or STRATEGY_STEPS[0], "step", STRATEGY_STEPS) == 1
            g.stack.append(strategy)
        elif phase == PURCHASE:
            self.begin_purchase(seat, earlier, self.named(step or PURCHASE_STEPS[0], "step", PURCHASE_STEPS) == 1)
        elif phase == MOVEMENT:
            fighting = self.named(step or MOVEMENT_STEPS[0], "step", MOVEMENT_STEPS) == 1 or bool(
                position.get("battle")
            )
            self.begin_movement(seat, place, fighting)
        elif phase == REVOLTS:
            revolts = RevoltPhase()
            revolts.done = earlier
            g.stack.append(revolts)
        elif phase == CULTURE:
            culture = CulturePhase()
            culture.at = place
            tried = zip(g.effects[::EFFECT], g.effects[1::EFFECT], strict=True)
            culture.tried = list(tried).count((CULTURE_AGAINST, seat))
            g.stack.append(culture)
        elif phase == GOVERNMENT:
            governments = GovernmentPhase()
            governments.done = earlier
            g.stack.append(governments)
        else:
            course.at = 0
        if position.get("battle"):
            space, attackers, defenders, supporters = self.sides(position["battle"], "battle")
            g.stack.append(Battle(space, attackers, defenders, supporters))

    def begin_purchase(self, seat: int, earlier: int, buying: bool) -> None:
        g = self.g
        if g.experience_rule:
            for other in g.order:
                if effect(g, AWARD_COINS, other) == NOBODY:
                    add_effect(g, AWARD_COINS, other, g.coins[other] // 2)
        phase = PurchasePhase()
        phase.at = 1
        phase.done = earlier
        g.stack.append(phase)
        if buying:
            phase.done |= 1 << seat
            phase.seat = seat
            g.stack.append(Purchase(seat))

    def begin_movement(self, seat: int, place: int, fighting: bool) -> None:
        phase = MovementPhase()
        phase.turn = place
        phase.at = 2 if fighting else 1
        self.g.stack.append(phase)
        if not fighting:
            self.g.stack.append(PlayerMovement(seat))

"""Cards and technologies at the moments when they may be used."""

from typing import Final

from quadriga.engine.choice import Answer, row
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import (
    CARD_ROTATED,
    CARDS,
    COLOURS,
    LEVELS,
    MELEE_ROLLED,
    MONASTICISM,
    ORDER_FIXED,
    OWN,
    POINTS_EITHER,
    POINTS_NONE,
    PROSELYTISM,
    PURPLE,
    TECHNOLOGIES,
    TEMPORAL_POWER,
    TRADING,
    TURN_ENDS,
)
from quadriga.games.medioevo.board import PURCHASE as PURCHASE_MADE
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.pieces import pay
from quadriga.games.medioevo.procedures.battle.battle import battle_of
from quadriga.games.medioevo.procedures.card_use import ABILITY, MERCHANT, POINTS, CardUse
from quadriga.games.medioevo.queries import (
    POINT_PRICE,
    can_pay_points,
    cards_of,
    has_technology,
    holder_of_card,
    neighbours_of_realm,
    owns_technology,
)
from quadriga.games.medioevo.state import COMMERCE, PURCHASE, Medioevo
from quadriga.games.medioevo.technologies.technology import Technology

# Cards and technologies, once they are loaded: their modules import this one.
CARD_POWERS: Final[list[Power]] = []
ALL_TECHNOLOGIES: Final[list[Technology]] = []
BY_MOMENT: Final[dict[int, list[int]]] = {}

USE: Final = row("card", CARDS)
ROTATE: Final = row("points", CARDS)
FLIP: Final = row("token", COLOURS)
CONVERT: Final = row("convert", COLOURS)


def powers() -> list[Power]:
    if not CARD_POWERS:
        from quadriga.games.medioevo.cards.registry import POWERS

        CARD_POWERS.extend(POWERS)
    return CARD_POWERS


def technologies() -> list[Technology]:
    if not ALL_TECHNOLOGIES:
        from quadriga.games.medioevo.technologies.registry import TECHNOLOGIES as ALL

        ALL_TECHNOLOGIES.extend(ALL)
    return ALL_TECHNOLOGIES


def technologies_at(moments: int) -> list[int]:
    """Those that can be activated at one of the moments at all."""
    if moments not in BY_MOMENT:
        BY_MOMENT[moments] = [tech.number for tech in technologies() if tech.moments & moments]
    return BY_MOMENT[moments]


# --- paying


def pay_points(g: Medioevo, seat: int, colour: int, need: int) -> None:
    """Technology points, and 100 florins for each that is missing.  rule: MU-TEC-5, MU-TEC-7"""
    index = seat * COLOURS + colour
    spent = min(need, g.points[index])
    g.points[index] -= spent
    if need > spent:
        pay(g, seat, POINT_PRICE * (need - spent))
        g.tell("points.bought", seat, need - spent, colour)


def activate(g: Medioevo, seat: int, technology: int, need: int) -> None:
    """Pay for a technology; a copied one serves only once.  rule: MU-TEC-5, MU-TECH-24 (ruling MU-GAP-3)"""
    pay_points(g, seat, technology // LEVELS, need)
    if not owns_technology(g, seat, technology):
        g.license[seat] = -1
    g.tell("technology.used", seat, technology, need)


def affordable(g: Medioevo, seat: int, colour: int, price: int) -> int:
    """How many units of effect can be paid for now."""
    return (g.points[seat * COLOURS + colour] + g.florins[seat] // POINT_PRICE) // price


# --- cards


def fits(g: Medioevo, card: int, moment: int) -> bool:
    """Whether a card's windows contain the moment; one's own affairs can also be seen to when a turn begins and ends.

    rule: MU-EMP-12 (ruling MU-GAP-63)
    """
    windows = g.board.cards[card].windows
    if windows & moment:
        return True
    if moment in (ORDER_FIXED, TURN_ENDS):
        return windows & OWN != 0
    if moment != OWN:
        return False
    return (g.phase == COMMERCE and windows & TRADING != 0) or (g.phase == PURCHASE and windows & PURCHASE_MADE != 0)


def can_use(g: Medioevo, seat: int, card: int, moment: int) -> bool:
    """Whether the ability could be used now, whoever owns the card."""
    if not fits(g, card, moment):
        return False
    if card != MERCHANT and g.florins[seat] < g.board.cards[card].florins:
        return False
    return powers()[card].usable(g, seat, moment)


def straight_cards(g: Medioevo, seat: int) -> list[int]:
    return [card for card in cards_of(g, seat) if card not in g.rotated]


# --- technologies


def technology_limit(g: Medioevo, seat: int, technology: int, moment: int) -> int:
    """Units of effect that an activation could have now, paid for or not."""
    tech = technologies()[technology]
    if tech.moments & moment or (moment == OWN and g.phase == COMMERCE and tech.moments & TRADING):
        return tech.limit(g, seat, moment)
    return 0


def useful_technologies(g: Medioevo, seat: int, moment: int) -> list[int]:
    """Technologies the seat may activate now if it can pay."""
    found: list[int] = []
    wanted = moment | TRADING if moment == OWN and g.phase == COMMERCE else moment
    for technology in technologies_at(wanted):
        if owns_technology(g, seat, technology) and technology_limit(g, seat, technology, moment):
            found.append(technology)
    copied = g.license[seat]
    if copied >= 0 and copied not in found and technology_limit(g, seat, copied, moment):
        found.append(copied)
    return found


def potential(g: Medioevo, seat: int, colour: int) -> int:
    """Points of a colour that the seat could have: at hand, by tokens and cards, by florins; purple by Monasticism.

    rule: MU-TEC-6, MU-TEC-7, MU-TECH-22
    """
    wanted = [colour]
    if colour != PURPLE and has_technology(g, seat, MONASTICISM):
        wanted.append(PURPLE)
    total = g.florins[seat] // POINT_PRICE
    for each in wanted:
        index = seat * COLOURS + each
        total += g.points[index] + g.tokens[index] - g.flipped[index]
    for card in straight_cards(g, seat):
        total += points_on(g, card, wanted)
    return total


def points_on(g: Medioevo, card: int, wanted: list[int]) -> int:
    """Points of the wanted colours that a card gives.  rule: MU-EMP-7"""
    found = 0
    for colour in g.board.cards[card].colours:
        if colour in wanted:
            found += 1
    return min(found, 1) if g.board.cards[card].points == POINTS_EITHER else found


def price_of(technology: int) -> int:
    return technologies()[technology].price


# --- the windows


def has_power(g: Medioevo, moment: int, seat: int) -> bool:
    """Whether the seat has a card or technology for the moment."""
    for card in cards_of(g, seat):
        if card not in g.rotated and can_use(g, seat, card, moment):
            return True
    if moment == CARD_ROTATED:
        return False
    for technology in useful_technologies(g, seat, moment):
        if potential(g, seat, technology // LEVELS) >= price_of(technology):
            return True
    return False


def may_react(g: Medioevo, moment: int, seat: int) -> bool:
    """rule: MU-EMP-13"""
    if seat in g.absent:
        return False
    if has_power(g, moment, seat):
        return True
    if has_technology(g, seat, PROSELYTISM) and potential(g, seat, PURPLE) >= 1:
        if preachable(g, moment, seat) or (moment != CARD_ROTATED and can_gain_by_preaching(g, moment, seat)):
            return True
    if moment != CARD_ROTATED and has_technology(g, seat, TEMPORAL_POWER) and potential(g, seat, PURPLE) >= 2:
        if borrowable(g, moment, seat):
            return True
    return moment == MELEE_ROLLED and may_bleed(g, seat)


def may_bleed(g: Medioevo, seat: int) -> bool:
    """rule: MU-VAR-7"""
    if not g.blood_rule or not g.blood[seat]:
        return False
    b = battle_of(g)
    return b is not None and b.side_of(seat) >= 0


def offer_reactions(g: Medioevo, moment: int, seat: int, o: Offer) -> None:
    """What the seat may do at a moment.  rule: MU-EMP-5, MU-EMP-12, MU-EMP-13, MU-TEC-9"""
    offer_abilities(g, moment, seat, o)
    if moment != CARD_ROTATED:
        offer_technologies(g, moment, seat, o)
    if has_technology(g, seat, PROSELYTISM):
        offer_preaching(g, moment, seat, o)
    if moment == MELEE_ROLLED and may_bleed(g, seat):
        o.yes("blood", -1, 1, g.blood[seat])


def offer_abilities(g: Medioevo, moment: int, seat: int, o: Offer) -> None:
    """rule: MU-EMP-6"""
    for card in cards_of(g, seat):
        if card in g.rotated:
            if o.explain:
                o.no("card", card, "card_rotated", ["MU-EMP-6"], {"card": card})
        elif can_use(g, seat, card, moment):
            o.add(USE[card])
        elif o.explain:
            o.no("card", card, "wrong_window", ["MU-EMP-12"], {"card": card})


def offer_technologies(g: Medioevo, moment: int, seat: int, o: Offer) -> None:
    """Technologies, and ways to the points they need.  rule: MU-TEC-5, MU-TEC-6, MU-TEC-7"""
    useful = useful_technologies(g, seat, moment)
    for technology in useful:
        price = price_of(technology)
        limit = technology_limit(g, seat, technology, moment)
        number = min(limit, affordable(g, seat, technology // LEVELS, price))
        if number:
            o.yes("tech", technology, 1, number)
        elif o.explain:
            params = {"technology": technology, "need": price}
            o.no("tech", technology, "points_missing", ["MU-TEC-5", "MU-TEC-7"], params)
    if has_technology(g, seat, TEMPORAL_POWER) and g.license[seat] < 0:
        others = borrowable(g, moment, seat)
        if affordable(g, seat, PURPLE, 2):
            for technology in others:
                o.yes("borrow", technology)
        if others:
            useful.append(TEMPORAL_POWER)
    if moment != OWN and (useful or has_technology(g, seat, PROSELYTISM)):
        offer_points(g, seat, o)


def offer_points(g: Medioevo, seat: int, o: Offer) -> None:
    """rule: MU-EMP-7, MU-EMP-8, MU-EMP-11, MU-TEC-6, MU-TECH-22"""
    for card in cards_of(g, seat):
        if card in g.rotated:
            continue
        if g.board.cards[card].points != POINTS_NONE:
            o.add(ROTATE[card])
        elif o.explain:
            o.no("points", card, "no_points_on_card", ["MU-EMP-8"], {"card": card})
    first = seat * COLOURS
    for colour in range(COLOURS):
        if g.tokens[first + colour] > g.flipped[first + colour]:
            o.add(FLIP[colour])
        elif o.explain and g.tokens[first + colour]:
            o.no("token", colour, "token_flipped", ["MU-EMP-11"], {"colour": colour})
    if g.points[first + PURPLE] and has_technology(g, seat, MONASTICISM):
        for colour in range(PURPLE):
            o.add(CONVERT[colour])


def preachable(g: Medioevo, moment: int, seat: int) -> list[int]:
    """Opponents' cards whose ability Proselytism could use now.  rule: MU-TECH-23 (ruling MU-GAP-52)"""
    found: list[int] = []
    for held in g.cards:
        owner = held // CARDS
        card = held % CARDS
        if owner != seat and seat * CARDS + card not in g.preached and can_use(g, seat, card, moment):
            if can_preach(g, seat, card) and neighbours_of_realm(g, seat, owner):
                found.append(card)
    return sorted(found)


def can_preach(g: Medioevo, seat: int, card: int) -> bool:
    """Whether the purple point, bought if need be, leaves enough for the card itself."""
    price = 0 if card == MERCHANT else g.board.cards[card].florins
    return can_pay_points(g, seat, PURPLE, 1, price)


def offer_preaching(g: Medioevo, moment: int, seat: int, o: Offer) -> None:
    if not affordable(g, seat, PURPLE, 1):
        return
    for card in preachable(g, moment, seat):
        o.yes("preach", card)
    if moment == OWN or (moment != CARD_ROTATED and useful_technologies(g, seat, moment)):
        for card in preachable_points(g, seat):
            o.yes("preach_points", card)


def preachable_points(g: Medioevo, seat: int) -> list[int]:
    """Opponents' cards whose points Proselytism could take.  rule: MU-TECH-23 (ruling MU-GAP-52)"""
    found: list[int] = []
    for card in range(CARDS):
        owner = holder_of_card(g, card)
        if owner in (-1, seat) or seat * CARDS + card in g.preached:
            continue
        if g.board.cards[card].points != POINTS_NONE and neighbours_of_realm(g, seat, owner):
            found.append(card)
    return found


def can_gain_by_preaching(g: Medioevo, moment: int, seat: int) -> bool:
    """Whether points of opponents' cards would pay for a technology of the moment.  rule: MU-TECH-23, MU-TEC-9"""
    for technology in useful_technologies(g, seat, moment):
        colour = technology // LEVELS
        total = potential(g, seat, colour)
        for card in preachable_points(g, seat):
            total += points_on(g, card, [colour])
        if total >= price_of(technology):
            return True
    return False


def borrowable(g: Medioevo, moment: int, seat: int) -> list[int]:
    """Technologies of neighbours that Temporal Power could copy for use now.  rule: MU-TECH-24 (ruling MU-GAP-3)"""
    found: list[int] = []
    if g.license[seat] >= 0:
        return found
    for other in range(g.seats):
        if other == seat or other in g.gone or not neighbours_of_realm(g, seat, other):
            continue
        for technology in range(TECHNOLOGIES):
            if technology in found or technology == TEMPORAL_POWER or owns_technology(g, seat, technology):
                continue
            if owns_technology(g, other, technology) and is_of_use(g, moment, seat, technology):
                found.append(technology)
    return sorted(found)


def is_of_use(g: Medioevo, moment: int, seat: int, technology: int) -> bool:
    """Projects and steps need the technology in one's own decisions; others at their moments."""
    if not technologies()[technology].moments:
        return moment == OWN
    return technology_limit(g, seat, technology, moment) > 0


# --- what was chosen


def react(g: Medioevo, moment: int, seat: int, a: Answer) -> None:
    if a.verb == "blood":
        spend_blood(g, seat, a.amount)
    else:
        use_power(g, seat, a)


def use_power(g: Medioevo, seat: int, a: Answer) -> bool:
    """Cards, points and technologies; False if the answer is none of these."""
    if a.verb == "card":
        g.call(CardUse(seat, a.target, ABILITY))
    elif a.verb == "points":
        g.call(CardUse(seat, a.target, POINTS))
    elif a.verb == "token":
        g.flipped[seat * COLOURS + a.target] += 1
        g.points[seat * COLOURS + a.target] += 1
        g.tell("token.flipped", seat, a.target)
    elif a.verb == "convert":
        g.points[seat * COLOURS + PURPLE] -= 1
        g.points[seat * COLOURS + a.target] += 1
        if not owns_technology(g, seat, MONASTICISM):
            g.license[seat] = -1
        g.tell("points.converted", seat, a.target)
    elif a.verb == "tech":
        activate(g, seat, a.target, a.amount * price_of(a.target))
        technologies()[a.target].use(g, seat, a.amount)
    elif a.verb == "preach" or a.verb == "preach_points":
        activate(g, seat, PROSELYTISM, 1)
        g.preached.append(seat * CARDS + a.target)
        g.preached.sort()
        g.tell("card.preached", seat, a.target, holder_of_card(g, a.target))
        g.call(CardUse(seat, a.target, ABILITY if a.verb == "preach" else POINTS, True))
    elif a.verb == "borrow":
        activate(g, seat, TEMPORAL_POWER, 2)
        g.license[seat] = a.target
        g.tell("technology.borrowed", seat, a.target)
    else:
        return False
    return True


def spend_blood(g: Medioevo, seat: int, number: int) -> None:
    """Each token adds one to the own attack value.  rule: MU-VAR-7"""
    b = battle_of(g)
    g.blood[seat] -= number
    if b is not None:
        b.bonus[b.side_of(seat)] += number
    g.tell("blood.spent", seat, number)

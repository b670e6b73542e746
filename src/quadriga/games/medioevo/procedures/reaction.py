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
    OWN,
    POINTS_NONE,
    PROSELYTISM,
    PURPLE,
    TECHNOLOGIES,
    TEMPORAL_POWER,
)
from quadriga.games.medioevo.procedures.activation import (
    activate,
    affordable,
    can_use,
    known_technologies,
    points_on,
    potential,
    price_of,
    technologies,
    technology_limit,
    usable_cards,
    useful_technologies,
)
from quadriga.games.medioevo.procedures.battle.battle import battle_of
from quadriga.games.medioevo.procedures.card_use import ABILITY, MERCHANT, POINTS, CardUse
from quadriga.games.medioevo.property_queries import (
    can_pay_points,
    cards_of,
    has_technology,
    holder_of_card,
    owns_technology,
)
from quadriga.games.medioevo.queries import neighbours_of_realm
from quadriga.games.medioevo.rows import changed, increased
from quadriga.games.medioevo.state import Medioevo

USE: Final = row("card", CARDS)
ROTATE: Final = row("points", CARDS)
FLIP: Final = row("token", COLOURS)
CONVERT: Final = row("convert", COLOURS)


# --- the windows


def has_power(g: Medioevo, moment: int, seat: int) -> bool:
    """Whether the seat has a card or technology for the moment."""
    if usable_cards(g, seat, moment):
        return True
    if moment == CARD_ROTATED:
        return False
    for technology in known_technologies(g, seat, moment):
        if potential(g, seat, technology // LEVELS) >= price_of(technology):
            if technology_limit(g, seat, technology, moment):
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
    usable = usable_cards(g, seat, moment)
    for card in usable:
        o.add(USE[card])
    for card in cards_of(g, seat) if o.explain else []:
        if card in g.rotated:
            o.no("card", card, "card_rotated", ["MU-EMP-6"], {"card": card})
        elif card not in usable:
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
    for colour, tokens in enumerate(g.tokens[first : first + COLOURS]):
        if tokens and tokens > g.flipped[first + colour]:
            o.add(FLIP[colour])
        elif o.explain and tokens:
            o.no("token", colour, "token_flipped", ["MU-EMP-11"], {"colour": colour})
    if g.points[first + PURPLE] and has_technology(g, seat, MONASTICISM):
        for colour in range(PURPLE):
            o.add(CONVERT[colour])


def preachable(g: Medioevo, moment: int, seat: int) -> list[int]:
    """Opponents' cards whose ability Proselytism could use now.  rule: MU-TECH-23 (ruling MU-GAP-52)"""
    found: list[int] = []
    for held in g.cards:
        card = held % CARDS
        if held // CARDS != seat and seat * CARDS + card not in g.preached and can_use(g, seat, card, moment):
            if can_preach(g, seat, card):
                found.append(held)
    return cards_nearby(g, seat, found)


def cards_nearby(g: Medioevo, seat: int, held: list[int]) -> list[int]:
    """Those of the cards that belong to neighbours."""
    near: list[int] = []
    for owner in range(g.seats) if held else ():
        if owner != seat and neighbours_of_realm(g, seat, owner):
            near.append(owner)
    return sorted([each % CARDS for each in held if each // CARDS in near])


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
    for held in g.cards:
        card = held % CARDS
        if held // CARDS != seat and seat * CARDS + card not in g.preached:
            if g.board.cards[card].points != POINTS_NONE:
                found.append(held)
    return cards_nearby(g, seat, found)


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
        g.flipped = increased(g.flipped, seat * COLOURS + a.target, 1)
        g.points = increased(g.points, seat * COLOURS + a.target, 1)
        g.tell("token.flipped", seat, a.target)
    elif a.verb == "convert":
        g.points = increased(g.points, seat * COLOURS + PURPLE, -1)
        g.points = increased(g.points, seat * COLOURS + a.target, 1)
        if not owns_technology(g, seat, MONASTICISM):
            g.license = changed(g.license, seat, -1)
        g.tell("points.converted", seat, a.target)
    elif a.verb == "tech":
        activate(g, seat, a.target, a.amount * price_of(a.target))
        technologies()[a.target].use(g, seat, a.amount)
    elif a.verb == "preach" or a.verb == "preach_points":
        activate(g, seat, PROSELYTISM, 1)
        g.preached = tuple(sorted((*g.preached, seat * CARDS + a.target)))
        g.tell("card.preached", seat, a.target, holder_of_card(g, a.target))
        g.call(CardUse(seat, a.target, ABILITY if a.verb == "preach" else POINTS, True))
    elif a.verb == "borrow":
        activate(g, seat, TEMPORAL_POWER, 2)
        g.license = changed(g.license, seat, a.target)
        g.tell("technology.borrowed", seat, a.target)
    else:
        return False
    return True


def spend_blood(g: Medioevo, seat: int, number: int) -> None:
    """Each token adds one to the own attack value.  rule: MU-VAR-7"""
    b = battle_of(g)
    g.blood = increased(g.blood, seat, -number)
    if b is not None:
        b.bonus[b.side_of(seat)] += number
    g.tell("blood.spent", seat, number)

"""Pure questions about the position: hands, areas, costs, Bandons, the initiative."""

from quadriga.games.byzantion.board import (
    AUCTORITAS,
    CARDS,
    CONTINUOUS,
    DISCOUNT,
    EMPIRE_CARDS,
    GOODS,
    MISSIONS,
    NOMISMA,
    RESOURCES,
    SCEPTRE,
    TERRITORIES,
    TYPES,
    UNITS,
    Effect,
    EventCard,
)
from quadriga.games.byzantion.state import EMPTY, Byzantion

# --- cards


def hand_of(g: Byzantion, seat: int) -> list[int]:
    first = seat * CARDS
    last = first + CARDS
    return [held - first for held in g.hands if first <= held < last]


def hand_size(g: Byzantion, seat: int) -> int:
    first = seat * CARDS
    last = first + CARDS
    size = 0
    for held in g.hands:
        if first <= held < last:
            size += 1
    return size


def area_of(g: Byzantion, seat: int) -> list[int]:
    """The cards a seat has in play, face down ones and Intrigue cards too.  rule: BZ-GEN-16"""
    first = seat * CARDS
    last = first + CARDS
    return [played - first for played in g.area if first <= played < last]


def owner_of(g: Byzantion, card: int) -> int:
    """The seat that has the card in play; -1 if nobody has."""
    for played in g.area:
        if played % CARDS == card:
            return played // CARDS
    return -1


def missions_of(g: Byzantion, seat: int) -> list[int]:
    first = seat * MISSIONS
    return [held - first for held in g.missions if first <= held < first + MISSIONS]


def faces_of(g: Byzantion, seat: int) -> list[int]:
    """The cards in play whose face can be seen: only those have abilities.  rule: BZ-BAN-10, BZ-INT-18, BZ-DSC-7"""
    cards = area_of(g, seat)
    return [card for card in cards if card not in g.down] if g.down else cards


def abilities(g: Byzantion, seat: int, trigger: int) -> list[Effect]:
    """The passive abilities of a seat's Heroes that answer to a trigger, in the order of the cards."""
    found: list[Effect] = []
    first = seat * CARDS
    for card in g.board.heroes_at(trigger):
        if first + card in g.area and card not in g.down:
            for effect in g.board.effects[card]:
                if effect.trigger == trigger:
                    found.append(effect)
    return found


def type_count(g: Byzantion, seat: int, kind: int) -> int:
    """Cards of a type in the area; a card of two types counts for both.  rule: BZ-GEN-9, BZ-INT-4"""
    count = 0
    for card in area_of(g, seat):
        if (g.board.of_type[card] >> kind) & 1:
            count += 1
    return count


# --- cost


def hero_discount(g: Byzantion, seat: int, card: int) -> int:
    """The best single Hero in play counts, with both his types on a card of both; never a card on itself.

    rule: BZ-DSC-1, BZ-DSC-2, BZ-DSC-3, BZ-DSC-4, BZ-DSC-6, BZ-DSC-7, BZ-DSC-8, BZ-PLA-5
    """
    board = g.board
    best = 0
    for hero in faces_of(g, seat):
        if hero < EMPIRE_CARDS and board.hero[hero] and hero != card:
            levels = 0
            for kind in board.types[card]:
                levels += board.level[hero * TYPES + kind]
            best = max(best, levels)
    return best


def intrigue_discount(g: Byzantion, seat: int) -> int:
    """Antonina's, outside the end-of-game phase.  rule: BZ-CLA-15"""
    less = 0
    for effect in abilities(g, seat, CONTINUOUS):
        if effect.op == DISCOUNT:
            less += effect.count
    return less


def cost_of(g: Byzantion, seat: int, card: int, less: int = 0) -> int:
    """What the seat pays for a card from hand, never below nothing.  rule: BZ-PLA-2, BZ-DSC-5, BZ-DSC-9"""
    return max(0, g.board.cost[card] - hero_discount(g, seat, card) - less)


def best_levels(g: Byzantion, seat: int) -> list[int]:
    """Per type the highest level among the Heroes of a seat: what any card of one type costs less."""
    levels = [0] * TYPES
    board = g.board
    for hero in faces_of(g, seat):
        if board.hero[hero]:
            for kind in board.types[hero]:
                levels[kind] = max(levels[kind], board.level[hero * TYPES + kind])
    return levels


# --- goods


def has(g: Byzantion, seat: int, good: int) -> int:
    return g.stock[seat * GOODS + good]


def resources_of(g: Byzantion, seat: int) -> int:
    """Tokens; Nomisma is no resource.  rule: BZ-GEN-2"""
    first = seat * GOODS
    return sum(g.stock[first : first + RESOURCES])


def nomisma_of(g: Byzantion, seat: int) -> int:
    return g.stock[seat * GOODS + NOMISMA]


def auctoritas_of(g: Byzantion, seat: int) -> int:
    return g.stock[seat * GOODS + AUCTORITAS]


# --- Bandons


def leads(g: Byzantion, card: int) -> bool:
    """Every Hero who follows nobody leads a Bandon, if only of himself.  rule: BZ-BAN-1, BZ-BAN-4"""
    return g.board.hero[card] and g.follows[card] < 0


def bandon(g: Byzantion, seat: int, leader: int) -> list[int]:
    """The leader and his followers."""
    return [card for card in area_of(g, seat) if card == leader or (card < EMPIRE_CARDS and g.follows[card] == leader)]


def followers(g: Byzantion, seat: int, leader: int) -> list[int]:
    return [card for card in area_of(g, seat) if card < EMPIRE_CARDS and g.follows[card] == leader]


def has_room(g: Byzantion, seat: int, leader: int, card: int) -> bool:
    """Whether a Hero may take one more follower: as many a type as his level in it.

    rule: BZ-BAN-2, BZ-BAN-3
    """
    board = g.board
    mine = board.of_type[leader]
    if not mine & board.of_type[card]:
        return False
    room = 0
    alone = [0] * TYPES  # followers that share only this type
    total = 1
    for kind in board.types[leader]:
        room += board.level[leader * TYPES + kind]
    everybody = followers(g, seat, leader)
    everybody.append(card)
    total = len(everybody)
    if total > room:
        return False
    for follower in everybody:
        shared = mine & board.of_type[follower]
        if shared & (shared - 1) == 0:
            alone[shared.bit_length() - 1] += 1
    for kind in board.types[leader]:
        if alone[kind] > board.level[leader * TYPES + kind]:
            return False
    return True


def may_lead(g: Byzantion, seat: int, card: int) -> list[int]:
    """The Heroes whose unmarked Bandon has room for the card.  rule: BZ-BAN-2, BZ-BAN-6, BZ-BAN-8"""
    if card >= EMPIRE_CARDS:
        return []
    return [
        hero
        for hero in area_of(g, seat)
        if hero != card
        and hero < EMPIRE_CARDS
        and leads(g, hero)
        and hero not in g.marked
        and has_room(g, seat, hero, card)
    ]


def groups(g: Byzantion, seat: int) -> list[int]:
    """What can be activated on its own: leaders and loose cards.  rule: BZ-BAN-5, BZ-AVT-6"""
    return [card for card in area_of(g, seat) if card < EMPIRE_CARDS and g.follows[card] < 0]


def yields(g: Byzantion, seat: int, leader: int) -> list[int]:
    """What the face-up cards of a Bandon or a loose card produce, by good.  rule: BZ-AVT-2, BZ-BAN-10"""
    total = [0] * GOODS
    cards = bandon(g, seat, leader) if g.board.hero[leader] else [leader]
    for card in cards:
        if card not in g.down:
            made = g.board.production[card]
            for good in range(GOODS):
                total[good] += made[good]
    return total


def ready_groups(g: Byzantion, seat: int) -> list[int]:
    """Unmarked groups that produce something.  rule: BZ-AVT-1, BZ-AVT-3, BZ-ACT-7"""
    ready: list[int] = []
    for card in area_of(g, seat):
        if card < EMPIRE_CARDS and g.follows[card] < 0 and card not in g.marked:
            if card not in g.down or any(yields(g, seat, card)):  # every Empire card produces something
                ready.append(card)
    return ready


# --- round and initiative


def current_event(g: Byzantion) -> EventCard:
    return g.board.events[g.events[g.round - 1]]


def has_event(g: Byzantion) -> bool:
    """Whether this round has one: the first round of a solo game has none.  rule: BZ-SOL-15"""
    return 0 < g.round <= len(g.events) and g.events[g.round - 1] != EMPTY


def is_trial(g: Byzantion) -> bool:
    return current_event(g).trial_resource >= 0


def is_solo(g: Byzantion) -> bool:
    return g.seats == 1


def arbiter(g: Byzantion) -> int:
    """Who holds the Sceptre; else who holds the Ring.  rule: BZ-GEN-13, BZ-KEI-5, BZ-KEI-6, BZ-EOR-5"""
    keeper = g.seals[SCEPTRE]
    return keeper if keeper >= 0 else g.ring


def from_next(g: Byzantion, seat: int) -> list[int]:
    """All others by initiative, from the one after the seat on.  rule: BZ-INT-9"""
    at = g.order.index(seat)
    return g.order[at + 1 :] + g.order[:at]


def others(g: Byzantion, seat: int) -> list[int]:
    """All others by initiative, from the first on.  rule: BZ-GEN-15"""
    return [other for other in g.order if other != seat]


# --- units


def units_of_kind(g: Byzantion, kind: int) -> int:
    return sum([g.units[place * UNITS + kind] for place in range(TERRITORIES)])


def supply(g: Byzantion, kind: int) -> int:
    """Miniatures that are not on the map.  rule: BZ-GEN-14, BZ-UNI-4"""
    return g.board.unit_count[kind] - units_of_kind(g, kind)

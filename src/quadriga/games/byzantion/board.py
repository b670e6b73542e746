"""The printed facts, shared by every position and never copied."""

from typing import Final

# Resources, then what is no resource (BZ-GEN-2). A list per seat and good is one long list: ``seat * GOODS + good``.
AUCTORITAS: Final = 0
CIVICUS: Final = 1
VIRTUS: Final = 2
FIDES: Final = 3
LAPIS: Final = 4
LIGNUM: Final = 5
FRUMENTUM: Final = 6
RESOURCES: Final = 7
NOMISMA: Final = 7
GOODS: Final = 8
DOXA: Final = 8  # in a reward or a loot only: seats keep it apart
DYNAMIS: Final = 9
LOOT: Final = 10

# Types of cards and units
PALATINA: Final = 0
ECCLESIASTICA: Final = 1
STRATIOTIKA: Final = 2
EMPORION: Final = 3
RUSTICA: Final = 4
TYPES: Final = 5

EMPIRE_CARDS: Final = 100
CARDS: Final = 140  # the Intrigue cards follow the Empire cards
MISSIONS: Final = 25
EVENTS: Final = 30
EVENT_CARDS: Final = 60  # the solo events follow the events
CASKETS: Final = 40
UNITS: Final = 16
TERRITORIES: Final = 6
SLOTS: Final = 8  # of the offer
PRICES: Final = 8  # of the Market
POSITIONS: Final = 4  # of the initiative track

LABARUM: Final = 0
CHALICE: Final = 1
SCEPTRE: Final = 2
TUNIC: Final = 3

# When an ability sets in (table BZ-T-12)
INSTANT: Final = 0
AFTER_PLAY: Final = 1
CONTRIBUTE: Final = 2
EVENT_COMPLETE: Final = 3
KEIMELION: Final = 4
PLAY_CARD: Final = 5
MARKET: Final = 6
MARKET_SELL: Final = 7
OTHER_MARKET: Final = 8
RESET_MARKET: Final = 9
DRAW_ACTION: Final = 10
DISCARD: Final = 11
ACTIVATE: Final = 12
VOTE: Final = 13
VICTORY: Final = 14
PENALTY: Final = 15
TRIAL_BID: Final = 16
CONTINUOUS: Final = 17
PLAY: Final = 18
REACT: Final = 19
TRIGGERS: Final = 20

# What an ability does (table BZ-T-11)
GAIN: Final = 0
GAIN_PER: Final = 1
DRAW: Final = 2
DRAW_KEEP: Final = 3
TAKE_OFFER: Final = 4
EACH_OTHER: Final = 5
STEAL: Final = 6
PLAY_ANOTHER_FOR: Final = 7
FREE_ACTION: Final = 8
MARKET_TRADE: Final = 9
EXCHANGE: Final = 10
NEXT_DISCOUNT: Final = 11
SUBSTITUTE_RESOURCE: Final = 12
CASKET_AGAIN: Final = 13
MARKET_BONUS: Final = 14
ACTIVATE_BANDON: Final = 15
DISCOUNT: Final = 16
VOTE_BONUS: Final = 17
BID_BONUS: Final = 18
BID_MALUS: Final = 19
REDUCE_PENALTY: Final = 20
COPY_REWARD: Final = 21
IGNORE_PENALTY: Final = 22
REDIRECT_PENALTY: Final = 23
CHANGE_VOTE: Final = 24
LOSE_ACTION: Final = 25
CANCEL: Final = 26
MOVE_UNITS: Final = 27
PLACE_UNITS: Final = 28
REMOVE_CARD: Final = 29
FLIP_CARD: Final = 30
SPLIT_OFFER: Final = 31
OPERATIONS: Final = 32

# Windows in which an Intrigue card may be played (table BZ-T-13)
IN_VOTE: Final = 1
IN_DECLARE: Final = 2
IN_INTRIGUE: Final = 4
IN_OWN_ACTION: Final = 8
IN_PHASE: Final = 16
IN_VICTORY: Final = 32
IN_DEFEAT: Final = 64
IN_TRIAL: Final = 128
IN_END: Final = 256

# Modes of EACH_OTHER, kinds of STEAL, measures of GAIN_PER, occasions of REACT
OTHERS_DRAW: Final = 0
OTHERS_GAIN: Final = 1
OTHERS_LOSE_RESOURCE: Final = 2
OTHERS_LOSE_NOMISMA: Final = 3
OTHERS_DISCARD: Final = 4

STEAL_NOMISMA: Final = 0
STEAL_RESOURCE: Final = 1
STEAL_RESOURCE_EACH: Final = 2

PER_CONTRIBUTED: Final = 0
PER_OWN_CARDS: Final = 1

ALWAYS: Final = 0
OWN_VICTORY: Final = 1
OTHER_VICTORY: Final = 2
CONTRIBUTED: Final = 3
OWN_PENALTY: Final = 4
ANY_DEFEAT: Final = 5

# Conditions of Missions (table BZ-T-3)
MOST_INTRIGUE: Final = 0
UNITS_OF_TYPE: Final = 1
UNITS_IN_AREA: Final = 2
OWN_CARDS_OF_TYPE: Final = 3
OWN_HEROES: Final = 4
LARGEST_BANDON: Final = 5
MOST_NOMISMA: Final = 6
MOST_RESOURCE: Final = 7
OWN_VICTORIES: Final = 8
EACH_TYPE: Final = 9
UNITS_OF_KINDS: Final = 10
AREAS_WITH_UNITS: Final = 11


class Effect:
    """One ability of a card: when it sets in, what it does and the numbers it needs; what does not apply is -1 or 0."""

    def __init__(self) -> None:
        self.trigger = INSTANT
        self.op = GAIN
        self.loot: list[int] = [0] * LOOT  # of GAIN, GAIN_PER, EACH_OTHER, SPLIT_OFFER
        self.count = 0  # cards, resources, Nomisma, votes, units; the reduction of DISCOUNT and NEXT_DISCOUNT
        self.keep = 0  # of DRAW_KEEP
        self.type = -1  # of the card that triggers, of the cards counted, of the units
        self.pay = -1  # a resource or DOXA
        self.mode = 0  # of EACH_OTHER, STEAL, GAIN_PER
        self.most = 0  # multiples of GAIN_PER; 0 = no limit
        self.keimelion = -1
        self.sell = 0
        self.buy = 0
        self.when = ALWAYS


def answers(effects: list[Effect], trigger: int) -> bool:
    for effect in effects:
        if effect.trigger == trigger:
            return True
    return False


class EventCard:
    """An event, or a solo event: there one option only, whose units must stand in the area and whose cost is paid."""

    def __init__(self) -> None:
        self.key = ""
        self.epoch = 0
        self.year = 0
        self.area = 0
        self.required: list[list[int]] = []  # per option, by good
        self.units: list[list[int]] = []  # per option, by kind
        self.reward: list[int] = [0] * LOOT
        self.penalty: list[int] = [0] * LOOT  # solo: the consequence
        self.trial_resource = -1  # -1: no Trial
        self.trial_doxa: list[int] = []
        self.name = ""  # the English one, for events of the same year


class Mission:
    def __init__(self) -> None:
        self.key = ""
        self.kind = MOST_INTRIGUE
        self.value = 0  # a type, a territory, a resource, a number
        self.kinds: list[int] = []  # of units
        self.doxa = 0  # once
        self.doxa_each = 0
        self.most = 0  # 0 = no limit


class Board:
    """All cards and numbers of the box. Lists named after a thing are indexed by its number."""

    def __init__(self) -> None:
        # Empire and Intrigue cards
        self.card_keys: list[str] = []
        self.card_numbers: list[str] = []  # as printed: E041, I009
        self.card_origin: list[str] = []  # "named" by the book or "reconstructed"
        self.cost: list[int] = []
        self.types: list[list[int]] = []
        self.level: list[int] = []  # card * TYPES + type -> laurels
        self.of_type: list[int] = []  # card -> bit mask of its types
        self.hero: list[bool] = []
        self.production: list[list[int]] = []  # by good
        self.effects: list[list[Effect]] = []
        self.windows: list[int] = []  # Intrigue cards: bit mask of IN_...
        # the other cards
        self.missions: list[Mission] = []
        self.events: list[EventCard] = []
        self.caskets: list[list[int]] = []  # as loot
        # units and map
        self.unit_keys: list[str] = []
        self.unit_type: list[int] = []
        self.unit_count: list[int] = []
        self.unit_cost: list[list[int]] = []  # solo, by good
        self.territory_keys: list[str] = []
        self.cities: list[list[str]] = []
        self.seas: list[str] = []
        self.colours: list[str] = []
        # numbers
        self.prices: list[int] = []
        self.draw_price: list[int] = []  # per way of drawing: Auctoritas
        self.draw_deck: list[int] = []
        self.draw_offer: list[int] = []
        self.draw_discard: list[int] = []
        self.dynamis: list[int] = []  # by number of players
        self.start_doxa: list[int] = []  # from the holder of the Ring clockwise
        self.resource_doxa: list[int] = []  # first, second, third place
        self.card_cost_doxa: list[int] = []
        self.rank_keys: list[str] = []
        self.rank_least: list[int] = []  # Doxa from which a solo rank is reached
        self.demoi: list[str] = []
        self.keimelia: list[str] = []

        # found when first asked for
        self.cheapest: dict[int, list[int]] = {}  # window -> per type the least cost of a card for it
        self.watchers: list[list[int]] = []  # trigger -> Heroes with an ability that answers to it

    def cheapest_at(self, window: int) -> list[int]:
        """Per type the least printed cost of an Intrigue card for a window; 99 where there is none."""
        found = self.cheapest.get(window)
        if found is None:
            found = [99] * TYPES
            for card in self.intrigue_at(window):
                kind = self.types[card][0]
                found[kind] = min(found[kind], self.cost[card])
            self.cheapest[window] = found
        return found

    def heroes_at(self, trigger: int) -> list[int]:
        """The Heroes whose ability answers to a trigger, in the order of the cards."""
        if not self.watchers:
            self.watchers = [
                [card for card, effects in enumerate(self.effects) if self.hero[card] and answers(effects, number)]
                for number in range(TRIGGERS)
            ]
        return self.watchers[trigger]

    def intrigue_at(self, window: int) -> list[int]:
        return [card for card in range(EMPIRE_CARDS, CARDS) if self.windows[card] & window]

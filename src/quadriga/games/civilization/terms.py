"""Numbers that name what lies on the table: phases, fields of entries, deeds, items of the accounts."""

from typing import Final

SETUP: Final = 0
TURN_CHANGE: Final = 1
EVENTS_PHASE: Final = 2
STRATEGY: Final = 3
PURCHASE: Final = 4
BARBARIANS: Final = 5
MOVEMENT: Final = 6
REVOLTS: Final = 7
TRADE: Final = 8
CULTURE: Final = 9
PRODUCTION: Final = 10
GOVERNMENT: Final = 11
HOUSEKEEPING: Final = 12
SCORING: Final = 13

MOST_TURNS: Final = 60  # a game that nobody ends is counted then (ruling CV-GAP-99)

SHORT: Final = 0  # lengths
MEDIUM: Final = 1
MEDIUM_LONG: Final = 2
LONG: Final = 3

CLOCKWISE: Final = 0  # orders of action
RANDOM: Final = 1
BID_CLOCKWISE: Final = 2
BID_RANDOM: Final = 3

CHOOSE: Final = 0  # how civilizations are given out
DRAW_7: Final = 1
DRAW_42: Final = 2

NO_CARDS: Final = 0
STANDARD: Final = 1
ALL_CARDS: Final = 2

# How the game ends
GOING_ON: Final = 0
ERA_END: Final = 1  # short, medium and medium-long games
CONQUEST: Final = 2
DIPLOMATIC: Final = 3
MILITARY_END: Final = 4
TECHNOLOGICAL: Final = 5
LAST_LEFT: Final = 6

LOST: Final = 9  # owner of a technology whose owner has left the game

# Fields of an entry in ``works``: improvements
WORK_OWNER: Final = 0
WORK_NAME: Final = 1
WORK_FIRST: Final = 2  # territory its first point serves, or -1
WORK_SECOND: Final = 3  # the same for the second point of a double improvement
WORK_FREE: Final = 4  # bits below
WORK: Final = 5
PAID: Final = 0
BY_GOVERNMENT: Final = 1
BY_CIVILIZATION: Final = 2
AS_GIFT: Final = 4  # by a technology, an award or a card: free, but an ordinary improvement
DUPLICATE: Final = 8  # by a card that allows a second one
UNPAID: Final = 16  # taken off its settlement for lost battles: its price is due again before it serves another

# Fields of an entry in ``trades``: two settlements whose resources are exchanged
TRADE_ONE: Final = 0
TRADE_OTHER: Final = 1
TRADE_TURN: Final = 2  # in which they were exchanged: it lasts until the next Trade phase at least
TRADE_FORCED: Final = 3  # 1 if Magellan's Voyage forced it
TRADE_ENTRY: Final = 4

# Fields of an entry in ``nukes``
NUKE_OWNER: Final = 0
NUKE_SPACE: Final = 1
NUKE_CARRIER: Final = 2  # piece, or -1
NUKE: Final = 3

# Spies: six for each seat
SPIES: Final = 6
SPIES_ABROAD: Final = 3
UNTRAINED: Final = -1
RESERVE: Final = -2
IMPRISONED: Final = -10  # IMPRISONED - captor

# Bits of ``mood``: what is true of a territory for a while
UNHAPPY_NOW: Final = 1  # propaganda; until the end of Production
UNPRODUCTIVE_NOW: Final = 1 << 1  # after a revolt; until the end of Production
HAPPY_NOW: Final = 1 << 2  # Holy Year, public order; until the end of the turn
STRUCK: Final = 1 << 3  # by a catastrophe in this turn: no cultural dominance
CLOSED: Final = 1 << 4  # extreme climate: neither trade nor movement in this turn
REVOLTED: Final = 1 << 5  # in this turn: its resource is not traded
RESTLESS: Final = 1 << 6  # extreme climate of this turn: happy settlements may revolt in the next one
RESTLESS_NOW: Final = 1 << 7  # of the turn before
NUKED: Final = 1 << 8  # in this turn: invaders have no settlement bonus
PROSPECTED: Final = 1 << 9  # for good
CONQUERED: Final = 1 << 10  # in this phase, by force: the Sack is possible
FOUNDED: Final = 1 << 11  # since its owner's last Purchase phase
GROWN: Final = 1 << 12  # one size in this Purchase phase
GROWN_TWICE: Final = 1 << 13

# Bits of ``mark``: what a piece has done
STOPPED: Final = 1  # moves no more in this turn
ACTED: Final = 1 << 1  # an explorer built or prospected
ASHORE: Final = 1 << 2  # a ship not yet launched

# Fields of an entry in ``declared``
BATTLE_SPACE: Final = 0
BATTLE_ATTACKERS: Final = 1
BATTLE_DEFENDERS: Final = 2
DECLARED: Final = 3

# What a seat did in this turn, for strategy cards
EXPLORED: Final = 0  # tokens looked at
ISLANDS: Final = 1
FOUND: Final = 2  # bit mask of tokens
FOUNDATIONS: Final = 3
ROADS: Final = 4
BOUGHT: Final = 5  # and the five next: infantry, cavalry, artillery, ships, aircraft
BOUGHT_IMPROVEMENTS: Final = 10
BOUGHT_HAPPINESS: Final = 11
BOUGHT_PRODUCTIVITY: Final = 12
BOUGHT_NUKES: Final = 13
WON: Final = 14  # bit mask of kinds of battles
CAPTURED: Final = 15
CAPITALS: Final = 16
CAPITAL_AT: Final = 17  # territory + 1 of the last capital captured
DOMINATED: Final = 18
PROSPECTED_TIMES: Final = 19
SUPPORTED: Final = 20  # defenders
TRADED: Final = 21  # resources
BATTLES: Final = 22
FIRST_WONDER: Final = 23
EMPTY_AT: Final = 24  # territory + 1 of the last one found empty
TECHNOLOGIES_BOUGHT: Final = 25
ROADS_COST: Final = 26
FOUGHT: Final = 27  # bit mask of owners already fought for experience
ISLAND_AT: Final = 28
SPENT: Final = 29  # and the eight next: coins spent on what BOUGHT and the eight next count
DOMINATED_AT: Final = 38  # territory + 1 of the last cultural dominance
DOMINATED_OF: Final = 39  # seat + 1 of who lost it
PROSPECTED_AT: Final = 40  # territory + 1 of the last one prospected
DEEDS: Final = 41

# Items of the accounts of a Production, for ABAKUS
ACCOUNT_ITEMS: Final = (
    "settlements",
    "size_income",
    "critical",
    "unique",
    "special",
    "monopolies",
    "taxes",
    "civilization",
    "wonders",
    "roads",
    "maximum",
    "event",
    "minimum",
    "terror",
    "support",
    "luxury",
    "overtime",
    "cards",
    "total",
)
ACCOUNTS: Final = 19

# Statistics kept at the end of every turn, for ABAKUS
STATISTIC_ITEMS: Final = (
    "coins",
    "income",
    "settlements",
    "sizes",
    "happy",
    "productive",
    "technologies",
    "wonders",
    "improvements",
    "units",
    "experience",
    "points",
)
STATISTICS: Final = 12

# Kinds of what lasts for the rest of the turn, in ``effects``: (kind, seat, number)
AMBUSH: Final = 0  # seat, space
BLACK_MARKET: Final = 1  # seat, resource
SMUGGLED_OIL: Final = 2  # seat, half movement points
SENATE_ASKED: Final = 3  # seat, bribes paid
FANATICS: Final = 4  # seat, conqueror
AWARD_GROWTH: Final = 5  # seat: a settlement has grown by an award
AWARD_COINS: Final = 6  # seat, coins left
LOST_BATTLE: Final = 7  # seat: owes war involvement at the end of the phase
FORCED_TRADE: Final = 8  # seat: Magellan's Voyage was used
CULTURE_AGAINST: Final = 9  # seat, other: dominance tried
PLACED: Final = 10  # seat, territory: a unit bought or won was placed there; one entry for each
DISCOUNTED: Final = 11  # seat, territory: a unit was bought with the discount of its resource; one entry for each
DETACHED: Final = 12  # seat, improvement: an obsolete one was taken back to be assigned anew
SUPPRESSED: Final = 13  # seat: a card has suppressed the revolution
ENTERED: Final = 14  # mover, space: others have had their say about his armies there
PLEDGED: Final = 15  # seat, card * PLEDGE + coins advanced
PLEDGE: Final = 1000
SENATE_AGREED: Final = 16  # seat, other: to a war with him
REFUSED: Final = 17  # mover, space: somebody there has denied him entry, or transit on his ship
TOTTERED: Final = 18  # seat: had more unhappy than happy settlements in this phase
EFFECT: Final = 3

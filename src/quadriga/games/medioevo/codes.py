"""What the numbers in the position stand for."""

from typing import Final

SETUP: Final = 0
TURN_ORDER: Final = 1
EVENTS: Final = 2
TAX: Final = 3
PURCHASE: Final = 4
COMBAT: Final = 5
COMMERCE: Final = 6
END_OF_TURN: Final = 7
SCORING: Final = 8

RANDOM: Final = 0  # how kingdoms are given out
PICK: Final = 1
AUCTION: Final = 2

NOBODY: Final = -1
STAGES: Final = 8  # of the longest road
BARBARIAN_GALLEYS: Final = 4

# What a seat did in this turn, for objectives
WON: Final = 0
OUTNUMBERED: Final = 1
NAVAL: Final = 2
DESTROYED: Final = 3
BARBARIANS: Final = 4
CONQUESTS: Final = 5
SUPPRESSED: Final = 6
PLUNDER: Final = 7
SALE: Final = 8
ROAD: Final = 9
DEEDS: Final = 10

# Fields of an entry in ``pacts``
PACT_ID: Final = 0
PACT_KIND: Final = 1
PACT_BY: Final = 2  # who owes: the host of a right, the ally who helps
PACT_FOR: Final = 3  # who has the right or is helped
PACT_UNTIL: Final = 4  # last turn; 0 for the whole game
PACT_SECRET: Final = 5
PACT_NUMBER: Final = 6  # fee per trade, army units of an alliance
PACT_AGAINST: Final = 7  # bit mask of seats an offensive alliance is aimed at
PACT_CALLED: Final = 8  # turn in which an alliance was called upon; 0 before
PACT: Final = 9

COMMERCIAL: Final = 0
PASSAGE: Final = 1
MILITARY_CONTROL: Final = 2
CIVILIAN_CONTROL: Final = 3
NON_BELLIGERENCE: Final = 4
DEFENSIVE: Final = 5
OFFENSIVE: Final = 6
PACT_KINDS: Final = 7

# Fields of an entry in ``borrowed``: units that are not what or whose they seem
BORROW_NATURE: Final = 0
BORROW_OWNER: Final = 1  # now
BORROW_KIND: Final = 2  # now
BORROW_ZONE: Final = 3  # now
BORROW_TRUE_OWNER: Final = 4
BORROW_TRUE_KIND: Final = 5
BORROW_HOME: Final = 6  # zone it goes back to
BORROW: Final = 7

PROMOTED: Final = 0  # for the rest of the turn
HEROIC: Final = 1  # for the rest of the battle
HIRED: Final = 2  # a horde in somebody's pay until the end of the turn
JOINED: Final = 3  # a player's units among barbarians until the end of the turn

# Where Honour comes from and goes to
SOURCES: Final = (
    "start",
    "conquest",
    "pilgrimage",
    "building",
    "suppression",
    "great_army",
    "road",
    "defeat",
    "undeclared",
    "breach",
    "rebellion",
)
START: Final = 0
CONQUEST: Final = 1
PILGRIMAGE: Final = 2
BUILDING: Final = 3
SUPPRESSION: Final = 4
GREAT_ARMY: Final = 5
ROAD_HONOUR: Final = 6
DEFEAT: Final = 7
UNDECLARED: Final = 8
BREACH: Final = 9
REBELLION_HONOUR: Final = 10
HONOUR_SOURCES: Final = 11

# Parts of the final scoring
FINAL_ITEMS: Final = (
    "richest",
    "market",
    "technology",
    "rome",
    "jerusalem",
    "cathedrals",
    "cities",
    "castles",
    "territories",
    "monopolies",
    "captives",
    "debts",
    "objectives",
)
FINAL: Final = 13

FREE_VERBS: Final = {
    "loan",
    "repay",
    "card",
    "points",
    "token",
    "convert",
    "claim",
    "tech",
    "preach",
    "preach_points",
    "borrow",
    "declare",
    "treat",
    "renounce",
    "accuse",
    "disband",
}

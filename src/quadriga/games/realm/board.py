"""The printed facts, shared by every position and never copied."""

from typing import Final

WARLORD: Final = 0  # cards
JOKER: Final = 1
TRUCE: Final = 2
CARDS: Final = 3

FLORIN: Final = 0  # what a deal can move
PEACE: Final = 0  # what a deal can promise

NOBODY: Final = -1  # owner of a land without one


class Board:
    """The map, the cards and the numbers of the rules. Lists named after a thing are indexed by its number."""

    def __init__(self) -> None:
        self.lands: list[str] = []
        self.neighbours: list[list[int]] = []  # ascending
        self.abbey = -1  # its owner gains a florin whenever a land is conquered
        self.castle = -1  # its owner draws a card whenever he conquers
        self.starts: list[list[int]] = []  # players -> one land a seat
        self.copies: list[int] = []  # per card
        self.coins = 0
        self.start_florins = 0
        self.march_cost = 0
        self.loan_limit = 0
        self.debt_limit = 0
        self.hand = 0
        self.land_points = 0
        self.debt_points = 0

    def deck(self) -> list[int]:
        return [card for card in range(CARDS) for _ in range(self.copies[card])]

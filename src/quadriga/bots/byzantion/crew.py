"""The cards in play as an engine: the best Bandons they can form and what these produce."""

from quadriga.bots.byzantion.forecast import Forecast
from quadriga.games.byzantion.board import ACTIVATE, DRAW, GAIN, GOODS, NOMISMA, TYPES, Board

NOTHING: list[int] = [0] * GOODS


class Group:
    """A leader and his followers, or a loose card."""

    def __init__(self, leader: int) -> None:
        self.cards = [leader]
        self.room = 0
        self.alone = [0] * TYPES  # followers that share only this type

    def fits(self, board: Board, card: int) -> bool:
        leader = self.cards[0]
        shared = board.of_type[leader] & board.of_type[card]
        if not shared or len(self.cards) > self.room:
            return False
        if shared & (shared - 1):
            return True
        kind = shared.bit_length() - 1
        return self.alone[kind] < board.level[leader * TYPES + kind]

    def add(self, board: Board, card: int) -> None:
        shared = board.of_type[self.cards[0]] & board.of_type[card]
        if not shared & (shared - 1):
            self.alone[shared.bit_length() - 1] += 1
        self.cards.append(card)


def card_yield(board: Board, card: int) -> list[int]:
    """Production, and what activating a Hero's Bandon gives besides; a card drawn as the coins of its discard."""
    made = board.production[card]
    if board.hero[card]:
        for effect in board.effects[card]:
            if effect.trigger == ACTIVATE:
                made = made[:]
                if effect.op == GAIN:
                    for good in range(GOODS):
                        made[good] += effect.loot[good]
                elif effect.op == DRAW:
                    made[NOMISMA] += 3 * effect.count
    return made


def arrange(f: Forecast, cards: list[int]) -> list[Group]:
    """Bandons as large as they get: Heroes with most room first, the best cards to them, lone Heroes last."""
    board = f.g.board
    worth = {card: yield_worth(f, card) for card in cards}
    heroes: list[Group] = []
    plain: list[int] = []
    for card in cards:
        if board.hero[card]:
            group = Group(card)
            group.room = sum(board.level[card * TYPES : (card + 1) * TYPES])
            heroes.append(group)
        else:
            plain.append(card)
    plain.sort(key=lambda card: (-worth[card], card))
    heroes.sort(key=lambda group: (-group.room, -worth[group.cards[0]], group.cards[0]))
    loose: list[Group] = []
    for card in plain:
        for group in heroes:
            if group.fits(board, card):
                group.add(board, card)
                break
        else:
            loose.append(Group(card))
    for place in range(len(heroes) - 1, 0, -1):
        lone = heroes[place]
        if len(lone.cards) == 1:
            for group in heroes[:place]:
                if group.fits(board, lone.cards[0]):
                    group.add(board, lone.cards[0])
                    lone.room = -1
                    break
    return [group for group in heroes if group.room >= 0] + loose


def yield_worth(f: Forecast, card: int) -> float:
    made = card_yield(f.g.board, card)
    taste = f.taste
    return sum([made[good] * taste[good] for good in range(GOODS) if made[good]])


class Crew:
    """What some cards produce: a round from now on, and in this round still."""

    def __init__(self, f: Forecast, cards: list[int], idle: list[int], made: list[int] | None = None) -> None:
        self.f = f
        self.cards = cards  # Empire cards in play
        self.idle = idle  # those of them that can still be activated in this round
        self.ready = self.ranked(idle) if f.actions else []
        if made is None:
            made = NOTHING
            if f.left:
                busy = max(1, round(f.dynamis * f.w.activations))
                ranked = self.ready if self.ready and len(idle) == len(cards) else self.ranked(cards)
                made = total(ranked[:busy])
        self.made = made

    def ranked(self, cards: list[int]) -> list[list[int]]:
        """Production of the groups, the most welcome first."""
        board = self.f.g.board
        taste = self.f.taste
        found: list[tuple[float, list[int]]] = []
        for group in arrange(self.f, cards):
            made = total([card_yield(board, card) for card in group.cards])
            found.append((sum([made[good] * taste[good] for good in range(GOODS)]), made))
        found.sort(key=first_of, reverse=True)
        return [made for _, made in found]

    def now(self, actions: int) -> list[int]:
        """What as many activations bring in this round."""
        return total(self.ready[:actions]) if actions and self.ready else NOTHING


def first_of(pair: tuple[float, list[int]]) -> float:
    return pair[0]


def total(yields: list[list[int]]) -> list[int]:
    return [sum(column) for column in zip(*yields)] if yields else NOTHING

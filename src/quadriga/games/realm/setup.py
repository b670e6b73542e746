"""From options and printed facts to the first state."""

from quadriga.engine.module import Options
from quadriga.games.realm.board import CARDS, NOBODY, Board
from quadriga.games.realm.procedures.rounds import Rounds
from quadriga.games.realm.state import Realm


def empty_table(board: Board, seats: int, options: Options) -> Realm:
    """Everything in its box: all coins in the bank, all cards in the pile, nobody on the map."""
    g = Realm()
    g.board = board
    g.seats = seats
    g.rounds = int(options["rounds"])
    g.offer_cap = int(options["offers"])
    g.order = list(range(seats))
    g.bank = board.coins
    g.florins = [0] * seats
    g.debts = [0] * seats
    g.borrowed = [0] * seats
    g.hands = [0] * (seats * CARDS)
    g.pile = board.deck()
    g.discard = [0] * CARDS
    g.owner = [NOBODY] * len(board.lands)
    return g


def first_state(board: Board, seats: int, options: Options) -> Realm:
    g = empty_table(board, seats, options)
    g.stack = [Rounds()]
    return g

"""The other custom of asking: seat by seat, each until it passes."""

from tests.engine.realms import lay, realm

from quadriga.engine.choice import Answer
from quadriga.engine.window import Poll
from quadriga.games.realm.moments import CARD_PLAYED
from quadriga.games.realm.procedures.card import PlayCard
from quadriga.games.realm.state import Realm


def polled(seats: list[int], hands: dict[str, dict[str, int]]) -> tuple[Realm, Poll]:
    """Red has played a card; the others are polled whether they cancel it."""
    table = lay(3, [], seat={name: {"hand": hand} for name, hand in hands.items()})
    g = realm(table)
    g.stack.append(PlayCard(0, 0))
    poll = Poll(CARD_PLAYED, seats)
    g.stack.append(poll)
    return g, poll


def test_only_who_may_react_is_asked() -> None:
    g, _ = polled([1, 2], {"green": {"joker": 1}})
    g.stack[-1].run(g)
    assert g.waiting() == [2]


def test_who_reacts_is_asked_again_and_who_passes_is_not() -> None:
    g, poll = polled([1, 2], {"blue": {"joker": 2}, "green": {"joker": 1}})
    poll.run(g)
    poll.answer(g, 1, Answer("play", 1))
    assert isinstance(g.stack.pop(), PlayCard)
    poll.run(g)
    assert poll.waiting(g) == [1]
    poll.answer(g, 1, Answer("pass"))
    poll.run(g)
    assert poll.waiting(g) == [2]


def test_a_seat_can_be_skipped_or_asked_once_more() -> None:
    poll = Poll(CARD_PLAYED, [1, 2, 0])
    poll.skip()
    assert poll.at == 1
    poll.ask_next(1)
    assert poll.seats == [1, 2, 1, 0]
    poll.ask_next(0)
    assert poll.seats == [1, 2, 0, 1]


def test_being_asked_tells_nothing_and_the_default_is_to_pass() -> None:
    g, poll = polled([1], {"blue": {"joker": 1}})
    assert poll.must_ask(g, 1)
    assert poll.default(g, 1) == Answer("pass")
    copy = poll.clone()
    copy.ask_next(2)
    assert poll.seats == [1]

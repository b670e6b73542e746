"""Single decisions of the greedy player in positions made for them, and the parts of its judgement."""

from collections.abc import Callable

import pytest
from tests.bots.byzantion.match import bots_for, new_game

from quadriga.bots.byzantion.crew import Crew, arrange
from quadriga.bots.byzantion.forecast import Forecast
from quadriga.bots.byzantion.greedy import GreedyByzantion
from quadriga.bots.byzantion.judgement import Judgement
from quadriga.bots.byzantion.offering import prize
from quadriga.bots.byzantion.weights import Weights
from quadriga.engine.choice import Answer
from quadriga.games.byzantion.board import (
    AUCTORITAS,
    CARDS,
    DOXA,
    EMPIRE_CARDS,
    FRUMENTUM,
    GOODS,
    MISSIONS,
    NOMISMA,
    RESOURCES,
    SCEPTRE,
    VIRTUS,
)
from quadriga.games.byzantion.procedures.action import ACTIVATE, BUILD, Turn
from quadriga.games.byzantion.procedures.contribution import Contribution
from quadriga.games.byzantion.procedures.influence import Influence
from quadriga.games.byzantion.procedures.resolution import BETTER_BID, LEAST_GENEROUS, MOST_GENEROUS, Favour
from quadriga.games.byzantion.procedures.solo.reign import SoloActions
from quadriga.games.byzantion.procedures.trial import Trial
from quadriga.games.byzantion.queries import missions_of
from quadriga.games.byzantion.scoring import mission_doxa
from quadriga.games.byzantion.state import Byzantion


def reach(until: Callable[[Byzantion], bool], seats: int = 3, seed: str = "judgement") -> tuple[Byzantion, int]:
    """A game among greedy players, played on to the first decision that fits, and whose it is."""
    g = new_game(seats, seed)
    bots = bots_for(["greedy"] * seats, seed)
    while not until(g):
        seat = g.waiting()[0]
        g.play(seat, bots[seat].answer(g.clone(), seat))
    return g, g.waiting()[0]


def ask(g: Byzantion, seat: int) -> Answer:
    g.offered = None
    return GreedyByzantion("asked").answer(g.clone(), seat)


def card(g: Byzantion, key: str) -> int:
    return g.board.card_keys.index(key)


def forecast(g: Byzantion, seat: int = 0) -> Forecast:
    return Forecast(g, seat, Weights())


def test_heroes_lead_as_many_as_they_can() -> None:
    g = new_game(4, "bandon")
    cards = [
        card(g, key)
        for key in ("germanus", "martin", "bucellarii", "herul_foederati", "excubitors", "isaurian_spearmen")
    ]
    groups = [group.cards for group in arrange(forecast(g), sorted(cards))]
    assert groups[0][0] == card(g, "germanus")
    assert len(groups[0]) == 5
    assert sorted([member for group in groups for member in group]) == sorted(cards)


def test_the_best_stacks_produce() -> None:
    g = new_game(4, "crew")
    strong = card(g, "armenian_cataphracts")
    weak = card(g, "isaurian_spearmen")
    crew = Crew(forecast(g), [strong, weak], [strong, weak])
    assert crew.now(1)[VIRTUS] == 3
    assert crew.now(2)[VIRTUS] == 4
    assert crew.now(0) == [0] * GOODS


def test_what_events_ask_for_is_worth_more() -> None:
    g = new_game(4, "harvest")
    f = forecast(g)
    nothing = [0] * GOODS
    asked = max(range(1, RESOURCES), key=lambda good: f.taste[good])
    stock = [0] * GOODS
    base = f.harvest(stock, nothing, nothing, 4)
    stock[asked] = 1
    gain = f.harvest(stock, nothing, nothing, 4) - base
    assert gain > 0.8
    stock[asked] = 40
    more = f.harvest(stock, nothing, nothing, 4)
    stock[asked] = 41
    assert f.harvest(stock, nothing, nothing, 4) - more < 0.2


@pytest.mark.parametrize(("count", "least"), [(1, 0.0), (4, 5.9)])
def test_a_bid_above_all_others_wins(count: int, least: float) -> None:
    assert prize([6, 4, 2], [3, 3, 0], count, 0.35) >= least


def test_bids_are_worth_more_the_higher_they_are() -> None:
    worths = [prize([6, 4, 2], [3, 5, 2], count, 0.35) for count in range(1, 7)]
    assert worths == sorted(worths)


def test_in_the_last_round_everything_asked_for_is_given() -> None:
    g, seat = reach(lambda g: isinstance(g.stack[-1], Contribution) and g.round == len(g.events))
    frame = g.stack[-1]
    assert isinstance(frame, Contribution)
    good = frame.cursor[seat]
    g.stock[seat * GOODS + good] = 9
    answer = ask(g, seat)
    required = frame.required(g)[good]
    assert answer == Answer("commit", good, required if good != NOMISMA else required - required % 2)


def test_the_arbiter_serves_himself() -> None:
    g, seat = reach(lambda g: isinstance(g.stack[-1], Influence))
    g.seals = [-1] * len(g.seals)
    g.seals[SCEPTRE] = seat
    other = (seat + 1) % g.seats
    for purpose, chosen in ((MOST_GENEROUS, seat), (BETTER_BID, seat), (LEAST_GENEROUS, other)):
        g.stack.append(Favour(purpose, sorted([seat, other])))
        assert ask(g, seat) == Answer("favour", chosen)
        g.stack.pop()


def test_votes_are_not_wasted_on_an_option_without_auctoritas() -> None:
    g, seat = reach(lambda g: isinstance(g.stack[-1], Influence))
    g.stock[seat * GOODS + AUCTORITAS] = 0
    g.seals = [other if other != seat else -1 for other in g.seals]
    assert ask(g, seat) == Answer("abstain")


def test_a_stack_is_activated_for_what_is_asked_now() -> None:
    g, seat = reach(lambda g: isinstance(g.stack[-1], Turn) and g.stack[-1].at == 0 and g.round == len(g.events))
    event = g.board.events[g.events[g.round - 1]]
    g.hands = [held for held in g.hands if held // CARDS != seat]
    g.area = [played for played in g.area if played // CARDS != seat]
    g.stock[seat * GOODS : (seat + 1) * GOODS] = [0] * GOODS
    g.dynamis[seat] = 1
    need = max(range(1, RESOURCES), key=lambda good: event.required[g.option][good])
    made = [c for c in range(EMPIRE_CARDS) if g.board.production[c][need] >= 2 and not g.board.hero[c]]
    free = [c for c in made if all(c != played % CARDS for played in g.area)]
    g.area = sorted([*g.area, seat * CARDS + free[0]])
    g.follows[free[0]] = -1
    g.marked = []
    assert ask(g, seat) == Answer("act", ACTIVATE)


def test_no_more_is_bid_than_wins() -> None:
    g, seat = reach(lambda g: isinstance(g.stack[-1], Trial), seed="trials")
    resource = g.board.events[g.events[g.round - 1]].trial_resource
    g.seals = [-1] * len(g.seals)
    for other in range(g.seats):
        g.stock[other * GOODS + resource] = 5 if other == seat else 0
    assert ask(g, seat) == Answer("bid", -1, 1)


def test_a_lone_emperor_stays_alive_first() -> None:
    """With one action left and a consequence that would end the reign he builds what he can."""
    g, seat = reach(lambda g: g.round == 3 and g.dynamis[0] == 1 and isinstance(g.stack[-1], SoloActions), 1, "alive")
    event = g.board.events[g.events[2]]
    g.doxa[seat] = event.penalty[DOXA]
    g.units = [0] * len(g.units)
    g.stock[seat * GOODS : (seat + 1) * GOODS] = [0] * GOODS
    g.stock[seat * GOODS + VIRTUS] = 1
    g.stock[seat * GOODS + FRUMENTUM] = 1
    g.hands = []
    g.claimed = True
    assert ask(g, seat) == Answer("act", BUILD)


def test_the_search_hopes_for_missions_and_for_cards_in_reserve() -> None:
    g, seat = reach(lambda g: g.round == 4 and isinstance(g.stack[-1], Turn))
    judgement = Judgement()
    hopes = judgement.points(g)[seat]
    without = g.clone()
    without.missions = [held for held in g.missions if held // MISSIONS != seat]
    given = sum(mission_doxa(g, seat, number) for number in missions_of(g, seat))
    assert given > 0
    assert hopes - judgement.points(without)[seat] >= given / 2
    scheming = g.clone()
    scheming.hands.append(seat * CARDS + next(n for n in range(EMPIRE_CARDS, CARDS) if n not in drawn(g)))
    scheming.hands.sort()
    assert judgement.points(scheming)[seat] > hopes + 2
    proud = g.clone()
    proud.stock[seat * GOODS + AUCTORITAS] += 5
    assert judgement.points(proud)[seat] > hopes


def drawn(g: Byzantion) -> set[int]:
    return {held % CARDS for held in [*g.hands, *g.area]}

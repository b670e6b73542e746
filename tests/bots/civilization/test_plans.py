"""What the greedy player of Civilization CHR aims at: its cards, coasts beyond the sea, other people's secrets."""

from tests.games.civilization.spies import COURT, spying
from tests.games.civilization.table import MODULE, place, settle, state, three, units

from quadriga.bots.civilization.ambitions import ambitions
from quadriga.bots.civilization.greedy import GreedyCivilization
from quadriga.bots.civilization.land import sites
from quadriga.bots.civilization.mind import Mind
from quadriga.bots.civilization.research import technology_worth
from quadriga.bots.civilization.weights import Weights
from quadriga.engine.choice import Answer
from quadriga.engine.notation import write_answer
from quadriga.engine.table import Table

BUYING = 'phase = "purchase"\nstep = "purchases"\n' + settle("gallia", "red", "town") + settle("nile", "blue")
ABOARD = 'pieces = [{ kind = "ancient_ship", owner = "red", space = "baltic_sea", cargo = [%s] }]\n'
SOLDIER = '"ancient_artillery"'
AT_SEA = settle("britannia", "red", "town") + place("britannia", "red", ancient_infantry=2)
KNOWN = 'lost = ["mathematics", "trade_mapmaking", "bronze_working", "the_wheel"]\n'


def mind(t: Table, seat: int = 0) -> Mind:
    return Mind(state(t), seat, t.game.choices(seat), Weights())


def answers(t: Table, most: int = 12) -> list[str]:
    """What red's next answers are, until somebody else is asked."""
    found: list[str] = []
    bot = GreedyCivilization("1")
    while t.game.waiting() == [0] and len(found) < most:
        answer: Answer = bot.answer(t.game, 0)
        found.append(write_answer(MODULE, t.game, 0, answer))
        assert t.submit(0, answer) is None
    return found


def technology(key: str) -> int:
    return [card.key for card in MODULE.data.board.technologies].index(key)


def test_a_card_makes_its_technology_dearer_to_its_holder() -> None:
    without = three(BUYING)
    holding = three(BUYING + 'seat.red.hand = ["sc_009"]\n')
    number = technology("currency")
    gain = technology_worth(mind(holding), number) - technology_worth(mind(without), number)
    assert gain > 15
    assert technology_worth(mind(holding), number + 1) == technology_worth(mind(without), number + 1)


def test_a_card_makes_its_land_dearer_to_its_holder() -> None:
    without = sites(mind(three(BUYING)))
    holding = sites(mind(three(BUYING + 'seat.red.hand = ["sc_004"]\n')))
    middle_east = next(card.places for card in MODULE.data.board.cards if card.key == "sc_004")
    assert {t for t in without if holding[t] > without[t]} == set(middle_east)


def test_units_for_a_card_are_bought_together_or_not_at_all() -> None:
    hand = 'seat.red.hand = ["sc_016"]\n'
    t = three(BUYING + hand + KNOWN)
    [(classes, worth)] = ambitions(mind(t)).levies
    assert (classes, round(worth)) == ([0, 0, 0], 27)


def test_a_completed_card_asks_for_nothing_more() -> None:
    t = three(BUYING + 'seat.red.hand = ["sc_009"]\nseat.red.technologies = ["currency"]\n')
    assert ambitions(mind(t)).technology == {}


def test_soldiers_aboard_take_a_coast_that_is_weakly_held() -> None:
    crew = ABOARD % ", ".join([SOLDIER] * 3)
    t = three(KNOWN + AT_SEA + crew + settle("germania", "blue", "town") + settle("nile", "blue"))
    said = answers(t)
    assert len([line for line in said if line == "to germania"]) >= 1, said
    assert "attack germania/blue" in said or state(t).holder[MODULE.data.board.space_keys.index("germania")] == 0


def test_soldiers_aboard_do_not_storm_what_is_strongly_held() -> None:
    strong = settle("germania", "blue", "town") + place("germania", "blue", ancient_artillery=6)
    t = three(KNOWN + AT_SEA + (ABOARD % SOLDIER) + strong + settle("nile", "blue"))
    assert not [line for line in answers(t) if line == "to germania"]
    assert units(t, "germania", "red") == {}


def test_a_spy_steals_from_a_full_treasury_and_not_from_an_empty_one() -> None:
    rich = spying(COURT + "seat.blue.coins = 80\n", [[10], [6]])
    assert answers(rich, 1) == ["mission red.1/steal_coins"]
    poor = spying(COURT + "seat.blue.coins = 0\n")
    assert "steal_coins" not in answers(poor, 1)[0]

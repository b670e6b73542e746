"""Strategy cards about the garrison of a settlement that was won over."""

import pytest
from tests.games.civilization.cards import complete, deck_of, deeds, holding, is_met
from tests.games.civilization.table import land, place, play, seat, settle, space, three, told, units

GARRISONS = ("sc_076", "sc_116", "sc_150")
ITALIA = deeds(dominated=1, dominated_at=space("italia") + 1, dominated_of=2)  # from blue
OWN = settle("gallia", "red") + settle("italia", "red")


@pytest.mark.rule("CV-STR-27")
@pytest.mark.parametrize("key", GARRISONS)
def test_cv_str_27_the_whole_garrison_comes_over(key: str) -> None:
    """Not that of third parties who happen to be there."""
    troops = place("italia", "blue", ancient_infantry=2) + place("italia", "green", ancient_cavalry=1)
    assert not is_met(holding(key, OWN + troops), key)
    t = holding(key, OWN + troops + ITALIA)
    complete(t, key)
    assert (units(t, "italia", "red"), units(t, "italia", "blue")) == ({"ancient_infantry": 2}, {})
    assert units(t, "italia", "green") == {"ancient_cavalry": 1}


@pytest.mark.rule("CV-STR-27")
def test_cv_str_27_after_a_dominance_of_this_turn() -> None:
    """Size 3, militia 2, happiness 1, despotism -1, one unit less: a score of 5 and a roll of 1; one unit passes over
    with the town, the other two stay blue's until the card is played."""
    lines = settle("gallia", "red", "metropolis") + settle("nile", "blue") + settle("italia", "blue")
    armed = place("gallia", "red", ancient_infantry=5) + place("italia", "blue", ancient_infantry=3)
    head = f'phase = "culture"\nera = "{deck_of("sc_076")}"\nseat.red.hand = ["sc_076"]\n'
    t = three(head + lines + armed, [[1], [1, 1]])
    play(t, "red: dominate gallia/italia")
    assert (land(t, "italia")["holder"], units(t, "italia", "blue")) == ("red", {"ancient_infantry": 2})
    complete(t, "sc_076")
    assert (units(t, "italia", "red"), units(t, "italia", "blue")) == ({"ancient_infantry": 3}, {})
    assert (told(t, "garrison.kept"), seat(t, "red")["completed"]) == ([("red", "italia")], ["sc_076"])

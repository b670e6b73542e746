"""Barbarians do not grow in numbers for ever."""

from tests.games.civilization.table import place, state, three

from quadriga.games.civilization.board import INFANTRY
from quadriga.games.civilization.procedures.generation import MOST_BARBARIANS, generate, is_crowded
from quadriga.games.civilization.queries import troops

ALASKA = 0


def test_cv_gap_129_no_barbarian_appears_where_there_are_too_many() -> None:
    lines = place("alaska", "barbarians", ancient_infantry=MOST_BARBARIANS // 2)
    t = three(lines + place("gallia", "barbarians", ancient_infantry=MOST_BARBARIANS // 2 - 1))
    g = state(t)
    assert not is_crowded(g)
    generate(g, ALASKA, INFANTRY)
    assert troops(g, ALASKA, g.seats) == MOST_BARBARIANS // 2 + 1
    assert is_crowded(g)
    generate(g, ALASKA, INFANTRY)
    assert troops(g, ALASKA, g.seats) == MOST_BARBARIANS // 2 + 1

"""The generator, the three requests, and who may answer them."""

import pytest
from tests.engine.realms import MODULE, do, lay, realm

from quadriga.engine.chance import DRAW, ROLL, SHUFFLE, below, fault, next_word, permutation, results, seeded
from quadriga.engine.choice import Answer
from quadriga.engine.errors import InputError


def reference(state: list[int], count: int) -> list[int]:
    """sfc32 as published by Chris Doty-Humphrey, written again from its description."""
    a, b, c, counter = state
    found: list[int] = []
    for _ in range(count):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) % 2**32 + word) % 2**32
        found.append(word)
    return found


@pytest.mark.parametrize("state", [[0, 0, 0, 1], [1, 2, 3, 4], [2**32 - 1] * 4])
def test_words_are_those_of_sfc32(state: list[int]) -> None:
    rng = state[:]
    assert [next_word(rng) for _ in range(200)] == reference(state, 200)


def test_a_seed_gives_the_same_generator_everywhere() -> None:
    """Written down once: another version of Python or build must give it too."""
    assert seeded("quadriga") == [3261525153, 549555050, 1418766500, 16]
    assert seeded("quadriga") != seeded("quadrigb")
    assert all(0 <= word < 2**32 for word in seeded("quadriga"))


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 52])
def test_numbers_below_a_bound_are_equally_likely(bound: int) -> None:
    rng = seeded(f"uniform {bound}")
    size = 2_000 * bound
    counts = [0] * bound
    for _ in range(size):
        counts[below(rng, bound)] += 1
    square = sum((count - 2_000) ** 2 / 2_000 for count in counts)
    assert square < bound + 5 * (2 * bound) ** 0.5


@pytest.mark.parametrize("bound", [0, 1])
def test_a_single_possibility_moves_nothing(bound: int) -> None:
    rng = seeded("still")
    before = rng[:]
    assert below(rng, bound) == 0
    assert rng == before


def test_permutations_are_equally_likely() -> None:
    rng = seeded("orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6_000):
        order = tuple(permutation(rng, 3))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1_150 for count in counts.values())


@pytest.mark.parametrize("request_", [[ROLL, 3, 6], [SHUFFLE, 9], [DRAW, 9, 4], [DRAW, 1, 1], [SHUFFLE, 0]])
def test_the_generator_gives_possible_results(request_: list[int]) -> None:
    rng = seeded("possible")
    for _ in range(50):
        assert fault(request_, results(rng, request_)) is None


@pytest.mark.parametrize(
    "request_, answer",
    [
        ([ROLL, 2, 6], [3]),
        ([ROLL, 2, 6], [3, 7]),
        ([ROLL, 2, 6], [0, 3]),
        ([SHUFFLE, 3], [0, 1]),
        ([SHUFFLE, 3], [0, 1, 1]),
        ([SHUFFLE, 3], [1, 2, 3]),
        ([DRAW, 5, 2], [1, 1]),
        ([DRAW, 5, 2], [1, 5]),
        ([DRAW, 5, 2], [1, 2, 3]),
    ],
)
def test_impossible_results_are_found_out(request_: list[int], answer: list[int]) -> None:
    assert fault(request_, answer) is not None


def test_a_script_dictates_the_dice() -> None:
    table = lay(script=[[6, 1]], land={"abbey": "red", "castle": "blue"})
    do(table, "red: enter bridge")
    assert realm(table).owner[1] == 0
    assert table.record.entries[0].chance == [[6, 1]]


def test_an_impossible_script_is_a_complaint() -> None:
    table = lay(script=[[6, 7]], land={"abbey": "red"})
    with pytest.raises(InputError) as caught:
        do(table, "red: enter bridge")
    assert str(caught.value) == "chance_fault(cause=chance_range())"


def test_after_the_script_the_generator_goes_on() -> None:
    table = lay(script=[[6, 1]], land={"abbey": "red", "estuary": "blue"})
    do(table, "red: enter bridge", "blue: enter dale")
    assert fault([ROLL, 2, 6], table.record.entries[1].chance[0]) is None


def test_undo_does_not_cross_a_scripted_roll() -> None:
    table = lay(script=[[6, 1]], land={"abbey": "red"})
    do(table, "red: enter bridge")
    assert not table.can_undo(0)


def test_undo_keeps_the_script() -> None:
    table = lay(script=[[6, 1]], land={"abbey": "red"})
    do(table, "red: loan x2")
    assert table.undo(0)
    do(table, "red: enter bridge")
    assert table.record.entries[-1].chance == [[6, 1]]


def test_a_chance_node_waits_for_its_driver() -> None:
    g = MODULE.new(2, MODULE.read_options(2, {}))
    g.stops_at_chance = True
    g.advance()
    assert g.request == [SHUFFLE, 16]
    assert g.waiting() == []
    before = MODULE.dump(g)
    g.advance()
    assert MODULE.dump(g) == before
    g.answer_chance(list(range(16)))
    g.advance()
    assert g.request == [DRAW, 12, 1]


def test_two_branches_of_a_chance_node_are_independent() -> None:
    g = MODULE.new(2, MODULE.read_options(2, {}))
    g.stops_at_chance = True
    g.advance()
    other = g.clone()
    g.answer_chance(list(range(16)))
    other.answer_chance(list(range(15, -1, -1)))
    g.advance()
    other.advance()
    assert MODULE.dump(g)["hands"] != MODULE.dump(other)["hands"]


def test_a_game_ended_at_a_chance_node_asks_chance_no_more() -> None:
    g = MODULE.new(2, MODULE.read_options(2, {}))
    g.stops_at_chance = True
    g.advance()
    assert g.submit(-1, Answer("time_up")) is None
    assert g.over
    assert g.request == []

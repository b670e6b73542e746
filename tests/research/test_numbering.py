"""Every choice has one number, in every variation of every game, and it stays the same."""

from pathlib import Path

import pytest
from tests.kit.walk import VARIATIONS, Variation, begin

from quadriga.engine.chance import below, seeded
from quadriga.engine.choice import Answer, Choice, Deal
from quadriga.engine.explore import any_waiting, lively_answer
from quadriga.games.civilization import names as civilization_names
from quadriga.games.civilization.module import table as civilization_table
from quadriga.games.medioevo import names as medioevo_names
from quadriga.games.medioevo.module import table as medioevo_table
from quadriga.games.registry import GAMES, find_game
from quadriga.research.encoders import encoder
from quadriga.research.numbering import LADDER, PROPOSALS, VERSION, numbering
from quadriga.research.walk import IllegalAction, Walk

OURS = [variation for variation in VARIATIONS if variation.game in GAMES]
DECISIONS = 1200  # of each variation

# Raise VERSION in numbering.py or features.py when one of these must change, and write it into docs/research.md.
NUMBERS = {
    "warriors": (2396, "4f8a2726168e1b75", 2969, "e266d984e396ee0e"),
    "byzantion": (2320, "f095f1883357d5ae", 1902, "bdbe443d8de63da2"),
    "medioevo": (18139, "cb32131523cef0f8", 11111, "dab47a5256965df7"),
    "civilization": (80256, "ea8bee6639fb5671", 14082, "d54ae35e1577be1b"),
}
GUIDE = Path(__file__).parents[2] / "docs" / "research.md"

each_of_ours = pytest.mark.parametrize("variation", OURS, ids=str)
each_game = pytest.mark.parametrize("game", GAMES)


@each_of_ours
def test_every_choice_that_comes_up_has_a_number_of_its_verb(variation: Variation) -> None:
    numbers = numbering(variation.game)
    rng = seeded(f"numbers {variation}")
    g = begin(variation, f"numbers {variation}")
    g.sink = None
    for _ in range(DECISIONS):
        if g.over:
            break
        seat = any_waiting(g, rng)
        choices = g.choices(seat)
        found = numbers.of_choices(choices)
        assert len(found) == len(choices)
        for number, choice in found.items():
            first = numbers.offset[choice.verb]
            assert first <= number < first + numbers.width[choice.verb], choice
            assert (choice.target >= 0) == bool(numbers.kinds[choice.verb]), choice
        g.apply(seat, lively_answer(g, seat, rng, 3))


@each_of_ours
def test_a_walk_never_ends_in_a_dead_end_and_agrees_with_its_copies(variation: Variation) -> None:
    rng = seeded(f"walk {variation}")
    walk = Walk(variation.module(), begin(variation, f"walk {variation}"))
    walk.game.sink = None
    for step in range(DECISIONS // 4):
        if walk.game.over:
            break
        legal = walk.legal()
        assert legal
        assert len(set(legal)) == len(legal)
        if step % 20 == 0:
            assert walk.clone().legal() == legal
        walk.take(legal[below(rng, len(legal))])


@each_game
def test_numbers_and_features_are_those_of_the_guide(game: str) -> None:
    size, hash_, features, features_hash = NUMBERS[game]
    assert (numbering(game).size, numbering(game).hash) == (size, hash_)
    assert (encoder(game).size, encoder(game).hash) == (features, features_hash)
    row = f"| {game} | {size:,} | `{hash_}` | {features:,} | `{features_hash}` |"
    assert row in GUIDE.read_text(encoding="utf-8")
    assert VERSION == 1


def test_pairs_of_names_fit_into_their_kinds() -> None:
    """Things named by two names are as many as the products of both, whatever has come up in play."""
    module = find_game("medioevo")
    medioevo = medioevo_table(module.new(6, module.read_options(6, {})))
    wide = {verb.target: numbering("medioevo").width[name] for name, verb in module.verbs.items() if verb.target}
    for kind, width in wide.items():
        if kind in medioevo_names.PAIRS:
            first, _, size = medioevo_names.PAIRS[kind]
            if first in wide and first != "piece":
                assert width >= wide[first] * size, kind
        assert width >= len(medioevo_names.names_of(medioevo, kind)), kind
    module = find_game("civilization")
    civilization = civilization_table(module.new(6, module.read_options(6, {})))
    wide = {verb.target: numbering("civilization").width[name] for name, verb in module.verbs.items() if verb.target}
    for kind, width in wide.items():
        if kind in civilization_names.PAIRS:
            first, _, size = civilization_names.pair_of(civilization, kind)
            assert width >= wide[first] * size, kind
        else:
            assert width >= len(civilization_names.names_of(civilization, kind)), kind


# --- amounts and terms


@pytest.mark.parametrize("bounds", [(0, 3), (1, 40), (37, 39), (34, 35), (5, 12345), (20000, 30000)])
def test_both_ends_of_a_range_can_be_said_and_everything_between_is_within(bounds: tuple[int, int]) -> None:
    low, high = bounds
    amounts = list(numbering("warriors").of_amounts(low, high).values())
    assert min(amounts) == low
    assert max(amounts) == high
    assert len(set(amounts)) == len(amounts)
    assert all(amount in amounts for amount in LADDER if low <= amount <= high)


def test_small_amounts_can_all_be_said() -> None:
    assert list(numbering("byzantion").of_amounts(0, 32).values()) == list(range(33))


def test_an_amount_chosen_freely_counts_as_the_next_rung() -> None:
    numbers = numbering("medioevo")
    rungs = numbers.of_amounts(0, 5000)
    assert rungs[numbers.nearest(0, 5000, 617)] == 600
    assert rungs[numbers.nearest(0, 5000, 7)] == 7


def test_offers_are_counted_among_those_in_sight() -> None:
    numbers = numbering("warriors")
    choices = [Choice("accept", 41), Choice("decline", 41), Choice("decline", 17), Choice("done")]
    found = numbers.of_choices(choices)
    assert found[numbers.offset["accept"] + 1].target == 41
    assert found[numbers.offset["decline"]].target == 17


def test_an_amount_takes_a_second_step_and_terms_too() -> None:
    seen: set[str] = set()
    rng = seeded("two steps")
    for game in range(100):  # few games at random come to offer anything
        if seen == {"deal", "amount"}:
            return
        walk = Walk(find_game("warriors"), begin(next(v for v in OURS if v.seats == 4), f"two steps {game}"))
        while not walk.game.over:
            legal = walk.legal()
            choice = walk.pending
            serial = walk.game.serial
            whole = walk.take(legal[below(rng, len(legal))], True)
            assert whole == (walk.game.serial > serial)
            if choice is not None:
                seen.add("deal" if choice.deal else "amount")
                assert whole
                assert ":" in walk.said if choice.deal else walk.said.split()[-1].startswith("x")
            elif not whole:
                assert walk.pending is not None
                assert len(walk.deals) <= PROPOSALS
    pytest.fail(f"only {seen}")


def test_what_is_not_open_is_refused_and_changes_nothing() -> None:
    module = find_game("warriors")
    walk = Walk(module, begin(OURS[0], "refused"))
    before = module.fingerprint(walk.game)
    closed = next(number for number in range(walk.numbers.size) if number not in walk.legal())
    with pytest.raises(IllegalAction) as refusal:
        walk.take(closed)
    assert (refusal.value.code, refusal.value.action) == ("action_illegal", closed)
    with pytest.raises(IllegalAction):
        walk.take(walk.numbers.size + 5)
    assert module.fingerprint(walk.game) == before


def test_free_terms_take_the_place_of_the_last_proposal() -> None:
    walk = Walk(find_game("warriors"), begin(OURS[0], "terms"))
    walk.pending = Choice("offer", 1, 0, 0, True)
    walk.deals = [Deal([0, 1, 0, amount]) for amount in range(1, PROPOSALS + 1)]
    wanted = Deal([0, 1, 2, 9])
    assert walk.number_of(Answer("offer", 1, 0, wanted)) == walk.numbers.proposals + PROPOSALS - 1
    assert walk.deals[-1] == wanted

"""The conformance kit, state by state: what must hold wherever a game can get to.

Items 1, 2, 3, 5, 6, 8, 9, 10 and 11 of the kit, and a few more; `quadriga.engine.invariants` says what each means.
"""

import pytest
from tests.kit.walk import Variation, each_seed, each_variation, states

from quadriga.engine.chance import seeded
from quadriga.engine.invariants import CHECKS, Broken, check_events

COSTLY = {"views_leak_nothing": 5, "everything_has_words": 6, "wrong_answers_are_refused": 2, "save_is_complete": 2}


@each_seed
@each_variation
@pytest.mark.parametrize("check", CHECKS)
def test_in_every_state(check: str, variation: Variation, seed: int) -> None:
    rng = seeded(f"check {check} {variation} {seed}")
    for g in states(variation, seed, COSTLY.get(check, 1)):
        try:
            CHECKS[check](variation.module(), g, rng)
        except Broken as broken:
            pytest.fail(f"after {g.serial} answers: {broken}")


@each_seed
@each_variation
def test_only_events_of_the_catalogue_are_told(variation: Variation, seed: int) -> None:
    g = list(states(variation, seed))[-1]
    assert g.sink
    check_events(variation.module(), g.sink)

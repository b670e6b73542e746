"""All 24 technologies are used by some test, at the price that the ledger gives them."""

import pytest
from tests.games.medioevo import (
    test_tech_combat,
    test_tech_commerce,
    test_tech_construction,
    test_tech_law,
    test_tech_religion,
    test_tech_transport,
)
from tests.games.medioevo.crafts import USED

from quadriga.games.medioevo.data_schema import TECHNOLOGY_NAMES
from quadriga.games.medioevo.procedures.activation import technologies

BRANCHES = (
    test_tech_transport,
    test_tech_commerce,
    test_tech_law,
    test_tech_combat,
    test_tech_construction,
    test_tech_religion,
)
DEAR = {"cartography", "guilds", "strategy", "engineering"}  # two points for a unit of effect


def test_every_technology_is_used_by_a_test_of_its_branch() -> None:
    assert set(USED) == set(TECHNOLOGY_NAMES)
    for number, name in enumerate(TECHNOLOGY_NAMES):
        own = [test for test in USED[name] if hasattr(BRANCHES[number // 4], test)]
        assert own, f"no test uses {name}"
        assert [test for test in own if test.startswith(f"test_mu_tech_{number + 1}_")], name


@pytest.mark.rule("MU-TEC-5")
def test_mu_tec_5_points_for_a_unit_of_effect() -> None:
    """Ruling MU-GAP-4; projects are paid by level, Temporal Power and Proselytism by use."""
    for tech, name in zip(technologies(), TECHNOLOGY_NAMES, strict=True):
        assert tech.price == (2 if name in DEAR else 1)
        assert tech.colour == tech.number // 4

"""The list of rule ids in a docstring."""

import pytest

from quadriga.ledger.scan import claimed


@pytest.mark.parametrize(
    "docstring, ids",
    [
        ("Feeds.  rule: CH-MOV-1", ["CH-MOV-1"]),
        ("rule: CH-MOV-1, CH-MOV-2 (tie), CH-EX-27A.", ["CH-MOV-1", "CH-MOV-2", "CH-EX-27A"]),
        (
            "rule: CH-MOV-1,\n    CH-MOV-2 (of two\n    lines), CH-MOV-3\n    More about it.",
            ["CH-MOV-1", "CH-MOV-2", "CH-MOV-3"],
        ),
        ("rule:\n    CH-MOV-1", ["CH-MOV-1"]),
        ("rules: CH-MOV-1, CH-MOV-2", ["CH-MOV-1", "CH-MOV-2"]),
        ("rule: CH-MOV-1 (see CH-MOV-2)", ["CH-MOV-1"]),
        ("rule: CH-MOV-1; not CH-MOV-2", ["CH-MOV-1"]),
        ("As in CH-MOV-1.", []),
        ("overrule: CH-MOV-1", []),
    ],
)
def test_the_list_after_rule_is_read(docstring: str, ids: list[str]) -> None:
    assert claimed(docstring) == ids

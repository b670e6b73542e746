"""Reading the ledgers: the four real ones, and small broken ones."""

import tomllib
from pathlib import Path

import pytest

from quadriga.ledger import Example, LedgerError, find_entry, find_rule, games, load_ledger, rules_folder

RULE = """
[[rule]]
id = "CH-MOV-1"
title = "Rook"
text = "A rook moves along ranks and files."
source = "100 L1"
kind = "core"
status = "todo"
"""
EXAMPLE = """
[[example]]
id = "CH-EX-1"
title = "Open file"
given = "A rook on a1."
when = "It moves."
then = "It may go to a8."
rules = ["CH-MOV-1"]
source = "100 L2"
"""
RULING = """
[[ruling]]
id = "CH-GAP-1"
what = "Which corner is a1?"
known = "Nothing."
decision = "The left one of the first player."
confidence = "reconstructed"
"""


@pytest.fixture
def chess(tmp_path: Path) -> Path:
    """A ledger without faults."""
    folder = tmp_path / "chess"
    folder.mkdir()
    head = 'game = "chess"\ntitle = "Chess"\nprefix = "CH"\nplayers = "2"\n[sources]\n100 = "A book"\n'
    (folder / "ledger.toml").write_text(head)
    (folder / "rules.toml").write_text(RULE)
    (folder / "examples.toml").write_text(EXAMPLE)
    (folder / "rulings.toml").write_text(RULING)
    (folder / "components.toml").write_text("")
    (folder / "tables.toml").write_text("")
    return folder


def faults(folder: Path) -> list[str]:
    with pytest.raises(LedgerError) as caught:
        load_ledger(folder.name, folder.parent)
    return caught.value.faults


@pytest.mark.parametrize(
    "game, rules, examples, rulings",
    [
        ("warriors", 173, 40, 55),
        ("byzantion", 266, 35, 65),
        ("medioevo", 425, 106, 126),
        ("civilization", 592, 52, 146),
    ],
)
def test_the_real_ledgers_are_complete(game: str, rules: int, examples: int, rulings: int) -> None:
    ledger = load_ledger(game)
    assert (len(ledger.rules), len(ledger.examples), len(ledger.rulings)) == (rules, examples, rulings)
    assert ledger.components
    assert ledger.tables


def test_the_four_games_have_ledgers() -> None:
    assert games() == ["byzantion", "civilization", "medioevo", "warriors"]


def test_every_source_of_a_rule_is_described() -> None:
    for game in games():
        ledger = load_ledger(game)
        for rule in ledger.rules.values():
            assert rule.source.split()[0] in ledger.sources, rule.id


def test_a_rule_is_found_by_its_id_alone() -> None:
    assert find_rule("WT-UPK-1").title == "Feeding comes before income"
    assert isinstance(find_entry("CV-EX-27A"), Example)


@pytest.mark.parametrize(
    "id, sentence",
    [
        ("WT-UPC-1", "WT-UPK-1"),
        ("QQ-UPK-1", "no ledger has ids like 'QQ-UPK-1'"),
        ("nonsense", "no ledger has ids like 'nonsense'"),
        ("WT-GAP-1", "is not a rule but of kind ruling"),
    ],
)
def test_a_wrong_rule_id_is_explained(id: str, sentence: str) -> None:
    with pytest.raises(LedgerError, match=sentence):
        find_rule(id)


def test_an_unknown_game_is_explained() -> None:
    with pytest.raises(LedgerError, match=r"no ledger of 'chess'; there are: byzantion, .*warriors"):
        load_ledger("chess")


def test_a_small_ledger_is_read_whole(chess: Path) -> None:
    ledger = load_ledger("chess", chess.parent)
    assert ledger.title == "Chess"
    assert ledger.sources == {"100": "A book"}
    assert ledger.rules["CH-MOV-1"].status == "todo"
    assert ledger.rules["CH-MOV-1"].option == ""
    assert ledger.examples["CH-EX-1"].rules == ["CH-MOV-1"]
    assert ledger.rulings["CH-GAP-1"].decision == "The left one of the first player."


def test_tables_kept_by_the_game_are_known_by_name(chess: Path) -> None:
    (chess / "tables.toml").unlink()
    with (chess / "ledger.toml").open("a") as head:
        head.write('[tables]\nCH-T-1 = "pieces"\n')
    assert load_ledger("chess", chess.parent).tables["CH-T-1"].name == "pieces"


@pytest.mark.parametrize(
    "file, old, new, fault",
    [
        ("rules.toml", "[[rule]]", RULE + "[[rule]]", "rules.toml: the id CH-MOV-1 is used twice"),
        ("rulings.toml", "CH-GAP-1", "CH-MOV-1", "rulings.toml: the id CH-MOV-1 is used twice"),
        ("rules.toml", '"todo"', '"ready"', "CH-MOV-1 has the unknown status 'ready'; use done, partial, todo"),
        ("rules.toml", '"core"', '"cor"', "CH-MOV-1 has the unknown kind 'cor'"),
        ("rules.toml", 'title = "Rook"', "", "rules.toml: CH-MOV-1 has no title"),
        ("rules.toml", 'title = "Rook"', "title = 7", "rules.toml: CH-MOV-1: title must be a text"),
        ("rules.toml", 'status = "todo"', 'status = "todo"\nstatsu = "x"', "CH-MOV-1 has the unknown key 'statsu'"),
        ("rules.toml", "CH-MOV-1", "CH-mov-1", "'CH-mov-1' is not an id of this ledger"),
        ("rules.toml", "CH-MOV-1", "GO-MOV-1", "'GO-MOV-1' is not an id of this ledger"),
        ("rules.toml", "[[rule]]", "[rule]", "rules.toml: write each rule under a heading [[rule]]"),
        ("rules.toml", "[[rule]]", "[[rule", "rules.toml: cannot be read as TOML"),
        ("examples.toml", '"CH-MOV-1"', '"CH-MOV-9"', "the example CH-EX-1 names the unknown rule 'CH-MOV-9'"),
        ("examples.toml", '"CH-MOV-1"', '"CH-GAP-1"', "the example CH-EX-1 names the unknown rule 'CH-GAP-1'"),
        ("rulings.toml", "The left one of the first player.", " ", "rulings.toml: CH-GAP-1 has no decision"),
        ("rulings.toml", '"reconstructed"', '"guessed"', "CH-GAP-1 has the unknown confidence 'guessed'"),
        ("ledger.toml", 'prefix = "CH"', "", "ledger.toml: has no prefix"),
        ("ledger.toml", "[sources]\n100", "sources", "ledger.toml: sources must be a heading [sources]"),
    ],
)
def test_each_fault_is_found(chess: Path, file: str, old: str, new: str, fault: str) -> None:
    text = (chess / file).read_text()
    assert old in text
    (chess / file).write_text(text.replace(old, new))
    assert any(fault in found for found in faults(chess)), faults(chess)


def test_a_missing_file_is_a_fault(chess: Path) -> None:
    (chess / "rulings.toml").unlink()
    assert faults(chess) == ["chess: rulings.toml: the file is missing"]


def test_all_faults_come_in_one_error(chess: Path) -> None:
    (chess / "rules.toml").write_text(RULE.replace('"todo"', '"ready"').replace('"core"', '"cor"') + RULE)
    (chess / "rulings.toml").write_text(RULING.replace("The left one of the first player.", ""))
    assert len(faults(chess)) == 4
    with pytest.raises(LedgerError, match=r"(?s)used twice.*no decision.*unknown status.*unknown kind"):
        load_ledger("chess", chess.parent)


def test_the_glossary_has_one_word_a_concept() -> None:
    terms = tomllib.loads((rules_folder() / "glossary.toml").read_text(encoding="utf-8"))["term"]
    assert len(terms) >= 60
    for term in terms:
        assert term.keys() <= {"it", "en", "code", "also", "note"}
        assert term["code"].isidentifier()
        assert term["code"] == term["code"].lower()
    for key in ("en", "code"):
        words = [term[key] for term in terms]
        assert sorted(words) == sorted(set(words))
    italian = [word for term in terms for word in (term["it"], *term.get("also", []))]
    assert sorted(italian) == sorted(set(italian))

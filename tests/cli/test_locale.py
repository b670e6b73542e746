"""Both languages say everything: what the sources ask for is there, and what is there is asked for."""

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

import quadriga.cli
from quadriga.bots.registry import kinds
from quadriga.cli.languages import help_texts
from quadriga.engine.choice import Answer
from quadriga.engine.errors import Cause, InputError
from quadriga.engine.table import Refused, Table
from quadriga.games.registry import GAMES, find_game
from quadriga.games.warriors.module import WarriorsModule
from quadriga.games.warriors.prompts import PROMPTS
from quadriga.language.languages import LANGUAGES
from quadriga.language.texts import Texts

SOURCES = Path(quadriga.cli.__file__).parent
SERVER = SOURCES.with_name("server")
SHARED = SOURCES.with_name("language") / "locale"
MESSAGE = re.compile(r"[a-z]+(-[a-z0-9]+)+")

each_language = pytest.mark.parametrize("language", LANGUAGES)


def messages(file: Path) -> dict[str, set[str]]:
    """Ids, attributes included, and their variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentResource(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {file}"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def variables(node: object) -> set[str]:
    """Names of the variables, without the form of a word: ``$kind-one`` is ``kind``."""
    found: set[str] = set()
    if isinstance(node, fluent.VariableReference):
        found.add(re.sub("-(one|many|short)$", "", node.id.name))
    for value in vars(node).values() if isinstance(node, fluent.BaseNode) else []:
        for part in value if isinstance(value, list) else [value]:
            found |= variables(part)
    return found


FOLDERS = [SHARED, SOURCES / "locale", SERVER / "locale", *(find_game(game).folder() / "locale" for game in GAMES)]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    english, italian = messages(folder / "en.ftl"), messages(folder / "it.ftl")
    assert sorted(english) == sorted(italian)
    assert {name: english[name] for name in english} == {name: italian[name] for name in english}


def test_help_is_the_same_in_both_languages_and_leaves_nothing_out() -> None:
    english, italian = help_texts("en"), help_texts("it")
    assert sorted(english) == sorted(italian)
    files = ("app.py", "pack_app.py", "report_app.py", "usage.py")
    commands = "".join((SOURCES / name).read_text(encoding="utf-8") for name in files)
    used = set(re.findall(r"h\[[\"']([a-z-]+)[\"']\]", commands))
    assert used == set(english)
    for language in LANGUAGES:
        assert not any(text != text.strip() for text in help_texts(language).values())


def literal_ids() -> set[str]:
    """Every text in the sources that looks like the id of a message and stands where one is asked for."""
    found: set[str] = set()
    for file in (*SOURCES.rglob("*.py"), *SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and is_texts(node.func):
                found |= {
                    part.value
                    for part in ast.walk(node.args[0])
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and MESSAGE.fullmatch(part.value)
                }
    return found


def is_texts(function: ast.expr) -> bool:
    if isinstance(function, ast.Name):
        return function.id in ("t", "texts")
    return isinstance(function, ast.Attribute) and function.attr in ("texts", "say", "find")


@each_language
def test_every_message_the_sources_name_exists(language: str) -> None:
    known = set[str]()
    for folder in FOLDERS:
        known |= set(messages(folder / f"{language}.ftl"))
    assert len(literal_ids()) > 80
    assert sorted(literal_ids() - known) == []


def calls(name: str) -> list[ast.Call]:
    """Every call of a function or class in the package."""
    return [
        node
        for file in SOURCES.parent.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    ]


def codes(name: str) -> set[str]:
    """Codes of every InputError or Cause in the package."""
    return {str(call.args[0].value) for call in calls(name) if isinstance(call.args[0], ast.Constant)}


@each_language
def test_every_complaint_has_a_sentence_and_none_is_left_over(language: str) -> None:
    known = {name for name in messages(SHARED / f"{language}.ftl") if name.startswith("error-")}
    wanted = {f"error-{code.replace('_', '-')}" for code in codes("InputError")} | {
        "error-data",
        "error-several",
        "error-notation-deal.bare",
        "error-notation-thing.bare",
        "error-pack-unknown.bare",
        "error-usage-command.bare",
        "error-usage-option.bare",
    }
    assert known == wanted


@each_language
def test_every_cause_has_words_and_none_is_left_over(language: str) -> None:
    found = messages(SHARED / f"{language}.ftl")
    assert {name for name in found if name.startswith("cause-")} == {
        f"cause-{code.replace('_', '-')}" for code in codes("Cause")
    }
    for call in calls("Cause"):
        assert isinstance(call.args[0], ast.Constant), ast.unparse(call)
        wanted = found[f"cause-{str(call.args[0].value).replace('_', '-')}"]
        assert wanted <= {str(keyword.arg) for keyword in call.keywords}, ast.unparse(call)


def test_no_cause_is_a_text_of_our_own() -> None:
    """What is given as ``cause`` is a Cause, a complaint, or what somebody else has said."""
    for call in calls("InputError"):
        for keyword in call.keywords:
            if keyword.arg == "cause":
                own = isinstance(keyword.value, (ast.Constant, ast.JoinedStr)) and "error" not in names_in(
                    keyword.value
                )
                assert not own, ast.unparse(call)


def names_in(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


@each_language
def test_every_name_a_game_can_show_has_a_word(language: str) -> None:
    for game in GAMES:
        module = find_game(game)
        texts = Texts(language, module)
        wanted = [f"player-{kind}" for kind in ("human", *kinds(game))]
        wanted += [f"option-{option.name.replace('_', '-')}" for option in module.options]
        wanted += [f"{option.name.replace('_', '-')}-{value}" for option in module.options for value in option.values]
        wanted += [f"target-{verb.target}" for verb in module.verbs.values() if verb.target]
        wanted += [f"choice-{verb.replace('_', '-')}" for verb in module.verbs]
        seats, options = module.variations()[0]
        scores = module.scores(module.new(seats, options))[0]
        wanted += [f"score-{part.replace('_', '-')}" for part in scores]
        assert [name for name in wanted if texts.find(name, "", {}) is None] == []


@each_language
def test_every_prompt_and_ability_of_warriors_has_a_text(language: str) -> None:
    module = find_game("warriors")
    texts = Texts(language, module)
    assert isinstance(module, WarriorsModule)
    wanted = [*PROMPTS, *(f"ability-{key.replace('_', '-')}" for key in module.data.abilities)]
    assert [name for name in wanted if texts.find(name, "", {}) is None] == []


def test_a_missing_message_shows_its_id_and_breaks_nothing() -> None:
    assert Texts("it")("no-such-message") == "no-such-message"


def test_whatever_somebody_writes_fits_into_a_complaint() -> None:
    texts = Texts("it")
    assert str(10**30) in texts.error(InputError("page_range", page=10**30, pages=1))
    said = texts.error(InputError("notation_thing", kind="seat", text="(" * 9000, known="red, blue"))
    assert "((((…" in said
    assert "???" not in said


def test_a_fault_inside_a_fault_is_translated() -> None:
    inner = InputError("notation_thing", kind="province", text="atlantis", known="")
    outer = InputError("case_fault", file="a.toml", case="x", cause=inner)
    assert Texts("en").error(outer) == "a.toml, case x: No province is called “atlantis” here."


def test_a_cause_inside_a_cause_is_translated() -> None:
    cause = Cause("at_place", place="stock[3]", cause=Cause("no_number", found="'x'"))
    fault = InputError("snapshot_damaged", file="a.quadriga", cause=cause)
    assert "(stock[3]: non è un numero intero ma 'x')" in Texts("it").error(fault)


def test_the_words_of_others_are_quoted() -> None:
    fault = InputError("file_unreadable", file="a.toml", cause="Is a directory")
    assert Texts("it").error(fault) == "a.toml non si può leggere: “Is a directory”."


def test_a_refused_answer_of_a_record_gives_the_reason_of_the_rules() -> None:
    module = find_game("warriors")
    table = Table.open(module, 2, module.read_options(2, {}), "1")
    reason = table.game.why_not(77, Answer("pass"))
    assert reason is not None
    cause = Refused(module, table.game, reason)
    fault = InputError("record_answer", file="a.quadriga", number=3, answer="pass", cause=cause)
    assert Texts("it").error(fault).endswith("è danneggiata o di altre regole. Quel posto non esiste.")

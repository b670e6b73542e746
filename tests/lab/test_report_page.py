"""``quadriga report``: its page, in a browser too, its tables, and what it refuses."""

import csv
import json
import re
import subprocess
from os import environ
from pathlib import Path
from shlex import split
from shutil import which
from urllib.parse import unquote, urlsplit

import pytest
from tests.cli.running import run

from quadriga.cli.languages import LOCALE
from quadriga.games.registry import find_game
from quadriga.lab.report.tables import FIELDS
from quadriga.lab.report.words import Words
from quadriga.language.texts import Texts

PLAYED = ("report", "warriors", "--seats=easy,easy,easy", "--seed=7", "--turn-limit=3", "--jobs=1", "--lang=en")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report on two rule sets, with something that stands out."""
    folder = tmp_path_factory.mktemp("report")
    file = folder / "made.html"
    result = run(*PLAYED, "--games=8", "--often=8", "--against=turn-limit=2", "--out", file, "--csv", folder / "csv")
    assert result.exit_code == 0, result.output
    return file


def test_every_anomaly_leads_to_games_and_a_command_that_opens_them(page: Path) -> None:
    html = page.read_text(encoding="utf-8").partition("</main>")[0]
    aims = re.findall(r'<a href="#([^"]+)">', html)
    anchors = set(re.findall(r' id="([^"]+)"', html))
    assert len(aims) > 3
    assert set(aims) <= anchors
    with (page.parent / "csv" / "anomalies.csv").open(encoding="utf-8") as file:
        assert {row["id"] for row in csv.DictReader(file)} == set(aims)
    links = set(re.findall(r'<a href="([^#"]+)">', html))
    assert links == {"made-games/1.jsonl", "made-games/2.jsonl"}
    assert all((page.parent / link).exists() for link in links)
    with (page.parent / "csv" / "examples.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    words = split(rows[-1]["command"])
    assert words[:2] == ["quadriga", "replay"]
    opened = run(*words[1:], "--lang=en", "--plain", typed="q\n")
    assert opened.exit_code == 0, opened.output
    assert f"{rows[-1]['at']} of " in opened.output


def test_links_lead_into_folders_of_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "città #1 50%"
    result = run(*PLAYED, "--games=2", "--often=2", "--out", folder / "made.html")
    assert result.exit_code == 0, result.output
    links = set(re.findall(r'<a href="([^#"]+)">', (folder / "made.html").read_text(encoding="utf-8")))
    assert links == {"made-games/1.jsonl"}
    result = run("report", "--from", folder / "made-games", "--often=2", "--out", tmp_path / "read.html")
    assert result.exit_code == 0, result.output
    (link,) = set(re.findall(r'<a href="([^#"]+)">', (tmp_path / "read.html").read_text(encoding="utf-8")))
    assert (tmp_path / unquote(urlsplit(link).path)).exists()


def test_the_page_says_when_a_change_did_not_matter(tmp_path: Path) -> None:
    result = run(*PLAYED, "--games=2", "--against=offers=6", "--out", tmp_path / "same.html", "--no-records")
    assert result.exit_code == 0, result.output
    assert "every game went exactly as under the first rules" in (tmp_path / "same.html").read_text(encoding="utf-8")


def test_the_counts_of_unused_actions_agree(tmp_path: Path) -> None:
    file = tmp_path / "made.html"
    said = run(*PLAYED, "--games=2", "--out", file, "--no-records").stdout
    (count,) = re.findall(r"(\d+) of \d+ different actions", said)
    assert f"Open, but never taken ({count})" in file.read_text(encoding="utf-8")


def test_an_unused_action_is_open_where_the_report_says(page: Path) -> None:
    from quadriga.engine.record import RecordReader
    from quadriga.engine.table import replay
    from quadriga.games.registry import find_game

    with (page.parent / "csv" / "anomalies.csv").open(encoding="utf-8") as file:
        unused = {row["id"]: row for row in csv.DictReader(file) if row["test"] == "unused"}
    with (page.parent / "csv" / "examples.csv").open(encoding="utf-8") as file:
        examples = [row for row in csv.DictReader(file) if row["anomaly"] in unused][:5]
    assert examples
    module = find_game("warriors")
    for row in examples:
        lines = Path(row["file"]).read_text(encoding="utf-8").splitlines()
        doc = json.loads(lines[int(row["game"]) - 1])
        record = RecordReader(Path("x"), "\n".join(doc["record"])).record(module)
        g = replay(module, record, upto=int(row["at"])).game
        seat = record.entries[int(row["at"])].seat
        assert unused[row["anomaly"]]["verb"] in {choice.verb for choice in g.choices(seat)}


def test_the_page_asks_nobody_and_draws_in_a_browser(page: Path, tmp_path: Path) -> None:
    html = page.read_text(encoding="utf-8")
    assert "default-src 'none'" in html
    assert html.count("window.vegaEmbed=") == 1
    assert not re.search(r'(?:src|href)="(?:https?:)?//', html)
    assert len(html) < 3_000_000
    browser = which(environ.get("QUADRIGA_CHROMIUM", "")) or which("chromium") or which("google-chrome")
    if browser is None:
        pytest.skip("no Chromium here")
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
    flags += [f"--user-data-dir={tmp_path / 'profile'}", "--enable-logging=stderr", "--virtual-time-budget=20000"]
    shown = subprocess.run(
        [browser, *flags, "--dump-dom", page.as_uri()], capture_output=True, encoding="utf-8", timeout=120, check=False
    )
    assert "CONSOLE" not in shown.stderr, shown.stderr[-2000:]
    body = shown.stdout.partition("</main>")[0]
    first = body.partition('id="c2"')[0]  # the second column is folded up and drawn when it is opened
    places = re.findall(r'<div class="chart[^>]*>', first)
    assert len(places) > 8
    assert all('data-drawn="yes"' in place for place in places)
    assert first.count("<svg") == len(places)


def test_both_languages_and_no_message_is_missing(page: Path, tmp_path: Path) -> None:
    result = run("report", "--from", page.parent / "made-games" / "1.jsonl", "--lang=it", "--out", tmp_path / "it.html")
    assert result.exit_code == 0, result.output
    italian = (tmp_path / "it.html").read_text(encoding="utf-8")
    assert '<html lang="it">' in italian
    assert "Che cosa si verifica" in italian
    for html in (italian, page.read_text(encoding="utf-8")):
        text = re.sub("<[^>]*>", " ", re.sub("(?s)<style.*?</style>", "", html.partition("</main>")[0]))
        assert not re.search(r"\b(report|verb|kind|score|target)-[a-z]", text)


def test_records_give_the_numbers_of_the_games_they_are_of(page: Path) -> None:
    played = json.loads(run(*PLAYED, "--games=8", "--json", "--no-records").stdout)
    read = json.loads(run("report", "--from", page.parent / "made-games" / "1.jsonl", "--json").stdout)
    for table in ("wins", "lengths", "points", "actions", "unseen"):
        assert played["columns"][0]["tables"][table] == read["columns"][0]["tables"][table]
    assert "quadriga simulate warriors --games 8" in played["columns"][0]["remake"]
    assert read["columns"][0]["remake"] == ""


def test_tables_as_files(page: Path, tmp_path: Path) -> None:
    from pyarrow.parquet import read_table

    assert {file.stem for file in (page.parent / "csv").iterdir()} == set(FIELDS)
    records = page.parent / "made-games"
    result = run("report", "--from", records / "1.jsonl", "--json", "--parquet", tmp_path / "parquet")
    doc = json.loads(result.stdout)
    assert read_table(tmp_path / "parquet" / "games.parquet").num_rows == 8
    wins = read_table(tmp_path / "parquet" / "wins.parquet").to_pylist()
    assert [{**row, "column": ""} for row in doc["columns"][0]["tables"]["wins"]] == wins


def test_empty_tables_have_their_fields(page: Path, tmp_path: Path) -> None:
    from pyarrow.parquet import read_schema, read_table

    folders = ("--csv", tmp_path / "csv", "--parquet", tmp_path / "parquet")
    doc = json.loads(run("report", "--from", page.parent / "made-games" / "1.jsonl", "--json", *folders).stdout)
    tables = doc["columns"][0]["tables"]
    assert tables["skipped"] == tables["differences"] == []
    for table, fields in FIELDS.items():
        with (tmp_path / "csv" / f"{table}.csv").open(encoding="utf-8") as file:
            assert next(csv.reader(file)) == ["column", *fields]
        schema = read_schema(tmp_path / "parquet" / f"{table}.parquet")
        assert schema.names == ["column", *fields]
        assert read_table(tmp_path / "parquet" / f"{table}.parquet").num_rows == len(tables[table])
        for row in tables[table]:
            assert list(row) == list(fields) or table == "anomalies"
    assert str(read_schema(tmp_path / "parquet" / "differences.parquet").field("difference").type) == "double"


# --- folders in which not everything is a record


def test_what_is_no_record_in_a_folder_is_left_out_with_the_reason(page: Path, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    good = (page.parent / "made-games" / "1.jsonl").read_text(encoding="utf-8")
    (folder / "a-rows.jsonl").write_text('{"number":1,"seed":"7/1","seats":["easy"]}\n', encoding="utf-8")
    (folder / "b-good.jsonl").write_text(good, encoding="utf-8")
    (folder / "c-cut.jsonl").write_text(good[: len(good) // 2], encoding="utf-8")
    (folder / "d-empty.quadriga").write_text("", encoding="utf-8")
    (folder / "e-bytes.quadriga").write_bytes(b"\xff\xfe\x00")
    (folder / "f.jsonl").mkdir()
    record = json.loads(good.splitlines()[0])["record"]
    (folder / "g-astray.quadriga").write_text("\n".join([record[0].replace('"seed', '"sead'), "{}"]), encoding="utf-8")
    out = tmp_path / "r.html"
    result = run("report", "--from", folder, "--out", out, "--lang=en", "--jobs=2", "--plain")
    assert result.exit_code == 0, result.output
    html = out.read_text(encoding="utf-8")
    cut = good[: len(good) // 2].count("\n") + 1
    for text in (result.stdout, html):
        for name in ("a-rows.jsonl", "c-cut.jsonl", "d-empty.quadriga", "e-bytes.quadriga", "f.jsonl", "g-astray"):
            assert name in text
        assert "is not a record of Quadriga" in text
        assert f"line {cut}: not a game of a simulation; the file is damaged." in text
    doc = json.loads(run("report", "--from", folder, "--json", "--lang=it").stdout)
    assert doc["columns"][0]["games"] == 8 + cut - 1
    assert all(row["why"] == "unreadable" and row["cause"] for row in doc["columns"][0]["tables"]["skipped"])
    for name in ("a-rows.jsonl", "c-cut.jsonl", "d-empty.quadriga"):
        named = run("report", "--from", folder / "b-good.jsonl", "--from", folder / name, "--out", tmp_path / "no.html")
        assert named.exit_code == 2
        assert not (tmp_path / "no.html").exists()
    (folder / "b-good.jsonl").unlink()
    (folder / "c-cut.jsonl").unlink()
    assert "no finished game" in run("report", "--from", folder, "--out", tmp_path / "no.html", "--lang=en").stderr


@pytest.mark.parametrize(
    "language, one, several",
    [
        (
            "en",
            ["1 turn and 1 decision;", "has 1 of these,", "changes 1 time a", "most 1 point;"],
            "2 turns and 2 decisions",
        ),
        ("it", ["1 turno e 1 decisione;", "cambia 1 volta a", "più 1 punto di"], "2 turni e 2 decisioni"),
    ],
)
def test_one_is_singular(language: str, one: list[str], several: str) -> None:
    said = " ".join(summary_of(language, 1.0))
    for part in one:
        assert part in said
    assert several in " ".join(summary_of(language, 2))


def summary_of(language: str, number: float) -> list[str]:
    """What is said of games in which everything is as many."""
    spread = dict.fromkeys(("least", "median", "most", "mean"), number)
    measures = ("turns", "decisions", "margin", "lead_changes", "final_lead_part")
    rates = [{"group": "seat", "key": key, "fair": 1, "share": 1} for key in "12"]
    tables = {
        "lengths": [{"measure": measure, **spread} for measure in measures],
        "wins": rates,
        "games": [{"ran_away": True}],
        "rules": [],
        "actions": [],
    }
    return Words(Texts(language, find_game("warriors"), LOCALE), "").summary({"tables": tables})


def test_a_sweep_has_a_column_for_each_value() -> None:
    doc = json.loads(run(*PLAYED[:4], "--jobs=1", "--games=2", "--sweep=turn-limit=1,2", "--json").stdout)
    assert [column["label"] for column in doc["columns"]] == ["turn_limit=1", "turn_limit=2"]
    turns = [row for row in doc["columns"][1]["tables"]["differences"] if row["measure"] == "turns"]
    assert [(row["base"], row["other"], row["pairs"]) for row in turns] == [(1, 2, 2)]


def test_a_pack_is_compared_and_named_in_the_commands(tmp_path: Path) -> None:
    out = tmp_path / "r.html"
    pack = Path("examples/packs/dear-cavalry")
    result = run(*PLAYED, "--games=2", "--often=2", "--against-pack", pack, "--out", out)
    assert result.exit_code == 0, result.output
    assert f"--pack {pack}" in out.read_text(encoding="utf-8")
    other = tmp_path / "o.html"
    result = run(*PLAYED, "--games=2", "--often=2", "--override=units.units.cavalry.upkeep=4", "--out", other)
    assert result.exit_code == 0, result.output
    assert f"--pack {tmp_path / 'o-games' / 'pack-2'}" in other.read_text(encoding="utf-8")
    assert run("pack", "check", tmp_path / "o-games" / "pack-2").exit_code == 0


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["report"], "Which game?"),
        (["report", "chess"], "no game “chess”"),
        (["report", "warriors", "--sweep=speed=1"], "speed"),
        (["report", "warriors", "--sweep=turn-limit=zero"], "turn_limit"),
        (["report", "warriors", "--sweep=turn-limit"], "turn-limit=VALUE"),
        (["report", "warriors", "--override=units.units.cavalry.upkeep=-9"], "upkeep"),
        (["report", "warriors", "--override=ships.x=1"], "there is no “ships”"),
        (["report", "warriors", "--against-pack=nowhere"], "nowhere"),
        (["report", "byzantion", "--against-pack=examples/packs/dear-cavalry"], "is for warriors"),
        (["report", "--from=nowhere.jsonl"], "nowhere.jsonl"),
        (["report", "--from=README.md"], "README.md"),
        (["report", "--from=docs"], "docs"),
        (["report", "--from=README.md", "--sweep=turn-limit=1,2"], "--from"),
        (["report", "--from=README.md", "--seed=3"], "--from goes with"),
        (["report", "--from=README.md", "--games=100"], "--from goes with"),
        (["report", "--from=README.md", "--seats=easy,easy"], "--from goes with"),
        (["report", "--from=README.md", "--rotate"], "--from goes with"),
        (["report", "warriors", "--players=3"], "with --from"),
        (["report", "warriors", "--sweep-pack="], "pack.toml"),
    ],
)
def test_bad_input_gets_a_sentence_and_leaves_nothing(arguments: list[str], said: str, tmp_path: Path) -> None:
    result = run(*arguments, "--out", tmp_path / "never.html", "--lang=en")
    assert result.exit_code == 2
    assert said in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("report", "warriors", "--games=1", "--out", ".", "--lang=en")
    assert (result.exit_code, list(tmp_path.iterdir())) == (2, [])
    assert "already exists" in result.stderr


def test_nothing_that_is_there_is_overwritten(page: Path) -> None:
    before = page.read_bytes()
    result = run(*PLAYED, "--games=1", "--out", page)
    assert result.exit_code == 2
    assert page.read_bytes() == before
    assert (page.parent / "made-games" / "1.jsonl").exists()


def test_replay_begins_where_it_is_asked_to(page: Path) -> None:
    file = page.parent / "made-games" / "1.jsonl"
    shown = run("replay", file, "--game=2", "--at=5", "--plain", "--lang=en", typed="q\n").output
    assert re.search(r"^5 of \d+>", shown, re.MULTILINE)
    result = run("replay", file, "--at=9999", "--lang=en")
    assert result.exit_code == 2
    assert "no position 9,999" in result.stderr

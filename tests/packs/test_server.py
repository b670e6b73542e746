"""A server with component packs: installed, chosen, played, forked, uploaded, removed."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mcp import Client
from tests.agents.playing import Agent, with_client
from tests.cli.running import run
from tests.packs.making import example, write_pack
from tests.server.client import SocketPlayer
from tests.server.running import ServerProcess, Visitor, serve
from tests.server.tables import cookie_of, new_table, player

from quadriga.engine.record import RecordReader
from quadriga.engine.table import verify
from quadriga.games.packs import load_pack
from quadriga.games.registry import find_game

Doc = dict[str, Any]
PACK = load_pack(example("warriors"))
WINE = 'territories = [{ key = "costantinopoli", good = "wine" }]'


@pytest.fixture(autouse=True)
def no_socket_stays_open() -> Iterator[None]:
    yield
    while SocketPlayer.opened:
        SocketPlayer.opened.pop().close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    data = tmp_path_factory.mktemp("server")
    assert run("admin", "pack", "add", example("warriors"), "--open", "--data", data).exit_code == 0
    assert run("admin", "pack", "add", example("byzantion"), "--data", data).exit_code == 0
    names = write_pack(tmp_path_factory.mktemp("packs") / "own-names", "medioevo", territories=WINE)
    (names / "locale").mkdir()
    (names / "locale" / "en.ftl").write_text("page-florins = { $florins } ducats\n", "utf-8")
    assert run("admin", "pack", "add", names, "--open", "--data", data).exit_code == 0
    with serve(data, MCP="1") as running:
        running.visitor().register("Admin")  # the first account looks after the server
        yield running


@pytest.fixture(scope="module")
def finished(server: ServerProcess) -> tuple[Visitor, Doc]:
    """A short game with the pack, played to its end against bots in processes of their own."""
    visitor = server.visitor().guest("Knight")
    table = new_table(visitor, ["me", "greedy"], options={"turn_limit": 1}, pack="dear-cavalry")
    mine = player(visitor, table["id"])
    random = Random(9)
    while mine.wait_for_decision(0) is not None:
        mine.answer_somehow(0, random)
    mine.close()
    return visitor, visitor.ask("GET", f"tables/{table['id']}")


def admin_of(server: ServerProcess) -> Visitor:
    visitor = server.visitor()
    visitor.ask("POST", "session/login", {"name": "Admin", "password": "correct horse"})
    return visitor


def offered(visitor: Visitor, game: str) -> list[str]:
    found = next(one for one in visitor.ask("GET", "games") if one["name"] == game)
    return [pack["name"] for pack in found.get("packs", [])]


def test_closed_packs_are_for_administrators(server: ServerProcess) -> None:
    guest, admin = server.visitor().guest("Nobody"), admin_of(server)
    assert (offered(guest, "warriors"), offered(guest, "byzantion")) == (["dear-cavalry"], [])
    assert offered(admin, "byzantion") == ["lean-notaries"]
    body = {"game": "byzantion", "seats": [{"kind": "me"}, {"kind": "open"}], "pack": "lean-notaries"}
    assert guest.refused("POST", "tables", body, 404) == "pack_unknown"
    assert admin.ask("POST", "tables", body)["pack"]["title"] == "Lean Notaries"
    table = guest.ask("POST", "tables", body | {"game": "warriors", "pack": "dear-cavalry"})
    changed = guest.ask("PATCH", f"tables/{table['id']}", {"options": {"map": "east"}})
    assert (changed["options"]["map"], changed["pack"]["name"]) == ("east", "dear-cavalry")
    foreign = body | {"game": "medioevo", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]}
    assert admin.refused("POST", "tables", foreign, 404) == "pack_unknown"


def test_agents_choose_packs_under_the_rules_of_people(server: ServerProcess) -> None:
    tables: list[str] = []

    async def as_guest(client: Client) -> None:
        agent = Agent(client)
        for game, names in (("warriors", ["dear-cavalry"]), ("byzantion", []), ("medioevo", ["own-names"])):
            (found,) = (await agent.call("list_games", game=game))["games"]
            assert [pack["name"] for pack in found["packs"]] == names
        wish = {"game": "byzantion", "seats": ["agent", "random"]}
        for name in ("lean-notaries", "dear-cavalry", "unheard-of"):
            assert (await agent.refused("create_table", **wish, pack=name))["refused"] == "pack_unknown"
        made = await agent.sit("create_table", game="medioevo", seats=["agent", "random", "random"], pack="own-names")
        tables.append(made["table"])
        assert "1,600 ducats" in (await agent.call("observe"))["text"]

    async def as_administrator(client: Client) -> None:
        agent = Agent(client)
        (found,) = (await agent.call("list_games", game="byzantion"))["games"]
        assert [(pack["name"], pack["title"]) for pack in found["packs"]] == [("lean-notaries", "Lean Notaries")]
        made = await agent.sit("create_table", game="byzantion", seats=["agent", "random"], pack="lean-notaries")
        tables.append(made["table"])

    with_client(server, as_guest)
    admin = admin_of(server)
    with_client(server, as_administrator, authorization=f"Bearer {cookie_of(admin).partition('=')[2]}")
    packs = [admin.ask("GET", f"tables/{table}")["pack"]["name"] for table in tables]
    assert packs == ["own-names", "lean-notaries"]


def test_a_table_shows_its_pack_and_plays_with_it(finished: tuple[Visitor, Doc]) -> None:
    visitor, table = finished
    assert table["status"] == "over"
    assert {name: table["pack"][name] for name in ("name", "version", "hash", "title")} == {
        "name": "dear-cavalry",
        "version": "1",
        "hash": PACK.hash,
        "title": "Knights",
    }
    frame = visitor.ask("GET", f"tables/{table['id']}/at/3")
    cavalry = next(unit for unit in frame["sheet"]["units"] if unit["kind"] == "cavalry")
    assert (cavalry["upkeep"], cavalry["cost"]["weapons"]) == (4, 4)
    plain = new_table(visitor, ["me", "random"])
    frame = visitor.ask("GET", f"tables/{plain['id']}/at/0")
    assert next(unit for unit in frame["sheet"]["units"] if unit["kind"] == "cavalry")["upkeep"] == 3
    assert "pack" not in plain


def test_its_names_are_there_for_the_browser(server: ServerProcess) -> None:
    visitor = server.visitor()
    assert "knights" in visitor.ask("GET", f"packs/{PACK.hash}/texts/en")["catalogue"]
    assert "Cavalieri" in visitor.ask("GET", f"packs/{PACK.hash}/texts/it")["catalogue"]
    assert visitor.ask("GET", f"packs/{PACK.hash}/texts/fr")["catalogue"] == ""
    assert visitor.refused("GET", "packs/nothing/texts/en", status=404) == "pack_unknown"


def test_records_go_out_and_come_back_with_the_pack(finished: tuple[Visitor, Doc], tmp_path: Path) -> None:
    visitor, table = finished
    assert visitor.ask("GET", f"tables/{table['id']}/verify")["holds"]
    text = visitor.get(f"tables/{table['id']}/record").text
    path = tmp_path / "web.quadriga"
    path.write_text(text, "utf-8")
    assert RecordReader(path).pack() == PACK.mark
    assert verify(find_game("warriors", PACK), path) == []
    assert visitor.post("verify", content=text).json()["holds"]
    new = visitor.post("records", content=text).json()["table"]
    assert visitor.ask("GET", f"tables/{new}")["pack"]["hash"] == PACK.hash
    foreign = text.replace(PACK.hash, "0" * 64)
    answer = visitor.post("records", content=foreign)
    assert (answer.status_code, answer.json()["code"]) == (422, "pack_needed")
    assert "dear-cavalry 1" in answer.json()["message"]


def test_forks_and_rematches_keep_the_pack(finished: tuple[Visitor, Doc]) -> None:
    visitor, table = finished
    sandbox = visitor.ask("POST", f"tables/{table['id']}/fork", {"n": 2, "seat": 0, "bot": "random"})
    assert sandbox["pack"]["name"] == "dear-cavalry"
    again = visitor.ask("POST", f"tables/{table['id']}/rematch")
    assert again["pack"]["hash"] == PACK.hash
    assert visitor.ask("POST", f"tables/{again['id']}/start")["status"] == "playing"


def test_a_running_game_survives_the_server_with_its_pack(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    assert run("admin", "pack", "add", example("warriors"), "--open", "--data", data).exit_code == 0
    with serve(data) as running:
        visitor = running.visitor().guest("Survivor")
        table = new_table(visitor, ["me", "random"], pack="dear-cavalry")
        mine = player(visitor, table["id"])
        assert mine.wait_for_decision(0) is not None
        mine.answer_somehow(0, Random(1))
        mine.close()
        running.kill()
        running.start()
        again = player(visitor, table["id"])
        assert again.wait_for_decision(0) is not None
        again.close()
        assert run("admin", "doctor", "--data", data).exit_code == 0
        in_use = run("admin", "pack", "remove", "dear-cavalry", "--data", data, "--lang=en")
        assert (in_use.exit_code, "One table needs the component pack" in in_use.output) == (2, True)
        running.stop()
        assert run("admin", "pack", "remove", "dear-cavalry", "--force", "--data", data).exit_code == 0
        assert run("admin", "doctor", "--data", data, "--lang=en").exit_code == 1
        running.start()
        shown = visitor.ask("GET", f"tables/{table['id']}")
        assert (shown["pack"]["name"], shown["pack"].get("title", "")) == ("dear-cavalry", "")
        assert visitor.refused("GET", f"tables/{table['id']}/at/0") == "pack_needed"
        assert run("admin", "pack", "add", example("warriors"), "--data", data).exit_code == 0
        assert visitor.ask("GET", f"tables/{table['id']}/at/0")["n"] == 0  # without starting the server again


def test_administration_of_packs(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    broken = write_pack(tmp_path / "broken", units='units = [{ key = "cavalri", upkeep = 1 }]')
    refused = run("admin", "pack", "add", broken, "--data", data, "--lang=it")
    assert (refused.exit_code, "Un errore nei file dei dati" in refused.output) == (2, True)
    assert not (data / "packs" / "broken").exists()
    first = write_pack(tmp_path / "a" / "mine", units='units = [{ key = "cavalry", upkeep = 4 }]')
    second = write_pack(tmp_path / "b" / "mine", version="2", units='units = [{ key = "cavalry", upkeep = 5 }]')
    assert "No packs" not in run("admin", "pack", "add", first, "--data", data, "--lang=en").output
    other = run("admin", "pack", "add", second, "--data", data, "--lang=en")
    assert (other.exit_code, "is installed already as version 1" in other.output) == (2, True)
    assert "everybody" in run("admin", "pack", "add", first, "--open", "--data", data, "--lang=en").output
    listed = run("admin", "pack", "list", "--data", data, "--plain", "--lang=en")
    assert listed.exit_code == 0
    for word in ("mine", "warriors", "everybody"):
        assert word in listed.output
    (data / "packs" / "mine" / "units.toml").write_text("units = 7\n")
    assert run("admin", "pack", "list", "--data", data, "--plain").exit_code == 1
    unknown = run("admin", "pack", "remove", "yours", "--data", data, "--lang=en")
    assert (unknown.exit_code, "there are: mine" in unknown.output) == (2, True)
    assert run("admin", "pack", "remove", "mine", "--data", data).exit_code == 0
    assert "No packs are installed" in run("admin", "pack", "list", "--data", data, "--lang=en").output


def test_a_mistyped_data_folder_is_refused_and_not_begun(tmp_path: Path) -> None:
    for lang, wanted in (("en", "check --data"), ("it", "controlla --data")):
        done = run("admin", "pack", "add", example("warriors"), "--data", tmp_path / "dta", "--lang", lang)
        assert (done.exit_code, wanted in done.output) == (2, True)
    assert not (tmp_path / "dta").exists()


def test_faulty_packs_are_listed_apart_under_the_name_of_their_folder(tmp_path: Path) -> None:
    assert run("admin", "pack", "add", example("warriors"), "--data", tmp_path).exit_code == 0
    write_pack(tmp_path / "other", units='units = [{ key = "cavalry", upkeep = 4 }]').rename(tmp_path / "packs/moved")
    write_pack(tmp_path / "packs" / "broken", units="units = 7")
    for lang, moved, broken in (
        ("en", "The pack in the folder moved is faulty", "The pack in the folder broken is faulty"),
        ("it", "Il pacchetto nella cartella moved è difettoso", "Il pacchetto nella cartella broken è difettoso"),
    ):
        listed = run("admin", "pack", "list", "--data", tmp_path, "--plain", "--lang", lang)
        assert listed.exit_code == 1
        table, *faulty = listed.output.partition(broken)
        assert ("dear-cavalry" in table, "other" in table, "broken" in table) == (True, False, False)
        assert "units: must be a list of rows, not 7" in "".join(faulty)
        assert moved in "".join(faulty)
    for name in ("moved", "broken"):
        assert run("admin", "pack", "remove", name, "--data", tmp_path).exit_code == 0
    assert run("admin", "pack", "list", "--data", tmp_path, "--plain").exit_code == 0

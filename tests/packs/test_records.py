"""Games with packs: side by side with those without, in records, and among bots."""

from pathlib import Path

import pytest
from tests.packs.making import each_example, example, made

from quadriga.bots.civilization.economy import critical_chances
from quadriga.bots.medioevo.routes import tables
from quadriga.bots.referee import play_game
from quadriga.engine.chance import seeded
from quadriga.engine.errors import InputError
from quadriga.engine.module import Module
from quadriga.engine.playout import random_answer
from quadriga.engine.record import RecordReader
from quadriga.engine.table import Table, verify
from quadriga.games.civilization.board import ANCIENT
from quadriga.games.civilization.module import CivilizationModule
from quadriga.games.medioevo.board import SHIP
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.packs import load_pack
from quadriga.games.registry import find_game
from quadriga.games.warriors.module import WarriorsModule
from quadriga.lab.executors import Here, ProcessPool
from quadriga.lab.simulation import Plan, Results, simulate
from quadriga.language.texts import Texts

SHORT: dict[str, dict[str, object]] = {
    "warriors": {"turn_limit": 3},
    "byzantion": {},
    "medioevo": {"turns": "short"},
    "civilization": {"length": "short", "turns": 4},
}


def packed(game: str) -> Module:
    return find_game(game, load_pack(example(game)))


def finished(module: Module, seed: str = "7") -> Table:
    """A whole game at random."""
    table = Table.open(module, 3, module.read_options(3, SHORT[module.name]), seed)
    rng = seeded("packs")
    while not table.game.over:
        seat = table.game.waiting()[0]
        answer = random_answer(table.game, seat, table.game.choices(seat), rng)
        assert table.submit(seat, answer) is None
    return table


def other_pack(folder: Path) -> Module:
    return find_game("warriors", made(folder / "other", units='units = [{ key = "cavalry", upkeep = 4 }]'))


def code_of(module: Module, path: Path) -> tuple[str, dict[str, object]]:
    with pytest.raises(InputError) as caught:
        verify(module, path)
    return caught.value.code, dict(caught.value.params)


@each_example
def test_a_whole_random_game_and_its_record(game: str, tmp_path: Path) -> None:
    module = packed(game)
    assert module is find_game(game, load_pack(example(game)))
    table = finished(module)
    assert module.problems(table.game) == []
    path = tmp_path / "game.quadriga"
    table.save(path)
    assert RecordReader(path).pack() == load_pack(example(game)).mark
    assert verify(module, path) == []
    code, params = code_of(find_game(game), path)
    pack = load_pack(example(game))
    assert code == "pack_needed"
    assert (params["pack"], params["version"], params["hash"]) == (pack.name, pack.version, pack.hash)


@each_example
def test_a_whole_greedy_game(game: str) -> None:
    module = packed(game)
    played = play_game(module, ["greedy"] * 3, module.read_options(3, SHORT[game]), "packs", with_record=False)
    assert played.winners
    assert played.faults == 0


def test_records_with_the_wrong_pack_or_one_too_many(tmp_path: Path) -> None:
    with_pack, without = tmp_path / "with.quadriga", tmp_path / "without.quadriga"
    finished(packed("warriors")).save(with_pack)
    finished(find_game("warriors")).save(without)
    code, params = code_of(other_pack(tmp_path), with_pack)
    assert code == "pack_differs"
    assert (params["pack"], params["given"]) == ("dear-cavalry", "other")
    assert code_of(packed("warriors"), without) == (
        "pack_unwanted",
        {"file": str(without), "pack": "dear-cavalry"},
    )
    assert "pack" not in find_game("warriors").variations()[0][1]
    for module in (find_game("warriors"), other_pack(tmp_path / "again")):
        with pytest.raises(InputError, match="pack_"):
            Table.resume(module, with_pack)


@pytest.mark.parametrize("damage", ['"pack":7', '"pack":{"name":"x"}', '"pack":{"name":1,"version":"1","hash":"2"}'])
def test_a_damaged_mark_is_a_complaint(damage: str, tmp_path: Path) -> None:
    path = tmp_path / "game.quadriga"
    finished(packed("warriors")).save(path)
    head, rest = path.read_text("utf-8").split("\n", 1)
    begin = head.index('"pack":{')
    path.write_text(f"{head[:begin]}{damage}{head[head.index('}', begin) + 1 :]}\n{rest}", "utf-8")
    with pytest.raises(InputError, match="record_damaged"):
        verify(packed("warriors"), path)


def test_games_with_and_without_packs_live_side_by_side(tmp_path: Path) -> None:
    own, first, second = find_game("warriors"), packed("warriors"), other_pack(tmp_path)
    assert len({own.data_hash, first.data_hash, second.data_hash}) == 3
    costs = []
    for module in (own, first, second, own):
        assert isinstance(module, WarriorsModule)
        g = module.new(3, module.read_options(3, {}))
        loaded = module.load(module.dump(g))
        assert g.clone().board is g.board is loaded.board  # type: ignore[attr-defined]
        board = module.data.board("west")
        costs.append((board.cost[2 * 4 + 2], board.upkeep[2]))
        kinds = {unit["kind"]: unit for unit in module.sheet(g)["units"]}
        assert kinds["cavalry"]["upkeep"] == board.upkeep[2]
    assert costs == [(3, 3), (4, 4), (3, 4), (3, 3)]


def test_what_bots_reckon_for_one_board_is_not_used_for_another(tmp_path: Path) -> None:
    border = 'borders = [{ a = "mar_ionio", b = "egeo", remove = true }]'
    cut = find_game("medioevo", made(tmp_path / "cut", "medioevo", borders=border))
    reached = []
    for medioevo in (find_game("medioevo"), cut, find_game("medioevo")):
        g = medioevo.new(3, medioevo.read_options(3, {}))
        assert isinstance(g, Medioevo)
        reached.append(sum(sum(near.values()) for near in tables(g, SHIP).values()))
    assert reached[0] == reached[2] < reached[1]
    rows = ", ".join(f'{{ roll = {roll}, ancient = "gems" }}' for roll in range(2, 13))
    gems = find_game("civilization", made(tmp_path / "gems", "civilization", tokens=f"critical = [{rows}]"))
    chances = []
    for civilization in (find_game("civilization"), gems, find_game("civilization")):
        assert isinstance(civilization, CivilizationModule)
        chances.append(max(critical_chances(civilization.data.board, ANCIENT)))
    assert chances[0] == chances[2] < chances[1]


def test_names_of_a_pack_stand_before_those_of_the_game() -> None:
    for language, own, other in (("en", "cavalry", "knights"), ("it", "Cavalleria", "Cavalieri")):
        assert Texts(language, find_game("warriors")).say("kind-cavalry", {}) == own
        assert Texts(language, packed("warriors")).say("kind-cavalry", {}) == other


def test_a_simulation_in_other_processes_has_the_pack() -> None:
    pack = load_pack(example("warriors"))
    module = find_game("warriors", pack)
    options = module.read_options(2, {"turn_limit": 1})
    results = []
    for jobs in (1, 2):
        plan = Plan("warriors", ["random", "random"], options, 2, "s", False, True, pack)
        found = Results(plan)
        for match in simulate(plan, ProcessPool(jobs) if jobs > 1 else Here()):
            assert '"pack":{"name":"dear-cavalry"' in (match.played.lines or [""])[0]
            found.add(match)
        results.append(found.document())
    assert results[0] == results[1]
    assert results[0]["data"] == module.data_hash
    assert results[0]["pack"] == pack.mark._asdict()

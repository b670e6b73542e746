"""Packs at the doors for learning programs and language models."""

from pathlib import Path

import pyarrow.parquet as pq
import pytest
from mcp import Client
from tests.agents.playing import Agent, in_process
from tests.cli.running import run
from tests.packs.making import each_example, example

from quadriga.agents.hall import Hall
from quadriga.engine.errors import InputError
from quadriga.games.packs import load_pack
from quadriga.research import SeatsEnv, gym_env, numbering
from quadriga.research.dataset import export, from_seeds
from quadriga.research.spiel_state import SpielState


@each_example
def test_environments_play_with_a_pack(game: str) -> None:
    folder = example(game)
    hash_ = load_pack(folder).hash
    env = SeatsEnv(game, players=3, pack=str(folder))
    env.reset(seed=1)
    assert env.walk.module.pack is not None
    assert env.walk.module.pack.hash == hash_
    single = gym_env(game, 0, "random", players=3, pack=folder)
    seen, _ = single.reset(seed=1)
    assert len(seen["action_mask"]) == numbering(game).size
    assert single.walk.module.pack is not None
    state = SpielState.start(game, 3, pack=load_pack(folder))
    assert state.walk.module.pack is not None


def test_a_pack_of_another_game_is_refused() -> None:
    with pytest.raises(InputError) as caught:
        SeatsEnv("byzantion", pack=example("warriors"))
    assert caught.value.code == "pack_other_game"


def test_a_pack_that_changes_the_numbers_of_things_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.research.packs.Numbering", lambda module: numbering("byzantion"))
    with pytest.raises(InputError) as caught:
        SeatsEnv("warriors", pack=example("warriors"))
    assert caught.value.code == "pack_shape"


def test_datasets_of_games_with_a_pack(tmp_path: Path) -> None:
    folder = example("warriors")
    games, out = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    arguments = ("--seats=random,random", "--games=1", "--turn-limit=1", "--jobs=1", "--seed=1")
    assert run("simulate", "warriors", *arguments, "--pack", folder, "--out", games).exit_code == 0
    refused = run("dataset", games, "-o", out, "--lang=en")
    assert (refused.exit_code, out.exists()) == (2, False)
    assert "dear-cavalry" in refused.stderr
    made = run("dataset", games, "-o", out, "--pack", folder, "--lang=en")
    assert made.exit_code == 0, made.output
    facts = pq.read_schema(out).metadata
    assert facts[b"quadriga.pack"].decode().split() == list(load_pack(folder).mark)
    other = tmp_path / "seeds.parquet"
    seeds = from_seeds("warriors", ["1/1"], ["random", "random"], {"turn_limit": 1}, folder)
    assert export(seeds, other).rows == pq.read_table(out).num_rows


def test_agents_play_with_a_pack() -> None:
    pack = load_pack(example("byzantion"))

    async def job(client: Client, hall: Hall) -> None:
        agent = Agent(client)
        await agent.sit("create_table", game="byzantion", seats=["agent", "random"])
        await agent.sit("create_table", game="warriors", seats=["agent", "random"])
        await agent.sit("create_table", game="byzantion", seats=["agent", "random"], pack=pack.name)
        for game in ("byzantion", "warriors"):
            (found,) = (await agent.call("list_games", game=game))["games"]
            assert [offer["name"] for offer in found["packs"]] == ([pack.name] if game == pack.game else [])
            wish = {"game": game, "seats": ["agent", "random"], "pack": "unheard-of"}
            assert (await agent.refused("create_table", **wish))["refused"] == "pack_unknown"
        packs = [table.module.pack for table in hall.tables.values()]
        assert [found.hash if found else "" for found in packs] == [pack.hash, "", pack.hash]
        assert [table.table.record.pack for table in hall.tables.values()] == [pack.mark, None, pack.mark]

    in_process(job, pack=pack)

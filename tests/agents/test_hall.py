"""Agents in one process: every game can be set and seen, every no is typed, nobody sees another's seat."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mcp import Client
from tests.agents.playing import Agent, Doc, in_process

from quadriga.agents.hall import Hall
from quadriga.agents.tellings import LONGEST_TEXT, pages_of
from quadriga.bots.registry import levels
from quadriga.engine.record import RecordReader
from quadriga.engine.table import verify
from quadriga.games.registry import GAMES, find_game
from quadriga.language.texts import Texts

SMALL = {"map_variant": "west2_isles"}
NOTATION = {
    "warriors": ("WT", "food", "gold", "france"),
    "byzantion": ("BZ", "nomisma", "blue"),
    "medioevo": ("MU", "florins?", "hungary"),
    "civilization": ("CV", "coins?", "red"),
}
each_game = pytest.mark.parametrize("game", GAMES)


def new_table(*seats: str, **more: Any) -> Doc:
    return {"game": "warriors", "seats": list(seats), "options": SMALL, "seed": "5", **more}


def test_the_tools_and_the_prompt_are_there() -> None:
    async def job(client: Client, hall: Hall) -> None:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert list(tools) == [
            "list_games",
            "create_table",
            "join_table",
            "observe",
            "legal_actions",
            "act",
            "propose",
            "say",
            "wait",
            "rules",
            "result",
        ]
        assert all(tool.description and tool.output_schema for tool in tools.values())
        prompt = await client.get_prompt("how_to_play")
        assert "legal_actions" in str(prompt.messages[0].content)
        games = (await Agent(client).call("list_games"))["games"]
        assert [game["game"] for game in games] == list(GAMES)
        for game in games:
            assert game["bot_seconds"] == {level.name: level.seconds for level in levels(game["game"])}
            assert list(game["bot_seconds"]) == game["bots"]
        (warriors,) = (await Agent(client).call("list_games", game="warriors"))["games"]
        assert {"name": "map", "default": "west", "values": ["west", "east", "italy"]} in warriors["options"]
        assert warriors["examples"]["terms"] == "2 food for 1 gold"
        for prefix, game in zip(("WT", "BZ", "MU", "CV"), GAMES, strict=True):
            (doc,) = (await Agent(client).call("list_games", game=game))["games"]
            examples = doc["examples"]
            assert examples["action"] == Texts("en", find_game(game))("example-answer")
            assert ("terms" in examples) == ("offer" in find_game(game).verbs)
            assert (await Agent(client).call("rules", game=game, id=examples["rule"]))["found"] == 1
            assert examples["rule"].startswith(f"{prefix}-")

    in_process(job)


def test_no_tool_speaks_of_one_game_only() -> None:
    """Schemas are the same whatever is played, so what is written in a game's own notation does not belong there."""
    others = {game: re.compile(rf"\b({'|'.join(words)})\b") for game, words in NOTATION.items()}

    async def job(client: Client, hall: Hall) -> None:
        for tool in (await client.list_tools()).tools:
            said = f"{tool.description} {tool.input_schema}"
            assert [game for game, words in others.items() if words.search(said)] == [], tool.name

    in_process(job)


@pytest.mark.parametrize("language", ["en", "it"])
@each_game
def test_every_game_can_be_set_and_seen_in_short_texts(game: str, language: str) -> None:
    async def job(client: Client, hall: Hall) -> None:
        count = find_game(game).min_seats
        agent = Agent(client)
        seats = ["agent", *["random"] * (count - 1)]
        await agent.sit("create_table", game=game, seats=seats, seed="1", language=language)
        standing = await agent.call("wait", seconds=20)
        assert standing["your_turn"]
        assert standing["prompt"]
        for section in ("summary", "map", "atlas", "seats"):
            seen = await agent.call("observe", section=section)
            assert len(seen["text"]) <= LONGEST_TEXT
            assert seen["pages"] < 6
            assert seen["your_turn"]
        assert 60 < len((await agent.call("observe"))["text"]) < 4000
        listed = await agent.call("legal_actions", closed=True)
        assert 0 < len(listed["actions"]) <= 40
        assert all(action["sentence"] and action["action"] for action in listed["actions"])
        taken = await agent.call("act", action=listed["actions"][0]["action"].split(" x")[0], serial=listed["serial"])
        assert len(taken["taken"]) == 1

    in_process(job)


def test_a_game_is_played_to_its_end_and_its_record_holds(tmp_path: Path) -> None:
    async def job(client: Client, hall: Hall) -> None:
        agent = Agent(client)
        await agent.sit("create_table", **new_table("agent", "random", conditions={"calls": 5000}))
        assert await agent.play(Random(1)) > 10
        result = await agent.call("result")
        assert result["over"]
        assert result["winners"]
        path = Path(result["record"])
        module = find_game("warriors")
        assert verify(module, path) == []
        record = RecordReader(path).record(module)
        assert record.players == ["human", "random"]
        assert record.agents == {"seats": [0], "calls": 5000, "seed_known": True}
        assert (await agent.refused("act", action="done"))["refused"] == "game_over"

    in_process(job, folder=tmp_path)


def test_a_refusal_of_the_rules_has_code_sentence_rules_and_remedy() -> None:
    async def job(client: Client, hall: Hall) -> None:
        agent = Agent(client)
        await agent.sit("create_table", **new_table("agent", "random"))
        await agent.call("wait")
        closed: list[Doc] = []
        dice = Random(3)
        while not any(no["remedy"] and no["rules"] for no in closed):
            listed = await agent.call("legal_actions", closed=True)
            closed = listed.get("closed", [])
            if not any(no["remedy"] and no["rules"] for no in closed):
                plain = [action["action"] for action in listed["actions"] if not action.get("deal")]
                await agent.call("act", action=dice.choice(plain).split(" x")[0])
                await agent.call("wait")
        no = next(no for no in closed if no["remedy"] and no["rules"])
        told = await agent.refused("act", action=no["action"])
        assert told["refused"] == no["code"]
        assert told["rules"] == no["rules"]
        assert told["remedy"] == no["remedy"]
        rule = await agent.call("rules", game="warriors", id=no["rules"][0])
        assert rule["entries"][0]["id"] == no["rules"][0]
        assert rule["entries"][0]["text"]

    in_process(job)


def test_bad_calls_are_refused_by_type_and_in_the_language_of_the_seat() -> None:
    async def job(client: Client, hall: Hall) -> None:
        nobody = Agent(client)
        assert (await nobody.refused("list_games", game="chess"))["refused"] == "game_unknown"
        assert (await nobody.refused("observe"))["refused"] == "key_needed"
        assert (await nobody.refused("observe", key="x"))["refused"] == "key_unknown"
        for wish, code in (
            (new_table("random", "random"), "agent_missing"),
            (new_table("agent", "human"), "agents_alone"),
            (new_table("agent", "program:ls"), "player_unknown"),
            (new_table("agent", "random", language="de"), "language_unknown"),
            (new_table("agent", "random", conditions={"luck": 1}), "condition_unknown"),
            (new_table("agent", "random", conditions={"calls": -1, "exhausted": "cry"}), "several"),
            (new_table("agent"), "player_count"),
        ):
            assert (await nobody.refused("create_table", **wish))["refused"] == code
        assert hall.tables == {}
        agent = Agent(client)
        await agent.sit("create_table", **new_table("agent", "random", language="it"))
        await agent.call("wait")
        for tool, arguments, code in (
            ("observe", {"section": "moon"}, "section_unknown"),
            ("observe", {"page": 9}, "page_range"),
            ("observe", {"section": "place", "place": "atlantis"}, "place_unknown"),
            ("act", {"action": " ; "}, "notation_empty"),
            ("act", {"action": "dance"}, "notation_verb"),
            ("act", {"action": "done", "serial": 77}, "stale"),
            ("propose", {"to": "1", "give": {"food": 1}}, "deal_closed"),
            ("say", {"text": ""}, "chat_length"),
            ("rules", {"game": "warriors", "id": "WT-NO-1"}, "rule_unknown"),
        ):
            assert (await agent.refused(tool, **arguments))["refused"] == code
        assert "non esiste" in (await agent.refused("observe", section="moon"))["sentence"]

    in_process(job)


def test_several_answers_go_as_far_as_they_are_legal() -> None:
    async def job(client: Client, hall: Hall) -> None:
        agent = Agent(client)
        await agent.sit("create_table", **new_table("agent", "random"))
        await agent.call("wait")
        told = await agent.refused("act", action="advance production; advance trade; fly")
        assert told["refused"] == "notation_verb"
        assert told["taken"] == ["advance production", "advance trade"]
        assert (await agent.call("observe"))["serial"] == 2

    in_process(job)


def test_a_key_opens_one_seat_only() -> None:
    """Two agents at one table of Byzantion, where Missions are secret: neither is told anything of the other's."""

    async def job(client: Client, hall: Hall) -> None:
        first, second = Agent(client), Agent(client)
        made = await first.sit("create_table", game="byzantion", seats=["agent", "agent"], seed="4")
        assert not made["started"]
        assert (await second.refused("observe"))["refused"] == "key_needed"
        assert list(made["invitations"]) == ["1"]
        assert (await first.refused("act", action="done"))["refused"] == "table_not_started"
        assert (await second.refused("join_table", table=made["table"], invitation="x"))["refused"] == "invite_needed"
        joined = await second.sit("join_table", table=made["table"], invitation=made["invitations"]["1"])
        assert joined["seat"] == 1
        assert joined["key"] != made["key"]
        again = Agent(client)
        taken = await again.refused("join_table", table=made["table"], invitation=made["invitations"]["1"])
        assert taken["refused"] == "invite_needed"
        assert (await again.refused("observe"))["refused"] == "key_needed"

        g = hall.tables[made["table"]].table.game
        assert sorted(g.waiting()) == [0, 1]
        module, texts = find_game("byzantion"), Texts("en", find_game("byzantion"))
        cards = [{choice.target for choice in g.choices(seat)} for seat in range(2)]
        assert cards[0].isdisjoint(cards[1])
        names = [
            {module.token(g, seat, "mission", card) for card in cards[seat]}
            | {texts.name(g, "mission", card) for card in cards[seat]}
            for seat in range(2)
        ]
        for agent, own, other in ((first, names[0], names[1]), (second, names[1], names[0])):
            agent.raw.clear()
            for section in ("summary", "map", "atlas", "seats"):
                await agent.call("observe", section=section)
            await agent.call("legal_actions", closed=True)
            told = "\n".join(agent.raw)
            assert all(name in told for name in own)
            assert not any(name in told for name in other)

    in_process(job)


def test_what_is_said_to_one_seat_is_heard_there_alone() -> None:
    async def job(client: Client, hall: Hall) -> None:
        agents = [Agent(client) for _ in range(3)]
        made = await agents[0].sit(
            "create_table", game="warriors", seats=["agent"] * 3, options={"map_variant": "west3_isles"}, seed="1"
        )
        for seat in (1, 2):
            await agents[seat].sit("join_table", table=made["table"], invitation=made["invitations"][str(seat)])
        await agents[0].call("say", text="a word in your ear", to=["1"])
        await agents[0].call("say", text="hear ye")
        heard = [(await agent.call("wait", seconds=0))["events"] for agent in agents]
        assert not any("ear" in line for line in heard[0])
        assert any("a word in your ear" in line for line in heard[1])
        assert not any("a word in your ear" in line for line in heard[2])
        assert all(any("hear ye" in line for line in lines) for lines in heard[1:])

    in_process(job)


def test_withheld_actions_are_a_condition_that_the_record_states(tmp_path: Path) -> None:
    async def job(client: Client, hall: Hall) -> None:
        agent = Agent(client)
        await agent.sit("create_table", **new_table("agent", "random", conditions={"withhold_actions": True}))
        await agent.call("wait")
        assert (await agent.refused("legal_actions"))["refused"] == "actions_withheld"
        assert (await agent.call("observe"))["conditions"] == {"withhold_actions": True}
        assert (await agent.call("act", action="advance production"))["taken"] == ["advance production"]

    in_process(job, folder=tmp_path)
    (path,) = tmp_path.iterdir()
    record = RecordReader(path).record(find_game("warriors"))
    assert record.agents == {"seats": [0], "withhold_actions": True, "seed_known": True}


def test_a_seat_is_told_what_was_settled_before_it_came() -> None:
    async def job(client: Client, hall: Hall) -> None:
        red, blue = Agent(client), Agent(client)
        chosen = {"map_variant": "west2_isles", "turn_limit": 9}
        options = {**chosen, "handicap": "0,9", "map": "west"}
        made = await red.sit("create_table", game="warriors", seats=["agent", "agent"], options=options)
        await blue.sit("join_table", table=made["table"], invitation=made["invitations"]["1"])
        seen = await blue.call("observe")
        assert (seen["options"], seen["handicap"]) == (chosen, [0, 9])
        await red.sit("create_table", game="warriors", seats=["agent", "random"])
        assert not {"options", "handicap", "conditions"} & set(await red.call("observe"))

    in_process(job)


def test_long_texts_come_in_pages_and_nothing_is_lost() -> None:
    text = "\n".join("x" * length for length in (10, 3, 25, 1, 9, 10))
    pages = pages_of(text, 10)
    assert all(0 < len(page) <= 10 for page in pages)
    assert "".join(pages).replace("\n", "") == text.replace("\n", "")
    assert pages_of("") == [""]


def test_a_deal_is_proposed_from_amounts_and_accepted() -> None:
    async def job(client: Client, hall: Hall) -> None:
        red, blue = Agent(client), Agent(client)
        made = await red.sit("create_table", game="realm", seats=["agent", "agent"], options={"rounds": 1}, seed="2")
        await blue.sit("join_table", table=made["table"], invitation=made["invitations"]["1"])
        await red.call("act", action="bid x1")
        await blue.call("act", action="bid x0")
        wrong = await red.refused("propose", to="blue", give={"grain": 1})
        assert wrong["refused"] == "notation_thing"
        assert "florin" in wrong["sentence"]
        too_much = await red.refused("propose", to="blue", give={"florin": 99})
        assert too_much["refused"] != "notation_thing"
        offered = await red.call("propose", to="blue", give={"florin": 2}, take={"florin": 1})
        assert offered["taken"] == ["offer blue: 2 florin for 1 florin"]
        listed = [action["action"] for action in (await blue.call("legal_actions"))["actions"]]
        accept = next(action for action in listed if action.startswith("accept"))
        before = [
            seat["florins"] for seat in find_game("realm").view(hall.tables[made["table"]].table.game, 0)["seats"]
        ]
        await blue.call("act", action=accept)
        after = [seat["florins"] for seat in find_game("realm").view(hall.tables[made["table"]].table.game, 0)["seats"]]
        assert [after[0] - before[0], after[1] - before[1]] == [-1, 1]

    in_process(job)


@each_game
def test_strange_arguments_get_a_typed_no(game: str) -> None:
    """Numbers without end, signs that only look like numbers, texts without end."""

    async def job(client: Client, hall: Hall) -> None:
        agent = Agent(client)
        seats = ["agent"] + ["random"] * (max(2, find_game(game).min_seats) - 1)
        await agent.sit("create_table", game=game, seats=seats, seed="1")
        for tool, arguments in (
            ("observe", {"page": 10**30}),
            ("observe", {"section": "place", "place": "²"}),
            ("say", {"text": "hello", "to": ["²"]}),
            ("propose", {"to": "²"}),
            ("act", {"action": "(" * 9000}),
            ("act", {"action": "accept ²"}),
            ("act", {"action": "pass x²"}),
        ):
            assert "???" not in (await agent.refused(tool, **arguments))["sentence"]

    in_process(job)

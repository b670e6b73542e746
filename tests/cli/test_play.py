"""The terminal game, driven by what a person would type."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.running import run, run_process

from quadriga.bots.bot import Bot
from quadriga.cli import session
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game

RAW_ID = re.compile(r"\b(event|reason|prompt|choice|verb|error|kind|track|phase|head)-[a-z]+")
OPENING = "1\n2\n3\n"  # three tokens
SHORT = ("--turn-limit=2", "--seed=11", "--seats=human,random,random")


def answers(path: Path) -> list[tuple[int, str]]:
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [(line["seat"], line["do"]) for line in lines if "do" in line]


def only_save(state: Path) -> Path:
    (path,) = state.glob("*.quadriga")
    return path


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_whole_game_by_first_numbers(language: str, state: Path) -> None:
    result = run_process(
        "play", "warriors", "--map=east", "--seed=7", "--seats=human,random,random,greedy", "--lang", language,
        typed="1\n" * 4000, state=state,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    wins = {"en": "wins the game!", "it": "vince la partita!"}
    assert wins[language] in result.stdout or "share" in result.stdout or "condividono" in result.stdout
    assert not RAW_ID.search(result.stdout)
    assert run("verify", only_save(state)).exit_code == 0


def test_the_last_number_ends_every_decision(state: Path) -> None:
    result = run("play", "warriors", *SHORT, typed="1\n1\n1\n" + "pass\ndone\n" * 60)
    assert result.exit_code == 0
    assert "The game is over after turn" in result.output
    assert "The last turn, turn 2, was over." in result.output


def test_the_page_shows_turn_points_stock_tracks_and_question() -> None:
    output = run("play", "warriors", *SHORT, typed=OPENING).output
    assert "Turn 1 of 2 · Development" in output
    assert "points end the game" in output
    assert "(you)" in output
    assert "Food 2, Goods" in output
    assert "Production: level II" in output
    assert "Your first action of this turn." in output
    assert "[advance production]" in output


def test_numbers_notation_amounts_and_several_answers(state: Path) -> None:
    run("play", "warriors", *SHORT, typed="advance mil;advance mil\n3\nform infantry\n")
    human = [do for seat, do in answers(only_save(state)) if seat == 0]
    assert human[:4] == ["advance military", "advance military", "advance military", "form infantry"]


def test_several_answers_stop_where_the_decision_passes_on() -> None:
    output = run("play", "warriors", *SHORT, typed="1;1;1;1;2\n").output
    assert "It is no longer your decision; not done: 1; 2" in output


def test_several_answers_stop_at_the_first_refusal(state: Path) -> None:
    output = run("play", "warriors", *SHORT, typed="1;fly;1\n").output
    assert "“fly” is neither an answer nor a command" in output
    assert [do for seat, do in answers(only_save(state)) if seat == 0] == ["advance production"]
    assert "2 left" in output


def test_an_amount_behind_the_number(tmp_path: Path, state: Path) -> None:
    position = tmp_path / "march.toml"
    position.write_text(MARCH, encoding="utf-8")
    output = run("play", "--position", position, "--seats=human,random", typed="1 x2\n1\nundo\nundo\n1x3\n1 9\n").output
    assert "Moving 2 infantry from Île-de-France: where to?" in output
    assert "Taken back." in output
    assert "Moving 3 infantry" in output
    assert "This answer takes no amount. Leave out the number behind it." in output


def test_no_second_question_takes_a_line_out_of_a_pipe(state: Path) -> None:
    output = run("play", "warriors", *SHORT, typed=OPENING + "pass\n").output
    assert "This commits you" not in output
    assert (0, "pass") in answers(only_save(state))


def test_terms_of_a_trade_behind_the_number(tmp_path: Path, state: Path) -> None:
    position = tmp_path / "trade.toml"
    position.write_text(TRADE, encoding="utf-8")
    typed = "offer england\n99\noffer england: 1 food for nothing\n"
    output = run("play", "--position", position, "--seats=human,greedy", typed=typed).output
    number = re.search(r"(\d+)\. Offer England a trade", output)
    assert number is not None
    assert "A trade needs terms." in output
    assert "99 is not in the list" in output
    assert "France makes England an offer" in output
    again = run(
        "play", "--position", position, "--seats=human,greedy", typed=f"{number[1]}\n{number[1]}: 1 food for 1 gold\n"
    )
    assert f"type {number[1]}: 2 food for 1 gold" in again.output
    assert "makes England an offer" in again.output


def test_why_names_the_rule_and_the_remedy() -> None:
    output = run("play", "warriors", *SHORT, typed=OPENING + "why\nwhy form cavalry\nwhy fortify\nwhy pass\n").output
    refusal = "Military is at level II; level VI is needed. Increase Military.  WT-MIL-5"
    assert output.count(refusal) == 2
    assert "WT-PRO-2" in output
    assert "It is possible now." in output


def test_a_refused_answer_is_explained_and_changes_nothing(state: Path) -> None:
    output = run("play", "warriors", *SHORT, typed=OPENING + "form cavalry\nbuy-vp\n").output
    assert "level VI is needed" in output
    assert "That belongs to the trade phase.  WT-TRD-8" in output
    assert [do for seat, do in answers(only_save(state)) if seat == 0][-1] == "advance military"


@pytest.mark.parametrize(
    "command, shown",
    [
        ("help", "take your last answer back"),
        ("?", "take your last answer back"),
        ("map", "On your borders"),
        ("atlas", "Borders"),
        ("look", "Your first action of this turn."),
        ("log", "increases"),
        ("log all", "is in the game."),
        ("log 1", "gains"),
        ("score", "Kills and gold"),
        ("seats", "random bot"),
        ("rules WT-ACT-3", "Form an army"),
        ("rules", "WT-MIL-5"),
        ("rules WT-XYZ-9", "WT-XYZ-9"),
        ("save", "Saved in"),
        ("quit now", "too much after quit"),
        ("leave", "type leave!"),
        ("", "Your first action of this turn."),
    ],
)
def test_commands(command: str, shown: str) -> None:
    output = run("play", "warriors", *SHORT, typed=f"{OPENING}{command}\n").output
    assert shown in output.rpartition("> " if command else ">")[2] or shown in output.split(f"> {command}")[-1]


def test_look_finds_places_by_name_key_and_beginning() -> None:
    typed = f"{OPENING}look Île-de-France\nlook ile_de_france\nlook sja\nlook atlantis\n"
    output = run("play", "warriors", *SHORT, "--map=west", typed=typed).output
    assert output.count("Île-de-France (ile_de_france)") == 2
    assert "Sjælland (sjaelland)" in output
    assert "There is no place “atlantis” on this map." in output


def test_commands_in_italian_with_and_without_accent() -> None:
    typed = f"{OPENING}perché form cavalry\nperche form cavalry\nwhy form cavalry\nmappa\naiuto\n"
    output = run("play", "warriors", *SHORT, "--lang=it", typed=typed).output
    assert output.count("Militare è al livello II; serve il livello VI. Incrementa Militare.") == 3
    assert "Ai tuoi confini" in output
    assert "ritira la tua ultima risposta" in output
    assert not RAW_ID.search(output)


def test_undo_and_restart_lead_to_the_same_record(state: Path, tmp_path: Path) -> None:
    straight, winding = tmp_path / "straight", tmp_path / "winding"
    run("play", "warriors", *SHORT, "--save", straight, typed="1\n2\n3\npass\n")
    output = run("play", "warriors", *SHORT, "--save", winding, typed="3\nundo\n1\n1\n1\nundo\n2\n3\npass\n").output
    assert output.count("Taken back.") == 1
    assert "There is nothing to take back" in output
    assert answers(winding)[:3] != answers(straight)[:3]
    restarted = tmp_path / "restarted"
    run("play", "warriors", *SHORT, "--save", restarted, typed="3\n3\nrestart\n1\n2\n3\npass\n")
    assert restarted.read_bytes() == straight.read_bytes()


def test_a_game_with_a_pause_is_the_same_game(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    lines = ["1", "2", "3"] + ["1", "pass", "done"] * 40
    typed = "".join(f"{line}\n" for line in lines)
    run("play", "warriors", *SHORT, "--save", whole, typed=typed)
    first = run("play", "warriors", *SHORT, "--save", parts, typed="1\n2\n3\n1\nquit\n")
    assert f"quadriga play --resume {parts}" in first.output
    rest = "".join(f"{line}\n" for line in lines[4:])
    second = run("play", "--resume", parts, typed=rest)
    assert second.exit_code == 0
    assert answers(parts) == answers(whole)
    assert run("verify", parts).exit_code == 0


def test_the_end_of_input_saves_and_says_how_to_go_on(state: Path) -> None:
    result = run("play", "warriors", *SHORT, typed="1\n")
    assert result.exit_code == 0
    path = only_save(state)
    assert f"quadriga play --resume {path}" in result.output
    assert "2 left" in run("play", "--resume", path, typed="").output


def test_two_people_at_one_keyboard_have_a_curtain_between_them() -> None:
    typed = "\n1\n1\n1\n\n2\n2\n2\n"
    output = run("play", "warriors", "--seats=human,human", "--seed=3", typed=typed).output
    first, second = re.findall(r"Pass the keyboard to (\w+)\.", output)[:2]
    assert first != second


def test_one_person_alone_has_no_curtain() -> None:
    assert "Pass the keyboard" not in run("play", "warriors", *SHORT, typed="1\n1\n1\n1\n").output


def test_bots_alone_play_to_the_end_and_are_told_about() -> None:
    output = run("play", "warriors", "--seats=random,random", "--turn-limit=1", "--seed=2").output
    assert "Turn 1 · Development" in output
    assert "The game is over after turn 1" in output


def test_leaving_lets_the_others_finish() -> None:
    output = run("play", "warriors", *SHORT, typed=OPENING + "leave!\n").output
    assert "leaves the game" in output
    assert "The game is over" in output


class Crashing(Bot):
    def answer(self, g: Game, seat: int) -> Answer:
        raise RuntimeError("broken bot")


class Cheating(Bot):
    def answer(self, g: Game, seat: int) -> Answer:
        return Answer("buy_vp", -1, 50)


@pytest.mark.parametrize("bot, fault", [(Crashing, "RuntimeError: broken bot"), (Cheating, "buy_vp")])
def test_a_bot_that_fails_gets_the_default_answer(
    bot: type[Bot], fault: str, monkeypatch: pytest.MonkeyPatch, state: Path
) -> None:
    monkeypatch.setattr(session, "make_player", lambda kind, game, seed: bot(seed))
    result = run("play", "warriors", *SHORT, typed="1\n1\n1\n" + "pass\ndone\n" * 60)
    assert result.exit_code == 0
    assert "failed and the default answer was taken" in result.output
    assert fault in result.output
    assert run("verify", only_save(state)).exit_code == 0


def test_save_under_another_name_and_never_over_a_strangers_file(tmp_path: Path, state: Path) -> None:
    copy, foreign = tmp_path / "copy.quadriga", tmp_path / "letter.txt"
    foreign.write_text("Dear Anna", encoding="utf-8")
    typed = f"1\nsave {copy}\nsave {copy}\nsave {foreign}\nsave {foreign}/x\n"
    output = run("play", "warriors", *SHORT, typed=typed).output
    assert output.count(f"Saved in {copy}") == 2
    assert f"{foreign} already exists" in output
    assert "cannot be written" in output
    assert foreign.read_text(encoding="utf-8") == "Dear Anna"
    assert answers(copy) == [(0, "advance production")] or len(answers(copy)) >= 1


def test_a_record_of_other_rules_goes_on_in_a_file_of_its_own(running_record: str, tmp_path: Path, state: Path) -> None:
    path = tmp_path / "old.quadriga"
    head, newline, rest = running_record.partition("\n")
    path.write_text(head.replace('"revision":1', '"revision":0') + newline + rest, encoding="utf-8")
    before = path.read_bytes()
    result = run("play", "--resume", path, typed="1\n")
    assert result.exit_code == 0
    assert "was begun on other rules or data" in result.output
    assert path.read_bytes() == before
    assert list(state.glob("*.quadriga"))


def test_a_finished_game_cannot_be_gone_on_with(finished_record: str, tmp_path: Path) -> None:
    path = tmp_path / "over.quadriga"
    path.write_text(finished_record, encoding="utf-8")
    result = run("play", "--resume", path)
    assert result.exit_code == 0
    assert "This game is over." in result.output


def test_options_of_the_game_in_three_ways(state: Path) -> None:
    for way in (["--map", "italy"], ["--map=italy"], ["--option", "map=italy"]):
        output = run("play", "warriors", *way, "--seats=human,random", "--seed=1", typed="look milano\n").output
        assert "Milano (milano)" in output


def test_the_default_is_one_person_against_three_bots(state: Path) -> None:
    run("play", "warriors", "--seed=1", typed="")
    head = json.loads(only_save(state).read_text(encoding="utf-8").partition("\n")[0])
    assert head["players"] == ["human", "medium", "medium", "medium"]


def test_the_template_game_can_be_played_too() -> None:
    result = run("play", "realm", "--seats=human,random", "--seed=1", typed="1\n" * 500)
    assert result.exit_code == 0
    assert "Round" in result.output


MARCH = """
game = "warriors"
players = 2
[position]
turn = 3
phase = "manoeuvre"
nations = ["france", "england"]
active = "france"
order = ["france", "england"]
province.ile_de_france = { france = { infantry = 4 } }
province.anjou = { france = { princess = 1 } }
"""

TRADE = """
game = "warriors"
players = 2
[position]
turn = 3
phase = "trade"
nations = ["france", "england"]
nation.france = { food = 9, goods = 9, trade = 3, routes = ["england"] }
nation.england = { food = 1, gold = 3 }
province.anjou = { france = { princess = 1 } }
province.east_anglia = { england = { princess = 1 } }
"""


@pytest.mark.parametrize(
    "language, opening, item",
    [
        ("en", "Points to begin with, as a handicap: Greens +5.", "Handicap 5"),
        ("it", "Punti in partenza, come vantaggio: Verdi +5.", "Vantaggio 5"),
    ],
)
def test_a_handicap_is_told_at_the_beginning_and_apart_in_the_points(language: str, opening: str, item: str) -> None:
    given = ("--seats=human,random", "--handicap=0,5", "--seed=4", "--plain", "--lang", language)
    output = run("play", "byzantion", *given, typed={"en": "score\nquit\n", "it": "punti\nesci\n"}[language]).output
    assert opening in output
    assert item in output
    plain = run("play", "byzantion", "--seats=human,random", "--seed=4", "--plain", typed="score\nquit\n").output
    assert "Handicap" not in plain
    assert "as a handicap" not in plain

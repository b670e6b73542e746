"""Programs of others at the table: the examples play whole games, and whatever a program does wrong is counted."""

import ast
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Visitor, serve

from quadriga.bots.program import FLOOD, ProgramBot, make_player
from quadriga.bots.random_bot import RandomBot
from quadriga.bots.referee import ask_bot, in_one_line, play_game
from quadriga.engine.chance import seeded
from quadriga.engine.choice import Answer
from quadriga.engine.record import RecordReader
from quadriga.engine.table import Table
from quadriga.games.packs import load_pack
from quadriga.games.registry import GAMES, find_game

EXAMPLES = Path(__file__).parents[2] / "examples"
EXAMPLE = f"program:{sys.executable} {EXAMPLES / 'bot.py'}"
SMALL = {"map_variant": "west2_isles"}

GREETING = """
import json, sys, time
def tell(**doc): print(json.dumps(doc), flush=True)
hello = json.loads(sys.stdin.readline())
tell(type="hello", protocol=1, name="test")
"""


def program(folder: Path, body: str, greeting: str = GREETING) -> str:
    path = folder / "program.py"
    path.write_text(greeting + body, encoding="utf-8")
    return f"{sys.executable} {path}"


def new_table(game: str = "warriors", seats: int = 2, **options: Any) -> Table:
    module = find_game(game)
    given = options or (SMALL if game == "warriors" else {})
    return Table.open(module, seats, module.read_options(seats, given), "5")


def ask(bot: ProgramBot, table: Table) -> tuple[Answer, str]:
    seat = table.game.waiting()[0]
    advice = ask_bot(bot, table.module, table.game, seat, seeded("guess"))
    return advice.answer, advice.fault


def test_the_example_plays_whole_games_without_a_fault() -> None:
    for game, seats, options in (("realm", 3, {"rounds": 2}), ("warriors", 2, SMALL)):
        module = find_game(game)
        players = [EXAMPLE, *["random"] * (seats - 1)]
        played = play_game(module, players, module.read_options(seats, options), "9", with_record=True)
        assert played.faults == 0
        assert played.winners
        header = json.loads(played.lines[0])
        assert header["players"] == ["program", *["random"] * (seats - 1)]
        assert sys.executable not in played.lines[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_example_understands_every_game(game: str) -> None:
    """A hundred questions of each, from positions of random play."""
    module = find_game(game)
    table = new_table(game, module.min_seats)
    bot = make_player(EXAMPLE, find_game(game), "1")
    others = RandomBot("2")
    try:
        for number in range(300):
            if table.game.over:
                break
            seat = table.game.waiting()[0]
            if number % 3 == 0:
                advice = ask_bot(bot, module, table.game, seat, seeded(str(number)))
                assert advice.fault == ""
                table.submit(seat, advice.answer)
            else:
                table.submit(seat, others.answer(table.game, seat))
    finally:
        bot.close(table.game)


def test_all_ways_to_answer(tmp_path: Path) -> None:
    body = """
for answer in ({"choice": 1}, {"verb": "advance", "target": 1}, {"notation": "advance trade"}):
    question = json.loads(sys.stdin.readline())
    tell(id=question["id"], **answer)
"""
    table = new_table()
    bot = ProgramBot(program(tmp_path, body), find_game("warriors"), "1")
    wanted = Answer("advance", 1)
    try:
        for _ in range(3):
            assert ask(bot, table) == (wanted, "")
        assert bot.called == "test"
    finally:
        bot.close()


def test_a_deal_is_answered_in_legs(tmp_path: Path) -> None:
    body = """
for line in sys.stdin:
    question = json.loads(line)
    if question["type"] != "question":
        continue
    deals = [number for number, choice in enumerate(question["choices"]) if choice.get("deal")]
    if deals:
        partner = question["choices"][deals[0]]["partner"]
        tell(id=question["id"], choice=deals[0], legs=[question["seat"], partner, 0, 1])
    else:
        tell(id=question["id"], choice=0)
"""
    table = new_table("realm", 2)
    others = RandomBot("1")
    while not any(choice.deal for choice in table.game.choices(table.game.waiting()[0])):
        seat = table.game.waiting()[0]
        table.submit(seat, others.answer(table.game, seat))
    bot = ProgramBot(program(tmp_path, body), find_game("realm"), "1")
    try:
        answer, fault = ask(bot, table)
    finally:
        bot.close()
    assert fault == ""
    assert answer.deal is not None
    assert answer.deal.legs[3] == 1


@pytest.mark.parametrize(
    "body, fault",
    [
        ("tell(id=1, choice=99)", "reply_choice"),
        ("tell(id=1, choice='x')", "reply_number"),
        ("tell(id=1, verb='fly')", "not_now"),
        ("tell(id=1, notation='sing')", "notation_verb"),
        ("tell(id=1)", "reply_empty"),
        ("tell(id=1, choice=0, legs=[1, 2])", "reply_number"),
        ("print('[]', flush=True)", "not a JSON object"),
        ("print('x', flush=True)", "not JSON"),
        ("sys.exit(3)", "has ended (3)"),
        ("raise ValueError('what went wrong')", "what went wrong"),
    ],
)
def test_a_fault_gets_the_default_answer_and_is_told(tmp_path: Path, body: str, fault: str) -> None:
    table = new_table()
    bot = ProgramBot(
        program(tmp_path, f"question = sys.stdin.readline()\n{body}\nsys.stdin.read()"), find_game("warriors"), "1"
    )
    seat = table.game.waiting()[0]
    try:
        answer, said = ask(bot, table)
    finally:
        bot.close()
    assert fault in said
    assert answer == table.game.stack[-1].default(table.game, seat)


def test_a_refused_answer_is_told_to_the_program(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    body = f"sys.stdin.readline(); tell(id=1, verb='done'); open({str(heard)!r}, 'w').write(sys.stdin.readline())"
    bot = ProgramBot(program(tmp_path, body), find_game("warriors"), "1")
    try:
        ask(bot, new_table())
    finally:
        bot.close()
    told = json.loads(heard.read_text())
    assert told["type"] == "refused"
    assert told["id"] == 1
    assert told["code"]


def test_who_is_slow_gets_the_default_and_a_late_answer_counts_for_nothing(tmp_path: Path) -> None:
    body = """
sys.stdin.readline(); time.sleep(1.2); tell(id=1, verb="advance", target=2)
question = json.loads(sys.stdin.readline()); tell(id=question["id"], verb="advance", target=1)
sys.stdin.read()
"""
    table = new_table()
    bot = ProgramBot(program(tmp_path, body), find_game("warriors"), "1", seconds=0.8)
    try:
        _, fault = ask(bot, table)
        assert "no answer within 0.8 s" in fault
        bot.seconds = 30.0
        assert ask(bot, table) == (Answer("advance", 1), "")
    finally:
        bot.close()


@pytest.mark.parametrize(
    "greeting", ["print('{}', flush=True)", 'print(\'{"type":"hello","protocol":9}\', flush=True)']
)
def test_another_protocol_is_not_spoken(tmp_path: Path, greeting: str) -> None:
    bot = ProgramBot(
        program(tmp_path, "", f"import sys\nsys.stdin.readline()\n{greeting}\nsys.stdin.read()\n"),
        find_game("warriors"),
        "1",
    )
    try:
        assert "does not speak protocol 1" in ask(bot, new_table())[1]
    finally:
        bot.close()


def test_a_program_that_is_not_there_is_a_fault_each_time() -> None:
    module = find_game("realm")
    played = play_game(module, ["program:/no/such/program", "random"], module.read_options(2, {"rounds": 1}), "1")
    assert played.faults > 0
    assert played.winners


def test_no_process_is_left_behind(tmp_path: Path) -> None:
    bot = ProgramBot(program(tmp_path, "time.sleep(600)"), find_game("warriors"), "1", seconds=0.2)
    ask(bot, new_table())
    assert bot.line is not None
    pid = bot.line.process.pid
    bot.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


NEVER_LISTENS = """
import json, sys, time
print(json.dumps({"type": "hello", "protocol": 1}), flush=True)
"""


def time_of_a_game(command: str, game: str, monkeypatch: pytest.MonkeyPatch, **options: object) -> float:
    """Seconds that a game lasts in which the program never gives an answer, one second for each question."""
    monkeypatch.setenv("QUADRIGA_PROGRAM_SECONDS", "1")
    module = find_game(game)
    seats = max(2, module.min_seats)
    started = time.monotonic()
    played = play_game(
        module, [f"program:{command}", *["random"] * (seats - 1)], module.read_options(seats, options), "1"
    )
    assert played.winners
    assert played.failed[0] == played.asked[0] > 5
    return time.monotonic() - started


def test_a_program_that_does_not_listen_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the games tell is more than a pipe holds."""
    command = program(tmp_path, "time.sleep(600)", NEVER_LISTENS)
    assert time_of_a_game(command, "civilization", monkeypatch, length="short") < 60


def test_a_program_that_closes_its_output_is_ended_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = program(tmp_path, "import os\nos.close(1)\nsys.stdin.read()\ntime.sleep(600)")
    assert time_of_a_game(command, "warriors", monkeypatch, **SMALL) < 15


def test_a_program_that_floods_us_is_ended(tmp_path: Path) -> None:
    bot = ProgramBot(program(tmp_path, "while True: print('x' * 1000)"), find_game("warriors"), "1", seconds=0.5)
    table = new_table()
    try:
        assert ask(bot, table)[1]
        assert bot.line is not None
        bot.line.process.wait(10)
        assert bot.line.lines.qsize() <= FLOOD + 1
    finally:
        bot.close()


def test_a_program_is_not_told_the_seed_of_the_game(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    body = f"open({str(heard)!r}, 'w').write(hello['seed'])"
    module = find_game("realm")
    play_game(module, [f"program:{program(tmp_path, body)}", "random"], module.read_options(2, {}), "secret")
    assert len(heard.read_text(encoding="utf-8")) == 64
    assert "secret" not in heard.read_text(encoding="utf-8")


def test_a_program_is_told_the_facts_of_the_pack(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    body = f"open({str(heard)!r}, 'w').write(json.dumps(hello['sheet']))"
    module = find_game("civilization", load_pack(EXAMPLES / "packs" / "cheap-wheel"))
    table = Table.open(module, 3, module.read_options(3, {}), "1")
    bot = make_player(f"program:{program(tmp_path, body)}", module, "1")
    try:
        ask_bot(bot, module, table.game, table.game.waiting()[0], seeded("guess"))
    finally:
        bot.close()
    assert json.loads(heard.read_text(encoding="utf-8")) == json.loads(json.dumps(module.sheet(table.game)))


def quadriga(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "quadriga.cli", *words]
    given = {**os.environ, "PYTHONWARNINGS": "", "LANG": "C.UTF-8", **environment}
    return subprocess.run(command, capture_output=True, text=True, timeout=180, env=given, stdin=subprocess.DEVNULL)


def test_programs_in_the_terminal(tmp_path: Path) -> None:
    saved = tmp_path / "game.quadriga"
    command = ["warriors", "--map-variant", "west2_isles", "--seed", "3"]
    done = quadriga("play", *command, "--seats", f"{EXAMPLE},random", "--save", str(saved), "--plain")
    assert done.returncode == 0, done.stderr
    record = RecordReader(saved).record(find_game("warriors"))
    assert record.end is not None
    assert record.players == ["program", "random"]
    done = quadriga("simulate", *command, "--games", "1", "--seats", f"{EXAMPLE},random", "--json")
    assert json.loads(done.stdout)["faults"] == 0
    assert quadriga("simulate", *command, "--seats", "program:,random").returncode == 2
    assert quadriga("play", *command, "--seats", "program:/no/such/program,random").returncode == 2


def test_simulate_says_what_was_wrong_with_the_first_answer() -> None:
    seats = f"program:{sys.executable} -c 'raise SystemExit(3)',random"
    command = [
        "simulate",
        "warriors",
        "--map-variant",
        "west2_isles",
        "--turn-limit",
        "1",
        "--games",
        "1",
        "--seats",
        seats,
    ]
    assert (
        "could not be used; the default was taken. The first: ProgramFault: the program has ended (3)"
        in quadriga(*command, "--lang", "en", COLUMNS="400").stdout
    )
    doc = json.loads(quadriga(*command, "--json").stdout)
    assert doc["faults"] > 0
    assert doc["fault"] == "ProgramFault: the program has ended (3)"


def test_the_reason_of_a_fault_is_one_printable_line() -> None:
    assert in_one_line("ProgramFault: \x1b[2J\nboo" + "x" * 999) == ("ProgramFault:  [2J boo" + "x" * 999)[:200]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_programs_end_with_whoever_started_them(tmp_path: Path, number: int) -> None:
    noted = tmp_path / "pid"
    silent = program(
        tmp_path, f"import os; open({str(noted)!r}, 'w').write(str(os.getpid())); time.sleep(600)", "import time\n"
    )
    command = [sys.executable, "-m", "quadriga.cli", "play", "warriors", "--map-variant", "west2_isles", "--plain"]
    command += ["--seats", f"program:{silent},random", "--save", str(tmp_path / "game.quadriga")]
    playing = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while not (noted.exists() and noted.read_text()) and time.monotonic() < deadline:
        time.sleep(0.05)
    playing.send_signal(number)
    assert playing.wait(30) == 0
    with pytest.raises(ProcessLookupError):
        os.kill(int(noted.read_text()), 0)


@pytest.mark.parametrize(
    "language, said",
    [
        ("en", ["The program has ended (3) with the words: “boom  [31m evil”", "There is no choice 9,999"]),
        ("it", ["Il programma è terminato (3) con le parole: “boom  [31m evil”", "La scelta 9.999 non esiste"]),
    ],
)
def test_the_terminal_tells_faults_in_the_readers_language_and_never_raw(
    tmp_path: Path, language: str, said: list[str]
) -> None:
    bodies = [
        "sys.stderr.write('boom \\x1b[31m evil'); sys.exit(3)",
        "for line in sys.stdin: tell(id=json.loads(line)['id'], choice=9999)",
    ]
    for body, sentence in zip(bodies, said, strict=True):
        path = tmp_path / str(bodies.index(body))
        path.mkdir()
        seats = f"program:{program(path, body)},random"
        more = ["--turn-limit", "1", "--seats", seats, "--save", str(path / "game.quadriga"), "--plain"]
        done = quadriga("play", "warriors", "--map-variant", "west2_isles", *more, "--lang", language)
        assert sentence in done.stdout
        assert "\x1b" not in done.stdout
        assert "Fault" not in done.stdout


def test_a_record_never_starts_a_program(tmp_path: Path) -> None:
    """Whoever resumes a file that came by mail must not run what stands in it."""
    trap = tmp_path / "trap"
    table = new_table()
    table.record.players = ["human", f"program:touch {trap}"]
    path = tmp_path / "gift.quadriga"
    table.save(path)
    done = quadriga("play", "--resume", str(path), "--plain")
    assert done.returncode == 2
    assert "program:touch" in done.stderr
    assert not trap.exists()


def test_the_socket_example_plays_at_a_running_server(tmp_path: Path) -> None:
    with serve(tmp_path / "data") as server:
        command = [sys.executable, str(EXAMPLES / "websocket_bot.py"), server.base_url]
        options = json.dumps({"rounds": 2})
        more = ["--game", "realm", "--against", "random", "--options", options, "--seed", "1"]
        done = subprocess.run([*command, *more], capture_output=True, text=True, timeout=180)
        assert done.returncode == 0, done.stderr
        table = json.loads(done.stdout)["table"]
        shown = server.visitor().ask("GET", f"tables/{table}")
        assert shown["status"] == "over"
        assert [seat.get("program", False) for seat in shown["seats"]] == [True, False]
        text = server.visitor().get(f"tables/{table}/record").text
        assert '"programs":[0]' in text.splitlines()[0]
        assert upload(server.visitor().guest("Ada"), text)["seats"][0]["program"]


def test_the_socket_example_plays_at_the_rate_of_a_real_server(tmp_path: Path) -> None:
    with serve(tmp_path / "data", RATE_FACTOR="1") as server:
        command = [sys.executable, str(EXAMPLES / "websocket_bot.py"), server.base_url, "--game", "medioevo"]
        more = ["--against", "random,random", "--options", '{"turns": "short"}', "--seed", "1"]
        done = subprocess.run([*command, *more], capture_output=True, text=True, timeout=180)
        assert done.returncode == 0, done.stderr
        table = json.loads(done.stdout)["table"]
        shown = server.visitor().ask("GET", f"tables/{table}")
        assert (shown["status"], shown["answers"] > 100) == ("over", True)


@pytest.mark.parametrize("options", ["x", "[]"])
def test_the_socket_example_reads_its_options_before_it_becomes_a_guest(options: str) -> None:
    command = [sys.executable, str(EXAMPLES / "websocket_bot.py"), "http://127.0.0.1:1", "--options", options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)
    assert "--options" in done.stderr


@pytest.mark.parametrize(
    "address, said",
    [
        ("http://127.0.0.1:1", "no Quadriga server at"),
        ("localhost", "no Quadriga server at"),
        ("", "no Quadriga server at"),
    ],
)
def test_the_socket_example_says_in_a_line_that_no_server_is_there(address: str, said: str) -> None:
    command = [sys.executable, str(EXAMPLES / "websocket_bot.py"), address]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1


def test_the_socket_example_tells_what_the_server_refuses(tmp_path: Path) -> None:
    with serve(tmp_path / "data") as server:
        command = [sys.executable, str(EXAMPLES / "websocket_bot.py"), server.base_url, "--game", "chess"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert done.returncode == 1
        assert done.stderr.startswith("the server says no (404)")
        assert done.stderr.count("\n") == 1


def test_the_example_ends_in_a_line_when_nobody_speaks_or_listens() -> None:
    command = [sys.executable, str(EXAMPLES / "bot.py")]
    for typed in ("hello?\n", "[]\n", "{}\n"):
        done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stderr.count("\n")) == (1, 1)
        assert "no message of Quadriga" in done.stderr
    reading, writing = os.pipe()
    os.close(reading)
    hello = json.dumps({"type": "hello", "seed": "1"}) + "\n"
    gone = subprocess.run(command, input=hello, stdout=writing, stderr=subprocess.PIPE, text=True, timeout=60)
    os.close(writing)
    assert (gone.returncode, gone.stderr) == (1, "bot.py: nobody listens any more\n")


def test_the_example_is_as_short_as_its_description_says() -> None:
    text = (EXAMPLES / "bot.py").read_text(encoding="utf-8")
    without_docstrings = [
        line
        for part in ast.parse(text).body
        for line in (ast.get_source_segment(text, part) or "").splitlines()
        if line.strip() and '"""' not in line and not isinstance(part, ast.Expr)
    ]
    assert len(without_docstrings) <= 30
    assert "thirty lines of code" in text.splitlines()[1]


def upload(visitor: Visitor, text: str) -> dict[str, Any]:
    table = visitor.post("records", content=text).json()["table"]
    return dict(visitor.ask("GET", f"tables/{table}"))


def test_a_game_of_programs_is_shown_by_a_server_but_not_played_on(tmp_path: Path) -> None:
    saved = tmp_path / "game.quadriga"
    seats = f"{EXAMPLE},random"
    command = ["warriors", "--map-variant", "west2_isles", "--seed", "3", "--seats", seats, "--save", str(saved)]
    assert quadriga("play", *command, "--plain").returncode == 0
    text = saved.read_text()
    running = new_table()
    running.record.players = ["human", "program"]
    with serve(tmp_path / "data") as server:
        visitor = server.visitor().guest("Ada")
        shown = upload(visitor, text)
        assert [seat.get("program", False) for seat in shown["seats"]] == [True, False]
        assert visitor.post("records", content=running.record.text()).json()["code"] == "program_here"
        again = visitor.ask("POST", f"tables/{shown['id']}/rematch")
        assert [seat["kind"] for seat in again["seats"]] == ["open", "bot"]

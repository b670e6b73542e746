"""Write the golden files anew, after a change that is meant to change the course of games.

    python tools/make_golden.py            write tests/golden/<game>.json and tests/golden/<game>/*.jsonl
    python tools/make_golden.py warriors   of one game alone

The first hold the end of one random game a variation, so that both builds and all versions of Python can be compared.
The second are whole records, one for each way in which a game can end; a test replays and verifies them.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from quadriga.bots.registry import make_bot
from quadriga.engine.chance import seeded
from quadriga.engine.choice import REFEREE, Answer
from quadriga.engine.explore import lively_answer
from quadriga.engine.module import Module, Options
from quadriga.engine.playout import play_randomly
from quadriga.engine.table import Table
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS
from quadriga.games.registry import GAMES, TEMPLATES, find_game

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


def main(wanted: list[str]) -> None:
    for name in wanted or (*GAMES, *TEMPLATES):
        text = json.dumps(fingerprints(find_game(name)), indent=1)
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8", newline="\n")
    for game, endings in ENDINGS.items():
        if wanted and game not in wanted:
            continue
        (FOLDER / game).mkdir(exist_ok=True)
        for ending, play in endings.items():
            table = play(find_game(game))
            assert table.game.over, f"{game}: {ending} does not end"
            table.record.snapshots = {}
            table.record.save(FOLDER / game / f"{ending}.jsonl")


# ---------------------------------------------------------------- fingerprints


def fingerprints(module: Module) -> dict[str, Any]:
    games = [golden_game(module, seats, options) for seats, options in module.variations()]
    return {"revision": module.revision, "games": games}


def golden_game(module: Module, seats: int, options: Options) -> dict[str, Any]:
    g = module.new(seats, options)
    g.rng = seeded("golden")
    g.advance()
    count = play_randomly(g, seeded("golden answers"), module.longest)
    return {"answers": count, "fingerprint": module.fingerprint(g)}


# ---------------------------------------------------------------- records, one an ending


def opened(module: Module, seats: int, **given: str | int) -> Table:
    return Table.open(module, seats, module.read_options(seats, given), "golden", "salt")


def play(table: Table, answers: int = 10_000, avoid: tuple[str, ...] = ()) -> Table:
    """Random answers, so many more or until the game ends; verbs to avoid are replaced by the default answer."""
    rng = seeded("golden answers")
    last = len(table.record.entries) + answers
    while not table.game.over and len(table.record.entries) < last:
        seat = table.game.waiting()[0]
        answer = lively_answer(table.game, seat, rng)
        if answer.verb in avoid:
            answer = table.game.stack[-1].default(table.game, seat)
        do(table, seat, answer)
    return table


def do(table: Table, seat: int, answer: Answer) -> None:
    reason = table.submit(seat, answer)
    assert reason is None, f"seat {seat} may not {answer}: {reason}"


def last_turn(module: Module) -> Table:
    return play(opened(module, 3, map="italy", turn_limit=3))


def threshold_reached(module: Module) -> Table:
    """From a position late in the game in which both players can soon be there."""
    options = module.read_options(2, {"map": "west", "map_variant": "west2_isles"})
    rich = {"glory": 32, "gold": 9, "food": 5}
    position = {"turn": 2, "phase": "trade", "nation": {"scotland": rich, "ireland": rich}}
    return play(Table.open_position(module, 2, options, position, "golden"))


def agreed(module: Module) -> Table:
    """Two refuse to stop; later all agree."""
    table = play(opened(module, 3, map="east"), 60)
    do(table, table.game.waiting()[0], Answer("end_game"))
    do(table, table.game.waiting()[0], Answer("agree"))
    do(table, table.game.waiting()[0], Answer("refuse"))
    play(table, 20)
    proposer = next(seat for seat in range(3) if Answer("end_game").verb in verbs_at_any_time(table, seat))
    do(table, proposer, Answer("end_game"))
    while not table.game.over:
        do(table, table.game.waiting()[0], Answer("agree"))
    return table


def verbs_at_any_time(table: Table, seat: int) -> list[str]:
    return [choice.verb for choice in table.game.anytime(seat)]


def time_up(module: Module) -> Table:
    table = play(opened(module, 4, map="west"), 100)
    do(table, REFEREE, Answer("time_up"))
    return table


def ally_left(module: Module) -> Table:
    """Who leaves an alliance ends the game as soon as nothing is under way."""
    table = play(opened(module, 4, map="west", coop="2v2"), 80)
    do(table, 1, Answer("leave"))
    return play(table)


def leaver_barbarised(module: Module) -> Table:
    """One of three leaves, the others play on to the last turn."""
    table = play(opened(module, 3, map="italy", turn_limit=4), 70)
    do(table, 0, Answer("leave"))
    return play(table, avoid=("stop", "leave"))


def court(module: Module, seats: int, bot: str, **given: str | int) -> Table:
    """A whole game among bots of a kind; each sees only what its seat may know."""
    table = opened(module, seats, **given)
    players = [make_bot(bot, module.name, f"golden {seat}") for seat in range(seats)]
    rng = seeded("golden guesses")
    while not table.game.over:
        seat = table.game.waiting()[0]
        do(table, seat, players[seat].answer(module.determinize(table.game, seat, rng), seat))
    return table


def standard_two(module: Module) -> Table:
    return court(module, 2, "greedy")


def standard_three(module: Module) -> Table:
    return court(module, 3, "greedy")


def standard_four(module: Module) -> Table:
    return court(module, 4, "greedy")


def marathon_three(module: Module) -> Table:
    return court(module, 3, "greedy", length="marathon")


def solo_rank(module: Module) -> Table:
    return court(module, 1, "greedy")


def solo_marathon(module: Module) -> Table:
    return court(module, 1, "greedy", length="marathon")


def solo_defeat(module: Module) -> Table:
    """An emperor who does nothing loses his Doxa to the consequences."""
    table = opened(module, 1)
    while not table.game.over:
        do(table, 0, table.game.stack[-1].default(table.game, 0))
    assert not table.game.winners
    return table


def level(module: Module, auctoritas: int, nomisma: int) -> Table:
    """The end of a game of two with equal Doxa; the first may have more of the tie-breakers."""
    goods = {"auctoritas": 3, "nomisma": 3, "civicus": 2}
    first = {**goods, "auctoritas": 3 + auctoritas, "civicus": 2 - auctoritas, "nomisma": 3 + nomisma}
    position = {"phase": "scoring", "seat": {"blue": first, "green": goods}}
    return play(Table.open_position(module, 2, module.read_options(2, {}), position, "golden"))


def auctoritas_decides(module: Module) -> Table:
    return level(module, 1, 0)


def nomisma_decides(module: Module) -> Table:
    return level(module, 0, 1)


def shared_victory(module: Module) -> Table:
    table = level(module, 0, 0)
    assert len(table.game.winners) == 2
    return table


def time_called(module: Module) -> Table:
    table = play(opened(module, 4), 200)
    do(table, REFEREE, Answer("time_up"))
    return table


def last_one_present(module: Module) -> Table:
    """Two of three leave."""
    table = play(opened(module, 3), 150)
    do(table, 0, Answer("leave"))
    play(table, 20)
    do(table, 2, Answer("leave"))
    return play(table)


def leaver_played_on(module: Module) -> Table:
    """One of three leaves early; the game goes on to its end."""
    table = play(opened(module, 3), 120)
    do(table, 1, Answer("leave"))
    return play(table)


def short_game(module: Module) -> Table:
    return court(module, 4, "greedy", turns="short")


def variants_game(module: Module) -> Table:
    """Teams, terrain, blood tokens, deployment and an auction of kingdoms in one."""
    options: dict[str, str | int] = {"terrain": "on", "blood": "on", "deployment": "on", "kingdoms": "auction"}
    return court(module, 4, "greedy", turns="short", teams=2, **options)


def honour_reached(module: Module) -> Table:
    """The agreed Honour stops everything in the middle of a turn."""
    return court(module, 3, "greedy", turns="unlimited", honour=24)


def bankruptcy(module: Module) -> Table:
    """Nobody can pay his debts any more: one after the other is eliminated, and the last one has won."""
    options = module.read_options(3, {"turns": "unlimited", "honour": 200})
    ruined = {"florins": 0, "loans": 5, "unpaid": 1}
    position = {"phase": "tax", "seat": {"hungary": ruined, "golden_horde": ruined}}
    table = Table.open_position(module, 3, options, position, "golden")
    while not table.game.over and len(table.record.entries) < 200:
        seat = table.game.waiting()[0]
        answer = next((c.smallest() for c in table.game.choices(seat) if c.verb == "forgo"), None)
        do(table, seat, answer or table.game.stack[-1].default(table.game, seat))
    return table


def time_ends_the_turn(module: Module) -> Table:
    """Time is called in the second turn, which is played to its end."""
    table = play(opened(module, 3), 150)
    do(table, REFEREE, Answer("time_up"))
    return play(table)


def turns_used_up(module: Module) -> Table:
    """The agreed number of turns has been played."""
    return play(opened(module, 4, length="medium", turns=4, order="bid_random"))


def era_ends(module: Module) -> Table:
    """With six Medieval technologies known a seventh ends a Short game, whatever the die shows."""
    known = ["banking", "education", "engineering", "theology", "feudalism", "astronomy"]
    position = {
        "phase": "purchase",
        "active": "red",
        "order": ["red", "blue", "green"],
        "lost": [*TECHNOLOGY_KEYS[:15]],
        "seat": {"red": {"coins": 300, "technologies": known}},
    }
    table = Table.open_position(module, 3, module.read_options(3, {"length": "short"}), position, "golden")
    buy = next(choice for choice in table.game.choices(0) if choice.verb == "buy_technology" and choice.target > 20)
    do(table, 0, buy.smallest())
    return play(table)


def leaver_removed(module: Module) -> Table:
    """One of three leaves in the first turn and is gone at its end."""
    table = play(opened(module, 3, turns=4), 120)
    do(table, 1, Answer("leave"))
    return play(table)


def declared(module: Module, wonder: str) -> Table:
    """The owner of a wonder says that this turn is the last."""
    position = {
        "turn": 9,
        "phase": "government",
        "active": "red",
        "era": "modern",
        "order": ["red", "blue", "green"],
        "seat": {"red": {"wonders": [wonder]}},
    }
    table = Table.open_position(module, 3, module.read_options(3, {"length": "long"}), position, "golden")
    end = next(choice for choice in table.game.choices(0) if choice.verb == "declare_end")
    do(table, 0, end.smallest())
    return play(table)


def diplomatic_victory(module: Module) -> Table:
    return declared(module, "united_nations")


def military_victory(module: Module) -> Table:
    return declared(module, "apollo_program")


def technological_victory(module: Module) -> Table:
    """Somebody buys the Colony Ship."""
    position = {
        "turn": 9,
        "phase": "purchase",
        "active": "red",
        "era": "modern",
        "order": ["red", "blue", "green"],
        "lost": ["fusion"],
        "seat": {"red": {"coins": 220}},
    }
    table = Table.open_position(module, 3, module.read_options(3, {"length": "long"}), position, "golden")
    do(table, 0, Answer("buy_colony_ship"))
    return play(table)


def total_conquest(module: Module) -> Table:
    """Two have only their units left when the turn ends."""
    position = {
        "phase": "housekeeping",
        "order": ["red", "blue", "green"],
        "units": {"gallia": {"blue": {"ancient_infantry": 1}}, "java": {"green": {"ancient_infantry": 1}}},
        "seat": {"blue": {"capital": "nowhere"}, "green": {"capital": "nowhere"}},
    }
    return play(Table.open_position(module, 3, module.read_options(3, {"length": "long"}), position, "golden"))


Play = Callable[[Module], Table]
MEDIOEVO: tuple[Play, ...] = (
    short_game,
    variants_game,
    honour_reached,
    bankruptcy,
    time_ends_the_turn,
    last_one_present,
    leaver_played_on,
)
CIVILIZATION: tuple[Play, ...] = (
    turns_used_up,
    era_ends,
    diplomatic_victory,
    military_victory,
    technological_victory,
    total_conquest,
    last_one_present,
    leaver_removed,
)
BYZANTION: tuple[Play, ...] = (
    standard_two,
    standard_three,
    standard_four,
    marathon_three,
    solo_rank,
    solo_marathon,
    solo_defeat,
    auctoritas_decides,
    nomisma_decides,
    shared_victory,
    time_called,
    last_one_present,
    leaver_played_on,
)
ENDINGS: dict[str, dict[str, Play]] = {
    "warriors": {
        function.__name__: function
        for function in (last_turn, threshold_reached, agreed, time_up, ally_left, leaver_barbarised)
    },
    "byzantion": {function.__name__: function for function in BYZANTION},
    "medioevo": {function.__name__: function for function in MEDIOEVO},
    "civilization": {function.__name__: function for function in CIVILIZATION},
}


if __name__ == "__main__":
    main(sys.argv[1:])

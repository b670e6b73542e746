"""Many watched games in one Markdown report about the balance of Civilization CHR."""

from collections import Counter
from statistics import mean, median, quantiles

from quadriga.bots import inquiry
from quadriga.bots.civilization.chronicle import Chronicle, Use
from quadriga.bots.markdown import percent, table_of
from quadriga.bots.statistics import wilson
from quadriga.games.civilization.board import (
    CARDS,
    CIVILIZATIONS,
    ERAS,
    GOVERNMENTS,
    IMPROVEMENTS,
    KINDS,
    MISSIONS,
    Board,
)
from quadriga.games.civilization.technologies import TECHNOLOGIES
from quadriga.games.civilization.wonders import WONDERS

RARE = 0.1  # a card played by less than this part of those who drew it is hardly used
ERA_NAMES = ("", "ancient", "medieval", "industrial", "modern")
ENDINGS = (
    "the last turn",
    "the last era",
    "conquest",
    "United Nations",
    "Apollo Program",
    "Colony Ship",
    "a single player left",
)


class Tally:
    """How often something was had, and how often who had it won."""

    def __init__(self) -> None:
        self.had = 0
        self.used = 0
        self.wins = 0
        self.points = 0
        self.turns = 0


class CivilizationSurvey(inquiry.Survey):
    """Counts over all games of one number of players."""

    def __init__(self, board: Board, seats: int) -> None:
        self.board = board
        self.seats = seats
        self.games = 0
        self.faults = 0
        self.unfinished = 0
        self.points: list[int] = []
        self.turns: list[int] = []
        self.decisions: list[int] = []
        self.eras: list[list[int]] = [[] for _ in range(ERAS + 1)]  # turns in which an era began
        self.endings: Counter[int] = Counter()
        self.seat_wins = [0] * seats
        self.order_wins = [0] * seats
        self.civilizations = [Tally() for _ in range(CIVILIZATIONS)]
        self.governments = [Tally() for _ in range(GOVERNMENTS)]
        self.sources: Counter[str] = Counter()
        self.cards = [Tally() for _ in range(CARDS)]
        self.technologies = [Tally() for _ in range(TECHNOLOGIES)]
        self.wonders = [Tally() for _ in range(WONDERS)]
        self.improvements = [Tally() for _ in range(IMPROVEMENTS)]
        self.missions = [Tally() for _ in range(MISSIONS)]
        self.units: dict[str, Counter[int]] = {}
        self.counts: Counter[str] = Counter()

    def add(self, game: Chronicle) -> None:
        self.games += 1
        self.faults += game.faults
        self.unfinished += not game.finished
        self.points.extend(game.points)
        self.turns.append(game.turns)
        self.decisions.append(game.decisions)
        self.endings[game.ending] += 1
        for era, turn in game.eras.items():
            self.eras[era].append(turn)
        for seat in range(self.seats):
            self.add_seat(game, seat)
        self.counts.update(game.counts)
        for _, number in game.reigns:
            self.governments[number].turns += 1
        for _, number in game.adopted:
            self.governments[number].used += 1
        count_uses(self.technologies, game.discovered, game.winners)
        count_uses(self.wonders, game.wonders, game.winners)
        count_uses(self.improvements, game.improvements, game.winners)
        count_uses(self.cards, game.drawn, game.winners)
        for _, card in game.played:
            self.cards[card].used += 1
        count_uses(self.missions, game.missions, game.winners)
        for _, number in game.successes:
            self.missions[number].used += 1
        for what, kinds in game.units.items():
            self.units.setdefault(what, Counter()).update(kinds)

    def add_seat(self, game: Chronicle, seat: int) -> None:
        won = seat in game.winners
        self.seat_wins[seat] += won
        if seat in game.first_order:
            self.order_wins[game.first_order.index(seat)] += won
        tallies = [self.governments[game.governments[seat]]]
        if game.civilizations[seat] >= 0:
            tallies.append(self.civilizations[game.civilizations[seat]])
        for tally in tallies:
            tally.had += 1
            tally.wins += won
            tally.points += game.points[seat]
        self.sources.update(game.sources[seat])

    # --- the report

    def report(self, title: str) -> str:
        parts = [
            [f"# {title}", ""],
            self.summary(),
            self.rate_section("Seats", "Seat", self.seat_wins),
            self.rate_section("Turn order of the first turn", "Place", self.order_wins),
            self.civilization_section(),
            self.government_section(),
            self.era_section(),
            self.ending_section(),
            self.source_section(),
            self.count_section(),
            self.thing_section("Technologies", "Discovered", self.technologies, self.technology_names()),
            self.thing_section("Wonders", "Taken", self.wonders, self.wonder_names()),
            self.thing_section("Improvements", "Received", self.improvements, self.improvement_names()),
            self.unit_section(),
            self.mission_section(),
            self.card_section(),
            self.unused_section(),
        ]
        return "\n".join([line for part in parts for line in part]) + "\n"

    def summary(self) -> list[str]:
        low, middle, high = quantiles(self.points, n=4) if len(self.points) > 1 else [self.points[0]] * 3
        return [
            (
                f"{self.games} games of {self.seats} greedy players. Victory points: mean {mean(self.points):.1f}, "
                f"quartiles {low:.0f} / {middle:.0f} / {high:.0f}, from {min(self.points)} to {max(self.points)}."
            ),
            "",
            (
                f"Turns a game: mean {mean(self.turns):.1f}, median {median(self.turns):.0f}, from {min(self.turns)} "
                f"to {max(self.turns)}. Decisions a game: mean {mean(self.decisions):.0f}, from {min(self.decisions)} "
                f"to {max(self.decisions)}. Unusable answers: {self.faults}. Games broken off: {self.unfinished}."
            ),
            "",
        ]

    def rate_section(self, title: str, head: str, wins: list[int]) -> list[str]:
        rows = [[str(place + 1), *rate(won, self.games)] for place, won in enumerate(wins)]
        return table_of(title, [head, "Wins", "95 % interval"], rows)

    def civilization_section(self) -> list[str]:
        names = [card.key for card in self.board.civilizations]
        rows = [
            [names[number], str(tally.had), *rate(tally.wins, tally.had), f"{tally.points / tally.had:.1f}"]
            for number, tally in ranked(self.civilizations)
            if tally.had
        ]
        heads = ["Civilization", "Games", "Wins", "95 % interval", "Points"]
        return table_of("Civilizations", heads, rows) if rows else []

    def government_section(self) -> list[str]:
        """Players by the government they ended under, and how long each was in force."""
        names = [card.key for card in self.board.governments]
        turns = sum([tally.turns for tally in self.governments])
        rows = [
            [
                names[number],
                str(tally.had),
                *rate(tally.wins, tally.had),
                f"{tally.points / tally.had:.1f}" if tally.had else "–",
                f"{tally.used / self.games:.2f}",
                percent(tally.turns, turns),
            ]
            for number, tally in ranked(self.governments)
        ]
        heads = [
            "Government at the end",
            "Players",
            "Wins",
            "95 % interval",
            "Points",
            "Adopted a game",
            "Of all turns",
        ]
        return table_of("Governments", heads, rows)

    def era_section(self) -> list[str]:
        rows = [
            [
                ERA_NAMES[era],
                percent(len(turns), self.games),
                f"{mean(turns):.1f}" if turns else "–",
                f"{min(turns)} – {max(turns)}" if turns else "–",
            ]
            for era, turns in enumerate(self.eras)
            if era
        ]
        return table_of("Eras", ["Era", "Reached in", "Mean turn it began", "From – to"], rows)

    def ending_section(self) -> list[str]:
        rows = [[ENDINGS[ending], percent(number, self.games)] for ending, number in sorted(self.endings.items())]
        return table_of("How games end", ["By", "Games"], rows)

    def source_section(self) -> list[str]:
        players = self.games * self.seats
        total = sum(self.sources.values())
        rows = [
            [name, f"{amount / players:.2f}", percent(amount, total)]
            for name, amount in sorted(self.sources.items(), key=lambda item: (-item[1], item[0]))
        ]
        return table_of("Victory points a player, by source", ["Source", "Points", "Share"], rows)

    def count_section(self) -> list[str]:
        rows = [[name, f"{number / self.games:.2f}"] for name, number in sorted(self.counts.items())]
        return table_of("What happens in a game", ["What", "A game"], rows)

    def thing_section(self, title: str, head: str, tallies: list[Tally], names: list[str]) -> list[str]:
        rows = [
            [names[number], f"{tally.had / self.games:.2f}", *rate(tally.wins, tally.had)]
            for number, tally in enumerate(tallies)
            if tally.had
        ]
        return table_of(title, [title, f"{head} a game", "Wins of owners", "95 % interval"], rows)

    def unit_section(self) -> list[str]:
        """Units of each kind in a game."""
        rows = [
            [
                self.board.kind_keys[kind],
                *[f"{self.units[what][kind] / self.games:.2f}" for what in ("bought", "fielded", "fallen")],
            ]
            for kind in range(KINDS)
            if sum([numbers[kind] for numbers in self.units.values()])
        ]
        return table_of("Units", ["Kind", "Bought a game", "Fielded a game", "Fallen a game"], rows)

    def mission_section(self) -> list[str]:
        rows = [
            [self.board.missions[number].key, f"{tally.had / self.games:.2f}", percent(tally.used, tally.had)]
            for number, tally in enumerate(self.missions)
            if tally.had
        ]
        return table_of("Missions of spies", ["Mission", "Declared a game", "Succeeded"], rows) if rows else []

    def card_section(self) -> list[str]:
        rows = [
            [
                self.board.cards[number].key,
                str(tally.had),
                percent(tally.used, tally.had),
                *rate(tally.wins, tally.had),
            ]
            for number, tally in enumerate(self.cards)
            if tally.had
        ]
        return table_of("Strategy cards", ["Card", "Drawn", "Played", "Wins of who drew it", "95 % interval"], rows)

    def unused_section(self) -> list[str]:
        """What greedy players leave alone; that may say as much about them as about the game."""
        keys = [card.key for card in self.board.cards]
        idle = [
            f"{keys[number]} ({tally.used} of {tally.had})"
            for number, tally in enumerate(self.cards)
            if tally.had and tally.used < RARE * tally.had
        ]
        never = [self.board.governments[n].key for n, tally in enumerate(self.governments) if not tally.turns]
        idle_kinds = [self.board.kind_keys[kind] for kind in range(KINDS) if not self.units["bought"][kind]]
        lines = ["## Never or hardly used", ""]
        for name, found in (
            ("Strategy cards never drawn", unused(self.cards, keys)),
            ("Strategy cards drawn and hardly played", idle),
            ("Technologies", unused(self.technologies, self.technology_names())),
            ("Wonders", unused(self.wonders, self.wonder_names())),
            ("Improvements", unused(self.improvements, self.improvement_names())),
            ("Missions", unused(self.missions, [card.key for card in self.board.missions])),
            ("Units never bought", idle_kinds),
            ("Governments", never),
        ):
            lines.extend([f"{name}: {', '.join(found) or 'none'}.", ""])
        return lines

    def technology_names(self) -> list[str]:
        return [card.key for card in self.board.technologies]

    def wonder_names(self) -> list[str]:
        return [card.key for card in self.board.wonders]

    def improvement_names(self) -> list[str]:
        return [card.key for card in self.board.improvements]


def count_uses(tallies: list[Tally], uses: list[Use], winners: list[int]) -> None:
    for seat, number in uses:
        tallies[number].had += 1
        tallies[number].wins += seat in winners


def unused(tallies: list[Tally], names: list[str]) -> list[str]:
    return [names[number] for number, tally in enumerate(tallies) if not tally.had]


def ranked(tallies: list[Tally]) -> list[tuple[int, Tally]]:
    """With their numbers, the most successful first."""
    share = [tally.wins / tally.had if tally.had else -1.0 for tally in tallies]
    return [(number, tallies[number]) for number in sorted(range(len(tallies)), key=lambda n: (-share[n], n))]


def rate(wins: int, games: int) -> list[str]:
    low, high = wilson(wins, games)
    return [percent(wins, games), f"{100 * low:.1f} – {100 * high:.1f} %"]

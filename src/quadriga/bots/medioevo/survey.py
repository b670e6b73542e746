"""Many watched games in one Markdown report about the balance of Medioevo Universale."""

from collections import Counter
from statistics import mean, median, quantiles

from quadriga.bots import inquiry
from quadriga.bots.markdown import percent, table_of
from quadriga.bots.medioevo.chronicle import Chronicle
from quadriga.bots.statistics import wilson
from quadriga.games.medioevo.board import CARDS, KINGDOMS, TECHNOLOGIES, Board
from quadriga.games.medioevo.codes import PACT_KINDS

RARE = 0.1  # a card used by less than this part of its holders is hardly used
PACTS = (
    "commercial",
    "passage",
    "military control",
    "civilian control",
    "non-belligerence",
    "defensive alliance",
    "offensive alliance",
)


class CardTally:
    """What became of one card, or of one technology."""

    def __init__(self) -> None:
        self.kept = 0
        self.bought = 0
        self.ability = 0
        self.points = 0
        self.claimed = 0
        self.wins = 0  # of holders
        self.users = 0  # holders who used the ability, or the technology, at least once


class MedioevoSurvey(inquiry.Survey):
    """Counts over all games of one number of players."""

    def __init__(self, board: Board, seats: int) -> None:
        self.board = board
        self.seats = seats
        self.games = 0
        self.faults = 0
        self.unfinished = 0
        self.bankrupt = 0
        self.rebellions = 0
        self.points: list[int] = []
        self.turns: list[int] = []
        self.decisions: list[int] = []
        self.kingdoms = [[0, 0, 0] for _ in range(KINGDOMS)]  # games, wins, Honour
        self.seat_wins = [0] * seats
        self.order_wins = [0] * seats
        self.firsts = [0, 0]  # turns as first player of winners, of all
        self.sources: Counter[str] = Counter()
        self.cards = [CardTally() for _ in range(CARDS)]
        self.technologies = [CardTally() for _ in range(TECHNOLOGIES)]
        self.pacts: Counter[int] = Counter()
        self.counts: Counter[str] = Counter()

    def add(self, game: Chronicle) -> None:
        self.games += 1
        self.faults += game.faults
        self.unfinished += not game.finished
        self.bankrupt += len([times for times in game.bankrupt if times])
        self.rebellions += sum(game.rebellions)
        self.points.extend(game.points)
        self.turns.append(game.turns)
        self.decisions.append(game.decisions)
        for seat in range(self.seats):
            won = seat in game.winners
            tally = self.kingdoms[game.kingdoms[seat]]
            tally[0] += 1
            tally[1] += won
            tally[2] += game.points[seat]
            self.seat_wins[seat] += won
            if seat in game.first_order:
                self.order_wins[game.first_order.index(seat)] += won
            self.firsts[0] += game.firsts[seat] if won else 0
            self.firsts[1] += game.firsts[seat]
            self.sources.update(game.sources[seat])
        self.pacts.update(game.pacts)
        self.counts.update(game.counts)
        self.add_cards(game)
        self.add_technologies(game)

    def add_cards(self, game: Chronicle) -> None:
        for seat, card in set(game.kept):
            self.cards[card].wins += seat in game.winners
            self.cards[card].kept += 1
        for _, card in game.bought:
            self.cards[card].bought += 1
        for _, card in game.abilities:
            self.cards[card].ability += 1
        for _, card in game.points_used:
            self.cards[card].points += 1
        for _, card in game.claimed:
            self.cards[card].claimed += 1
        for _, card in set(game.abilities) & set(game.kept):
            self.cards[card].users += 1

    def add_technologies(self, game: Chronicle) -> None:
        for seat, technology in game.researched:
            self.technologies[technology].bought += 1
            self.technologies[technology].wins += seat in game.winners
        for _, technology in game.activated:
            self.technologies[technology].ability += 1
        for _, technology in set(game.activated) & set(game.researched):
            self.technologies[technology].users += 1

    # --- the report

    def report(self, title: str) -> str:
        parts = [
            [f"# {title}", ""],
            self.summary(),
            self.kingdom_section(),
            self.rate_section("Seats", "Seat", self.seat_wins),
            self.rate_section("Turn order of the first turn", "Place", self.order_wins),
            self.source_section("Honour a player in the game, by source", False),
            self.source_section("Honour a player at the end, by item", True),
            self.count_section(),
            self.pact_section(),
            self.technology_section(),
            self.card_section(),
            self.rare_section(),
        ]
        return "\n".join([line for part in parts for line in part]) + "\n"

    def summary(self) -> list[str]:
        low, middle, high = quantiles(self.points, n=4) if len(self.points) > 1 else [self.points[0]] * 3
        players = self.games * self.seats
        return [
            (
                f"{self.games} games of {self.seats} greedy players. Final Honour: mean {mean(self.points):.1f}, "
                f"quartiles {low:.0f} / {middle:.0f} / {high:.0f}, from {min(self.points)} to {max(self.points)}."
            ),
            "",
            (
                f"Turns a game: mean {mean(self.turns):.1f}. Decisions a game: mean {mean(self.decisions):.0f}, "
                f"median {median(self.decisions):.0f}, from {min(self.decisions)} to {max(self.decisions)}. "
                f"Unusable answers: {self.faults}. Games broken off: {self.unfinished}."
            ),
            "",
            (
                f"Bankrupt: {percent(self.bankrupt, players)} of the players. Rebellions a player: "
                f"{self.rebellions / players:.2f}. Winners were first player in "
                f"{percent(self.firsts[0], self.firsts[1])} of the turns."
            ),
            "",
        ]

    def kingdom_section(self) -> list[str]:
        rows: list[list[str]] = []
        for kingdom in sorted(range(KINGDOMS), key=lambda k: (-self.kingdom_rate(k), k)):
            games, wins, honour = self.kingdoms[kingdom]
            if games:
                name = self.board.kingdom_keys[kingdom]
                rows.append([name, str(games), *rate(wins, games), f"{honour / games:.1f}"])
        return table_of("Kingdoms", ["Kingdom", "Games", "Wins", "95 % interval", "Honour"], rows)

    def kingdom_rate(self, kingdom: int) -> float:
        games, wins, _ = self.kingdoms[kingdom]
        return wins / games if games else -1.0

    def rate_section(self, title: str, head: str, wins: list[int]) -> list[str]:
        rows = [[str(place + 1), *rate(won, self.games)] for place, won in enumerate(wins)]
        return table_of(title, [head, "Wins", "95 % interval"], rows)

    def source_section(self, title: str, final: bool) -> list[str]:
        players = self.games * self.seats
        rows = [
            [name.removeprefix("final_"), f"{amount / players:.2f}"]
            for name, amount in sorted(self.sources.items(), key=lambda item: (-item[1], item[0]))
            if name.startswith("final_") == final
        ]
        return table_of(title, ["Item" if final else "Source", "Honour"], rows)

    def count_section(self) -> list[str]:
        totals = {
            **self.counts,
            "cards bought": sum([tally.bought for tally in self.cards]),
            "abilities of cards used": sum([tally.ability for tally in self.cards]),
            "cards used for points": sum([tally.points for tally in self.cards]),
            "objectives claimed": sum([tally.claimed for tally in self.cards]),
        }
        rows = [[name, f"{number / self.games:.2f}"] for name, number in sorted(totals.items())]
        return table_of("What happens in a game", ["What", "A game"], rows)

    def pact_section(self) -> list[str]:
        rows = [[PACTS[kind], f"{self.pacts[kind] / self.games:.2f}"] for kind in range(PACT_KINDS)]
        return table_of("Clauses of pacts signed", ["Kind", "A game"], rows)

    def technology_section(self) -> list[str]:
        rows: list[list[str]] = []
        for number, tally in enumerate(self.technologies):
            rows.append(
                [
                    self.board.technology_keys[number],
                    percent(tally.bought, self.games * self.seats),
                    percent(tally.users, tally.bought),
                    f"{tally.ability / tally.bought:.1f}" if tally.bought else "–",
                    percent(tally.wins, tally.bought),
                ]
            )
        heads = ["Technology", "Bought by", "Used by owners", "Uses an owner", "Wins of owners"]
        return table_of("Technologies", heads, rows)

    def card_section(self) -> list[str]:
        rows: list[list[str]] = []
        for card in sorted(range(CARDS), key=lambda c: (-self.card_rate(c), c)):
            tally = self.cards[card]
            if tally.kept:
                rows.append(
                    [
                        self.board.card_keys[card],
                        str(tally.kept),
                        str(tally.bought),
                        f"{tally.ability / tally.kept:.2f}",
                        f"{tally.points / tally.kept:.2f}",
                        percent(tally.claimed, tally.kept),
                        *rate(tally.wins, tally.kept),
                    ]
                )
        heads = ["Card", "Kept", "Of these bought", "Abilities a holder", "Points a holder", "Objective"]
        return table_of("Empire cards", [*heads, "Wins of holders", "95 % interval"], rows)

    def card_rate(self, card: int) -> float:
        tally = self.cards[card]
        return tally.wins / tally.kept if tally.kept else -1.0

    def rare_section(self) -> list[str]:
        """What greedy players leave alone; that may say as much about them as about the game."""
        cards = self.board.card_keys
        unkept = [cards[card] for card, tally in enumerate(self.cards) if not tally.kept]
        idle = [
            f"{cards[card]} ({tally.users} of {tally.kept})"
            for card, tally in enumerate(self.cards)
            if tally.kept and tally.users < RARE * tally.kept
        ]
        players = self.games * self.seats
        technologies = [
            f"{self.board.technology_keys[number]} ({tally.users} of {tally.bought} owners)"
            for number, tally in enumerate(self.technologies)
            if tally.bought < RARE * players or tally.users < RARE * tally.bought
        ]
        pacts = [PACTS[kind] for kind in range(PACT_KINDS) if self.pacts[kind] < RARE * self.games]
        lines = ["## Never or hardly used", ""]
        for name, found in (
            ("Cards never kept", unkept),
            ("Abilities", idle),
            ("Technologies", technologies),
            ("Pacts", pacts),
        ):
            lines.extend([f"{name}: {', '.join(found) or 'none'}.", ""])
        return lines


def rate(wins: int, games: int) -> list[str]:
    low, high = wilson(wins, games)
    return [percent(wins, games), f"{100 * low:.1f} – {100 * high:.1f} %"]

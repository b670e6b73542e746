"""Many watched games in one Markdown report about the balance of Byzantion."""

from collections import Counter
from collections.abc import Iterable
from statistics import mean, median, quantiles

from quadriga.bots import inquiry
from quadriga.bots.byzantion.chronicle import Chronicle
from quadriga.bots.markdown import percent, table_of
from quadriga.bots.statistics import wilson
from quadriga.games.byzantion.board import CARDS, EMPIRE_CARDS, GOODS, MISSIONS, Board
from quadriga.games.byzantion.data_schema import LOOT_NAMES

RARE = 0.1  # a card played by less than this part of its holders is hardly played


class CardTally:
    """What became of one card."""

    def __init__(self) -> None:
        self.drafted = 0
        self.held = 0
        self.played = 0
        self.discarded = 0
        self.activated = 0
        self.held_wins = 0
        self.played_wins = 0
        self.doxa = 0  # of those who played it


class Survey(inquiry.Survey):
    """Counts over all games of one number of players."""

    def __init__(self, board: Board, seats: int) -> None:
        self.board = board
        self.seats = seats
        self.games = 0
        self.faults = 0
        self.wins = [0] * seats  # by seat from the first holder of the Ring on
        self.seat_doxa = [0] * seats
        self.doxa: list[int] = []
        self.decisions: list[int] = []
        self.events: Counter[int] = Counter()
        self.completed: Counter[int] = Counter()
        self.leftovers = [0] * GOODS
        self.sources: Counter[str] = Counter()
        self.cards = [CardTally() for _ in range(CARDS)]
        self.missions: list[list[int]] = [[] for _ in range(MISSIONS)]

    def add(self, game: Chronicle) -> None:
        self.games += 1
        self.faults += game.faults
        self.decisions.append(game.decisions)
        self.doxa.extend(game.doxa)
        for seat in range(self.seats):
            self.seat_doxa[(seat - game.ring) % self.seats] += game.doxa[seat]
            for good, amount in enumerate(game.leftovers[seat]):
                self.leftovers[good] += amount
            self.sources.update(game.sources[seat])
        for seat in game.winners:
            self.wins[(seat - game.ring) % self.seats] += 1
        for epoch, done in game.epochs:
            self.events[epoch] += 1
            self.completed[epoch] += done
        for _, mission, doxa in game.missions:
            self.missions[mission].append(doxa)
        self.add_cards(game)

    def add_cards(self, game: Chronicle) -> None:
        for _, card in game.drafted:
            self.cards[card].drafted += 1
        for seat, card in game.held:
            self.cards[card].held += 1
            self.cards[card].held_wins += seat in game.winners
        for seat, card in game.played:
            self.cards[card].played += 1
            self.cards[card].played_wins += seat in game.winners
            self.cards[card].doxa += game.doxa[seat]
        for _, card in game.discarded:
            self.cards[card].discarded += 1
        for _, card in game.activated:
            self.cards[card].activated += 1

    # --- the report

    def report(self, title: str) -> str:
        parts = [
            [f"# {title}", ""],
            self.summary(),
            self.seat_section() if self.seats > 1 else self.rank_section(),
            self.event_section(),
            self.source_section(),
            self.leftover_section(),
            self.mission_section() if self.seats > 1 else [],
            self.card_section("Empire cards", range(EMPIRE_CARDS)),
            self.card_section("Intrigue cards", range(EMPIRE_CARDS, CARDS)) if self.seats > 1 else [],
            self.rare_section(),
        ]
        return "\n".join([line for part in parts for line in part]) + "\n"

    def summary(self) -> list[str]:
        low, middle, high = quantiles(self.doxa, n=4) if len(self.doxa) > 1 else [self.doxa[0]] * 3
        return [
            (
                f"{self.games} games of {self.seats} greedy players. Final Doxa: mean {mean(self.doxa):.1f}, "
                f"quartiles {low:.0f} / {middle:.0f} / {high:.0f}, from {min(self.doxa)} to {max(self.doxa)}."
            ),
            "",
            (
                f"Decisions a game: mean {mean(self.decisions):.0f}, median {median(self.decisions):.0f}, "
                f"from {min(self.decisions)} to {max(self.decisions)}. Unusable answers: {self.faults}."
            ),
            "",
        ]

    def seat_section(self) -> list[str]:
        rows = []
        for place in range(self.seats):
            low, high = wilson(self.wins[place], self.games)
            rows.append(
                [
                    "Ring" if place == 0 else f"Ring + {place}",
                    percent(self.wins[place], self.games),
                    f"{100 * low:.1f} – {100 * high:.1f} %",
                    f"{self.seat_doxa[place] / self.games:.1f}",
                ]
            )
        return table_of("Seats, from the first holder of the Ring on", ["Seat", "Wins", "95 % interval", "Doxa"], rows)

    def rank_section(self) -> list[str]:
        counts: Counter[int] = Counter()
        for doxa in self.doxa:
            counts[max(n for n, least in enumerate(self.board.rank_least) if doxa >= least or n == 0)] += 1
        rows = [[key, str(counts[n]), percent(counts[n], self.games)] for n, key in enumerate(self.board.rank_keys)]
        return table_of("Ranks", ["Rank", "Games", "Share"], rows)

    def event_section(self) -> list[str]:
        rows = [
            [str(epoch), str(self.events[epoch]), percent(self.completed[epoch], self.events[epoch])]
            for epoch in sorted(self.events)
        ]
        return table_of("Events completed", ["Epoch", "Events", "Completed"], rows)

    def source_section(self) -> list[str]:
        players = self.games * self.seats
        total = sum(self.sources.values())
        rows = [
            [name, f"{amount / players:.2f}", percent(amount, total)]
            for name, amount in sorted(self.sources.items(), key=lambda item: (-item[1], item[0]))
        ]
        return table_of("Doxa a player, by source", ["Source", "Doxa", "Share"], rows)

    def leftover_section(self) -> list[str]:
        players = self.games * self.seats
        rows = [[name, f"{self.leftovers[good] / players:.2f}"] for good, name in enumerate(LOOT_NAMES[:GOODS])]
        return table_of("Goods left over at the end, a player", ["Good", "Amount"], rows)

    def mission_section(self) -> list[str]:
        found = [(mean(doxa), number) for number, doxa in enumerate(self.missions) if doxa]
        rows = [
            [
                self.board.missions[number].key,
                str(len(self.missions[number])),
                f"{average:.2f}",
                percent(len([doxa for doxa in self.missions[number] if doxa]), len(self.missions[number])),
                str(max(self.missions[number])),
            ]
            for average, number in sorted(found, reverse=True)
        ]
        return table_of("Missions at the end", ["Mission", "Kept", "Mean Doxa", "Fulfilled", "Most"], rows)

    def card_section(self, title: str, cards: Iterable[int]) -> list[str]:
        rows: list[list[str]] = []
        for card in sorted(cards, key=lambda card: (-self.win_rate(card), card)):
            tally = self.cards[card]
            if tally.held:
                low, high = wilson(tally.played_wins, tally.played)
                rows.append(
                    [
                        self.board.card_keys[card],
                        str(self.board.cost[card]),
                        str(tally.drafted),
                        str(tally.held),
                        percent(tally.played, tally.held),
                        percent(tally.discarded, tally.held),
                        f"{tally.activated / tally.played:.1f}" if tally.played else "–",
                        percent(tally.held_wins, tally.held),
                        percent(tally.played_wins, tally.played),
                        f"{100 * low:.0f} – {100 * high:.0f} %",
                        f"{tally.doxa / tally.played:.1f}" if tally.played else "–",
                    ]
                )
        heads = ["Card", "Cost", "Drafted", "Held", "Played", "Discarded", "Activations", "Wins of holders"]
        return table_of(title, [*heads, "Wins if played", "95 % interval", "Doxa if played"], rows)

    def win_rate(self, card: int) -> float:
        tally = self.cards[card]
        return tally.played_wins / tally.played if tally.played else -1.0

    def rare_section(self) -> list[str]:
        rare = [
            f"{self.board.card_keys[card]} ({tally.played} of {tally.held})"
            for card, tally in enumerate(self.cards)
            if tally.held and tally.played < RARE * tally.held
        ]
        return ["## Never or hardly played", "", ", ".join(rare) or "None.", ""]

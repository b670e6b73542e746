"""The sheets of ABAKUS that tell a game: summary, production, statistics and their charts."""

from typing import Final, NamedTuple

from quadriga.cli.civilization.abakus import CHARTS
from quadriga.cli.civilization.board import CivilizationBoard
from quadriga.cli.civilization.workbook import Book, Sheet, cell, span
from quadriga.engine.module import handicaps_apart
from quadriga.engine.record import Record
from quadriga.games.civilization.abakus import Account, Statistic
from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.data_names import CIVILIZATION_NAMES, ERA_NAMES, GOVERNMENT_NAMES
from quadriga.games.civilization.names import PHASE_NAMES, SEAT_NAMES
from quadriga.games.civilization.procedures.ending import SCORE_ITEMS, points
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import ACCOUNT_ITEMS, STATISTIC_ITEMS
from quadriga.language.texts import Texts

HEADS: Final = 3  # row of the heads of a table; its first line follows
ITEMS: Final = len(ACCOUNT_ITEMS) - 1
FIRST_ITEM: Final = 5  # column in Production
CHART_ROWS: Final = 18
CHART_COLUMNS: Final = 8


class Story(NamedTuple):
    """What is known of a game."""

    title: str
    file: str
    record: Record
    game: Civilization  # its last position
    accounts: list[Account]
    statistics: list[Statistic]


class Words:
    """Names of things as the sheets write them."""

    def __init__(self, texts: Texts, g: Civilization) -> None:
        self.texts = texts
        self.g = g

    def seat(self, seat: int) -> str:
        return self.texts(f"seat-{SEAT_NAMES[seat]}")

    def civilization(self, number: int) -> str:
        return self.texts(f"civilization-{CIVILIZATION_NAMES[number]}") if number != NOBODY else self.none()

    def government(self, number: int) -> str:
        rules = self.g.governments_rule and number != NOBODY
        return self.texts(f"government-{GOVERNMENT_NAMES[number]}") if rules else self.none()

    def era(self, number: int) -> str:
        return self.texts.find(f"era-{ERA_NAMES[number - 1]}", "short", {}) or ""

    def space(self, number: int) -> str:
        return self.texts(f"space-{self.g.board.space_keys[number]}")

    def none(self) -> str:
        return self.texts("workbook-none")


def write_story(book: Book, texts: Texts, story: Story) -> None:
    """The sheets in their order; those that refer to others need them to be there."""
    words = Words(texts, story.game)
    summary = book.sheet(texts("workbook-summary"), 44, 18, 16, 22, *[12] * (len(SCORE_ITEMS) + 3))
    production = write_production(book, texts, words, story.accounts)
    statistics = write_statistics(book, texts, words, story.statistics)
    write_charts(book, texts, words, story, statistics)
    write_summary(summary, texts, words, story, production)


def write_production(book: Book, texts: Texts, words: Words, accounts: list[Account]) -> Sheet:
    """One line for each Production of a civilization, the totals reckoned by the sheet itself."""
    sheet = book.sheet(texts("workbook-production"), 7, 12, 12, 16, 22, *[12] * (ITEMS + 1))
    sheet.write(0, 0, texts("workbook-production"), "title")
    sheet.write(1, 0, texts("workbook-production-note" if accounts else "workbook-nothing-yet"), "note")
    heads = [texts(f"workbook-head-{name}") for name in ("turn", "era", "seat", "civilization", "government")]
    sheet.line(HEADS, 0, [*heads, *(texts(f"account-{name}") for name in ACCOUNT_ITEMS)], "head")
    sheet.made.freeze_panes(HEADS + 1, 3)
    for row, account in enumerate(accounts, HEADS + 1):
        sheet.write(row, 0, account.turn, "number")
        civilization = words.civilization(words.g.civilization[account.seat])
        government = words.government(account.government)
        sheet.line(row, 1, [words.era(account.era), words.seat(account.seat), civilization, government])
        sheet.line(row, FIRST_ITEM, account.items[:ITEMS], "number")
        items = span(row, FIRST_ITEM, row, FIRST_ITEM + ITEMS - 1)
        sheet.formula(row, FIRST_ITEM + ITEMS, f"SUM({items})", sum(account.items[:ITEMS]), "total")
    if accounts:
        last = HEADS + len(accounts)
        sheet.made.autofilter(HEADS, 0, last, FIRST_ITEM + ITEMS)
        sheet.write(last + 1, 2, texts("workbook-sum"), "total")
        for item in range(ITEMS + 1):
            column = FIRST_ITEM + item
            values = sum(account.items[item] for account in accounts)
            lines = span(HEADS + 1, column, last, column)
            sheet.formula(last + 1, column, f"SUBTOTAL(109,{lines})", values, "total")
    return sheet


def write_statistics(book: Book, texts: Texts, words: Words, statistics: list[Statistic]) -> Sheet:
    sheet = book.sheet(texts("workbook-statistics"), 7, 12, *[12] * len(STATISTIC_ITEMS))
    sheet.write(0, 0, texts("workbook-statistics"), "title")
    sheet.write(1, 0, texts("workbook-statistics-note" if statistics else "workbook-nothing-yet"), "note")
    heads = [texts("workbook-head-turn"), texts("workbook-head-seat")]
    sheet.line(HEADS, 0, [*heads, *(texts(f"statistic-{name}") for name in STATISTIC_ITEMS)], "head")
    sheet.made.freeze_panes(HEADS + 1, 2)
    for row, statistic in enumerate(statistics, HEADS + 1):
        sheet.write(row, 0, statistic.turn, "number")
        sheet.write(row, 1, words.seat(statistic.seat))
        sheet.line(row, 2, statistic.items, "number")
    if statistics:
        sheet.made.autofilter(HEADS, 0, HEADS + len(statistics), 1 + len(STATISTIC_ITEMS))
    return sheet


def write_charts(book: Book, texts: Texts, words: Words, story: Story, statistics: Sheet) -> None:
    """Lines over the turns; below them the numbers they are drawn from, taken from Statistics."""
    sheet = book.sheet(texts("workbook-charts"), 10, *[12] * (2 * CHART_COLUMNS))
    sheet.write(0, 0, texts("workbook-charts"), "title")
    if not story.statistics:
        sheet.write(1, 0, texts("workbook-nothing-yet"), "note")
        return
    turns = sorted({statistic.turn for statistic in story.statistics})
    seats = range(story.game.seats)
    known = {(statistic.turn, statistic.seat): statistic.items for statistic in story.statistics}
    last = HEADS + len(story.statistics)
    by_turn, by_seat = (statistics.range(HEADS + 1, column, last, column) for column in (0, 1))
    for number, name in enumerate(CHARTS):
        item = STATISTIC_ITEMS.index(name)
        top = 2 * CHART_ROWS + 3 + number * (len(turns) + 3)
        sheet.write(top, 0, texts(f"statistic-{name}"), "heading")
        sheet.line(top + 1, 0, [texts("workbook-head-turn"), *(words.seat(seat) for seat in seats)], "head")
        values = statistics.range(HEADS + 1, 2 + item, last, 2 + item)
        for row, turn in enumerate(turns, top + 2):
            sheet.write(row, 0, turn, "number")
            for seat in seats:
                wanted = f"{by_turn},{cell(row, 0)},{by_seat},{cell(top + 1, 1 + seat)}"
                sheet.formula(row, 1 + seat, f"SUMIFS({values},{wanted})", known[turn, seat][item])
        draw(sheet, texts, number, top + 1, len(turns), len(seats))


def draw(sheet: Sheet, texts: Texts, number: int, heads: int, turns: int, seats: int) -> None:
    title = texts(f"statistic-{CHARTS[number]}")
    chart = sheet.book.made.add_chart({"type": "line"})
    assert chart is not None  # as it would be of an unknown type
    for seat in range(seats):
        colour = CivilizationBoard.palette[seat]
        chart.add_series(
            {
                "name": [sheet.name, heads, 1 + seat],
                "categories": [sheet.name, heads + 1, 0, heads + turns, 0],
                "values": [sheet.name, heads + 1, 1 + seat, heads + turns, 1 + seat],
                "line": {"color": colour, "width": 2},
                "marker": {"type": "automatic", "fill": {"color": colour}, "border": {"color": colour}},
            }
        )
    chart.set_title({"name": title, "name_font": {"size": 12}})
    chart.set_x_axis({"name": texts("workbook-head-turn")})
    chart.set_y_axis({"num_format": "0"})
    chart.set_size({"width": 640, "height": 340})
    place = {"description": texts("workbook-chart", title=title)}
    sheet.made.insert_chart(2 + number // 2 * CHART_ROWS, number % 2 * CHART_COLUMNS, chart, place)


def write_summary(sheet: Sheet, texts: Texts, words: Words, story: Story, production: Sheet) -> None:
    """Who plays what, the points as they stand, and what all Productions have brought."""
    g = story.game
    sheet.write(0, 0, f"ABAKUS · {story.title}", "title")
    sheet.write(1, 0, stage(texts, g), "note")
    heads = [texts(f"workbook-head-{name}") for name in ("seat", "player", "civilization", "government")]
    scores = handicaps_apart(g, [dict(zip(SCORE_ITEMS, points(g, seat))) for seat in range(g.seats)], "merits", g.gone)
    heads += [texts(f"score-{name}") for name in (*scores[0], "total")]
    heads += [texts("workbook-head-produced"), texts("workbook-head-result")]
    sheet.line(HEADS, 0, heads, "head")
    last = HEADS + max(1, len(story.accounts))
    by_seat = production.range(HEADS + 1, 2, last, 2)
    totals = production.range(HEADS + 1, FIRST_ITEM + ITEMS, last, FIRST_ITEM + ITEMS)
    for seat in range(g.seats):
        row = HEADS + 1 + seat
        player = texts.player(story.record.players[seat])
        civilization = words.civilization(g.civilization[seat])
        sheet.line(row, 0, [words.seat(seat), player, civilization, words.government(g.government[seat])])
        parts = list(scores[seat].values())
        sheet.line(row, 4, parts, "number")
        end = 4 + len(parts)
        sheet.formula(row, end, f"SUM({span(row, 4, row, end - 1)})", sum(parts), "total")
        produced = sum(account.items[ITEMS] for account in story.accounts if account.seat == seat)
        sheet.formula(row, end + 1, f"SUMIFS({totals},{by_seat},{cell(row, 0)})", produced)
        sheet.write(row, end + 2, result(texts, g, seat))
    row = HEADS + g.seats + 3
    sheet.write(row, 0, texts("workbook-record"), "heading")
    sheet.line(row + 1, 0, [texts("workbook-file"), story.file])
    for place, (name, value) in enumerate(story.record.options.items(), row + 2):
        said = texts.find(f"{name.replace('_', '-')}-{value}", "", {}) or value
        sheet.line(place, 0, [texts(f"option-{name.replace('_', '-')}"), said])


def stage(texts: Texts, g: Civilization) -> str:
    if g.over:
        return texts("page-over", turn=g.turn)
    phase = texts(f"phase-{PHASE_NAMES[g.phase]}")
    return texts("page-turn", turn=g.turn, era=texts(f"era-{ERA_NAMES[g.era - 1]}"), phase=phase)


def result(texts: Texts, g: Civilization, seat: int) -> str:
    if g.over and seat in g.winners:
        return texts("workbook-won")
    return texts("page-gone") if seat in g.gone or seat in g.absent else ""

"""``quadriga analyse``: who was likely to win when, what turned the game, and what luck did."""

from json import dumps
from pathlib import Path
from typing import NamedTuple

from quadriga.cli.errors import say
from quadriga.cli.numbers import percent
from quadriga.cli.packs import pack_at
from quadriga.cli.records import naming, record_file
from quadriga.cli.screen import Screen
from quadriga.cli.terminal import DIM, STRONG, WARNING, Page, styled
from quadriga.engine.errors import InputError
from quadriga.engine.notation import write_answer
from quadriga.engine.record import RecordReader
from quadriga.engine.table import verify_record
from quadriga.games.registry import find_game
from quadriga.lab.analysis.analysis import Analysis, analyse
from quadriga.lab.analysis.document import SEEN, document, moments
from quadriga.lab.analysis.judge import Budget
from quadriga.lab.analysis.turning import LEAST, TurningPoint
from quadriga.language.texts import Texts

BARS = "▁▂▃▄▅▆▇█"
NARROWEST = 20
OLDER = (
    "verify_revision",
    "verify_data",
)  # a record of earlier rules that still comes out the same is worth an analysis


class AnalyseRequest(NamedTuple):
    """Everything ``quadriga analyse`` was told."""

    path: Path
    number: int | None
    json: bool
    html: Path | None
    seed: str
    plain: bool
    pack: Path | None


def analyse_file(texts: Texts, request: AnalyseRequest) -> int:
    page = Page(request.plain)
    over = pack_at(request.pack)
    if request.html is not None and request.html.exists():
        raise InputError("out_exists", file=str(request.html))
    with record_file(request.path, request.number) as file, naming(file):
        reader = RecordReader(file)
        module = find_game(reader.game(), over)
        record = reader.record(module)
        if record.end is None:
            raise InputError("analysis_unfinished", file=str(file))
        if unsound := [fault for fault in verify_record(module, record, file) if fault.code not in OLDER]:
            raise InputError("analysis_unsound", file=str(file), cause=unsound[0])
        found = analyse(module, record, Budget(), request.seed or "analysis", str(file))
    told = Teller(found, Screen(module, texts.of_game(module), page), record.hints)
    if request.html is not None:
        from quadriga.cli.analyse_page import write_page

        write_page(told, request.html)
        say(told.texts("analysis-written", file=str(request.html)))
    if request.json:
        print(dumps(document(found), ensure_ascii=False))
    elif request.html is None:
        told.tell()
    return 0


class Teller:
    """An analysis in one language."""

    def __init__(self, analysis: Analysis, screen: Screen, hints: list[int]) -> None:
        self.analysis = analysis
        self.screen = screen
        self.texts = screen.texts
        self.page = screen.page
        self.hints = hints
        self.course = analysis.course
        self.module = self.course.module
        end = self.course.end
        self.names = [screen.name(end, seat) for seat in range(end.seats)]

    def tell(self) -> None:
        self.page.line()
        self.page.line(self.texts("analysis-title", game=self.module.title), STRONG)
        self.tell_curve()
        self.tell_turning()
        self.tell_luck()
        self.page.line()
        for sentence in self.notes():
            self.page.indented(sentence, 1, DIM)

    def notes(self) -> list[str]:
        """How the numbers came about."""
        found = [self.texts(f"analysis-by-{'model' if self.analysis.is_learned else 'points'}")]
        luck = self.analysis.luck
        if luck.asked:
            found.append(
                self.texts("analysis-luck-note", weighed=luck.weighed(), asked=luck.asked, samples=luck.samples)
            )
        if luck.revealed:
            found.append(
                self.texts("analysis-draws-note", looked=luck.looked, revealed=luck.revealed, worlds=luck.guesses)
            )
        budget = self.analysis.budget
        count = self.analysis.tried
        found.append(
            self.texts(
                "analysis-turning-note", count=count, worlds=budget.worlds, level=self.texts.player(budget.level)
            )
        )
        if any(self.hints):
            asked = ", ".join(f"{name} {count}" for name, count in zip(self.names, self.hints) if count)
            found.append(self.texts("analysis-hints", asked=asked))
        return found

    # --- the curve

    def tell_curve(self) -> None:
        self.page.heading(self.texts("analysis-curve"))
        if self.page.plain:
            self.page.table([self.texts("head-turn"), *self.names], self.turn_rows(), range(1, len(self.names) + 1))
            return
        factions = self.screen.factions(self.course.end)
        wide = max(len(name) for name in self.names)
        for seat, name in enumerate(self.names):
            bars = "".join(bar(value) for value in self.columns(seat, max(NARROWEST, self.page.width - wide - 18)))
            last = percent(self.texts, self.before_end()[seat])
            head = factions.badge(seat) + styled(f" {name:<{wide}} ", factions.style(seat))
            self.page.line(head + styled(bars, factions.style(seat)) + styled(f" {last:>7}", DIM))
        self.page.indented(self.texts("analysis-curve-note"), 1, DIM)

    def columns(self, seat: int, room: int) -> list[float]:
        curve = self.analysis.curve
        if len(curve) <= room:
            return [point.values[seat] for point in curve]
        return [curve[place * (len(curve) - 1) // (room - 1)].values[seat] for place in range(room)]

    def before_end(self) -> list[float]:
        """What the last decision promised."""
        return self.analysis.curve[-2 if len(self.analysis.curve) > 1 else -1].values

    def turn_rows(self) -> list[list[str]]:
        """The last known point of every turn."""
        last = {point.turn: point.values for point in self.analysis.curve}
        return [[str(turn), *(percent(self.texts, value) for value in values)] for turn, values in last.items()]

    # --- turning points

    def tell_turning(self) -> None:
        self.page.heading(self.texts("analysis-turning"))
        if not self.analysis.turning:
            self.page.indented(self.texts("analysis-none"), 1)
        for point in self.analysis.turning:
            self.page.line(self.turning_line(point), WARNING if point.better is not None else "")
            if point.better is not None:
                self.page.indented(self.better_line(point), 4)

    def turning_line(self, point: TurningPoint) -> str:
        step = point.step
        return self.texts(
            "analysis-moment",
            number=str(step.n),
            turn=self.module.stage(step.before)[0],
            seat=self.names[step.seat],
            answer=self.answer_given(point),
            before=percent(self.texts, point.before),
            after=percent(self.texts, point.after),
        ) + self.of_it_luck(point)

    def answer_given(self, point: TurningPoint) -> str:
        """In words, and as typed where the better answer has the same words."""
        step = point.step
        said = self.texts.answer(step.before, step.seat, step.answer)
        if point.better is None or said != self.texts.answer(step.before, step.seat, point.better.answer):
            return said
        return f"{said} [{write_answer(self.module, step.before, step.seat, step.answer)}]"

    def of_it_luck(self, point: TurningPoint) -> str:
        said = self.texts("analysis-of-it-luck", luck=signed(self.texts, point.drawn))
        return f" {said}" if abs(point.drawn) >= LEAST else ""

    def better_line(self, point: TurningPoint) -> str:
        assert point.better is not None
        step, better = point.step, point.better
        return self.texts(
            "analysis-better",
            answer=self.texts.answer(step.before, step.seat, better.answer),
            notation=write_answer(self.module, step.before, step.seat, better.answer),
            gain=percent(self.texts, better.gain),
            error=percent(self.texts, better.error),
        )

    # --- luck

    def tell_luck(self) -> None:
        luck = self.analysis.luck
        self.page.heading(self.texts("analysis-luck"))
        if not luck.strokes:
            self.page.indented(self.texts("analysis-no-chance"), 1)
            return
        heads, rows = self.luck_rows()
        self.page.table(heads, rows, range(1, len(heads)))
        for sentence in [*self.dice_lines(), *self.draw_lines(), *self.moment_lines()]:
            self.page.indented(sentence, 1)

    def luck_rows(self) -> tuple[list[str], list[list[str]]]:
        luck = self.analysis.luck
        kinds = luck.kinds()
        heads = [self.texts("head-seat"), *(self.texts(f"luck-{kind}") for kind in kinds)]
        rows = []
        for seat, name in enumerate(self.names):
            parts = [signed(self.texts, luck.of(seat, kind)) for kind in kinds]
            total = f"{signed(self.texts, luck.of(seat))} ±{percent(self.texts, luck.error(seat))}"
            rows.append([name, *parts, total])
        return [*heads, self.texts("luck-total")], rows

    def dice_lines(self) -> list[str]:
        """What was rolled, and what was to be expected."""
        return [
            self.texts(
                "analysis-dice",
                kind=self.texts(f"luck-{kind}"),
                count=dice.number,
                rolled=dice.rolled,
                expected=f"{dice.expected:.1f}".replace(".", self.texts("decimal-point")),
            )
            for kind, dice in self.analysis.luck.dice.items()
        ]

    def draw_lines(self) -> list[str]:
        """What was drawn, and what was to be expected of it."""
        drawn = [(name, self.analysis.luck.drawn(seat)) for seat, name in enumerate(self.names)]
        return [
            self.texts(
                "analysis-drawn",
                seat=name,
                count=one.number,
                actual=signed(self.texts, one.actual),
                expected=signed(self.texts, one.expected),
            )
            for name, one in drawn
            if one.number
        ]

    def moment_lines(self) -> list[str]:
        return [
            self.texts(
                "analysis-stroke",
                number=str(stroke.chance.n),
                turn=self.module.stage(stroke.chance.game)[0],
                kind=" ".join([self.texts(f"luck-{stroke.chance.kind}"), *map(str, stroke.chance.dice())]),
                seat=self.names[seat],
                worth=signed(self.texts, stroke.worth[seat]),
                error=percent(self.texts, stroke.error[seat]),
            )
            for stroke, seat in moments(self.analysis.luck)
        ]


def bar(value: float) -> str:
    return BARS[min(len(BARS) - 1, int(value * len(BARS)))]


def signed(texts: Texts, share: float) -> str:
    if abs(share) < SEEN:
        return percent(texts, 0.0)
    return f"{'−' if share < 0 else '+'}{percent(texts, abs(share))}"

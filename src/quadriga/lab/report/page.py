"""The report as one page that needs nothing else: no network, no other file."""

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby
from json import dumps
from pathlib import Path
from typing import Any, Final

from quadriga.engine.module import Document
from quadriga.lab.report import charts
from quadriga.lab.report.anomalies import ENOUGH, FAR, MANY, RARE
from quadriga.lab.report.course import CLEAR, EARLY
from quadriga.lab.report.usage import single_actions
from quadriga.lab.report.wins import DOUBT, is_biased
from quadriga.lab.report.words import Words

HERE: Final = Path(__file__).parent
FIRST: Final = 12  # findings of one test that are shown at once
BUNDLE: Final = "window.vegaEmbed = vegaEmbed;"  # what the page needs of the libraries
MOST_ROWS: Final = 250  # of a long table; files hold the rest
POLICY: Final = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data:"


class Writer:
    """Collects the page, and the pictures that are to be drawn on it."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.parts: list[str] = []
        self.specs: list[charts.Chart] = []

    def add(self, html: str) -> None:
        self.parts.append(html)

    def heading(self, level: int, text: str, id: str = "") -> None:
        anchor = f' id="{id}"' if id else ""
        self.add(f"<h{level}{anchor}>{escape(text)}</h{level}>")

    def line(self, text: str, kind: str = "") -> None:
        self.add(f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>")

    def items(self, sentences: Iterable[str]) -> None:
        self.add("<ul>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences) + "</ul>")

    def chart(self, title: str, spec: charts.Chart) -> None:
        self.add(
            f'<figure><figcaption>{escape(title)}</figcaption><div class="chart" data-chart="{len(self.specs)}" '
            f'role="img" aria-label="{escape(title)}"></div></figure>'
        )
        self.specs.append(spec)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> None:
        """Columns after the first ones hold numbers; cells are plain text."""
        self.rows(heads, [[escape(cell) for cell in row] for row in rows], left)

    def rows(self, heads: Sequence[str], rows: Sequence[Sequence[str]], left: int) -> None:
        """Cells are HTML."""
        head = "".join(f"<th{'' if at < left else ' class=n'}>{escape(cell)}</th>" for at, cell in enumerate(heads))
        body = "".join(
            "<tr>"
            + "".join(f"<td{'' if at < left else ' class=n'}>{cell}</td>" for at, cell in enumerate(row))
            + "</tr>"
            for row in rows[:MOST_ROWS]
        )
        self.add(f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>')
        if len(rows) > MOST_ROWS:
            self.line(self.words("more-rows", count=len(rows) - MOST_ROWS), "note")

    def html(self, title: str, bundle: str) -> str:
        """A whole document; a script must not contain what would end it."""
        specs = dumps(self.specs, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
        bundle = bundle.replace("</script", "<\\/script")
        program = (HERE / "page.js").read_text(encoding="utf-8")
        style = (HERE / "page.css").read_text(encoding="utf-8")
        return (
            f'<!doctype html>\n<html lang="{self.words.texts.language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
            f'<meta name="color-scheme" content="light dark">\n<link rel="icon" href="data:,">\n'
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(self.parts)
            + f"\n</main>\n<script>{bundle}</script>\n"
            f"<script>\nconst CHARTS = {specs};\n{program}</script>\n</body>\n</html>\n"
        )


def make_page(doc: Document, words: Words, title: str) -> str:
    from vl_convert import javascript_bundle

    writer = Writer(words)
    writer.add("<header>")
    writer.heading(1, words("title", game=title))
    columns = doc["columns"]
    games, mixed = sum(column["games"] for column in columns), len(columns[0]["tables"]["rules"])
    if mixed > 1:
        writer.line(words("subtitle-mixed", games=games, rules=mixed), "lead")
    else:
        writer.line(words("subtitle", games=games, columns=len(columns)), "lead")
    writer.add("</header>")
    if len(columns) == 1:
        summary(writer, columns[0])
        column_sections(writer, columns[0])
    else:
        comparison(writer, columns)
        for at, column in enumerate(columns, 1):
            writer.add(f'<details class="column" id="c{at}"{" open" if at == 1 else ""}><summary>')
            writer.add(f"{escape(words.column(column['label']))}</summary>")
            summary(writer, column)
            column_sections(writer, column)
            writer.add("</details>")
    tests(writer, doc)
    writer.heading(2, words("heading-made"))
    writer.add(f"<p><code>{escape(doc['command'])}</code></p>")
    for column in columns:
        said = words("made", revision=column["revision"], data=column["data"][:12])
        writer.line(f"{words.column(column['label'])}: {said}" if len(columns) > 1 else said, "note")
    return writer.html(words("title", game=title), javascript_bundle(BUNDLE))


# --- one column


def summary(writer: Writer, column: Document) -> None:
    words = writer.words
    writer.add('<section class="summary">')
    writer.heading(2, words("heading-summary"))
    writer.items([words("says-games", games=column["games"], skipped=len(column["tables"]["skipped"]))])
    writer.items(words.summary(column))
    count = len(column["tables"]["anomalies"])
    writer.add(f'<p class="verdict">{escape(words("says-anomalies", count=count))}</p>')
    writer.add("</section>")


def column_sections(writer: Writer, column: Document) -> None:
    tables = column["tables"]
    rule_sets(writer, tables["rules"])
    anomalies(writer, tables)
    wins(writer, tables["wins"])
    course(writer, tables)
    sources(writer, tables["points"])
    actions(writer, tables)
    examples(writer, column)
    left_out(writer, tables["skipped"])


def rule_sets(writer: Writer, rows: Sequence[dict[str, Any]]) -> None:
    words = writer.words
    if len(rows) > 1:
        writer.heading(2, words("heading-rules"))
        writer.table([words("rules"), words("games")], [[words.rule_set(row), str(row["games"])] for row in rows])


def anomalies(writer: Writer, tables: Document) -> None:
    words = writer.words
    if not tables["anomalies"]:
        return
    writer.heading(2, words("heading-anomalies"))
    linked = {row["anomaly"] for row in tables["examples"]}
    ordered = sorted(tables["anomalies"], key=lambda row: row["test"])
    for test, group in groupby(ordered, key=lambda row: row["test"]):
        rows = list(group)
        writer.heading(3, words(f"test-{test}", count=len(rows)))
        items = [anomaly_item(words, row, row["id"] in linked) for row in rows]
        writer.add(f'<ul class="found">{"".join(items[:FIRST])}</ul>')
        if len(items) > FIRST:
            more = escape(words("more", count=len(items) - FIRST))
            writer.add(f'<details><summary>{more}</summary><ul class="found">{"".join(items[FIRST:])}</ul></details>')


def anomaly_item(words: Words, row: dict[str, Any], linked: bool) -> str:
    link = f' <a href="#{row["id"]}">{escape(words("see-games"))}</a>' if linked else ""
    return f"<li>{escape(words.anomaly(row))}{link}</li>"


def wins(writer: Writer, rows: Sequence[dict[str, Any]]) -> None:
    words = writer.words
    writer.heading(2, words("heading-wins"))
    writer.line(words("wins-note"), "note")
    groups = {group: [row for row in rows if row["group"] == group] for group in ("seat", "side", "player")}
    writer.add('<div class="pair">')
    for group in ("seat", "side"):
        writer.chart(words(f"by-{group}"), charts.rates(groups[group], words))
    writer.add("</div>")
    heads = [words(head) for head in ("games", "wins", "share", "interval", "corrected", "fair", "mean-points")]
    for group, found in groups.items():
        cells = [
            [
                words.key(group, row["key"]) + (" *" if is_biased(row) else ""),
                str(row["games"]),
                words.number(row["wins"]),
                words.percent(row["share"]),
                words.interval(row["low"], row["high"]),
                words.interval(row["low_corrected"], row["high_corrected"]) if group != "player" else "–",
                words.percent(row["fair"]),
                words.number(row["points"]),
            ]
            for row in found
        ]
        writer.table([words(f"by-{group}"), *heads], cells)


def course(writer: Writer, tables: Document) -> None:
    words = writer.words
    games = tables["games"]
    writer.heading(2, words("heading-course"))
    writer.add('<div class="pair">')
    known = [row["measure"] for row in tables["lengths"]]
    for field in ("decisions", "turns", "final_lead_part", "lead_changes", "margin"):
        if field in known and len({row[field] for row in games}) > 1:
            writer.chart(words(f"chart-{field.replace('_', '-')}"), charts.histogram(games, field, words))
    if "margin" in known and len(tables["leads"]) > 1:
        writer.chart(words("chart-leads"), charts.leads(tables["leads"], words))
    writer.add("</div>")
    heads = ["games", "least", "quarter", "median", "three-quarters", "most", "mean"]
    cells = []
    for row in tables["lengths"]:
        part = row["measure"].endswith("_part")
        values = [row[head.replace("-", "_")] for head in heads[1:]]
        shown = [words.percent(value, 0) if part else words.number(value) for value in values]
        cells.append([words.measure(row["measure"], ""), str(row["games"]), *shown])
    writer.table(["", *(words(head) for head in heads)], cells)


def sources(writer: Writer, rows: Sequence[dict[str, Any]]) -> None:
    words = writer.words
    writer.heading(2, words("heading-points"))
    if len(rows) > 1:
        writer.chart(words("chart-points"), charts.points(rows, words))
    cells = [
        [
            words.source(row["source"]),
            *(words.number(row[field], 2) for field in ("mean", "winners", "others")),
            words.percent(row["scored"], 0),
        ]
        for row in rows
    ]
    writer.table([words(head) for head in ("source", "mean", "winners", "others", "scored")], cells)


def actions(writer: Writer, tables: Document) -> None:
    words = writer.words
    rows = tables["actions"]
    writer.heading(2, words("heading-actions"))
    writer.chart(words("chart-verbs"), charts.verbs(rows, words))
    single = single_actions(rows)
    never = sorted((row for row in single if not row["chosen"]), key=lambda row: (-row["blind"], row["verb"]))
    writer.heading(3, words("heading-never", count=len(never)))
    action_table(writer, never, "never-note")
    used = sorted((row for row in single if row["chosen"]), key=lambda row: row["chosen"] / max(row["blind"], 0.1))
    writer.heading(3, words("heading-rare"))
    action_table(writer, used[:40], "rare-note")
    writer.heading(3, words("heading-unseen", count=len(tables["unseen"])))
    for rules in tables["rules"]:
        if len(tables["rules"]) > 1:
            writer.heading(4, words.rule_set(rules))
        rows = [row for row in tables["unseen"] if row["rules"] == rules["rules"]]
        for kind, group in groupby(rows, key=lambda row: row["kind"]):
            names = [words.unseen(kind, row["thing"]) for row in group]
            writer.add(f"<p><b>{escape(words.kind(kind))}</b> ({len(names)}): {escape(' · '.join(names))}</p>")


def action_table(writer: Writer, rows: Sequence[dict[str, Any]], note: str) -> None:
    words = writer.words
    if not rows:
        writer.line(words("none"), "note")
        return
    cells = [
        [
            words.action(row["verb"], row["target"]),
            *(str(row[field]) for field in ("games", "offered", "chosen")),
            words.number(row["blind"]),
            words.interval(row["low"], row["high"]),
        ]
        for row in rows
    ]
    writer.add(f"<details><summary>{escape(words('show-table', count=len(rows)))}</summary>")
    writer.line(words(note), "note")
    writer.table([words(head) for head in ("action", "games", "offered", "chosen", "blind", "interval")], cells)
    writer.add("</details>")


def examples(writer: Writer, column: Document) -> None:
    """A table for each anomaly, where its link leads."""
    words = writer.words
    tables = column["tables"]
    if not tables["examples"]:
        return
    writer.heading(2, words("heading-examples"))
    writer.line(words("examples-note"), "note")
    if column.get("remake"):
        writer.line(words("remake-note"), "note")
        writer.add(f"<p><code>{escape(column['remake'])}</code></p>")
    sentences = {row["id"]: words.anomaly(row) for row in tables["anomalies"]}
    heads = [words(head) for head in ("record", "game", "seed", "position", "command")]
    for name, group in groupby(tables["examples"], key=lambda row: row["anomaly"]):
        writer.add(f'<div class="example" id="{name}"><h4>{escape(sentences[name])}</h4>')
        cells = [
            [
                f'<a href="{escape(row["link"])}">{escape(row["file"])}</a>' if row["link"] else escape(row["file"]),
                str(row["game"] or "–"),
                escape(row["seed"]),
                str(row["at"]),
                f"<code>{escape(row['command'])}</code>",
            ]
            for row in group
        ]
        writer.rows(heads, cells, 5)
        writer.add("</div>")


def left_out(writer: Writer, rows: Sequence[dict[str, Any]]) -> None:
    words = writer.words
    if not rows:
        return
    writer.heading(2, words("heading-skipped"))
    cells = [[row["file"], str(row["number"] or "–"), words.why(row)] for row in rows]
    writer.table([words(head) for head in ("record", "game", "why")], cells, 3)


# --- all columns


def comparison(writer: Writer, columns: Sequence[Document]) -> None:
    words = writer.words
    writer.add('<section class="summary">')
    writer.heading(2, words("heading-summary"))
    names = [words.column(column["label"]) for column in columns]
    writer.items([words("says-columns", base=names[0], count=len(columns) - 1)])
    writer.items(sentence for column in columns[1:] for sentence in changed(words, column))
    writer.add("</section>")
    writer.heading(2, words("heading-comparison"))
    writer.line(words("comparison-note", base=names[0]), "note")
    writer.add('<div class="pair">')
    for group in ("seat", "side"):
        writer.chart(words(f"by-{group}"), charts.side_by_side(columns, group, words))
    for title, measures in (("paired-wins", ("win_seat", "win_side")), ("paired-points", ("points",))):
        spec = charts.paired(columns, measures, words)
        if spec is not None:
            writer.chart(words(title), spec)
    writer.add("</div>")
    heads = [words(head) for head in ("pairs", "base", "other", "difference", "interval")]
    for name, column in zip(names[1:], columns[1:]):
        writer.heading(3, words("difference-of", column=name, base=names[0]))
        cells = [difference_cells(words, row) for row in column["tables"]["differences"]]
        writer.table([words("measure"), *heads], cells)


def difference_cells(words: Words, row: dict[str, Any]) -> list[str]:
    share = row["measure"].startswith("win_")
    name = words.measure(row["measure"], row["key"])
    if share or row["measure"] == "points":
        name = words("measure-of", measure=words(f"measure-{row['measure'].replace('_', '-')}"), key=name)
    star = " *" if row["differs"] else ""
    numbers = [words.value(row[field], share) for field in ("base", "other")]
    apart = words.apart(row["difference"], share)
    between = "–"
    if row["low"] is not None:
        between = f"{words.apart(row['low'], share)} … {words.apart(row['high'], share)}"
    return [name + star, str(row["pairs"]), *numbers, apart, between]


def changed(words: Words, column: Document) -> list[str]:
    rows = [row for row in column["tables"]["differences"] if row["differs"]]
    name = words.column(column["label"])
    if not rows:
        alike = all(row["alike"] for row in column["tables"]["differences"])
        return [words("says-alike" if alike else "says-same", column=name)]
    said = [difference_cells(words, row) for row in rows[:6]]
    return [words("says-differs", column=name, what="; ".join(f"{cells[0].rstrip(' *')} {cells[4]}" for cells in said))]


def tests(writer: Writer, doc: Document) -> None:
    """What each test asks, in so many words."""
    words = writer.words
    writer.heading(2, words("heading-tests"))
    percent = words.percent
    writer.items(
        [
            words("states-rates", doubt=percent(DOUBT, 0)),
            words("states-unused", often=doc["often"]),
            words("states-rare", often=doc["often"], rare=percent(RARE, 0)),
            words("states-runaway", early=percent(EARLY, 0), clear=percent(CLEAR, 0), many=percent(MANY, 0)),
            words("states-long", far=words.number(FAR), enough=ENOUGH),
            words("states-idle"),
            words("states-lead"),
            words("states-bots"),
        ]
    )

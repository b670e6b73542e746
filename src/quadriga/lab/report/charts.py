"""The pictures of a report, as specifications that the page draws in the reader's colours."""

from collections.abc import Sequence
from typing import Any, Final

from quadriga.engine.module import Document
from quadriga.lab.report.watch import ANY
from quadriga.lab.report.words import Words

MOST_ROWS: Final = 40  # verbs in one picture
BLUE: Final = "#3f8cff"
AMBER: Final = "#d98a00"
SEVERAL: Final = ("#3f8cff", "#d98a00", "#2ba36b", "#c0559b", "#8a7cff", "#c9503f", "#6f8796")

Chart = dict[str, Any]


def finished(chart: Any) -> Chart:
    """As wide as its place on the page; the page decides about colours."""
    spec: Chart = chart.properties(width="container").to_dict()
    spec.pop("config", None)
    return spec


def rates(rows: Sequence[dict[str, Any]], words: Words) -> Chart:
    """Shares with their intervals, and a tick where a fair share would be."""
    import altair as alt

    shown = [
        {
            "name": words.key(row["group"], row["key"]),
            "share": row["share"],
            "low": row["low"],
            "high": row["high"],
            "fair": row["fair"],
            "games": row["games"],
        }
        for row in rows
    ]
    order = [row["name"] for row in shown]
    y = alt.Y("name:N", sort=order, title=None, axis=alt.Axis(labelLimit=130))
    axis = alt.Axis(format=".0%", tickCount=5)
    base = alt.Chart(alt.Data(values=shown), height=26 * len(shown)).encode(
        y=y,
        tooltip=[
            alt.Tooltip("name:N", title=" "),
            alt.Tooltip("share:Q", format=".1%", title=words("share")),
            alt.Tooltip("low:Q", format=".1%", title=words("from")),
            alt.Tooltip("high:Q", format=".1%", title=words("to")),
            alt.Tooltip("fair:Q", format=".1%", title=words("fair")),
            alt.Tooltip("games:Q", title=words("games")),
        ],
    )
    bars = base.mark_rule(strokeWidth=2, color=BLUE).encode(
        x=alt.X("low:Q", title=words("share"), axis=axis), x2=alt.X2("high:Q")
    )
    points = base.mark_point(filled=True, size=80, color=BLUE, opacity=1).encode(x="share:Q")
    fair = base.mark_tick(color=AMBER, thickness=2, size=18).encode(x="fair:Q")
    return finished(alt.layer(bars, fair, points))


def histogram(games: Sequence[dict[str, Any]], field: str, words: Words) -> Chart:
    """How many games have how much of something; few whole numbers get a bar each."""
    import altair as alt

    values = [row[field] for row in games if row[field] is not None]
    data = alt.Data(values=[{"value": value} for value in values])
    part = field.endswith("_part")
    title = words("part-of-game") if part else words(f"measure-{field.replace('_', '-')}")
    if part:
        x: Any = alt.X("value:Q", bin=alt.Bin(step=0.1, extent=[0, 1]), title=title, axis=alt.Axis(format=".0%"))
    elif max(values) - min(values) <= 12 and all(isinstance(value, int) for value in values):
        x = alt.X("value:O", title=title, axis=alt.Axis(labelAngle=0))
    else:
        x = alt.X("value:Q", bin=alt.Bin(maxbins=20), title=title)
    y = alt.Y("count():Q", title=words("games"), axis=alt.Axis(tickMinStep=1))
    return finished(alt.Chart(data, height=170).mark_bar(color=BLUE).encode(x=x, y=y))


def leads(rows: Sequence[dict[str, Any]], words: Words) -> Chart:
    """Turn by turn: how often the eventual winner is ahead already, and how often the lead changed."""
    import altair as alt

    kinds = {"winner_ahead": words("winner-ahead"), "changes": words("lead-changed")}
    shown = [{"turn": row["turn"], "what": kinds[kind], "share": row[kind]} for kind in kinds for row in rows]
    what = list(kinds.values())
    scale = alt.Scale(domain=what, range=[BLUE, AMBER])
    legend = alt.Legend(orient="top", columns=1, labelLimit=300)
    chart = alt.Chart(alt.Data(values=shown), height=170).mark_line(point=True)
    return finished(
        chart.encode(
            x=alt.X("turn:Q", title=words("at-turn"), axis=alt.Axis(tickMinStep=1, format="d")),
            y=alt.Y("share:Q", title=words("share-of-games"), axis=alt.Axis(format=".0%", tickCount=5)),
            color=alt.Color("what:N", sort=what, scale=scale, title=None, legend=legend),
        )
    )


def points(rows: Sequence[dict[str, Any]], words: Words) -> Chart:
    """What winners and the others have from each source."""
    import altair as alt

    shown = [
        {"source": words.source(row["source"]), "who": words(who), "points": row[who]}
        for row in rows
        for who in ("winners", "others")
        if row["source"] != "total" and row[who] is not None
    ]
    order = list(dict.fromkeys(row["source"] for row in shown))
    who = [words("winners"), words("others")]
    chart = alt.Chart(alt.Data(values=shown), height=26 * len(order)).mark_bar()
    return finished(
        chart.encode(
            y=alt.Y("source:N", sort=order, title=None, axis=alt.Axis(labelLimit=130)),
            yOffset=alt.YOffset("who:N", sort=who),
            x=alt.X("points:Q", title=words("mean-points")),
            color=alt.Color("who:N", sort=who, scale=alt.Scale(domain=who, range=[AMBER, BLUE]), title=None),
        )
    )


def verbs(rows: Sequence[dict[str, Any]], words: Words) -> Chart:
    """How often each verb is taken when it is open."""
    import altair as alt

    whole = sorted((row for row in rows if row["target"] == ANY), key=lambda row: -row["offered"])[:MOST_ROWS]
    shown = [
        {
            "name": words.action(row["verb"], ANY),
            "rate": row["rate"],
            "offered": row["offered"],
            "chosen": row["chosen"],
        }
        for row in sorted(whole, key=lambda row: -row["rate"])
    ]
    chart = alt.Chart(alt.Data(values=shown), height=17 * len(shown)).mark_bar(color=BLUE)
    return finished(
        chart.encode(
            y=alt.Y("name:N", sort=[row["name"] for row in shown], title=None, axis=alt.Axis(labelLimit=150)),
            x=alt.X("rate:Q", title=words("taken-when-open"), axis=alt.Axis(format=".0%", tickCount=5)),
            tooltip=[
                alt.Tooltip("name:N", title=" "),
                alt.Tooltip("offered:Q", title=words("offered")),
                alt.Tooltip("chosen:Q", title=words("chosen")),
            ],
        )
    )


def side_by_side(columns: Sequence[Document], group: str, words: Words) -> Chart:
    """Shares of all columns with their intervals."""
    import altair as alt

    names = [words.column(column["label"]) for column in columns]
    shown = [
        {"name": words.key(group, row["key"]), "column": name, **{key: row[key] for key in ("share", "low", "high")}}
        for name, column in zip(names, columns)
        for row in column["tables"]["wins"]
        if row["group"] == group
    ]
    order = list(dict.fromkeys(row["name"] for row in shown))
    base = alt.Chart(alt.Data(values=shown), height=(14 * len(names) + 6) * len(order)).encode(
        y=alt.Y("name:N", sort=order, title=None, axis=alt.Axis(labelLimit=130)),
        yOffset=alt.YOffset("column:N", sort=names),
        color=column_colour(names, names),
    )
    axis = alt.Axis(format=".0%", tickCount=5)
    bars = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", title=words("share"), axis=axis), x2=alt.X2("high:Q"))
    return finished(alt.layer(bars, base.mark_point(filled=True, size=60, opacity=1).encode(x=alt.X("share:Q"))))


def column_colour(columns: Sequence[str], shown: Sequence[str]) -> Any:
    """A column has the same colour in every picture."""
    import altair as alt

    colours = [SEVERAL[columns.index(name) % len(SEVERAL)] for name in shown]
    scale = alt.Scale(domain=list(shown), range=colours)
    return alt.Color("column:N", scale=scale, title=None, legend=alt.Legend(orient="top", columns=1, labelLimit=300))


def paired(columns: Sequence[Document], measures: Sequence[str], words: Words) -> Chart | None:
    """Differences to the first column with their intervals, and a line at none."""
    import altair as alt

    everybody = [words.column(column["label"]) for column in columns]
    names = everybody[1:]
    share = measures[0].startswith("win_")
    shown = [
        {
            "name": words.measure(row["measure"], row["key"]),
            "column": name,
            **{key: row[key] for key in ("difference", "low", "high")},
        }
        for name, column in zip(names, columns[1:])
        for row in column["tables"]["differences"]
        if row["measure"] in measures and row["low"] is not None
    ]
    if not shown:
        return None
    order = list(dict.fromkeys(row["name"] for row in shown))
    base = alt.Chart(alt.Data(values=shown), height=(14 * len(names) + 6) * len(order)).encode(
        y=alt.Y("name:N", sort=order, title=None, axis=alt.Axis(labelLimit=130)),
        yOffset=alt.YOffset("column:N", sort=names),
        color=column_colour(everybody, names),
    )
    axis = alt.Axis(format="+.0%" if share else "+.2~f", tickCount=5)
    bars = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", title=words("difference"), axis=axis), x2=alt.X2("high:Q")
    )
    marks = base.mark_point(filled=True, size=60, opacity=1).encode(x=alt.X("difference:Q"))
    zero = alt.Chart(alt.Data(values=[{"zero": 0}])).mark_rule(strokeDash=[4, 3], color="#888888")
    return finished(alt.layer(zero.encode(x="zero:Q"), bars, marks))

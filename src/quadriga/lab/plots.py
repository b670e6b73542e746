"""Pictures of an arena: ratings, head-to-head shares and pace, with their intervals, as SVG, PNG and HTML."""

from pathlib import Path
from typing import Any, Final, NamedTuple

from quadriga.engine.module import Document

FORMATS: Final = ("svg", "png", "html")
COLOUR: Final = "#3f8cff"


class Words(NamedTuple):
    """What stands on the pictures, in the reader's language."""

    names: dict[str, str]  # of the levels
    ratings: str
    rating: str
    head_to_head: str
    share: str
    versus: str
    pace: str
    milliseconds: str


def draw_arena(doc: Document, words: Words, folder: Path) -> list[Path]:
    """Three pictures in three formats each; returns the files."""
    folder.mkdir(parents=True, exist_ok=True)
    charts = {
        "ratings": ratings_chart(doc["levels"], words),
        "head-to-head": pairs_chart(doc["pairs"], words),
        "pace": pace_chart(doc["levels"], words),
    }
    files: list[Path] = []
    for name, chart in charts.items():
        for suffix in FORMATS:
            path = folder / f"{name}.{suffix}"
            if suffix == "html":
                chart.save(path, inline=True)
            elif suffix == "png":
                chart.save(path, scale_factor=2)
            else:
                chart.save(path)
            files.append(path)
    return files


def with_interval(rows: list[dict[str, Any]], title: str, axis: str, number: str, scale: Any) -> Any:
    """A point a row with its interval; ``name``, ``value``, ``low`` and ``high`` in each."""
    import altair as alt

    order = [row["name"] for row in rows]
    base = alt.Chart(alt.Data(values=rows), title=title).encode(y=alt.Y("name:N", sort=order, title=None))
    bars = base.mark_rule(strokeWidth=2, color=COLOUR).encode(
        x=alt.X("low:Q", title=axis, scale=scale, axis=alt.Axis(format=number)), x2=alt.X2("high:Q")
    )
    points = base.mark_point(filled=True, size=70, color=COLOUR).encode(x=alt.X("value:Q", scale=scale))
    return bars + points


def ratings_chart(levels: list[Document], words: Words) -> Any:
    import altair as alt

    rows = [
        {
            "name": words.names[row["level"]],
            "value": row["rating"]["mean"],
            "low": row["rating"]["low"],
            "high": row["rating"]["high"],
        }
        for row in levels
    ]
    return with_interval(rows, words.ratings, words.rating, "", alt.Scale(zero=False)).properties(width=480)


def pairs_chart(pairs: list[Document], words: Words) -> Any:
    """The stronger's share with its interval, and a tick where a fair share would be."""
    import altair as alt

    rows = [
        {
            "name": f"{words.names[row['stronger']]} {words.versus} {words.names[row['weaker']]}",
            "value": row["share"],
            "low": row["low"],
            "high": row["high"],
            "fair": row["fair"],
        }
        for row in pairs
    ]
    chart = with_interval(rows, words.head_to_head, words.share, ".0%", alt.Scale(domain=[0, 1]))
    fair = alt.Chart(alt.Data(values=rows)).mark_tick(color="#d98a00", thickness=2, size=18)
    return (chart + fair.encode(x="fair:Q", y=alt.Y("name:N", sort=[row["name"] for row in rows]))).properties(
        width=480
    )


def pace_chart(levels: list[Document], words: Words) -> Any:
    import altair as alt

    rows = [{"name": words.names[row["level"]], "value": row["seconds"] * 1000} for row in levels]
    chart = alt.Chart(alt.Data(values=rows), title=words.pace).mark_bar(color=COLOUR)
    return chart.encode(
        x=alt.X("value:Q", title=words.milliseconds), y=alt.Y("name:N", sort=[row["name"] for row in rows], title=None)
    ).properties(width=480)

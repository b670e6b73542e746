"""The report in words: names of things, numbers as they are written, the sentences of the summary."""

from typing import Any, Final

from quadriga.engine.module import Document
from quadriga.lab.report.usage import single_actions
from quadriga.lab.report.watch import ANY
from quadriga.language.texts import Texts

MOST_RULES: Final = 6  # rule sets that the summary names; a table has them all
SIDES: Final = ("nation", "kingdom", "civilization", "demos", "seat")  # what a side may be called by in a catalogue


class Words:
    """One language, for the things of one game."""

    def __init__(self, texts: Texts, base: str) -> None:
        self.texts = texts
        self.base = base  # what the rules as they were given are called

    def __call__(self, id: str, /, **params: str | int) -> str:
        return self.texts(f"report-{id}", **params)

    def number(self, value: float | None, digits: int = 1) -> str:
        if value is None:
            return "–"
        if isinstance(value, int) or float(value).is_integer():
            return str(int(value))
        return self.comma(f"{value:.{digits}f}")

    def percent(self, share: float | None, digits: int = 1) -> str:
        return "–" if share is None else self.comma(f"{100 * share:.{digits}f} %")

    def comma(self, text: str) -> str:
        return text.replace(".", ",") if self.texts.language == "it" else text

    def interval(self, low: float | None, high: float | None) -> str:
        return "–" if low is None or high is None else f"{self.percent(low)} – {self.percent(high)}"

    def value(self, value: float, share: bool) -> str:
        return self.percent(value) if share else self.number(value, 2)

    def apart(self, difference: float, share: bool) -> str:
        """A difference, with its sign."""
        sign = "+" if difference > 0 else "−" if difference < 0 else ""
        return f"{sign}{self.value(abs(difference), share)}"

    # --- things

    def key(self, group: str, key: str) -> str:
        """A seat, a side or a player."""
        if group == "seat":
            return self("seat", seat=key)
        if group == "player":
            return self.texts.player(key)
        for kind in SIDES:
            found = self.texts.find(f"{kind}-{key}", "", {})
            if found is not None:
                return found[:1].upper() + found[1:]
        return key.replace("_", " ").title()

    def source(self, source: str) -> str:
        return self.texts(f"score-{source.replace('_', '-')}")

    def thing(self, label: str) -> str:
        return label[1:] if label.startswith("=") else self.texts(label)

    def action(self, verb: str, target: str) -> str:
        said = self.texts.verb(verb)
        return f"{said}: {self.thing(target)}" if target not in (ANY, "") else said

    def unseen(self, kind: str, thing: str) -> str:
        return self.texts.verb(thing) if kind == "verb" else self.thing(thing)

    def kind(self, kind: str) -> str:
        return self("verbs") if kind == "verb" else self.texts(f"target-{kind}")

    def column(self, label: str) -> str:
        return label or self.base

    def measure(self, name: str, key: str) -> str:
        if name == "points":
            return self.source(key)
        if name in ("win_seat", "win_side"):
            return self.key(name.removeprefix("win_"), key)
        return self(f"measure-{name.replace('_', '-')}")

    def rule_set(self, row: Document) -> str:
        """How many play, and the options in which the games differ."""
        players = self("players", count=row["seats"])
        return f"{players}, {row['options']}" if row["options"] else players

    # --- sentences

    def anomaly(self, row: dict[str, Any]) -> str:
        """What was found, by the sentence of its test."""
        facts: dict[str, str | int] = {}
        for name, value in row.items():
            if name in ("share", "fair", "low", "high", "low_corrected", "high_corrected"):
                facts[name.replace("_", "-")] = self.percent(value)
            elif isinstance(value, float):
                facts[name] = self.number(value)
            else:
                facts[name] = value
        if "key" in row:
            facts["who"] = self.key(row["group"], row["key"])
        if "source" in row:
            facts["source"] = self.source(row["source"])
        if "verb" in row:
            facts["action"] = self.action(row["verb"], row["target"])
        return self(f"anomaly-{row['test']}", **facts)

    def why(self, row: dict[str, Any]) -> str:
        """Why a record is not counted."""
        return self(f"why-{row['why']}", at=row["at"], cause=row["cause"])

    def summary(self, column: Document) -> list[str]:
        """What the column says, in a few plain sentences."""
        tables = column["tables"]
        said = [self.mixture(tables["rules"]), *(self.balance(tables["wins"], group) for group in ("seat", "side"))]
        spread = {row["measure"]: row for row in tables["lengths"]}
        turns, decisions, changes = (spread[name] for name in ("turns", "decisions", "lead_changes"))
        said.append(
            self(
                "says-length",
                turns=self.number(turns["median"]),
                decisions=self.number(decisions["median"]),
                least=self.number(decisions["least"]),
                most=self.number(decisions["most"]),
                turn_form=form(turns["median"]),
                decision_form=form(decisions["median"]),
            )
        )
        if len(tables["wins"]) > 1 and "margin" in spread:
            part = self.percent(spread["final_lead_part"]["median"], 0)
            often = changes["mean"]
            said.append(self("says-lead", changes=self.number(often), part=part, form=form(often)))
            away = sum(row["ran_away"] for row in tables["games"])
            share = self.percent(away / len(tables["games"]), 0)
            margin = spread["margin"]["median"]
            said.append(self("says-margin", margin=self.number(margin), away=away, share=share, form=form(margin)))
        actions = single_actions(tables["actions"])
        never = sum(not row["chosen"] for row in actions)
        said.append(self("says-actions", never=never, actions=len(actions)))
        if len({row["key"] for row in tables["wins"] if row["group"] == "player"}) > 1:
            said.append(self("says-players"))
        return [sentence for sentence in said if sentence]

    def mixture(self, rows: list[dict[str, Any]]) -> str:
        """Games of several rule sets that are counted together."""
        if len(rows) < 2:
            return ""
        most = sorted(rows, key=lambda row: -row["games"])[:MOST_RULES]
        named = [self("says-rule-set", rules=self.rule_set(row), games=row["games"]) for row in most]
        more = [self("more", count=len(rows) - len(most))] if len(rows) > len(most) else []
        return self("says-rules", count=len(rows), sets="; ".join([*named, *more]))

    def balance(self, wins: list[dict[str, Any]], group: str) -> str:
        rows = [row for row in wins if row["group"] == group and row["fair"] < 1]
        if not rows:
            return ""
        best, worst = max(rows, key=lambda row: row["share"]), min(rows, key=lambda row: row["share"])
        tested = [row for row in rows if not row["low_corrected"] <= row["fair"] <= row["high_corrected"]]
        return self(
            f"says-{group}s",
            best=self.key(group, best["key"]),
            most=self.percent(best["share"]),
            worst=self.key(group, worst["key"]),
            least=self.percent(worst["share"]),
            fair=self.percent(best["fair"]),
            count=len(tested),
        )


def form(value: float) -> int:
    """The number by which a catalogue chooses singular or plural: fractions are plural."""
    return int(value) if float(value).is_integer() else 2

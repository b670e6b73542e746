"""The map in words: provinces, who holds them, what stands there, what borders on them."""

import re
import unicodedata
from typing import Any

from rich.text import Text

from quadriga.cli.terminal import DIM, NEUTRAL, STRONG, Factions, Page, styled
from quadriga.engine.errors import InputError
from quadriga.games.warriors.board import Board as Facts
from quadriga.language.texts import Texts

View = dict[str, Any]
WIDE = 110  # columns from which on a table has room for the neighbours
KINDS = ("capital", "trade-centre", "contested", "common")


class Atlas:
    """One view on one map; ``facts`` is what is printed on it."""

    def __init__(self, texts: Texts, facts: Facts, factions: Factions, view: View) -> None:
        self.texts = texts
        self.facts = facts
        self.factions = factions
        self.view = view
        self.provinces: list[View] = view["provinces"]

    # --- pieces of text

    def holder_name(self, province: int) -> str:
        return self.owner_name(self.provinces[province]["holder_seat"])

    def owner_name(self, owner: int) -> str:
        """A seat, the barbarians, or nobody."""
        if 0 <= owner < self.factions.seats:
            return self.factions.names[owner]
        return self.texts("barbarians" if owner == self.factions.seats else "free")

    def holder(self, province: int) -> Text:
        seat = self.provinces[province]["holder_seat"]
        name = self.holder_name(province)
        if 0 <= seat < self.factions.seats:
            return self.factions.badge(seat) + styled(f" {name}", self.factions.style(seat))
        return styled(name, NEUTRAL)

    def kind(self, province: int) -> str:
        return self.texts(f"province-{KINDS[self.facts.kinds[province]]}")

    def symbols(self, province: int) -> str:
        """``2 food 1 goods``, short."""
        counts = (self.facts.food, self.facts.goods, self.facts.weapons)
        words = ("food", "goods", "weapons")
        return " ".join(
            f"{column[province]}{self.texts.find(f'resource-{word}', 'short', {})}"
            for column, word in zip(counts, words)
            if column[province]
        )

    def units(self, province: int, with_points: bool = False) -> str:
        """Alike units together: ``2 infantry (2 AP), fortress``."""
        counted: dict[tuple[int, str, int, int, bool], int] = {}
        for unit in self.provinces[province]["units"]:
            points = unit["action_points"] if with_points else 0
            key = (unit["owner"], unit["kind"], unit["damage"], points, unit["retreated"])
            counted[key] = counted.get(key, 0) + 1
        holder = self.provinces[province]["holder_seat"]
        return ", ".join(self.units_alike(key, count, holder) for key, count in counted.items())

    def units_alike(self, key: tuple[int, str, int, int, bool], count: int, holder: int) -> str:
        owner, kind, damage, points, retreated = key
        text = f"{count} {self.texts.find(f'kind-{kind}', 'short', {})}"
        marks = []
        if owner != holder:
            marks.append(self.owner_name(owner))
        if damage:
            marks.append(self.texts("mark-damage", damage=damage))
        if points:
            marks.append(self.texts("mark-points", points=points))
        if retreated:
            marks.append(self.texts("mark-retreated"))
        return f"{text} ({', '.join(marks)})" if marks else text

    def strength(self, province: int) -> int:
        return sum(unit["strength"] for unit in self.provinces[province]["units"])

    def borders(self, province: int) -> Text:
        """Neighbours in the colours of their holders; the holder's letter behind the name."""
        text = Text()
        for neighbour in self.facts.neighbours[province]:
            seat = self.provinces[neighbour]["holder_seat"]
            if text:
                text.append(", ")
            text.append(self.facts.names[neighbour], style=self.factions.style(seat))
            if 0 <= seat < self.factions.seats:
                text.append(f"·{self.factions.letters[seat]}", style=f"bold {self.factions.style(seat)}")
        return text

    # --- which provinces

    def own(self, seat: int) -> list[int]:
        """Provinces the seat holds or stands in."""
        return [
            province
            for province, doc in enumerate(self.provinces)
            if doc["holder_seat"] == seat or any(unit["owner"] == seat for unit in doc["units"])
        ]

    def around(self, seat: int) -> list[int]:
        own = self.own(seat)
        return sorted({n for province in own for n in self.facts.neighbours[province]} - set(own))

    # --- tables

    def table(self, page: Page, provinces: list[int], with_borders: bool) -> None:
        t = self.texts
        heads = [t("head-province"), t("head-type"), t("head-yields"), t("head-holder"), t("head-units")]
        numbers = [5]
        heads.append(t("head-strength"))
        beside = with_borders and (page.spoken or page.width >= WIDE)
        if beside:
            heads.append(t("head-borders"))
        points = self.view["phase"] == "manoeuvre"
        rows = []
        for province in provinces:
            row: list[Text | str] = [
                styled(self.facts.names[province], STRONG),
                self.kind(province),
                self.symbols(province),
                self.holder(province),
                self.units(province, points),
                str(self.strength(province) or ""),
            ]
            rows.append([*row, self.borders(province)] if beside else row)
        page.table(heads, rows, numbers)
        if with_borders and not beside:
            for province in provinces:
                name = styled(f"{self.facts.names[province]} → ", DIM)
                page.indented(name + self.borders(province), 1)

    def surroundings(self, page: Page, seat: int) -> None:
        page.heading(self.texts("atlas-own"))
        self.table(page, self.own(seat), False)
        around = self.around(seat)
        if around:
            page.heading(self.texts("atlas-around"))
            self.table(page, around, False)

    def whole(self, page: Page, seat: int) -> None:
        """Nation by nation: the seat's own, then those around it, then the others in turn order."""
        near = self.own(seat) + self.around(seat) if seat >= 0 else []
        nations = sorted(range(len(self.facts.nation_keys)), key=lambda nation: self.facts.numbers[nation])
        home = self.view["seats"][seat]["nation_number"] if seat >= 0 else -1

        def distance(nation: int) -> int:
            if nation == home:
                return 0
            return 1 if any(nation in self.facts.claimants[province] for province in near) else 2

        for nation in sorted(nations, key=distance):
            here = [p for p, claimants in enumerate(self.facts.claimants) if claimants and claimants[0] == nation]
            if not here:
                continue
            page.heading(self.texts("atlas-nation", nation=self.facts.nation_names[nation]))
            self.table(page, here, True)
        if not page.plain:
            page.line()
            page.line(self.texts("atlas-legend"), DIM)

    def province(self, page: Page, province: int) -> None:
        """One province in full, and its neighbours."""
        t = self.texts
        claimants = ", ".join(self.facts.nation_names[nation] for nation in self.facts.claimants[province])
        page.heading(f"{self.facts.names[province]} ({self.facts.keys[province]})")
        page.line(
            t(
                "look-province",
                kind=self.kind(province),
                nations=claimants,
                points=self.facts.vp[province],
                symbols=self.symbols(province) or t("nothing"),
            )
        )
        page.line(
            t(
                "look-garrison",
                holder=self.holder_name(province),
                units=self.units(province, True) or t("nothing"),
                strength=self.strength(province),
            )
        )
        page.heading(t("look-borders"))
        self.table(page, self.facts.neighbours[province], False)

    def find(self, text: str) -> int:
        """A province by its key or printed name, or by how only one begins."""
        wanted = folded(text)
        names = [(folded(key), folded(name)) for key, name in zip(self.facts.keys, self.facts.names)]
        for province, pair in enumerate(names):
            if wanted in pair:
                return province
        found = [p for p, pair in enumerate(names) if wanted and any(name.startswith(wanted) for name in pair)]
        if len(found) == 1:
            return found[0]
        known = ", ".join(self.facts.names[p] for p in found or range(len(names)))
        raise InputError("place_unknown", place=text, known=known)


def folded(text: str) -> str:
    """Lower case, no accents, no blanks: Île-de-France and ile_de_france are the same place."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return re.sub(r"[^a-z0-9]", "", bare)

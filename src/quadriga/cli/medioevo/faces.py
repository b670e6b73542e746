"""Places, units, pieces, cards and technologies in words."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from quadriga.cli.terminal import DIM, STRONG, Page, styled
from quadriga.games.medioevo.board import LEVELS, TERRITORIES
from quadriga.games.medioevo.board import Board as Facts
from quadriga.games.medioevo.data_schema import (
    COLOUR_NAMES,
    GOOD_NAMES,
    ICON_NAMES,
    POINTS_NAMES,
    TECHNOLOGY_NAMES,
    UNIT_NAMES,
)
from quadriga.games.medioevo.names import building_name
from quadriga.language.texts import Texts

ROMAN = ("–", "I", "II", "III", "IV")


class Faces:
    """What is printed on things; ``facts`` knows them by number."""

    def __init__(self, texts: Texts, facts: Facts) -> None:
        self.texts = texts
        self.facts = facts

    # --- names

    def zone(self, zone: int) -> str:
        return self.texts(f"zone-{self.facts.zone_keys[zone]}")

    def place(self, zone: int) -> str:
        """A town and its land, or what else lies there."""
        area = self.facts.area[zone] if zone < TERRITORIES else ""
        return (self.texts.find(f"area-{area}", "one", {}) or area) if area else self.zone(zone)

    def card(self, card: int) -> str:
        return self.form(f"card-{self.facts.card_keys[card]}", "one")

    def technology(self, technology: int) -> str:
        return self.texts(f"technology-{TECHNOLOGY_NAMES[technology]}")

    def event(self, event: int) -> str:
        return self.texts(f"eventcard-{self.facts.events[event].key}")

    def colour(self, colour: int) -> str:
        return self.texts(f"colour-{COLOUR_NAMES[colour]}")

    def good(self, good: int, short: bool = False) -> str:
        return self.form(f"good-{GOOD_NAMES[good]}", "short") if short else self.texts(f"good-{GOOD_NAMES[good]}")

    def building(self, category: int, level: int) -> str:
        return self.texts(f"building-{building_name(category, level)}")

    def form(self, message: str, form: str) -> str:
        return self.texts.find(message, form, {}) or self.texts(message)

    # --- amounts

    def units(self, counts: Sequence[int]) -> str:
        """``3 LI 1 Ar``"""
        said = [
            f"{count} {self.form(f'unit-{UNIT_NAMES[kind]}', 'short')}" for kind, count in enumerate(counts) if count
        ]
        return " ".join(said)

    def units_in_full(self, counts: Sequence[int]) -> str:
        """``3 light infantry, an archer``"""
        said = []
        for kind, count in enumerate(counts):
            message = f"unit-{UNIT_NAMES[kind]}"
            if count:
                said.append(self.form(message, "one") if count == 1 else f"{count} {self.form(message, 'many')}")
        return ", ".join(said) or self.texts("nothing")

    def goods(self, counts: Sequence[int], short: bool = False) -> str:
        """``2 wine, 1 salt``"""
        said = [f"{count} {self.good(good, short)}" for good, count in enumerate(counts) if count]
        return (" " if short else ", ").join(said)

    def colours(self, counts: Sequence[int]) -> str:
        """``2 blue, 1 red``"""
        return ", ".join(f"{count} {self.colour(colour)}" for colour, count in enumerate(counts) if count)

    def piece(self, doc: dict[str, Any]) -> str:
        """``caravan II``; siege engines have a name for each level."""
        if doc["kind"] == "siege_engine":
            return self.form(f"engine-{doc['level']}", "short")
        name = self.form(f"piece-{doc['kind']}", "short")
        return f"{name} {ROMAN[doc['level']]}"

    def levels(self, levels: Sequence[int]) -> str:
        """``blue II, red I``: how far a player has come in each branch."""
        return ", ".join(f"{self.colour(branch)} {ROMAN[level]}" for branch, level in enumerate(levels) if level)

    # --- whole things

    def about_card(self, card: int) -> str:
        """Technology points and what the ability costs."""
        t = self.texts
        facts = self.facts.cards[card]
        said = []
        if facts.colours and POINTS_NAMES[facts.points] != "none":
            joined = " / " if POINTS_NAMES[facts.points] == "either" else " + "
            said.append(t("page-card-points", points=joined.join(self.colour(colour) for colour in facts.colours)))
        if facts.florins:
            said.append(t("page-card-costs", florins=facts.florins))
        return " · ".join(said)

    def show_card(self, page: Page, card: int, objective: bool = False) -> None:
        message = f"card-{self.facts.card_keys[card]}"
        body = [self.form(message, "text")]
        if objective:
            body.append(self.texts("page-objective", text=self.form(message, "objective")))
        self.show(page, self.card(card), self.about_card(card), body)

    def show_technology(self, page: Page, technology: int) -> None:
        t = self.texts
        branch = self.colour(technology // LEVELS)
        price = self.facts.technology_price[technology]
        about = t("page-technology", colour=branch, level=ROMAN[technology % LEVELS + 1], price=price)
        text = self.form(f"technology-{TECHNOLOGY_NAMES[technology]}", "text")
        self.show(page, self.technology(technology), about, [text])

    def show_event(self, page: Page, event: int) -> None:
        card = self.facts.events[event]
        icons = ", ".join(self.texts(f"icon-{ICON_NAMES[icon]}") for icon in card.icons)
        zones = ", ".join(self.zone(zone) for zone in card.zones)
        self.show(page, self.event(event), icons, [zones, self.texts("page-tolerates", tax=card.tax)])

    def show(self, page: Page, name: str, about: str, body: list[str]) -> None:
        """A thing with what it does: one line, and indented paragraphs below it."""
        if page.plain:
            page.line("  " + ". ".join(part.rstrip(".") for part in (name, about, *body) if part))
            return
        page.indented(styled(name, STRONG) + styled(f"  {about}" if about else "", DIM), 2)
        for paragraph in body:
            page.indented(Text(paragraph), 6)

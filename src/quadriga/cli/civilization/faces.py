"""Places, units, cards, technologies in words."""

import re
import unicodedata
from collections.abc import Sequence

from rich.text import Text

from quadriga.cli.board import View
from quadriga.cli.terminal import DIM, STRONG, Page, styled
from quadriga.games.civilization.board import NOBODY, RESOURCES
from quadriga.games.civilization.board import Board as Facts
from quadriga.games.civilization.data_names import (
    EVENT_NAMES,
    GOVERNMENT_NAMES,
    IMPROVEMENT_KIND_NAMES,
    IMPROVEMENT_NAMES,
    KIND_NAMES,
    MISSION_NAMES,
    SIZE_NAMES,
    TOKEN_NAMES,
    WONDER_NAMES,
)
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS
from quadriga.language.texts import Texts

ROMAN = ("–", "I", "II", "III", "IV")


class Faces:
    """What is printed on things; ``facts`` knows them by number."""

    def __init__(self, texts: Texts, facts: Facts) -> None:
        self.texts = texts
        self.facts = facts

    # --- names

    def space(self, space: int) -> str:
        return self.texts(f"space-{self.facts.space_keys[space]}")

    def card(self, card: int) -> str:
        return self.form(f"strategy-{self.facts.cards[card].key}", "one")

    def technology(self, technology: int) -> str:
        return self.texts(f"technology-{TECHNOLOGY_KEYS[technology]}")

    def wonder(self, wonder: int) -> str:
        return self.texts(f"wonder-{WONDER_NAMES[wonder]}")

    def improvement(self, name: int) -> str:
        return self.texts(f"improvement-{IMPROVEMENT_NAMES[name]}")

    def token(self, token: int) -> str:
        return self.texts(f"token-{TOKEN_NAMES[token]}")

    def resource(self, resource: int) -> str:
        return self.form(f"resource-{TOKEN_NAMES[resource]}", "short")

    def size(self, size: int) -> str:
        return self.texts(f"size-{SIZE_NAMES[size - 1]}")

    def kind(self, kind: int, short: bool = False) -> str:
        message = f"kind-{KIND_NAMES[kind]}"
        return self.form(message, "short") if short else self.texts(message)

    def form(self, message: str, form: str) -> str:
        return self.texts.find(message, form, {}) or self.texts(message)

    # --- amounts

    def units(self, counts: dict[int, int]) -> str:
        """``3 Sw 1 Ho``"""
        return " ".join(f"{count} {self.kind(kind, True)}" for kind, count in sorted(counts.items()))

    def units_in_full(self, counts: dict[int, int]) -> str:
        """``3 swordsmen, an explorer``"""
        said = []
        for kind, count in sorted(counts.items()):
            message = f"kind-{KIND_NAMES[kind]}"
            said.append(self.form(message, "one") if count == 1 else f"{count} {self.form(message, 'many')}")
        return ", ".join(said) or self.texts("nothing")

    def resources(self, counts: Sequence[int]) -> str:
        """``2 iron, 1 wine``"""
        said = [f"{count} {self.token(resource)}" for resource, count in enumerate(counts[:RESOURCES]) if count]
        return ", ".join(said)

    def points(self, halves: int) -> str:
        """Movement points, counted in halves."""
        return f"{halves // 2}½" if halves % 2 else str(halves // 2)

    # --- whole things

    def show_card(self, page: Page, card: int) -> None:
        facts = self.facts.cards[card]
        about = self.texts(f"era-{('ancient', 'medieval', 'industrial', 'modern')[facts.deck - 1]}")
        if facts.permanent:
            about = f"{about} · {self.texts('page-permanent')}"
        self.show(page, self.card(card), about, [self.form(f"strategy-{facts.key}", "text")])

    def show_technology(self, page: Page, number: int, doc: View, owner: str) -> None:
        """A technology with its price for the reader, its owner and what it needs."""
        t = self.texts
        card = self.facts.technologies[number]
        about = [self.era(card.era), t("page-list-price", coins=card.cost)]
        if doc["owner"] == NOBODY and doc["price"]:
            about.append(t("page-price", coins=doc["price"]))
        if owner:
            about.append(owner)
        body = [self.form(f"technology-{TECHNOLOGY_KEYS[number]}", "text")]
        if card.prerequisites:
            body.append(t("page-needs", things=", ".join(self.technology(before) for before in card.prerequisites)))
        self.show(page, self.technology(number), " · ".join(about), body)

    def show_wonder(self, page: Page, wonder: int, owner: str) -> None:
        card = self.facts.wonders[wonder]
        about = [self.era(card.era), *([owner] if owner else [])]
        self.show(page, self.wonder(wonder), " · ".join(about), [self.form(f"wonder-{WONDER_NAMES[wonder]}", "text")])

    def show_improvement(self, page: Page, name: int) -> None:
        t = self.texts
        card = self.facts.improvements[name]
        about = f"{self.era(card.era)} · {t(f'branch-{IMPROVEMENT_KIND_NAMES[card.kind]}')}"
        about = f"{about} · {t('page-list-price', coins=card.price)}"
        body = [self.form(f"improvement-{IMPROVEMENT_NAMES[name]}", "text")]
        body.append(t("page-needs", things=self.technology(card.technology)))
        self.show(page, self.improvement(name), about, body)

    def show_government(self, page: Page, government: int) -> None:
        message = f"government-{GOVERNMENT_NAMES[government]}"
        self.show(page, self.texts(message), "", [self.form(message, "text")])

    def show_mission(self, page: Page, mission: int) -> None:
        card = self.facts.missions[mission]
        about = self.texts("page-mission", coins=card.cost, need=card.difficulty)
        message = f"mission-{MISSION_NAMES[mission]}"
        self.show(page, self.texts(message), about, [self.form(message, "text")])

    def show_event(self, page: Page, event: int) -> None:
        message = f"event-{EVENT_NAMES[event]}"
        self.show(page, self.texts(message), "", [self.form(message, "text")])

    def era(self, era: int) -> str:
        return self.form(f"era-{('ancient', 'medieval', 'industrial', 'modern')[era - 1]}", "short")

    def show(self, page: Page, name: str, about: str, body: list[str]) -> None:
        """A thing with what it does: one line, and indented paragraphs below it."""
        if page.plain:
            page.line("  " + ". ".join(part.rstrip(".") for part in (name, about, *body) if part))
            return
        page.indented(styled(name, STRONG) + styled(f"  {about}" if about else "", DIM), 2)
        for paragraph in body:
            page.indented(Text(paragraph), 6)


def folded(text: str) -> str:
    """Lower case, no accents, no blanks."""
    return re.sub(r"[^a-z0-9]", "", unicodedata.normalize("NFKD", text.casefold()))

"""Cards, Missions, goods and units in words."""

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from quadriga.cli.terminal import DIM, STRONG, Page, styled
from quadriga.games.byzantion.board import EMPIRE_CARDS, EVENTS, TYPES
from quadriga.games.byzantion.board import Board as Facts
from quadriga.games.byzantion.data_schema import LOOT_NAMES, TYPE_NAMES
from quadriga.language.texts import Texts


class Faces:
    """What is printed on things; ``facts`` knows them by number."""

    def __init__(self, texts: Texts, facts: Facts) -> None:
        self.texts = texts
        self.facts = facts

    # --- names

    def card(self, card: int) -> str:
        return self.texts(f"card-{self.facts.card_keys[card]}")

    def mission(self, mission: int) -> str:
        return self.texts(f"mission-{self.facts.missions[mission].key}")

    def event(self, event: int) -> str:
        return self.texts(f"eventcard-{self.facts.events[event].key}")

    def option(self, event: int, option: int) -> str:
        """The name of an option; solo events have none."""
        return self.texts.find(f"eventcard-{self.facts.events[event].key}", f"option{option + 1}", {}) or ""

    def territory(self, place: int) -> str:
        return self.texts(f"territory-{self.facts.territory_keys[place]}")

    def keimelion(self, position: int) -> str:
        return self.texts(f"keimelion-{self.facts.keimelia[position]}")

    def text(self, message: str, form: str = "text") -> str:
        """What a thing does."""
        return self.texts.find(message, form, {}) or ""

    # --- amounts

    def goods(self, amounts: Sequence[int]) -> str:
        """``2 Fides, 1 Nomisma``"""
        return self.named({name: amount for name, amount in zip(LOOT_NAMES, amounts) if amount})

    def named(self, amounts: Mapping[str, int]) -> str:
        said = [f"{amount} {self.texts(f'good-{name}')}" for name, amount in amounts.items()]
        return ", ".join(said) or self.texts("nothing")

    def units(self, counts: Sequence[int]) -> str:
        """``a priest, 2 legionaries``"""
        said = []
        for kind, count in enumerate(counts):
            message = f"unit-{self.facts.unit_keys[kind]}"
            if count == 1:
                said.append(self.text(message, "one"))
            elif count:
                said.append(f"{count} {self.text(message, 'many')}")
        return ", ".join(said) or self.texts("nothing")

    # --- whole cards

    def types(self, card: int) -> str:
        """``Stratiotika 3, Palatina 2``: with a Hero's levels."""
        said = []
        for kind in self.facts.types[card]:
            level = self.facts.level[card * TYPES + kind]
            name = self.texts(f"type-{TYPE_NAMES[kind]}")
            said.append(f"{name} {level}" if level else name)
        return ", ".join(said)

    def about(self, card: int) -> str:
        """``Hero: Stratiotika 3, Palatina 2 · costs 9 · makes 2 Virtus``"""
        t = self.texts
        types = self.types(card)
        if card >= EMPIRE_CARDS:
            types = t("page-intrigue", types=types)
        elif self.facts.hero[card]:
            types = t("page-hero", types=types)
        said = [types, t("page-costs", cost=self.facts.cost[card])]
        if any(self.facts.production[card]):
            said.append(t("page-makes", made=self.goods(self.facts.production[card])))
        return " · ".join(said)

    def show(self, page: Page, message: str, about: str, after: str = "") -> None:
        """A thing with what it does: one line, and an indented paragraph below it."""
        name = self.texts(message)
        if page.plain:
            page.line("  " + ". ".join(part.rstrip(".") for part in (name, about, self.text(message), after) if part))
            return
        head = styled(f"  {name}", STRONG) + styled(f"  {about}" if about else "", DIM)
        if len(head) <= page.width:
            page.line(head)
        else:
            page.indented(styled(name, STRONG), 2)
            page.indented(about, 6, DIM)
        page.indented(Text(self.text(message)) + styled(f"  {after}" if after else "", DIM), 6)

    def show_card(self, page: Page, card: int) -> None:
        self.show(page, f"card-{self.facts.card_keys[card]}", self.about(card))

    def show_mission(self, page: Page, mission: int) -> None:
        self.show(page, f"mission-{self.facts.missions[mission].key}", "")

    def brief(self, cards: Iterable[int]) -> str:
        """``Belisarius 9, Treasurer 5, Counterplot 4*``: names and costs, Intrigue cards starred."""
        return ", ".join(
            f"{self.card(card)} {self.facts.cost[card]}{'*' if card >= EMPIRE_CARDS else ''}" for card in cards
        )

    # --- events

    def demands(self, event: int, option: int) -> str:
        """``3 Fides → a priest, a monk``; for a lone emperor the units and what is to be paid."""
        card = self.facts.events[event]
        required, units = card.required[option], card.units[option]
        if event >= EVENTS:
            cost = [self.texts("page-pays", made=self.goods(required))] if any(required) else []
            return ", ".join([self.units(units)] * any(units) + cost)
        return f"{self.goods(required)} → {self.units(units)}" if any(units) else self.goods(required)

    def stakes(self, event: int) -> str:
        """Reward, penalty, Trial."""
        t = self.texts
        card = self.facts.events[event]
        penalty = "page-otherwise" if event >= EVENTS else "page-penalty"
        said = [t("page-reward", made=self.goods(card.reward)), t(penalty, made=self.goods(card.penalty))]
        if card.trial_resource >= 0:
            prizes = ", ".join(str(doxa) for doxa in card.trial_doxa)
            said.append(t("page-trial", good=t(f"good-{LOOT_NAMES[card.trial_resource]}"), prizes=prizes))
        return " · ".join(said)

"""The table in words: events, initiative, Market, offer, map, and the court of every player."""

from rich.text import Text

from quadriga.cli.board import View
from quadriga.cli.byzantion.faces import Faces
from quadriga.cli.terminal import DIM, NEUTRAL, STRONG, Factions, Page, styled
from quadriga.games.byzantion.board import EMPIRE_CARDS, EVENTS, GOODS, PRICES
from quadriga.games.byzantion.data_schema import GOOD_NAMES

POSITIONS = ("I", "II", "III", "IV")


class Court:
    """One view of one table."""

    def __init__(self, faces: Faces, factions: Factions, view: View) -> None:
        self.faces = faces
        self.facts = faces.facts
        self.texts = faces.texts
        self.factions = factions
        self.view = view

    def name(self, seat: int) -> Text:
        if not 0 <= seat < self.factions.seats:
            return styled(self.texts("nobody"), NEUTRAL)
        return self.factions.badge(seat) + styled(f" {self.factions.names[seat]}", self.factions.style(seat))

    def labelled(self, page: Page, message: str, body: Text | str) -> None:
        """``Market  2 Lapis · 3 Fides``, later lines under the body."""
        label = self.texts(message)
        if page.plain:
            page.line(f" {label}: {body}" if label else f"   {body}")
            return
        text = Text(body) if isinstance(body, str) else body
        for number, part in enumerate(text.wrap(page.console, page.width - 13)):
            page.line(styled(f" {label if number == 0 else '':<11} ", DIM) + part)

    # --- events

    @property
    def current(self) -> int:
        """The event of this round; -1 if there is none."""
        number = self.view["round"]
        return int(self.view["events"][number - 1]["event"]) if 0 < number <= len(self.view["events"]) else -1

    def event(self, page: Page) -> None:
        """The event of this round with its options, and the votes on them."""
        event = self.current
        if event < 0:
            if self.view["round"]:
                self.labelled(page, "page-event", self.texts("page-no-event"))
            return
        card = self.facts.events[event]
        where = self.texts("page-event-where", year=card.year, territory=self.faces.territory(card.area))
        self.labelled(page, "page-event", styled(self.faces.event(event), STRONG) + Text(f" · {where}"))
        for option in range(len(card.units)):
            if self.view["option"] in (-1, option):
                self.labelled(page, "page-blank", self.option(event, option))
        self.labelled(page, "page-blank", styled(self.faces.stakes(event), DIM))
        if event >= EVENTS:
            self.labelled(page, "page-blank", self.missing(event))

    def option(self, event: int, option: int) -> Text:
        """``1 Silence the philosophers: 3 Fides → a priest``, ticked once it is chosen."""
        name = self.faces.option(event, option)
        demands = self.faces.demands(event, option)
        chosen = self.view["option"] == option and not self.view["solo"]
        text = styled(f"{'✓' if chosen else option + 1} " if name else "", STRONG)
        for vote in self.view["votes"]:
            if vote["option"] == option and vote["amount"]:
                text += self.factions.badge(vote["seat"])
                text.append(f"{vote['amount'] + vote['bonus']}  ", style=STRONG)
        return text + Text(f"{name}: {demands}" if name else demands)

    def later(self, page: Page) -> None:
        """Events to come that a lone emperor has seen."""
        coming = [doc["event"] for doc in self.view["events"][self.view["round"] :] if doc["event"] >= 0]
        for number, event in enumerate(coming):
            where = self.faces.territory(self.facts.events[event].area)
            said = f"{self.faces.event(event)} · {where}: {self.faces.demands(event, 0)}"
            self.labelled(page, "page-blank" if number else "page-later", styled(said, DIM))

    def missing(self, event: int) -> str:
        """What a lone emperor's event still lacks."""
        card = self.facts.events[event]
        there = self.view["units"][card.area]
        lacking = [max(0, need - have) for need, have in zip(card.units[0], there)]
        said = [self.texts("page-missing", units=self.faces.units(lacking))] if any(lacking) else []
        if any(card.required[0]):
            said.append(self.texts("page-paid" if self.view["paid"] else "page-unpaid"))
        return " · ".join(said) or self.texts("page-complete")

    def events(self, page: Page) -> None:
        page.heading(self.texts("page-events"))
        for place, doc in enumerate(self.view["events"]):
            now = place == self.view["round"] - 1
            text = styled(f" {'▶' if now else ' '} {place + 1} ", STRONG)
            page.indented(text + self.event_line(doc), 0)
            if doc["event"] >= 0 and doc["outcome"] == "pending":
                self.event_details(page, doc["event"])

    def events_to_come(self, page: Page) -> None:
        """Their names, while the table is being set."""
        for place, doc in enumerate(self.view["events"]):
            line = styled(f"{place + 1} ", STRONG) + self.event_line(doc)
            self.labelled(page, "page-blank" if place else "page-events", line)

    def event_line(self, doc: View) -> Text:
        t = self.texts
        if doc["event"] < 0:
            return styled(t("page-event-hidden", epoch=doc["epoch"]) if doc["epoch"] else t("page-no-event"), DIM)
        card = self.facts.events[doc["event"]]
        where = t("page-event-where", year=card.year, territory=self.faces.territory(card.area))
        text = styled(self.faces.event(doc["event"]), STRONG) + Text(f" · {where}")
        if doc["outcome"] == "failed":
            text.append(f" · {t('page-failed')}")
        elif doc["outcome"] == "won":
            text += Text(f" · {t('page-won')} ") + self.name(doc["winner"])
        return text

    def event_details(self, page: Page, event: int) -> None:
        for option in range(len(self.facts.events[event].units)):
            page.indented(f"{self.faces.option(event, option)}: {self.faces.demands(event, option)}".lstrip(": "), 6)
        page.indented(self.faces.stakes(event), 6, DIM)

    # --- the board

    def track(self, page: Page) -> None:
        """Positions with their caskets, Keimelia and seals."""
        form = "solo" if self.view["solo"] else "text"
        for position, doc in enumerate(self.view["track"]):
            key = f"keimelion-{self.facts.keimelia[position]}"
            casket = self.faces.goods(self.facts.caskets[doc["casket"]]) if doc["casket"] >= 0 else ""
            head = styled(f"{POSITIONS[position]:<4}", STRONG) + Text(f"{self.texts(key)}: {casket}".rstrip(": "))
            if doc["seat"] >= 0:
                head += Text(" · ") + (Text(self.texts("page-used")) if self.view["solo"] else self.name(doc["seat"]))
            page.indented(head, 2)
            page.indented(self.faces.text(key, form), 6, DIM)

    def market(self, page: Page) -> None:
        slots = []
        for slot in range(PRICES):
            if slot < len(self.view["market"]):
                good = self.texts(f"good-{GOOD_NAMES[self.view['market'][slot]]}")
                slots.append(f"{self.facts.prices[slot]} {good}")
            else:
                slots.append(f"{self.facts.prices[slot]} –")
        self.labelled(page, "page-market", " · ".join(slots))

    def offer(self, page: Page) -> None:
        cards = [card for card in self.view["offer"] if card >= 0]
        self.labelled(page, "page-offer", self.faces.brief(cards) or self.texts("nothing"))
        top = self.view["discard"][-1:]
        piles = self.texts("page-piles", deck=self.view["deck"], discard=len(self.view["discard"]))
        if top:
            piles += self.texts("page-top", card=self.faces.brief(top))
        self.labelled(page, "page-blank", styled(piles, DIM))

    def offer_in_full(self, page: Page) -> None:
        page.heading(self.texts("page-offer"))
        for slot, card in enumerate(self.view["offer"]):
            if card >= 0:
                self.faces.show_card(page, card)
                if slot in self.view["reserved"]:
                    page.indented(self.texts("page-reserved"), 6, DIM)

    def map(self, page: Page) -> None:
        """Where units stand."""
        page.heading(self.texts("page-map"))
        for place, counts in enumerate(self.view["units"]):
            key = f"territory-{self.facts.territory_keys[place]}"
            sea = self.faces.text(key, "sea")
            text = styled(self.texts(key), STRONG) + styled(f" ({sea})", DIM)
            page.indented(text + Text(f": {self.faces.units(counts)}"), 2)

    def units(self, page: Page) -> None:
        """The same on one line, territories without units left out."""
        said = [
            f"{self.faces.territory(place)}: {self.faces.units(counts)}"
            for place, counts in enumerate(self.view["units"])
            if any(counts)
        ]
        self.labelled(page, "page-map", " · ".join(said) or self.texts("nothing"))

    # --- players

    def cards(self, page: Page, seat: int) -> None:
        """Bandons, loose cards and Intrigue cards of a seat, each with what it makes."""
        area = self.view["seats"][seat]["area"]
        heads = [doc for doc in area if doc["card"] < EMPIRE_CARDS and doc["leader"] in (-1, doc["card"])]
        for number, doc in enumerate(heads):
            group = [doc, *(other for other in area if other["leader"] == doc["card"] != other["card"])]
            self.labelled(page, "page-court" if number == 0 else "page-blank", self.group(group))
        if not heads:
            self.labelled(page, "page-court", self.texts("nothing"))
        schemes = [doc["card"] for doc in area if doc["card"] >= EMPIRE_CARDS]
        if schemes:
            self.labelled(page, "page-schemes", self.faces.brief(schemes))

    def group(self, group: list[View]) -> Text:
        """``Narses + Treasurer → 2 Civicus``; a dot says that it has been activated in this round."""
        made = [0] * GOODS
        text = Text()
        for doc in group:
            text.append(" + " if text else "")
            text.append(self.faces.card(doc["card"]), style=DIM if doc["down"] else "")
            if doc["down"]:
                text.append(f" ({self.texts('page-down')})", style=DIM)
            elif doc["card"] < EMPIRE_CARDS:
                made = [one + more for one, more in zip(made, self.facts.production[doc["card"]])]
        text.append(f" → {self.faces.goods(made)}")
        if any(doc["marked"] for doc in group):
            text.append(f"  ● {self.texts('page-activated')}", style=DIM)
        return text

    def hand(self, page: Page, seat: int) -> None:
        cards = self.view["hand"]
        self.labelled(page, "page-hand", self.faces.brief(cards) or self.texts("nothing"))

    def secrets(self, page: Page) -> None:
        """Hand and Missions with their texts."""
        if self.view["hand"]:
            page.heading(self.texts("page-hand"))
            for card in self.view["hand"]:
                self.faces.show_card(page, card)
        if self.view["missions"]:
            page.heading(self.texts("page-missions"))
            for mission in self.view["missions"]:
                self.faces.show_mission(page, mission)

    def chain(self, page: Page) -> None:
        """Intrigue cards announced one against the other."""
        said = []
        for deed in self.view["deeds"]:
            if deed["deed"] == "intrigue":
                name = f"{self.faces.card(deed['card'])} ({self.factions.names[deed['seat']]}"
                said.append(f"{name}, {self.texts('page-cancelled')})" if deed["cancelled"] else f"{name})")
        if said:
            self.labelled(page, "page-chain", self.factions.paint(" ← ".join(said)))
            text = self.faces.text(f"card-{self.facts.card_keys[self.last_announced()]}")
            self.labelled(page, "page-blank", styled(text, DIM))

    def last_announced(self) -> int:
        return int([deed["card"] for deed in self.view["deeds"] if deed["deed"] == "intrigue"][-1])

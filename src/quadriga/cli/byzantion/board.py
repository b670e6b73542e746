"""Doxa, goods and events at the head of the page; the table on demand; what a decision is about beside it."""

import re
import unicodedata

from rich.text import Text

from quadriga.cli.board import Board, View
from quadriga.cli.byzantion.court import Court
from quadriga.cli.byzantion.faces import Faces
from quadriga.cli.terminal import DIM, STRONG, Factions, Page, styled
from quadriga.engine.errors import InputError
from quadriga.engine.module import Module
from quadriga.games.byzantion.board import EMPIRE_CARDS
from quadriga.games.byzantion.data_schema import GOOD_NAMES
from quadriga.games.byzantion.module import ByzantionModule
from quadriga.language.texts import Texts

WIDE = 104  # columns that the full names of all goods need
PARTS = ("hand", "missions", "events", "initiative", "offer", "map")  # of the table, for ``look``


class ByzantionBoard(Board):
    palette = ("#3f8cff", "#2fa866", "#8a8a94", "#e5484d")  # Blues, Greens, Whites, Reds
    news_limit = 90  # many small gains and losses a round

    def __init__(self, module: Module, texts: Texts) -> None:
        super().__init__(texts)
        assert isinstance(module, ByzantionModule)
        self.facts = module.data.board
        self.faces = Faces(texts, self.facts)
        self.read: set[int] = set()  # cards of the hand whose texts have been shown in this phase
        self.pack: set[int] = set()  # what was last shown to choose from
        self.stage: tuple[int, str] = (0, "")

    def court(self, factions: Factions, view: View) -> Court:
        return Court(self.faces, factions, view)

    # --- the head of the page

    def headline(self, view: View) -> tuple[str, str]:
        t = self.texts
        if view["over"]:
            return t("page-over", round=view["round"]), ""
        phase = t(f"phase-{view['phase']}")
        if not view["round"]:
            return phase, ""
        left = t("page-round", round=view["round"], rounds=view["rounds"], phase=phase)
        if view["solo"]:
            return left, t("page-rank", rank=t(f"rank-{view['rank']}"))
        return left, t("page-arbiter", seat=t(f"demos-{view['seats'][view['arbiter']]['demos']}"))

    def standing(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        entries = [self.standing_of(factions, view, other, seat) for other in view["order"] or range(factions.seats)]
        if page.plain:
            page.line("; ".join(" ".join(str(entry).split()) for entry in entries))
            return
        text = Text()
        for entry in entries:
            if text and len(text) + len(entry) > page.width - 2:
                page.line(text)
                text = Text()
            text += entry + Text("   ")
        page.line(text)

    def standing_of(self, factions: Factions, view: View, other: int, seat: int) -> Text:
        t = self.texts
        doc = view["seats"][other]
        text = Text(" ") + factions.badge(other) + styled(f" {factions.names[other]} ", factions.style(other))
        text.append(str(doc["doxa"]), style=STRONG)
        marks = [t("page-you")] if other == seat and factions.seats > 1 else []
        marks += [t("page-ring")] if other == view["ring"] else []
        marks += [t("page-gone")] if doc["absent"] else []
        if view["phase"] == "action" and not view["solo"]:
            marks.append(f"{doc['dynamis']} {t.find('good-dynamis', 'short', {})}")
        if marks:
            text.append(f" ({', '.join(marks)})", style=DIM)
        return text

    def stock(self, page: Page, view: View, seat: int) -> Text:
        doc = view["seats"][seat]
        goods = [*((name, doc["goods"][name]) for name in GOOD_NAMES), ("dynamis", doc["dynamis"])]
        wide = page.plain or page.width >= WIDE
        if page.plain:
            return Text(" " + ", ".join(f"{self.good(name, wide)} {amount}" for name, amount in goods))
        text = Text(" ")
        for name, amount in goods:
            text.append(f"{self.good(name, wide)} ", style=DIM)
            text.append(f"{amount}  ", style=STRONG if amount else DIM)
        return text

    def good(self, name: str, wide: bool) -> str:
        return self.texts(f"good-{name}") if wide else self.texts.find(f"good-{name}", "short", {}) or name

    def progress(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        """The event and one's own cards; while another acts and one may react, at most the event."""
        if view["over"]:
            return
        court = self.court(factions, view)
        if not view["round"]:
            court.events_to_come(page)
            return
        reacting = reacts(view, seat)
        if not reacting or view["phase"] != "action":
            court.event(page)
        if reacting:
            return
        if view["solo"]:
            court.later(page)
            court.units(page)
        court.market(page)
        court.cards(page, seat)
        court.hand(page, seat)

    # --- the table

    def surroundings(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        """One's hand and Missions in full, and what everybody may take."""
        court = self.court(factions, view)
        if view["round"] or view["pack"]:
            self.turn_over(view)
            self.read |= set(view["hand"])
            court.secrets(page)
        page.line()
        if view["round"]:
            court.offer(page)
        court.market(page)
        court.units(page)

    def atlas(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        court = self.court(factions, view)
        court.events(page)
        page.heading(self.texts("page-initiative"))
        court.track(page)
        court.offer_in_full(page)
        court.map(page)
        page.line()
        court.market(page)
        court.offer(page)
        for other in view["order"] or range(factions.seats):
            page.line()
            page.line(court.name(other))
            page.line(self.stock(page, view, other))
            court.cards(page, other)
        if seat >= 0:
            court.secrets(page)

    def look(self, page: Page, factions: Factions, view: View, place: str) -> None:
        """A part of the table, or a card, a Mission, an event by its name or how only one begins."""
        wanted = folded(place)
        for part in PARTS:
            if wanted in (part, folded(self.texts(f"page-{part}"))):
                self.look_at(page, factions, view, part)
                return
        named: list[tuple[str, str]] = [(f"card-{key}", key) for key in self.facts.card_keys]
        named += [(f"mission-{mission.key}", mission.key) for mission in self.facts.missions]
        named += [(f"eventcard-{event.key}", event.key) for event in self.facts.events]
        named += [(f"keimelion-{key}", key) for key in self.facts.keimelia]
        exact = [message for message, key in named if wanted in (folded(key), folded(self.texts(message)))]
        begun = [
            message
            for message, key in named
            if wanted and (folded(key).startswith(wanted) or folded(self.texts(message)).startswith(wanted))
        ]
        names = {self.texts(message): message for message in exact or begun}
        if len(names) != 1:
            known = list(names) or [self.texts(f"page-{part}") for part in PARTS]
            raise InputError("thing_unknown", thing=place, known=", ".join(known[:20]))
        self.look_up(page, *names.values())

    def look_at(self, page: Page, factions: Factions, view: View, part: str) -> None:
        court = self.court(factions, view)
        if part in ("hand", "missions"):
            court.secrets(page)
        elif part == "offer":
            court.offer_in_full(page)
        else:
            {"events": court.events, "initiative": court.track, "map": court.map}[part](page)

    def look_up(self, page: Page, message: str) -> None:
        kind, _, key = message.partition("-")
        if kind == "card":
            number = self.facts.card_keys.index(key)
            self.faces.show_card(page, number)
            if self.facts.card_origin[number] == "reconstructed":
                page.indented(self.texts("page-reconstructed"), 6, DIM)
        elif kind == "eventcard":
            event = [card.key for card in self.facts.events].index(key)
            card = self.facts.events[event]
            where = self.texts("page-event-where", year=card.year, territory=self.faces.territory(card.area))
            page.indented(styled(self.faces.event(event), STRONG) + Text(f" · {where}"), 2)
            for option in range(len(card.units)):
                name = self.faces.option(event, option)
                demands = self.faces.demands(event, option)
                page.indented(f"{name}: {demands}" if name else demands, 6)
            page.indented(self.faces.stakes(event), 6, DIM)
        else:
            self.faces.show(page, message, "")

    # --- the decision

    def aside(self, page: Page, factions: Factions, view: View, seat: int, verbs: set[str]) -> None:
        """The cards, positions or options that the question is about, with their texts."""
        court = self.court(factions, view)
        self.turn_over(view)
        if "spurn" in verbs:
            for mission in view["missions"]:
                self.faces.show_mission(page, mission)
        elif view["pack"] and verbs & {"keep", "play"}:
            if not set(view["pack"]) <= self.pack:
                for card in view["pack"]:
                    self.faces.show_card(page, card)
            self.pack = set(view["pack"])
            if "keep" in verbs:
                court.hand(page, seat)
        elif "seal" in verbs:
            court.track(page)
        elif "take" in verbs:
            court.offer_in_full(page)
        elif "play" in verbs or (view["phase"] == "resolution" and "discard" in verbs):
            self.unread(page, [card for card in view["hand"] if "discard" in verbs or card < EMPIRE_CARDS])
        elif "pass" in verbs:
            court.chain(page)
            self.unread(page, [card for card in view["hand"] if card >= EMPIRE_CARDS])

    def turn_over(self, view: View) -> None:
        """In a new phase what was shown in the last one has been forgotten."""
        stage = (view["round"], view["phase"])
        if stage != self.stage:
            self.stage, self.read = stage, set()

    def unread(self, page: Page, cards: list[int]) -> None:
        for card in cards:
            if card not in self.read:
                self.faces.show_card(page, card)
        self.read |= set(cards)

    # --- the players

    def seats(self, page: Page, factions: Factions, view: View, players: list[str]) -> None:
        t = self.texts
        court = self.court(factions, view)
        names = ("doxa", *GOOD_NAMES, "dynamis")
        heads = [t("head-seat"), *(self.good(name, False) for name in names)]
        heads += [t("page-head-hand"), t("page-head-worth"), t("page-head-victories")]
        rows = []
        order = view["order"] or range(factions.seats)
        for seat in order:
            doc = view["seats"][seat]
            row: list[Text | str] = [court.name(seat), styled(str(doc["doxa"]), STRONG)]
            row += [str(doc["goods"][name]) for name in GOOD_NAMES]
            rows.append([*row, *(str(doc[key]) for key in ("dynamis", "hand", "cards_cost", "victories"))])
        page.table(heads, rows, range(1, len(heads)))
        for seat in order:
            page.line()
            page.line(court.name(seat) + Text(f" · {t.player(players[seat])}"))
            court.cards(page, seat)


def reacts(view: View, seat: int) -> bool:
    """Whether the seat is asked about what somebody else does."""
    deeds = [deed for deed in view["deeds"] if "seat" in deed]
    return bool(deeds) and deeds[-1]["seat"] != seat


def folded(text: str) -> str:
    """Lower case, no accents, no blanks."""
    return re.sub(r"[^a-z0-9]", "", unicodedata.normalize("NFKD", text.casefold()))

"""Honour, treasury and the turn's dangers at the head of the page; lands, rivals and battles where they matter."""

import re
import unicodedata

from rich.text import Text

from quadriga.cli.board import Board, View
from quadriga.cli.medioevo.affairs import Affairs
from quadriga.cli.medioevo.faces import ROMAN, Faces
from quadriga.cli.medioevo.realm import Realm
from quadriga.cli.terminal import DIM, STRONG, Factions, Page, styled
from quadriga.engine.errors import InputError
from quadriga.engine.module import Module
from quadriga.games.medioevo.data_schema import TECHNOLOGY_NAMES
from quadriga.games.medioevo.module import MedioevoModule
from quadriga.language.texts import Texts

PARTS = ("realm", "around", "hordes", "rivals", "cards", "treaties", "battle")  # of the table, for ``look``
LANDED = {"at", "move", "lead", "bid", "tax", "research"}  # questions for which one needs to see one's lands
FIGHTING = {"fight", "roll", "keep", "lose", "lose_aboard", "ready", "act_as", "protect", "press", "pass", "done"}


class MedioevoBoard(Board):
    palette = ("#c86bd6", "#2fa866", "#e5484d", "#d98a00", "#3f8cff", "#1f9fb5")
    news_limit = 60  # wars and markets of five others

    def __init__(self, module: Module, texts: Texts) -> None:
        super().__init__(texts)
        assert isinstance(module, MedioevoModule)
        self.facts = module.data.board
        self.faces = Faces(texts, self.facts)
        self.shown: tuple[int, str] = (-1, "")  # the turn and phase in which the lands were last shown
        self.read: set[int] = set()  # cards whose texts have been shown while they were to be chosen

    def realm(self, factions: Factions, view: View) -> Realm:
        return Realm(self.faces, factions, view)

    def affairs(self, factions: Factions, view: View) -> Affairs:
        return Affairs(self.faces, self.realm(factions, view))

    # --- the head of the page

    def headline(self, view: View) -> tuple[str, str]:
        t = self.texts
        if view["over"]:
            return t("page-over", turn=view["turn"]), ""
        phase = t(f"phase-{view['phase']}")
        if view["turns"]:
            left = t("page-turn", turn=view["turn"], turns=view["turns"], phase=phase)
        else:
            left = t("page-turn-open", turn=view["turn"], phase=phase)
        if view["time_up"]:
            return left, t("page-last")
        return left, t("page-goal", honour=view["honour_limit"]) if view["honour_limit"] else ""

    def standing(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        """Everybody's Honour in turn order, with what a late place costs in battle."""
        entries = [self.standing_of(factions, view, other, seat) for other in self.order(factions, view)]
        if page.plain:
            page.line("; ".join(" ".join(str(entry).split()) for entry in entries))
            return
        text = Text()
        for entry in entries:
            if text and len(text) + len(entry) > page.width - 2:
                page.line(text)
                text = Text()
            text += entry + Text("  ")
        page.line(text)

    def order(self, factions: Factions, view: View) -> list[int]:
        """Those in the game in turn order, then those who are out of it."""
        return [*view["order"], *(seat for seat in range(factions.seats) if seat not in view["order"])]

    def standing_of(self, factions: Factions, view: View, other: int, seat: int) -> Text:
        t = self.texts
        doc = view["seats"][other]
        text = Text(" ") + factions.badge(other) + styled(f" {factions.names[other]} ", factions.style(other))
        text.append(str(doc["honour"]), style=STRONG)
        marks = [t("page-you")] if other == seat else []
        marks += [t("page-team", team=doc["team"] + 1)] if doc["team"] >= 0 else []
        marks += [f"−{doc['penalty']}"] if doc["penalty"] else []
        marks += [t("page-gone")] if doc["absent"] or doc["gone"] else []
        if marks:
            text.append(f" ({', '.join(marks)})", style=DIM)
        return text

    def stock(self, page: Page, view: View, seat: int) -> Text:
        t = self.texts
        doc = view["seats"][seat]
        said = [t("page-florins", florins=doc["florins"])]
        said += [t("page-taxed", tax=doc["tax"])] if doc["tax"] else []
        said += [t("page-loans", loans=doc["loans"])] if doc["loans"] else []
        said += [t("page-points", points=self.faces.colours(doc["points"]))] if any(doc["points"]) else []
        ready = [have - used for have, used in zip(doc["tokens"], doc["flipped"])]
        said += [t("page-ready", tokens=self.faces.colours(ready))] if any(ready) else []
        said += [t("page-recruits", number=doc["recruits"])] if view["phase"] == "purchase" else []
        said += [t("page-blood", number=doc["blood"])] if doc["blood"] else []
        said += [t("page-stored", florins=doc["stored"])] if doc["stored"] else []
        return Text(" " + " · ".join(said))

    def progress(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        if view["over"] or not view["seats"][seat]["kingdom"]:
            return
        affairs = self.affairs(factions, view)
        affairs.circle(page)
        affairs.cards(page, seat)
        affairs.knowledge(page, seat)
        affairs.road(page, seat)
        affairs.prisoners(page, seat)
        affairs.bonds(page, seat)

    # --- the map

    def surroundings(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        self.shown = (view["turn"], view["phase"])
        realm = self.realm(factions, view)
        if seat >= 0:
            realm.lands(page, seat)
            realm.borders(page, seat)
        realm.hordes(page)

    def atlas(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        self.realm(factions, view).whole(page, seat)

    def look(self, page: Page, factions: Factions, view: View, place: str) -> None:
        """A part of the table, or a place, a card, a technology, an event by its name or how only one begins."""
        wanted = folded(place)
        for part in PARTS:
            if wanted in (part, folded(self.texts(f"page-{part}"))):
                self.look_at(page, factions, view, part)
                return
        named = self.named()
        exact = [key for key, names in named.items() if wanted in names]
        begun = [key for key, names in named.items() if wanted and any(name.startswith(wanted) for name in names)]
        found = exact or begun
        if len(found) > 1 and len({key[0] for key in found}) == 1 and found[0][0] == "card":
            for _, card in found:
                self.faces.show_card(page, card)
            return
        if len(found) != 1:
            known = [self.title(key) for key in found] or [self.texts(f"page-{part}") for part in PARTS]
            raise InputError("thing_unknown", thing=place, known=", ".join(known[:20]))
        kind, number = found[0]
        if kind == "zone":
            self.realm(factions, view).one(page, number, view["seat"])
        elif kind == "card":
            self.faces.show_card(page, number, self.is_own(view, number))
        elif kind == "technology":
            self.faces.show_technology(page, number)
        else:
            self.faces.show_event(page, number)

    def named(self) -> dict[tuple[str, int], list[str]]:
        """Everything with a name: its kind and number, and what it may be called."""
        t = self.texts
        found: dict[tuple[str, int], list[str]] = {}
        for zone, key in enumerate(self.facts.zone_keys):
            area = self.facts.area[zone] if zone < len(self.facts.area) else ""
            names = [key, self.faces.zone(zone), *([area, t(f"area-{area}")] if area else [])]
            found["zone", zone] = [folded(name) for name in names]
        for card, key in enumerate(self.facts.card_keys):
            found["card", card] = [folded(key), folded(self.faces.card(card)), folded(t(f"card-{key}"))]
        for technology, key in enumerate(TECHNOLOGY_NAMES):
            found["technology", technology] = [folded(key), folded(self.faces.technology(technology))]
        for event, facts in enumerate(self.facts.events):
            found["event", event] = [folded(facts.key), folded(self.faces.event(event))]
        return found

    def title(self, key: tuple[str, int]) -> str:
        kind, number = key
        names = {"zone": self.faces.zone, "card": self.faces.card, "technology": self.faces.technology}
        return names.get(kind, self.faces.event)(number)

    def is_own(self, view: View, card: int) -> bool:
        """Only the owner may look at the objective."""
        seat = view["seat"]
        held = [doc["card"] for doc in view["seats"][seat]["cards"]] if seat >= 0 else []
        return card in held or card in view["drawn"]

    def look_at(self, page: Page, factions: Factions, view: View, part: str) -> None:
        realm, affairs, seat = self.realm(factions, view), self.affairs(factions, view), view["seat"]
        if part == "hordes":
            realm.hordes(page)
        elif part == "battle":
            affairs.battle(page)
        elif part == "rivals":
            self.rivals(page, factions, view)
        elif seat < 0:
            return
        elif part == "realm":
            realm.lands(page, seat)
        elif part == "around":
            realm.borders(page, seat)
        elif part == "cards":
            for card in view["seats"][seat]["cards"]:
                self.faces.show_card(page, card["card"], True)
        else:
            affairs.bonds(page, seat)
            affairs.offers(page)

    # --- the decision

    def aside(self, page: Page, factions: Factions, view: View, seat: int, verbs: set[str]) -> None:
        """What the question is about: the cards drawn, the battle, the move, the trade, the terms, one's lands."""
        affairs = self.affairs(factions, view)
        if verbs & {"keep_card", "bury"} and view["drawn"]:
            if not set(view["drawn"]) <= self.read:
                for card in view["drawn"]:
                    self.faces.show_card(page, card, True)
            self.read |= set(view["drawn"])
        elif view["battle"] is not None and verbs & FIGHTING:
            affairs.battle(page)
        elif view["offers"] and verbs & {"agree", "refuse", "accept", "decline"}:
            affairs.offers(page)
        elif view["sale"] is not None or (view["convoy"] is not None and "rest" in verbs):
            affairs.trade(page)
        elif view["move"] is not None and verbs & {"to", "take_unit", "take_piece", "halt"}:
            affairs.move(page)
        elif verbs & LANDED and self.shown != (view["turn"], view["phase"]) and view["seats"][seat]["kingdom"]:
            self.surroundings(page, factions, view, seat)

    # --- the players

    def rivals(self, page: Page, factions: Factions, view: View) -> None:
        t = self.texts
        realm = self.realm(factions, view)
        heads = [t("head-seat"), t("page-head-honour"), t("page-head-lands"), t("page-head-tax"), t("page-head-loans")]
        heads += [t("page-technologies"), t("page-head-tokens"), t("page-cards")]
        rows: list[list[Text | str]] = []
        for seat in self.order(factions, view):
            doc = view["seats"][seat]
            levels = " ".join(ROMAN[level] for level in doc["levels"])
            straight = len([card for card in doc["cards"] if not card["rotated"]])
            cards = f"{straight}/{len(doc['cards'])}"
            row: list[Text | str] = [realm.name(seat), styled(str(doc["honour"]), STRONG), str(doc["territories"])]
            rows.append([*row, str(doc["tax"]), str(doc["loans"]), levels, str(sum(doc["tokens"])), cards])
        page.table(heads, rows, (1, 2, 3, 4, 6, 7))

    def seats(self, page: Page, factions: Factions, view: View, players: list[str]) -> None:
        self.rivals(page, factions, view)
        affairs = self.affairs(factions, view)
        for seat in self.order(factions, view):
            page.line()
            page.line(affairs.realm.name(seat) + Text(f" · {self.texts.player(players[seat])}"))
            affairs.cards(page, seat)
            affairs.knowledge(page, seat)
            affairs.road(page, seat)
            affairs.prisoners(page, seat)
            affairs.bonds(page, seat)


def folded(text: str) -> str:
    """Lower case, no accents, no blanks."""
    return re.sub(r"[^a-z0-9]", "", unicodedata.normalize("NFKD", text.casefold()))

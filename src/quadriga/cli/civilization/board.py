"""Points, coins and the event of the turn at the head of the page; lands, ABAKUS and battles where they matter."""

from rich.text import Text

from quadriga.cli.board import Board, View
from quadriga.cli.civilization.abakus import Abakus
from quadriga.cli.civilization.affairs import Affairs
from quadriga.cli.civilization.clash import Clash
from quadriga.cli.civilization.faces import Faces, folded
from quadriga.cli.civilization.world import World
from quadriga.cli.terminal import DIM, STRONG, Factions, Page, styled
from quadriga.engine.errors import InputError
from quadriga.engine.module import Module
from quadriga.games.civilization.board import NO_EVENT, NOBODY
from quadriga.games.civilization.data_names import (
    ERA_NAMES,
    EVENT_NAMES,
    GOVERNMENT_NAMES,
    IMPROVEMENT_NAMES,
    MISSION_NAMES,
    WONDER_NAMES,
)
from quadriga.games.civilization.module import CivilizationModule
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS
from quadriga.games.civilization.terms import LOST
from quadriga.language.texts import Texts

PARTS = ("realm", "around", "hordes", "rivals", "cards", "treaties", "battle", "discoveries")  # for ``look``
ABAKUS = ("abakus", "production", "governments", "culture", "clash", "statistics")  # the same
LANDED = {"move", "buy_technology", "buy_unit", "settle", "bid", "dominate"}  # one needs to see one's lands for these
FIGHTING = {"field", "escort", "storm", "fire", "fire_at", "engage", "retreat", "fight_on", "end_round", "cease_fire"}
TRADING = {"accept", "decline", "counter", "withdraw"}
GOVERNING = {"abdicate", "govern", "keep_government"}
NAMED = {
    "technology": TECHNOLOGY_KEYS,
    "wonder": WONDER_NAMES,
    "improvement": IMPROVEMENT_NAMES,
    "government": GOVERNMENT_NAMES,
    "mission": MISSION_NAMES,
    "event": EVENT_NAMES,
}


class CivilizationBoard(Board):
    palette = ("#e5484d", "#3f8cff", "#2fa866", "#b59a00", "#c86bd6", "#e0761a")
    news_limit = 80  # the moves and battles of five others

    def __init__(self, module: Module, texts: Texts) -> None:
        super().__init__(texts)
        assert isinstance(module, CivilizationModule)
        self.facts = module.data.board
        self.faces = Faces(texts, self.facts)
        self.shown: tuple[int, str] = (-1, "")  # the turn and phase in which the lands were last shown

    def world(self, factions: Factions, view: View) -> World:
        return World(self.faces, factions, view)

    def affairs(self, factions: Factions, view: View) -> Affairs:
        return Affairs(self.faces, self.world(factions, view))

    def abakus(self, factions: Factions, view: View) -> Abakus:
        return Abakus(self.faces, self.world(factions, view))

    # --- the head of the page

    def headline(self, view: View) -> tuple[str, str]:
        t = self.texts
        if view["over"]:
            return t("page-over", turn=view["turn"]), ""
        era = t(f"era-{ERA_NAMES[view['era'] - 1]}")
        left = t("page-turn", turn=view["turn"], era=era, phase=t(f"phase-{view['phase']}"))
        return left, t("page-last") if view["ending"] else t(f"length-{view['length']}")

    def standing(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        """Everybody's points in turn order."""
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
        text.append(str(doc["points"]), style=STRONG)
        marks = [t("page-you")] if other == seat else []
        marks += [t("page-coins", coins=doc["coins"])]
        marks += [t("page-at-war")] if seat >= 0 and view["war"][seat][other] else []
        marks += [t("page-gone")] if doc["absent"] or doc["gone"] else []
        text.append(f" ({', '.join(marks)})", style=DIM)
        return text

    def stock(self, page: Page, view: View, seat: int) -> Text:
        t = self.texts
        doc = view["seats"][seat]
        said = [t("page-coins", coins=doc["coins"])]
        said += [t("page-income", coins=doc["forecast"][-1])]
        said += [t("page-settlements", number=doc["settlements"], happy=doc["happy"])]
        said += [t("page-experience", number=doc["experience"])] if doc["experience"] else []
        said += [t("page-fund", coins=view["fund"])] if view["fund"] else []
        return Text(" " + " · ".join(said))

    def progress(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        if view["over"] or view["phase"] == "setup":
            return
        affairs = self.affairs(factions, view)
        if view["event"] != NO_EVENT:
            affairs.labelled(page, "page-event", self.texts(f"event-{EVENT_NAMES[view['event']]}"))
        affairs.state(page, seat)
        affairs.cards(page, seat)
        affairs.bonds(page, seat)
        affairs.spies(page, seat)

    # --- the map

    def surroundings(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        self.shown = (view["turn"], view["phase"])
        world = self.world(factions, view)
        if seat >= 0:
            world.lands(page, seat)
            world.borders(page, seat)
        world.hordes(page)

    def atlas(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        self.world(factions, view).whole(page)

    def look(self, page: Page, factions: Factions, view: View, place: str) -> None:
        """A part of the table, or anything with a name, by it or by how only one begins."""
        part, _, sides = place.strip().partition(" ")
        if sides and folded(part) in ("clash", folded(self.texts("page-clash"))):
            Clash(self.faces, view).show(page, sides)
            return
        wanted = folded(place)
        for part in (*PARTS, *ABAKUS):
            if wanted in (part, folded(self.texts(f"page-{part}"))):
                self.look_at(page, factions, view, part)
                return
        named = self.named()
        exact = [key for key, names in named.items() if wanted in names]
        begun = [key for key, names in named.items() if wanted and any(name.startswith(wanted) for name in names)]
        found = exact or begun
        if len(found) != 1:
            known = [self.title(key) for key in found] or [self.texts(f"page-{part}") for part in (*PARTS, *ABAKUS)]
            raise InputError("thing_unknown", thing=place, known=", ".join(known[:20]))
        self.show(page, factions, view, *found[0])

    def show(self, page: Page, factions: Factions, view: View, kind: str, number: int) -> None:
        faces = self.faces
        if kind == "space":
            self.world(factions, view).one(page, number, view["seat"])
        elif kind == "card":
            faces.show_card(page, number)
        elif kind == "technology":
            doc = view["technologies"][number]
            faces.show_technology(page, number, doc, self.owner(factions, doc["owner"]))
        elif kind == "wonder":
            faces.show_wonder(page, number, self.owner(factions, view["wonders"][number]["owner"]))
        elif kind == "improvement":
            faces.show_improvement(page, number)
        elif kind == "government":
            faces.show_government(page, number)
        elif kind == "mission":
            faces.show_mission(page, number)
        else:
            faces.show_event(page, number)

    def owner(self, factions: Factions, seat: int) -> str:
        if seat == NOBODY:
            return ""
        return self.texts("page-lost-knowledge") if seat == LOST else factions.names[seat]

    def named(self) -> dict[tuple[str, int], list[str]]:
        """Everything with a name: its kind and number, and what it may be called."""
        found: dict[tuple[str, int], list[str]] = {}
        for space, key in enumerate(self.facts.space_keys):
            found["space", space] = [folded(key), folded(self.faces.space(space))]
        for card, facts in enumerate(self.facts.cards):
            found["card", card] = [folded(facts.key), folded(self.faces.card(card))]
        for kind, keys in NAMED.items():
            for number, key in enumerate(keys):
                found[kind, number] = [folded(key), folded(self.texts(f"{kind}-{key}"))]
        return found

    def title(self, key: tuple[str, int]) -> str:
        kind, number = key
        if kind == "space":
            return self.faces.space(number)
        return self.faces.card(number) if kind == "card" else self.texts(f"{kind}-{NAMED[kind][number]}")

    def look_at(self, page: Page, factions: Factions, view: View, part: str) -> None:
        world, affairs, seat = self.world(factions, view), self.affairs(factions, view), view["seat"]
        if part in ABAKUS:
            self.calculate(page, factions, view, part)
        elif part == "hordes":
            world.hordes(page)
        elif part == "battle":
            affairs.battle(page)
        elif part == "rivals":
            self.rivals(page, factions, view)
        elif part == "discoveries":
            self.abakus(factions, view).technologies(page)
        elif seat < 0:
            return
        elif part == "realm":
            world.lands(page, seat)
        elif part == "around":
            world.borders(page, seat)
        elif part == "cards":
            for card in [*(view["seats"][seat]["hand"] or []), *view["seats"][seat]["standing"]]:
                self.faces.show_card(page, card)
        else:
            affairs.bonds(page, seat)
            affairs.offers(page)

    def calculate(self, page: Page, factions: Factions, view: View, part: str) -> None:
        abakus = self.abakus(factions, view)
        if part in ("abakus", "production"):
            abakus.production(page)
        if part in ("abakus", "governments"):
            abakus.governments(page)
        if part in ("abakus", "culture"):
            abakus.culture(page)
        if part in ("abakus", "clash"):
            Clash(self.faces, view).show(page, "")
        if part in ("abakus", "statistics"):
            abakus.statistics(page)
        if part == "statistics":
            abakus.course(page)

    # --- the decision

    def aside(self, page: Page, factions: Factions, view: View, seat: int, verbs: set[str]) -> None:
        """What the question is about: the battle, the move, the terms, governments, one's lands."""
        affairs = self.affairs(factions, view)
        if view["battle"] is not None and verbs & FIGHTING:
            affairs.battle(page)
        elif view["offers"] and verbs & TRADING:
            affairs.offers(page)
        elif view["move"] is not None and verbs & {"to", "board", "halt"}:
            affairs.move(page)
        elif verbs & GOVERNING:
            self.abakus(factions, view).governments(page)
        elif verbs & LANDED and self.shown != (view["turn"], view["phase"]):
            self.surroundings(page, factions, view, seat)

    # --- the players

    def rivals(self, page: Page, factions: Factions, view: View) -> None:
        t = self.texts
        world = self.world(factions, view)
        heads = [t("head-seat"), t("page-head-points"), t("page-head-coins"), t("page-head-income")]
        heads += [t("page-head-settlements"), t("page-head-technologies"), t("page-head-units"), t("page-head-cards")]
        heads += [t("page-head-government")]
        rows: list[list[Text | str]] = []
        for seat in self.order(factions, view):
            doc = view["seats"][seat]
            row: list[Text | str] = [world.name(seat), styled(str(doc["points"]), STRONG), str(doc["coins"])]
            row += [str(doc["forecast"][-1]), f"{doc['happy']}/{doc['settlements']}", str(doc["technologies"])]
            government = t(f"government-{doc['government']}") if view["options"]["governments"] else ""
            rows.append([*row, str(doc["units"]), str(doc["cards"]), government])
        page.table(heads, rows, (1, 2, 3, 4, 5, 6, 7))

    def seats(self, page: Page, factions: Factions, view: View, players: list[str]) -> None:
        self.rivals(page, factions, view)
        affairs = self.affairs(factions, view)
        for seat in self.order(factions, view):
            page.line()
            page.line(affairs.world.name(seat) + Text(f" · {self.texts.player(players[seat])}"))
            affairs.state(page, seat)
            affairs.cards(page, seat)
            affairs.knowledge(page, seat)
            affairs.bonds(page, seat)
            affairs.spies(page, seat)

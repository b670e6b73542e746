"""The map in words: one's own lands, what borders on them, the hordes, the whole board."""

from rich.text import Text

from quadriga.cli.board import View
from quadriga.cli.medioevo.faces import Faces
from quadriga.cli.terminal import DIM, NEUTRAL, STRONG, Factions, Page, styled
from quadriga.games.medioevo.board import CATEGORIES, TERRITORIES
from quadriga.games.medioevo.data_schema import KINGDOM_NAMES

TRADERS = ("caravan", "merchant_ship")


class Realm:
    """One view of one map."""

    def __init__(self, faces: Faces, factions: Factions, view: View) -> None:
        self.faces = faces
        self.facts = faces.facts
        self.texts = faces.texts
        self.factions = factions
        self.view = view
        self.armies: dict[int, list[View]] = {}
        for army in view["armies"]:
            self.armies.setdefault(army["zone"], []).append(army)
        self.pieces: dict[int, list[View]] = {}
        for piece in view["pieces"]:
            self.pieces.setdefault(piece["zone"], []).append(piece)

    @property
    def barbarians(self) -> int:
        return self.factions.seats

    # --- pieces of text

    def name(self, owner: int) -> Text:
        if not 0 <= owner < self.factions.seats:
            return styled(self.texts("barbarians" if owner == self.barbarians else "nobody"), NEUTRAL)
        return self.factions.badge(owner) + styled(f" {self.factions.names[owner]}", self.factions.style(owner))

    def mark(self, owner: int) -> Text:
        """A seat's badge, or a short word."""
        if 0 <= owner < self.factions.seats:
            return self.factions.badge(owner)
        return styled(self.faces.form("barbarians" if owner == self.barbarians else "nobody", "short"), NEUTRAL)

    def holder(self, zone: int) -> int:
        return int(self.view["territories"][zone]["holder"]) if zone < TERRITORIES else -1

    def army(self, zone: int, owner: int) -> View | None:
        return next((army for army in self.armies.get(zone, []) if army["owner"] == owner), None)

    def forces(self, zone: int, seat: int = -1) -> Text:
        """All armies of a zone; the seat's own without a name."""
        text = Text()
        for army in sorted(self.armies.get(zone, []), key=lambda army: (army["owner"] != seat, army["owner"])):
            if text:
                text.append("  ")
            if army["owner"] != seat:
                text += self.mark(army["owner"]) + Text(" ")
            text.append(self.faces.units(army["units"]))
            if army["tired"]:
                text.append(f" ({self.texts('page-tired', number=army['tired'])})", style=DIM)
        return text

    def buildings(self, territory: int) -> str:
        """``village, castle −2``: damage behind the name."""
        doc = self.view["territories"][territory]
        said = []
        for category in range(CATEGORIES):
            level, damage = doc["buildings"][category], doc["damage"][category]
            if level:
                said.append(self.faces.building(category, level) + (f" −{damage}" if damage else ""))
        return ", ".join(said)

    def market(self, territory: int) -> str:
        """``wine + sal gra``: what the place makes, and the cubes of its Great Market."""
        good = self.facts.good[territory]
        if good < 0:
            return ""
        cubes = " ".join(self.faces.good(cube, True) for cube in self.view["territories"][territory]["market"])
        return f"{self.faces.good(good)} + {cubes}" if cubes else self.faces.good(good)

    def pieces_in(self, zone: int, seat: int = -1) -> Text:
        """Transports and siege engines with what they carry; foreign ones marked."""
        text = Text()
        for piece in sorted(self.pieces.get(zone, []), key=lambda piece: (piece["owner"] != seat, piece["piece"])):
            if text:
                text.append(", ")
            if piece["owner"] != seat:
                text += self.mark(piece["owner"]) + Text(" ")
            text.append(self.piece(piece))
        return text

    def piece(self, piece: View) -> str:
        """``caravan I (2 wine)``, with its movement points while it may still move."""
        marks = []
        if any(piece["cargo"]):
            trades = piece["kind"] in TRADERS
            marks.append(self.faces.goods(piece["cargo"], True) if trades else self.faces.units(piece["cargo"][:7]))
        if piece["aboard"] >= 0:
            marks.append(self.texts("page-aboard"))
        if self.view["phase"] in ("combat", "commerce"):
            marks.append(self.texts("page-moves", moves=0 if piece["done"] else piece["mp"]))
        name = self.faces.piece(piece)
        return f"{name} ({', '.join(marks)})" if marks else name

    def land(self, zone: int) -> Text:
        """The name, with a mark for a control token and one for a fight over it."""
        text = styled(self.faces.place(zone), STRONG)
        if zone < TERRITORIES:
            doc = self.view["territories"][zone]
            text.append(" •" if doc["token"] >= 0 else "")
            text.append(f" {self.texts('page-contested')}" if doc["contested"] else "", style=DIM)
        return text

    # --- which zones

    def zones(self) -> list[int]:
        return [zone for zone, in_play in enumerate(self.view["in_play"]) if in_play]

    def own(self, seat: int) -> list[int]:
        """Where the seat holds the land or has something."""
        return [
            zone
            for zone in self.zones()
            if self.holder(zone) == seat
            or self.army(zone, seat)
            or any(piece["owner"] == seat for piece in self.pieces.get(zone, []))
        ]

    def around(self, seat: int) -> list[int]:
        """Next to one's own zones: foreign land, armies or traders; empty land only where it has a town."""
        own = self.own(seat)
        near = {other for zone in own for other in self.facts.neighbours[zone] if self.view["in_play"][other]}
        return [zone for zone in sorted(near - set(own)) if self.is_of_interest(zone)]

    def is_of_interest(self, zone: int) -> bool:
        if self.armies.get(zone) or self.pieces.get(zone):
            return True
        return zone < TERRITORIES and (self.holder(zone) >= 0 or bool(self.facts.area[zone]))

    # --- tables

    def table(self, page: Page, zones: list[int], seat: int) -> None:
        """Only the columns in which there is anything; the seat's own lands need no name of a holder."""
        t = self.texts
        heads = [t("page-head-land"), t("page-head-holder"), t("page-head-army")]
        heads += [t("page-head-buildings"), t("page-head-market"), t("page-head-pieces")]
        rows: list[list[Text | str]] = []
        for zone in zones:
            land = zone < TERRITORIES
            rows.append(
                [
                    self.land(zone),
                    self.mark(self.holder(zone)) if land and self.holder(zone) not in (-1, seat) else "",
                    self.forces(zone, seat),
                    self.buildings(zone) if land else "",
                    self.market(zone) if land else "",
                    self.pieces_in(zone, seat),
                ]
            )
        used = [column for column in range(len(heads)) if column == 0 or any(str(row[column]) for row in rows)]
        page.table([heads[column] for column in used], [[row[column] for column in used] for row in rows])

    def lands(self, page: Page, seat: int) -> None:
        own = self.own(seat)
        if own:
            page.heading(self.texts("page-realm"))
            self.group(page, own, seat)

    def group(self, page: Page, zones: list[int], seat: int) -> None:
        """A table of what is worth a row, and the names of the rest."""
        bare = [zone for zone in zones if not self.is_worth_a_row(zone)]
        if len(bare) < len(zones):
            self.table(page, [zone for zone in zones if zone not in bare], seat)
        if bare:
            text = styled(f"{self.texts('page-bare')} ", DIM)
            for zone in bare:
                text.append(", " if zone != bare[0] else "")
                text += self.neighbour(zone, seat)
            page.indented(text, 0)

    def neighbour(self, zone: int, seat: int) -> Text:
        """A name in the colour of who holds it, and the letter behind it unless that is the seat itself."""
        holder = self.holder(zone)
        text = styled(self.faces.zone(zone), self.factions.style(holder))
        if zone < TERRITORIES and self.view["territories"][zone]["token"] >= 0:
            text.append(" •")
        if 0 <= holder < self.factions.seats and holder != seat:
            text.append(f"·{self.factions.letters[holder]}", style=f"bold {self.factions.style(holder)}")
        return text

    def is_worth_a_row(self, zone: int) -> bool:
        built = zone < TERRITORIES and (any(self.view["territories"][zone]["buildings"]) or bool(self.facts.area[zone]))
        return built or bool(self.armies.get(zone)) or bool(self.pieces.get(zone))

    def borders(self, page: Page, seat: int) -> None:
        around = self.around(seat)
        if around:
            page.heading(self.texts("page-around"))
            self.table(page, around, seat)

    def hordes(self, page: Page) -> None:
        """Where barbarians stand, in one paragraph."""
        there = [zone for zone in self.zones() if self.army(zone, self.barbarians)]
        if not there:
            return
        said = []
        for zone in there:
            army = self.army(zone, self.barbarians)
            said.append(f"{self.faces.zone(zone)} {self.faces.units(army['units']) if army else ''}")
        page.heading(self.texts("page-hordes"))
        page.indented(", ".join(said), 1)

    def whole(self, page: Page, seat: int) -> None:
        """Kingdom by kingdom, then the lands between them, then the seas where there is anything."""
        zones = self.zones()
        for kingdom in range(len(KINGDOM_NAMES)):
            lands = [zone for zone in zones if zone < TERRITORIES and self.facts.kingdom[zone] == kingdom]
            if lands:
                page.heading(self.texts(f"kingdom-{KINGDOM_NAMES[kingdom]}"))
                self.group(page, lands, seat)
        page.heading(self.texts("page-outer"))
        self.group(page, [zone for zone in zones if zone < TERRITORIES and self.facts.kingdom[zone] < 0], seat)
        seas = [zone for zone in zones if zone >= TERRITORIES and (self.armies.get(zone) or self.pieces.get(zone))]
        if seas:
            page.heading(self.texts("page-seas"))
            self.table(page, seas, seat)

    def one(self, page: Page, zone: int, seat: int) -> None:
        """A zone in full, and its neighbours."""
        t = self.texts
        page.line()
        page.line(self.land(zone))
        if zone < TERRITORIES:
            facts = [t(f"terrain-{self.facts.terrain_keys[self.facts.terrain[zone]]}")]
            kingdom = self.facts.kingdom[zone]
            facts += [t(f"kingdom-{KINGDOM_NAMES[kingdom]}")] if kingdom >= 0 else []
            facts += [t("page-harbour")] if self.facts.harbour[zone] else []
            facts += [t("page-fire")] if self.facts.fire[zone] else []
            page.indented(" · ".join(facts), 2, DIM)
            page.indented(Text(t("page-held") + " ") + self.name(self.holder(zone)), 2)
            for part in (self.buildings(zone), self.market(zone)):
                if part:
                    page.indented(part, 2)
        for army in self.armies.get(zone, []):
            said = self.faces.units_in_full(army["units"])
            page.indented(self.name(army["owner"]) + Text(f": {said}"), 2)
        if self.pieces.get(zone):
            page.indented(self.pieces_in(zone, seat), 2)
        text = styled(f"{t('page-borders')} ", DIM)
        near = [other for other in self.facts.neighbours[zone] if self.view["in_play"][other]]
        for other in near:
            text.append(", " if other != near[0] else "")
            text += self.neighbour(other, seat)
        page.indented(text, 2)

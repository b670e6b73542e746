"""The map in words: one's own settlements, what borders on them, barbarians, the whole world."""

from collections import Counter

from rich.text import Text

from quadriga.cli.board import View
from quadriga.cli.civilization.faces import Faces
from quadriga.cli.terminal import DIM, NEUTRAL, STRONG, Factions, Page, styled
from quadriga.games.civilization.board import CONTINENTS, NOBODY, RAILWAY, TERRITORIES
from quadriga.games.civilization.data_names import BAND_NAMES, CONTINENT_NAMES
from quadriga.games.civilization.view import FACE_DOWN


class World:
    """One view of the map."""

    def __init__(self, faces: Faces, factions: Factions, view: View) -> None:
        self.faces = faces
        self.facts = faces.facts
        self.texts = faces.texts
        self.factions = factions
        self.view = view
        self.pieces: dict[int, list[View]] = {}
        for piece in view["pieces"]:
            self.pieces.setdefault(piece["space"], []).append(piece)
        self.spies: dict[int, list[View]] = {}
        for spy in view["spies"]:
            if spy["state"] == "abroad":
                self.spies.setdefault(spy["space"], []).append(spy)

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

    def holder(self, space: int) -> int:
        return int(self.view["territories"][space]["holder"]) if space < TERRITORIES else NOBODY

    def counted(self, space: int, owner: int) -> dict[int, int]:
        return dict(Counter(piece["kind"] for piece in self.pieces.get(space, []) if piece["owner"] == owner))

    def owners(self, space: int, seat: int) -> list[int]:
        """Whoever has pieces in a space, the seat first."""
        found = {piece["owner"] for piece in self.pieces.get(space, [])}
        return sorted(found, key=lambda owner: (owner != seat, owner))

    def forces(self, space: int, seat: int = NOBODY) -> Text:
        """All pieces of a space; the seat's own without a name."""
        text = Text()
        for owner in self.owners(space, seat):
            if text:
                text.append("  ")
            if owner != seat:
                text += self.mark(owner) + Text(" ")
            text.append(self.faces.units(self.counted(space, owner)))
        for spy in self.spies.get(space, []):
            text.append("  " if text else "")
            if spy["owner"] != seat:
                text += self.mark(spy["owner"]) + Text(" ")
            text.append(self.texts("page-spy"))
        return text

    def settlement(self, space: int) -> str:
        """``town ☺ ⚒ iron``: size, happiness, productivity, resource."""
        t = self.texts
        doc = self.view["territories"][space]
        if not doc["size"]:
            return ""
        said = [self.faces.size(doc["size"])]
        if space in self.capitals():
            said[0] = t("page-capital", size=said[0])
        said += [t("page-happy")] if doc["happy"] else []
        said += [t("page-productive")] if doc["productive"] else []
        said += [t("page-occupied")] if doc["occupied"] else []
        return ", ".join(said)

    def capitals(self) -> list[int]:
        return [doc["capital"] for doc in self.view["seats"]]

    def land(self, space: int) -> str:
        """Resource or token, roads, what is true for a while."""
        t = self.texts
        doc = self.view["territories"][space]
        said = []
        if doc["resource"] != NOBODY:
            said.append(self.faces.token(doc["resource"]))
            if doc["trade"] != NOBODY:
                said[-1] += f" ⇄ {self.faces.token(self.view['territories'][doc['trade']]['resource'])}"
        if doc["token"] == FACE_DOWN:
            said.append(t("page-face-down"))
        elif doc["token"] != NOBODY and doc["token"] != doc["resource"]:
            name = self.faces.token(doc["token"])
            said.append(name if doc["shown"] else t("page-seen", token=name))
        if doc["road"]:
            said.append(t("page-railway" if doc["road"] == RAILWAY else "page-road"))
        said += [t(f"mood-{mood}") for mood in doc["mood"]]
        said += [t("page-alert", number=doc["alert"])] if doc["alert"] else []
        said += [t("page-nuke") for nuke in self.view["nukes"] if nuke["space"] == space]
        return ", ".join(said)

    # --- which spaces

    def own(self, seat: int) -> list[int]:
        """Where the seat has a settlement or a piece."""
        spaces = {space for space in range(TERRITORIES) if self.holder(space) == seat}
        return sorted(spaces | {piece["space"] for piece in self.view["pieces"] if piece["owner"] == seat})

    def around(self, seat: int) -> list[int]:
        own = self.own(seat)
        near = {other for space in own for other in self.facts.neighbours[space]} - set(own)
        return [space for space in sorted(near) if self.is_of_interest(space)]

    def is_of_interest(self, space: int) -> bool:
        if self.pieces.get(space) or self.spies.get(space):
            return True
        if space >= TERRITORIES:
            return False
        doc = self.view["territories"][space]
        return bool(doc["size"]) or doc["token"] != NOBODY

    # --- tables

    def table(self, page: Page, spaces: list[int], seat: int) -> None:
        """Only the columns in which there is anything."""
        t = self.texts
        heads = [t("page-head-space"), t("page-head-holder"), t("page-head-settlement")]
        heads += [t("page-head-land"), t("page-head-units")]
        rows: list[list[Text | str]] = []
        for space in spaces:
            ashore = space < TERRITORIES
            rows.append(
                [
                    styled(self.faces.space(space), STRONG),
                    self.mark(self.holder(space)) if ashore and self.holder(space) not in (NOBODY, seat) else "",
                    self.settlement(space) if ashore else "",
                    self.land(space) if ashore else "",
                    self.forces(space, seat),
                ]
            )
        used = [column for column in range(len(heads)) if column == 0 or any(str(row[column]) for row in rows)]
        page.table([heads[column] for column in used], [[row[column] for column in used] for row in rows])

    def lands(self, page: Page, seat: int) -> None:
        own = self.own(seat)
        if own:
            page.heading(self.texts("page-realm"))
            self.table(page, own, seat)

    def borders(self, page: Page, seat: int) -> None:
        around = self.around(seat)
        if around:
            page.heading(self.texts("page-around"))
            self.table(page, around, seat)

    def hordes(self, page: Page) -> None:
        """Where barbarians are, in one paragraph."""
        spaces = sorted({piece["space"] for piece in self.view["pieces"] if piece["owner"] == self.barbarians})
        said = [f"{self.faces.space(s)} {self.faces.units(self.counted(s, self.barbarians))}" for s in spaces]
        if said:
            page.heading(self.texts("page-hordes"))
            page.indented(", ".join(said), 1)

    def whole(self, page: Page) -> None:
        """Continent by continent, then the seas where there is anything."""
        for continent in range(CONTINENTS):
            lands = [t for t in range(TERRITORIES) if self.facts.continent[t] == continent]
            page.heading(self.texts(f"continent-{CONTINENT_NAMES[continent]}"))
            worth = [territory for territory in lands if self.is_of_interest(territory)]
            if worth:
                self.table(page, worth, NOBODY)
            bare = [self.faces.space(territory) for territory in lands if territory not in worth]
            if bare:
                page.indented(f"{self.texts('page-bare')} {', '.join(bare)}", 1, DIM)
        seas = [space for space in sorted({*self.pieces, *self.spies}) if space >= TERRITORIES]
        if seas:
            page.heading(self.texts("page-seas"))
            self.table(page, seas, NOBODY)

    def one(self, page: Page, space: int, seat: int) -> None:
        """A space in full, and its neighbours."""
        t = self.texts
        page.line()
        page.line(styled(self.faces.space(space), STRONG))
        facts = [t(f"band-{name}") for band, name in enumerate(BAND_NAMES) if (self.facts.band[space] >> band) & 1]
        if space < TERRITORIES:
            facts.insert(0, t(f"continent-{CONTINENT_NAMES[self.facts.continent[space]]}"))
            facts += [t("page-island")] if self.facts.island[space] else []
            facts += [t("page-volcano")] if space in self.facts.volcanoes else []
        page.indented(" · ".join(facts), 2, DIM)
        if space < TERRITORIES:
            if self.holder(space) != NOBODY:
                page.indented(self.name(self.holder(space)) + Text(f": {self.settlement(space)}"), 2)
            if self.land(space):
                page.indented(self.land(space), 2)
            self.services(page, space)
        for owner in self.owners(space, seat):
            said = self.faces.units_in_full(self.counted(space, owner))
            page.indented(self.name(owner) + Text(f": {said}"), 2)
        for spy in self.spies.get(space, []):
            page.indented(self.name(spy["owner"]) + Text(f": {t('page-spy-malus', number=spy['malus'])}"), 2)
        text = styled(f"{t('page-borders')} ", DIM)
        for place, other in enumerate(self.facts.neighbours[space]):
            text.append(", " if place else "")
            text += styled(self.faces.space(other), self.factions.style(self.holder(other)))
        page.indented(text, 2)

    def services(self, page: Page, territory: int) -> None:
        """Improvements and wonders that serve a settlement."""
        said = [self.faces.improvement(work["name"]) for work in self.view["works"] if territory in work["places"]]
        said += [
            self.faces.wonder(wonder) for wonder, doc in enumerate(self.view["wonders"]) if territory in doc["places"]
        ]
        if said:
            page.indented(f"{self.texts('page-serves')} {', '.join(said)}", 2)

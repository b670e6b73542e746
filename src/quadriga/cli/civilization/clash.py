"""The calculator of clashes: two kinds of units at their present levels, with what else they add."""

import re
from typing import Final, NamedTuple

from rich.text import Text

from quadriga.cli.board import View
from quadriga.cli.civilization.faces import Faces, folded
from quadriga.cli.terminal import DIM, Page
from quadriga.engine.errors import InputError
from quadriga.games.civilization.board import NOBODY, PLANE
from quadriga.games.civilization.data_names import KIND_NAMES, LAND_CLASS_NAMES
from quadriga.games.civilization.odds import clash_odds
from quadriga.games.civilization.procedures.battle.modifiers import is_superior
from quadriga.games.civilization.queries import is_land_unit, is_ship, land_kind

EXTRA: Final = re.compile(r"[+-]\d{1,2}$")


class Force(NamedTuple):
    kind: int
    extra: int = 0
    plane: bool = False


class Clash:
    """What is known of levels is open to all, so that anybody may reckon with anything."""

    def __init__(self, faces: Faces, view: View) -> None:
        self.faces = faces
        self.texts = faces.texts
        self.view = view

    def show(self, page: Page, said: str) -> None:
        sides = said.split("/")
        if len(sides) != 2:
            self.overview(page)  # which says how the two are written
            return
        attacker, defender = (self.read(side) for side in sides)
        page.heading(self.texts("page-clash"))
        odds = self.odds(attacker, defender)
        rows: list[list[Text | str]] = [
            [self.texts("workbook-attacker"), self.named(attacker), self.strength(attacker, defender)],
            [self.texts("workbook-defender"), self.named(defender), self.strength(defender, attacker)],
        ]
        page.table([self.texts("page-blank"), self.texts("page-head-units"), self.texts("page-dice")], rows)
        for name, chance in zip(("higher", "level", "lower"), odds):
            page.indented(f"{self.texts(f'workbook-{name}')}: {chance:.1%}", 1)

    def overview(self, page: Page) -> None:
        """The land units of the era against each other: higher, level, lower."""
        t = self.texts
        page.heading(t("page-clash"))
        kinds = [land_kind(self.view["era"], number) for number in range(len(LAND_CLASS_NAMES))]
        rows: list[list[Text | str]] = []
        for own in kinds:
            chances = [self.odds(Force(own), Force(rival)) for rival in kinds]
            rows.append([self.faces.kind(own), *(" / ".join(f"{part:.0%}" for part in odds) for odds in chances)])
        page.table([t("page-blank"), *(self.faces.kind(kind) for kind in kinds)], rows)
        page.indented(t("page-clash-hint", own=self.faces.kind(kinds[1]), rival=self.faces.kind(kinds[0])), 1, DIM)

    # --- reckoning

    def odds(self, attacker: Force, defender: Force) -> list[float]:
        return clash_odds(*self.throw(attacker, defender), *self.throw(defender, attacker))

    def throw(self, force: Force, rival: Force) -> tuple[int, int]:
        """Dice, and what is added to them."""
        dice, bonus = self.level(force.kind)
        if force.plane:
            dice += self.level(PLANE)[0]
        superior = self.view["era"] if is_superior(self.faces.facts, force.kind, rival.kind) else 0
        return dice, bonus + superior + force.extra

    def level(self, kind: int) -> tuple[int, int]:
        """Dice and bonus of the best level somebody has discovered; the dice of the first if nobody has any."""
        levels = self.faces.facts.levels[kind]
        for step in reversed(levels):
            if step.technology < 0 or self.view["technologies"][step.technology]["owner"] != NOBODY:
                return step.dice, step.bonus
        return levels[0].dice, 0

    # --- words

    def read(self, side: str) -> Force:
        """``horseman +2 aircraft``: a kind by its name or how only one begins, points, and an aircraft beside it."""
        words = side.split()
        extra, plane = 0, False
        while len(words) > 1:
            if EXTRA.match(words[-1]):
                extra += int(words.pop())
            elif folded(words[-1]) in ("aircraft", folded(self.texts("class-aircraft"))):
                plane = True
                words.pop()
            else:
                break
        return Force(self.kind(" ".join(words)), extra, plane)

    def kind(self, said: str) -> int:
        fighters = [kind for kind in range(len(KIND_NAMES)) if is_land_unit(kind) or is_ship(kind)]
        wanted = folded(said)
        names = {kind: (folded(KIND_NAMES[kind]), folded(self.faces.kind(kind))) for kind in fighters}
        exact = [kind for kind in fighters if wanted in names[kind]]
        begun = [kind for kind in fighters if wanted and any(name.startswith(wanted) for name in names[kind])]
        found = exact or begun
        if len(found) != 1:
            known = ", ".join(self.faces.kind(kind) for kind in found or fighters)
            raise InputError("thing_unknown", thing=said.strip(), known=known)
        return found[0]

    def named(self, force: Force) -> str:
        name = self.faces.kind(force.kind)
        return f"{name} + {self.texts('class-aircraft')}" if force.plane else name

    def strength(self, force: Force, rival: Force) -> str:
        dice, bonus = self.throw(force, rival)
        return f"{dice}D6{bonus:+}" if bonus else f"{dice}D6"

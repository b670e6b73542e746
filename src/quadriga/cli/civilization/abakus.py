"""The tables of ABAKUS: production, governments, culture, statistics."""

from typing import Final

from rich.text import Text

from quadriga.cli.board import View
from quadriga.cli.civilization.faces import Faces
from quadriga.cli.civilization.world import World
from quadriga.cli.terminal import STRONG, Page, styled
from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.procedures.culture import ROWS
from quadriga.games.civilization.terms import ACCOUNT_ITEMS, STATISTIC_ITEMS

TOTAL: Final = len(ACCOUNT_ITEMS) - 1
CHARTS: Final = ("income", "settlements", "technologies", "points")


class Abakus:
    """The calculator that belongs to the game, drawn from one view."""

    def __init__(self, faces: Faces, world: World) -> None:
        self.faces = faces
        self.world = world
        self.texts = faces.texts
        self.factions = world.factions
        self.view: View = world.view

    def seats(self) -> list[int]:
        return [seat for seat, doc in enumerate(self.view["seats"]) if not doc["gone"]]

    def production(self, page: Page) -> None:
        """What a Production held now would bring everybody, item by item."""
        t = self.texts
        page.heading(t("page-production"))
        seats = self.seats()
        rows: list[list[Text | str]] = []
        for item, name in enumerate(ACCOUNT_ITEMS):
            numbers = [self.view["seats"][seat]["forecast"][item] for seat in seats]
            if any(numbers) or item == TOTAL:
                cells = [styled(str(n), STRONG) if item == TOTAL else Text(str(n) if n else "") for n in numbers]
                rows.append([t(f"account-{name}"), *cells])
        heads = [t("page-blank"), *(self.factions.letters[seat] for seat in seats)]
        page.table(heads, rows, range(1, len(seats) + 1))

    def governments(self, page: Page) -> None:
        """What each government would bring the reader."""
        t = self.texts
        if not self.view["governments"]:
            return
        page.heading(t("page-governments"))
        rows: list[list[Text | str]] = []
        for doc in self.view["governments"]:
            name = t(f"government-{doc['key']}")
            income = doc["forecast"][TOTAL]
            rows.append([name, styled(str(income), STRONG), t("page-open") if doc["open"] else ""])
        page.table([t("page-head-government"), t("page-head-income"), t("page-blank")], rows, (1,))

    def culture(self, page: Page) -> None:
        """Attempts at cultural dominance, the best first."""
        t = self.texts
        attempts = sorted(self.view["culture"], key=lambda doc: (-doc["score"], doc["target"]))
        if not attempts:
            return
        page.heading(t("page-culture"))
        rows: list[list[Text | str]] = []
        for doc in attempts[:20]:
            target = self.faces.space(doc["target"])
            said = [f"{n:+} {t(f'culture-{ROWS[row]}')}" for row, n in enumerate(doc["rows"]) if n]
            owner = self.world.mark(self.world.holder(doc["target"]))
            rows.append([target, owner, self.faces.space(doc["from"]), str(doc["score"]), ", ".join(said)])
        heads = [t("page-head-space"), t("page-head-holder"), t("page-head-from"), t("page-head-score")]
        page.table([*heads, t("page-blank")], rows, (3,))

    def statistics(self, page: Page) -> None:
        """Everybody's numbers at the end of the last turns."""
        t = self.texts
        page.heading(t("page-statistics"))
        if not self.view["history"]:
            page.indented(t("page-no-turn-yet"), 1)
            return
        last = self.view["history"][-1]
        before = self.view["history"][-2] if len(self.view["history"]) > 1 else last
        rows: list[list[Text | str]] = []
        for item, name in enumerate(STATISTIC_ITEMS):
            cells = [self.change(last[seat][item], before[seat][item]) for seat in self.seats()]
            rows.append([t(f"statistic-{name}"), *cells])
        heads = [t("page-blank"), *(self.factions.letters[seat] for seat in self.seats())]
        page.table(heads, rows, range(1, len(heads)))

    def course(self, page: Page) -> None:
        """What the workbook draws as charts: by turn, one column for each civilization."""
        heads = [self.texts("workbook-head-turn"), *(self.factions.letters[seat] for seat in self.seats())]
        for name in CHARTS if self.view["history"] else ():
            page.heading(self.texts(f"statistic-{name}"))
            item = STATISTIC_ITEMS.index(name)
            rows: list[list[Text | str]] = [
                [str(turn), *(str(numbers[seat][item]) for seat in self.seats())]
                for turn, numbers in enumerate(self.view["history"], 1)
            ]
            page.table(heads, rows, range(len(heads)))

    def change(self, now: int, before: int) -> str:
        return f"{now} ({now - before:+})" if now != before else str(now)

    def technologies(self, page: Page) -> None:
        """What can be discovered now, and for how much."""
        t = self.texts
        found = [(n, doc) for n, doc in enumerate(self.view["technologies"]) if doc["open"] and doc["owner"] == NOBODY]
        if not found:
            return
        page.heading(t("page-discoveries"))
        rows: list[list[Text | str]] = []
        for number, doc in found:
            card = self.faces.facts.technologies[number]
            text = self.faces.form(f"technology-{card.key}", "text")
            price = str(doc["price"] or card.cost)
            rows.append([self.faces.technology(number), self.faces.era(card.era), price, text])
        heads = [t("page-head-technology"), t("page-head-era"), t("page-head-price"), t("page-blank")]
        page.table(heads, rows, (2,))

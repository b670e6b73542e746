"""What a player has and what is under way: cards, works, wars, offers, spies, a battle, a move."""

from rich.text import Text

from quadriga.cli.board import View
from quadriga.cli.civilization.faces import Faces
from quadriga.cli.civilization.world import World
from quadriga.cli.terminal import DIM, STRONG, Page, styled
from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.names import LEG_THINGS
from quadriga.games.civilization.procedures.battle.modifiers import EXCHANGES, MODIFIER_ITEMS
from quadriga.games.civilization.procedures.terms_of_trade import CLAUSE_KINDS, LEG_KINDS, THING
from quadriga.games.civilization.terms import SPIES

LABEL = 14  # columns of the word before a line


class Affairs:
    """One view of one table."""

    def __init__(self, faces: Faces, world: World) -> None:
        self.faces = faces
        self.world = world
        self.texts = faces.texts
        self.factions = world.factions
        self.view = world.view

    def labelled(self, page: Page, message: str, body: Text | str) -> None:
        """``Cards  Settle Greenland, …``, later lines under the body."""
        label = self.texts(message)
        if page.plain:
            page.line(f" {label}: {body}")
            return
        text = Text(body) if isinstance(body, str) else body
        for number, part in enumerate(text.wrap(page.console, page.width - LABEL - 2)):
            page.line(styled(f" {label if number == 0 else '':<{LABEL - 1}} ", DIM) + part)

    # --- what a player has

    def state(self, page: Page, seat: int) -> None:
        """Civilization, government, resources."""
        t = self.texts
        doc = self.view["seats"][seat]
        said = [t(f"civilization-{doc['civilization']}")] if doc["civilization"] else []
        said += [t(f"government-{doc['government']}")] if self.view["options"]["governments"] else []
        said += [t("page-dogma", token=self.faces.token(doc["dogma"]))] if doc["dogma"] != NOBODY else []
        if said:
            self.labelled(page, "page-state", " · ".join(said))
        if any(doc["resources"]):
            self.labelled(page, "page-resources", self.faces.resources(doc["resources"]))

    def cards(self, page: Page, seat: int) -> None:
        doc = self.view["seats"][seat]
        if doc["hand"]:
            self.labelled(page, "page-hand", ", ".join(self.faces.card(card) for card in doc["hand"]))
        if doc["standing"]:
            self.labelled(page, "page-standing", ", ".join(self.faces.card(card) for card in doc["standing"]))

    def knowledge(self, page: Page, seat: int) -> None:
        """Technologies, wonders, improvements of a player."""
        owned = [n for n, doc in enumerate(self.view["technologies"]) if doc["owner"] == seat]
        if owned:
            self.labelled(page, "page-technologies", ", ".join(self.faces.technology(n) for n in owned))
        wonders = [n for n, doc in enumerate(self.view["wonders"]) if doc["owner"] == seat]
        if wonders:
            self.labelled(page, "page-wonders", ", ".join(self.faces.wonder(n) for n in wonders))
        works = [self.work(work) for work in self.view["works"] if work["owner"] == seat]
        if works:
            self.labelled(page, "page-improvements", ", ".join(works))

    def work(self, work: View) -> str:
        places = [self.faces.space(place) for place in work["places"] if place != NOBODY]
        name = self.faces.improvement(work["name"])
        return f"{name} ({', '.join(places)})" if places else f"{name} ({self.texts('page-in-stock')})"

    def bonds(self, page: Page, seat: int) -> None:
        """Wars, embargoes, exchanges of resources."""
        for message, matrix in (("page-wars", self.view["war"]), ("page-embargoes", self.view["embargo"])):
            text = Text()
            for other, bound in enumerate(matrix[seat]):
                if bound:
                    text.append(", " if text else "")
                    text += self.world.name(other)
            if text:
                self.labelled(page, message, text)
        for trade in self.view["trades"]:
            if seat in (self.world.holder(trade["one"]), self.world.holder(trade["other"])):
                said = f"{self.resource_at(trade['one'])} ⇄ {self.resource_at(trade['other'])}"
                self.labelled(page, "page-exchange", said)

    def resource_at(self, territory: int) -> str:
        resource = self.view["territories"][territory]["resource"]
        return f"{self.faces.token(resource)} ({self.faces.space(territory)})"

    def spies(self, page: Page, seat: int) -> None:
        t = self.texts
        for spy in self.view["spies"]:
            if spy["owner"] != seat:
                continue
            said = [t(f"spy-{spy['spy'] % SPIES + 1}")]
            if spy["state"] == "abroad":
                said += [self.faces.space(spy["space"]), t("page-moves", moves=self.faces.points(spy["left"]))]
                said += [t("page-malus", number=spy["malus"])]
                said += [t("page-used")] if spy["used"] else []
            elif spy["state"] == "prison":
                said.append(t("page-prison", seat=self.factions.names[spy["captor"]]))
            else:
                said.append(t("page-reserve"))
            self.labelled(page, "page-spies", " · ".join(said))

    # --- offers

    def offers(self, page: Page) -> None:
        for offer in self.view["offers"]:
            head = self.world.name(offer["maker"]) + Text(" → ") + self.world.name(offer["taker"])
            self.labelled(page, "page-terms", styled(f"{offer['id']} ", STRONG) + head)
            for giver, _, kind, amount in offer["legs"]:
                page.indented(self.world.name(giver) + Text(f": {self.thing(kind, amount)}"), LABEL + 2)
            for kind, party, _, _ in offer["clauses"]:
                promise = self.texts(f"promise-{CLAUSE_KINDS[kind]}")
                page.indented(self.world.name(party) + Text(f": {promise}"), LABEL + 2)

    def thing(self, kind: int, amount: int) -> str:
        """What changes hands: coins, or a thing by its name."""
        what = kind % THING
        number = kind // THING
        if not what:
            return self.texts("page-coins", coins=amount)
        word = self.texts(f"leg-{LEG_KINDS[what]}")
        return f"{word}: {self.named(LEG_THINGS[what], LEG_KINDS[what], number)}"

    def named(self, kind: str, leg: str, number: int) -> str:
        if leg == "resource":
            return self.resource_at(number)
        if kind == "territory":
            return self.faces.space(number)
        if kind == "piece":
            piece = next((doc for doc in self.view["pieces"] if doc["piece"] == number), None)
            return f"{self.faces.kind(piece['kind'])} ({self.faces.space(piece['space'])})" if piece else "?"
        if kind == "spy":
            return self.texts(f"spy-{number % SPIES + 1}")
        names = {"improvement": self.faces.improvement, "technology": self.faces.technology, "card": self.faces.card}
        return names[kind](number)

    # --- on the move

    def move(self, page: Page) -> None:
        move = self.view["move"]
        if move is None:
            return
        counts: dict[int, int] = {}
        for piece in self.view["pieces"]:
            if piece["piece"] in move["pieces"]:
                counts[piece["kind"]] = counts.get(piece["kind"], 0) + 1
        left = self.texts("page-moves", moves=self.faces.points(move["left"]))
        body = f"{self.faces.space(move['space'])}: {self.faces.units_in_full(counts)} · {left}"
        self.labelled(page, "page-move", body)

    # --- a battle

    def battle(self, page: Page) -> None:
        """Both sides beside each other, and the exchange under way."""
        b = self.view["battle"]
        if b is None:
            return
        t = self.texts
        page.heading(t("page-battle-now", space=self.faces.space(b["space"]), round=b["round"]))
        rows: list[list[Text | str]] = [
            [t("page-units-all"), *(self.kinds(side) for side in b["units"])],
            [t("page-lost"), *(str(number) for number in b["lost"])],
        ]
        clash = b["clash"]
        if clash is not None:
            exchange = t(f"exchange-{EXCHANGES[clash['exchange']]}")
            rows.append([exchange, *(self.fighter(side) for side in clash["sides"])])
            if clash["revealed"]:
                rows.append([t("page-dice"), *(str(side["dice"]) for side in clash["sides"])])
                rows.append([t("page-modifiers"), *(self.modifiers(side) for side in clash["sides"])])
            if any(side["total"] for side in clash["sides"]):
                rows.append([t("page-total"), *(styled(str(side["total"]), STRONG) for side in clash["sides"])])
        heads = [t("page-blank"), *(self.side(b[name]) for name in ("attackers", "defenders"))]
        page.table(heads, rows)

    def side(self, owners: list[int]) -> str:
        return " + ".join(str(self.world.name(owner)).strip() for owner in owners) or "–"

    def kinds(self, pieces: list[int]) -> str:
        counts: dict[int, int] = {}
        for piece in self.view["pieces"]:
            if piece["piece"] in pieces:
                counts[piece["kind"]] = counts.get(piece["kind"], 0) + 1
        return self.faces.units_in_full(counts) if counts else "–"

    def fighter(self, side: View) -> str:
        """The unit if one may see it, else whether it has been chosen."""
        if side["kind"] != NOBODY:
            name = self.faces.kind(side["kind"])
            return f"{name} + {self.texts('class-aircraft')}" if side["plane"] != NOBODY else name
        return self.texts("page-chosen" if side["chosen"] else "page-choosing")

    def modifiers(self, side: View) -> str:
        said = [f"{points:+} {self.texts(f'modifier-{MODIFIER_ITEMS[item]}')}" for item, points in side["items"]]
        return ", ".join(said) or "–"

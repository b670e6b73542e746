"""What is under way and what binds the players: a battle, a move, a trade, cards, wars, pacts, offers."""

from rich.text import Text

from quadriga.cli.board import View
from quadriga.cli.medioevo.faces import Faces
from quadriga.cli.medioevo.realm import Realm
from quadriga.cli.terminal import DIM, STRONG, Page, styled
from quadriga.games.medioevo.board import KINDS
from quadriga.games.medioevo.names import CATEGORY_NAMES, CLAUSE_NAMES, PROTECTION_NAMES
from quadriga.games.medioevo.procedures.pact import AIMED, FEE_UNIT, NUMBERED, is_alliance

LABEL = 12  # columns of the word before a line


class Affairs:
    """One view of one table."""

    def __init__(self, faces: Faces, realm: Realm) -> None:
        self.faces = faces
        self.realm = realm
        self.texts = faces.texts
        self.factions = realm.factions
        self.view = realm.view

    def labelled(self, page: Page, message: str, body: Text | str) -> None:
        """``Cards  Bishop 1, Spy 17``, later lines under the body."""
        label = self.texts(message)
        if page.plain:
            page.line(f" {label}: {body}")
            return
        text = Text(body) if isinstance(body, str) else body
        for number, part in enumerate(text.wrap(page.console, page.width - LABEL - 2)):
            page.line(styled(f" {label if number == 0 else '':<{LABEL - 1}} ", DIM) + part)

    # --- the turn

    def circle(self, page: Page) -> None:
        """The War circle, the event, and what the people put up with."""
        t = self.texts
        if self.view["dice"]:
            said = t("page-dice", dice=" ".join(str(die) for die in self.view["dice"]))
            light, archers, captains = self.view["horde"]
            horde = [light, 0, 0, archers, captains, 0, 0]
            self.labelled(page, "page-circle", f"{said} · {t('page-horde', units=self.faces.units(horde))}")
        said = t("page-tolerates", tax=self.view["tolerated"])
        if self.view["event"] >= 0:
            said = f"{self.faces.event(self.view['event'])} · {said}"
        self.labelled(page, "page-event", said)
        for ban in self.view["bans"]:
            where = self.faces.zone(ban["territory"])
            self.labelled(page, "page-ban", f"{self.faces.card(ban['card'])}: {where}")

    # --- what a player has

    def cards(self, page: Page, seat: int) -> None:
        doc = self.view["seats"][seat]
        text = Text()
        for card in doc["cards"]:
            text.append(", " if text else "")
            text.append(self.faces.card(card["card"]), style=DIM if card["rotated"] else "")
            text.append(f" ({self.texts('page-rotated')})" if card["rotated"] else "", style=DIM)
        if text:
            self.labelled(page, "page-cards", text)

    def knowledge(self, page: Page, seat: int) -> None:
        """Technologies; all objective tokens, where some are used up and the stock tells only of the others."""
        doc = self.view["seats"][seat]
        said = [self.faces.levels(doc["levels"])] if any(doc["levels"]) else []
        if any(doc["flipped"]):
            said.append(self.texts("page-tokens", tokens=self.faces.colours(doc["tokens"])))
        if said:
            self.labelled(page, "page-technologies", " · ".join(said))

    def road(self, page: Page, seat: int) -> None:
        road = self.view["seats"][seat]["road"]
        if road is None:
            return
        text = Text()
        for place, (stage, done) in enumerate(zip(road["stages"], road["done"])):
            text.append(" → " if text else "")
            text.append(f"✓ {self.faces.zone(stage)}" if done else self.faces.zone(stage), style=DIM if done else "")
            if place == len(road["stages"]) - 1:
                text.append(" ◎")
        self.labelled(page, "page-road", text)

    def prisoners(self, page: Page, seat: int) -> None:
        for held in self.view["seats"][seat]["prisoners"]:
            body = self.realm.name(held["owner"]) + Text(f": {self.faces.units_in_full(held['units'])}")
            self.labelled(page, "page-prisoners", body)

    def bonds(self, page: Page, seat: int) -> None:
        """Wars, armistices and pacts of a player."""
        wars = Text()
        for other in range(self.factions.seats):
            since = self.view["war"][seat][other]
            if since:
                wars.append(", " if wars else "")
                wars += self.realm.name(other)
                if self.view["truce"][seat][other]:
                    wars.append(f" ({self.texts('clause-armistice')})", style=DIM)
                elif since > self.view["turn"]:
                    wars.append(f" ({self.texts('page-from-turn', turn=since)})", style=DIM)
        if wars:
            self.labelled(page, "page-wars", wars)
        for pact in self.view["pacts"]:
            mutual = self.is_mutual(pact)
            if seat in (pact["by"], pact["for"]) and not (mutual and pact["by"] > pact["for"]):
                self.labelled(page, "page-pact", Text(f"{pact['id']} ") + self.pact(pact, mutual))

    def is_mutual(self, pact: View) -> bool:
        """Whether the same stands there the other way round: both are told in one line."""
        return {**pact, "by": pact["for"], "for": pact["by"]} in self.view["pacts"]

    def pact(self, pact: View, mutual: bool) -> Text:
        """``commercial pact: H Hungary grants it to B Byzantium, fee 50, until turn 6, secret``"""
        t = self.texts
        text = Text(t(f"clause-{pact['kind']}") + ": ") + self.realm.name(pact["by"])
        text += Text(" ↔ " if mutual else " → ") + self.realm.name(pact["for"])
        kind = CLAUSE_NAMES.index(pact["kind"])
        if pact["number"]:
            text.append(", " + t("page-units" if is_alliance(kind) else "page-fee", number=pact["number"]))
        if pact["against"]:
            text.append(f", {t('page-against')} ")
            for other in pact["against"]:
                text += self.realm.name(other) + Text(" ")
            text.rstrip()
        text.append(f", {t('page-until', turn=pact['until'])}" if pact["until"] else "")
        text.append(f", {t('page-secret')}" if pact["secret"] else "")
        return text

    # --- offers

    def offers(self, page: Page) -> None:
        for offer in self.view["offers"]:
            head = self.realm.name(offer["maker"]) + Text(" → ") + self.realm.name(offer["taker"])
            self.labelled(page, "page-terms", styled(f"{offer['id']} ", STRONG) + head)
            for giver, _, kind, amount in offer["legs"]:
                page.indented(self.realm.name(giver) + Text(f": {self.thing(kind, amount)}"), LABEL + 2)
            for clause in offer["clauses"]:
                page.indented(self.clause(clause, offer["maker"], offer["taker"]), LABEL + 2)

    def thing(self, kind: int, amount: int) -> str:
        if kind == 0:
            return self.texts("page-florins", florins=amount)
        counts = [amount if unit == (kind - 1) % KINDS else 0 for unit in range(KINDS)]
        owner = self.factions.names[(kind - 1) // KINDS]
        return self.texts("page-captives", units=self.faces.units_in_full(counts), owner=owner)

    def clause(self, clause: list[int], maker: int, taker: int) -> Text:
        kind, party, until, secret = clause
        number = kind % AIMED // NUMBERED
        other = taker if party == maker else maker
        alliance = is_alliance(kind % NUMBERED)
        doc = {
            "kind": CLAUSE_NAMES[kind % NUMBERED],
            "by": other,
            "for": party,
            "number": number if alliance else number * FEE_UNIT,
            "against": [seat for seat in range(self.factions.seats) if (kind // AIMED >> seat) & 1],
            "until": until,
            "secret": secret,
        }
        return self.pact(doc, False)

    # --- on the move

    def move(self, page: Page) -> None:
        move = self.view["move"]
        if move is None:
            return
        parts = [self.faces.units(move["units"])] if any(move["units"]) else []
        for piece in self.view["pieces"]:
            if piece["piece"] in move["pieces"]:
                parts.append(f"{self.faces.piece(piece)} ({self.texts('page-moves', moves=piece['mp'])})")
        if not parts:
            self.labelled(page, "page-move", f"{self.faces.place(move['zone'])}: {self.texts('page-group-empty')}")
            return
        said = ", ".join(parts)
        body = f"{self.faces.place(move['zone'])}: {said} · {self.texts('page-capacity', number=move['capacity'])}"
        self.labelled(page, "page-move", body)

    def trade(self, page: Page) -> None:
        """The transport that is led, the market it stands at, the sale under way."""
        convoy, sale = self.view["convoy"], self.view["sale"]
        doc = sale or convoy
        if doc is None:
            return
        piece = next((piece for piece in self.view["pieces"] if piece["piece"] == doc["piece"]), None)
        if piece is None:
            return
        where = self.faces.place(doc["zone"])
        body = f"{self.realm.piece(piece)} · {where}"
        market = self.realm.market(doc["zone"]) if doc["zone"] < len(self.view["territories"]) else ""
        self.labelled(page, "page-convoy", f"{body}: {market}" if market else body)
        if sale is not None:
            cubes = self.faces.goods(sale["cubes"]) or self.texts("nothing")
            self.labelled(page, "page-sale", f"{cubes} · {self.texts('page-florins', florins=sale['price'])}")

    # --- a battle

    def battle(self, page: Page) -> None:
        """Both sides beside each other."""
        b = self.view["battle"]
        if b is None:
            return
        t = self.texts
        where = self.faces.place(b["zone"])
        page.heading(t("page-battle-now", zone=where, round=b["round"]))
        sides = (b["attacker"], b["defender"])
        rows: list[list[Text | str]] = [
            [t("page-units-all"), *(self.faces.units(units) or "–" for units in b["units"])],
        ]
        if b["melee"] != b["units"]:
            rows.append([t("page-melee"), *(self.faces.units(units) or "–" for units in b["melee"])])
        rows += self.engines(b, sides)
        rows.append([t("page-powers"), *(self.powers(powers) for powers in b["powers"])])
        if any(b["captain"]):
            rows.append([t("page-captains"), *(str(levels) for levels in b["captain"])])
        if any(b["protection"]):
            rows.append([t("page-shield"), *(self.shield(b, side) for side in (0, 1))])
        if b["arrows"]:
            rows.append([t("page-arrows"), *(self.arrows(b, side) for side in (0, 1))])
        if any(b["sacrificed"]):
            rows.append([t("page-sacrificed"), *(str(number) for number in b["sacrificed"])])
        if any(any(dice) for dice in b["dice"]):
            rows.append([t("page-rolled"), *(self.dice(dice) for dice in b["dice"])])
        changes = [self.changes(b, side) for side in (0, 1)]
        if any(changes):
            rows.append([t("page-changes"), *changes])
        if any(b["values"]):
            rows.append([t("page-value"), *(styled(str(value), STRONG) for value in b["values"])])
            rows.append([t("page-casualties"), *(str(value) for value in b["casualties"])])
        page.table([t("page-blank"), *(str(self.realm.name(side)).strip() for side in sides)], rows)
        if b["damage"]:
            page.line(" " + t("page-damage", number=b["damage"]))

    def engines(self, b: View, sides: tuple[int, int]) -> list[list[Text | str]]:
        """Who mans which engine, what it aims at and what it rolled."""
        cells = []
        for side in sides:
            said = []
            for piece in self.view["pieces"]:
                crew = [0] * KINDS
                for post in b["crews"]:
                    if post["piece"] == piece["piece"] and piece["owner"] == side:
                        crew[post["kind"]] += 1
                if any(crew):
                    said.append(self.engine(b, piece, crew))
            cells.append("; ".join(said) or "–")
        return [[self.texts("page-crews"), *cells]] if any(cell != "–" for cell in cells) else []

    def engine(self, b: View, piece: View, crew: list[int]) -> str:
        said = f"{self.faces.piece(piece)}: {self.faces.units(crew)}"
        for aim in b["aims"]:
            if aim["piece"] == piece["piece"]:
                category = CATEGORY_NAMES[aim["category"]]
                said += f" → {self.texts(f'category-{category}')}"
        shots = [str(shot["die"]) for shot in b["shots"] if shot["piece"] == piece["piece"]]
        return f"{said} [{' '.join(shots)}]" if shots else said

    def powers(self, powers: list[str]) -> str:
        return ", ".join(self.faces.form(f"unit-{power}", "short") for power in powers) or "–"

    def shield(self, b: View, side: int) -> str:
        protection = b["protection"][side]
        return f"{b['shield'][side]} {self.texts(f'protection-{PROTECTION_NAMES[protection]}')}" if protection else "–"

    def arrows(self, b: View, side: int) -> str:
        return " ".join(str(arrow["die"]) for arrow in b["arrows"] if arrow["side"] == side) or "–"

    def dice(self, dice: list[int]) -> str:
        return " ".join(str(die) if die else "·" for die in dice)

    def changes(self, b: View, side: int) -> str:
        """What is added to and taken from the attack value."""
        t = self.texts
        said = [f"−{b['penalty'][side]} {t('page-order')}"] if b["penalty"][side] else []
        said += [f"+{b['bonus'][side]}"] if b["bonus"][side] > 0 else []
        ahead = b["fleet"][side] - b["fleet"][1 - side]
        said += [f"+{ahead} {t('page-fleet')}"] if ahead > 0 else []
        said += [t("page-captures")] if b["capture"][side] else []
        said += [t("page-flees")] if side == 0 and b["flee"] else []
        return ", ".join(said)

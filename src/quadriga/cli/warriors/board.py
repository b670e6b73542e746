"""Points, stocks and tracks."""

from rich.text import Text

from quadriga.cli.board import Board, View
from quadriga.cli.terminal import DIM, STRONG, Factions, Page, styled
from quadriga.cli.warriors.atlas import Atlas
from quadriga.engine.module import Module
from quadriga.games.warriors.board import Board as Facts
from quadriga.games.warriors.module import WarriorsModule
from quadriga.games.warriors.names import RESOURCE_NAMES, TRACK_NAMES
from quadriga.games.warriors.words import ROMAN
from quadriga.language.texts import Texts

ARMY_KINDS = ("infantry", "archers", "cavalry")


class WarriorsBoard(Board):
    def __init__(self, module: Module, texts: Texts) -> None:
        super().__init__(texts)
        assert isinstance(module, WarriorsModule)
        self.data = module.data

    def facts(self, view: View) -> Facts:
        return self.data.board(view["map"], view["variant"])

    def draw(self, factions: Factions, view: View) -> Atlas:
        return Atlas(self.texts, self.facts(view), factions, view)

    # --- the head of the page

    def headline(self, view: View) -> tuple[str, str]:
        t = self.texts
        if view["over"]:
            return t("headline-over", turn=view["turn"]), ""
        phase = t(f"phase-{view['phase']}")
        if not view["turn"]:
            left = phase
        else:
            left = t("headline", turn=view["turn"], limit=view["turn_limit"], phase=phase)
        return left, t("headline-goal", points=view["threshold"])

    def standing(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        entries = [self.standing_of(factions, view, other, seat) for other in view["order"] or range(factions.seats)]
        if page.plain:
            page.line("; ".join(" ".join(str(entry).split()) for entry in entries))
            return
        text = Text()
        used = 0
        for entry in entries:
            if used and used + len(entry) > page.width - 2:
                page.line(text)
                text = Text()
                used = 0
            text += entry + Text("   ")
            used += len(entry) + 3
        page.line(text)

    def standing_of(self, factions: Factions, view: View, other: int, seat: int) -> Text:
        doc = view["seats"][other]
        text = Text(" ") + factions.badge(other) + styled(f" {factions.names[other]} ", factions.style(other))
        if view["teams"]:
            text.append(self.texts("standing-team", points=doc["points"], team=doc["team_points"]), style=STRONG)
        else:
            text.append(str(doc["points"]), style=STRONG)
        if other == seat:
            text.append(f" ({self.texts('standing-you')})")
        if doc["gone"]:
            text.append(f" ({self.texts('standing-gone')})", style=DIM)
        elif seat >= 0 and other in view["seats"][seat]["allies"]:
            text.append(f" ({self.texts('standing-ally')})")
        elif seat >= 0 and any(war["seat"] == other for war in view["seats"][seat]["wars"]):
            text.append(f" ({self.texts('standing-war')})", style="bold #e5484d")
        return text

    # --- what the seat has

    def stock(self, page: Page, view: View, seat: int) -> Text:
        doc = view["seats"][seat]
        t = self.texts
        stock = Text(" ")
        for name in RESOURCE_NAMES:
            stock.append(f"{t(f'resource-{name}')} ", style=DIM if not page.plain else "")
            stock.append(str(doc["stock"][name]), style=STRONG)
            stock.append(", " if page.plain and name != RESOURCE_NAMES[-1] else "  ")
        if doc["food_needed"]:
            stock.append(t("status-hunger", food=doc["food_needed"]), style=DIM)
        return stock

    def progress(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        for track, name in enumerate(TRACK_NAMES):
            self.track(page, view, view["seats"][seat], track, name)

    def track(self, page: Page, view: View, doc: View, track: int, name: str) -> None:
        """``Production  ● ●● ●○○ ○○○ ○○○ ○○○  III  food ×1, goods ×2  → IV in 2: food ×2, Masonry``"""
        t = self.texts
        facts = self.facts(view)
        tokens = doc["tokens"][name]
        level = doc["levels"][name]
        word = t(f"track-{name}")
        now = self.gains(facts, track, level, 0)
        missing = tokens_to(facts, level + 1) - tokens
        if level == 7:
            later = t("track-top")
        else:
            gains = self.gains(facts, track, level + 1, level)
            later = t("track-next", level=ROMAN[level + 1], missing=missing, gains=gains)
        if page.plain:
            page.line(t("track-plain", track=word, level=ROMAN[level], now=now, later=later))
            return
        text = styled(f" {word:<11}", DIM)
        for step in range(2, 8):
            first, last = tokens_to(facts, step - 1), tokens_to(facts, step)
            filled = max(0, min(tokens, last) - first)
            text.append("●" * filled, style="#2fa866").append("○" * (last - first - filled), style=DIM).append(" ")
        text.append(f"{ROMAN[level]:<4}", style=STRONG).append(now).append(f" {later}", style=DIM)
        body = text.wrap(page.console, page.width)
        page.line(body[0])
        for part in body[1:]:
            page.line(Text(" " * 36) + part)

    def gains(self, facts: Facts, track: int, level: int, since: int) -> str:
        """What a level gives; with ``since`` only what is better than at that level."""
        t = self.texts
        columns = (
            (("gain-food", facts.food_x), ("gain-goods", facts.goods_x)),
            (("gain-bank", facts.bank_rate), ("gain-routes", facts.route_limit)),
            (("gain-weapons", facts.weapons_x), ("gain-points", facts.action_points)),
        )
        found = [
            t(message, number=column[level])
            for message, column in columns[track]
            if column[level] and (not since or column[level] != column[since])
        ]
        if since:
            if track == 2:
                found += [t(f"kind-{kind}") for kind, need in zip(ARMY_KINDS, facts.level_needed) if need == level]
            keys = [
                key for key, ability in self.data.abilities.items() if (ability.track, ability.level) == (track, level)
            ]
            found += [t(f"ability-{key.replace('_', '-')}") for key in keys]
        return ", ".join(found)

    def aside(self, page: Page, factions: Factions, view: View, seat: int, verbs: set[str]) -> None:
        """The list says enough."""

    # --- the map

    def surroundings(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        self.draw(factions, view).surroundings(page, seat)

    def atlas(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        self.draw(factions, view).whole(page, seat)

    def look(self, page: Page, factions: Factions, view: View, place: str) -> None:
        drawn = self.draw(factions, view)
        drawn.province(page, drawn.find(place))

    # --- the others

    def seats(self, page: Page, factions: Factions, view: View, players: list[str]) -> None:
        t = self.texts
        heads = [t("head-seat"), t("head-player"), t("head-points")]
        heads += [t(f"resource-{name}") for name in RESOURCE_NAMES]
        heads += [t.find(f"track-{name}", "short", {}) or "" for name in TRACK_NAMES]
        rows = []
        order = view["order"] or range(factions.seats)
        for seat in order:
            doc = view["seats"][seat]
            row: list[Text | str] = [
                factions.badge(seat) + styled(f" {factions.names[seat]}", factions.style(seat)),
                t.player(players[seat]),
                styled(str(doc["points"]), STRONG),
            ]
            row += [str(doc["stock"][name]) for name in RESOURCE_NAMES]
            rows.append(row + [f"{ROMAN[doc['levels'][name]]} {doc['tokens'][name]}" for name in TRACK_NAMES])
        page.table(heads, rows, range(2, 10))
        for seat in order:
            said = self.relations(factions, view["seats"][seat])
            if said:
                page.indented(factions.paint(f"{factions.names[seat]}: {said}"), 1)
        for track, name in enumerate(TRACK_NAMES):
            leader = view["leaders"][track]
            if leader >= 0:
                page.indented(factions.paint(t(f"leader-{name}", seat=factions.names[leader])), 1)

    def relations(self, factions: Factions, doc: View) -> str:
        t = self.texts
        said = []
        if doc["routes"]:
            said.append(t("relation-routes", seats=", ".join(factions.names[other] for other in doc["routes"])))
        if doc["wars"]:
            said.append(t("relation-wars", seats=", ".join(factions.names[war["seat"]] for war in doc["wars"])))
        if doc["allies"]:
            said.append(t("relation-allies", seats=", ".join(factions.names[other] for other in doc["allies"])))
        if doc["unified"]:
            said.append(t("relation-unified"))
        if not doc["trade_centre"]:
            said.append(t("relation-no-centre"))
        return "; ".join(said)


def tokens_to(facts: Facts, level: int) -> int:
    """Tokens on a track that reach a level."""
    return facts.level_at.index(level) if level <= 7 else facts.spaces

"""The sheets of ABAKUS in which a player changes the coloured cells: cultural dominance, and one clash of a battle."""

from typing import Final

from quadriga.cli.civilization.lists import Lists
from quadriga.cli.civilization.sheets import Words
from quadriga.cli.civilization.workbook import Book, Sheet, cell, span
from quadriga.games.civilization.abakus import Attempt, Comparison, attempts, compared, culture_chance, wall
from quadriga.games.civilization.board import MODERN, NOBODY, SHIP
from quadriga.games.civilization.odds import clash_odds
from quadriga.games.civilization.procedures.battle.modifiers import ATTACK_STEP, DEFENCE_STEP
from quadriga.games.civilization.procedures.culture import CERTAIN, ROWS
from quadriga.games.civilization.state import Civilization
from quadriga.language.texts import Texts

MANY: Final = 999
METROPOLIS: Final = 4
UNKNOWN: Final = Comparison(1, 1, False, 0, 0, 0, 0, 0, 0, 0, NOBODY, NOBODY, 1, False, False)
OURS, THEIRS, POINTS = 1, 2, 3  # columns of Culture
ATTACK, DEFENCE = 1, 3  # columns of Battle; each side's points stand beside it


def write_calculators(book: Book, texts: Texts, g: Civilization) -> None:
    words = Words(texts, g)
    culture = book.sheet(texts("workbook-culture"), 24, 18, 18, 12, *[13] * len(ROWS))
    battle = book.sheet(texts("workbook-battle"), 30, 20, 10, 20, 10)
    lists = Lists(book, texts, words, g)
    CultureSheet(culture, texts, words).write(g)
    BattleSheet(battle, texts, lists).write(g)


class Form:
    """Lines with a label, cells to change, and what they come to."""

    def __init__(self, sheet: Sheet, texts: Texts) -> None:
        self.sheet = sheet
        self.texts = texts
        self.row = 3
        self.yes = texts("word-yes")

    def begin(self, title: str, note: str, heads: list[str]) -> None:
        self.sheet.write(0, 0, title, "title")
        self.sheet.write(1, 0, note, "note")
        self.sheet.line(self.row, 0, heads, "head")

    def label(self, text: str) -> None:
        self.row += 1
        self.sheet.write(self.row, 0, text[:1].upper() + text[1:])

    def answer(self, column: int, yes: bool) -> str:
        """A cell for yes or no; what it must be for yes."""
        self.sheet.choice(self.row, column, self.yes if yes else self.texts("word-no"), "yes_no")
        return f"{cell(self.row, column)}=INDEX(yes_no,1)"


class CultureSheet(Form):
    """What an attempt at cultural dominance comes to, and those that are possible now."""

    def __init__(self, sheet: Sheet, texts: Texts, words: Words) -> None:
        super().__init__(sheet, texts)
        self.words = words

    def write(self, g: Civilization) -> None:
        t = self.texts
        found = attempts(g)
        known = compared(g, found[0].territory, found[0].target) if found else UNKNOWN._replace(era=g.era)
        heads = [t("workbook-blank"), t("workbook-ours"), t("workbook-theirs"), t("workbook-points")]
        self.begin(t("workbook-culture"), t("workbook-culture-note"), heads)
        self.write_form(g, known)
        self.row += 2
        self.sheet.write(self.row, 0, t("workbook-attempts"), "heading")
        if not found:
            self.sheet.write(self.row + 1, 0, t("workbook-no-attempts"), "note")
            return
        heads = [t("workbook-head-seat"), t("workbook-ours"), t("workbook-theirs"), t("workbook-head-owner")]
        heads += [t(f"culture-{name}") for name in ROWS]
        self.sheet.line(self.row + 1, 0, [*heads, t("workbook-score"), t("workbook-chance")], "head")
        for row, attempt in enumerate(found, self.row + 2):
            self.write_attempt(row, attempt, g.holder[attempt.target])

    def write_form(self, g: Civilization, known: Comparison) -> None:
        first = self.row + 1
        self.difference("size", known.size, known.target_size, 1, METROPOLIS)
        self.label(self.texts("culture-capital"))
        self.points(f"IF({self.answer(THEIRS, known.capital)},-1,0)", -int(known.capital))
        self.difference("militia", known.militia, known.target_militia, 0, MANY)
        self.difference("improvements", known.improvements, known.target_improvements, 0, 2)
        self.difference("wonders", known.wonders, known.target_wonders, 0, MANY)
        self.label(self.texts("culture-distance"))
        self.sheet.amount(self.row, OURS, known.distance, 0, MANY)
        self.points(f"-{cell(self.row, OURS)}", -known.distance)
        self.write_culture(g, known)
        self.label(self.texts("culture-seminal"))
        self.points(f"IF({self.answer(OURS, known.seminal)},1,0)", int(known.seminal))
        self.label(self.texts("culture-happiness"))
        self.points(f"IF({self.answer(THEIRS, known.happy)},-1,0)", -int(known.happy))
        score = self.score(g, known)
        self.label(self.texts("workbook-score"))
        self.sheet.formula(self.row, POINTS, f"SUM({span(first, POINTS, self.row - 1, POINTS)})", score, "total")
        self.label(self.texts("workbook-chance"))
        self.sheet.formula(self.row, POINTS, chance(cell(self.row - 1, POINTS)), culture_chance(score), "chance")

    def write_culture(self, g: Civilization, known: Comparison) -> None:
        """The row of the table that is made of three things."""
        self.label(self.texts("workbook-head-era"))
        self.sheet.amount(self.row, OURS, known.era, 1, MODERN)
        era = cell(self.row, OURS)
        self.label(self.texts("workbook-head-government"))
        self.sheet.choice(self.row, OURS, self.words.government(known.government), "governments")
        own = f"MATCH({cell(self.row, OURS)},governments,0)"
        self.points(f"INDEX(government_culture,{own})", government_culture(g, known))
        self.label(self.texts("workbook-head-civilization"))
        self.sheet.choice(self.row, OURS, self.words.civilization(known.civilization), "types")
        own = f"MATCH({cell(self.row, OURS)},types,0)"
        self.points(f"INDEX(type_culture,{own})*{era}", type_culture(g, known))

    def difference(self, name: str, ours: int, theirs: int, low: int, high: int) -> None:
        self.label(self.texts(f"culture-{name}"))
        self.sheet.amount(self.row, OURS, ours, low, high)
        self.sheet.amount(self.row, THEIRS, theirs, low, high)
        self.points(f"{cell(self.row, OURS)}-{cell(self.row, THEIRS)}", ours - theirs)

    def points(self, formula: str, value: int) -> None:
        self.sheet.formula(self.row, POINTS, formula, value, "points")

    def score(self, g: Civilization, known: Comparison) -> int:
        gained = known.size + known.militia + known.improvements + known.wonders + int(known.seminal)
        lost = known.target_size + known.target_militia + known.target_improvements + known.target_wonders
        lost += int(known.capital) + known.distance + int(known.happy)
        return gained - lost + government_culture(g, known) + type_culture(g, known)

    def write_attempt(self, row: int, attempt: Attempt, owner: int) -> None:
        words = self.words
        names = [words.seat(attempt.seat), words.space(attempt.territory), words.space(attempt.target)]
        self.sheet.line(row, 0, [*names, words.seat(owner)])
        self.sheet.line(row, 4, attempt.rows, "points")
        end = 4 + len(ROWS)
        score = sum(attempt.rows)
        self.sheet.formula(row, end, f"SUM({span(row, 4, row, end - 1)})", score, "total")
        self.sheet.formula(row, end + 1, chance(cell(row, end)), culture_chance(score), "chance")


def chance(score: str) -> str:
    return f"MIN(MAX({score},0),{CERTAIN})/{CERTAIN}"


def government_culture(g: Civilization, known: Comparison) -> int:
    return g.board.governments[known.government].culture if known.government != NOBODY else 0


def type_culture(g: Civilization, known: Comparison) -> int:
    return g.board.civilizations[known.civilization].culture * known.era if known.civilization != NOBODY else 0


class BattleSheet(Form):
    """The chances of one clash, exactly: dice of both units, what each adds, and who is higher how often."""

    def __init__(self, sheet: Sheet, texts: Texts, lists: Lists) -> None:
        super().__init__(sheet, texts)
        self.lists = lists

    def write(self, g: Civilization) -> None:
        t = self.texts
        heads = [t("workbook-blank"), t("workbook-attacker"), t("workbook-points")]
        self.begin(t("workbook-battle"), t("workbook-battle-note"), [*heads, t("workbook-defender"), heads[-1]])
        self.label(t("workbook-head-era"))
        self.sheet.amount(self.row, ATTACK, g.era, 1, MODERN)
        era = cell(self.row, ATTACK)
        classes = self.write_units()
        first = self.row + 1
        self.write_unit_points(era, classes)
        self.write_land(g, f"INDEX(unit_class,{classes[DEFENCE]})<{SHIP}")
        self.write_owners(classes)
        self.write_odds(first)

    def write_units(self) -> dict[int, str]:
        """Where in the list of units each side's is."""
        unit = self.lists.units[0]
        self.label(self.texts("workbook-unit"))
        for side in (ATTACK, DEFENCE):
            self.sheet.choice(self.row, side, self.lists.level(unit), "units")
        places = {side: f"MATCH({cell(self.row, side)},units,0)" for side in (ATTACK, DEFENCE)}
        self.label(self.texts("workbook-aircraft"))
        for side, name in ((ATTACK, "attack_dice"), (DEFENCE, "defence_dice")):
            self.sheet.choice(self.row, side, self.texts("workbook-none"), "planes")
            plane = f"INDEX(plane_dice,MATCH({cell(self.row, side)},planes,0))"
            self.sheet.formula(self.row + 1, side + 1, f"INDEX(unit_dice,{places[side]})+{plane}", unit.dice)
            self.sheet.define(name, self.row + 1, side + 1, 1)
        self.label(self.texts("workbook-dice"))
        return places

    def write_unit_points(self, era: str, places: dict[int, str]) -> None:
        """Cavalry beats infantry, infantry artillery, artillery cavalry: by numbers, each the one two further on."""
        self.label(self.texts("modifier-superiority"))
        for side, other in ((ATTACK, DEFENCE), (DEFENCE, ATTACK)):
            own, rival = (f"INDEX(unit_class,{places[which]})" for which in (side, other))
            beats = f"AND({own}<{SHIP},{rival}<{SHIP},MOD({own}+2,3)={rival})"
            self.points(side, f"IF({beats},{era},0)")
        self.label(self.texts("modifier-level"))
        for side in (ATTACK, DEFENCE):
            self.points(side, f"INDEX(unit_bonus,{places[side]})", self.lists.units[0].bonus)

    def write_land(self, g: Civilization, ashore: str) -> None:
        """What the land gives a defender, if he is a land unit."""
        t = self.texts
        self.label(t("modifier-terrain"))
        self.sheet.choice(self.row, DEFENCE, t("workbook-none"), "terrains")
        terrain = f"INDEX(terrain_points,MATCH({cell(self.row, DEFENCE)},terrains,0))"
        self.points(DEFENCE, f"IF({ashore},{terrain},0)")
        self.label(t("workbook-settlement"))
        self.sheet.amount(self.row, DEFENCE, 0, 0, METROPOLIS)
        size, line = cell(self.row, DEFENCE), self.row
        self.label(t("workbook-happy"))
        worth = f"IF({self.answer(DEFENCE, False)},{size},INT(({size}+1)/2))"
        self.sheet.formula(line, DEFENCE + 1, f"IF({ashore},{worth},0)", 0, "points")
        for name, number in (("wall", wall(g.board)), ("capital", 1)):
            self.label(t(f"modifier-{name}"))
            yes = self.answer(DEFENCE, False)
            self.points(DEFENCE, f"IF(AND({ashore},{size}>0,{yes}),{number},0)")

    def write_owners(self, places: dict[int, str]) -> None:
        t = self.texts
        sides = (ATTACK, DEFENCE)
        self.label(t("modifier-sailors"))
        for side in sides:
            self.points(side, f"IF(AND({self.answer(side, False)},INDEX(unit_class,{places[side]})={SHIP}),1,0)")
        self.label(t("workbook-science"))
        for side, step in ((ATTACK, ATTACK_STEP), (DEFENCE, DEFENCE_STEP)):
            self.sheet.amount(self.row, side, 0, 0, MANY)
            self.points(side, f"INT({cell(self.row, side)}/{step})")
        for name in ("discipline", "ambush"):
            self.label(t(f"modifier-{name}"))
            for side in sides:
                self.points(side, f"IF({self.answer(side, False)},1,0)")
        self.label(t("workbook-more"))
        for side in sides:
            self.sheet.amount(self.row, side, 0, -MANY, MANY)
            self.points(side, cell(self.row, side))

    def write_odds(self, first: int) -> None:
        t = self.texts
        unit = self.lists.units[0]
        self.label(t("workbook-total"))
        for side in (ATTACK, DEFENCE):
            lines = span(first, side + 1, self.row - 1, side + 1)
            self.sheet.formula(self.row, side + 1, f"SUM({lines})", unit.bonus, "total")
        totals = [cell(self.row, side + 1) for side in (ATTACK, DEFENCE)]
        self.label(t("workbook-lead"))
        self.points(ATTACK, f"{totals[0]}-{totals[1]}")
        self.sheet.define("lead", self.row, ATTACK + 1, 1)
        self.lists.put_throws(unit, unit)
        higher, level, lower = clash_odds(unit.dice, unit.bonus, unit.dice, unit.bonus)
        self.row += 1
        for name, ways, value in (("higher", "lower_ways", higher), ("level", "same_ways", level)):
            self.label(t(f"workbook-{name}"))
            formula = f"SUMPRODUCT(attack_ways,{ways})/6^(attack_dice+defence_dice)"
            self.sheet.formula(self.row, ATTACK + 1, formula, value, "chance")
        self.label(t("workbook-lower"))
        others = f"1-{cell(self.row - 2, ATTACK + 1)}-{cell(self.row - 1, ATTACK + 1)}"
        self.sheet.formula(self.row, ATTACK + 1, others, lower, "chance")

    def points(self, side: int, formula: str, value: int = 0) -> None:
        self.sheet.formula(self.row, side + 1, formula, value, "points")

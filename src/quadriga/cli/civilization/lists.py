"""The last sheet of ABAKUS: words to choose from, what belongs to each, and the ways of dice to show a sum."""

from collections.abc import Sequence
from typing import Final

from quadriga.cli.civilization.sheets import Words
from quadriga.cli.civilization.workbook import Book, Value, cell
from quadriga.games.civilization.abakus import MOST_SUM, Fighter, fighters, throw_rows
from quadriga.games.civilization.board import AIRCRAFT, CIVILIZATIONS, DESERT, FOREST, GOVERNMENTS, MOUNTAIN
from quadriga.games.civilization.data_names import TOKEN_NAMES
from quadriga.games.civilization.odds import MOST_DICE
from quadriga.games.civilization.state import Civilization
from quadriga.language.texts import Texts

TERRAINS: Final = ((FOREST, 1), (MOUNTAIN, 2), (DESERT, -1))


class Lists:
    """Every list has a name, by which the formulas of the calculators find it."""

    def __init__(self, book: Book, texts: Texts, words: Words, g: Civilization) -> None:
        self.sheet = book.sheet(texts("workbook-lists"), 10)
        self.texts = texts
        self.column = 0
        self.units = [unit for unit in fighters(g.board) if unit.unit_class != AIRCRAFT]
        planes = [unit for unit in fighters(g.board) if unit.unit_class == AIRCRAFT]
        rules, types = g.board.governments, g.board.civilizations
        nothing: list[Value] = [words.none(), 0]
        self.put(["yes_no"], [[texts("word-yes")], [texts("word-no")]])
        rows: list[list[Value]] = [nothing]
        if g.governments_rule:
            rows += [[words.government(number), rules[number].culture] for number in range(GOVERNMENTS)]
        self.put(["governments", "government_culture"], rows)
        rows = [[words.civilization(number), types[number].culture] for number in range(CIVILIZATIONS)]
        self.put(["types", "type_culture"], [nothing, *rows])
        rows = [[self.level(unit), unit.unit_class, unit.dice, unit.bonus] for unit in self.units]
        self.put(["units", "unit_class", "unit_dice", "unit_bonus"], rows)
        rows = [[self.level(unit), unit.dice] for unit in planes]
        self.put(["planes", "plane_dice"], [nothing, *rows])
        rows = [[texts(f"token-{TOKEN_NAMES[token]}"), number] for token, number in TERRAINS]
        self.put(["terrains", "terrain_points"], [nothing, *rows])

    def level(self, unit: Fighter) -> str:
        return self.texts(f"level-{unit.key}")

    def put(self, names: list[str], rows: Sequence[Sequence[Value]]) -> None:
        """A block of columns, each headed by its name."""
        self.sheet.line(0, self.column, names, "head")
        for row, values in enumerate(rows, 1):
            self.sheet.line(row, self.column, values)
        self.name(names, len(rows))
        self.column += len(names) + 1

    def name(self, names: list[str], rows: int) -> None:
        for place, name in enumerate(names, self.column):
            self.sheet.define(name, 1, place, rows)

    def put_throws(self, ours: Fighter, theirs: Fighter) -> None:
        """Ways of so many dice to show a sum (throws) or less (below), and both for the two units of the calculator."""
        throws = throw_rows()
        below = [[0] * (MOST_DICE + 1)]
        for row in throws:
            below.append([less + ways for less, ways in zip(below[-1], row, strict=True)])
        self.put_matrix("throws", throws)
        self.put_matrix("below", below)
        names = ["sums", "attack_ways", "lower_ways", "same_ways"]
        self.sheet.line(0, self.column, names, "head")
        for total in range(MOST_SUM + 1):
            mark = total + ours.bonus - theirs.bonus
            at = cell(1 + total, self.column)
            ways = f"INDEX(throws,{at}+1,attack_dice+1)"
            lower = f"INDEX(below,MIN(MAX({at}+lead,0),{MOST_SUM + 1})+1,defence_dice+1)"
            same = f"IF(OR({at}+lead<0,{at}+lead>{MOST_SUM}),0,INDEX(throws,{at}+lead+1,defence_dice+1))"
            self.sheet.write(1 + total, self.column, total)
            self.sheet.formula(1 + total, self.column + 1, ways, throws[total][ours.dice])
            self.sheet.formula(1 + total, self.column + 2, lower, below[min(max(mark, 0), MOST_SUM + 1)][theirs.dice])
            level = throws[mark][theirs.dice] if 0 <= mark <= MOST_SUM else 0
            self.sheet.formula(1 + total, self.column + 3, same, level)
        self.name(names, MOST_SUM + 1)

    def put_matrix(self, name: str, rows: list[list[int]]) -> None:
        self.sheet.line(0, self.column, [name, *range(MOST_DICE + 1)], "head")
        for total, row in enumerate(rows):
            self.sheet.line(1 + total, self.column, [total, *row])
        self.sheet.define(name, 1, self.column + 1, len(rows), MOST_DICE + 1)
        self.column += MOST_DICE + 3

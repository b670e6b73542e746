"""Openings for scenarios: which tokens lie where, who draws what, who places first."""

from tests.games.civilization.table import BOARD, new_game

from quadriga.engine.table import Table
from quadriga.games.civilization.data_names import TOKEN_NAMES

MIX = ((3, 7), (2, 7), (1, 7), (2, 8), (4, 8), (0, 7))  # terrain and other tokens of the continents
TERRAIN = ("mountain", "forest", "desert")
ROOTS = ("masonry", "alphabet_writing", "pottery", "the_wheel", "bronze_working", "ceremonial_burial")
REMOVED = {"short": 10, "medium": 10, "medium_long": 5, "long": 5}


def heap(removed: int) -> list[str]:
    """All tokens as they are sorted before they are shuffled."""
    copies = dict(zip(TOKEN_NAMES, BOARD.token_copies, strict=True))
    copies["no_encounter"] -= removed
    return [name for name in TOKEN_NAMES for _ in range(copies[name])]


def one_of_each(pile: list[str]) -> list[int]:
    """Places in a pile, so that one of each kind comes after the other and some of each are left for the bag."""
    return sorted(range(len(pile)), key=lambda place: pile[:place].count(pile[place]))


def deal(wanted: dict[str, str], removed: int) -> list[list[int]]:
    """The shuffles that lay these tokens in these territories, and the others as it comes."""
    tokens = heap(removed)
    piles = [[name for name in tokens if name in TERRAIN], [name for name in tokens if name not in TERRAIN]]
    left = [one_of_each(pile) for pile in piles]
    orders: list[list[int]] = [[], []]
    kept: dict[str, tuple[int, int]] = {}
    for territory, name in wanted.items():
        pile = 0 if name in TERRAIN else 1
        place = next(number for number in left[pile] if piles[pile][number] == name)
        left[pile].remove(place)
        kept[territory] = (pile, place)
    mixes: list[list[int]] = []
    for continent, numbers in enumerate(MIX):
        lands = [BOARD.space_keys[territory] for territory in BOARD.members[continent]]
        dealt: list[tuple[int, int]] = []
        for pile in (0, 1):
            mine = [kept[land] for land in lands if land in kept and kept[land][0] == pile]
            while len(mine) < numbers[pile]:
                mine.append((pile, left[pile].pop(0)))
            orders[pile] += [place for _, place in mine]
            dealt += mine
        free = [place for place, token in enumerate(dealt) if token not in kept.values()]
        mixes.append([dealt.index(kept[land]) if land in kept else free.pop(0) for land in lands])
    return [orders[0] + left[0], orders[1] + left[1], *mixes]


def opening(
    tokens: dict[str, str] | None = None,
    chance: list[list[int]] | None = None,
    drawn: tuple[str, ...] = ("alphabet_writing", "bronze_working", "pottery"),
    players: int = 3,
    **options: str | int,
) -> Table:
    """A new short game without strategy cards; red places first unless ``chance``, from the first roll on, says so."""
    settings: dict[str, str | int] = {"length": "short", "strategy": "off", **options}
    techs = [ROOTS.index(name) for name in drawn]
    rolls = chance if chance is not None else [[6, 6] + [1, 1] * (players - 1)]
    shuffles = deal(tokens or {}, REMOVED[str(settings["length"])])
    return new_game(players, "1", [*shuffles, techs, *rolls], **settings)

"""Which games there are."""

from quadriga.engine.errors import InputError
from quadriga.engine.module import Module
from quadriga.engine.pack import Pack

GAMES = ("warriors", "byzantion", "medioevo", "civilization")
TEMPLATES = ("realm",)  # found by name, but not advertised
KEPT = 32  # games with packs; the oldest are made anew when asked for again

_own: dict[str, Module] = {}
_packed: dict[tuple[str, str], Module] = {}  # by game and hash of the pack


def find_game(name: str, pack: Pack | None = None) -> Module:
    """A game by name, on its own data or with a component pack over them; made when first asked for.

    A pack that does not fit raises one DataError with all its faults.
    """
    if pack is None:
        if name not in _own:
            _own[name] = make(name, None)
        return _own[name]
    if pack.game != name:
        raise InputError("pack_other_game", pack=pack.name, game=pack.game, asked=name)
    key = (name, pack.hash)
    if key not in _packed:
        made = make(name, pack)
        while len(_packed) >= KEPT:
            del _packed[next(iter(_packed))]
        _packed[key] = made
    return _packed[key]


def make(name: str, pack: Pack | None) -> Module:
    if name == "warriors":
        from quadriga.games.warriors.module import WarriorsModule

        return WarriorsModule(pack)
    if name == "byzantion":
        from quadriga.games.byzantion.module import ByzantionModule

        return ByzantionModule(pack)
    if name == "medioevo":
        from quadriga.games.medioevo.module import MedioevoModule

        return MedioevoModule(pack)
    if name == "civilization":
        from quadriga.games.civilization.module import CivilizationModule

        return CivilizationModule(pack)
    if name == "realm":
        from quadriga.games.realm.module import RealmModule

        return RealmModule(pack)
    raise InputError("game_unknown", game=name, known=", ".join(GAMES))

"""Which games there are."""

from functools import cache

from quadriga.engine.errors import InputError
from quadriga.engine.module import Module

GAMES = ("warriors", "byzantion", "medioevo", "civilization")
TEMPLATES = ("realm",)  # found by name, but not advertised


@cache
def find_game(name: str) -> Module:
    """A game by name; loaded when first asked for."""
    if name == "warriors":
        from quadriga.games.warriors.module import WarriorsModule

        return WarriorsModule()
    if name == "byzantion":
        from quadriga.games.byzantion.module import ByzantionModule

        return ByzantionModule()
    if name == "medioevo":
        from quadriga.games.medioevo.module import MedioevoModule

        return MedioevoModule()
    if name == "civilization":
        from quadriga.games.civilization.module import CivilizationModule

        return CivilizationModule()
    if name == "realm":
        from quadriga.games.realm.module import RealmModule

        return RealmModule()
    raise InputError("game_unknown", game=name, known=", ".join(GAMES))

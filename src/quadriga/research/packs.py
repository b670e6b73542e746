"""Games with a component pack over their data, as far as rows and actions keep their shape."""

from pathlib import Path

from quadriga.engine.errors import InputError
from quadriga.engine.module import Module
from quadriga.engine.pack import Pack
from quadriga.games.packs import load_pack
from quadriga.games.registry import find_game
from quadriga.research.encoders import ENCODERS, encoder
from quadriga.research.numbering import Numbering, numbering


def game_with(game: str, pack: Pack | Path | str | None) -> Module:
    """A game by name, with a pack or the folder of one. Numbers must mean what they mean without it."""
    if pack is None:
        return find_game(game)
    loaded = pack if isinstance(pack, Pack) else load_pack(Path(pack))
    module = find_game(game, loaded)
    if Numbering(module).hash != numbering(game).hash or ENCODERS[game](module).hash != encoder(game).hash:
        raise InputError("pack_shape", pack=loaded.name, game=game)
    return module

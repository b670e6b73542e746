"""``quadriga fuzz``: random play in search of crashes, dead ends and broken invariants."""

from pathlib import Path
from secrets import token_hex

from quadriga.cli.terminal import STRONG, WARNING, Page
from quadriga.cli.texts import Texts
from quadriga.engine.fuzz import fuzz as search
from quadriga.games.registry import find_game

"""How many things of each kind a choice may name: the widths of the action numbering, from the games' own counts."""

from quadriga.engine.module import Module
from quadriga.games.byzantion import board as byzantion
from quadriga.games.byzantion.names import ACTION_NAMES
from quadriga.games.civilization import board as civilization
from quadriga.games.civilization.technologies import TECHNOLOGIES
from quadriga.games.civilization.terms import SPIES
from quadriga.games.civilization.wonders import WONDERS
from quadriga.games.medioevo import board as medioevo
from quadriga.games.medioevo import names as medioevo_names
from quadriga.games.medioevo.codes import BARBARIAN_GALLEYS, STAGES
from quadriga.games.medioevo.data_schema import ICON_NAMES
from quadriga.games.medioevo.procedures.spoils import SAFE_CUBE
from quadriga.games.warriors import board as warriors
from quadriga.games.warriors.module import WarriorsModule

# Things that get a new number whenever one is made, such as offers: they are counted among those in sight, the oldest
# first, so that their numbers stay small.
PASSING = ("offer", "pact")

PACTS = 128  # in sight at once: far beyond what five partners sign
DICE = 128  # of one volley: far beyond the archers in the box
ROUNDS = 9  # of a marathon


def widths(module: Module) -> dict[str, int]:
    """By kind of thing, one more than the highest number that a choice may name."""
    if module.name == "warriors":
        assert isinstance(module, WarriorsModule)
        return warriors_widths(module)
    if module.name == "byzantion":
        return byzantion_widths()
    if module.name == "medioevo":
        return medioevo_widths()
    if module.name == "civilization":
        return civilization_widths()
    raise KeyError(module.name)


def warriors_widths(module: WarriorsModule) -> dict[str, int]:
    boards = [module.data.board(map_, "") for map_ in module.data.maps]
    provinces = max(len(board.keys) for board in boards)
    units = warriors.MOST_SEATS * warriors.PIECES + provinces  # in every province at most one of the barbarians
    offers = next(option.high for option in module.options if option.name == "offers")
    return {
        "nation": max(len(board.nation_keys) for board in boards),
        "track": warriors.TRACKS,
        "unit": units,
        "target": units,
        "resource": warriors.RESOURCES,
        "exchange": warriors.RESOURCES**2,
        "shift": warriors.TRACKS**2,
        "kind": warriors.BARBARIAN_FORTRESS + 1,
        "province": provinces,
        "seat": warriors.MOST_SEATS,
        "offer": warriors.MOST_SEATS * offers,
    }


def byzantion_widths() -> dict[str, int]:
    return {
        "mission": byzantion.MISSIONS,
        "card": byzantion.CARDS,
        "position": byzantion.POSITIONS,
        "option": 2,
        "seat": 4,
        "action": len(ACTION_NAMES),
        "way": 3,
        "good": byzantion.LOOT,
        "piece": byzantion.TERRITORIES * byzantion.UNITS,
        "unit": byzantion.UNITS,
        "territory": byzantion.TERRITORIES,
        "part": 2,
        "event_round": ROUNDS,
    }


def medioevo_widths() -> dict[str, int]:
    pieces = medioevo.MOST_SEATS * medioevo.TOKENS + BARBARIAN_GALLEYS
    fighters = medioevo.OWNERS * medioevo.KINDS
    cubes = medioevo.TERRITORIES * medioevo.GOODS
    named = {kind: len(names) for kind, names in medioevo_names.NAMED.items()}
    return named | {
        "seat": medioevo.MOST_SEATS,
        "owner": medioevo.OWNERS,
        "zone": medioevo.ZONES,
        "card": medioevo.CARDS,
        "eventcard": medioevo.EVENTS,
        "icon": len(ICON_NAMES),
        "plan": medioevo.CATEGORIES * 4,
        "model": medioevo.PIECE_KINDS * 4,
        "piece": pieces,
        "place": medioevo.ZONES * medioevo.KINDS,
        "building": medioevo.TERRITORIES * medioevo.CATEGORIES,
        "cube": cubes,
        "opponent": medioevo.ZONES * medioevo.OWNERS,
        "gunner": pieces * medioevo.KINDS,
        "aimed": pieces * medioevo.CATEGORIES,
        "aboard": pieces * medioevo.GOODS,
        "freight": pieces * medioevo.GOODS,
        "captive": medioevo.MOST_SEATS * medioevo.KINDS,
        "fighter": fighters,
        "retyping": fighters * medioevo.KINDS,
        "asset": SAFE_CUBE + cubes,
        "die": DICE,
        "number": STAGES + 1,
        "pact": PACTS,
        "offer": medioevo.MOST_SEATS * 4,
    }


def civilization_widths() -> dict[str, int]:
    spies = SPIES * 6
    return {
        "civilization": civilization.CIVILIZATIONS,
        "territory": civilization.TERRITORIES,
        "space": civilization.SPACES,
        "seat": 6,
        "spy": spies,
        "errand": spies * civilization.MISSIONS,
        "journey": spies * civilization.SPACES,
        "passage": spies * civilization.PIECES,
        "card": civilization.CARDS,
        "improvement": civilization.IMPROVEMENTS,
        "wonder": WONDERS,
        "piece": civilization.PIECES,
        "technology": TECHNOLOGIES,
        "kind": civilization.KINDS,
        "foe": civilization.SPACES * 7,
        "pair": civilization.TERRITORIES**2,
        "government": civilization.GOVERNMENTS,
        "offer": 6 * 8,
    }

"""The printed facts a picture of the game needs: the map's provinces and nations, units, tracks and prices."""

from typing import Any

from quadriga.games.warriors.board import RESOURCES, Board
from quadriga.games.warriors.names import KIND_NAMES, RESOURCE_NAMES

PROVINCE_KINDS = ("capital", "trade-centre", "contested", "common")
ABILITIES = (
    ("masonry", "production"),
    ("reinforce", "production"),
    ("production-tax", "production"),
    ("university", "production"),
    ("merchant", "trade"),
    ("trade-tax", "trade"),
    ("master-trader", "trade"),
    ("monopoly", "trade"),
    ("commander", "military"),
    ("double-strike", "military"),
    ("pillaging", "military"),
    ("warlord", "military"),
)


def sheet(board: Board) -> dict[str, Any]:
    return {
        "map": board.map,
        "variant": board.variant,
        "provinces": [
            {
                "key": board.keys[p],
                "name": board.names[p],
                "kind": PROVINCE_KINDS[board.kinds[p]],
                "nations": board.claimants[p],
                "food": board.food[p],
                "goods": board.goods[p],
                "weapons": board.weapons[p],
                "vp": board.vp[p],
                "neighbours": board.neighbours[p],
            }
            for p in range(len(board.keys))
        ],
        "nations": [
            {
                "key": board.nation_keys[n],
                "name": board.nation_names[n],
                "number": board.numbers[n],
                "capital": board.capital[n],
                "mandatory": board.mandatory[n],
                "optional": board.optional[n],
            }
            for n in range(len(board.nation_keys))
        ],
        "units": [
            {
                "kind": KIND_NAMES[k],
                "strength": board.strength[k],
                "resistance": board.resistance[k],
                "upkeep": board.upkeep[k],
                "kill_vp": board.kill_vp[k],
                "cost": {RESOURCE_NAMES[r]: board.cost[k * RESOURCES + r] for r in range(RESOURCES)},
                "level": board.level_needed[k] if k < len(board.level_needed) else 0,
            }
            for k in range(len(board.cost) // RESOURCES)
        ],
        "tracks": {
            "spaces": board.spaces,
            "levels": board.level_at,
            "food": board.food_x,
            "goods": board.goods_x,
            "weapons": board.weapons_x,
            "action_points": board.action_points,
            "bank_rate": board.bank_rate,
            "route_limit": board.route_limit,
            "abilities": [
                {"ability": name, "track": track, "level": board.ability[number]}
                for number, (name, track) in enumerate(ABILITIES)
            ],
        },
        "barbarians": board.barbarian_value,
        "fortress_limit": board.fortress_limit,
        "fortress_vp": board.fortress_vp,
        "leader_vp": board.leader_vp,
        "vp_price": board.vp_price,
        "storage": board.storage,
        "last_turn": board.last_turn,
    }

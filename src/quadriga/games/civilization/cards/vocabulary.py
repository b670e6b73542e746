"""The words of strategy cards, by number: conditions, rewards, moments, kinds of battles, types."""

from typing import Final

# Conditions of strategy cards
CONDITION_WORDS: Final = (
    "absolute_monopoly",
    "anytime",
    "build_roads",
    "buy_improvement",
    "buy_nuke",
    "buy_tech",
    "buy_troika",
    "buy_units",
    "capture_capital",
    "capture_settlement",
    "culture_success",
    "dominate_continent",
    "dominate_region",
    "dominate_territories",
    "explore_island",
    "explore_tokens",
    "find_token",
    "first_wonder_of_era",
    "found_settlement",
    "largest_road_network",
    "lowest_income",
    "monopoly",
    "no_battle_this_turn",
    "own_continents",
    "own_improvement",
    "own_resource",
    "own_seminal",
    "own_settlements",
    "own_settlements_of_size",
    "own_spy_in_capital",
    "own_techs",
    "passed_through",
    "peace_all",
    "prospect",
    "sacrifice_explorers",
    "settle_region",
    "settle_terrain",
    "settle_territory",
    "support_defender",
    "trade_resource",
    "unique_resources",
    "war_all",
    "when",
    "win_battle",
    "win_clash",
)
REWARD_WORDS: Final = (
    "cancel",
    "coins",
    "coins_dice",
    "coins_from_each_per_turn",
    "coins_from_player",
    "coins_per_turn",
    "coins_per_turn_era",
    "convert_unit",
    "explorers",
    "gamble_me",
    "grow",
    "improvement",
    "improvement_second",
    "keep_garrison",
    "me",
    "mission_difficulty",
    "plague_here",
    "refund_pct",
    "resource",
    "resource_here",
    "special_spy",
    "spies",
    "tech_cheapest",
    "units",
    "units_here",
    "village",
)

# Moments at which cards may be played by those whom something befalls, as numbers of windows
ON_PLAGUE: Final = 0
ON_CULTURE_LOST: Final = 1
ON_REVOLUTION: Final = 2
ON_RETREAT_FAILED: Final = 3
ON_CATASTROPHE: Final = 4
ON_PASSAGE: Final = 5
ON_MISSION_SUCCESS: Final = 6
ON_MISSION_DECLARED: Final = 7
ON_CLASH_WON: Final = 8
TRIGGERS: Final = (
    "plague",
    "culture_lost",
    "revolution",
    "retreat_failed",
    "catastrophe",
    "foreign_unit_passes",
    "enemy_mission_success",
    "mission_declared",
    "clash_won",
)

# Kinds of won battles that cards ask for, as bits
BATTLE_WORDS: Final = ("any", "defence", "naval", "landing", "great", "barbarians")

OBJECTIVE: Final = 0  # types of strategy cards
BONUS: Final = 1
ESPIONAGE: Final = 2

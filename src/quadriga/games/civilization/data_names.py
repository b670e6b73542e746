"""Names in the data files, in the order of the board, and what the words of cards ask for."""

from typing import Final

ERA_NAMES: Final = ("ancient", "medieval", "industrial", "modern")  # ANCIENT is 1
LENGTH_NAMES: Final = ("short", "medium", "medium_long", "long")
BORDER_NAMES: Final = ("land", "coast", "sea")  # LAND is 1
CONTINENT_NAMES: Final = ("north_america", "south_america", "europe", "africa", "asia", "oceania")
BAND_NAMES: Final = ("arctic", "tropical", "antarctic")
RESOURCE_NAMES: Final = ("horses", "iron", "oil", "spices", "coal", "rare_metals", "wine", "gems")
EVENT_TOKEN_NAMES: Final = ("treasure", "minor_civilization", "plague", "free_technology", "no_encounter")
TERRAIN_NAMES: Final = ("mountain", "forest", "desert")
TOKEN_NAMES: Final = (*RESOURCE_NAMES, "fertile", *EVENT_TOKEN_NAMES, *TERRAIN_NAMES)
TOKEN_CLASS_NAMES: Final = ("resource", "event", "terrain")
LAND_CLASS_NAMES: Final = ("infantry", "cavalry", "artillery")
CLASS_NAMES: Final = (*LAND_CLASS_NAMES, "ship", "aircraft", "explorer")
KIND_NAMES: Final = (
    "explorer",
    *(f"{era}_{name}" for era in ERA_NAMES for name in LAND_CLASS_NAMES),
    *(f"{era}_ship" for era in ERA_NAMES),
    "carrier",
    "aircraft",
)
SIZE_NAMES: Final = ("village", "town", "city", "metropolis")  # VILLAGE is 1
IMPROVEMENT_KIND_NAMES: Final = ("happiness", "productivity")
IMPROVEMENT_NAMES: Final = (
    ("granary", "library", "aqueduct", "marketplace", "ziggurat", "courthouse", "temple", "colosseum")
    + ("bank", "university", "castle", "cathedral")
    + ("stock_market", "factory", "railroad", "capitol", "legislature", "hospital")
    + ("highway_system", "manufacturing_plant", "research_lab", "airport", "nuclear_plant", "internet")
    + ("fusion_reactor", "shopping_mall", "television_station", "healthcare_complex")
)
WONDER_NAMES: Final = (
    ("hanging_gardens", "colossus", "great_lighthouse", "great_library", "oracle", "great_wall", "pyramids")
    + ("sun_tzu", "copernicus_observatory", "leonardos_workshop", "bachs_cathedral", "sistine_chapel")
    + ("magellans_voyage", "newtons_university", "smiths_trading_company", "shakespeares_theatre")
    + ("transcontinental_railroad", "edisons_lab", "hoover_dam", "cure_for_cancer", "universal_suffrage")
    + ("manhattan_project", "united_nations", "apollo_program", "alpha_centauri_colony_ship")
)
END_NAMES: Final = ("diplomatic", "military", "technological")
GOVERNMENT_NAMES: Final = (
    ("anarchy", "despotism", "monarchy", "republic", "democracy", "fascism", "communism", "fundamentalism")
)  # fmt: skip
CIVILIZATION_NAMES: Final = (
    ("scientific", "religious", "commercial", "navigators", "industrial", "military", "expansionist")
)  # fmt: skip
MISSION_NAMES: Final = (
    ("ambush", "sabotage_improvement", "sabotage_roads", "sabotage_unit", "sink_ship", "steal_coins", "steal_card")
    + ("steal_technology", "incite_revolt", "propaganda", "plague", "sabotage_nuke", "free_prisoner")
    + ("political_control", "counter_espionage", "reconnaissance", "black_market", "smuggled_oil", "cover_up")
    + ("calm_unrest",)
)
EVENT_NAMES: Final = (
    ("none", "olympics", "slaves", "boom", "holy_year", "super_production", "military_fanaticism", "famine")
    + ("barbarians", "catastrophe")
)  # fmt: skip
CATASTROPHE_NAMES: Final = ("eruption", "earthquake", "hurricane", "extreme_climate")
CARD_TYPE_NAMES: Final = ("objective", "bonus", "espionage")
GROUP_NAMES: Final = (
    ("domination", "science", "purchase", "monopoly", "exploration", "military", "cooperative", "special", "bonus")
    + ("counter", "tip_off", "free_spy", "special_spy")
)  # fmt: skip
MODULE_NAMES: Final = (
    ("governments", "espionage", "events", "experience", "roads", "prospecting", "landings", "barbarians")
)  # fmt: skip
COAST_NAMES: Final = ("coastal", "inland", "island")
PRICE_NAMES: Final = (
    ("upgrade_army", "upgrade_ship", "found", "grow", "road", "railway", "prospect", "terraform", "spy", "nuke")
    + ("capital", "military_upgrade_army", "military_upgrade_ship", "navigator_ship", "expansionist_capital")
)  # fmt: skip
AMOUNT_NAMES: Final = ("minimum", "critical", "treasure", "award")

# What a word asks for; words that are not here ask for nothing.
WONDER_ARGUMENTS: Final = {
    "units": ("class", "count"),
    "see_unit": (),
    "end": ("end",),
}  # all others: a count
CONDITION_ARGUMENTS: Final = {
    "build_roads": ("count",),
    "buy_improvement": ("kind", "count"),
    "buy_nuke": ("count",),
    "buy_tech": ("technology",),
    "buy_units": ("class", "count"),
    "capture_settlement": ("count",),
    "dominate_continent": ("continent",),
    "dominate_region": ("region",),
    "dominate_territories": ("territories",),
    "explore_tokens": ("count",),
    "find_token": ("token",),
    "found_settlement": ("count",),
    "monopoly": ("count",),
    "own_continents": ("count",),
    "own_improvement": ("improvement",),
    "own_resource": ("resource", "count"),
    "own_settlements": ("count",),
    "own_settlements_of_size": ("size", "count"),
    "own_techs": ("count",),
    "prospect": ("count",),
    "sacrifice_explorers": ("count",),
    "settle_region": ("region",),
    "settle_terrain": ("token",),
    "settle_territory": ("territory",),
    "trade_resource": ("count",),
    "unique_resources": ("count",),
    "when": ("trigger",),
    "win_battle": ("battle",),
}
REWARD_ARGUMENTS: Final = {
    "cancel": ("trigger",),
    "coins": ("count",),
    "coins_dice": ("dice", "sides", "times"),
    "coins_from_each_per_turn": ("count",),
    "coins_from_player": ("count",),
    "coins_per_turn": ("count",),
    "coins_per_turn_era": ("count",),
    "explorers": ("count",),
    "grow": ("count",),
    "improvement": ("kind",),
    "improvement_second": ("improvement",),
    "me": ("count",),
    "mission_difficulty": ("count",),
    "refund_pct": ("count",),
    "resource": ("resource", "region"),
    "resource_here": ("resource",),
    "special_spy": ("mbs", "inv"),
    "spies": ("count",),
    "units": ("class", "count"),
    "units_here": ("class", "count"),
    "village": ("count",),
}

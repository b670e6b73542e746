"""The technologies by number."""

from typing import Final

TECHNOLOGIES: Final = 53

# Technologies that rules name, in the order of the data (the loader checks the keys)
TECHNOLOGY_KEYS: Final = (
    "masonry",
    "alphabet_writing",
    "pottery",
    "the_wheel",
    "bronze_working",
    "ceremonial_burial",
    "horseback_riding",
    "code_of_laws",
    "mathematics",
    "iron_working",
    "philosophy_literature",
    "mysticism",
    "trade_mapmaking",
    "currency",
    "construction",
    "banking",
    "education",
    "engineering",
    "theology",
    "feudalism",
    "astronomy",
    "printing_press",
    "chivalry",
    "navigation",
    "chemistry",
    "nationalism",
    "physics",
    "economics",
    "gunpowder_weapons",
    "cavalry",
    "legislative_government",
    "metallurgy",
    "medicine",
    "steam_power",
    "industrialization",
    "scientific_method",
    "electricity",
    "combustion",
    "flight",
    "fission",
    "electronics",
    "mass_production",
    "plastics",
    "robotics",
    "radio_television",
    "computers",
    "advanced_flight",
    "genetics",
    "rocketry",
    "space_flight",
    "miniaturization",
    "super_conductor",
    "fusion",
)
THE_WHEEL: Final = 3
HORSEBACK_RIDING: Final = 6
MYSTICISM: Final = 11
TRADE_MAPMAKING: Final = 12
ENGINEERING: Final = 17
THEOLOGY: Final = 18
ASTRONOMY: Final = 20
NAVIGATION: Final = 23
NATIONALISM: Final = 25
GUNPOWDER_WEAPONS: Final = 28
LEGISLATIVE_GOVERNMENT: Final = 30
STEAM_POWER: Final = 33
INDUSTRIALIZATION: Final = 34
ELECTRICITY: Final = 36
FLIGHT: Final = 38
FISSION: Final = 39
RADIO_TELEVISION: Final = 44
COMPUTERS: Final = 45
GENETICS: Final = 47
ROCKETRY: Final = 48
FUSION: Final = 52

"""All technologies, by number."""

from typing import Final

from quadriga.games.medioevo.board import (
    ARCHITECTURE,
    CARPENTRY,
    CARTOGRAPHY,
    COMMERCE,
    CONTROL,
    EDICT,
    ENGINEERING,
    GUILDS,
    INFLUENCE,
    LAW,
    LOGISTICS,
    MACHINERY,
    MARKET,
    MASONRY,
    MATHEMATICS,
    MILITARY_ART,
    MONASTICISM,
    NATION,
    PROMOTION,
    PROSELYTISM,
    RELIGION,
    STRATEGY,
    TACTICS,
    TEMPORAL_POWER,
)
from quadriga.games.medioevo.technologies.law import Edict, Influence, Law, Nation
from quadriga.games.medioevo.technologies.motion import Cartography, Machinery
from quadriga.games.medioevo.technologies.technology import Technology
from quadriga.games.medioevo.technologies.trade import Commerce, Control, Guilds, Market
from quadriga.games.medioevo.technologies.war import Promotion, Strategy, Tactics
from quadriga.games.medioevo.technologies.works import Engineering

TECHNOLOGIES: Final[list[Technology]] = [
    Technology(CARPENTRY),
    Technology(LOGISTICS),
    Machinery(MACHINERY),
    Cartography(CARTOGRAPHY),
    Commerce(COMMERCE),
    Market(MARKET),
    Control(CONTROL),
    Guilds(GUILDS),
    Edict(EDICT),
    Law(LAW),
    Nation(NATION),
    Influence(INFLUENCE),
    Technology(MILITARY_ART),
    Promotion(PROMOTION),
    Tactics(TACTICS),
    Strategy(STRATEGY),
    Technology(MASONRY),
    Technology(ARCHITECTURE),
    Technology(MATHEMATICS),
    Engineering(ENGINEERING),
    Technology(RELIGION),
    Technology(MONASTICISM),
    Technology(PROSELYTISM),
    Technology(TEMPORAL_POWER),
]

"""The powers of all Empire cards, by number."""

from typing import Final

from quadriga.games.medioevo.board import CIVIL, MILITARY
from quadriga.games.medioevo.cards.archery import ExtraArchers, MassedArchery, SecondShots
from quadriga.games.medioevo.cards.assassin import Assassin
from quadriga.games.medioevo.cards.ban import NoFighting, NoMoving, NoTrading
from quadriga.games.medioevo.cards.building import Architect, Sheriff
from quadriga.games.medioevo.cards.calm import Inviolable, SparedTerritories
from quadriga.games.medioevo.cards.captivity import EasierCapture, Imprisonment, MilderCapture
from quadriga.games.medioevo.cards.chain import Bard, BothUses, DoublePoints, Joker
from quadriga.games.medioevo.cards.espionage import Spy
from quadriga.games.medioevo.cards.event import ChosenEvent, DrawnAgain
from quadriga.games.medioevo.cards.heroine import Heroine
from quadriga.games.medioevo.cards.infiltration import Incitement, PinnedCards, Turncoat
from quadriga.games.medioevo.cards.marauder import HiredHorde, LentUnits
from quadriga.games.medioevo.cards.militia import Levy, MakeshiftTower
from quadriga.games.medioevo.cards.money import Deposit, InterestShare, LowerInterest
from quadriga.games.medioevo.cards.points import Piracy, SoldPoints, SoldSets
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.cards.ranger import Unseen
from quadriga.games.medioevo.cards.relief import Relief
from quadriga.games.medioevo.cards.siege import (
    CaravanAsWagon,
    DoubleCrew,
    EngineAsWagon,
    EngineKeepsUp,
    ExtraCrew,
    SecondProtection,
)
from quadriga.games.medioevo.cards.surgery import FightOn, IgnoredWound, RecoveredLosses
from quadriga.games.medioevo.cards.templar import Crusade, Reinforcement
from quadriga.games.medioevo.cards.trade import TRADE_POWERS
from quadriga.games.medioevo.cards.warfare import Onslaught, Outnumbering, Vanguard

EMPIRE_POWERS: Final[list[Power]] = [
    NoFighting(0),
    NoTrading(1),
    NoMoving(2),
    Outnumbering(3),
    Onslaught(4),
    Vanguard(5),
    ExtraArchers(6),
    MassedArchery(7),
    SecondShots(8),
    DoubleCrew(9),
    CaravanAsWagon(10),
    SecondProtection(11),
    PinnedCards(12),
    Turncoat(13),
    Incitement(14),
    Spy(15),
    Spy(16),
    Spy(17),
    Levy(23),
    Relief(24),
    MakeshiftTower(25),
    IgnoredWound(26),
    RecoveredLosses(27),
    FightOn(28),
    Architect(31),
    Architect(32),
    Crusade(33),
    Reinforcement(34),
    Deposit(35),
    InterestShare(36),
    LowerInterest(37),
    Imprisonment(38),
    EasierCapture(39),
    MilderCapture(40),
    SparedTerritories(41, 6),
    SparedTerritories(42, 0),
    Bard(43),
    Bard(44),
    Assassin(45, 1),
    Assassin(46, 2),
    Joker(47),
    Joker(48),
    Inviolable(49, 6),
    Inviolable(50, 0),
    ExtraCrew(51),
    EngineKeepsUp(52),
    EngineAsWagon(53),
    Unseen(54, False),
    Unseen(55, True),
    Piracy(56, 2),
    Piracy(57, 1),
    BothUses(58),
    DoublePoints(59),
    ChosenEvent(60),
    DrawnAgain(61),
    HiredHorde(64),
    LentUnits(65),
    Heroine(66, False),
    Heroine(67, True),
    Sheriff(68, CIVIL),
    Sheriff(69, MILITARY),
    SoldPoints(70),
    SoldSets(71),
]

POWERS: Final[list[Power]] = sorted([*EMPIRE_POWERS, *TRADE_POWERS], key=lambda power: power.card)

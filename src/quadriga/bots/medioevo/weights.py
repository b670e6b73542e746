"""What the greedy player of Medioevo Universale values, in florins unless said otherwise."""

from quadriga.games.medioevo.board import (
    ARCHITECTURE,
    CARPENTRY,
    COMMERCE,
    CONTROL,
    EDICT,
    ENGINEERING,
    GUILDS,
    LAW,
    LOGISTICS,
    MARKET,
    MASONRY,
    MATHEMATICS,
    MILITARY_ART,
    MONASTICISM,
    PROMOTION,
    RELIGION,
    STRATEGY,
    TACTICS,
    TECHNOLOGIES,
)

# Bishops, Warlords, Crossbowmen, Scientists, Infiltrators, Spies, Merchants, Collectors, Militia, Surgeons, Vendors,
# Architects, Templars, Magnates, Jailers, Plague Doctors, Bards, Assassins, Jokers, Diplomats, Gunners, Rangers,
# Pirates, Princesses, Saviors, Cameleers, Marauders, Heroines, Sheriffs, Mystics: a digit for each card
ABILITY_RANKS = "211241322111143121" + "211234123221146345" + "212112232342322111" + "118844224321325522"


class Weights:
    """One instance holds all of them; experiments change single ones."""

    def __init__(self) -> None:
        # Honour and florins
        self.honour = 130.0  # a point of Honour while florins still buy other things
        self.honour_late = 500.0  # a point in the last turn, when florins are good for little else
        self.majority = 1.1  # Honour that the lead in a majority is worth now; it may be lost again
        self.share = 24.0  # tax of one share in one turn
        self.recruit_room = 4.0  # one more unit a turn that may be placed
        self.keep = 60  # florins not spent in the Purchase phase
        self.keep_goods = 200  # kept beside for goods by who has an empty transport
        self.floor = 1.0  # worth for each florin below which nothing is bought
        # rebellions
        self.rebellion = 330.0  # what one costs without an army at home
        self.rebellion_guarded = 300.0  # with an army and a wagon that suppress it: that brings Honour
        self.banished = 60.0  # with a point for Law
        # turn order
        self.bid_share = 0.10  # of the treasury, in an ordinary turn
        self.bid_attack = 0.15  # of the treasury, with an attack in view
        self.bid_most = 120
        # technology: what the first activations promise in a game of eight turns to come
        self.technology = [20.0] * TECHNOLOGIES
        self.technology[MASONRY] = 520.0
        self.technology[COMMERCE] = 140.0
        self.technology[CARPENTRY] = 330.0
        self.technology[MILITARY_ART] = 190.0
        self.technology[ARCHITECTURE] = 420.0
        self.technology[RELIGION] = 300.0
        self.technology[EDICT] = 60.0
        self.technology[LAW] = 150.0
        self.technology[MARKET] = 160.0
        self.technology[CONTROL] = 90.0
        self.technology[GUILDS] = 160.0
        self.technology[LOGISTICS] = 60.0
        self.technology[PROMOTION] = 90.0
        self.technology[TACTICS] = 90.0
        self.technology[STRATEGY] = 110.0
        self.technology[MATHEMATICS] = 90.0
        self.technology[ENGINEERING] = 260.0
        self.technology[MONASTICISM] = 120.0
        self.token_use = 40.0  # a technology point at hand in every turn that matches a branch
        # cards and objectives
        self.card = 190.0  # a card yet unseen, in a game of eight turns to come
        self.ability = 12.0  # an ability in every turn
        self.points = 30.0  # a technology point in every turn
        self.token = 60.0  # the point that an objective token brings in every turn
        self.pursuit = 0.75  # part of an objective's worth that may be spent on reaching it
        # how good an ability is in a turn, card by card as in the box
        self.ability_rank = [int(rank) for rank in ABILITY_RANKS]
        # florins for each step that is missing to an objective
        self.objective_step = {
            "territories": 120.0,
            "outside": 110.0,
            "inhabited": 160.0,
            "harbours": 260.0,
            "goods": 190.0,
            "place": 700.0,
            "civil_levels": 140.0,
            "military_levels": 150.0,
            "castle_ring": 320.0,
            "complete_site": 550.0,
            "army": 50.0,
            "army_types": 80.0,
            "units": 75.0,
            "captain_levels": 190.0,
            "siege_levels": 230.0,
            "transport": 190.0,
            "transport_levels": 170.0,
            "carried_colours": 90.0,
            "market": 110.0,
            "market_total": 70.0,
            "road": 90.0,
            "sale": 0.8,
            "florins": 0.35,
            "tax_income": 2.2,
            "cards": 190.0,
            "pacts": 60.0,
            "prisoners": 420.0,
            "won_battles": 420.0,
            "outnumbered_win": 350.0,
            "naval_win": 700.0,
            "destroyed": 60.0,
            "barbarians_destroyed": 70.0,
            "conquered": 150.0,
            "suppressed": 180.0,
            "plunder": 1.6,
        }
        self.sheriff = 140.0  # a level that a Sheriff will add for nothing
        # transports and armies
        self.trader = 420.0  # the first caravan or ship, in a game of eight turns to come
        self.trader_more = 190.0  # the second; later ones less
        self.wagon = 380.0  # the first war wagon
        self.level = 110.0  # one more level of a useful transport
        self.unit = (30.0, 75.0, 110.0, 60.0, 130.0, 220.0, 300.0)  # by kind: in an army that has something to do
        self.garrison = 110.0  # the first unit where buildings stand unguarded
        self.upkeep = 20.0  # of a unit in one turn
        # war
        self.daring = 0.72  # least chance to win of an attack
        self.least_gain = 0.25  # Honour an attack must promise
        self.war_gain = 3.0  # Honour within reach that is worth a declaration of war
        self.surprise_gain = 1.0  # Honour that an attack without declaration must bring beside what it costs
        self.hit = 35.0  # a hit on the own army
        self.hopeless = 0.12  # chance to win below which one flees or lays down arms
        self.raid = 1.6  # levels and land that a horde driven to a rival should find there
        self.defeat = 1.3  # Honour lost with a battle against barbarians, with what follows
        self.plain_land = 0.3  # Honour: a territory where nobody lives
        self.settled_land = 0.5  # Honour beside that of the conquest
        self.holy_city = 2.0  # Honour beside: Rome and Jerusalem at the end
        self.rival_loss = 0.35  # Honour for each level taken from a rival
        # diplomacy
        self.commercial = 60.0  # the right to trade in another's land
        self.passage = 15.0
        self.passage_given = 45.0
        self.peace = 90.0  # not to be attacked by an equal neighbour
        self.alliance = -120.0
        self.strong = 1.25  # strength for each of the other's from which on he is weak

"""What the greedy player of Civilization CHR values, in coins unless said otherwise."""


class Weights:
    """One instance holds all of them; experiments change single ones."""

    def __init__(self) -> None:
        # victory points and time
        self.point = 20.0  # a victory point while coins still buy other things
        self.point_late = 400.0  # in the last turn, when coins are good for nothing else
        self.fade = 0.9  # what a coin of the next turn is worth now
        self.hope = 0.45  # part of an income that the maximum or the minimum swallows for the time being
        self.soon = 3.0  # turns to go from which on points are worth more and more
        self.remaining = 1.0  # of the turns that are thought to be left before the last era
        self.research = (0.0, 0.65, 0.85, 0.8, 0.5)  # turns in which four players discover a technology, by its era
        # purchases
        self.floor = 0.5  # worth for each coin below which nothing is bought
        self.patience = 0.75  # what a purchase must be worth beside a better one that it would delay
        self.saving = 1.3  # worth for each coin from which on it is waited for
        # taste for what is sold, beside what it is reckoned to be worth
        self.technology = 1.0
        self.improvement = 1.0
        self.growth = 1.0
        self.settlers = 1.0  # villages, and explorers and ships on the way to them
        self.soldiers = 1.0
        # technologies
        self.wonder = 1.0  # of the points of one that comes with it
        self.rights = 1.0  # coins a turn for a card whose units or improvements others buy
        self.opening = 8.0  # units, improvements or wonders that nobody could have before
        self.first_unit = 25.0  # to be able to buy any land unit at all
        self.bonus_unit = 9.0
        self.explorer = 24.0  # one that comes for nothing while there is land to be had
        self.discount_uses = 1.1  # technologies bought a turn, for wonders that make them cheaper
        self.size = 9.0  # for each own settlement that a technology lets grow
        self.government = 30.0  # a technology or improvement that opens a better government
        self.unrest = 2.5  # an unhappy settlement in a new era, times the number of the old one
        self.routes = 10.0  # a longer reach of trade
        self.ending = 1.2  # points of a lead for each chance that the game ends with it
        # the first settlements
        self.coast = 1.5
        self.room = (3.0, 1.6, 0.6)  # free land one, two, three steps away
        self.crowd = (6.0, 3.0, 1.0)  # somebody else's
        self.apart = 7.0  # the second village at a good distance from the first
        # settlements
        self.shared = 0.6  # part of the worth of land where somebody else's explorer stands
        self.potential = 0.35  # points: what a village may still grow, in a long game
        self.unknown = 0.7  # of a resource's worth: a token nobody has looked at
        self.wait = 0.75  # of the worth of land that is a turn further away
        self.revolt = 0.05  # chance of a revolt for each point of its score
        # armies
        self.bare = 18.0  # the first unit in a settlement
        self.guard = 0.25  # part of a threatened settlement's worth that all missing units together save
        self.unit_cost = 11.0  # a unit lost
        self.holds = 0.8  # chance that a conquest is kept
        self.daring = 0.72  # least chance to win of an attack
        self.war = 26.0  # of beginning one
        self.rival_loss = 0.3  # points for each point taken from a rival
        self.hopeless = 0.2  # chance to win below which one retreats
        self.experience = 4.0  # a point of it
        # the rest
        self.road = 7.0
        self.port = 15.0  # the first one
        self.fleet = 0.45  # part of the worth of land overseas that a first ship is credited with
        self.spy = 12.0
        self.upheaval = 14.0  # a turn of anarchy beside the income lost
        self.card = 8.0  # one more strategy card completed, beside its reward
        self.trade_gain = 1.0  # coins a turn an exchange must bring
        self.given = 1.6  # what is given away counts more than what is received
        self.rival_trade = 0.35  # of what the other one gains by it
        self.bid_share = 0.03  # of the treasury

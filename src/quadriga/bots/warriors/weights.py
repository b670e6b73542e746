"""What the greedy player thinks things are worth, in victory points."""


class Weights:
    """Every number of the player's judgement. Values "a turn" count once for each turn still expected.

    Found by reasoning about the rules first and by self-play (old against new) afterwards.
    """

    def __init__(self) -> None:
        self.pace = 3.0  # points the leading player gains in a turn
        # resources, each unit
        self.food_fed = 0.45  # food that keeps an army alive next turn
        self.food_stored = 0.10
        self.food_stored_cap = 4
        self.goods_raw = 0.04  # goods without Masonry
        self.weapons = 0.28
        self.weapons_cap = 2
        self.gold_first = 0.25  # the first pieces open archers; fortresses count apart
        self.gold_first_cap = 2
        self.gold_next = 0.20
        self.gold_next_cap = 6
        self.fortress = 2.8  # a fortress, less the action that builds it
        self.builds = 0.8  # fortresses a turn for which there are actions
        self.builds_now = 0.5  # turns still to be counted for the current one
        self.merchant_gold = 1.5  # gold a turn that a Merchant's doubling adds
        self.spare = 0.02  # anything beyond what can be used
        self.merchant = 1.4  # gold that doubles is worth so many times more
        # income, for each unit a turn
        self.food_income = 0.22
        self.food_income_spare = 0.03
        self.food_short = 1.0  # food that ends a shortage
        self.goods_income = 0.10
        self.goods_income_raw = 0.05
        self.weapons_income = 0.16
        self.gold_income = 0.30
        self.growth = 1.25  # provinces still to come multiply what a higher level gives
        # abilities, a turn
        self.action = 0.8  # one more action
        self.action_point = 0.10  # of all armies
        self.archers = 0.25
        self.commander = 0.25
        self.double_strike = 0.45
        self.warlord = 0.20
        self.reinforce = 0.10
        self.bank_step = 0.05  # each step of the bank rate below 7
        self.route = 0.08
        self.first_centre = 0.16  # the trade centre that opens trade
        self.merchant_turn = 0.35
        self.master_trader = 0.15
        self.monopoly = 0.15
        self.progress = 0.9  # a level on the way, against a level reached
        self.tokens_a_turn = 1.5
        # leader markers
        self.lead_kept = 0.55  # share of a narrow lead that lasts while turns remain
        self.lead_margin = 0.12  # for each further token
        # armies: infantry, archers, cavalry
        self.army = [0.25, 0.75, 1.35]
        self.army_turn = [0.12, 0.32, 0.50]
        self.army_turns = 4
        # provinces and nations
        self.unification = 0.75  # each bonus action
        self.whim = 0.1  # most that taste adds to an action
        self.breadth = 3  # first actions whose second action is looked at too
        self.haste = 0.1  # of two actions the better one first: share of its worth that counts for that
        self.patience = 4  # turns that must remain for unification to wait for an optional province
        self.princess = 0.4
        self.denial = 0.35  # a point taken from the strongest rival
        self.denial_late = 0.4  # more of it when he is about to win
        self.denial_range = 8  # points before the threshold from which that counts
        self.denial_others = 0.12
        # war
        self.risk_war = 0.35  # of losing what an enemy in war can take
        self.risk_peace = 0.04
        self.attack_margin = 0.10  # least gain for which armies march into battle
        self.driven_off = 0.25  # a barbarian army that flees comes back as a bigger problem
        self.retreat = 0.15
        self.cleared = 0.25  # share of a province that is emptied and not taken
        self.shift_margin = 0.15  # least gain for which a token is moved to another track
        self.peace_margin = 0.1
        self.peace_plea = 2.0  # gain by peace for which even an unwilling enemy is asked
        self.counterblow = 0.3  # share lost of what an enemy in war can strike back at
        # movement
        self.vacated_covered = 0.15  # share of a province lost by leaving it, if a princess can step in
        self.pull = 0.30  # of a target on the way to it
        self.pull_decay = 0.6
        self.move_margin = 0.04
        self.crowd = 0.3  # share of its pull that a province keeps for each princess there already
        self.anchor = 0.35  # share of a province's worth that a princess beside an army saves next turn
        # trade
        self.bank_gain = 0.03  # least gain for which the bank is visited
        self.deal_gain = 0.08  # and for which a deal is offered
        self.deal_rival = 0.4  # share of a partner's gain that counts against a deal


def hasty_weights() -> Weights:
    """For who plays thousands of turns only to see where they lead: one action at a time."""
    w = Weights()
    w.breadth = 1
    return w

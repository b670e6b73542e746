"""What the greedy player thinks things are worth, in Doxa."""


class Weights:
    """Every number of the player's judgement, found by reasoning about the rules first and by self-play afterwards."""

    def __init__(self) -> None:
        # goods
        self.nomisma = 0.20  # a coin while there are rounds to spend it in
        self.nomisma_draft = 0.30  # in the draft, when the first coins are scarce
        self.nomisma_last = 0.10  # in the last round, with actions left
        self.nomisma_dead = 0.015  # when nothing can be bought any more: it breaks ties
        self.nomisma_full = 24  # coins beyond this are worth half
        self.auctoritas = 0.50  # for votes and for drawing
        self.auctoritas_a_round = 2.5  # how many can be used in a round to come
        self.spare = 0.12  # a resource that no event asks for: to be sold, and counted at the end
        self.spare_full = 10  # spare resources beyond this are worth a quarter
        self.doubt = 0.94  # what is given a round later is worth so much of what is given now
        # events
        self.reward_share = 0.42  # part of the reward (and of the penalty) that a full contribution earns
        self.penalty_share = 0.25  # part of the penalty that counts beside the reward
        self.units_share = 0.2  # part of what an event's units bring to the Missions that a full contribution earns
        self.trial_stock = 2  # resources of a Trial's kind wanted beyond what is asked for
        self.completed = 0.65  # chance that an event to come is completed
        # engine
        self.activations = 0.72  # part of a round's Dynamis spent on activating
        self.drawing = 0.5  # a card drawn when a Hero's Bandon is activated
        self.held = 0.75  # a card in hand against the same card in play, if it can be paid
        self.held_unpaid = 0.30  # and if it cannot be paid yet
        self.plays_a_round = 1.5  # cards played in a round, for Heroes that live on it
        self.deck_card = 0.7  # an unknown card, a round still to come: at most
        self.deck_card_least = 1.0  # as a card to discard, in parts of what a discard gives
        # passive abilities, each round
        self.talent_vote = 0.5
        self.talent_bid = 0.3
        self.talent_substitute = 0.6
        self.talent_casket = 0.35
        self.talent_market = 0.5
        self.talent_penalty = 0.25
        self.talent_discount = 0.05  # each level: cheaper cards
        self.talent_other = 0.4
        # final scoring
        self.rank_cost = 2.0  # Doxa for each rival whose cards cost less
        self.rank_resources = 1.0  # Doxa for each rival with fewer resources
        self.rank_width = 7.0  # difference that makes a place rather sure, at the end
        self.rank_width_round = 4.0  # and more for each round to come
        self.mission_most = 0.45  # chance to have the most of something
        self.victories = 0.35  # chance to be the most generous
        # initiative
        self.labarum = 1.6  # one more action
        self.chalice = 0.9  # two votes, or two resources in a Trial
        self.sceptre = 0.6  # to settle ties
        self.tunic = 0.35  # chance that reward is doubled or penalty spared, as a part of both
        self.tunic_strong = 0.75  # the same if nobody can give more
        self.dynamis = 1.6
        # votes
        self.outvoted = 0.40  # chance that a later voter who can places more
        self.vote_most = 2.0  # Doxa for the biggest vote
        self.vote_swing = 0.8  # how much of the difference between the options counts
        # contributions and Trials
        self.bid_each = 0.35  # part of a rival's stock he is expected to bid
        self.keep_back = 0.85  # what is kept for a later event against what is given now
        self.deny = 0.9  # a Doxa that a rival does not get, shared among the rivals
        # Intrigue
        self.intrigue_held = 0.9  # an Intrigue card in hand, if nothing better is known of it
        self.intrigue_margin = 0.4  # least gain for which one is played
        self.lost_action = 1.2  # a rival's action lost
        self.cancel_gain = 1.0  # what an unknown card would bring its owner
        # solo
        self.build = 0.92  # a resource that will be built with at the end
        self.build_full = [5, 9, 8, 9, 9, 8, 9]  # resources of each kind that can be built with
        self.reveal_rich = 7  # Auctoritas from which the next event is looked up
        self.tunic_cards = 5  # cards in play from which the Tunic is claimed
        self.labarum_cards = 4  # cards in a Bandon from which the Labarum is
        self.chalice_coins = 12  # coins from which the Chalice is
        self.dread = 4  # Doxa that a hidden event may cost
        self.survival = 1.7  # a resource for cheap units when the reign is in danger
        self.survival_stock = 2  # resources of each cheap kind wanted then

"""What the greedy player thinks things are worth, in Doxa."""

from quadriga.games.byzantion.board import (
    BID_BONUS,
    BID_MALUS,
    CANCEL,
    CHANGE_VOTE,
    COPY_REWARD,
    DRAW,
    FLIP_CARD,
    GAIN,
    IGNORE_PENALTY,
    LOSE_ACTION,
    MOVE_UNITS,
    REDIRECT_PENALTY,
    REMOVE_CARD,
    SPLIT_OFFER,
    STEAL,
)


class Weights:
    """Every number of the player's judgement, found by reasoning about the rules first and by self-play afterwards."""

    def __init__(self) -> None:
        # goods
        self.resource = 0.7  # a resource of any kind, without looking at the events
        self.nomisma = 0.20  # a coin while there are rounds to spend it in
        self.nomisma_draft = 0.30  # in the draft, when the first coins are scarce
        self.nomisma_last = 0.10  # in the last round, with actions left
        self.nomisma_dead = 0.015  # when nothing can be bought any more: it breaks ties
        self.nomisma_full = 24  # coins beyond this are worth half
        self.coins_to_come = 0.8  # part of the coins produced later that will be spent well
        self.auctoritas = 0.50  # for votes and for drawing
        self.auctoritas_a_round = 2.5  # how many can be used in a round to come
        self.auctoritas_dead = 0.15  # in the last round, after the vote
        self.spare = 0.12  # a resource that no event asks for: to be sold, and counted at the end
        self.spare_full = 10  # spare resources beyond this are worth a quarter
        self.doubt = 0.94  # what is given a round later is worth so much of what is given now
        self.taste_least = 0.2  # a resource that no event asks for, in the choice of what produces
        self.taste_most = 1.1  # and one that all events ask for
        self.taste_a_round = 1.2  # asked for in every round, a resource is wanted as much as can be
        # events
        self.reward_share = 0.42  # part of the reward (and of the penalty) that a full contribution earns
        self.penalty_share = 0.25  # part of the penalty that counts beside the reward
        self.units_share = 0.2  # part of what an event's units bring to the Missions that a full contribution earns
        self.trial_stock = 2  # resources of a Trial's kind wanted beyond what is asked for
        self.completed = 0.65  # chance that an event to come is completed
        self.contributed = 3.0  # resources given to an event
        self.still_made = 0.6  # part of a player's production that still comes before the contributions
        # engine
        self.activations = 0.72  # part of a round's Dynamis spent on activating
        self.held = 0.75  # a card in hand against the same card in play, if it can be paid
        self.held_unpaid = 0.30  # and if it cannot be paid yet
        self.held_discard = 0.9  # a card in hand against its discard now
        self.plays_a_round = 0.5  # cards of a Hero's type played in a round, if his ability lives on them
        self.deck_card = 0.7  # an unknown card drawn by an ability
        self.deck_card_round = 0.35  # and by an action beyond its discard, for each round to come
        self.deck_card_last = 0.4  # in the last round
        self.chosen_of_deck = 1.3  # the best of three against one card
        self.chosen_of_offer = 1.5  # the best of the offer against one card
        self.another_card = 0.5  # to play one more card for a resource
        self.trade = 0.5  # a single trade by an ability
        self.discard_margin = 0.02  # least gain for which a card is discarded or a good exchanged
        # passive abilities, each round
        self.talent_vote = 0.5  # votes that count more
        self.talent_bid = 0.3  # bids that count more
        self.talent_substitute = 0.6  # a token that stands for another
        self.talent_doxa = 0.4  # part of that if the token is a Doxa
        self.talent_casket = 0.35  # a casket twice
        self.talent_market = 0.5  # better prices
        self.talent_penalty = 0.25  # half a penalty
        self.talent_discount = 0.05  # each level: cheaper cards
        self.talent_other = 0.4  # anything else
        # final scoring
        self.rank_cost = 2.0  # Doxa for each rival whose cards cost less
        self.rank_width = 7.0  # difference that makes a place rather sure, at the end
        self.rank_width_round = 4.0  # and more for each round to come
        self.mission_most = 0.45  # chance to have the most of something
        self.mission_growth = 0.15  # a card for a Mission counts less for each round to come: others will come
        self.new_area = 0.7  # a unit in a territory without any, for the Mission that counts territories
        self.schemes_least = 0.2  # chance to have most schemes with any
        self.schemes_lead = 0.6  # and with a sure lead
        self.victories = 0.35  # chance to be the most generous
        # hopes for Missions
        self.hope_held = 0.8  # part of the fitting cards in hand and in play that will count
        self.hope_type = 0.4  # cards of a type to come, each round
        self.hope_hero = 0.35  # Heroes to come, each round
        self.hope_bandon = 0.2  # chance of the great Bandon, for each card of the largest and one more
        self.hope_round = 0.06  # and for each round
        self.hope_estates = 0.6  # chance of two cards of each type
        self.hope_scheme = 0.12  # chance of most schemes, for each of the lead
        self.hope_most = 0.9  # nothing is surer
        # initiative
        self.dynamis = 1.6  # one more action
        self.labarum = 1.6  # the same
        self.chalice = 0.9  # two votes, or two resources in a Trial
        self.sceptre = 0.6  # to settle ties
        self.tunic = 0.28  # chance that reward is doubled or penalty spared, as a part of both
        self.tunic_strong = 0.6  # the same if nobody can give more
        # votes
        self.outvoted = 0.40  # chance that a later voter who can places more
        self.vote_most = 2.0  # Doxa for the biggest vote
        self.vote_swing = 0.8  # how much of the difference between the options counts
        self.vote_helped = 0.25  # and how much if the vote does not decide
        self.vote_unrest = 0.5  # how much the Auctoritas of later voters makes a lead unsure
        # contributions and Trials
        self.rival_gives = 0.85  # part of what a rival could give that he is expected to
        self.rival_width = 1.2  # difference in generosity that makes a Victory rather sure
        self.doxa_premium = 0.3  # worth of the Victory, each resource, from which a Doxa is used as one
        self.bid_each = 0.35  # how much likelier than big ones small bids of rivals are
        self.keep_back = 0.85  # what is kept for a later event against what is given now
        self.deny = 0.9  # a Doxa that a rival does not get, shared among the rivals
        self.deny_hopeless = 0.25  # chance of the Victory up to which a rival is kept from it
        self.deny_units = 2  # worth of the units to the own Missions from which he is not
        self.penalty_least = 0.5  # part of a penalty's printed worth that it costs at least
        # Intrigue
        self.intrigue_margin = 0.4  # least gain for which a card is played
        self.scheme_least = 0.8  # a card in hand, as a part of its discard
        self.scheme_merit = 0.7  # part of what a card brings by lying in the area, while it is in hand
        self.scheme_mission = 1.2  # one more played, for the Mission of schemes
        self.scheme_last = 0.6  # a card that can still be played at the end
        self.scheme_drawn = 0.8  # cards drawn by a card, against drawing them
        self.placing_cost = 0.8  # what a card that places units costs until then
        self.levied = 0.6  # a resource of the giver's choice
        self.rival_card = 0.8  # a card that a rival draws or discards
        self.rob_leader = 0.03  # each Doxa of a rival makes him likelier to be robbed
        self.lost_action = 1.2  # a rival's action lost
        self.cancel_gain = 1.0  # what an unknown card would bring its owner, or a cancelled cancel
        self.cancel_theft = 1.7  # a theft that may hit
        self.cancel_placing = 4.0  # units placed for a rival's Missions
        self.cancel_moving = 2.5  # units moved for them, or a reward
        self.strike_lead = 0.05  # each Doxa that the owner of a card is ahead
        self.strike_round = 0.75  # part of a card's production that is lost with it, each round
        self.strike_cost = 0.12  # each coin of its cost, at the end
        self.strike_hero = 0.45  # a Hero's ability, each round
        self.strike_follower = 0.3  # each card that loses its leader, each round
        # an Intrigue card in hand by what it does: what it may bring when its moment comes, its cost paid
        self.prospect = {
            CHANGE_VOTE: 0.7,
            LOSE_ACTION: 0.7,
            MOVE_UNITS: 0.6,
            REMOVE_CARD: 0.9,
            FLIP_CARD: 0.6,
            SPLIT_OFFER: 1.3,
            CANCEL: 0.8,
            COPY_REWARD: 1.5,
            IGNORE_PENALTY: 0.6,
            REDIRECT_PENALTY: 0.8,
            BID_BONUS: 0.5,
            BID_MALUS: 0.5,
            STEAL: 1.4,
            DRAW: 2.0,
            GAIN: 1.2,
        }
        # solo
        self.solo_prize = 0.6  # part of reward and consequence that all resources for an event earn
        self.solo_units = 2.0  # units built in a round
        self.build = 0.92  # a resource that will be built with at the end
        self.build_full = [5, 9, 8, 9, 9, 8, 9]  # resources of each kind that can be built with
        self.reveal_rich = 7  # Auctoritas from which the next event is looked up
        self.tunic_cards = 5  # cards in play from which the Tunic is claimed
        self.labarum_cards = 4  # cards in a Bandon from which the Labarum is
        self.chalice_coins = 12  # coins from which the Chalice is
        self.dread = 4  # Doxa that a hidden event may cost
        self.survival = 1.7  # a resource for cheap units when the reign is in danger
        self.survival_stock = 2  # resources of each cheap kind wanted then

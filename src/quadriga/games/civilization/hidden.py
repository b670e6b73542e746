"""What a seat cannot know, dealt anew."""

from quadriga.engine.chance import below, permutation
from quadriga.engine.parley import CLAUSE, LEG, Parley
from quadriga.games.civilization.board import CARDS, CONTINENTS, FERTILE, MOUNTAIN, NOBODY, TOKENS
from quadriga.games.civilization.procedures.battle.battle import ATTACK, DEFENCE, Battle
from quadriga.games.civilization.procedures.battle.clash import Clash
from quadriga.games.civilization.procedures.order import BIDDING, TurnChange
from quadriga.games.civilization.procedures.terms_of_trade import CARD, THING
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import EFFECT, PLEDGE, PLEDGED


def determinize(g: Civilization, seat: int, rng: list[int]) -> Civilization:
    """A clone with other hands, decks, tokens and sealed answers as they might be for all the seat knows.
    rule: CV-GEN-11, CV-TOK-2"""
    clone = g.clone()
    clone.reseed(rng)
    clone.rolled = []
    if g.over:  # hands and tokens lie open
        return clone
    deal_cards(clone, seat, rng)
    deal_tokens(clone, seat, rng)
    for frame in clone.stack:
        if isinstance(frame, TurnChange) and frame.at == BIDDING:
            for other in range(clone.seats):
                if other != seat and frame.bids[other] >= 0:
                    frame.bids[other] = below(rng, clone.coins[other] + 1)
        elif isinstance(frame, Clash):
            choose_anew(clone, frame, seat, rng)
        elif isinstance(frame, Parley):
            forget_offers(frame, seat)
    return clone


def shuffled(things: list[int], rng: list[int]) -> list[int]:
    return [things[place] for place in permutation(rng, len(things))]


def deal_cards(g: Civilization, seat: int, rng: list[int]) -> None:
    """Hands of others and the deck of each era are mixed era by era: the backs are open. Cards that are pledged, or
    offered to the seat, are known."""
    hands = list(g.hands)
    pledged = [
        g.effects[at + 1] * CARDS + g.effects[at + 2] // PLEDGE
        for at in range(0, len(g.effects), EFFECT)
        if g.effects[at] == PLEDGED
    ]
    shown = pledged + offered_cards(g, seat)
    known = [card // CARDS == seat or card in shown for card in hands]
    deck = list(g.deck)
    cards = g.board.cards
    for era in {cards[card].deck for card in deck} | {cards[card % CARDS].deck for card in hands}:
        in_hand = [at for at, card in enumerate(hands) if not known[at] and cards[card % CARDS].deck == era]
        in_deck = [at for at, card in enumerate(deck) if cards[card].deck == era]
        stock = shuffled([hands[at] % CARDS for at in in_hand] + [deck[at] for at in in_deck], rng)
        for at in in_hand:
            hands[at] = hands[at] // CARDS * CARDS + stock.pop()
        for at in in_deck:
            deck[at] = stock.pop()
    g.hands = tuple(sorted(hands))
    g.deck = tuple(deck)


def offered_cards(g: Civilization, seat: int) -> list[int]:
    """giver * CARDS + card of every card in an open offer to the seat."""
    found: list[int] = []
    for frame in g.stack:
        if isinstance(frame, Parley):
            for index, number in enumerate(frame.ids):
                legs = frame.deal_of(number).legs if frame.takers[index] == seat else []
                for at in range(0, len(legs), 4):
                    if legs[at + 2] % THING == CARD:
                        found.append(legs[at] * CARDS + legs[at + 2] // THING)
    return found


def deal_tokens(g: Civilization, seat: int, rng: list[int]) -> None:
    """Face-down tokens the seat has not looked at, and the bag. How many of each continent are terrain everybody can
    count; what an explorer of somebody else has looked at and left face down is a resource or fertile land.
    rule: CV-SET-6, CV-TOK-2"""
    unseen: list[list[int]] = [[] for _ in range(CONTINENTS)]
    stock = [token for token in range(TOKENS) for _ in range(g.bag[token])]
    for territory, token in enumerate(g.token):
        if token != NOBODY and not g.shown[territory] and not (seat >= 0 and (g.known[territory] >> seat) & 1):
            unseen[g.board.continent[territory]].append(territory)
            stock.append(token)
    terrain = shuffled([token for token in stock if token >= MOUNTAIN], rng)
    others = shuffled([token for token in stock if token < MOUNTAIN], rng)
    tokens = list(g.token)
    for places in unseen:
        for territory in places:
            if g.known[territory] and g.token[territory] <= FERTILE:
                at = next(at for at, token in enumerate(others) if token <= FERTILE)
                tokens[territory] = others.pop(at)
    for places in unseen:
        bare = shuffled([t for t in places if not g.known[t] or g.token[t] > FERTILE], rng)
        rough = sum(1 for territory in bare if g.token[territory] >= MOUNTAIN)
        for number, territory in enumerate(bare):
            tokens[territory] = terrain.pop() if number < rough else others.pop()
    g.token = tuple(tokens)
    rest = terrain + others
    g.bag = tuple(rest.count(token) for token in range(TOKENS))


def choose_anew(g: Civilization, clash: Clash, seat: int, rng: list[int]) -> None:
    """A sealed unit might be any other that its leader could have chosen."""
    if clash.revealed:
        return
    battle = next((frame for frame in g.stack if isinstance(frame, Battle)), None)
    if battle is None:
        return
    for side in (ATTACK, DEFENCE):
        if 0 <= seat == battle.commanders[side] or (0 <= seat == clash.seer and battle.commanders[1 - side] == seat):
            continue
        if not clash.named and clash.units[side] != NOBODY:
            options = clash.candidates(g, battle, side)
            if options:
                clash.units[side] = options[below(rng, len(options))]
        if clash.planes[side] >= NOBODY and clash.units[side] != NOBODY:
            escorts = clash.escorts(g, battle, side)
            pick = below(rng, len(escorts) + 1)
            clash.planes[side] = escorts[pick] if pick < len(escorts) else NOBODY


def forget_offers(frame: "Parley[Civilization]", seat: int) -> None:
    """Terms between others are known to them alone."""
    for index, number in enumerate(frame.ids):
        if seat not in (frame.makers[index], frame.takers[index]):
            frame.legs = keep_rows(frame.legs, LEG, number)
            frame.clauses = keep_rows(frame.clauses, CLAUSE, number)


def keep_rows(rows: list[int], width: int, number: int) -> list[int]:
    kept: list[int] = []
    for start in range(0, len(rows), width):
        if rows[start] != number:
            kept.extend(rows[start : start + width])
    return kept

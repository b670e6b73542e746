"""Battles: which unit fights, when to stop, where to flee."""

from quadriga.bots.civilization.duel import Host, chance, defence_of
from quadriga.bots.civilization.garrisons import needed
from quadriga.bots.civilization.mind import Mind
from quadriga.bots.civilization.works import least_useful
from quadriga.engine.choice import Answer
from quadriga.games.civilization.board import NOBODY, TERRITORIES
from quadriga.games.civilization.odds import pair_odds, prospects
from quadriga.games.civilization.procedures.barbarians import Activation
from quadriga.games.civilization.procedures.battle.battle import ATTACK, DEFENCE, Battle, battle_of
from quadriga.games.civilization.procedures.battle.clash import Clash
from quadriga.games.civilization.procedures.battle.landing import Assault, Reply
from quadriga.games.civilization.procedures.battle.modifiers import BOMBARDMENT, RETALIATION
from quadriga.games.civilization.procedures.battle.muster import Muster
from quadriga.games.civilization.procedures.battle.retreat import Retreat
from quadriga.games.civilization.procedures.battle.withdrawal import Withdrawal
from quadriga.games.civilization.procedures.capture import Spoils
from quadriga.games.civilization.procedures.declaration import Support
from quadriga.games.civilization.procedures.fanaticism import Fanaticism
from quadriga.games.civilization.procedures.involvement import Involvement
from quadriga.games.civilization.procedures.losses import Losses
from quadriga.games.civilization.procedures.passage import Passage, Permission
from quadriga.games.civilization.procedures.sack import Sack
from quadriga.games.civilization.procedures.senate import Senate
from quadriga.games.civilization.queries import at_war, troops

POOR = 0.3  # chance in a clash below which the attacker holds back


def decide(m: Mind) -> Answer | None:
    """Everything between a declaration of battle and its last consequences."""
    top = m.g.stack[-1]
    if isinstance(top, Clash):
        return field(m, top)
    if isinstance(top, Assault):
        return assault(m, top)
    if isinstance(top, Reply):
        return reply(m, top)
    if isinstance(top, Muster):
        return m.first("commit", "ready")
    if isinstance(top, Retreat):
        return retreat(m, top)
    if isinstance(top, Withdrawal):
        return withdraw(m)
    if isinstance(top, Losses):
        return lose(m, top)
    if isinstance(top, Support):
        return support(m, top)
    if isinstance(top, Passage):
        return Answer("let_pass", top.territory)
    if isinstance(top, Permission):
        return Answer("deny", top.space)
    if isinstance(top, Senate):
        return Answer("bribe", -1, 0)
    if isinstance(top, Spoils):
        return m.first("seize", "done")
    if isinstance(top, Sack):
        return Answer("done")
    if isinstance(top, Involvement):
        return forfeit(m)
    if isinstance(top, Activation):
        return Answer("guard", max(m.targets("guard"), key=lambda p: (m.board.loss_order[m.g.kind[p]], -p)))
    return revenge(m, top) if isinstance(top, Fanaticism) else None


# --- clashes


def field(m: Mind, top: Clash) -> Answer:
    """The unit with the best prospects; an attacker with poor ones waits for the next round."""
    if m.has("escort"):
        return m.offered("escort")[0].smallest()
    if m.has("unescorted"):
        return Answer("unescorted")
    b = battle_of(m.g)
    side = top.side_asked(m.g, b, m.seat)
    rival = top.units[1 - side]
    best = NOBODY
    most = -1.0
    for piece in m.targets("field"):
        if top.seer == m.seat and rival != NOBODY:
            pair = (piece, rival) if side == ATTACK else (rival, piece)
            hope = pair_odds(m.g, b.space, b.defenders, top.exchange, pair[0], pair[1])[0 if side == ATTACK else 2]
        else:
            hope = prospects(m.g, b, top, side, piece)
        if hope > most:
            most = hope
            best = piece
    if m.has("end_round") and most < POOR:
        return Answer("end_round")
    return Answer("field", best)


def assault(m: Mind, top: Assault) -> Answer:
    """Guns first, at what they most likely hit, then troops, then ships against ships."""
    b = battle_of(m.g)
    if top.ship != NOBODY:
        hits = [(pair_odds(m.g, b.space, b.defenders, BOMBARDMENT, top.ship, p)[0], -p) for p in m.targets("fire_at")]
        return Answer("fire_at", -max(hits)[1])
    for ship in m.targets("fire"):
        return Answer("fire", ship)
    if m.has("storm") and (win_chance(m, b) > m.w.hopeless or not m.has("end_round")):
        return m.offered("storm")[0].smallest()
    return m.first("end_round", "engage", "storm") or m.choices[0].smallest()


def reply(m: Mind, top: Reply) -> Answer:
    """Retaliation costs nothing: always, at the ship it most likely sinks."""
    b = battle_of(m.g)
    if top.piece == NOBODY:
        return m.first("fire", "cease_fire") or m.choices[0].smallest()
    hits = [(pair_odds(m.g, b.space, b.defenders, RETALIATION, s, top.piece)[2], -s) for s in m.targets("fire_at")]
    return Answer("fire_at", -max(hits)[1])


# --- retreats


def win_chance(m: Mind, b: Battle) -> float:
    """Of the attack, as things stand; ships are left aside in a landing."""
    g = m.g
    units = b.armies(g, ATTACK) or b.units(g, ATTACK)
    attack = Host(g, [(g.owner[piece], g.kind[piece]) for piece in units])
    leader = b.commanders[ATTACK]
    return chance(attack, defence_of(g, b.space, b.defenders, leader))


def retreat(m: Mind, top: Retreat) -> Answer:
    """From a battle that is all but lost; who defends a settlement stays longer."""
    b = battle_of(m.g)
    hope = win_chance(m, b)
    if top.side == DEFENCE:
        hope = 1 - hope
        if b.space < TERRITORIES and m.g.holder[b.space] == m.seat:
            hope += 0.1
    return Answer("retreat", b.space) if hope < m.w.hopeless else Answer("fight_on")


def withdraw(m: Mind) -> Answer:
    """To own settlements that lack units, then to own land."""
    g = m.g
    spaces = m.targets("fall_back")
    if not spaces:
        return m.offered("pick")[0].smallest()
    own = [space for space in spaces if space < TERRITORIES and g.holder[space] == m.seat]
    lacking = [space for space in own if troops(g, space, m.seat) < needed(m)[space]]
    return Answer("fall_back", (lacking or own or spaces)[0])


# --- others


def lose(m: Mind, top: Losses) -> Answer:
    """The oldest of one's own; of others' the best."""
    if top.seat == m.seat:
        return top.default(m.g, m.seat)
    order = m.board.loss_order
    return Answer("lose", max(m.targets("lose"), key=lambda p: (order[m.g.kind[p]], -p)))


def support(m: Mind, top: Support) -> Answer:
    """Only against enemies, on the side that will win."""
    g = m.g
    for verb, side in (("join_attack", ATTACK), ("join_defence", DEFENCE)):
        if m.has(verb) and all(at_war(g, m.seat, foe) for foe in top.opponents(g, side)):
            mask = 0
            for owner in top.opponents(g, 1 - side):
                mask |= 1 << owner
            foes = sum([1 << owner for owner in top.opponents(g, side)])
            ours = defence_of(g, top.space, mask | 1 << m.seat)
            if chance(ours, defence_of(g, top.space, foes)) >= m.w.daring:
                return Answer(verb, top.space)
    return Answer("stay_out")


def forfeit(m: Mind) -> Answer:
    return least_useful(m) if m.has("give_up") else m.choices[0].smallest()


def revenge(m: Mind, top: Fanaticism) -> Answer:
    """Fanatics where they are needed, of the best kind; terror if there is nobody to raise."""
    if m.has("recruit"):
        return Answer("recruit", max(m.targets("recruit")))
    if m.has("rally"):
        return Answer("rally", min(m.targets("rally"), key=lambda t: (troops(m.g, t, m.seat), t)))
    return m.first("fanatics", "terror_coins") or top.default(m.g, m.seat)

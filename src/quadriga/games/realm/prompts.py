"""The owed decision in one sentence."""

from quadriga.engine.module import Prompt
from quadriga.engine.window import Window
from quadriga.games.realm.moments import CARD_PLAYED
from quadriga.games.realm.procedures.auction import Auction
from quadriga.games.realm.procedures.battle import Battle
from quadriga.games.realm.procedures.card import PlayCard
from quadriga.games.realm.procedures.council import Council
from quadriga.games.realm.state import Realm

PROMPTS = ("prompt-bid", "prompt-bid-again", "prompt-council", "prompt-cancel", "prompt-battle", "prompt-turn")


def prompt(g: Realm, seat: int) -> Prompt:
    top = g.stack[-1]
    if isinstance(top, Auction):
        message = "prompt-bid-again" if top.at else "prompt-bid"
        return Prompt(message, {"amount": top.total[seat], "have": g.florins[seat]})
    if isinstance(top, Council):
        return Prompt("prompt-council", {"round": g.round})
    if isinstance(top, Window):
        return window_prompt(g, top.moment)
    return Prompt("prompt-turn", {"have": g.florins[seat]})


def window_prompt(g: Realm, moment: int) -> Prompt:
    for frame in g.below():
        if moment == CARD_PLAYED and isinstance(frame, PlayCard):
            return Prompt("prompt-cancel", {"seat": frame.seat, "card": frame.card})
        if isinstance(frame, Battle):
            return Prompt("prompt-battle", {"land": frame.land, "attack": frame.attack, "defence": frame.defence})
    raise AssertionError(f"no prompt for moment {moment}")

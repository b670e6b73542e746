"""Moments for Intrigue cards: green holds one, and what it is made for is about to happen."""

from tests.games.byzantion.cards import give, holds, resolving
from tests.games.byzantion.table import duel, play

from quadriga.engine.table import Table
from quadriga.engine.window import Poll

GIVEN = {  # Fides of blue and green, of 3 that are required
    "own victory": (0, 3),
    "shared victory": (2, 1),
    "other victory": (3, 0),
    "own penalty": (1, 0),
    "other penalty": (0, 1),
}
BIDS = {"trial": (2, 1), "trial without bid": (2, 0)}
OCCASIONS = ("own turn", "vote", "declare", "intrigue", "phase", "end", *GIVEN, *BIDS)


def skip(t: Table) -> None:
    """Let the window that is open now pass by, if there is one."""
    top = t.game.stack[-1]
    moment = top.moment if isinstance(top, Poll) else -1
    while isinstance(top, Poll) and top.moment == moment:
        who = t.game.waiting()[0]
        assert t.submit(who, top.default(t.game, who)) is None
        top = t.game.stack[-1]


def judged(blue: int, green: int, seat: str) -> Table:
    """The Academy asks for 3 Fides; its reward is 2 Auctoritas and 1 Civicus, its penalty 3 Auctoritas."""
    t = resolving("academy_of_athens", 1, holds("blue", fides=blue, position="i"), seat)
    skip(t)
    give(t, "blue", {"fides": blue})
    give(t, "green", {"fides": green})
    return t


def trial(blue: int, green: int, seat: str) -> Table:
    """Blue has completed the event for 3 Doxa and a reward of 6 Nomisma; 3 Doxa for the first bid, 2 for the second."""
    t = resolving("earthquake_of_antioch", 1, holds("blue", lapis=1 + blue, frumentum=2, position="i"), seat)
    skip(t)
    give(t, "blue", {"lapis": 1, "frumentum": 2})
    give(t, "green", {})
    skip(t)
    play(t, f"blue: bid x{blue}", f"green: bid x{green}")
    return t


def occasion(kind: str, card: str, **more: object) -> Table:
    """Green holds the card, and the moment has come. Blue has 1 Auctoritas and Martin in play."""
    green: dict[str, object] = {"position": "iii", "hand": [card], **more}
    if kind in GIVEN:
        blue, own = GIVEN[kind]
        return judged(blue, own, holds("green", fides=own, **green))
    if kind in BIDS:
        blue, own = BIDS[kind]
        return trial(blue, own, holds("green", lapis=own, **green))
    if kind == "phase":
        return resolving("academy_of_athens", 1, holds("green", **green))
    opener = "secret_archive" if card != "secret_archive" else "confiscation"
    hand = [opener] if kind == "intrigue" else []
    t = duel(
        {"vote": 'phase = "vote"\nevent = "academy_of_athens"\n', "end": 'phase = "scoring"\n'}.get(kind, "")
        + ('active = "green"\n' if kind == "own turn" else "")
        + holds("blue", auctoritas=1, nomisma=3 if hand else 0, hand=hand, area=["martin"], position="i")
        + holds("green", **green)
    )
    deed = {"vote": "vote 1 x1", "declare": "act activate", "intrigue": f"intrigue {opener}"}.get(kind)
    if deed:
        play(t, f"blue: {deed}")
    return t

"""What the tests of single cards share: printed rows, small positions, occasions, and a register of who is tested."""

from collections.abc import Callable
from json import dumps
from typing import NamedTuple, TypeVar

from tests.games.byzantion.table import asked, can, described, duel, events, goods, offered, play, refused, seat, table

from quadriga.engine.table import Table

Test = TypeVar("Test", bound=Callable[..., None])

PLAYED: dict[str, list[str]] = {}  # card -> tests that play it for what it does


def plays(*keys: str) -> Callable[[Test], Test]:
    """Register a test as the one that shows what these cards do."""

    def register(test: Test) -> Test:
        for key in keys:
            PLAYED.setdefault(key, []).append(test.__name__)
        return test

    return register


# ---------------------------------------------------------------- printed rows


class Printed(NamedTuple):
    """An Empire card as printed; a number after a type is the Hero's level in it."""

    key: str
    cost: int
    types: str
    made: str  # what an activation gives

    def levels(self) -> dict[str, int]:
        return amounts(self.types)

    def __str__(self) -> str:
        return self.key


def amounts(text: str) -> dict[str, int]:
    """``"fides 2, lapis 1"`` by name; a name without a number stands for none of it."""
    found: dict[str, int] = {}
    for part in text.split(", ") if text else []:
        name, _, number = part.partition(" ")
        found[name] = int(number or 0)
    return found


# A card of one type each to try discounts on, with its cost; a Hero of one type each, with his level.
MODELS = {
    "palatina": ("professors_of_law_at_berytus", 6),
    "ecclesiastica": ("bishops_in_synod", 5),
    "stratiotika": ("armenian_cataphracts", 5),
    "emporion": ("caravaneers_of_palmyra", 5),
    "rustica": ("quarrymen_of_proconnesus", 5),
}
HEROES = {
    "palatina": ("john_the_cappadocian", 3),
    "ecclesiastica": ("patriarch_eutychius", 3),
    "stratiotika": ("mundus", 2),
    "emporion": ("cosmas_indicopleustes", 2),
    "rustica": ("anastasia_of_the_fayum", 2),
}
# A card of one type each whose ability leaves all goods alone; an Intrigue card of each for the own turn.
QUIET = {
    "palatina": ("silentiaries_of_the_palace", "senatorial_appointment"),
    "ecclesiastica": ("hermits_of_judaea", "pilgrimage"),
    "stratiotika": ("herul_foederati", "march_of_duty"),
    "emporion": ("papyrus_dealers_of_the_delta", "merchant_emissary"),
    "rustica": ("shepherds_of_cappadocia", "secret_archive"),
}
OFFER = ["buzes", "sittas", "martin", "artabanes", "germanus", "bucellarii", "antonina", "tribonian"]


# ---------------------------------------------------------------- positions


def holds(name: str, **given: object) -> str:
    """``holds("blue", hand=["martin"], nomisma=3)``: a line of a position."""
    return f"seat.{name} = {written(given)}\n"


def written(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(item)}" for key, item in value.items()) + " }"
    return dumps(value)


def lay(t: Table, card: str, name: str = "blue") -> None:
    """Play an Empire card and leave it by itself."""
    play(t, f"{name}: play {card}")
    if asked(t) == "Placement":
        play(t, f"{name}: alone")


def played(card: str, purse: int, rest: str = "", players: int = 2, **own: object) -> Table:
    """Blue has played a card; whatever it does is under way, or done if nobody has to say anything."""
    t = table(players, holds("blue", hand=[card], nomisma=purse, **own) + rest)
    play(t, "blue: act play")
    lay(t, card)
    return t


def asks_no_more(t: Table) -> bool:
    """The card asks nothing more: there are further cards to play, or the turn is over."""
    return asked(t) in ("PlayCards", "Reorganising", "Turn")


def paid(t: Table) -> int:
    """What the last Empire card cost."""
    return events(t, "card.played")[-1].args[2]


def resolving(event: str, option: int, *seats: str, players: int = 2) -> Table:
    """The Resolution phase of an event is about to begin."""
    return table(players, f'phase = "resolution"\nevent = "{event}"\noption = {option}\n' + "".join(seats))


def give(t: Table, name: str, given: dict[str, int]) -> None:
    """Commit these goods and nothing else."""
    while asked(t) == "Contribution" and (wanted := offered(t, name, "commit")):
        play(t, f"{name}: commit {wanted[0]} x{given.get(wanted[0], 0)}")
    if asked(t) == "Contribution":
        play(t, f"{name}: done")


def doxa(t: Table, name: str) -> int:
    found: int = seat(t, name)["doxa"]
    return found


# ---------------------------------------------------------------- what every Empire card shows


def check_cost(card: Printed) -> None:
    """Too dear with a Nomisma less, paid in full with exactly enough; it lies in the area then."""
    t = duel(holds("blue", hand=[card.key], nomisma=card.cost - 1))
    assert refused(t, "blue: act play").code == "nothing_to_play"
    t = played(card.key, card.cost)
    assert paid(t) == card.cost
    assert seat(t, "blue")["area"] == [card.key]
    assert card.key not in seat(t, "blue")["hand"]


def check_types(card: Printed) -> None:
    """Heroes of its types make it cheaper, others do not."""
    for kind, (hero, level) in HEROES.items():
        if hero != card.key:
            less = level if kind in card.levels() else 0
            assert paid(played(card.key, 20, area=[hero])) == max(0, card.cost - less), kind


def check_levels(card: Printed) -> None:
    """As a Hero he makes cards of each type cheaper by his level in it; face down, or without laurels, he does not."""
    for kind, (model, cost) in MODELS.items():
        if model != card.key:
            level = card.levels().get(kind, 0)
            assert paid(played(model, 20, area=[card.key])) == cost - level, kind
            assert paid(played(model, 20, area=[card.key], down=[card.key])) == cost, kind


def check_production(card: Printed) -> None:
    """An activation gives what is printed, once a round, and nothing of the instant ability; face down nothing."""
    t = duel(holds("blue", area=[card.key]))
    play(t, "blue: act activate")
    assert goods(t, "blue") == amounts(card.made)
    assert seat(t, "blue")["marked"] == [card.key]
    t = duel(holds("blue", area=[card.key], down=[card.key], auctoritas=1))
    assert refused(t, "blue: act activate").code == "nothing_to_activate"


# ---------------------------------------------------------------- shapes that several cards share


def check_plays_another(card: str, cost: int, resource: str) -> None:
    """One more Empire card for 1 of the resource and no Nomisma.  (BZ-CLA-2)"""
    rest = 'deck = ["martin"]\n'
    more = {"hand": [card, "belisarius", "narses", "secret_archive"], "nomisma": cost, resource: 2}
    t = duel(holds("blue", **more) + rest)
    play(t, "blue: act play")
    lay(t, card)
    assert not can(t, "blue: play secret_archive")
    lay(t, "belisarius")
    assert goods(t, "blue") == {resource: 1}
    assert seat(t, "blue")["dynamis"] == 5
    assert sorted(seat(t, "blue")["area"]) == sorted([card, "belisarius"])
    assert not can(t, "blue: play narses")  # one more card, not two
    t = duel(holds("blue", **more) + rest)
    play(t, "blue: act play")
    lay(t, card)
    play(t, "blue: decline")
    assert goods(t, "blue") == {resource: 2}
    assert seat(t, "blue")["area"] == [card]
    t = duel(holds("blue", hand=[card, "belisarius"], nomisma=cost) + rest)  # nothing to pay with
    play(t, "blue: act play")
    lay(t, card)
    assert asks_no_more(t)
    assert not can(t, "blue: play belisarius")


def check_market_trade(card: str, cost: int) -> None:
    """Exactly one resource bought or sold at once, or none."""
    market = 'market = ["lignum", "fides", "virtus"]\n'
    t = played(card, cost + 3, market, lapis=1, lignum=1)
    play(t, "blue: buy fides")  # from the slot at 3
    assert goods(t, "blue") == {"lapis": 1, "lignum": 1, "fides": 1}
    assert asks_no_more(t)
    t = played(card, cost, market, lapis=1, lignum=1)
    play(t, "blue: sell lapis")  # into the slot at 5
    assert goods(t, "blue") == {"lignum": 1, "nomisma": 5}
    assert asks_no_more(t)
    t = played(card, cost, market, lapis=1, lignum=1)
    play(t, "blue: sell lignum")  # a second piece of the first one
    assert goods(t, "blue") == {"lapis": 1, "nomisma": 5}
    t = played(card, cost, market, lapis=1)
    play(t, "blue: decline")
    assert goods(t, "blue") == {"lapis": 1}


def check_others_lose_nomisma(card: str, cost: int, count: int) -> None:
    """All others, as far as they have; or nobody if its owner declines."""
    others = holds("green", nomisma=5) + holds("white", nomisma=1) + holds("red")
    t = played(card, cost, others, 4)
    play(t, "blue: use")
    assert [goods(t, name) for name in ("blue", "green", "white", "red")] == [{}, {"nomisma": 5 - count}, {}, {}]
    assert [doxa(t, name) for name in ("green", "white", "red")] == [10, 10, 10]
    t = played(card, cost, others, 4)
    play(t, "blue: decline")
    assert goods(t, "green") == {"nomisma": 5}
    assert goods(t, "white") == {"nomisma": 1}


def check_exchange(card: str, cost: int) -> None:
    t = played(card, cost, fides=1, lapis=1)
    play(t, "blue: give lapis")
    assert not can(t, "blue: gain lapis")  # another one
    play(t, "blue: gain virtus")
    assert goods(t, "blue") == {"fides": 1, "virtus": 1}
    assert asks_no_more(t)
    t = played(card, cost, fides=1)
    play(t, "blue: decline")
    assert goods(t, "blue") == {"fides": 1}


def check_next_discount(card: str, cost: int, amount: int) -> None:
    """Less for the next card of the same action only."""
    hand = [card, "caravaneers_of_palmyra", "spice_traders_of_alexandria"]
    t = duel(holds("blue", hand=hand, nomisma=cost + 20, dynamis=2))
    play(t, "blue: act play")
    lay(t, card)
    assert goods(t, "blue") == {"nomisma": 20}
    lay(t, "caravaneers_of_palmyra")
    assert paid(t) == 5 - amount
    play(t, "blue: decline")
    lay(t, "spice_traders_of_alexandria")
    assert paid(t) == 3
    t = duel(holds("blue", hand=hand, nomisma=cost + 20) + holds("green", dynamis=0))
    play(t, "blue: act play")
    lay(t, card)
    play(t, "blue: done; end_turn; act play")  # lost with the action
    lay(t, "caravaneers_of_palmyra")
    assert paid(t) == 5


def check_take_offer(card: str, cost: int) -> None:
    """A card of one's choice; the slot is filled at once; or none."""
    rest = f'offer = {dumps(OFFER)}\ndeck = ["mundus", "narses"]\n'
    t = played(card, cost, rest)
    play(t, "blue: take buzes")
    assert seat(t, "blue")["hand"] == ["buzes"]
    assert described(t)["offer"] == ["mundus", *OFFER[1:]]
    assert asks_no_more(t)
    t = played(card, cost, rest)
    play(t, "blue: decline")
    assert seat(t, "blue")["hand"] == []
    assert described(t)["offer"] == OFFER


def check_gain(card: str, cost: int, gained: str) -> None:
    """At once, and nobody is asked anything."""
    t = played(card, cost)
    assert goods(t, "blue") == amounts(gained)
    assert asks_no_more(t)
    assert seat(t, "blue")["hand"] == []


def check_draw(card: str, cost: int, count: int) -> None:
    t = played(card, cost, 'deck = ["mundus", "buzes", "sittas"]\n')
    assert seat(t, "blue")["hand"] == ["mundus", "buzes", "sittas"][:count]
    assert goods(t, "blue") == {}
    assert asks_no_more(t)


def check_gain_per_card(card: str, cost: int, four: list[str], intrigue: str) -> None:
    """1 Nomisma for each card of the type, itself and Intrigue cards included, 5 at most.

    ``four`` are cards of the type, the first of them the second type of a card.
    """
    assert goods(played(card, cost), "blue") == {"nomisma": 1}
    assert goods(played(card, cost, area=[*four[:1], intrigue, "bucellarii"]), "blue") == {"nomisma": 3}
    assert goods(played(card, cost, area=four), "blue") == {"nomisma": 5}
    assert goods(played(card, cost, area=[*four, intrigue]), "blue") == {"nomisma": 5}


# ---------------------------------------------------------------- Heroes


def check_set_off(hero: str, kind: str, gained: dict[str, int]) -> None:
    """Each time another card of a type is played in a Play action; face up, by the owner, no Intrigue card."""
    for type_, (card, intrigue) in QUIET.items():
        t = played(card, 20, area=[hero])
        assert change(t, 20 - paid(t)) == (gained if type_ == kind else {}), type_
        t = played(card, 20, area=[hero], down=[hero])
        assert change(t, 20 - paid(t)) == {}
        t = duel(holds("blue", hand=[intrigue], area=[hero], nomisma=20))
        play(t, f"blue: intrigue {intrigue}")
        assert change(t, 20 - events(t, "intrigue.announced")[-1].args[2]) == {}
        t = duel('active = "green"\n' + holds("green", hand=[card], nomisma=20) + holds("blue", area=[hero]))
        play(t, "green: act play")
        lay(t, card, "green")
        assert goods(t, "blue") == {}
    t = played(hero, 20)  # never by himself
    assert change(t, 20 - paid(t)) == {}
    t = duel(holds("blue", hand=[QUIET[kind][0], "martin"], area=[hero], nomisma=20))
    assert goods(t, "blue") == {"nomisma": 20}  # not by cards in hand


def change(t: Table, purse: int) -> dict[str, int]:
    """What blue has besides the Nomisma he should have left."""
    found = goods(t, "blue")
    found["nomisma"] = found.get("nomisma", 0) - purse
    return {good: amount for good, amount in found.items() if amount}


def check_completion(hero: str, gained: dict[str, int], glory: int = 0) -> None:
    """For an event completed with the owner's help: here 1 of 3 Virtus, so that the reward goes to green."""

    def given(blue: int, green: int, **more: object) -> Table:
        t = resolving(
            "mundus_on_the_danube",
            1,
            holds("blue", virtus=1, area=[hero], **more),
            holds("green", virtus=3, position="i"),
        )
        play(t, f"green: commit virtus x{green}", f"blue: commit virtus x{blue}")
        if asked(t) == "Contribution":
            play(t, "blue: done")
        return t

    t = given(1, 2, position="iii")
    assert goods(t, "blue") == gained
    assert doxa(t, "blue") == 10 + 1 + glory
    t = given(0, 3, position="iii")  # he gave nothing
    assert goods(t, "blue") == {"virtus": 1}
    assert doxa(t, "blue") == 10
    t = given(1, 0, position="iii")  # it failed
    assert goods(t, "blue") == {}
    assert doxa(t, "blue") == 10 + 1
    t = given(1, 2, position="iii", down=[hero])
    assert goods(t, "blue") == {}
    assert doxa(t, "blue") == 10 + 1


def check_casket_again(hero: str, place: int) -> None:
    """The casket of one position twice, every other one once.  (BZ-CLA-3)"""
    loot = [{"auctoritas": 1, "nomisma": 2}, {"virtus": 1, "nomisma": 3}, {"fides": 1, "nomisma": 4}, {"nomisma": 6}]
    for at, position in enumerate(("i", "ii", "iii", "iv")):
        for down in ([], [hero]):
            rest = 'phase = "event"\ncaskets = ["c02", "c14", "c20", "c40"]\n'
            t = duel(rest + holds("blue", area=[hero], down=down))
            play(t, f"blue: seal {position}")
            times = 2 if at == place and not down else 1
            assert goods(t, "blue") == {good: times * amount for good, amount in loot[at].items()}
            assert seat(t, "blue")["dynamis"] == (7 if at == 0 else 6)


def check_substitute(hero: str, token: str, option: int, own: dict[str, int], purse: int = 0) -> None:
    """1 token for any other required resource: the Academy asks for 3 Fides, or for 2 Civicus and 1 Frumentum.

    ``own`` is one resource short of that; ``purse`` is what another ability of the Hero adds. (BZ-CLA-1, BZ-CON-5)
    """
    kept = {} if token == "doxa" else {token: 2}
    given = "; ".join(f"commit {good} x{amount}" for good, amount in own.items())

    def given_by_blue(more: dict[str, int], **state: object) -> Table:
        return resolving("academy_of_athens", option, holds("blue", area=[hero], **more, **kept, **state))

    t = given_by_blue(own)
    play(t, f"blue: {given}; mark {hero}")
    assert not can(t, f"blue: mark {hero}")  # once
    assert outcome(t) == "blue"
    assert doxa(t, "blue") == 10 + 3 - (1 if token == "doxa" else 0)
    left = {"auctoritas": 2, "civicus": 1}  # the reward
    if kept:
        left[token] = left.get(token, 0) + 1
    if purse:
        left["nomisma"] = purse
    assert goods(t, "blue") == left
    t = given_by_blue(own)  # declined
    play(t, f"blue: {given}; done")
    assert outcome(t) == "failed"
    t = given_by_blue(own, down=[hero])
    play(t, f"blue: {given}")
    assert outcome(t) == "failed"
    fewer = {good: amount - 1 for good, amount in own.items()}  # one token does not stand for two
    t = given_by_blue(own)
    play(t, "blue: " + "; ".join(f"commit {good} x{amount}" for good, amount in fewer.items()) + f"; mark {hero}")
    if asked(t) == "Contribution":
        play(t, f"blue: stands_for {next(iter(own))}")
    assert outcome(t) == "failed"


def outcome(t: Table) -> str:
    found: str = described(t)["outcome"][1]
    return found

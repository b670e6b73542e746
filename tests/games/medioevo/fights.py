"""Battles for scenarios: two armies that share a zone, and what the round told."""

from tests.games.medioevo.table import MODULE, events, play, state, table, three

from quadriga.engine.table import Table

SEA = "marmara"


def field(
    attacker: str,
    defender: str,
    chance: list[list[int]],
    more: str = "",
    zone: str = "nicea",
    players: int = 3,
) -> Table:
    """Byzantium (first in turn order) shares a zone with Hungary (second) and attacks: who declares what?"""
    position = f"""
        war = [["byzantine", "hungary"]]
        armies.{zone}.byzantine = {{ {attacker} }}
        armies.{zone}.hungary = {{ {defender} }}
        {more}
    """
    t = table(players, position, chance)
    play(t, f"byzantine: attack {zone}/hungary")
    return t


def melee(
    attacker: str,
    defender: str,
    chance: list[list[int]],
    more: str = "",
    zone: str = "nicea",
    players: int = 3,
) -> Table:
    """The same, and both declare to fight."""
    t = field(attacker, defender, chance, more, zone, players)
    play(t, "byzantine: fight", "hungary: fight")
    return t


def siege(
    attacker: str,
    defender: str,
    chance: list[list[int]],
    more: str = "",
    building: int = 1,
) -> Table:
    """Hungary (second in turn order) attacks Byzantium at its military building in Nicea."""
    position = f"""
        war = [["byzantine", "hungary"]]
        active = "hungary"
        land.nicea.military = {building}
        armies.nicea.byzantine = {{ {defender} }}
        armies.nicea.hungary = {{ {attacker} }}
        {more}
    """
    t = table(3, position, chance)
    play(t, "hungary: attack nicea/byzantine; fight", "byzantine: fight")
    return t


def galley(owner: str, level: int, units: str, zone: str = SEA) -> str:
    return f'{{ owner = "{owner}", kind = "galley", level = {level}, zone = "{zone}", units = {{ {units} }} }},'


def engine(owner: str, level: int, aboard: int) -> str:
    return f'{{ owner = "{owner}", kind = "siege_engine", level = {level}, zone = "{SEA}", aboard = {aboard} }},'


def at_sea(fleets: str, chance: list[list[int]], more: str = "") -> Table:
    """Both fleets are in the Sea of Marmara; Byzantium, first in turn order, attacks; both fight.

    Tokens are numbered in the order of the list, Byzantium's from 0, Hungary's from 10.
    """
    t = three(f'war = [["byzantine", "hungary"]]\npieces = [{fleets}]\n{more}', chance)
    play(t, f"byzantine: attack {SEA}/hungary; fight", "hungary: fight")
    return t


def horde_fight(attacker: str, horde: str, dice: str, chance: list[list[int]], more: str = "") -> Table:
    """Byzantium attacks a horde that stands in Bulgarian land; ``dice`` are those of the War circle."""
    position = f"""
        dice = {dice}
        armies.tarnovo.byzantine = {{ {attacker} }}
        armies.tarnovo.barbarians = {{ {horde} }}
        {more}
    """
    t = table(3, position, chance)
    play(t, "byzantine: attack tarnovo/barbarians; fight")
    return t


def raid(defender: str, horde: str, dice: str, chance: list[list[int]], more: str = "") -> Table:
    """In the Events phase Byzantium drives a horde from Tarnovo against a Hungarian army in Serbia.

    ``dice`` are those of the War circle; Hungary is second in turn order.
    """
    position = f"""
        phase = "events"
        event_deck = ["event_1"]
        land.serbia = {{ holder = "hungary" }}
        armies.serbia.hungary = {{ {defender} }}
        armies.tarnovo.barbarians = {{ {horde} }}
        {more}
    """
    rolled = [int(die) for die in dice.strip("[]").split(",")]
    t = table(3, position, [rolled, *chance])
    play(t, "byzantine: keep; icon movement; icon armies; drive tarnovo; to serbia")
    return t


def values(t: Table) -> list[tuple[int, int]]:
    """Attack values (attacker, defender) of the rounds so far."""
    return [(event.args[1], event.args[2]) for event in events(t, "battle.values")]


def scores(t: Table) -> list[tuple[str, int, int]]:
    """Winner, battle score, damage in all."""
    return [(owner(t, e.args[0]), e.args[1], e.args[2]) for e in events(t, "battle.score")]


def casualties(t: Table) -> list[tuple[str, int]]:
    """Casualty values as they were applied."""
    return [(owner(t, event.args[0]), event.args[1]) for event in events(t, "battle.casualties")]


def owner(t: Table, number: int) -> str:
    return MODULE.token(t.game, -1, "owner", number)


def rounds(t: Table) -> int:
    """How many rounds have started."""
    return len(events(t, "battle.round"))


def due(t: Table) -> int:
    """Points of damage that wait to be assigned."""
    frame = state(t).stack[-1]
    return getattr(frame, "points", 0)

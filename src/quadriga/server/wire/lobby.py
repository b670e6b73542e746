"""Bodies of the HTTP API."""

from typing import Any, Literal

from msgspec import Struct

from quadriga.server.wire.common import Fault, Pace, PackInfo, TableInfo, Visibility, Whole, Word
from quadriga.server.wire.play import LogLine, Say

# --- people


class NewGuest(Struct):
    name: str


class Credentials(Struct):
    name: str
    password: str


class Registration(Struct, omit_defaults=True):
    """Makes an account; a guest who registers keeps seats and name."""

    name: str
    password: str
    email: str = ""


class RecoveryRequest(Struct):
    name: str


class Recovery(Struct):
    """A single-use token from the administrator or by mail, and the new password."""

    token: str
    password: str


class Preferences(Struct, omit_defaults=True, frozen=True):
    """What a person has settled; kept with the account so that it follows them."""

    language: Literal["", "en", "it"] = ""
    theme: Literal["system", "light", "dark", "contrast"] = "system"
    sound: bool = False
    motion: bool = True
    confirm: bool = True  # ask twice before what cannot be taken back
    notify: bool = False  # browser notifications
    webhook: str = ""  # turn notices go there
    webhook_kind: Literal["json", "discord", "slack", "ntfy"] = "json"
    mail: bool = False


class Me(Struct, omit_defaults=True):
    """Whoever asks; with an empty id nobody yet."""

    id: str = ""
    name: str = ""
    guest: bool = True
    admin: bool = False
    email: str = ""
    preferences: Preferences = Preferences()
    owing: int = 0  # tables that wait for this person
    first_account: bool = False  # nobody has an account yet: the first becomes administrator
    mail_configured: bool = False


class MeChange(Struct, omit_defaults=True):
    name: str | None = None
    email: str | None = None
    password: str | None = None
    old_password: str = ""
    preferences: Preferences | None = None


# --- games


class OptionInfo(Struct, omit_defaults=True):
    """One option of a game: a word out of ``values``, a number from ``low`` to ``high``, or such a number a seat.

    Where ``needs`` names other options it counts only with those of their values.
    """

    name: str
    default: str | int
    values: list[str] = []
    low: int = 0
    high: int = 0
    seatwise: bool = False
    needs: dict[str, list[str]] = {}


class GameInfo(Struct, omit_defaults=True):
    name: str
    title: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    bots: list[str]  # levels of play, the weakest first
    bot_seconds: dict[str, float]  # mean time of a decision, by level
    usual_bot: str  # who sits down when nobody says who
    moments: list[str]  # decisions for which a standing order may be given
    bluffs: list[str]  # those of them at which people are asked although they may have nothing to do
    revision: int
    rules: int  # rules in the ledger
    draws_seats: bool = False  # the rulebook has lots drawn for the seats
    reconstructed: list[str] = []  # what was rebuilt and not printed
    lessons: list[str] = []
    packs: list[PackInfo] = []  # that whoever asks may choose for a table


class PackTexts(Struct):
    """The names a pack brings for its things: a Fluent catalogue, empty if it has none in the language."""

    catalogue: str


class RuleDoc(Struct, omit_defaults=True):
    """An entry of the ledger."""

    id: str
    kind: str  # rule, example, ruling, component
    title: str
    text: str
    source: str = ""
    status: str = ""
    note: str = ""
    rules: list[str] = []
    chapter: str = ""


# --- tables


class SeatWish(Struct, omit_defaults=True):
    kind: Literal["open", "me", "bot"]
    bot: str = ""
    program: bool = False  # whoever asks is a program, and everybody shall see it


class NewTable(Struct, omit_defaults=True):
    game: str
    seats: list[SeatWish]
    name: str = ""
    options: dict[str, Any] = {}
    visibility: Visibility = "unlisted"
    pace: Pace = Pace()
    draw_seats: bool | None = None  # draw lots for the seats when the game begins; null: as the rulebook has it
    start: bool = False  # at once, if no seat is open
    hints: bool | None = None  # people may ask for hints; null: if nobody else plays
    lesson: str = ""
    pack: str = ""  # the name of a component pack
    conditions: dict[str, Any] = {}  # for agents: see docs/agents.md


class PlayNow(Struct, omit_defaults=True):
    """A game against bots, begun at once; what is left out is chosen: the first game, the best bot, four seats."""

    game: str = ""
    bot: str = ""
    seats: Whole = 0


class TableChange(Struct, omit_defaults=True):
    """By the host; options, seats and their draw only before the start."""

    name: str | None = None
    visibility: Visibility | None = None
    pace: Pace | None = None
    options: dict[str, Any] | None = None
    draw_seats: bool | None = None
    hints: bool | None = None  # in a running game among people only off


class Join(Struct, omit_defaults=True):
    seat: Whole = -1  # -1: any open one
    invite: str = ""
    program: bool = False  # whoever joins is a program, and everybody shall see it


class SeatChange(Struct, omit_defaults=True):
    """By the host before the start: put a bot there, open the seat, or sit there."""

    kind: Literal["open", "me", "bot"]
    bot: str = ""


class Fill(Struct, omit_defaults=True):
    """Bots on all open seats; empty means the best there is."""

    bot: str = ""


class Fork(Struct, omit_defaults=True):
    """A sandbox from a position: after ``n`` answers, oneself on ``seat``, bots on the others."""

    n: Whole
    seat: Whole = 0
    bot: str = ""


class TableList(Struct, omit_defaults=True):
    tables: list[TableInfo]


# --- looking back


class Mark(Struct, omit_defaults=True):
    """One point of the replay bar."""

    n: int
    serial: int
    turn: int
    phase: int
    seat: int
    scores: list[int] = []


class ReplayFrame(Struct, omit_defaults=True):
    """The table after ``n`` answers, as one seat or a spectator may see it."""

    n: int
    count: int
    turn: int
    phase: int
    view: dict[str, Any]
    names: list[Word]
    owing: list[int] = []
    prompt: Say | None = None
    scores: list[dict[str, int]] = []
    news: list[LogLine] = []
    sheet: dict[str, Any] = {}


class LogPage(Struct, omit_defaults=True):
    lines: list[LogLine]
    last: int  # serial


class Marks(Struct, omit_defaults=True):
    marks: list[Mark]
    score_parts: list[str] = []
    final: list[dict[str, int]] = []


class Verdict(Struct, omit_defaults=True):
    """Of the check of a finished game."""

    holds: bool
    answers: int
    rolls: int
    commitment: str
    seed: str = ""
    salt: str = ""
    faults: list[Fault] = []


class AnswerDoc(Struct, omit_defaults=True):
    """An answer that was given or might have been; ``words`` as those of a choice."""

    verb: str
    target: int = -1
    amount: int = 0
    words: dict[str, Word] = {}
    notation: str = ""


class BetterDoc(Struct):
    answer: AnswerDoc
    gain: float
    error: float


class TurningDoc(Struct, omit_defaults=True):
    """A decision worth looking at again: answer number ``n``, and the acting seat's expectation before and after."""

    n: int
    turn: int
    seat: int
    before: float
    after: float
    answer: AnswerDoc
    luck: float = 0.0  # what chance and draws did between this answer and the next decision
    drawn: float = 0.0  # draws alone
    compared: int = 1  # answers tried
    better: BetterDoc | None = None


class DiceDoc(Struct):
    number: int
    rolled: int
    expected: float


class DrawnDoc(Struct):
    """All draws of a seat: how they changed its expectation to win, and what was to be expected."""

    number: int
    actual: float
    expected: float


class StrokeDoc(Struct, omit_defaults=True):
    """A moment of luck, and who drew or the seat that it mattered most to."""

    n: int
    turn: int
    kind: str
    seat: int
    worth: float
    error: float
    numbers: list[int] = []  # of dice


class LuckDoc(Struct):
    """By seat, in expectation to win; ``kinds`` and ``dice`` by kind of chance: battle, event, dice, draw."""

    asked: int
    weighed: int
    samples: int
    revealed: int  # answers after which something hidden became known
    looked: int  # of these, for draws
    guesses: int  # worlds each draw was compared with
    total: list[float]
    error: list[float]
    kinds: dict[str, list[float]]
    dice: dict[str, DiceDoc]
    drawn: list[DrawnDoc]  # by seat
    moments: list[StrokeDoc]


class AnalysisDoc(Struct):
    """What docs/analysis.md explains. A point of the curve is: answers, turn, then the expectation of every seat."""

    winners: list[int]
    answers: int
    curve: list[list[float]]
    turning: list[TurningDoc]
    tried: int  # decisions that were looked at for it
    luck: LuckDoc
    evaluation: Literal["learned", "points"]
    worlds: int
    level: str
    cut_short: bool


class AnalysisState(Struct, omit_defaults=True):
    """``pending`` until it is made: ask again."""

    status: Literal["pending", "ready", "failed"]
    analysis: AnalysisDoc | None = None


class Upload(Struct):
    table: str


class Report(Struct, omit_defaults=True):
    line: Whole
    why: str = ""


# --- administration


class PersonRow(Struct, omit_defaults=True):
    id: str
    name: str
    guest: bool
    admin: bool
    created: int
    banned: bool = False
    seats: int = 0


class PersonChange(Struct, omit_defaults=True):
    admin: bool | None = None
    banned: bool | None = None


class AuditRow(Struct, omit_defaults=True):
    at: int
    what: str
    who: str = ""
    whom: str = ""
    detail: str = ""


class ReportRow(Struct, omit_defaults=True):
    id: int
    at: int
    table: str
    by: str
    name: str
    text: str
    why: str = ""
    settled: bool = False


class RecoveryRow(Struct):
    """Shown to the administrator when no mail is configured; the token is shown once."""

    name: str
    token: str
    until: int

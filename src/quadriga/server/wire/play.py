"""Messages of the socket. ``type`` tells them apart; ``docs/protocol.md`` tells how they follow one another."""

from typing import Any, Literal

from msgspec import Struct

from quadriga.server.wire.common import Fault, TableInfo, Whole, Why, Word

# --- what is shown


class Say(Struct, omit_defaults=True, rename={"with_": "with"}):
    """A sentence: a message of the catalogues and its words."""

    say: str
    with_: dict[str, Word] = {}


class ChoiceDoc(Struct, omit_defaults=True):
    """One thing the seat may do. With ``low`` < ``high`` a number is asked for, with ``deal`` terms."""

    verb: str
    target: int = -1
    kind: str = ""  # what the target is: province, unit, seat, …
    words: dict[str, Word] = {}
    low: int = 0
    high: int = 0
    deal: bool = False
    grave: bool = False  # worth a second question: it commits, or it cannot be taken back
    notation: str = ""


class RefusalDoc(Struct, omit_defaults=True):
    """One thing the seat would look for but may not do, and why."""

    verb: str
    target: int
    why: Why
    kind: str = ""
    words: dict[str, Word] = {}


class Decision(Struct, omit_defaults=True):
    """What a seat owes. ``serial`` names the decision: an answer to another one is stale."""

    seat: int
    serial: int
    prompt: Say
    moment: str  # what standing orders call this decision
    choices: list[ChoiceDoc]
    refusals: list[RefusalDoc] = []


class Told(Struct, omit_defaults=True, rename={"with_": "with"}):
    """One consequence: ``event-<kind>`` in the game's catalogue, its words and the rules behind it."""

    kind: str
    with_: dict[str, Word] = {}
    args: list[int] = []  # the bare numbers, for boards that animate
    actor: int = -1
    rules: list[str] = []


class LogLine(Struct, omit_defaults=True):
    """Something that was done at the table, in order of ``serial``, without gaps."""

    serial: int
    at: int  # ms since 1970
    kind: Literal["start", "answer", "undo"]
    n: int = 0  # answers in force after it
    seat: int = -2  # who; -1 is the referee, -2 nobody
    by: str = ""  # who really pressed the button, if not the person of the seat: bot, caretaker, clock, order
    do: str = ""  # the answer in notation, where the reader may know it
    told: list[Told] = []
    turn: int = 0
    phase: int = 0
    scores: list[int] = []


class Clock(Struct, omit_defaults=True):
    seat: int
    left: int  # ms
    running: bool = False


class SeatState(Struct, omit_defaults=True):
    """Everything one seat may see; seat -1 is the spectator."""

    seat: int
    view: dict[str, Any]
    decision: Decision | None = None
    anytime: list[ChoiceDoc] = []
    can_undo: int = 0  # answers that may be taken back
    stamp: int = 0  # names what may be answered or taken back now


class Order(Struct, omit_defaults=True):
    """A standing order: at this moment answer for me with whatever does nothing; or ask me even if I can do nothing.

    Without an order, who is asked only so that nothing is told about his hand passes by himself after a moment.
    """

    moment: str
    ask: bool = False
    until_turn: Whole = 0  # 0: until cancelled


class LessonStep(Struct, omit_defaults=True):
    """What the teacher says, and the one answer the lesson waits for; after the last step the game goes on freely."""

    step: int
    count: int
    say: str  # a message of the game's catalogue
    do: str  # in notation
    verb: str = ""
    target: int = -1
    amount: int = 0
    legs: list[int] | None = None


class ChatLine(Struct, omit_defaults=True):
    id: int
    at: int
    name: str
    text: str
    person: str = ""
    seat: int = -1
    to: list[int] = []  # seats; empty is the whole table


# --- from the client


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message, and again after a gap: everything after ``since`` is sent."""

    since: Whole = -1


class AnswerMessage(Struct, tag_field="type", tag="answer", omit_defaults=True):
    id: str
    seat: Whole
    serial: Whole
    verb: str
    target: Whole = -1
    amount: Whole = 0
    legs: list[Whole] | None = None  # (giver, taker, kind, amount) after one another; null if no deal is meant
    clauses: list[Whole] = []


class TypedMessage(Struct, tag_field="type", tag="typed"):
    """An answer in notation."""

    id: str
    seat: Whole
    serial: Whole
    text: str


class UndoMessage(Struct, tag_field="type", tag="undo"):
    """``serial`` is the seat's stamp, so that a second copy of the message takes nothing back."""

    id: str
    seat: Whole
    serial: Whole
    all: bool = False  # back to the first decision of the unbroken run


class ChatMessage(Struct, tag_field="type", tag="chat"):
    id: str
    text: str
    seat: Whole = -1  # as whom; -1 as a visitor
    to: list[Whole] = []


class VoteMessage(Struct, tag_field="type", tag="vote"):
    """Move that a caretaker take an absent seat, or vote on it."""

    id: str
    seat: Whole  # who votes
    about: Whole
    yes: bool = True


class ReclaimMessage(Struct, tag_field="type", tag="reclaim"):
    """The person is back."""

    id: str
    seat: Whole


class OrdersMessage(Struct, tag_field="type", tag="orders"):
    id: str
    seat: Whole
    orders: list[Order]


class HintMessage(Struct, tag_field="type", tag="hint", omit_defaults=True):
    """What would a level answer? Only for an own decision, where the table allows it."""

    id: str
    seat: Whole
    serial: Whole
    level: str = "hard"


class SeenMessage(Struct, tag_field="type", tag="seen"):
    """The person has looked at everything up to here."""

    serial: Whole


class PingMessage(Struct, tag_field="type", tag="ping"):
    pass


FromClient = (
    Hello
    | AnswerMessage
    | TypedMessage
    | UndoMessage
    | ChatMessage
    | VoteMessage
    | ReclaimMessage
    | OrdersMessage
    | HintMessage
    | SeenMessage
    | PingMessage
)


# --- from the server


class Welcome(Struct, tag_field="type", tag="welcome", omit_defaults=True):
    """The answer to ``hello``: an ``update`` with everything after ``since`` follows at once."""

    table: TableInfo
    mine: list[int]  # the seats this connection plays
    sheet: dict[str, Any]  # printed facts of this map and variant
    time: int
    seen: int = 0  # the serial last looked at, for the digest
    orders: dict[str, list[Order]] = {}  # by seat
    chat: list[ChatLine] = []


class Update(Struct, tag_field="type", tag="update", omit_defaults=True):
    """The table as it is now, and what happened since the last one. A gap in ``news`` is answered with ``hello``."""

    serial: int
    n: int
    time: int
    seats: list[SeatState]  # the connection's own, or one of the spectator
    owing: list[int]
    names: list[Word]
    turn: int = 0
    phase: int = 0
    clocks: list[Clock] = []
    reaction: int = 0  # ms left to those who are asked in a reaction window; 0 if they may take their time
    news: list[LogLine] = []
    over: bool = False
    winners: list[int] = []
    scores: list[dict[str, int]] = []
    ending: Say | None = None  # why the game has ended
    lesson: LessonStep | None = None


class Taken(Struct, tag_field="type", tag="taken"):
    """Done and durably stored."""

    id: str
    serial: int


class Refused(Struct, tag_field="type", tag="refused"):
    """The rules say no; nothing has changed."""

    id: str
    why: Why


class Failed(Struct, tag_field="type", tag="failed"):
    """The message could not be used; nothing has changed."""

    id: str
    fault: Fault


class HintDoc(Struct, omit_defaults=True):
    """An answer that was thought about; as a choice of the decision, with its number and terms."""

    choice: ChoiceDoc
    amount: int = 0
    legs: list[int] | None = None
    clauses: list[int] = []
    notation: str = ""
    expectation: float = 0.0  # to win with it, from 0 to 1
    error: float = 0.0  # standard error of that
    visits: int = 0  # play-outs behind it; none if the level did not search here
    usual: bool = False  # what the level medium would answer


class Hints(Struct, tag_field="type", tag="hints", omit_defaults=True):
    """The answer to ``hint``: what the level would answer first. Nothing has been played."""

    id: str
    seat: int
    serial: int
    level: str
    hints: list[HintDoc]


class TableChanged(Struct, tag_field="type", tag="table"):
    """Who sits where, who is there, votes, pace."""

    table: TableInfo
    mine: list[int]


class Said(Struct, tag_field="type", tag="said"):
    line: ChatLine


class Pong(Struct, tag_field="type", tag="pong"):
    time: int


FromServer = Welcome | Update | Taken | Refused | Failed | Hints | TableChanged | Said | Pong

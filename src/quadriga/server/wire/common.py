"""What both the HTTP API and the socket speak of."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

# A whole number; a name (``=Paris`` is printed as it stands, others are messages of the catalogues);
# ``{"say": message, "with": {name: word}, "form": attribute}``; or a list of such words.
Word = Any

# Any number a client may send: what a browser can hold exactly, and a database too.
Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]

Visibility = Literal["public", "unlisted", "private"]
Status = Literal["open", "playing", "over"]
Policy = Literal["warn", "default", "caretaker", "forfeit"]


class Fault(Struct, omit_defaults=True):
    """Why something could not be done: ``error-<code>`` in the catalogues makes the sentence."""

    code: str
    params: dict[str, Any] = {}  # numbers, texts, and faults inside the fault ({"code", "params"})
    message: str = ""  # the sentence in the language of the request, for whoever has no catalogue
    faults: list["Fault"] = []  # several at once


class Why(Struct, omit_defaults=True):
    """Why the rules refuse something: ``reason-<code>``, its ``remedy``, and the rules behind it."""

    code: str
    rules: list[str] = []
    words: dict[str, Word] = {}


class Pace(Struct, omit_defaults=True, frozen=True):
    """How long people may think. All in seconds; ``start`` 0 means no clock."""

    start: Whole = 0
    increment: Whole = 0  # given for every decision answered
    cap: Whole = 0  # never more than this; 0 means no cap
    phase: Whole = 0  # for one phase of the game, where everybody thinks at once; 0 means none
    reaction: Whole = 0  # for each question in a reaction window, then one passes; 0 means none
    policy: Policy = "warn"
    bot_delay: Whole = 150  # milliseconds between answers of bots, so that people can follow


class Person(Struct, omit_defaults=True):
    """Somebody as others see them."""

    id: str
    name: str
    guest: bool = False


class SeatInfo(Struct, omit_defaults=True):
    """Who sits on a seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    person: Person | None = None
    bot: str = ""  # kind of bot
    online: bool = False
    caretaker: bool = False  # somebody minds the seat while its person is away
    forfeited: bool = False
    hints: int = 0  # asked for
    agent: bool = False  # a language model plays for the person
    program: bool = False  # a program that is none of the server's bots plays


class Motion(Struct, omit_defaults=True):
    """A vote in progress about an absent seat."""

    seat: int  # whom it is about
    votes: dict[str, bool] = {}  # by seat
    needed: int = 0
    until: int = 0  # when it lapses, in ms since 1970


class PackInfo(Struct, omit_defaults=True):
    """A component pack: other printed facts in place of the game's own."""

    name: str
    version: str
    hash: str
    title: str = ""
    author: str = ""
    notes: str = ""
    open: bool = False  # everybody may choose it, not only administrators
    languages: list[str] = []  # in which it brings names for its things


class TableInfo(Struct, omit_defaults=True):
    """A table as the lobby and its visitors see it."""

    id: str
    game: str
    title: str
    name: str
    status: Status
    visibility: Visibility
    options: dict[str, str | int]
    seats: list[SeatInfo]
    pace: Pace
    host: Person | None = None
    created: int = 0  # ms since 1970, as are all times
    started: int = 0
    ended: int = 0
    turn: int = 0
    answers: int = 0
    owing: list[int] = []  # seats that owe a decision; derived from the state
    mine: list[int] = []  # seats of whoever asks
    invite: str = ""  # only for the host and those seated
    watchers: int = 0
    winners: list[int] = []
    scores: list[int] = []
    names: list[Word] = []  # of the seats in the game: nations, kingdoms
    commitment: str = ""  # of the secret seed
    draw_seats: bool = False  # lots are drawn for the seats when the game begins
    drawn: list[int] = []  # what was drawn: by seat, the seat its player had before
    pack: PackInfo | None = None  # laid over the game's data
    sandbox: bool = False  # forked from a position, or uploaded
    hotseat: bool = False  # several seats of one person at one screen
    hints: bool = False  # people may ask what a bot would answer
    lesson: str = ""
    conditions: dict[str, Any] = {}  # under which agents play
    origin: str = ""  # the table it was forked or rematched from
    rematch: str = ""  # the table that follows this one
    motions: list[Motion] = []
    can_host: bool = False

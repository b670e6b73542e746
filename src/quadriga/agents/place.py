"""A seat as its agent has it, and the house in which it stands: what every door for agents must offer the tools."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from quadriga.agents.conditions import Conditions, Spent
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game
from quadriga.engine.module import Module, Options
from quadriga.language.texts import Texts


@lru_cache(maxsize=32)
def game_texts(language: str, module: Module) -> Texts:
    """Reading catalogues takes a while: every language of every game once."""
    return Texts(language, module)


class Sight(NamedTuple):
    """What is to be shown of a game, and to whom."""

    language: str
    module: Module
    game: Game
    seat: int
    section: str
    place: str
    players: list[str]


Painter = Callable[[Sight], str]  # in plain text; raises InputError if there is no such place


class Refusal(NamedTuple):
    """A typed no: of the rules, of the conditions, or of the input."""

    code: str
    sentence: str
    remedy: str = ""
    rules: tuple[str, ...] = ()


class TableWish(NamedTuple):
    """A table as an agent asks for it."""

    game: str
    seats: list[str]  # agent, human, or a kind of bot
    options: Mapping[str, object]
    conditions: Conditions
    pack: str = ""  # its name
    seed: str = ""
    name: str = ""  # of the agent
    language: str = "en"


class PackOffer(NamedTuple):
    """A component pack that an agent may choose for a table."""

    name: str
    version: str
    title: str
    notes: str


class Seated(NamedTuple):
    """What an agent is told when it has got a seat."""

    table: str
    key: str
    seat: int
    started: bool
    invitations: dict[str, str]  # by seat number, for other agents; or one for all of them, called ``any``
    link: str = ""  # by which people come


class Place(ABC):
    """One seat of one agent. The game is the true one: tools show of it only what is made for the seat."""

    table: str
    seat: int
    language: str
    module: Module
    texts: Texts  # of the game, in the agent's language
    conditions: Conditions
    spent: Spent
    options: Options  # of the table

    @property
    @abstractmethod
    def game(self) -> Game | None:
        """None before the start."""

    @property
    @abstractmethod
    def serial(self) -> int:
        """Names the decision that the seat owes."""

    @property
    @abstractmethod
    def minded(self) -> str:
        """Who answers instead of the agent: empty, ``caretaker`` or ``forfeit``."""

    @property
    @abstractmethod
    def players(self) -> list[str]:
        """Who sits where, as people read it."""

    @abstractmethod
    def now(self) -> float:
        """Seconds, of a clock that the budget runs by."""

    def owes(self) -> bool:
        g = self.game
        return g is not None and not g.over and not self.minded and self.seat in g.waiting() and self.is_asked()

    def is_asked(self) -> bool:
        """False where something else is about to answer for the seat."""
        return True

    @abstractmethod
    async def answer(self, answer: Answer, serial: int | None) -> Refusal | None: ...

    @abstractmethod
    async def say(self, text: str, to: list[int]) -> None: ...

    @abstractmethod
    async def news(self) -> list[str]:
        """Sentences about what the seat has seen since it last asked, chat included."""

    @abstractmethod
    async def wait(self, seconds: float) -> None:
        """Until the seat owes an answer, the game is over, or the time is."""

    @abstractmethod
    async def hand_over(self) -> None:
        """The budget is used up: do what the conditions say."""

    @abstractmethod
    async def keep(self) -> None:
        """Remember what has been spent."""

    @abstractmethod
    async def settle(self) -> None:
        """Wait until nothing is half done: nobody is shown a move that is not yet stored."""

    def record_file(self) -> str:
        """Where the record lies, if the agent may know."""
        return ""


class House(ABC):
    """Where tables stand. ``caller`` is whatever the door knows about who calls: an HTTP request, or nothing."""

    painter: Painter

    @abstractmethod
    def people(self) -> bool:
        """Whether people come here too."""

    @abstractmethod
    async def packs(self, game: str, caller: Any) -> list[PackOffer]:
        """What whoever calls may name in a wish for a table of the game."""

    @abstractmethod
    async def create(self, wish: TableWish, caller: Any) -> Seated: ...

    @abstractmethod
    async def join(self, table: str, invitation: str, name: str, language: str, caller: Any) -> Seated: ...

    @abstractmethod
    def language_of(self, key: str) -> str:
        """In which language whoever holds the key reads; English if that is nobody."""

    @abstractmethod
    async def place(self, key: str) -> Place:
        """The seat that a key opens; raises InputError."""

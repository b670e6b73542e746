"""A game being played in the terminal: who is asked, what is shown, what is kept."""

import os
from pathlib import Path
from shlex import quote
from subprocess import list2cmdline
from time import monotonic

from quadriga.bots.bot import Bot
from quadriga.bots.program import is_program, make_player
from quadriga.bots.referee import Advice, ask_bot, in_one_line, printable
from quadriga.cli.commands import Commands
from quadriga.cli.keyboard import Keyboard
from quadriga.cli.log import Line
from quadriga.cli.menu import Menu
from quadriga.cli.screen import Screen
from quadriga.cli.storage import Store
from quadriga.cli.terminal import DIM, WARNING
from quadriga.engine.chance import seeded
from quadriga.engine.choice import REFEREE, Answer, Choice, Reason
from quadriga.engine.errors import InputError
from quadriga.engine.module import Module
from quadriga.engine.table import Table
from quadriga.games.minutes import Stopwatch, countable
from quadriga.language.texts import Texts

HUMAN = "human"
TALL = 38  # lines of a screen that has room for the map on every page


class Leave(Exception):
    """The person wants to stop for now."""


class Session:
    def __init__(
        self, table: Table, screen: Screen, keyboard: Keyboard, store: Store, confirm: bool, players: list[str]
    ) -> None:
        self.table = table
        self.screen = screen
        self.page = screen.page
        self.texts: Texts = screen.texts
        self.keyboard = keyboard
        self.store = store
        self.confirm = confirm
        self.players = players  # with the commands of programs, which the record does not tell
        self.programs: dict[int, Bot] = {}  # by seat: each is started once
        self.humans = [seat for seat, player in enumerate(self.players) if player == HUMAN]
        told = len(table.events) if not table.record.entries else 0  # setting the table up is no news
        self.shown = [told] * len(self.players)  # events each seat has been told
        self.stage: tuple[int, int] | None = None  # when a whole page was last shown
        self.reader = -1  # who sits at the keyboard
        self.partner = -1  # a seat that has been offered a deal and is asked next
        self.watched = told  # events told where nobody decides
        self.menu: Menu | None = None
        self.stopwatch = Stopwatch([0] * len(self.players), clock_time())
        self.commands = Commands(self)

    # --- the course of the game

    def run(self) -> int:
        """Play until the game ends or the person leaves; the record is kept either way."""
        try:
            self.store.keep(self.table)
            self.look_at_clock()
            while not self.table.game.over:
                self.decide(self.next_seat())
        except (Leave, EOFError):
            self.count_minutes()
            self.store.save(self.table)
            self.goodbye()
            return 0
        except KeyboardInterrupt:
            # perhaps in the middle of a move: the answers so far are whole, the position may not be
            self.store.keep(self.table)
            self.goodbye()
            return 0
        self.finish()
        return 0

    def next_seat(self) -> int:
        """Anybody waited for may answer: a partner with an offer before him, then who sits there, then by order."""
        waiting = self.table.game.waiting()
        if self.partner in waiting:
            return self.partner
        if self.reader in waiting:
            return self.reader
        return waiting[0]

    def decide(self, seat: int) -> None:
        self.partner = -1
        only = self.only_answer(seat)
        if only is not None:
            self.submit(seat, only)
        elif seat in self.humans:
            self.ask(seat)
            self.store.keep(self.table)
        else:
            self.let_bot_answer(seat)

    def only_answer(self, seat: int) -> Answer | None:
        """What a person would have to answer, where being asked is a mere form kept up before other people."""
        if self.humans != [seat]:
            return None
        choices = self.table.game.choices(seat)
        return choices[0].smallest() if len(choices) == 1 and choices[0].is_forced() else None

    def let_bot_answer(self, seat: int) -> None:
        g = self.table.game
        seed = f"{self.table.record.seed}:{seat}:{len(self.table.record.entries)}"
        bot = self.bot_of(seat, seed)
        advice = ask_bot(bot, self.table.module, g, seat, seeded(f"{seed}:guess"))
        if advice.fault:
            name = self.screen.name(g, seat)
            note = self.texts("bot-fault", bot=self.players[seat], seat=name, fault=self.fault_of(advice))
            self.page.line(printable(note), WARNING)
        self.submit(seat, advice.answer)
        if not any(human not in g.absent for human in self.humans):
            self.watch()

    def fault_of(self, advice: Advice) -> str:
        if isinstance(advice.why, Reason):
            return self.texts.reason(self.table.game, advice.why)
        return self.texts.error(advice.why) if advice.why is not None else in_one_line(advice.fault)

    def bot_of(self, seat: int, seed: str) -> Bot:
        """Bots are made anew for every question; a program goes on running."""
        kind = self.players[seat]
        if not is_program(kind):
            return make_player(kind, self.table.module, seed)
        if seat not in self.programs:
            self.programs[seat] = make_player(kind, self.table.module, seed)
        return self.programs[seat]

    def close(self) -> None:
        for bot in self.programs.values():
            bot.close(self.table.game)

    def watch(self) -> None:
        """Nobody decides at this keyboard (any more): tell what happens as it happens."""
        g = self.table.game
        start = max([self.watched, *(self.shown[seat] for seat in self.humans)])
        self.screen.news(g, self.table.events[start:], -1)
        self.watched = len(self.table.events)

    def submit(self, seat: int, answer: Answer) -> Reason | None:
        g = self.table.game
        reason = g.why_not(seat, answer)
        if reason is not None:
            return reason
        self.count_minutes()
        partner = g.stack[-1].deal_partner(g, answer) if answer.deal is not None else -1
        self.table.submit(seat, answer)
        self.look_at_clock()
        if partner >= 0:
            self.partner = partner
        return None

    # --- the minutes of a timed game

    def look_at_clock(self) -> None:
        self.stopwatch.look(countable(self.table.module, self.table.game), clock_time())

    def count_minutes(self) -> None:
        """Before an answer, and before leaving, the referee counts the full minutes it took; the rest runs on."""
        self.look_at_clock()
        choice = countable(self.table.module, self.table.game)
        while choice is not None and (due := self.stopwatch.due(choice)) is not None:
            self.table.submit(REFEREE, due)
            self.stopwatch.count(due)

    # --- asking a person

    def ask(self, seat: int) -> None:
        """Show the decision and take lines until one of them is an answer."""
        self.curtain(seat)
        self.show(seat)
        while True:
            line = self.read(seat)
            if self.obey(seat, line):
                return

    def curtain(self, seat: int) -> None:
        """Between two people at one keyboard: nothing of the one's page is left for the other."""
        if self.reader != seat and len(self.humans) > 1:
            self.page.clear()
            self.page.line(self.texts("curtain", seat=self.screen.name(self.table.game, seat)), WARNING)
            self.keyboard.read(self.texts("curtain-ready"))
            self.page.clear()
            self.stage = None
        self.reader = seat

    def show(self, seat: int) -> None:
        """News first, so that the question stands at the bottom of the page."""
        g = self.table.game
        stage = self.table.module.stage(g)
        lines = self.tell_news(seat)
        if stage != self.stage or any(line.actor not in (-1, seat) for line in lines):
            if stage != self.stage and not self.page.plain and self.page.console.height >= TALL:
                self.screen.surroundings(g, seat)
            self.screen.head(g, seat)
            self.stage = stage
        else:
            self.screen.changed_stock(g, seat)
        self.question(seat)

    def tell_news(self, seat: int) -> list[Line]:
        fresh = self.table.events[min(self.shown[seat], len(self.table.events)) :]
        self.shown[seat] = len(self.table.events)
        return self.screen.news(self.table.game, fresh, seat)

    def question(self, seat: int) -> None:
        g = self.table.game
        self.screen.question(g, seat)
        self.menu = self.screen.menu(g, seat)
        self.menu.show(self.page)
        self.page.line(self.texts("menu-hint"), DIM)

    def read(self, seat: int) -> str:
        menu = self.menu
        words = [entry.notation for entry in menu.entries] if menu is not None else []
        return self.keyboard.read(self.screen.name(self.table.game, seat), [*words, *self.commands.names()])

    def obey(self, seat: int, line: str) -> bool:
        """Carry out commands and answers, several separated by semicolons, in order and as far as they go.

        True if the question has been answered or taken back.
        """
        parts = [part.strip() for part in line.split(";") if part.strip()]
        if not parts:
            self.question(seat)
            return False
        changed = False
        for number, part in enumerate(parts, 1):
            outcome = self.obey_one(seat, part, part if len(parts) > 1 else "")
            changed = changed or bool(outcome)
            rest = "; ".join(parts[number:])
            if outcome is None:
                if rest:
                    self.page.indented(self.texts("answers-stopped", rest=rest), 2, WARNING)
                return changed
            if rest:
                self.tell_news(seat)
                if self.table.game.over or seat not in self.table.game.waiting():
                    self.page.indented(self.texts("answers-left", rest=rest), 2, WARNING)
                    break
                self.menu = self.screen.menu(self.table.game, seat)
        return changed and self.confirmed(seat)

    def obey_one(self, seat: int, text: str, label: str) -> bool | None:
        """Whether it changed anything; None if it could not be done, which is told under the label."""
        try:
            handled = self.commands.carry_out(seat, text)
            if handled is not None:
                return handled
            return True if self.answer(seat, text, label) else None
        except InputError as error:
            for sentence in self.texts.errors(error):
                self.page.indented(f"{label}: {sentence}" if label else sentence, 2, WARNING)
            return None

    def answer(self, seat: int, text: str, label: str) -> bool:
        assert self.menu is not None
        g = self.table.game
        sure = text.endswith("!")
        answer = self.menu.read(text.removesuffix("!") if sure else text)
        if not sure and self.is_beside_the_question(seat, answer):
            self.page.indented(self.texts("answer-sure", answer=text), 2, WARNING)
            return False
        if not sure and not self.is_meant(seat, answer):
            return False
        reason = self.submit(seat, answer)
        if reason is not None:
            self.screen.refusal(g, reason, label)
        return reason is None

    def is_beside_the_question(self, seat: int, answer: Answer) -> bool:
        """Leaving and the like are open at any moment, so a slip of the pen must not do them."""
        g = self.table.game
        asked = any(choice.verb == answer.verb for choice in g.choices(seat))
        return not asked and any(choice.verb == answer.verb for choice in g.anytime(seat))

    def is_meant(self, seat: int, answer: Answer) -> bool:
        """A second question before what commits; out of a pipe the next line would be taken for its answer."""
        g = self.table.game
        given = Choice(answer.verb, answer.target, answer.amount, answer.amount, answer.deal is not None)
        offered = any(choice.admits(answer) for choice in g.choices(seat))
        if not self.keyboard.interactive or not offered or not self.table.module.is_grave(g, seat, given):
            return True
        self.page.indented(self.texts("grave-warning"), 2, WARNING)
        if not self.keyboard.read(self.texts("grave-question")).strip():
            return True
        self.page.indented(self.texts("grave-left"), 2)
        return False

    def confirmed(self, seat: int) -> bool:
        """Before the turn passes to somebody else, a chance to take the last answer back."""
        g = self.table.game
        if not self.confirm or g.over or seat in g.waiting() or not self.table.can_undo(seat):
            return True
        while True:
            line = self.keyboard.read(self.texts("confirm")).strip()
            if not line:
                return True
            if self.commands.is_command("undo", line):
                return self.commands.undo(seat, "")

    # --- leaving and ending

    def goodbye(self) -> None:
        self.page.line()
        self.page.line(self.texts("goodbye", file=str(self.store.path)))
        self.page.line(f"  quadriga play --resume {opening(self.table.module, self.store.path)}")

    def finish(self) -> None:
        g = self.table.game
        seat = self.humans[0] if len(self.humans) == 1 else -1
        told = self.shown[seat] if seat >= 0 else max([self.watched, *(self.shown[human] for human in self.humans)])
        self.screen.news(g, self.table.events[told:], seat)
        self.screen.head(g, seat)
        self.screen.result(g)
        self.store.keep(self.table)
        self.page.line()
        self.page.line(self.texts("finished", file=str(self.store.path)))
        arguments = opening(self.table.module, self.store.path)
        self.page.line(f"  quadriga replay {arguments}")
        self.page.line(f"  quadriga verify {arguments}")


def clock_time() -> int:
    """Milliseconds since some moment."""
    return int(monotonic() * 1000)


def opening(module: Module, path: Path) -> str:
    """What a later command must be given to open a record."""
    return quoted(path) if module.pack is None else f"{quoted(path)} --pack {quoted(module.pack.folder)}"


def quoted(path: Path) -> str:
    """As a shell takes it."""
    return list2cmdline([str(path)]) if os.name == "nt" else quote(str(path))

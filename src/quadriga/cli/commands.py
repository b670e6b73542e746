"""What one may type besides an answer."""

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import normalize

from quadriga.cli.log import TURNS
from quadriga.cli.rules import show_entry
from quadriga.cli.terminal import DIM, WARNING
from quadriga.engine.choice import Choice, Refusal
from quadriga.engine.errors import InputError
from quadriga.engine.notation import write_choice

if TYPE_CHECKING:
    from quadriga.cli.session import Session

NAMES = (
    "help",
    "hint",
    "why",
    "undo",
    "restart",
    "map",
    "atlas",
    "look",
    "log",
    "score",
    "seats",
    "rules",
    "save",
    "quit",
)
LIKENESS = 0.7  # of a word to what it may have been meant to be
MANY = 6  # refusals on the same ground that are still listed one by one


class Commands:
    """Each command has an English name and, in another language, a second one from the catalogue."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.texts = session.texts
        self.page = session.page
        self.known: dict[str, Callable[[int, str], bool]] = {}
        for name in NAMES:
            method = getattr(self, name)
            alias = self.texts(f"command-{name}")
            for word in (name, alias, without_accents(alias)):
                self.known[word] = method

    def names(self) -> list[str]:
        return sorted(self.known)

    def is_command(self, name: str, line: str) -> bool:
        return self.known.get(line.strip().lower()) == self.known[name]

    def carry_out(self, seat: int, line: str) -> bool | None:
        """None if the line is an answer; True if the question is to be put anew."""
        word, _, rest = line.partition(" ")
        if rest and self.is_listed(line):
            return None
        method = self.known.get(word.lower().rstrip("?") if word != "?" else "help")
        if method is not None:
            return method(seat, rest.strip())
        return None if self.is_answer(word) else self.guess(seat, word, line)

    def is_listed(self, line: str) -> bool:
        """Some verbs are called like commands: what stands in the list, word for word, is the answer."""
        menu = self.session.menu
        return menu is not None and any(entry.notation == line.lower() for entry in menu.entries)

    def is_answer(self, word: str) -> bool:
        verb = word.rstrip(":!").lower().replace("-", "_")
        return word[:1].isdecimal() or verb in self.session.table.module.verbs

    def guess(self, seat: int, word: str, line: str) -> bool:
        """Neither an answer nor a command: a slip of the pen, or the name of something to look at."""
        g = self.session.table.game
        verbs = sorted({choice.verb.replace("_", "-") for choice in g.choices(seat)})
        commands = [self.texts(f"command-{name}") for name in NAMES]
        near = get_close_matches(word.lower(), [*verbs, *self.known], 3, LIKENESS)
        lists = {"word": word, "known": ", ".join(verbs), "commands": ", ".join(commands)}
        if near:
            raise InputError("word_misspelt", near=", ".join(near), **lists)
        try:
            return self.look(seat, line)
        except InputError:
            raise InputError("word_unknown", **lists) from None

    # --- understanding

    def help(self, seat: int, rest: str) -> bool:
        page = self.page
        page.heading(self.texts("help-heading"))
        page.indented(self.texts("help-answers"), 1)
        if self.texts.has_example():
            page.indented(self.texts("help-terms"), 1)
        rows = []
        for name in NAMES:
            alias = self.texts(f"command-{name}")
            names = name if alias == name else f"{alias}, {name}"
            usage = self.texts.find(f"command-{name}", "usage", {})
            rows.append([f"{names} {usage}" if usage else names, self.texts.find(f"command-{name}", "does", {}) or ""])
        page.table([self.texts("head-command"), ""], rows)
        page.line()
        of_game = self.texts.find("help-game", "", {})
        if of_game is not None:
            page.indented(of_game, 1)
        page.indented(self.texts("help-grave"), 1)
        page.indented(self.texts("help-anytime", verbs=self.anytime(seat)), 1)
        return False

    def anytime(self, seat: int) -> str:
        verbs = [choice.verb.replace("_", "-") + "!" for choice in self.session.table.game.anytime(seat)]
        return ", ".join(verbs) or self.texts("nothing")

    def why(self, seat: int, rest: str) -> bool:
        """Everything that cannot be done now, or one thing."""
        g = self.session.table.game
        refusals = g.explained(seat).refusals
        verb = rest.replace("-", "_")
        if not rest:
            self.page.heading(self.texts("why-heading"))
            if not refusals:
                self.page.indented(self.texts("why-nothing"), 2)
            self.list_refusals(seat, refusals)
            return False
        own = [refusal for refusal in refusals if refusal.verb == verb]
        if own:
            self.list_refusals(seat, own)
            return False
        assert self.session.menu is not None
        answer = self.session.menu.read(rest)
        reason = g.why_not(seat, answer)
        if reason is None:
            self.page.indented(self.texts("why-legal"), 2)
        else:
            self.session.screen.refusal(g, reason)
        return False

    def list_refusals(self, seat: int, refusals: list[Refusal]) -> None:
        """One line for each; of many things of one verb refused on the same ground only the first."""
        g = self.session.table.game
        module = self.session.table.module
        gathered: dict[tuple[str, str], list[Refusal]] = {}
        for refusal in refusals:
            gathered.setdefault((refusal.verb, refusal.reason.code), []).append(refusal)
        for group in gathered.values():
            shown = group if len(group) <= MANY else group[:1]
            for refusal in shown:
                notation = write_choice(module, g, seat, Choice(refusal.verb, refusal.target))
                self.session.screen.refusal(g, refusal.reason, notation)
            if len(shown) < len(group):
                verb = group[0].verb.replace("_", "-")
                self.page.indented(self.texts("why-more", count=len(group) - 1, verb=verb), 4, DIM)

    def rules(self, seat: int, rest: str) -> bool:
        """One rule in full; without an id the rules that speak in this decision."""
        g = self.session.table.game
        if rest:
            for rule in rest.upper().split():
                show_entry(self.page, self.texts, rule)
            return False
        ids = {rule for refusal in g.explained(seat).refusals for rule in refusal.reason.rules}
        self.page.indented(self.texts("rules-here", rules=", ".join(sorted(ids)) or self.texts("nothing")), 2)
        return False

    def hint(self, seat: int, rest: str) -> bool:
        """What a level would answer, best first, with what it expects of each; nothing is played."""
        from quadriga.cli.hints import show_hints

        show_hints(self.session, seat, rest)
        return False

    # --- looking

    def map(self, seat: int, rest: str) -> bool:
        self.session.screen.surroundings(self.session.table.game, seat)
        return False

    def atlas(self, seat: int, rest: str) -> bool:
        self.session.screen.atlas(self.session.table.game, seat)
        return False

    def look(self, seat: int, rest: str) -> bool:
        if not rest:
            self.session.screen.head(self.session.table.game, seat)
            self.session.question(seat)
            return False
        self.session.screen.look(self.session.table.game, seat, rest)
        return False

    def log(self, seat: int, rest: str) -> bool:
        """This turn so far; so many turns; or everything."""
        events = self.session.table.events
        starts = [index for index, event in enumerate(events) if event.kind in TURNS]
        turns = int(rest) if rest.isdecimal() and int(rest) > 0 else 1
        everything = rest in ("all", self.texts("word-all"))
        start = 0 if everything or turns > len(starts) else starts[-turns]
        self.session.screen.news(self.session.table.game, events[start:], seat, limit=len(events))
        return False

    def score(self, seat: int, rest: str) -> bool:
        self.session.screen.score(self.session.table.game)
        return False

    def seats(self, seat: int, rest: str) -> bool:
        self.session.screen.seats(self.session.table.game, seat, self.session.players)
        return False

    # --- taking back

    def undo(self, seat: int, rest: str) -> bool:
        return self.taken_back(seat, self.session.table.undo(seat))

    def restart(self, seat: int, rest: str) -> bool:
        return self.taken_back(seat, self.session.table.restart(seat))

    def taken_back(self, seat: int, done: bool) -> bool:
        if not done:
            self.page.indented(self.texts("undo-refused"), 2, WARNING)
            return False
        self.session.shown[seat] = min(self.session.shown[seat], len(self.session.table.events))
        self.session.stage = None
        self.session.look_at_clock()
        self.page.indented(self.texts("undo-done"), 2)
        return True

    # --- keeping

    def save(self, seat: int, rest: str) -> bool:
        path = self.session.store.save(self.session.table, Path(rest).expanduser() if rest else None)
        self.page.indented(self.texts("saved", file=str(path)), 2)
        return False

    def quit(self, seat: int, rest: str) -> bool:
        from quadriga.cli.session import Leave

        if rest:
            raise InputError("notation_extra", verb="quit", words=rest)
        raise Leave


def without_accents(word: str) -> str:
    """As one types it in a hurry."""
    return "".join(letter for letter in normalize("NFKD", word) if letter.isascii())

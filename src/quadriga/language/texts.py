"""Sentences: everything a person reads comes out of the Fluent catalogues through here."""

from functools import cached_property
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from quadriga.engine.choice import Answer, Choice, Reason
from quadriga.engine.errors import Cause, InputError, InputErrors, Part
from quadriga.engine.events import Event
from quadriga.engine.game import Game
from quadriga.engine.module import Module, Prompt
from quadriga.engine.phrase import Phrase, Word
from quadriga.engine.table import Refused
from quadriga.language.languages import LOCALE

Params = dict[str, str | int]
MOST_NUMBER = 10**15  # greater ones are written as they are, without the separators of a language
LONGEST_PART = 2000  # signs of something that a complaint quotes
FORMS = ("one", "many", "short")  # attributes of a word that sentences may use: $kind-one, $kind-many


class Texts:
    """One language, with English behind it: what all doors say, a door's own sentences and, with a module, its game."""

    def __init__(self, language: str, module: Module | None = None, door: Path | None = None) -> None:
        self.language = language
        self.module = module
        self.door = door
        self.own = self.bundle(language)

    @cached_property
    def english(self) -> FluentBundle:
        """What stands in where the language has a gap; read only then."""
        return self.bundle("en")

    def bundle(self, language: str) -> FluentBundle:
        made = FluentBundle([language], use_isolating=False)
        folders = [LOCALE]
        if self.door is not None:
            folders.append(self.door)
        if self.module is not None:
            folders.append(self.module.folder() / "locale")
        for file in (folder / f"{language}.ftl" for folder in folders):
            if file.exists():
                made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        pack = self.module.pack if self.module is not None else None
        if pack is not None and language in pack.locale:
            made.add_resource(FluentResource(pack.locale[language]), allow_overrides=True)
        return made

    def of_game(self, module: Module) -> "Texts":
        return Texts(self.language, module, self.door)

    # --- messages

    def __call__(self, id: str, /, **params: str | int) -> str:
        return self.say(id, params)

    def say(self, id: str, params: Params) -> str:
        """A message; its own id if there is none, so that a gap shows and nothing breaks."""
        found = self.find(id, "", params)
        return id if found is None else found

    def find(self, id: str, attribute: str, params: Params) -> str | None:
        found = self.own if self.own.has_message(id) else self.english
        if not found.has_message(id):
            return None
        message = found.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else str(found.format_pattern(pattern, params)[0])

    # --- things

    def name(self, g: Game, kind: str, number: int) -> str:
        """The word for a thing."""
        label = self.label(g, kind, number)
        return label[1:] if label.startswith("=") else self.say(label, {})

    def label(self, g: Game, kind: str, number: int) -> str:
        assert self.module is not None
        return self.module.label(g, kind, number)

    def words(self, g: Game, name: str, kind: str, number: int) -> Params:
        """What a sentence may use of one number."""
        label = self.label(g, kind, number)
        return {name: number} if label == f"={number}" else self.forms(name, label)

    def forms(self, name: str, word: Word) -> Params:
        """A word as ``$name``, and where it is a thing's name its other forms, ``$name-one`` and so on."""
        if isinstance(word, int):
            return {name: word}
        if isinstance(word, str) and word.startswith("="):
            return {name: word[1:]}
        found: Params = {name: self.spoken(word)}
        for form in FORMS if isinstance(word, str) else ():
            text = self.find(str(word), form, {})
            if text is not None:
                found[f"{name}-{form}"] = text
        return found

    def spoken(self, word: Word) -> str:
        """A phrase in this language."""
        if isinstance(word, Phrase):
            params = self.all_forms(word.words)
            found = self.find(word.message, word.form, params)
            return word.message if found is None else found
        if isinstance(word, list):
            return ", ".join(self.spoken(part) for part in word)
        if isinstance(word, str):
            return word[1:] if word.startswith("=") else self.say(word, {})
        return str(word)

    def all_forms(self, words: dict[str, Word]) -> Params:
        params: Params = {}
        for name, word in words.items():
            params |= self.forms(name, word)
        return params

    def filled(self, g: Game, numbers: dict[str, int]) -> Params:
        """Numbers whose names say what they are."""
        params: Params = {}
        for name, number in numbers.items():
            params |= self.words(g, name, "seat" if name == "other" else name, number)
        return params

    # --- sentences of the game

    def event(self, g: Game, event: Event) -> str:
        assert self.module is not None
        params: Params = {}
        for described, number in zip(self.module.events[event.kind].args, event.args):
            name, colon, kind = described.partition(":")
            params |= self.words(g, name, kind if colon else name, number)
        return self.say(f"event-{event.kind.replace('.', '-').replace('_', '-')}", params)

    def reason(self, g: Game, reason: Reason) -> str:
        """Why not and, where there is a way, what would help."""
        message = f"reason-{reason.code.replace('_', '-')}"
        remedy = self.find(message, "remedy", self.filled(g, reason.params))
        sentence = self.refusal(g, reason)
        return f"{sentence} {remedy}" if remedy else sentence

    def refusal(self, g: Game, reason: Reason) -> str:
        """Only why not."""
        return self.say(f"reason-{reason.code.replace('_', '-')}", self.filled(g, reason.params))

    def prompt(self, g: Game, prompt: Prompt) -> str:
        return self.say(prompt.message, self.filled(g, prompt.params) | self.all_forms(prompt.words))

    def verb(self, verb: str) -> str:
        return self.say(f"verb-{verb.replace('_', '-')}", {})

    def choice(self, g: Game, seat: int, choice: Choice) -> str:
        """The menu's line; a game without sentences of its own gets the verb and the target."""
        assert self.module is not None
        params = self.all_forms(self.module.words(g, seat, choice))
        sentence = self.find(f"choice-{choice.verb.replace('_', '-')}", "", params)
        return sentence or f"{self.verb(choice.verb)} {params.get('target', '')}".rstrip()

    def answer(self, g: Game, seat: int, answer: Answer) -> str:
        """An answer as the menu would say it, with its number: so many of a thing, or a number alone such as a bid."""
        sentence = self.choice(g, seat, Choice(answer.verb, answer.target, answer.amount, answer.amount))
        if answer.target < 0:
            return f"{sentence}: {answer.amount}" if answer.amount > 0 else sentence
        return f"{sentence} ×{answer.amount}" if answer.amount > 1 else sentence

    def brief(self, g: Game, seat: int, choice: Choice) -> str:
        """The choice where its verb has been said already; empty if its game has no such words."""
        assert self.module is not None
        message = f"choice-{choice.verb.replace('_', '-')}"
        if self.find(message, "brief", {}) is None:
            return ""
        return self.find(message, "brief", self.all_forms(self.module.words(g, seat, choice))) or ""

    def player(self, kind: str) -> str:
        """A person, a bot, or whatever name a record gives."""
        return self.find(f"player-{kind}", "", {}) or kind

    def level(self, kind: str, seconds: float) -> str:
        """A level of play and how long it thinks on average."""
        tenths = round(10 * seconds)
        if not tenths:
            return self("level-at-once", name=self.player(kind))
        return self("level-seconds", name=self.player(kind), whole=tenths // 10, tenth=tenths % 10)

    # --- complaints

    def error(self, error: InputError) -> str:
        """One sentence; what it is made of is translated too."""
        params = self.parts(error.params)
        if "kind" in params:
            params["kind"] = self.find(f"target-{params['kind']}", "", {}) or params["kind"]
        message = f"error-{error.code.replace('_', '-')}"
        is_bare = params.get("known") == "" or (error.code == "notation_deal" and not self.has_example())
        bare = self.find(message, "bare", params) if is_bare else None
        return bare or self.say(message, params)

    def has_example(self) -> bool:
        """Whether there is a game, and one in which terms are offered."""
        return self.find("example-terms", "", {}) is not None

    def parts(self, params: dict[str, Part]) -> Params:
        return {
            name: self.cause(part) if name == "cause" or not isinstance(part, (str, int)) else bounded(part)
            for name, part in params.items()
        }

    def cause(self, cause: Part) -> str:
        """What exactly is wrong; the words of a parser or of the system are quoted as they are."""
        if isinstance(cause, Refused):
            return self.of_game(cause.module).refusal(cause.game, cause.reason)
        if isinstance(cause, Cause):
            return self.say(f"cause-{cause.code.replace('_', '-')}", self.parts(cause.params))
        return self.error(cause) if isinstance(cause, InputError) else f"“{cause}”"

    def errors(self, error: InputError) -> list[str]:
        """All faults of one input, a sentence each."""
        if isinstance(error, InputErrors):
            return [sentence for fault in error.faults for sentence in self.errors(fault)]
        return [self.error(error)]


def bounded(part: str | int) -> str | int:
    """What somebody has written, as far as a sentence can hold it."""
    if isinstance(part, int) and abs(part) <= MOST_NUMBER:
        return part
    text = str(part)
    return text if len(text) <= LONGEST_PART else f"{text[:LONGEST_PART]}…"

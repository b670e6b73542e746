"""What must hold in every position of every game, whoever plays it; the conformance kit and the fuzzer ask it all.

Each check takes a module, a position in which somebody must answer or the game is over, and a generator for whatever
it tries out. A check raises `Broken` and leaves the position as it was.
"""

from collections.abc import Callable
from json import dumps, loads

from quadriga.engine.chance import below
from quadriga.engine.choice import REFEREE, Answer, Choice, Reason
from quadriga.engine.errors import InputError
from quadriga.engine.events import Event
from quadriga.engine.explore import any_waiting, is_open, lively_answer, wrong_answers
from quadriga.engine.game import Game
from quadriga.engine.module import Document, Module
from quadriga.engine.notation import read_answer, write_answer
from quadriga.engine.phrase import plain

KERNEL_REASONS = (
    "absent",
    "commands_used_up",
    "game_over",
    "no_amount_here",
    "no_such_offer",
    "no_such_seat",
    "no_terms_here",
    "not_now",
    "not_offered",
    "not_your_decision",
    "offers_unanswered",
    "offers_used_up",
    "out_of_range",
    "stale",
    "terms_missing",
    "terms_unclear",
    "third_party",
)
STEPS_ON = 4  # answers played on a copy to see whether it behaves


class Broken(Exception):
    """Something that must always hold does not."""


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def play_on(g: Game, rng: list[int], steps: int = STEPS_ON) -> None:
    for _ in range(steps):
        if g.over:
            return
        seat = any_waiting(g, rng)
        g.apply(seat, lively_answer(g, seat, rng))


def unchanged(module: Module, g: Game, before: Document, doing: str) -> None:
    demand(module.dump(g) == before, f"{doing} changed the position")


# --- the checks


def someone_can_answer(module: Module, g: Game, rng: list[int]) -> None:
    """Unless the game is over somebody is asked, and everybody who is asked has an answer."""
    waiting = g.waiting()
    demand(bool(waiting) != g.over, f"over is {g.over}, but {waiting} are asked")
    demand(len(set(waiting)) == len(waiting), f"a seat is asked twice: {waiting}")
    for seat in waiting:
        demand(0 <= seat < g.seats, f"seat {seat} is asked")
        demand(bool(g.choices(seat)), f"seat {seat} has no choice")


def clone_is_independent(module: Module, g: Game, rng: list[int]) -> None:
    before = module.dump(g)
    clone = g.clone()
    demand(module.dump(clone) == before, "the clone differs")
    play_on(clone, rng)
    unchanged(module, g, before, "playing on the clone")


def save_is_complete(module: Module, g: Game, rng: list[int]) -> None:
    """A loaded position is the same and goes on in the same way."""
    before = module.dump(g)
    loaded = module.load(loads(dumps(before)))
    demand(module.dump(loaded) == before, "the loaded position differs")
    clone = g.clone()
    play_on(clone, rng[:])
    play_on(loaded, rng[:])
    demand(module.dump(loaded) == module.dump(clone), "the loaded position plays on differently")


def views_leak_nothing(module: Module, g: Game, rng: list[int]) -> None:
    """With everything hidden dealt anew a seat sees and may do the same; the spectator too."""
    before = module.dump(g)
    for seat in range(REFEREE, g.seats):
        other = module.determinize(g, seat, rng)
        demand(module.view(g, seat) == module.view(other, seat), f"the view of seat {seat} depends on what is hidden")
        demand(other.rng != g.rng, f"what seat {seat} gets holds the true generator")
        demand(other.waiting() == g.waiting(), f"who is asked depends on what seat {seat} cannot know")
        if seat in g.waiting():
            mine = [repr(choice) for choice in g.choices(seat)]
            theirs = [repr(choice) for choice in other.choices(seat)]
            demand(mine == theirs, f"the choices of seat {seat} depend on what is hidden")
        play_on(other, rng, 1)
    unchanged(module, g, before, "dealing the hidden things anew")


def guesses_are_possible(module: Module, g: Game, rng: list[int]) -> None:
    """What a seat is dealt in place of hidden things could be so."""
    seat = below(rng, g.seats + 1) - 1
    found = module.problems(module.determinize(g, seat, rng))
    demand(not found, f"seat {seat} gets an impossible position: {'; '.join(found)}")


def wrong_answers_are_refused(module: Module, g: Game, rng: list[int]) -> None:
    before = module.dump(g)
    for seat, answer in wrong_answers(g, list(module.verbs), rng):
        if is_open(g, seat, answer):
            continue
        reason = g.submit(seat, answer)
        demand(reason is not None, f"seat {seat} was allowed {answer}")
        if reason is not None:
            reason_is_known(module, g, reason)
    unchanged(module, g, before, "a refused answer")


def reason_is_known(module: Module, g: Game, reason: Reason) -> None:
    demand(reason.code in KERNEL_REASONS or reason.code in module.reasons, f"unlisted reason {reason.code}")
    for name, number in reason.params.items():
        module.label(g, "seat" if name == "other" else name, number)


def refusals_are_refused(module: Module, g: Game, rng: list[int]) -> None:
    """What is listed as unavailable is unavailable, for the reason given; the choices are the same with and without."""
    before = module.dump(g)
    for seat in g.waiting():
        plain = [repr(choice) for choice in g.choices(seat)]
        told = g.explained(seat)
        demand([repr(choice) for choice in told.choices] == plain, f"explaining changes the choices of seat {seat}")
        first: dict[tuple[str, int], str] = {}
        for refusal in told.refusals:
            reason_is_known(module, g, refusal.reason)
            demand(refusal.verb in module.verbs, f"unknown verb {refusal.verb}")
            code = first.setdefault((refusal.verb, refusal.target), refusal.reason.code)
            found = g.submit(seat, Answer(refusal.verb, refusal.target))
            demand(found is not None, f"{refusal} was allowed")
            demand(found is None or found.code == code, f"{refusal} was refused otherwise: {found}")
    unchanged(module, g, before, "a refused answer")


def choices_are_orderly(module: Module, g: Game, rng: list[int]) -> None:
    """Unique, targets ascending within each verb, sane bounds, known verbs."""
    for seat in g.waiting():
        last: dict[str, int] = {}
        for choice in g.choices(seat) + g.anytime(seat):
            demand(choice.verb in module.verbs, f"unknown verb {choice.verb}")
            demand(choice.low <= choice.high, f"{choice} has no number")
            demand(choice.target > last.get(choice.verb, -2), f"{choice} stands twice or in the wrong place")
            demand(bool(module.verbs[choice.verb].target) == (choice.target >= 0), f"{choice} and its target disagree")
            last[choice.verb] = choice.target


def answers_of(g: Game, seat: int, choice: Choice, rng: list[int]) -> list[Answer]:
    """The extremes of a choice; sampled terms if it wants some."""
    if not choice.deal:
        low = choice.smallest()
        return [low] if choice.high == choice.low else [low, Answer(choice.verb, choice.target, choice.high)]
    deal = g.stack[-1].sample_deal(g, seat, choice, rng)
    answer = Answer(choice.verb, choice.target, 0, deal)
    return [answer] if deal is not None and g.stack[-1].deal_fault(g, seat, answer) is None else []


def choices_can_be_taken(module: Module, g: Game, rng: list[int]) -> None:
    before = module.dump(g)
    for seat in g.waiting():
        for choice in g.choices(seat):
            for answer in answers_of(g, seat, choice, rng):
                clone = g.clone()
                reason = clone.submit(seat, answer)
                demand(reason is None, f"{answer} was offered to seat {seat} and refused: {reason}")
                someone_can_answer(module, clone, rng)
    unchanged(module, g, before, "trying the choices")


def defaults_are_legal(module: Module, g: Game, rng: list[int]) -> None:
    for seat in g.waiting():
        answer = g.stack[-1].default(g, seat)
        reason = g.why_not(seat, answer)
        demand(reason is None, f"the default {answer} of seat {seat} is not legal: {reason}")


def notation_reads_back(module: Module, g: Game, rng: list[int]) -> None:
    for seat in range(REFEREE, g.seats):
        choices = g.choices(seat) if seat in g.waiting() else []
        for choice in choices + g.anytime(seat):
            for answer in answers_of(g, seat, choice, rng):
                text = write_answer(module, g, seat, answer)
                try:
                    read = read_answer(module, g, seat, text)
                except InputError as error:
                    raise Broken(f"{answer} is written {text!r}, which cannot be read: {error}") from error
                demand(read == answer, f"{answer} is written {text!r} and read as {read}")


def waiting_is_stable(module: Module, g: Game, rng: list[int]) -> None:
    """Running on while somebody must answer changes nothing."""
    before = module.dump(g)
    g.advance()
    unchanged(module, g, before, "advancing while somebody must answer")


def nothing_is_wrong(module: Module, g: Game, rng: list[int]) -> None:
    """The game's own invariants: component counts, control, and what else it knows."""
    found = module.problems(g)
    demand(not found, "; ".join(found))


def everything_has_words(module: Module, g: Game, rng: list[int]) -> None:
    """Prompts, words of what is open and what is not, scores, printed facts and the description are always there."""
    for seat in g.waiting():
        demand(bool(module.prompt(g, seat).message), f"seat {seat} has no prompt")
        refused = [Choice(refusal.verb, refusal.target) for refusal in g.explained(seat).refusals]
        for choice in g.choices(seat) + refused:
            words = {name: plain(word) for name, word in module.words(g, seat, choice).items()}
            demand(loads(dumps(words)) == words, f"{choice} has words that are not plain data")
    scores = module.scores(g)
    demand(len(scores) == g.seats and all("total" in score for score in scores), "a seat has no score")
    sheet = module.sheet(g)
    demand(loads(dumps(sheet)) == sheet, "the printed facts are not plain data")
    for doc in (module.describe(g), module.view(g, REFEREE)):
        demand(bool(doc) and loads(dumps(doc)) == doc, "a description or view is not plain data")


Check = Callable[[Module, Game, list[int]], None]

CHECKS: dict[str, Check] = {
    check.__name__: check
    for check in (
        someone_can_answer,
        clone_is_independent,
        save_is_complete,
        views_leak_nothing,
        guesses_are_possible,
        wrong_answers_are_refused,
        nothing_is_wrong,
        choices_are_orderly,
        choices_can_be_taken,
        refusals_are_refused,
        defaults_are_legal,
        notation_reads_back,
        waiting_is_stable,
        everything_has_words,
    )
}


def check_all(module: Module, g: Game, rng: list[int]) -> None:
    """Every check, each with its name in the complaint."""
    for name, check in CHECKS.items():
        try:
            check(module, g, rng)
        except Broken as broken:
            raise Broken(f"{name}: {broken}") from broken


def check_events(module: Module, events: list[Event]) -> None:
    """Only kinds of the catalogue, and no more numbers than it names."""
    for event in events:
        demand(event.kind in module.events, f"unlisted event {event.kind}")
        if event.kind in module.events:
            named = len(module.events[event.kind].args)
            demand(all(number == -1 for number in event.args[named:]), f"{event} tells more than the catalogue names")

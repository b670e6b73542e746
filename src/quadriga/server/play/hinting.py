"""Hints for people: what a level would answer, thought out on a guess from what the seat may know."""

from typing import TYPE_CHECKING

from quadriga.bots.advice import Hint
from quadriga.bots.registry import FAMILIES, is_kind, kinds
from quadriga.engine.chance import seeded
from quadriga.engine.choice import Choice
from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.notation import write_answer
from quadriga.server.lobby.info import allows_hints
from quadriga.server.play import teller
from quadriga.server.play.thinkers import BotFault, Question
from quadriga.server.wire.common import Why
from quadriga.server.wire.play import HintDoc, HintMessage, Hints

if TYPE_CHECKING:
    from quadriga.server.play.live import LiveTable


def check(live: "LiveTable", message: HintMessage) -> Why | None:
    """Whether this seat may ask now: raises if the table says no, and says why if only the moment does."""
    if live.module.name not in FAMILIES:
        raise InputError("hints_game", game=live.module.title)
    if not allows_hints(live.hints, [(seat.kind, seat.person) for seat in live.seats]):
        raise InputError("hints_off")
    if live.lesson_step() is not None:
        raise InputError("hint_lesson")
    if not is_kind(message.level, live.module.name):
        raise InputError("player_unknown", player=message.level, known=", ".join(kinds(live.module.name)))
    g = live.table.game
    if g.over or message.seat not in g.waiting():
        return Why("not_your_decision")
    return None if message.serial == live.decision_serial(message.seat) else Why("stale")


async def find(live: "LiveTable", message: HintMessage) -> Hints:
    """Ask the thinkers, count the hint for everybody to see, and put it into words."""
    module, seat = live.module, message.seat
    g = live.table.game.clone()  # the table may go on meanwhile
    seed = f"{live.table.record.seed}:{seat}:{live.table.record.length}:hint"
    guess = module.determinize(g, seat, seeded(f"{seed}:guess"))
    question = Question(module.name, module.dump(guess), seat, message.level, seed, pack=module.pack)
    try:
        found = await live.play.thinkers.hints(question)
    except BotFault as fault:
        live.fault(seat, str(fault))
        raise InputError("hint_failed") from None
    live.seats[seat].hints += 1
    await live.play.save_seat(live.id, seat, {"hints": live.seats[seat].hints})
    docs = [hint_doc(live, g, seat, hint) for hint in found]
    return Hints(message.id, seat, message.serial, message.level, docs)


def hint_doc(live: "LiveTable", g: Game, seat: int, hint: Hint) -> HintDoc:
    answer = hint.answer
    offered = next((choice for choice in g.choices(seat) if choice.admits(answer)), None)
    choice = offered or Choice(answer.verb, answer.target, answer.amount, answer.amount, answer.deal is not None)
    return HintDoc(
        choice=teller.choice_doc(live.module, g, seat, choice),
        amount=answer.amount,
        legs=answer.deal.legs if answer.deal is not None else None,
        clauses=answer.deal.clauses if answer.deal is not None else [],
        notation=write_answer(live.module, g, seat, answer),
        expectation=round(hint.expectation, 4),
        error=round(hint.error, 4),
        visits=hint.visits,
        usual=hint.usual,
    )

"""An analysis as plain data: numbers and words of the catalogues, no sentences."""

from typing import Any

from quadriga.engine.choice import Answer, Choice
from quadriga.engine.module import Document, Module
from quadriga.engine.notation import write_answer
from quadriga.engine.phrase import plain
from quadriga.lab.analysis.analysis import Analysis
from quadriga.lab.analysis.course import Step
from quadriga.lab.analysis.luck import Drawn, Luck, Stroke
from quadriga.lab.analysis.turning import TurningPoint

MOMENTS = 5  # lucky and unlucky ones that are told
SEEN = 0.0005  # what is less is told as 0.0 %


def document(analysis: Analysis) -> Document:
    course = analysis.course
    module = course.module
    return {
        "game": module.name,
        "seats": [plain(module.label(course.end, "seat", seat)) for seat in range(course.end.seats)],
        "winners": list(course.end.winners),
        "answers": len(course.steps),
        "curve": [[point.n, point.turn, *(rounded(value) for value in point.values)] for point in analysis.curve],
        "turning": [turning_doc(module, point, analysis.luck) for point in analysis.turning],
        "tried": analysis.tried,
        "luck": luck_doc(analysis),
        "worlds": analysis.budget.worlds,
        "level": analysis.budget.level,
        "evaluation": "learned" if analysis.is_learned else "points",
        "cut_short": analysis.cut_short,
    }


def turning_doc(module: Module, point: TurningPoint, luck: Luck) -> Document:
    step = point.step
    doc: Document = {
        "n": step.n,
        "turn": module.stage(step.before)[0],
        "seat": step.seat,
        "before": rounded(point.before),
        "after": rounded(point.after),
        "luck": rounded(luck.after(step.n, step.seat)),
        "drawn": rounded(point.drawn),
        "answer": answer_doc(module, step, step.answer),
        "compared": point.compared,
    }
    if point.better is not None:
        better = point.better
        told = answer_doc(module, step, better.answer)
        doc["better"] = {"answer": told, "gain": rounded(better.gain), "error": rounded(better.error)}
    return doc


def answer_doc(module: Module, step: Step, answer: Answer) -> Document:
    """An answer as a choice, so that every reader can put it into words."""
    choice = Choice(answer.verb, answer.target, answer.amount, answer.amount, answer.deal is not None)
    words = module.words(step.before, step.seat, choice)
    return {
        "verb": answer.verb,
        "target": answer.target,
        "amount": answer.amount,
        "words": {name: plain(word) for name, word in words.items()},
        "notation": write_answer(module, step.before, step.seat, answer),
    }


def luck_doc(analysis: Analysis) -> Document:
    luck = analysis.luck
    seats = range(analysis.course.end.seats)
    return {
        "asked": luck.asked,
        "weighed": luck.weighed(),
        "samples": luck.samples,
        "revealed": luck.revealed,
        "looked": luck.looked,
        "guesses": luck.guesses,
        "total": [rounded(luck.of(seat)) for seat in seats],
        "error": [rounded(luck.error(seat)) for seat in seats],
        "kinds": {kind: [rounded(luck.of(seat, kind)) for seat in seats] for kind in luck.kinds()},
        "dice": {kind: dice._asdict() for kind, dice in luck.dice.items()},
        "drawn": [drawn_doc(luck.drawn(seat)) for seat in seats],
        "moments": [stroke_doc(analysis, stroke, seat) for stroke, seat in moments(luck)],
    }


def drawn_doc(drawn: Drawn) -> Document:
    return {"number": drawn.number, "actual": rounded(drawn.actual), "expected": rounded(drawn.expected)}


def moments(luck: Luck) -> list[tuple[Stroke, int]]:
    """The strokes that mattered most, and whom they are told of."""
    told = [(stroke, subject(stroke)) for stroke in luck.strokes]
    told = [(stroke, seat) for stroke, seat in told if abs(stroke.worth[seat]) >= SEEN]
    return sorted(told, key=lambda pair: -abs(pair[0].worth[pair[1]]))[:MOMENTS]


def subject(stroke: Stroke) -> int:
    """Who drew, or the seat that an answer of chance mattered most to."""
    if stroke.drawer >= 0:
        return stroke.drawer
    return max(range(len(stroke.worth)), key=lambda seat: abs(stroke.worth[seat]))


def stroke_doc(analysis: Analysis, stroke: Stroke, seat: int) -> dict[str, Any]:
    asked = stroke.chance
    return {
        "n": asked.n,
        "turn": analysis.course.module.stage(asked.game)[0],
        "kind": asked.kind,
        "seat": seat,
        "worth": rounded(stroke.worth[seat]),
        "error": rounded(stroke.error[seat]),
        "numbers": asked.dice(),
    }


def rounded(number: float) -> float:
    return round(number, 4)

"""Who plays for the person of a seat, as its column ``agent`` has it: nobody, a language model or a program."""

from typing import Any, Final

PERSON: Final[dict[str, Any]] = {}
PROGRAM: Final[dict[str, Any]] = {"program": True}
RECORDED: Final[dict[str, Any]] = {"recorded": True}  # a language model, says the record that was uploaded


def is_program(agent: dict[str, Any]) -> bool:
    return "program" in agent


def is_agent(agent: dict[str, Any]) -> bool:
    return bool(agent) and not is_program(agent)

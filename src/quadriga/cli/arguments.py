"""From words on the command line to seats and game options."""

from collections.abc import Sequence

from quadriga.engine.errors import InputError
from quadriga.engine.module import Module

HUMAN = "human"


class GameArguments:
    """What stands on the command line beside the command's own options: the game's name and its options."""

    def __init__(self, words: Sequence[str], pairs: Sequence[str]) -> None:
        self.names: list[str] = []
        self.options: dict[str, object] = {}
        rest = list(words)
        while rest:
            word = rest.pop(0)
            if not word.startswith("--"):
                self.names.append(word)
                continue
            name, equals, value = word[2:].partition("=")
            if not equals:
                if not rest or rest[0].startswith("--"):
                    raise InputError("option_without_value", option=name)
                value = rest.pop(0)
            self.options[name.replace("-", "_")] = value
        for pair in pairs:
            name, equals, value = pair.partition("=")
            if not equals:
                raise InputError("pair_without_value", pair=name)
            self.options[name.strip().replace("-", "_")] = value.strip()

    def options_of(self, module: Module) -> dict[str, object]:
        """The options, if the game has them all; else a complaint in the words of the command line."""
        known = [option.name for option in module.options]
        for name in self.options:
            if name not in known:
                flags = ", ".join(flag(other) for other in known)
                raise InputError("option_unknown", option=flag(name), known=flags)
        return self.options

    @property
    def game(self) -> str:
        """The game's name; empty if none is given."""
        if len(self.names) > 1:
            raise InputError("argument_extra", words=" ".join(self.names[1:]))
        return self.names[0] if self.names else ""


def flag(option: str) -> str:
    return f"--{option.replace('_', '-')}"


def read_seats(module: Module, text: str, with_humans: bool, with_programs: bool = True) -> list[str]:
    """``human,medium,program:./mine.py`` as a list of players, as many as the game admits."""
    from quadriga.bots.levels import level_name
    from quadriga.bots.program import check_program, is_program
    from quadriga.bots.registry import kinds

    known = [HUMAN, *kinds(module.name)] if with_humans else kinds(module.name)
    words = [part.strip() for part in text.split(",")]
    seats = [word if is_program(word) else level_name(word.lower()) for word in words]
    for player in seats:
        if with_programs and is_program(player):
            check_program(player)
        elif player not in known:
            raise InputError("player_unknown", player=player or "?", known=", ".join(known))
    if not module.min_seats <= len(seats) <= module.max_seats:
        raise InputError("player_count", count=len(seats), low=module.min_seats, high=module.max_seats)
    return seats

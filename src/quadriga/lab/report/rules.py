"""Which rules games were played by: records that lie together may be of several rule sets."""

from collections.abc import Mapping
from typing import Any

from quadriga.engine.errors import InputError
from quadriga.engine.module import Module, Options
from quadriga.engine.record import Record
from quadriga.lab.report.usage import Usage, unseen
from quadriga.lab.report.watch import Watched
from quadriga.language.texts import Texts


class RuleSet:
    """The games with the same options and as many players."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.usage = Usage()


class RuleSets:
    def __init__(self) -> None:
        self.found: dict[tuple[int, tuple[tuple[str, str | int], ...]], RuleSet] = {}

    def add(self, watched: Watched) -> None:
        game = watched.chronicle
        key = game.seats, tuple(sorted(game.options.items()))
        self.found.setdefault(key, RuleSet(game.seats, game.options)).usage.add(watched)

    def shared(self) -> Options:
        """The options that are the same in all games."""
        first, *others = [one.options for one in self.found.values()]
        return {name: value for name, value in first.items() if all(other[name] == value for other in others)}

    def rows(self) -> list[dict[str, Any]]:
        """One row a rule set, with the options that are not the same in all games."""
        shared = self.shared()
        return [
            {
                "rules": number,
                "games": one.usage.games,
                "seats": one.seats,
                "options": ", ".join(f"{name}={value}" for name, value in one.options.items() if name not in shared),
            }
            for number, one in enumerate(self.found.values(), 1)
        ]

    def unseen(self, module: Module, texts: Texts) -> list[dict[str, Any]]:
        """What was never open, for each rule set by itself: a province of another map is not missed."""
        return [
            {**row, "rules": number}
            for number, one in enumerate(self.found.values(), 1)
            for row in unseen(module, module.new(one.seats, one.options), one.usage, texts)
        ]


class Asked:
    """Of all records only those of games with these options, and with so many players if any number is given."""

    def __init__(self, module: Module, given: Mapping[str, object], players: int = 0) -> None:
        if players and not module.min_seats <= players <= module.max_seats:
            raise InputError("player_count", count=players, low=module.min_seats, high=module.max_seats)
        asked = [option for option in module.options if option.name in given]
        self.by_seats: dict[int, Options] = {}  # a value with a number for each seat fits one count of them only
        fault: InputError | None = None
        for seats in [players] if players else range(module.min_seats, module.max_seats + 1):
            try:
                self.by_seats[seats] = {option.name: option.read(given[option.name], seats) for option in asked}
            except InputError as error:
                fault = error
        if fault is not None and not self.by_seats:
            raise fault

    def takes(self, record: Record) -> bool:
        options = self.by_seats.get(record.seats)
        return options is not None and options.items() <= record.options.items()

"""Bad input: one sentence that names the place and the remedy, with a code that has a text in every locale."""

from typing import TypeAlias

Part: TypeAlias = "str | int | Cause | InputError"  # of a sentence; as ``cause`` a bare text is somebody else's, quoted


class Cause:
    """What exactly is wrong: the part of a sentence that ``code`` and ``params`` make in every locale."""

    def __init__(self, code: str, **params: Part) -> None:
        self.code = code
        self.params: dict[str, Part] = params

    def __str__(self) -> str:
        return with_details(self.code, self.params)


class InputError(Exception):
    """Something given from outside cannot be used. ``code`` and ``params`` make the translated sentence."""

    def __init__(self, code: str, **params: Part) -> None:
        self.code = code
        self.params: dict[str, Part] = params
        super().__init__(with_details(code, params))

    def __reduce__(self) -> tuple[object, ...]:
        """Whole from process to process: left to itself an exception is made anew from its sentence alone."""
        return again, (self.code, self.params)


class InputErrors(InputError):
    """Several faults of one input, all at once."""

    def __init__(self, faults: list[InputError]) -> None:
        super().__init__("several", count=len(faults))
        self.faults = faults

    def __reduce__(self) -> tuple[object, ...]:
        return InputErrors, (self.faults,)

    def __str__(self) -> str:
        return "; ".join(str(fault) for fault in self.faults)


def again(code: str, params: dict[str, Part]) -> InputError:
    return InputError(code, **params)


def with_details(code: str, params: dict[str, Part]) -> str:
    """For logs and developers: ``option_unknown(option=maps, known=map)``."""
    return f"{code}({', '.join(f'{key}={value}' for key, value in params.items())})"

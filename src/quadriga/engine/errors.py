"""Bad input: one sentence that names the place and the remedy, with a code that has a text in every locale."""


class InputError(Exception):
    """Something given from outside cannot be used. ``code`` and ``params`` make the translated sentence."""

    def __init__(self, code: str, **params: str | int) -> None:
        self.code = code
        self.params: dict[str, str | int] = params
        details = ", ".join(f"{key}={value}" for key, value in params.items())
        super().__init__(f"{code}({details})")


class InputErrors(InputError):
    """Several faults of one input, all at once."""

    def __init__(self, faults: list[InputError]) -> None:
        super().__init__("several", count=len(faults))
        self.faults = faults

    def __str__(self) -> str:
        return "; ".join(str(fault) for fault in self.faults)

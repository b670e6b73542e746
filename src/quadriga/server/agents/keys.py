"""The key of an agent's seat: signed, it names a person and a table, and opens nothing else."""

from typing import NamedTuple

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from quadriga.engine.errors import InputError
from quadriga.server.settings import Settings


class Key(NamedTuple):
    person: str
    table: str
    language: str


def signer(settings: Settings) -> URLSafeSerializer:
    return URLSafeSerializer(settings.secret, salt="agent")


def write_key(settings: Settings, key: Key) -> str:
    return str(signer(settings).dumps(list(key)))


def read_key(settings: Settings, text: str) -> Key:
    if not text:
        raise InputError("key_needed")
    try:
        return Key(*msgspec.convert(signer(settings).loads(text), tuple[str, str, str]))
    except (BadSignature, msgspec.ValidationError):
        raise InputError("key_unknown") from None


def write_invitation(invite: str, seat: int) -> str:
    """The invitation of the table, for one seat of it."""
    return f"{invite}.{seat}"


def read_invitation(text: str) -> tuple[str, int]:
    """Invitation and seat; a link's invitation is for any seat."""
    invite, dot, seat = text.rpartition(".")
    return (invite, int(seat)) if dot and seat.isdecimal() and len(seat) < 3 else (text, -1)

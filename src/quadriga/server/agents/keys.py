"""The key of an agent's seat: signed, it names a person and a table, and opens nothing else."""

from hmac import compare_digest
from typing import NamedTuple

import msgspec
from itsdangerous import BadSignature, Signer, URLSafeSerializer

from quadriga.engine.errors import InputError
from quadriga.server.lobby.info import is_invite
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


def write_invitation(settings: Settings, invite: str, seat: int) -> str:
    """For one seat: it opens no other, and does not tell the invitation of the table, which opens any."""
    signed = Signer(settings.secret, salt="invitation").get_signature(f"{invite}.{seat}")
    return f"{seat}.{signed.decode()}"


def read_invitation(settings: Settings, invite: str, text: str) -> int | None:
    """The seat that is offered at the table of this invitation; -1 is any, None is no seat at all."""
    if is_invite(invite, text):
        return -1
    seat = text.partition(".")[0]
    if not invite or not seat.isdecimal() or len(seat) > 2:
        return None
    written = write_invitation(settings, invite, int(seat))
    return int(seat) if compare_digest(written.encode(), text.encode()) else None

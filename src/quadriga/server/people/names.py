"""What may be a name, an address of a mailbox, a password."""

import re
from typing import Final
from unicodedata import normalize

from quadriga.engine.errors import InputError

LONGEST_NAME: Final = 30
LONGEST_LOGIN: Final = 40
NAMELESS: Final = "—"  # instead of the name of somebody who has gone for good
MAILBOX: Final = re.compile(r"[^@\s<>,;:\"]{1,64}@[^@\s<>,;:\"]{1,130}", re.ASCII)
PASSWORD: Final = (8, 200)


def read_name(text: str) -> str:
    """A name without needless blanks; it must be printable and have a letter or a digit."""
    name = " ".join(normalize("NFC", text).split())
    fits = 1 <= len(name) <= LONGEST_NAME and len(folded(name)) <= LONGEST_LOGIN
    if not fits or not name.isprintable() or not any(sign.isalnum() for sign in name):
        raise InputError("name_invalid", longest=LONGEST_NAME)
    return name


def folded(name: str) -> str:
    """Names that look the same are the same."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


def read_mailbox(text: str) -> str:
    mailbox = text.strip()
    if mailbox and not MAILBOX.fullmatch(mailbox):
        raise InputError("email_invalid")
    return mailbox


def read_password(text: str) -> str:
    low, high = PASSWORD
    if not low <= len(text) <= high:
        raise InputError("password_length", low=low, high=high)
    return text


def read_title(text: str, longest: int = 60) -> str:
    """The name of a table; it may be empty."""
    title = " ".join(normalize("NFC", text).split())
    if len(title) > longest or not title.isprintable():
        raise InputError("title_invalid", longest=longest)
    return title

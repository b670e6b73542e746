"""Passwords: argon2 in few threads, and the same work whether there is an account or not."""

from asyncio import get_running_loop
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from secrets import token_hex
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

HASHER: Final = PasswordHasher()
WORKERS: Final = ThreadPoolExecutor(max_workers=2, thread_name_prefix="argon2")  # 64 MiB each


@cache
def nobodys_hash() -> str:
    return HASHER.hash(token_hex())


def matches(kept: str | None, password: str) -> bool:
    try:
        HASHER.verify(kept or nobodys_hash(), password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


async def hash_password(password: str) -> str:
    return await get_running_loop().run_in_executor(WORKERS, HASHER.hash, password)


async def check_password(kept: str | None, password: str) -> bool:
    """Is it the password? Without a kept hash no, after the same time."""
    return await get_running_loop().run_in_executor(WORKERS, matches, kept, password)

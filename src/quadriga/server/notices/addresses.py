"""Addresses people give us to call: never one inside our own network."""

from asyncio import get_running_loop
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import SOCK_STREAM
from typing import Final
from urllib.parse import SplitResult, urlsplit

from quadriga.engine.errors import InputError

LONGEST: Final = 500
LEADING_BACK: Final = [ip_network(name) for name in ("64:ff9b::/96", "64:ff9b:1::/48", "::/96")]  # to IPv4 networks


class AddressRefused(Exception):
    """The address leads nowhere, or to where we do not call."""


def read_webhook(address: str) -> str:
    """An http or https address without user and password; it may be empty."""
    if not address:
        return ""
    try:
        parts = urlsplit(address)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits = False
        parts = SplitResult("", "", "", "", "")
    if not fits or "@" in parts.netloc or len(address) > LONGEST or not address.isprintable() or " " in address:
        raise InputError("webhook_invalid", longest=LONGEST)
    return address


def is_public(text: str) -> bool:
    """Would a packet to it leave for the open network?"""
    address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if address.sixtofour is not None or address.teredo is not None or address.is_site_local:
            return False
        if any(address in network for network in LEADING_BACK):
            return False
    return address.is_global and not address.is_multicast


async def resolve(host: str, port: int, private_too: bool) -> str:
    """One address of the host. If any of them is private none is used, so that a name cannot lead us astray."""
    try:
        found = await get_running_loop().getaddrinfo(host, port, type=SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise AddressRefused(str(error)) from None
    addresses = [str(each[4][0]) for each in found]
    if not addresses or (not private_too and not all(is_public(each) for each in addresses)):
        raise AddressRefused("private address")
    return addresses[0]

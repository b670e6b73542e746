"""Notices by webhook: bodies as Discord, Slack, ntfy or a program of one's own expect them."""

from typing import Any, Final

import httpx2
import msgspec
from msgspec import Struct

from quadriga.engine.errors import InputError
from quadriga.server.notices.addresses import AddressRefused, read_webhook, resolve

TIMEOUT: Final = 10.0


class Notice(Struct, frozen=True):
    """That a decision waits, in the language of the person."""

    table: str
    game: str
    name: str
    seats: list[int]
    link: str
    subject: str
    text: str


class Undelivered(Exception):
    """``final`` if another try would not help."""

    def __init__(self, why: str, final: bool) -> None:
        super().__init__(why)
        self.final = final


def body_of(kind: str, notice: Notice) -> tuple[bytes, dict[str, str]]:
    """Body and headers."""
    sentence = f"{notice.text} {notice.link}"
    if kind == "ntfy":
        return notice.text.encode("utf-8"), {"content-type": "text/plain; charset=utf-8", "click": notice.link}
    bodies: dict[str, dict[str, Any]] = {
        "json": {"event": "decision", **msgspec.to_builtins(notice)},
        "discord": {"content": sentence, "allowed_mentions": {"parse": []}},
        "slack": {"text": sentence},
    }
    return msgspec.json.encode(bodies[kind]), {"content-type": "application/json"}


def new_client() -> httpx2.AsyncClient:
    return httpx2.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False)


async def deliver(client: httpx2.AsyncClient, address: str, kind: str, notice: Notice, private_too: bool) -> None:
    """One try. The name is resolved once, and the address that was checked is the one that is called."""
    try:
        url = httpx2.URL(read_webhook(address))
    except (httpx2.InvalidURL, InputError):
        raise Undelivered("address", final=True) from None
    port = url.port or (443 if url.scheme == "https" else 80)
    content, headers = body_of(kind, notice)
    try:
        number = await resolve(url.host, port, private_too)
        request = client.build_request(
            "POST",
            url.copy_with(host=number),
            content=content,
            headers={**headers, "host": url.netloc.decode("ascii"), "user-agent": "Quadriga"},
            extensions={"sni_hostname": url.host},
        )
        response = await client.send(request, stream=True)
        await response.aclose()
    except AddressRefused as error:
        raise Undelivered(str(error), final=True) from None
    except (httpx2.HTTPError, httpx2.InvalidURL) as error:
        raise Undelivered(type(error).__name__, final=False) from None
    if not response.is_success:
        again = response.status_code == 429 or response.status_code >= 500
        raise Undelivered(str(response.status_code), final=not again)

"""Notices: once a decision, by webhook and mail, never into the own network."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import select, update
from tests.server.parts import NobodyPlays, person, table, with_services
from tests.server.running import free_port

from quadriga.server.notices.addresses import AddressRefused, is_public, resolve
from quadriga.server.people.recovery import request_recovery
from quadriga.server.services import Services
from quadriga.server.settings import Mail
from quadriga.server.storage.schema import people, seats, tables


class Hook(ThreadingHTTPServer):
    """Takes calls; answers with ``status``."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taker)
        self.calls: list[tuple[dict[str, str], bytes]] = []
        self.status = 200

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/hook"


class Taker(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        hook = self.server
        assert isinstance(hook, Hook)
        body = self.rfile.read(int(self.headers["content-length"]))
        hook.calls.append(({name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(hook.status)
        self.send_header("location", "http://127.0.0.1:1/")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def running(hook: Hook) -> Iterator[Hook]:
    thread = Thread(target=hook.serve_forever)
    thread.start()
    try:
        yield hook
    finally:
        hook.shutdown()
        hook.server_close()
        thread.join()


@pytest.fixture
def hook() -> Iterator[Hook]:
    with running(Hook()) as made:
        yield made


async def owed(services: Services, t: str) -> None:
    """As after a move; returns when everybody has been told."""
    services.notices.owed(t)
    await asyncio.wait_for(asyncio.shield(services.notices.looks[t]), 20)


def wants(hook: Hook, kind: str = "json", **more: object) -> dict[str, object]:
    return {"preferences": {"webhook": hook.address, "webhook_kind": kind, **more}}


def test_a_decision_is_told_once_and_the_next_one_again(tmp_path: Path, hook: Hook) -> None:
    async def job(services: Services) -> None:
        anna = await person(services, "Anna", **wants(hook, language="it"))
        t = await table(services, anna, None, name="Club")
        for _ in range(2):
            await owed(services, t)
        assert len(hook.calls) == 1
        body = json.loads(hook.calls[0][1])
        assert body["event"] == "decision"
        assert body["text"] == "Warriors & Traders, tavolo “Club”: una decisione ti aspetta."
        assert body["link"].endswith(f"/t/{t}")
        async with services.database.begin() as database:
            await database.execute(update(tables).values(stamps=[7, 0], serial=9))
        await owed(services, t)
        assert len(hook.calls) == 2
        async with services.database.connect() as database:
            assert await database.scalar(select(seats.c.notified).where(seats.c.seat == 0)) == 7

    with_services(tmp_path, job, private_webhooks=True)


@pytest.mark.parametrize(("kind", "key"), [("discord", "content"), ("slack", "text")], ids=["discord", "slack"])
def test_bodies_for_others(tmp_path: Path, hook: Hook, kind: str, key: str) -> None:
    async def job(services: Services) -> None:
        await owed(services, await table(services, await person(services, "Anna", **wants(hook, kind))))

    with_services(tmp_path, job, private_webhooks=True)
    assert "decision waits" in json.loads(hook.calls[0][1])[key]


def test_ntfy_gets_plain_text_and_a_link(tmp_path: Path, hook: Hook) -> None:
    async def job(services: Services) -> None:
        await owed(services, await table(services, await person(services, "Anna", **wants(hook, "ntfy"))))

    with_services(tmp_path, job, private_webhooks=True, public_url="https://club.example")
    headers, body = hook.calls[0]
    assert headers["click"] == "https://club.example/t/t"
    assert "decision waits" in body.decode()


def test_those_who_are_there_are_told_when_they_go(tmp_path: Path, hook: Hook) -> None:
    async def job(services: Services) -> None:
        anna = await person(services, "Anna", **wants(hook))
        t = await table(services, anna)
        assert isinstance(services.play, NobodyPlays)
        services.play.there.add(anna.id)
        services.notices.owed(t)
        await asyncio.sleep(0.3)
        assert hook.calls == []
        services.play.there.clear()
        await asyncio.wait_for(asyncio.shield(services.notices.looks[t]), 20)
        assert len(hook.calls) == 1

    with_services(tmp_path, job, private_webhooks=True)


@pytest.mark.parametrize(("status", "tries"), [(500, 3), (404, 1), (302, 1)])
def test_a_webhook_that_fails_is_given_up(tmp_path: Path, hook: Hook, status: int, tries: int) -> None:
    hook.status = status

    async def job(services: Services) -> None:
        anna = await person(services, "Anna", **wants(hook))
        t = await table(services, anna)
        for _ in range(7):
            await owed(services, t)
        async with services.database.connect() as database:
            assert await database.scalar(select(people.c.webhook_failures)) == 5
            assert await database.scalar(select(seats.c.notified)) == -1

    with_services(tmp_path, job, private_webhooks=True)
    assert len(hook.calls) == 5 * tries


def test_private_addresses_are_not_called(tmp_path: Path, hook: Hook) -> None:
    async def job(services: Services) -> None:
        await owed(services, await table(services, await person(services, "Anna", **wants(hook))))

    with_services(tmp_path, job)
    assert hook.calls == []


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "169.254.169.254",
        "0.0.0.0",
        "224.0.0.1",
        "100.64.0.1",
        "::1",
        "::ffff:127.0.0.1",
        "fe80::1%eth0",
        "fc00::1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
    ],
)
def test_private_addresses(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_and_names_that_lead_home() -> None:
    assert is_public("1.1.1.1")
    assert is_public("2606:4700::1111")
    for host in ("localhost", "2130706433", "0x7f.1"):
        with pytest.raises(AddressRefused):
            asyncio.run(resolve(host, 80, False))


class Mailbox:
    def __init__(self) -> None:
        self.letters: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.letters.append(message_from_bytes(envelope.content))
        return "250 OK"


@pytest.fixture
def mailbox() -> Iterator[tuple[Mailbox, Mail]]:
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        yield box, Mail("127.0.0.1", controller.port, tls=False)
    finally:
        controller.stop()


def text_of(letter: Any) -> str:
    return str(letter.get_payload(decode=True).decode())


def test_a_decision_by_mail(tmp_path: Path, mailbox: tuple[Mailbox, Mail]) -> None:
    box, mail = mailbox

    async def job(services: Services) -> None:
        values = {"email": "anna@example.org", "preferences": {"mail": True}}
        t = await table(services, await person(services, "Anna", **values))
        for _ in range(2):
            await owed(services, t)

    with_services(tmp_path, job, mail=mail, public_url="https://club.example")
    (letter,) = box.letters
    assert letter["to"] == "anna@example.org"
    assert "https://club.example/t/t" in text_of(letter)


def test_recovery_by_mail(tmp_path: Path, mailbox: tuple[Mailbox, Mail]) -> None:
    box, mail = mailbox

    async def job(services: Services) -> None:
        await person(services, "Anna", login="anna", email="anna@example.org")
        for name in ("ANNA", "nobody"):
            await request_recovery(services, name, "https://club.example")
        await asyncio.gather(*services.notices.errands)

    with_services(tmp_path, job, mail=mail)
    (letter,) = box.letters
    assert "https://club.example/recover?token=" in text_of(letter)

"""Telling people that a decision waits: once a decision, after a while, and only those who are not there."""

import asyncio
from collections.abc import Coroutine
from smtplib import SMTPException
from time import monotonic
from typing import Any, Final

from sqlalchemy import Row, select, update

from quadriga.games.registry import find_game
from quadriga.server.errors import texts_in
from quadriga.server.links import base_link, table_link
from quadriga.server.logs import log
from quadriga.server.notices import mail
from quadriga.server.notices.waiting import Debt, Look, keep_receipt, look_at
from quadriga.server.notices.webhooks import Notice, Undelivered, deliver, new_client
from quadriga.server.people.sessions import preferences_of
from quadriga.server.services import Services
from quadriga.server.storage.schema import people, tables

MOST_FAILURES: Final = 5  # after so many notices that failed a webhook is left alone until it is changed
LONGEST_GRACE: Final = 4  # times the usual, at a table that never rests


class Notices:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.pauses: tuple[float, ...] = (2.0, 15.0)  # before another try
        self.moved: dict[str, float] = {}
        self.looks: dict[str, asyncio.Task[None]] = {}
        self.errands: set[asyncio.Task[None]] = set()
        self.at_once = asyncio.Semaphore(8)

    async def open(self) -> None:
        """Whoever owed something when the server stopped is looked at again."""
        self.client = new_client()
        async with self.services.database.connect() as database:
            found = await database.execute(select(tables.c.id, tables.c.owing).where(tables.c.status == "playing"))
            for row in found:
                if row.owing:
                    self.owed(row.id)

    async def close(self) -> None:
        running = [*self.looks.values(), *self.errands]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self.client.aclose()

    # --- decisions

    def owed(self, table_id: str) -> None:
        """Something has happened at a table: look in a while who owes a decision."""
        self.moved[table_id] = monotonic()
        if table_id not in self.looks:
            task = asyncio.get_running_loop().create_task(self.watch(table_id))
            self.looks[table_id] = task
            task.add_done_callback(lambda _: self.forget(table_id))

    def forget(self, table_id: str) -> None:
        self.looks.pop(table_id, None)
        self.moved.pop(table_id, None)

    async def watch(self, table_id: str) -> None:
        """Wait until the table rests, then tell; those who are there are looked at again, for they may go."""
        try:
            await self.rest(table_id)
            while await self.tell(table_id):
                await asyncio.sleep(max(self.services.settings.notice_seconds, 0.1))
        except Exception:
            log.exception("notice", table=table_id)

    async def rest(self, table_id: str) -> None:
        grace = self.services.settings.notice_seconds
        latest = monotonic() + LONGEST_GRACE * grace
        while (left := min(self.moved[table_id] + grace, latest) - monotonic()) > 0:
            await asyncio.sleep(left)

    async def tell(self, table_id: str) -> bool:
        """Tell everybody who is away; True if somebody who is there has still to decide."""
        look = await look_at(self.services, table_id)
        if look is None:
            return False
        online = self.services.play.online(table_id)
        away = [debt for debt in look.debts if debt.person.id not in online]
        for failed in await asyncio.gather(*(self.tell_one(look, debt) for debt in away), return_exceptions=True):
            if isinstance(failed, Exception):
                log.error("notice_failed", table=table_id, why=type(failed).__name__)
        return len(away) < len(look.debts)

    async def tell_one(self, look: Look, debt: Debt) -> None:
        """By every channel the person has; one that worked is enough for the receipt."""
        notice = self.notice(look, debt)
        async with self.at_once:
            delivered = [await self.by_webhook(debt, notice), await self.by_mail(debt, notice)]
        if any(delivered):
            await keep_receipt(self.services, look, debt)

    def notice(self, look: Look, debt: Debt) -> Notice:
        texts = texts_in(debt.person.preferences.language or "en")
        title = find_game(look.game).title
        return Notice(
            table=look.id,
            game=look.game,
            name=look.name,
            seats=debt.seats,
            link=table_link(base_link(self.services.settings), look.id),
            subject=texts("notice-subject", table=look.name or title),
            text=texts("notice-text", table=look.name or title, game=title),
        )

    async def by_webhook(self, debt: Debt, notice: Notice) -> bool:
        wanted = debt.person.preferences
        if not wanted.webhook or debt.webhook_failures >= MOST_FAILURES:
            return False
        for pause in (*self.pauses, None):
            try:
                await deliver(
                    self.client, wanted.webhook, wanted.webhook_kind, notice, self.services.settings.private_webhooks
                )
            except Undelivered as error:
                log.info("webhook_failed", why=str(error), final=error.final)
                if error.final or pause is None:
                    break
                await asyncio.sleep(pause)
            else:
                await self.count(debt, "webhook", True)
                return True
        await self.count(debt, "webhook", False)
        return False

    async def by_mail(self, debt: Debt, notice: Notice) -> bool:
        settings = self.services.settings.mail
        if settings is None or not debt.person.preferences.mail or not debt.person.email:
            return False
        texts = texts_in(debt.person.preferences.language or "en")
        body = texts("mail-decision", name=debt.person.name, text=notice.text, link=notice.link)
        try:
            await mail.send(settings, debt.person.email, notice.subject, body)
        except (OSError, SMTPException) as error:
            log.warning("mail_failed", why=type(error).__name__)
            self.services.metrics.notices.labels("mail", "failed").inc()
            return False
        self.services.metrics.notices.labels("mail", "sent").inc()
        return True

    async def count(self, debt: Debt, channel: str, worked: bool) -> None:
        self.services.metrics.notices.labels(channel, "sent" if worked else "failed").inc()
        if worked and debt.webhook_failures == 0:
            return
        failures = 0 if worked else people.c.webhook_failures + 1
        async with self.services.database.begin() as database:
            await database.execute(
                update(people).where(people.c.id == debt.person.id).values(webhook_failures=failures)
            )

    # --- letters

    def mail_recovery(self, person: Row[Any], link: str) -> None:
        """In the background, so that the answer takes as long as without."""
        texts = texts_in(preferences_of(person.preferences).language or "en")
        body = texts("mail-recovery", name=person.name, link=link)
        self.run(self.send_quietly(person.email, texts("mail-recovery-subject"), body))

    async def send_quietly(self, to: str, subject: str, body: str) -> None:
        assert self.services.settings.mail is not None
        try:
            await mail.send(self.services.settings.mail, to, subject, body)
        except (OSError, SMTPException) as error:
            log.warning("mail_failed", why=type(error).__name__)

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

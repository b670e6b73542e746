"""The waiting room: who looks at a table that has not begun hears who comes, and when it begins."""

import asyncio
from typing import TYPE_CHECKING

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from quadriga.engine.errors import InputError
from quadriga.server.lobby.info import access, table_info
from quadriga.server.wire.play import TableChanged

if TYPE_CHECKING:
    from quadriga.server.services import Services

GONE = 4404  # close code: no such table any more, or no right to see it
BEGUN = 4000  # close code: come again, the game has begun


class Waiter:
    """One connection to a table that has not begun."""

    def __init__(self, services: "Services", socket: WebSocket, table: str, person: str, invite: str) -> None:
        self.services = services
        self.socket = socket
        self.table = table
        self.person = person
        self.invite = invite
        self.wake = asyncio.Event()
        self.dismissed = False

    async def run(self) -> None:
        waiting = self.services.play.waiting.setdefault(self.table, set())
        waiting.add(self)
        reader = asyncio.create_task(self.read())
        try:
            while not reader.done():
                if self.dismissed:
                    await self.socket.close(GONE)
                    return
                if await self.tell() != "open":
                    await self.socket.close(BEGUN)
                    return
                woken = asyncio.create_task(self.wake.wait())
                await asyncio.wait({reader, woken}, return_when=asyncio.FIRST_COMPLETED)
                woken.cancel()
                self.wake.clear()
        except (WebSocketDisconnect, RuntimeError):
            pass
        except InputError:  # the table is gone, or closed to this person
            await self.socket.close(GONE)
        finally:
            reader.cancel()
            waiting.discard(self)
            if not waiting:
                self.services.play.waiting.pop(self.table, None)

    async def read(self) -> None:
        """Nothing is asked here; reading only notices that somebody has gone."""
        try:
            while True:
                await self.socket.receive_text()
        except (WebSocketDisconnect, RuntimeError, KeyError):
            return

    async def tell(self) -> str:
        seats = await access(self.services, self.table, self.person, self.invite)
        info = await table_info(self.services, self.table, self.person)
        await self.socket.send_text(msgspec.json.encode(TableChanged(info, seats)).decode())
        return info.status

"""When somebody stays away: the others vote, a caretaker minds the seat, the person may come back at any time."""

from typing import TYPE_CHECKING

import msgspec

from quadriga.engine.errors import InputError
from quadriga.server.play.live import LiveTable
from quadriga.server.storage.database import now
from quadriga.server.wire.common import Motion

if TYPE_CHECKING:
    from quadriga.server.play.play import Play

LASTS = 24 * 3600 * 1000  # ms


def voters(live: LiveTable, about: int) -> list[int]:
    """The other people at the table who are not stood in for themselves."""
    return [seat.seat for seat in live.seats if seat.seat != about and not seat.automatic]


def needed(count: int) -> int:
    """Two thirds, rounded up."""
    return -(-2 * count // 3)


def is_here(play: "Play", live: LiveTable, person: str) -> bool:
    """Connected, or gone only for a moment: a page may be loading again."""
    away = play.services.settings.away_seconds * 1000
    return person in play.online(live.id) or now() - live.left.get(person, 0) < away


async def vote(play: "Play", live: LiveTable, seat: int, about: int, yes: bool) -> None:
    """Move that the caretaker take a seat, or vote on it; with enough votes it happens at once."""
    if not 0 <= about < len(live.seats):
        raise InputError("no_such_seat", seat=about, count=len(live.seats))
    absent = live.seats[about]
    entitled = voters(live, about)
    if absent.automatic or seat not in entitled:
        raise InputError("vote_closed", seat=about)
    if about not in live.clock.warned and is_here(play, live, absent.person):
        raise InputError("vote_present", seat=about)
    if about not in live.table.game.waiting():
        raise InputError("vote_not_awaited", seat=about)
    time = now()
    motions = [motion for motion in live.motions if motion.until > time]
    motion = next((motion for motion in motions if motion.seat == about), None)
    if motion is None:
        motion = Motion(about, {}, needed(len(entitled)), time + LASTS)
        motions.append(motion)
    motion.votes[str(seat)] = yes
    live.motions = motions
    if sum(motion.votes.values()) >= motion.needed:
        await play.mind(live, about)
        return
    await play.save_table(live.id, {"motions": msgspec.to_builtins(motions)})
    await play.changed(live.id)

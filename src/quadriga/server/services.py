"""What the parts of one running server share."""

from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncEngine

from quadriga.server.limits import Limits
from quadriga.server.metrics import Metrics
from quadriga.server.packs import Packs
from quadriga.server.settings import Settings

if TYPE_CHECKING:
    from quadriga.server.agents.mount import Agents
    from quadriga.server.notices.notices import Notices
    from quadriga.server.play.play import Play


class Services:
    """Made once by the application; handed to whoever needs the database, the running games or the notices."""

    play: "Play"
    notices: "Notices"
    agents: "Agents | None" = None

    def __init__(self, settings: Settings, database: AsyncEngine) -> None:
        self.settings = settings
        self.database = database
        self.limits = Limits(settings.rate_factor)
        self.metrics = Metrics()
        self.packs = Packs(settings.data)

"""How the server is set up: command line first, environment behind it."""

from collections.abc import Mapping
from os import replace
from pathlib import Path
from secrets import token_hex

from msgspec import Struct

from quadriga.engine.errors import InputError

PREFIX = "QUADRIGA_"
SHORTEST_SECRET = 32


class Mail(Struct, frozen=True):
    host: str
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = "quadriga@localhost"
    tls: bool = True


class Settings(Struct, frozen=True):
    """Everything that differs between two servers."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    root_path: str = ""  # the sub-path a proxy serves us under, without a slash at the end
    public_url: str = ""  # for links in notices and invitations; else taken from the request
    secure: bool = False  # cookies only over TLS
    database: str = ""  # an SQLAlchemy address; else an SQLite file in ``data``
    secret: str = ""  # signs sessions
    mail: Mail | None = None
    bot_processes: int = 1
    bot_seconds: float = 10.0  # a bot that thinks longer gets the default answer
    analysis_seconds: float = 60.0  # after which the analysis of a finished game looks at nothing more
    idle_seconds: float = 60.0  # a table nobody looks at is unloaded after this
    away_seconds: float = 60.0  # nobody is voted out who has been away for less
    private_webhooks: bool = False  # allow notices to addresses inside the own network
    registrations: bool = True
    templates: bool = False  # offer the games that are examples for authors, too
    rate_factor: float = 1.0  # all rate limits times this; tests raise it
    mcp: bool = False  # let language models play, at /mcp
    hesitation: float = 1.0  # seconds at most before a pass that nobody thought about
    notice_seconds: float = 30.0  # so long somebody may be away before they are told that a decision waits

    @property
    def address(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.data / 'quadriga.sqlite'}"


def read_settings(data: Path, host: str, port: int, environment: Mapping[str, str]) -> Settings:
    """The folder is made if need be; the secret is drawn once and kept there."""
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    mail = None
    if environment.get(f"{PREFIX}SMTP_HOST"):
        mail = Mail(
            host=environment[f"{PREFIX}SMTP_HOST"],
            port=whole(environment, "SMTP_PORT", 587),
            user=environment.get(f"{PREFIX}SMTP_USER", ""),
            password=environment.get(f"{PREFIX}SMTP_PASSWORD", ""),
            sender=environment.get(f"{PREFIX}SMTP_FROM", "quadriga@localhost"),
            tls=truth(environment, "SMTP_TLS", True),
        )
    return Settings(
        data=data,
        host=host,
        port=port,
        root_path=environment.get(f"{PREFIX}ROOT_PATH", "").rstrip("/"),
        public_url=environment.get(f"{PREFIX}PUBLIC_URL", "").rstrip("/"),
        secure=truth(environment, "SECURE", False),
        database=environment.get(f"{PREFIX}DATABASE", ""),
        secret=environment.get(f"{PREFIX}SECRET", "") or kept_secret(data / "secret"),
        mail=mail,
        bot_processes=whole(environment, "BOT_PROCESSES", 1),
        bot_seconds=float(whole(environment, "BOT_SECONDS", 10)),
        analysis_seconds=float(whole(environment, "ANALYSIS_SECONDS", 60)),
        idle_seconds=float(whole(environment, "IDLE_SECONDS", 60)),
        away_seconds=float(whole(environment, "AWAY_SECONDS", 60)),
        private_webhooks=truth(environment, "PRIVATE_WEBHOOKS", False),
        registrations=truth(environment, "REGISTRATIONS", True),
        templates=truth(environment, "TEMPLATES", False),
        rate_factor=float(whole(environment, "RATE_FACTOR", 1)),
        mcp=truth(environment, "MCP", False),
        hesitation=whole(environment, "HESITATION_MS", 1000) / 1000,
        notice_seconds=float(whole(environment, "NOTICE_SECONDS", 30)),
    )


def kept_secret(path: Path) -> str:
    """A file that is whole or not there at all; one that is too short is drawn anew."""
    kept = path.read_text(encoding="utf-8").strip() if path.exists() else ""
    if len(kept) < SHORTEST_SECRET:
        kept = token_hex(32)
        beside = path.with_name(path.name + ".new")
        beside.touch(mode=0o600)
        beside.write_text(kept, encoding="utf-8")
        replace(beside, path)
    return kept


def whole(environment: Mapping[str, str], name: str, default: int) -> int:
    text = environment.get(PREFIX + name, "")
    if not text:
        return default
    if not text.isdecimal():
        raise InputError("setting_number", name=PREFIX + name, value=text)
    return int(text)


def truth(environment: Mapping[str, str], name: str, default: bool) -> bool:
    text = environment.get(PREFIX + name, "").lower()
    if text in ("", "0", "no", "off", "false"):
        return default if not text else False
    if text in ("1", "yes", "on", "true"):
        return True
    raise InputError("setting_truth", name=PREFIX + name, value=text)

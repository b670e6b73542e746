"""The tables of the database. All times are milliseconds since 1970, all ids of people and tables unguessable texts."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Somebody: a guest has no password. Deleting makes a person nameless; the games stay.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name folded; empty for guests and the deleted
    Column("password", String(200)),
    Column("email", String(200)),
    Column("admin", Boolean, nullable=False, default=False),
    Column("banned", Boolean, nullable=False, default=False),
    Column("deleted", Boolean, nullable=False, default=False),
    Column("preferences", JSON, nullable=False, default=dict),
    Column("created", BigInteger, nullable=False),
    Column("sessions_from", BigInteger, nullable=False, default=0),  # older sessions are void
    Column("webhook_failures", Integer, nullable=False, default=0),
)

# Tokens by which somebody who forgot the password gets back in. Only the hash is kept.
recoveries = Table(
    "recoveries",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("used", Boolean, nullable=False, default=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("name", String(80), nullable=False, default=""),
    Column("status", String(8), nullable=False, default="open"),
    Column("visibility", String(8), nullable=False, default="unlisted"),
    Column("options", JSON, nullable=False),
    Column("pace", JSON, nullable=False),
    Column("host", ForeignKey("people.id")),
    Column("invite", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger, nullable=False, default=0),
    Column("ended", BigInteger, nullable=False, default=0),
    Column("origin", String(32)),
    Column("rematch", String(32)),
    Column("sandbox", Boolean, nullable=False, default=False),
    Column("hotseat", Boolean, nullable=False, default=False),
    Column("lesson", String(32), nullable=False, default=""),
    Column("draw_seats", Boolean, nullable=False, default=False),  # lots are drawn when the game begins
    Column("pack", JSON, nullable=False, default=dict),  # name, version and hash of a component pack, or nothing
    Column("conditions", JSON, nullable=False, default=dict),  # under which agents play
    Column("hints", Boolean),  # whether people may ask for hints; without a wish, if one person plays alone
    # the game itself, once it has begun
    Column("revision", Integer, nullable=False, default=0),
    Column("data_hash", String(64), nullable=False, default=""),
    Column("seed", String(64), nullable=False, default=""),
    Column("salt", String(64), nullable=False, default=""),
    Column("commitment", String(64), nullable=False, default=""),
    Column("drawn", JSON, nullable=False, default=list),  # by seat, where its player sat before the draw
    Column("origin_state", LargeBinary),  # compressed dump, if the game did not begin at the beginning
    Column("opening", JSON),  # chance before the first answer
    # where it stands: written in the transaction of every move, so that lists need not load games
    Column("serial", Integer, nullable=False, default=0),
    Column("answers", Integer, nullable=False, default=0),
    Column("turn", Integer, nullable=False, default=0),
    Column("owing", JSON, nullable=False, default=list),
    Column("names", JSON, nullable=False, default=list),
    Column("scores", JSON, nullable=False, default=list),
    Column("winners", JSON, nullable=False, default=list),
    Column("stamps", JSON, nullable=False, default=list),  # by seat, the serial of its last move: names what it owes
    Column("clock", JSON),
    Column("deadline", BigInteger),  # when a clock runs out or a bot is due: the scheduler looks only here
    Column("motions", JSON, nullable=False, default=list),
    Index("ix_tables_status_created", "status", "created"),
    Index("ix_tables_deadline", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False, default="open"),  # open, person, bot
    Column("person", ForeignKey("people.id")),
    Column("bot", String(32), nullable=False, default=""),
    Column("caretaker", Boolean, nullable=False, default=False),
    Column("forfeited", Boolean, nullable=False, default=False),
    Column("seen", Integer, nullable=False, default=0),  # serial the person has looked at
    Column("orders", JSON, nullable=False, default=list),
    Column("agent", JSON, nullable=False, default=dict),  # who plays for the person (storage/seated.py)
    Column("hints", Integer, nullable=False, default=0),  # asked for
    Column("notified", Integer, nullable=False, default=-1),  # serial of the decision a notice was delivered for
    Index("ix_seats_person", "person"),
)

# Who sat where and when: a seat may change hands.
tenures = Table(
    "tenures",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", ForeignKey("people.id")),
    Column("bot", String(32), nullable=False, default=""),
    Column("since", BigInteger, nullable=False),
    Index("ix_tenures_table", "table"),
)

# Everything done at a table, in order. Two processes can never both write move 57.
moves = Table(
    "moves",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("serial", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),  # start, answer, undo
    Column("n", Integer, nullable=False),  # answers in force afterwards
    Column("seat", Integer, nullable=False),
    Column("by", String(40), nullable=False, default=""),
    Column("do", Text, nullable=False, default=""),
    Column("chance", JSON, nullable=False, default=list),
    Column("told", JSON, nullable=False, default=list),  # events with words, and who saw each
    Column("turn", Integer, nullable=False, default=0),
    Column("phase", Integer, nullable=False, default=0),
    Column("scores", JSON, nullable=False, default=list),
    Column("fingerprint", String(16), nullable=False, default=""),
    Column("undone", Integer),  # serial of the move that took this one back
    Index("ix_moves_table_n", "table", "n"),
)

# States from which a game is loaded, so that the cost does not grow with its length.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # answers in force
    Column("serial", Integer, nullable=False),  # of the move after which it was taken
    Column("state", LargeBinary, nullable=False),  # compressed dump
    Column("answers_by", JSON, nullable=False),
)

# What was found out about finished games; made anew if it is lost.
analyses = Table(
    "analyses",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the analysis: an older one is made anew
    Column("document", JSON, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", ForeignKey("people.id")),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=False, default=-1),
    Column("to", JSON, nullable=False, default=list),
    Column("text", Text, nullable=False),
    Index("ix_chat_table", "table", "id"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("muted", ForeignKey("people.id"), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("line", ForeignKey("chat.id", ondelete="CASCADE"), nullable=False),
    Column("by", ForeignKey("people.id"), nullable=False),
    Column("why", Text, nullable=False, default=""),
    Column("settled", Boolean, nullable=False, default=False),
    UniqueConstraint("line", "by"),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("what", String(40), nullable=False),
    Column("who", String(32), nullable=False, default=""),
    Column("whom", String(32), nullable=False, default=""),
    Column("detail", Text, nullable=False, default=""),
)

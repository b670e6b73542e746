"""agents at tables"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Never in a batch: SQLite would make the table anew, and with the old one all seats and moves would go.
    op.add_column("tables", sa.Column("conditions", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("seats", sa.Column("agent", sa.JSON(), nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("seats", "agent")
    op.drop_column("tables", "conditions")

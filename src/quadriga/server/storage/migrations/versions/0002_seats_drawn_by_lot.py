"""seats drawn by lot"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Never in a batch: SQLite would make the table anew, and with the old one all seats and moves would go.
    op.add_column("tables", sa.Column("draw_seats", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("drawn", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("tables", "drawn")
    op.drop_column("tables", "draw_seats")

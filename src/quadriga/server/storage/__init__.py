"""What is kept: one database, SQLite by default."""

"""What people say at a table, and what may be done about it."""

"""A player of Byzantion."""

"""What the technologies do, one class a technology."""

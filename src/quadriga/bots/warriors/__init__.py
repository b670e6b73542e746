"""Players of Warriors & Traders."""

"""Warriors & Traders: nations of Europe grow by production, trade and war."""

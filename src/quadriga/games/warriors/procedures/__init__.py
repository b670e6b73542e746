"""The procedures of Warriors & Traders: one class a heading of the rulebook."""

"""The procedures of the rulebook, one class for each heading."""

"""A battle, from the choice of units to what follows from its result."""

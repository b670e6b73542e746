"""Many games at once: simulation, the arena, ratings, tables of results."""

"""Strategy cards: their conditions and their rewards."""

"""Players that try their answers out: information-set Monte Carlo tree search over guesses of what is hidden."""

"""What happened in a finished game: who was likely to win when, what turned it, and what luck did."""

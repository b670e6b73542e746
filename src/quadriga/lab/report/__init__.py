"""The balance desk: what many games, simulated or played by people, say about a game and its rules."""

"""The solo mode: one player is the Emperor."""

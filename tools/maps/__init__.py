"""The builder of the drawn boards: geography, borders, places and the painted background."""

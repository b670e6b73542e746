"""Players of Civilization CHR."""

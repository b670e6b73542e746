"""Civilization CHR on the screen."""

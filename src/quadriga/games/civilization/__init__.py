"""Civilization CHR."""

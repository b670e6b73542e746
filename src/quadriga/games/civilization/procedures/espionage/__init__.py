"""Espionage."""

"""Byzantion on the screen."""

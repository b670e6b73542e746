"""Medioevo Universale on the screen."""

"""Realm: a miniature that uses every part of the kernel, and the template for a new game."""

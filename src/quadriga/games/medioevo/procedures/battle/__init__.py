"""A battle, step by step."""

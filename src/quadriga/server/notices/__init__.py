"""Telling people who are not there that a decision waits for them."""

"""Byzantion: the court of Justinian, for one to four players."""

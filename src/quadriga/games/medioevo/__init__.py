"""Medioevo Universale: six kingdoms of the Middle Ages, for three to six players."""

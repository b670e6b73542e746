"""Players of Medioevo Universale."""

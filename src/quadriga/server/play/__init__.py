"""Running games: kept in a journal, shown to those who may see, answered over a socket."""

"""What the cards do: one function for each word of the effect vocabulary."""

"""Tables before and after the game: making them, finding them, taking seats, looking back."""

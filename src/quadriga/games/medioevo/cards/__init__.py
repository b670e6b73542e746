"""What the Empire cards do, one function a card."""

"""Warriors & Traders on the screen."""

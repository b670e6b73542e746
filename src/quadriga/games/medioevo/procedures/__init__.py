"""The headings of the rulebook, one class each."""

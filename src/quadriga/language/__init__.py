"""Languages: the catalogues every door shares, and how phrases become sentences."""

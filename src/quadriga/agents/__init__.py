"""Language models at the table: the tools they are given, and tables of their own in one process."""

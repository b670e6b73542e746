"""Language models at the tables of the server: as guests or account holders, through the doors that people use."""

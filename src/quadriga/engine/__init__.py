"""The kernel: procedures, decisions, chance, views, records. It knows no game and imports nothing of ours."""

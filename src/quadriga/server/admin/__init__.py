"""Administration: people, reports, and the data folder."""

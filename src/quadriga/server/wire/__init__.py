"""What travels between server and client. ``web/src/lib/wire.ts`` is generated from here."""

"""The web table: people, tables, play over sockets, records, chat, notices."""

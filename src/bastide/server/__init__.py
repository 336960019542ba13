"""The server: tables, people, live play, and the log in which every table is kept."""

"""The API of tables: requests, messages, limits and client sessions."""

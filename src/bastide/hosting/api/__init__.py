"""API of tables: endpoints, messages, rate limits and client sessions."""

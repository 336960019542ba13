"""Stored notifications: events of tables, outbox, endpoints and settings."""

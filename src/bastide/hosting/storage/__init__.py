"""Interfaces of storage, and loading of tables from it."""

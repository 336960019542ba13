"""The bastide command."""

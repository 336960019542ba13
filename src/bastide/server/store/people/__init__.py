"""Queries about people: moderation, attempt limits, companions, tokens, deletion and ``bastide admin``."""

"""Lessons and rulebooks."""

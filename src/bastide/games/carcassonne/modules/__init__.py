"""Expansion modules of the box, one folder each."""

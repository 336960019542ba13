"""Trials of strategies that people have written."""

"""Strategies that people write, and their trials."""

"""Bots in a web worker of the page."""

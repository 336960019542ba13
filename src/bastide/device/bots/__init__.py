"""Bots in a second web worker of the page."""

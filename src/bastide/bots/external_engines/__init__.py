"""Bots that are programs of their own, and Bastide's bots as such a program: the engine protocol."""

"""Judgement on 7 Wonders, and the levels that play by it."""

"""Dominion's referee: the game once more, from the rulebooks alone, to hold the engine against."""

from __future__ import annotations

from reference_engines.dominion.referee import DominionReferee

REFEREE = DominionReferee

__all__ = ["REFEREE", "DominionReferee"]

"""Reference engine of Dominion: an independent implementation from the rulebooks, compared with the engine in tests."""

from __future__ import annotations

from reference_engines.dominion.referee import DominionReferee

REFEREE = DominionReferee

__all__ = ["REFEREE", "DominionReferee"]

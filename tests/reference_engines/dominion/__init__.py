"""Reference engine of Dominion: an independent implementation from the rulebooks, compared with the engine in tests."""

from __future__ import annotations

from reference_engines.dominion.lockstep_adapter import DominionReferenceEngine

REFERENCE_ENGINE = DominionReferenceEngine

__all__ = ["REFERENCE_ENGINE", "DominionReferenceEngine"]

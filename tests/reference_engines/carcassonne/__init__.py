"""Reference engine of Carcassonne, written from the rulebook alone: slow and simple, to check the real engine.

It shares only the list of tiles with the real rules. A rule change must be made in both engines.
"""

from __future__ import annotations

from reference_engines.carcassonne.lockstep_adapter import CarcassonneReferenceEngine

REFERENCE_ENGINE = CarcassonneReferenceEngine

__all__ = ["REFERENCE_ENGINE", "CarcassonneReferenceEngine"]

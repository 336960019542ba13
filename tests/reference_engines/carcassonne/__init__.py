"""A second engine of Carcassonne, written from the rulebook alone: slow and plain, to watch the first one.

It shares nothing with the rules beside it but the list of tiles in the box. Whoever changes a rule changes it twice.
"""

from __future__ import annotations

from reference_engines.carcassonne.adapter import CarcassonneReferee

REFEREE = CarcassonneReferee

__all__ = ["REFEREE", "CarcassonneReferee"]

"""Card scripts of the basic Treasures."""

from __future__ import annotations

from reference_engines.dominion.script_parts import treasure

copper = silver = gold = platinum = treasure

"""Reference engine of 7 Wonders: slow and simple, written from the rulebook, compared with the game in lockstep.

It shares no code with the game. A change of the rules has to be made in both.
"""

from reference_engines.seven_wonders.lockstep_adapter import SevenWondersReferenceEngine

REFERENCE_ENGINE = SevenWondersReferenceEngine

__all__ = ["REFERENCE_ENGINE", "SevenWondersReferenceEngine"]

"""7 Wonders a second time: written from the rulebook alone, slow and plain, to watch over the first in lockstep.

It shares no code with the game beside it, and must not: whoever changes a rule changes it in both.
"""

from reference_engines.seven_wonders.adapter import SevenWondersReferee

REFEREE = SevenWondersReferee

__all__ = ["REFEREE", "SevenWondersReferee"]

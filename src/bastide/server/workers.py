"""Minds on processes of their own."""

from __future__ import annotations

from bastide.server.minds import Minds
from bastide.server.thinker import Thinker
from bastide.server.thinking import Mind


class Workers(Minds):
    """The processes of a server on which bots think."""

    def begin(self, niceness: int) -> Mind:
        return Thinker(niceness)

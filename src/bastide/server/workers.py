"""Minds on processes of their own."""

from __future__ import annotations

from bastide.hosting.minds import Minds
from bastide.hosting.thinking import Mind
from bastide.server.thinker import Thinker


class Workers(Minds):
    """The processes of a server on which bots think."""

    def begin(self, niceness: int) -> Mind:
        return Thinker(niceness)

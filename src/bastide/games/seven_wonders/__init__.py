"""7 Wonders, 2nd edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.lazy_attributes import lazy_attributes

if TYPE_CHECKING:
    from bastide.games.seven_wonders.rules.state.public_city import PublicCard, PublicCity
    from bastide.games.seven_wonders.rules.state.seat_queries import SevenWondersSeat

__all__ = [
    "PublicCard",
    "PublicCity",
    "SevenWondersSeat",
]

__getattr__ = lazy_attributes(
    __name__,
    {
        "PublicCard": "bastide.games.seven_wonders.rules.state.public_city",
        "PublicCity": "bastide.games.seven_wonders.rules.state.public_city",
        "SevenWondersSeat": "bastide.games.seven_wonders.rules.state.seat_queries",
    },
)

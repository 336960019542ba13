"""Where meeples may be placed, and their removal other than by a scoring."""

from __future__ import annotations

from reference_engines.carcassonne.board import BoardFeature
from reference_engines.carcassonne.game_pieces import Meeple
from reference_engines.carcassonne.game_state import GameState

#: Feature kinds by follower kind.
CLAIMABLE_KINDS = {
    "follower": ("city", "road", "cloister", "shrine", "field"),
    "big": ("city", "road", "cloister", "shrine", "field"),
    "mayor": ("city",),
    "wagon": ("city", "road", "cloister", "shrine"),
}


def may_claim(table: GameState, kind: str, land: BoardFeature) -> bool:
    """Whether a follower may claim a feature: no follower on it, and no barn in the field."""
    there = table.meeples_on(land)
    free = not any(meeple.follower or meeple.kind == "barn" for meeple in there)
    return free and land.kind in CLAIMABLE_KINDS[kind]


def may_join(table: GameState, kind: str, player: int, land: BoardFeature) -> bool:
    """Whether a builder or pig may join a follower of its owner."""
    mine = any(meeple.follower and meeple.owner == player for meeple in table.meeples_on(land))
    if kind == "builder":
        return mine and land.kind in ("road", "city") and not land.complete
    return mine and land.kind == "field"


def remove_meeples(table: GameState, leaving: list[Meeple]) -> None:
    """Return meeples other than by a scoring, and builders and pigs whose last follower has left."""
    for meeple in leaving:
        table.return_meeple(meeple)
    for meeple in list(table.meeples):
        if meeple.kind in ("builder", "pig"):
            there = table.meeples_on(table.map.feature_of_piece(meeple.piece))
            if not any(other.follower and other.owner == meeple.owner for other in there):
                table.return_meeple(meeple)

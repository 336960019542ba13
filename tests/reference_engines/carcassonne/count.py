"""The Count of Carcassonne: followers enter the quarters of the city, and leave just before a scoring."""

from __future__ import annotations

from reference_engines.carcassonne.board import BoardFeature, Piece
from reference_engines.carcassonne.dragon import is_closed_by_dragon
from reference_engines.carcassonne.game_pieces import QUARTERS
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.questions import Choice, Question, QuestionGenerator

#: Quarters by follower kind.
QUARTERS_OPEN_TO = {
    "follower": tuple(QUARTERS),
    "big": tuple(QUARTERS),
    "mayor": ("castle",),
    "wagon": ("castle", "blacksmith", "cathedral"),
}


def send_to_quarter(table: GameState) -> QuestionGenerator[None]:
    """A player whose tile gave points to others only may send a follower, and move the count."""
    player, city = table.active, table.carcassonne
    if not table.gained or player in table.gained:
        return
    options = [
        Choice("send", word=kind, number=list(QUARTERS).index(quarter))
        for kind, welcome in QUARTERS_OPEN_TO.items()
        if table.supply[player].get(kind)
        for quarter in welcome
    ]
    if not options:
        return
    chosen = yield Question(player, [Choice("none"), *options])
    if chosen.do == "none":
        return
    quarter = list(QUARTERS)[chosen.number]
    table.supply[player][chosen.word] -= 1
    city.inside[player][quarter][chosen.word] += 1
    others = [Choice("count", word=quarter) for quarter in QUARTERS if quarter != city.count]
    moved = yield Question(player, [Choice("none"), *others])
    if moved.do == "count":
        city.count = moved.word


def redeploy_followers(table: GameState, scored: list[BoardFeature], begins_left_of: int) -> QuestionGenerator[None]:
    """Players in turn may redeploy followers to occupied features that are about to be scored."""
    occupied = [land for land in scored if table.meeples_on(land)]
    for player in table.players_left_of(begins_left_of):
        while True:
            spots = [
                piece for land in occupied for piece in land.pieces if available_followers(table, player, land, piece)
            ]
            if not spots:
                break
            ways = [Choice("bring", table.map.laid[piece[0]].cell, piece=piece) for piece in sorted(spots)]
            chosen = yield Question(player, [Choice("none"), *ways])
            if chosen.do == "none":
                break
            here = sorted(piece for piece in spots if piece[0] == table.map.at[chosen.cell])
            options = [
                Choice("brought", chosen.cell, kind, piece=piece)
                for piece in here
                for kind in available_followers(table, player, table.map.feature_of_piece(piece), piece)
            ]
            meeple = yield Question(player, options)
            quarter = quarter_for(table.map.feature_of_piece(meeple.piece))
            table.carcassonne.inside[player][quarter][meeple.word] -= 1
            table.supply[player][meeple.word] += 1
            table.place_meeple(meeple.word, player, meeple.piece).brought = True


def available_followers(table: GameState, player: int, land: BoardFeature, piece: Piece) -> list[str]:
    """Followers of a player that can move to a node: none while the count is in their quarter."""
    quarter = quarter_for(land)
    if quarter == table.carcassonne.count or is_closed_by_dragon(table, table.map.laid[piece[0]].cell):
        return []
    return list((+table.carcassonne.inside[player][quarter]).keys())


def quarter_for(land: BoardFeature) -> str:
    return next(quarter for quarter, kinds in QUARTERS.items() if land.kind in kinds)


def features_scored_at_end(table: GameState) -> list[BoardFeature]:
    """Features scored at the end of the game: all unfinished ones, and fields."""
    return [
        land
        for land in table.map.board_features()
        if land.kind in ("road", "city", "cloister", "shrine", "field") and not land.complete
    ]

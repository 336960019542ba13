"""Strengths on occupied features: of the viewer, and of the strongest opponent."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.games.carcassonne.rules.state.game_state import CarcassonneState


@final
class FeatureStrengths:
    """The occupied features by root, with the strengths of the viewer and of the strongest other player.

    The buffers are reused; only the first ``count`` entries are valid.
    """

    count: i64

    def __init__(self, players: int, meeple_count: int) -> None:
        self.count = 0
        self.roots: vec[i64] = vec[i64]([0] * meeple_count)
        self.viewer_strengths: vec[i64] = vec[i64]([0] * meeple_count)
        self.strongest_opponents: vec[i64] = vec[i64]([0] * meeple_count)
        #: By index of the root, then by player.
        self.strengths: vec[i64] = vec[i64]([0] * (meeple_count * players))

    def read_position(self, game: CarcassonneState, viewer: i64) -> None:
        """Compute the strengths of a position."""
        board = game.board
        rules = game.rules
        players: i64 = game.players
        strengths = self.strengths
        meeple_count: i64 = len(game.figure_node)
        player: i64 = 0
        self.count = 0
        index: i64 = 0
        while index < meeple_count:
            meeple = rules.meeple_kind(game.figure_code[index])
            if meeple.is_follower:
                root = board.find_root(game.figure_node[index])
                strength = meeple.strength(game, root)
                for module in rules.strength_changers:
                    strength = module.strength(game, index, root, strength)
                place = self.index_of_root(root)
                if place < 0:
                    place = self.count
                    self.roots[place] = root
                    self.count += 1
                    player = 0
                    while player < players:
                        strengths[place * players + player] = 0
                        player += 1
                owner: i64 = game.figure_owner[index]
                strengths[place * players + owner] += strength
            index += 1
        place = 0
        while place < self.count:
            best: i64 = 0
            player = 0
            while player < players:
                held: i64 = strengths[place * players + player]
                if player != viewer and held > best:
                    best = held
                player += 1
            self.viewer_strengths[place] = strengths[place * players + viewer]
            self.strongest_opponents[place] = best
            place += 1

    def index_of_root(self, root: i64) -> i64:
        """Return the index of a feature among the occupied ones, or -1."""
        roots = self.roots
        place: i64 = 0
        while place < self.count:
            if roots[place] == root:
                return place
            place += 1
        return -1

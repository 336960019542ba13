"""Who holds what: the features that followers stand on, and how strong the viewer and the others are there."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.games.carcassonne.state import CarcassonneState


@final
class Holders:
    """The occupied features by their roots; of each the strength of the viewer, and of the strongest other player."""

    def __init__(self, game: CarcassonneState, viewer: i64) -> None:
        board = game.board
        players: i64 = game.players
        self.roots: list[int] = []
        strengths: list[int] = []
        index: i64 = 0
        while index < len(game.figure_node):
            figure = game.rules.figure_of(game.figure_code[index])
            if figure.is_follower:
                root = board.root(game.figure_node[index])
                strength = figure.strength(game, root)
                for module in game.rules.strength_changes:
                    strength = module.strength(game, index, root, strength)
                place = self.place(root)
                if place < 0:
                    place = len(self.roots)
                    self.roots.append(root)
                    strengths += [0] * players
                strengths[place * players + game.figure_owner[index]] += strength
            index += 1
        self.mine: list[int] = []
        self.others: list[int] = []
        first: i64 = 0
        while first < len(strengths):
            best: i64 = 0
            player: i64 = 0
            while player < players:
                if player != viewer and strengths[first + player] > best:
                    best = strengths[first + player]
                player += 1
            self.mine.append(strengths[first + viewer])
            self.others.append(best)
            first += players

    def place(self, root: i64) -> i64:
        """Where a feature stands among the occupied ones, or -1."""
        place: i64 = 0
        while place < len(self.roots):
            if self.roots[place] == root:
                return place
            place += 1
        return -1

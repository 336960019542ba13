"""Batched Monte Carlo tree search: one tree per game, with all leaves evaluated in one call.

The search has no evaluation of its own. Each simulation descends every tree to an unexpanded node and writes its
observation into a row. An evaluator (usually a network) fills in priors and values, and every tree is updated.

* *Hidden information*: each simulation runs on a new position sampled for the searching player (determinization).
* *Chance*: a node is identified by the player to act and that player's legal actions. All actions of a node are
  therefore always available.
* *Simultaneous decisions*: players do not see each other's choice. Their nodes are siblings, and the tree continues
  from the action of the searching player.
* *Selection* is PUCT: mean result, prior and visit count. Results are scaled to the range that the tree has seen, so
  any kind of reward works.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from bastide.core.randomness.rng import Rng, derive_seed
from bastide.core.state import State
from bastide.encoding.encoder_api import Encoder
from bastide.encoding.rewards import outcome_rewards

#: First-play reduction: how much worse than its node an unvisited action is assumed to be, on the scale of the tree.
FIRST_PLAY_REDUCTION: Final = 0.1
#: Stands for an action that the next player cannot see.
HIDDEN_ACTION: Final = -1


@final
class TreeNode:
    """Node of a tree: player to act, legal action indices and their statistics."""

    def __init__(self, player: int, legal_indices: list[int]) -> None:
        self.player = player
        self.legal_indices = legal_indices
        #: Prior of each action; empty until the node has been evaluated.
        self.priors: list[float] = []
        self.visits: list[int] = [0] * len(legal_indices)
        #: Sum of the results of each action, for the player to act here.
        self.totals: list[float] = [0.0] * len(legal_indices)
        self.visit_count = 0
        #: Value from the evaluator.
        self.first_value = 0.0
        self.children: dict[int, TreeNode] = {}


def child_key(action_taken: int, player: int, offered: list[int]) -> int:
    """Return the key of a child node, from the action taken and the next decision."""
    mixed: i64 = 0
    for index in offered:
        mixed = ((mixed * 1000003) ^ index) & 0xFFFFFFFF
    return int(mixed << 28 | i64(player) << 24 | i64(action_taken + 1))


@final
class TreeBatch:
    """One search tree per row, and the buffers through which leaves are evaluated."""

    def __init__(self, encoder: Encoder, rows: int, reward: int, exploration: float) -> None:
        players = encoder.players
        self.encoder = encoder
        self.rows = rows
        self.players = players
        self.reward = reward
        self.exploration = exploration
        self.positions: list[State] = []
        self.roots: list[TreeNode] = []
        self.rngs: list[Rng] = []
        #: Path of the last simulation: the nodes, and the position of the chosen action in each.
        self.paths: list[list[TreeNode]] = []
        self.path_choices: list[list[int]] = []
        self.leaves: list[TreeNode | None] = []
        #: Range of the results that each tree has seen.
        self.lowest_results: list[float] = []
        self.highest_results: list[float] = []
        self.masked_indices: list[list[int]] = [[] for _ in range(rows)]
        # The caller clears the observations before each simulation.
        self.observation: vec[i16] = vec[i16]([0] * (rows * encoder.size))
        self.mask: vec[u8] = vec[u8]([0] * (rows * encoder.actions))
        #: 1 for rows that need an evaluation; in the others the game has ended.
        self.needs_evaluation: vec[u8] = vec[u8]([0] * rows)
        # From the evaluator: a logit for each action, and the result of each player, starting with the player to act.
        self.logits: vec[float] = vec[float]([0.0] * (rows * encoder.actions))
        self.values: vec[float] = vec[float]([0.0] * (rows * players))
        # Search results: visits and mean result of each root action.
        self.root_visits: vec[i64] = vec[i64]([0] * (rows * encoder.actions))
        self.root_means: vec[float] = vec[float]([0.0] * (rows * encoder.actions))

    def buffers(self) -> list[object]:
        """Return the buffers for numpy: observations, masks, rows to evaluate, logits, values, visits, means."""
        return [
            self.observation,
            self.mask,
            self.needs_evaluation,
            self.logits,
            self.values,
            self.root_visits,
            self.root_means,
        ]

    def start_trees(self, positions: list[State], seed: int) -> None:
        """Start a new tree for each position. The positions are not changed."""
        self.positions = positions
        self.roots = []
        self.rngs = []
        self.paths = []
        self.path_choices = []
        self.leaves = []
        self.lowest_results = []
        self.highest_results = []
        for row in range(len(positions)):
            state = positions[row]
            player = state.next_player_to_act()
            self.roots.append(TreeNode(player, self.encoder.legal_indices(state, player)))
            self.rngs.append(Rng(derive_seed(seed, row)))
            self.paths.append([])
            self.path_choices.append([])
            self.leaves.append(None)
            self.lowest_results.append(0.0)
            self.highest_results.append(0.0)

    def select_leaves(self) -> int:
        """Descend every tree and write the leaves. Returns how many of them need an evaluation."""
        pending = 0
        for row in range(len(self.positions)):
            leaf = self.select_leaf(row)
            self.leaves[row] = leaf
            self.needs_evaluation[row] = 0 if leaf is None else 1
            if leaf is not None:
                pending += 1
        return pending

    def select_leaf(self, row: int) -> TreeNode | None:
        """Descend one tree to an unexpanded node; None if the game ended first (it is backpropagated then)."""
        encoder = self.encoder
        point = self.roots[row]
        searcher = point.player
        state = self.positions[row].sample_position(searcher, self.rngs[row])
        path = self.paths[row]
        places = self.path_choices[row]
        path.clear()
        places.clear()
        #: Parent of the next node and the action taken there; the searching player's choice in an unfinished
        #: simultaneous decision.
        above, action_taken = point, HIDDEN_ACTION
        own: TreeNode | None = None
        own_action = HIDDEN_ACTION
        while point.priors:
            place = self.select_action(point, row)
            path.append(point)
            places.append(place)
            player = point.player
            index = point.legal_indices[place]
            if player == searcher:
                own, own_action = point, index
            above, action_taken = point, index
            offered = point.legal_indices
            while True:
                together = len(state.players_to_act()) > 1
                state.apply_unchecked(player, encoder.action_for_index(state, player, index))
                if together:
                    # The next player does not see this action.
                    if player == point.player:
                        above, action_taken = point, HIDDEN_ACTION
                else:
                    if own is not None:
                        above, action_taken = own, own_action
                    own = None
                player = state.next_player_to_act()
                if player < 0:
                    self.backpropagate_outcome(row, state)
                    return None
                offered = encoder.legal_indices(state, player)
                if len(offered) > 1:
                    break
                index = offered[0]  # a forced action is not a decision
            key = child_key(action_taken, player, offered)
            child = above.children.get(key)
            if child is None or child.legal_indices != offered:
                child = TreeNode(player, offered)
                above.children[key] = child
            point = child
        self.write_leaf(row, state, point)
        return point

    def select_action(self, point: TreeNode, row: int) -> int:
        """Return the position of the action with the highest PUCT score."""
        low = self.lowest_results[row]
        scale = self.highest_results[row] - low
        if scale <= 0.0:
            scale = 1.0
        visits = point.visits
        totals = point.totals
        priors = point.priors
        tried = point.visit_count
        total = point.first_value
        for place in range(len(totals)):
            total += totals[place]
        untried = (total / (tried + 1) - low) / scale - FIRST_PLAY_REDUCTION
        exploration_factor = self.exploration * sqrt(float(max(tried, 1)))
        best = 0
        highest = -1e300
        for place in range(len(priors)):
            count = visits[place]
            value = untried if count == 0 else (totals[place] / count - low) / scale
            value += exploration_factor * priors[place] / (1 + count)
            if value > highest:
                highest = value
                best = place
        return best

    def write_leaf(self, row: int, state: State, point: TreeNode) -> None:
        """Write the observation and the action mask of a leaf into its row."""
        encoder = self.encoder
        encoder.write_observation(state, point.player, self.observation, i64(row) * encoder.size)
        mask = self.mask
        first: i64 = i64(row) * encoder.actions
        for index in self.masked_indices[row]:
            mask[first + index] = 0
        for index in point.legal_indices:
            mask[first + index] = 1
        self.masked_indices[row] = point.legal_indices

    def expand_leaves(self) -> None:
        """Expand the leaves with the evaluations in the buffers, and backpropagate them."""
        players = self.players
        for row in range(len(self.positions)):
            leaf = self.leaves[row]
            if leaf is None:
                continue
            first: i64 = i64(row) * self.encoder.actions
            leaf.priors = softmax([self.logits[first + index] for index in leaf.legal_indices])
            results = [0.0] * players
            start: i64 = i64(row) * players
            for seat in range(players):
                results[(leaf.player + seat) % players] = self.values[start + seat]
            leaf.first_value = results[leaf.player]
            self.backpropagate(row, results)

    def backpropagate_outcome(self, row: int, state: State) -> None:
        """Backpropagate the outcome of a finished game."""
        outcome = state.outcome()
        if outcome is None:
            raise ValueError("the game is not over, but no player is to act")
        self.backpropagate(row, outcome_rewards(outcome, self.reward))

    def backpropagate(self, row: int, results: list[float]) -> None:
        """Add a result to every node on the last path."""
        path = self.paths[row]
        places = self.path_choices[row]
        for step in range(len(path)):
            point = path[step]
            place = places[step]
            point.visits[place] += 1
            point.totals[place] += results[point.player]
            point.visit_count += 1
        low, high = min(results), max(results)
        if self.lowest_results[row] == self.highest_results[row] == 0.0:
            self.lowest_results[row] = low
            self.highest_results[row] = high
        else:
            self.lowest_results[row] = min(self.lowest_results[row], low)
            self.highest_results[row] = max(self.highest_results[row], high)

    def mix_root_noise(self, row: int, noise: list[float], share: float) -> None:
        """Mix noise into the priors of a root: one number per action, adding up to 1."""
        root = self.roots[row]
        for place in range(len(root.priors)):
            root.priors[place] = (1.0 - share) * root.priors[place] + share * noise[place]

    def root_action_count(self, row: int) -> int:
        """Return how many actions the root of a row has."""
        return len(self.roots[row].legal_indices)

    def write_root_statistics(self) -> None:
        """Write visits and mean results of the roots. The caller has cleared these buffers."""
        for row in range(len(self.positions)):
            root = self.roots[row]
            first: i64 = i64(row) * self.encoder.actions
            for place in range(len(root.legal_indices)):
                count = root.visits[place]
                index = root.legal_indices[place]
                self.root_visits[first + index] = count
                self.root_means[first + index] = root.totals[place] / count if count else root.first_value


def softmax(liked: list[float]) -> list[float]:
    """Return logits as probabilities."""
    highest = max(liked)
    found = [exp(each - highest) for each in liked]
    total = 0.0
    for each in found:
        total += each
    return [each / total for each in found]

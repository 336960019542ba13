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

from bastide.core.randomness.rng import Rng, seed_for
from bastide.core.state import State
from bastide.encoding.encoder import Encoder
from bastide.encoding.rewards import rewards

#: First-play reduction: how much worse than its node an unvisited action is assumed to be, on the scale of the tree.
UNTRIED: Final = 0.1
#: Stands for an action that the next player cannot see.
UNSEEN: Final = -1


@final
class Point:
    """Node of a tree: player to act, legal action indices and their statistics."""

    def __init__(self, player: int, offered: list[int]) -> None:
        self.player = player
        self.offered = offered
        #: Prior of each action; empty until the node has been evaluated.
        self.priors: list[float] = []
        self.visits: list[int] = [0] * len(offered)
        #: Sum of the results of each action, for the player to act here.
        self.totals: list[float] = [0.0] * len(offered)
        self.tried = 0
        #: Value from the evaluator.
        self.worth = 0.0
        self.children: dict[int, Point] = {}


def key_of(action_taken: int, player: int, offered: list[int]) -> int:
    """Return the key of a child node, from the action taken and the next decision."""
    mixed: i64 = 0
    for index in offered:
        mixed = ((mixed * 1000003) ^ index) & 0xFFFFFFFF
    return int(mixed << 28 | i64(player) << 24 | i64(action_taken + 1))


@final
class Forest:
    """One search tree per row, and the buffers through which leaves are evaluated."""

    def __init__(self, encoder: Encoder, rows: int, reward: int, exploration: float) -> None:
        players = encoder.players
        self.encoder = encoder
        self.rows = rows
        self.players = players
        self.reward = reward
        self.exploration = exploration
        self.positions: list[State] = []
        self.roots: list[Point] = []
        self.rngs: list[Rng] = []
        #: Path of the last simulation: the nodes, and the position of the chosen action in each.
        self.ways: list[list[Point]] = []
        self.places: list[list[int]] = []
        self.leaves: list[Point | None] = []
        #: Range of the results that each tree has seen.
        self.low: list[float] = []
        self.high: list[float] = []
        self.shown: list[list[int]] = [[] for _ in range(rows)]
        # The caller clears the observations before each simulation.
        self.observation: vec[i16] = vec[i16]([0] * (rows * encoder.size))
        self.mask: vec[u8] = vec[u8]([0] * (rows * encoder.actions))
        #: 1 for rows that need an evaluation; in the others the game has ended.
        self.asks: vec[u8] = vec[u8]([0] * rows)
        # From the evaluator: a logit for each action, and the result of each player, starting with the player to act.
        self.liked: vec[float] = vec[float]([0.0] * (rows * encoder.actions))
        self.worth: vec[float] = vec[float]([0.0] * (rows * players))
        # Search results: visits and mean result of each root action.
        self.visited: vec[i64] = vec[i64]([0] * (rows * encoder.actions))
        self.means: vec[float] = vec[float]([0.0] * (rows * encoder.actions))

    def memory(self) -> list[object]:
        """Return the buffers for numpy: observations, masks, rows to evaluate, logits, values, visits, means."""
        return [self.observation, self.mask, self.asks, self.liked, self.worth, self.visited, self.means]

    def plant(self, positions: list[State], seed: int) -> None:
        """Start a new tree for each position. The positions are not changed."""
        self.positions = positions
        self.roots = []
        self.rngs = []
        self.ways = []
        self.places = []
        self.leaves = []
        self.low = []
        self.high = []
        for row in range(len(positions)):
            state = positions[row]
            player = state.next_actor()
            self.roots.append(Point(player, self.encoder.offers(state, player)))
            self.rngs.append(Rng(seed_for(seed, row)))
            self.ways.append([])
            self.places.append([])
            self.leaves.append(None)
            self.low.append(0.0)
            self.high.append(0.0)

    def walk(self) -> int:
        """Descend every tree and write the leaves. Returns how many of them need an evaluation."""
        pending = 0
        for row in range(len(self.positions)):
            leaf = self.descend(row)
            self.leaves[row] = leaf
            self.asks[row] = 0 if leaf is None else 1
            if leaf is not None:
                pending += 1
        return pending

    def descend(self, row: int) -> Point | None:
        """Descend one tree to an unexpanded node; None if the game ended first (it is backpropagated then)."""
        encoder = self.encoder
        point = self.roots[row]
        searcher = point.player
        state = self.positions[row].sample(searcher, self.rngs[row])
        path = self.ways[row]
        places = self.places[row]
        path.clear()
        places.clear()
        #: Parent of the next node and the action taken there; the searching player's choice in an unfinished
        #: simultaneous decision.
        above, action_taken = point, UNSEEN
        own: Point | None = None
        own_action = UNSEEN
        while point.priors:
            place = self.choose(point, row)
            path.append(point)
            places.append(place)
            player = point.player
            index = point.offered[place]
            if player == searcher:
                own, own_action = point, index
            above, action_taken = point, index
            offered = point.offered
            while True:
                together = len(state.actors()) > 1
                state.perform(player, encoder.action(state, player, index))
                if together:
                    # The next player does not see this action.
                    if player == point.player:
                        above, action_taken = point, UNSEEN
                else:
                    if own is not None:
                        above, action_taken = own, own_action
                    own = None
                player = state.next_actor()
                if player < 0:
                    self.finish(row, state)
                    return None
                offered = encoder.offers(state, player)
                if len(offered) > 1:
                    break
                index = offered[0]  # a forced action is not a decision
            key = key_of(action_taken, player, offered)
            child = above.children.get(key)
            if child is None or child.offered != offered:
                child = Point(player, offered)
                above.children[key] = child
            point = child
        self.show(row, state, point)
        return point

    def choose(self, point: Point, row: int) -> int:
        """Return the position of the action with the highest PUCT score."""
        low = self.low[row]
        scale = self.high[row] - low
        if scale <= 0.0:
            scale = 1.0
        visits = point.visits
        totals = point.totals
        priors = point.priors
        tried = point.tried
        total = point.worth
        for place in range(len(totals)):
            total += totals[place]
        untried = (total / (tried + 1) - low) / scale - UNTRIED
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

    def show(self, row: int, state: State, point: Point) -> None:
        """Write the observation and the action mask of a leaf into its row."""
        encoder = self.encoder
        encoder.observe(state, point.player, self.observation, i64(row) * encoder.size)
        mask = self.mask
        first: i64 = i64(row) * encoder.actions
        for index in self.shown[row]:
            mask[first + index] = 0
        for index in point.offered:
            mask[first + index] = 1
        self.shown[row] = point.offered

    def learn(self) -> None:
        """Expand the leaves with the evaluations in the buffers, and backpropagate them."""
        players = self.players
        for row in range(len(self.positions)):
            leaf = self.leaves[row]
            if leaf is None:
                continue
            first: i64 = i64(row) * self.encoder.actions
            leaf.priors = softmax([self.liked[first + index] for index in leaf.offered])
            results = [0.0] * players
            start: i64 = i64(row) * players
            for seat in range(players):
                results[(leaf.player + seat) % players] = self.worth[start + seat]
            leaf.worth = results[leaf.player]
            self.back(row, results)

    def finish(self, row: int, state: State) -> None:
        """Backpropagate the outcome of a finished game."""
        outcome = state.outcome()
        if outcome is None:
            raise ValueError("the game is not over, but no player is to act")
        self.back(row, rewards(outcome, self.reward))

    def back(self, row: int, results: list[float]) -> None:
        """Add a result to every node on the last path."""
        path = self.ways[row]
        places = self.places[row]
        for step in range(len(path)):
            point = path[step]
            place = places[step]
            point.visits[place] += 1
            point.totals[place] += results[point.player]
            point.tried += 1
        low, high = min(results), max(results)
        if self.low[row] == self.high[row] == 0.0:
            self.low[row] = low
            self.high[row] = high
        else:
            self.low[row] = min(self.low[row], low)
            self.high[row] = max(self.high[row], high)

    def stir(self, row: int, noise: list[float], share: float) -> None:
        """Mix noise into the priors of a root: one number per action, adding up to 1."""
        root = self.roots[row]
        for place in range(len(root.priors)):
            root.priors[place] = (1.0 - share) * root.priors[place] + share * noise[place]

    def width(self, row: int) -> int:
        """Return how many actions the root of a row has."""
        return len(self.roots[row].offered)

    def tell(self) -> None:
        """Write visits and mean results of the roots. The caller has cleared these buffers."""
        for row in range(len(self.positions)):
            root = self.roots[row]
            first: i64 = i64(row) * self.encoder.actions
            for place in range(len(root.offered)):
                count = root.visits[place]
                index = root.offered[place]
                self.visited[first + index] = count
                self.means[first + index] = root.totals[place] / count if count else root.worth


def softmax(liked: list[float]) -> list[float]:
    """Return logits as probabilities."""
    highest = max(liked)
    found = [exp(each - highest) for each in liked]
    total = 0.0
    for each in found:
        total += each
    return [each / total for each in found]

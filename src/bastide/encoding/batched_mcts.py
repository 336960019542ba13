"""Tree search in many games at once: one tree for each of them, and one question for all of their leaves.

Nothing here knows what a position is worth. A walk goes down every tree to a point that has not been asked about; what
is seen there is written in rows, somebody else (a network) says what it promises, and every tree learns from its row.

* *What is hidden* is drawn: each walk thinks on a fresh position out of all that fit what the searching player knows.
* *Chance* shows in what is offered: a point of the tree is who is to act, and what they may do, after what was done. So
  every action of a point is always there to be chosen.
* Players who act at the same time do not know of each other: their points hang side by side, and the tree goes on from
  what the searching player did.
* Which action to try is a matter of its mean result, of its prior and of how seldom it was tried (PUCT). Results are
  brought to the scale of those that the tree has seen, so any kind of reward will do.
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

#: What was never tried is taken to be so much worse than its point, on the scale of the tree.
UNTRIED: Final = 0.1
#: What is done at the same time is not seen.
UNSEEN: Final = -1


@final
class Point:
    """A point of a tree: who is to act, what they may do, and what has been learnt of it."""

    def __init__(self, player: int, offered: list[int]) -> None:
        self.player = player
        #: The indices that are legal here.
        self.offered = offered
        #: How promising each looks; empty until somebody has been asked.
        self.priors: list[float] = []
        self.visits: list[int] = [0] * len(offered)
        #: The results of each, added up: of the player who is to act here.
        self.totals: list[float] = [0.0] * len(offered)
        self.tried = 0
        #: What it promised before anything was tried.
        self.worth = 0.0
        self.children: dict[int, Point] = {}


def key_of(done: int, player: int, offered: list[int]) -> int:
    """What tells apart the points that can come after an action."""
    mixed: i64 = 0
    for index in offered:
        mixed = ((mixed * 1000003) ^ index) & 0xFFFFFFFF
    return int(mixed << 28 | i64(player) << 24 | i64(done + 1))


@final
class Forest:
    """The trees, and the memory in which their leaves are shown and answered."""

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
        #: The ways that the last walk went: the points, and the place that was chosen at each.
        self.ways: list[list[Point]] = []
        self.places: list[list[int]] = []
        self.leaves: list[Point | None] = []
        #: The smallest and the largest result that each tree has seen.
        self.low: list[float] = []
        self.high: list[float] = []
        self.shown: list[list[int]] = [[] for _ in range(rows)]
        # Whoever walks clears the observations before.
        self.observation: vec[i16] = vec[i16]([0] * (rows * encoder.size))
        self.mask: vec[u8] = vec[u8]([0] * (rows * encoder.actions))
        #: Which rows ask: the others have come to the end of a game, and know.
        self.asks: vec[u8] = vec[u8]([0] * rows)
        # The answers: how promising each action looks (a logit), and what the players get, from the one who acts on.
        self.liked: vec[float] = vec[float]([0.0] * (rows * encoder.actions))
        self.worth: vec[float] = vec[float]([0.0] * (rows * players))
        # What was learnt: how often each action of the root was tried, and its mean result.
        self.visited: vec[i64] = vec[i64]([0] * (rows * encoder.actions))
        self.means: vec[float] = vec[float]([0.0] * (rows * encoder.actions))

    def memory(self) -> list[object]:
        """What numpy can look at: observations, masks, who asks; answers to be written; visits and means."""
        return [self.observation, self.mask, self.asks, self.liked, self.worth, self.visited, self.means]

    def plant(self, positions: list[State], seed: int) -> None:
        """Begin anew, with a tree for each of these positions; none of them is changed."""
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
        """Go down every tree, and show the leaves. How many of them ask; the others have learnt already."""
        asking = 0
        for row in range(len(self.positions)):
            leaf = self.descend(row)
            self.leaves[row] = leaf
            self.asks[row] = 0 if leaf is None else 1
            if leaf is not None:
                asking += 1
        return asking

    def descend(self, row: int) -> Point | None:
        """Go down a tree to a point that nobody was asked about; None if the game ended before."""
        encoder = self.encoder
        point = self.roots[row]
        searching = point.player
        state = self.positions[row].sample(searching, self.rngs[row])
        way = self.ways[row]
        places = self.places[row]
        way.clear()
        places.clear()
        #: Where the next point hangs, and what was done there; what the searching player did in a moment under way.
        above, done = point, UNSEEN
        own: Point | None = None
        own_done = UNSEEN
        while point.priors:
            place = self.choose(point, row)
            way.append(point)
            places.append(place)
            player = point.player
            index = point.offered[place]
            if player == searching:
                own, own_done = point, index
            above, done = point, index
            offered = point.offered
            while True:
                together = len(state.actors()) > 1
                state.perform(player, encoder.action(state, player, index))
                if together:
                    # Whoever comes next does not know of it.
                    if player == point.player:
                        above, done = point, UNSEEN
                else:
                    if own is not None:
                        above, done = own, own_done
                    own = None
                player = state.next_actor()
                if player < 0:
                    self.finish(row, state)
                    return None
                offered = encoder.offers(state, player)
                if len(offered) > 1:
                    break
                index = offered[0]  # what must be done is no decision
            key = key_of(done, player, offered)
            child = above.children.get(key)
            if child is None or child.offered != offered:
                child = Point(player, offered)
                above.children[key] = child
            point = child
        self.show(row, state, point)
        return point

    def choose(self, point: Point, row: int) -> int:
        """The place of the action to try."""
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
        wide = self.exploration * sqrt(float(max(tried, 1)))
        best = 0
        most = -1e300
        for place in range(len(priors)):
            count = visits[place]
            value = untried if count == 0 else (totals[place] / count - low) / scale
            value += wide * priors[place] / (1 + count)
            if value > most:
                most = value
                best = place
        return best

    def show(self, row: int, state: State, point: Point) -> None:
        """Write what the one who is to act at a leaf sees and may do."""
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
        """Take the answers for the leaves that asked."""
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
        """Learn from the end of a game."""
        outcome = state.outcome()
        if outcome is None:
            raise ValueError("nobody is to act in a game that is not over")
        self.back(row, rewards(outcome, self.reward))

    def back(self, row: int, results: list[float]) -> None:
        """Tell every point on the way what has come of it."""
        way = self.ways[row]
        places = self.places[row]
        for step in range(len(way)):
            point = way[step]
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
        """Mix noise into the priors of a root: a number for each of its actions, all of them together 1."""
        root = self.roots[row]
        for place in range(len(root.priors)):
            root.priors[place] = (1.0 - share) * root.priors[place] + share * noise[place]

    def width(self, row: int) -> int:
        """How many actions the root of a row has."""
        return len(self.roots[row].offered)

    def tell(self) -> None:
        """Write what was learnt at the roots; whoever asks has cleared it."""
        for row in range(len(self.positions)):
            root = self.roots[row]
            first: i64 = i64(row) * self.encoder.actions
            for place in range(len(root.offered)):
                count = root.visits[place]
                index = root.offered[place]
                self.visited[first + index] = count
                self.means[first + index] = root.totals[place] / count if count else root.worth


def softmax(liked: list[float]) -> list[float]:
    """Logits as shares of one."""
    most = max(liked)
    found = [exp(each - most) for each in liked]
    total = 0.0
    for each in found:
        total += each
    return [each / total for each in found]

"""Judgement on Carcassonne: what features will bring, what a follower at home is worth, and who is ahead by it.

A feature counts for whoever holds the majority, by the points it brings now and by those it brings when it is
complete, weighed with how likely that is: fewer open edges and more tiles to come make it likelier. A follower at home
is worth more the fewer there are and the more of the game is left.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from bastide.bots.levels import EASY, EXPERT, HARD, MEDIUM, Level, LevelMaker
from bastide.bots.search.budget import Budget
from bastide.bots.search.judgement import Judgement, chances, win_shares
from bastide.core.errors import InvalidBot
from bastide.core.game import Game
from bastide.core.outcome import Outcome
from bastide.core.rng import Rng
from bastide.core.seat import Bot, Seat
from bastide.core.state import State
from bastide.games.carcassonne.figures import BIG, FIGURE_KINDS
from bastide.games.carcassonne.scoring import field_value, owners, value
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.tiles.model import CITY, FIELD, ROAD

GREEDY: Final = "greedy"

#: How likely a city or road with so many open edges is completed, with enough tiles to come.
CITY_CLOSES: Final = [1.0, 0.6, 0.35, 0.18, 0.1, 0.05, 0.03]
ROAD_CLOSES: Final = [1.0, 0.85, 0.65, 0.5, 0.35, 0.2, 0.1]
#: With this many tiles to come for each player, "enough" begins.
ENOUGH: Final = 9.0
#: The points that the first, second ... follower at home is worth, with ``ENOUGH_TO_DO`` turns to come.
FOLLOWER_AT_HOME: Final = [11.0, 8.5, 7.0, 5.5, 4.5, 3.7, 3.2, 2.6]
ENOUGH_TO_DO: Final = 12.0
#: A follower who will come home is nearly as good as one who is.
COMING_HOME: Final = 0.75
#: How much a city or road grows for each open edge until it is completed, and how much if it never is.
GROWTH: Final = 0.3
STUNTED_GROWTH: Final = 0.1
#: In a playout, so many placements are looked at.
GLANCES: Final = 12
#: A playout goes on for so many decisions before it is judged: the next player's turn. More of it, played less well,
#: would tell less than judging at once.
HORIZON: Final = 2
#: Points that make one action look e times as promising as another.
KEENNESS: Final = 1.6


@final
class CarcassonneJudgement(Judgement):
    """``farsighted``: features count by what they will bring; without it, by what they would bring if it ended now."""

    def __init__(self, farsighted: bool = True) -> None:
        super().__init__()
        self.horizon = HORIZON
        self.depth = 2
        self.farsighted = farsighted
        #: For each player, the answer to the next question that was found on the way to the last one; -1: none.
        self.planned: list[int] = [-1] * 8

    def begin(self, state: State) -> None:
        self.planned = [-1] * 8

    def policy(self, state: State, player: int, rng: Rng) -> int:
        planned = self.planned[player]
        self.planned[player] = -1
        if planned >= 0 and state.is_legal(player, planned):
            return planned
        legal = state.legal_actions(player)
        if len(legal) == 1:
            return legal[0]
        glances = legal
        if len(legal) > GLANCES:
            glances = [legal[rng.below(len(legal))] for _ in range(GLANCES)]
        return self.best(state, player, glances)

    def quick(self, state: State, player: int, rng: Rng) -> int:
        return self.best(state, player, state.legal_actions(player))

    def best(self, state: State, player: int, actions: list[int]) -> int:
        best = actions[0]
        highest = -1e9
        follow_up = -1
        for action in actions:
            worth = self.worth(state, player, action)
            if worth > highest:
                best = action
                highest = worth
                follow_up = self.planned[player]
        self.planned[player] = follow_up
        return best

    def worth(self, state: State, player: int, action: int) -> float:
        """How far ahead the player is after an action and the best answer to what is asked next in the same turn.

        That answer is kept in ``planned``.
        """
        assert isinstance(state, CarcassonneState)
        after = state.clone()
        after.apply(player, action)
        self.planned[player] = -1
        if after.asked != player or after.turns != state.turns or after.hand >= 0:
            return ahead(self.points(after), player)
        highest = -1e9
        for answer in after.legal_actions(player):
            last = after.clone()
            last.apply(player, answer)
            worth = ahead(self.points(last), player)
            if worth > highest:
                highest = worth
                self.planned[player] = answer
        return highest

    def prior(self, state: State, player: int, actions: list[int]) -> list[float]:
        worths = [self.worth(state, player, action) for action in actions]
        self.planned[player] = -1
        best = max(worths)
        return [math.exp((worth - best) / KEENNESS) + 0.002 for worth in worths]

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, CarcassonneState)
        return chances(self.points(state), 8.0 + 0.15 * len(state.pile))

    def result(self, outcome: Outcome) -> list[float]:
        wins = win_shares(outcome)
        margins = chances([float(score) for score in outcome.scores], 8.0)
        return [0.7 * wins[p] + 0.3 * margins[p] for p in range(len(wins))]

    def points(self, state: CarcassonneState) -> list[float]:
        return expected(state) if self.farsighted else as_it_stands(state)


def ahead(points: list[float], player: int) -> float:
    """By how much a player leads the best of the others; a little also by how much the rest together."""
    best = -1e9
    for p in range(len(points)):
        if p != player and points[p] > best:
            best = points[p]
    return points[player] - best


# -- points to expect --------------------------------------------------------------------------------


def as_it_stands(state: CarcassonneState) -> list[float]:
    """Everybody's points if the game ended now."""
    points = [float(score) for score in state.score]
    if state.asked < 0:
        return points
    for root in occupied(state):
        holders = owners(state, root)
        if state.board.node_kind[root] == FIELD:
            cities = state.board.cities_beside(root)
            for player in holders:
                points[player] += float(field_value(state, root, cities, player))
        else:
            worth = float(value(state, root))
            for player in holders:
                points[player] += worth
    return points


def expected(state: CarcassonneState) -> list[float]:
    """Everybody's points at the end of the game, as far as one can tell."""
    points = [float(score) for score in state.score]
    if state.asked < 0:
        return points
    to_come = len(state.pile) / state.players
    share = min(1.0, to_come / ENOUGH)
    home = [followers_at_home(state, player) for player in range(state.players)]
    board = state.board
    closing: list[float] = []
    roots = occupied(state)
    for root in roots:
        closes = completion(board.node_kind[root], board.open[root], share)
        closing.append(closes)
        worth = promise(state, root, closes, share)
        for player in owners(state, root):
            points[player] += worth
    for i in range(len(state.figure_node)):
        if state.rules.figure_of(state.figure_code[i]).is_follower:
            closes = closing[roots.index(board.root(state.figure_node[i]))]
            home[state.figure_owner[i]] += COMING_HOME * closes
    busy = min(1.0, to_come / ENOUGH_TO_DO)
    for player in range(state.players):
        points[player] += busy * (worth_at_home(home[player]) + others_at_home(state, player))
    return points


def occupied(state: CarcassonneState) -> list[int]:
    """The features that somebody stands on, each once."""
    board = state.board
    roots: list[int] = []
    for node in state.figure_node:
        root = board.root(node)
        if root not in roots:
            roots.append(root)
    return roots


def followers_at_home(state: CarcassonneState, player: int) -> float:
    count = 0
    for figure in state.rules.figures:
        if figure.is_follower:
            count += state.supply[player * FIGURE_KINDS + figure.code]
    return float(count)


def worth_at_home(followers: float) -> float:
    """What so many followers at home are worth while there is enough to do for them."""
    worth = 0.0
    for each in FOLLOWER_AT_HOME:
        if followers <= 0.0:
            break
        worth += each * min(1.0, followers)
        followers -= 1.0
    return worth


def others_at_home(state: CarcassonneState, player: int) -> float:
    """What the other figures at home are worth, and what a follower of more weight is worth besides."""
    worth = 0.0
    for figure in state.rules.figures:
        count = state.supply[player * FIGURE_KINDS + figure.code]
        if not figure.is_follower:
            worth += 0.6 * count
        elif figure.code == BIG:
            worth += 0.8 * count
    return worth


def completion(kind: i64, missing: i64, share: float) -> float:
    """How likely a feature is completed; ``share`` says how much of "enough" tiles is to come."""
    if kind == CITY:
        return share * CITY_CLOSES[min(missing, len(CITY_CLOSES) - 1)]
    if kind == ROAD:
        return share * ROAD_CLOSES[min(missing, len(ROAD_CLOSES) - 1)]
    if kind == FIELD:
        return 0.0
    return share * (0.9 if missing <= 1 else 0.7 if missing <= 3 else 0.45)


def promise(state: CarcassonneState, root: i64, closes: float, share: float) -> float:
    """The points that a feature will bring to each of its owners."""
    board = state.board
    kind: i64 = board.node_kind[root]
    if kind == FIELD:
        return harvest(state, root, share)
    missing: i64 = board.open[root]
    now = float(value(state, root))
    gaps = float(missing)
    if kind in (CITY, ROAD):
        each: i64 = 2 if kind == CITY else 1
        for module in state.rules.modules:
            each = module.per_tile(state, root, each, True)
        size = float(board.size[root] + board.shields[root])
        # a feature that is completed has grown until then; one that is not, too, but less
        return closes * float(each) * (size + GROWTH * gaps) + (1.0 - closes) * (now + STUNTED_GROWTH * share * gaps)
    # a cloister, a shrine: the gaps around it fill up by and by
    return now + gaps * 0.75 * share


def harvest(state: CarcassonneState, root: i64, share: float) -> float:
    """Three points for each city beside a field that is or will be complete."""
    board = state.board
    points = 0.0
    seen: list[int] = []
    node: i64 = root
    while True:
        tile: i64 = board.node_tile[node]
        first: i64 = board.tile_node[tile]
        for city in board.kinds.tiles[board.tile_kind[tile]].features[node - first].cities:
            there = board.root(first + city)
            if there not in seen:
                seen.append(there)
                points += 3.0 if board.open[there] == 0 else 3.0 * completion(CITY, board.open[there], share)
        node = board.ring[node]
        if node == root:
            return points


# -- bots ----------------------------------------------------------------------------------------------


@final
class GreedyBot(Bot):
    """Takes the most points it can score in this turn; if there are none, claims what would count most at the end."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        drawn = seat.sample(self.rng)
        assert isinstance(drawn, CarcassonneState)
        best = legal[0]
        highest = -1e9
        for action in legal:
            worth = self.worth(drawn, seat.player, action)
            if worth > highest:
                best = action
                highest = worth
        return best

    def worth(self, state: CarcassonneState, player: int, action: int) -> float:
        after = state.clone()
        after.apply(player, action)
        if after.asked != player or after.turns != state.turns or after.hand >= 0:
            return self.gain(after, player)
        highest = -1e9
        for answer in after.legal_actions(player):
            last = after.clone()
            last.apply(player, answer)
            highest = max(highest, self.gain(last, player))
        return highest

    def gain(self, state: CarcassonneState, player: int) -> float:
        return 100.0 * state.score[player] + as_it_stands(state)[player]


@final
class CarcassonneLevels(LevelMaker):
    def __init__(self) -> None:
        super().__init__(
            [
                Level(EASY, careless=0.35),
                Level(MEDIUM),
                Level(HARD, Budget(iterations=10, seconds=1.0)),
                Level(EXPERT, Budget(seconds=4.0)),
            ]
        )

    def names(self, game: Game) -> list[str]:
        return [*super().names(game), GREEDY]

    def make(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        if name != GREEDY:
            return super().make(name, argument, game, seed)
        if argument:
            raise InvalidBot("bot-argument", f"the bot {name!r} takes no setting, not {argument!r}", bot=name)
        return GreedyBot(seed)

    def judgement(self, level: str) -> Judgement:
        return CarcassonneJudgement(farsighted=level in (HARD, EXPERT))


MAKER: Final = CarcassonneLevels()

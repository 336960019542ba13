"""Daily deals: the same cards, seat and opponents for everybody on one day.

Everything follows from the key of the deal: random options, seats, and the decisions of the opponents. Bots search for
a fixed number of iterations instead of a fixed time, seeded by the key and the position. So the same moves meet the
same answers on every machine.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

from msgspec import Struct

from bastide.bots.levels import HARD, LEVELS, MEDIUM, LevelMaker
from bastide.bots.registry import makers_for
from bastide.core.game import Game
from bastide.core.options import Option, Options, Several
from bastide.core.plain import Plain
from bastide.core.randomness.rng import Rng, seed_from
from bastide.core.registry import get_game
from bastide.core.state import State
from bastide.tables import log
from bastide.tables.bots import plain_bots, stand_in
from bastide.tables.errors import Refused
from bastide.tables.fairness.proof import choices, commitment
from bastide.tables.log import Draft, SeatTaken
from bastide.tables.messages import ActionInfo, NoClock, facts
from bastide.tables.model.table import Table
from bastide.tables.visitor import Visitor

#: Levels of the two opponents; their order is random.
OPPONENTS: Final = (MEDIUM, HARD)
#: Random stream of the key from which the seats are drawn.
SEATS_STREAM: Final = 3
#: A level with a time budget searches this many times the iterations of the next lower level.
DEEPER: Final = 4
#: Value of an option that is drawn at random.
RANDOM: Final = "random"


class Setup(NamedTuple):
    """Options and seats of a deal. ``bots`` lists a bot for each seat; empty for the person."""

    options: Options
    seat: int
    bots: list[str]


class Thought(NamedTuple):
    """A decision for a bot: a sampled position, the bot, and its seed."""

    drawn: dict[str, Plain]
    bot: str
    seed: int


class DealTurn(Struct, frozen=True):
    """A turn of the person who plays the deal: their actions, and the score afterwards."""

    actions: list[ActionInfo]
    score: int


def check_deals(game: Game) -> None:
    """Raise RequestRefused unless the game has daily deals, which need bots of both levels."""
    if not has_deals(game):
        raise Refused("no-deals", f"{game.id} has no daily deals", game=game.id)


def has_deals(game: Game) -> bool:
    return set(OPPONENTS) <= set(plain_bots(game))


def compared_with(game: Game, levels: tuple[str, ...] = LEVELS) -> list[str]:
    """List those of the levels whose results are shown for comparison, weakest first."""
    return [level for level in levels if level in plain_bots(game)]


def setup(game: Game, key: str, opponents: tuple[str, ...] = OPPONENTS) -> Setup:
    """Derive options and seats from the key."""
    rng = Rng(key, None, SEATS_STREAM)
    others = list(opponents) + [MEDIUM] * (game.min_players - 1 - len(opponents))
    order = list(range(len(others)))
    rng.shuffle(order)
    bots = [others[number] for number in order]
    seat = int(rng.below(len(bots) + 1))
    bots.insert(seat, "")
    random_options: Options = {option.id: RANDOM for option in game.options if is_drawn(option)}
    agreed = game.check_options(len(bots), random_options)
    return Setup(game.resolve(len(bots), agreed, key), seat, bots)


def is_drawn(option: Option) -> bool:
    """Return whether an option differs from day to day.

    That is a list of fixed length that can be drawn at random, such as a kingdom. Modules and variants are the same
    every day.
    """
    return isinstance(option, Several) and option.drawn and option.least == option.most


def first_state(game: Game, key: str) -> State:
    deal = setup(game, key)
    return game.new_state(len(deal.bots), deal.options, seed_from(key))


def begun(
    game: Game, key: str, day: int, visitor: Visitor, invite: str, opponents: tuple[str, ...] = OPPONENTS
) -> list[Draft]:
    """Return the first entries of a person's table for a daily deal, up to the start."""
    deal = setup(game, key, opponents)
    created = log.Created(
        game=game.id,
        rules=game.rules_version,
        options=dict(deal.options),
        seats=[SeatTaken("", "", bot) if bot else SeatTaken(visitor.id, visitor.name, "") for bot in deal.bots],
        public=False,
        clock=NoClock(),
        expiry="bot",
        stand_in=stand_in(game),
        imported=False,
        aids=True,
        hints=False,
        shuffle=False,
        invite=invite,
        host=visitor.id,
        deal=day,
    )
    kept = list(range(len(deal.bots)))
    start = log.Started(key, commitment(key), kept, game.rules_version, dict(deal.options), choices(game))
    return [Draft(-1, created), Draft(-1, start)]


# -- opponents ---------------------------------------------------------------------------------


def thought(game: Game, key: str, state: State, seat: int, bot: str) -> Thought:
    """Build the decision for a bot in a position of a deal."""
    seed_text = f"bastide deal:{key}:{seat}:{bot}:{state.digest()}"
    seed = int.from_bytes(sha256(seed_text.encode()).digest()[:8])
    return Thought(state.sample(seat, Rng(seed)).snapshot(), steady(game, bot), seed)


def steady(game: Game, level: str) -> str:
    """Return a bot of the level with a fixed number of iterations, independent of the speed of the machine."""
    for factory in makers_for(game):
        if isinstance(factory, LevelMaker):
            budgets = {each.name: each.budget for each in factory.levels}
            budget = budgets.get(level)
            if budget is None:
                return level
            highest_iterations = max((other.iterations for other in budgets.values() if other is not None), default=0)
            return f"{level}:iterations={budget.iterations or DEEPER * max(1, highest_iterations)}"
    return level


# -- comparing ---------------------------------------------------------------------------------


def moves_of(table: Table) -> list[tuple[int, str]]:
    """List all actions at a table, in notation."""
    state = table.dealt()
    moves: list[tuple[int, str]] = []
    for player, action in (move for step in table.steps for move in step.moves):
        moves.append((player, state.notation(player, action)))
        state.apply(player, action)
    return moves


def turns(game_id: str, key: str, seat: int, moves: list[tuple[int, str]]) -> list[DealTurn]:
    """List the turns of one seat. Decisions during turns of other players belong to its previous turn."""
    state = first_state(get_game(game_id), key)
    found: list[DealTurn] = []
    last = -1
    for player, text in moves:
        action = state.parse(player, text)
        if player == seat:
            turn = state.turn_number()
            if not found or (turn != last and seat in state.turn_players()):
                found.append(DealTurn([], 0))
                last = turn
            found[-1].actions.append(ActionInfo(action, text, facts(state.meaning(seat, action))))
        state.apply(player, action)
        if found:
            found[-1] = DealTurn(found[-1].actions, state.scores()[seat])
    return found


def lead(scores: list[int], seat: int) -> int:
    """Return by how much a seat is ahead of the best other one."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)

"""The deal of a day: the same cards, the same seat and the same opponents for everybody.

Everything follows from the key of the day's deal: what the options leave to chance, who sits where, and what the
opponents do. They think for so many rounds, not for so long, and their own chance comes from the key and the position
they are in. So the same moves meet the same answers, whoever makes them and on whichever machine.
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

#: Who plays against everybody; in which order is drawn.
OPPONENTS: Final = (MEDIUM, HARD)
#: The stream of the key from which the seats are drawn.
SEATS_STREAM: Final = 3
#: A level that thinks by the clock elsewhere looks so many times as often here as the next one below it.
DEEPER: Final = 4
#: Left to chance.
RANDOM: Final = "random"


class Setup(NamedTuple):
    """What a deal is before anybody has moved. ``bots``: by seat; empty for the person."""

    options: Options
    seat: int
    bots: list[str]


class Thought(NamedTuple):
    """What a bot is asked: the position as it could be, which bot, and the seed of its chance."""

    drawn: dict[str, Plain]
    bot: str
    seed: int


class DealTurn(Struct, frozen=True):
    """A turn of the one who plays the deal: what was done in it, and the points after it."""

    actions: list[ActionInfo]
    score: int


def check_deals(game: Game) -> None:
    """Refused unless there are deals of a day in this game: it must have the levels to play against."""
    if not has_deals(game):
        raise Refused("no-deals", f"there are no deals of the day in {game.id}", game=game.id)


def has_deals(game: Game) -> bool:
    return set(OPPONENTS) <= set(plain_bots(game))


def compared_with(game: Game, levels: tuple[str, ...] = LEVELS) -> list[str]:
    """The levels of a game, of these, whose results people see beside their own; the weakest first."""
    return [level for level in levels if level in plain_bots(game)]


def setup(game: Game, key: str, opponents: tuple[str, ...] = OPPONENTS) -> Setup:
    """What follows from the key: the options, and the seats."""
    rng = Rng(key, None, SEATS_STREAM)
    others = list(opponents) + [MEDIUM] * (game.min_players - 1 - len(opponents))
    order = list(range(len(others)))
    rng.shuffle(order)
    bots = [others[number] for number in order]
    seat = int(rng.below(len(bots) + 1))
    bots.insert(seat, "")
    wished: Options = {option.id: RANDOM for option in game.options if is_drawn(option)}
    agreed = game.check_options(len(bots), wished)
    return Setup(game.resolve(len(bots), agreed, key), seat, bots)


def is_drawn(option: Option) -> bool:
    """Whether the days have something else each: a list of a certain length that can be drawn, as a kingdom is.

    How much of a game is played, which parts and which variants, is every day the same.
    """
    return isinstance(option, Several) and option.drawn and option.least == option.most


def first_state(game: Game, key: str) -> State:
    dealt = setup(game, key)
    return game.new_state(len(dealt.bots), dealt.options, seed_from(key))


def begun(
    game: Game, key: str, day: int, visitor: Visitor, invite: str, opponents: tuple[str, ...] = OPPONENTS
) -> list[Draft]:
    """The first entries of the table at which somebody plays the deal of a day: it has begun."""
    dealt = setup(game, key, opponents)
    made = log.Created(
        game=game.id,
        rules=game.rules_version,
        options=dict(dealt.options),
        seats=[SeatTaken("", "", bot) if bot else SeatTaken(visitor.id, visitor.name, "") for bot in dealt.bots],
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
    kept = list(range(len(dealt.bots)))
    start = log.Started(key, commitment(key), kept, game.rules_version, dict(dealt.options), choices(game))
    return [Draft(-1, made), Draft(-1, start)]


# -- opponents ---------------------------------------------------------------------------------


def thought(game: Game, key: str, state: State, seat: int, bot: str) -> Thought:
    """What a bot is asked in a position of a deal."""
    word = f"bastide deal:{key}:{seat}:{bot}:{state.digest()}"
    seed = int.from_bytes(sha256(word.encode()).digest()[:8])
    return Thought(state.sample(seat, Rng(seed)).snapshot(), steady(game, bot), seed)


def steady(game: Game, level: str) -> str:
    """A level as a bot that thinks for so many rounds, however fast the machine is."""
    for maker in makers_for(game):
        if isinstance(maker, LevelMaker):
            budgets = {each.name: each.budget for each in maker.levels}
            budget = budgets.get(level)
            if budget is None:
                return level
            below = max((other.iterations for other in budgets.values() if other is not None), default=0)
            return f"{level}:iterations={budget.iterations or DEEPER * max(1, below)}"
    return level


# -- comparing ---------------------------------------------------------------------------------


def moves_of(table: Table) -> list[tuple[int, str]]:
    """All that was done at a table, in notation."""
    state = table.dealt()
    done: list[tuple[int, str]] = []
    for player, action in (move for step in table.steps for move in step.moves):
        done.append((player, state.notation(player, action)))
        state.apply(player, action)
    return done


def turns(game_id: str, key: str, seat: int, moves: list[tuple[int, str]]) -> list[DealTurn]:
    """The turns of one seat. What is asked of it in others' turns belongs to its last one."""
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
    """How far a seat is ahead of the best of the others."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)

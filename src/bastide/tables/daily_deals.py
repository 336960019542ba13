"""Daily deals: the same cards, seat and opponents for everybody on one day.

Everything follows from the key of the deal: random options, seats, and the decisions of the opponents. Bots search for
a fixed number of iterations instead of a fixed time, seeded by the key and the position. So the same moves meet the
same answers on every machine.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

from msgspec import Struct

from bastide.bots.bot_registry import bot_factories
from bastide.bots.difficulty_levels import HARD, LEVELS, MEDIUM, LevelFactory
from bastide.core.game import Game
from bastide.core.game_registry import get_game
from bastide.core.json_data import JsonData
from bastide.core.options import MultiChoiceOption, Option, Options
from bastide.core.randomness.rng import Rng, parse_seed
from bastide.core.state import State
from bastide.tables import log
from bastide.tables.available_bots import get_default_stand_in, list_selectable_bots
from bastide.tables.fairness.seed_proof import commit_to_seed, fingerprint_options
from bastide.tables.log import EntryDraft, SeatAssignment
from bastide.tables.messages import ActionInfo, NoClock, as_json_object
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import Visitor

#: Levels of the two opponents; their order is random.
OPPONENT_LEVELS: Final = (MEDIUM, HARD)
#: Random stream of the key from which the seats are drawn.
SEAT_RANDOM_STREAM: Final = 3
#: A level with a time budget searches this many times the iterations of the next lower level; if none of the lower
#: levels searches, as many as in benchmarks.
ITERATION_FACTOR: Final = 4
#: Value of an option that is drawn at random.
RANDOM_OPTION: Final = "random"


class DealSetup(NamedTuple):
    """Options and seats of a deal. ``bots`` lists a bot for each seat; empty for the person."""

    options: Options
    seat: int
    bots: list[str]


class BotQuestion(NamedTuple):
    """A decision for a bot: a sampled position, the bot, and its seed."""

    sampled_position: dict[str, JsonData]
    bot: str
    seed: int


class DealTurn(Struct, frozen=True):
    """A turn of the person who plays the deal: their actions, and the score afterwards."""

    actions: list[ActionInfo]
    score: int


def check_has_daily_deals(game: Game) -> None:
    """Raise RequestRefused unless the game has daily deals, which need bots of both levels."""
    if not has_daily_deals(game):
        raise RequestRefused("no-deals", f"{game.id} has no daily challenge", game=game.id)


def has_daily_deals(game: Game) -> bool:
    return set(OPPONENT_LEVELS) <= set(list_selectable_bots(game))


def list_comparison_levels(game: Game, levels: tuple[str, ...] = LEVELS) -> list[str]:
    """List those of the levels whose results are shown for comparison, weakest first."""
    return [level for level in levels if level in list_selectable_bots(game)]


def build_deal_setup(game: Game, key: str, opponents: tuple[str, ...] = OPPONENT_LEVELS) -> DealSetup:
    """Derive options and seats from the key."""
    rng = Rng(key, None, SEAT_RANDOM_STREAM)
    others = list(opponents) + [MEDIUM] * (game.min_players - 1 - len(opponents))
    order = list(range(len(others)))
    rng.shuffle(order)
    bots = [others[number] for number in order]
    seat = int(rng.below(len(bots) + 1))
    bots.insert(seat, "")
    random_options: Options = {option.id: RANDOM_OPTION for option in game.options if is_drawn_daily(option)}
    agreed = game.check_options(len(bots), random_options)
    return DealSetup(game.stored_options(game.resolve_options(len(bots), agreed, key)), seat, bots)


def is_drawn_daily(option: Option) -> bool:
    """Return whether an option differs from day to day.

    That is a list of fixed length that can be drawn at random, such as a kingdom. Modules and variants are the same
    every day.
    """
    return isinstance(option, MultiChoiceOption) and option.drawn and option.least == option.most


def build_deal_state(game: Game, key: str) -> State:
    deal = build_deal_setup(game, key)
    return game.new_state(len(deal.bots), deal.options, parse_seed(key))


def build_deal_entries(
    game: Game, key: str, day: int, visitor: Visitor, invite: str, opponents: tuple[str, ...] = OPPONENT_LEVELS
) -> list[EntryDraft]:
    """Return the first entries of a person's table for a daily deal, up to the start."""
    deal = build_deal_setup(game, key, opponents)
    created = log.TableCreated(
        game=game.id,
        rules=game.rules_version,
        options=dict(deal.options),
        seats=[
            SeatAssignment("", "", bot) if bot else SeatAssignment(visitor.id, visitor.name, "") for bot in deal.bots
        ],
        public=False,
        clock=NoClock(),
        expiry="bot",
        stand_in=get_default_stand_in(game),
        imported=False,
        aids=True,
        hints=False,
        shuffle=False,
        invite=invite,
        host=visitor.id,
        deal=day,
    )
    kept = list(range(len(deal.bots)))
    start = log.GameStarted(
        key, commit_to_seed(key), kept, game.rules_version, dict(deal.options), fingerprint_options(game)
    )
    return [EntryDraft(-1, created), EntryDraft(-1, start)]


# -- opponents ---------------------------------------------------------------------------------


def build_bot_question(game: Game, key: str, state: State, seat: int, bot: str) -> BotQuestion:
    """Build the decision for a bot in a position of a deal."""
    seed_text = f"bastide deal:{key}:{seat}:{bot}:{state.digest()}"
    seed = int.from_bytes(sha256(seed_text.encode()).digest()[:8])
    return BotQuestion(state.sample_position(seat, Rng(seed)).snapshot(), get_deterministic_bot(game, bot), seed)


def get_deterministic_bot(game: Game, level: str) -> str:
    """Return a bot of the level with a fixed number of iterations, independent of the speed of the machine."""
    for factory in bot_factories(game):
        if isinstance(factory, LevelFactory):
            found = factory.find_level(level)
            if found is None or found.budget is None:
                return level
            budgets = [each.budget for each in factory.levels if each.budget is not None]
            iterations = found.budget.iterations or ITERATION_FACTOR * max(each.iterations for each in budgets)
            return f"{level}:iterations={iterations or found.benchmark_iterations or 1}"
    return level


# -- comparing ---------------------------------------------------------------------------------


def list_moves(table: Table) -> list[tuple[int, str]]:
    """List all actions at a table, in notation."""
    state = table.deal_game()
    moves: list[tuple[int, str]] = []
    for player, action in (move for step in table.steps for move in step.moves):
        moves.append((player, state.notation(player, action)))
        state.apply(player, action)
    return moves


def list_turns(game_id: str, key: str, seat: int, moves: list[tuple[int, str]]) -> list[DealTurn]:
    """List the turns of one seat. Decisions during turns of other players belong to its previous turn."""
    state = build_deal_state(get_game(game_id), key)
    found: list[DealTurn] = []
    last = -1
    for player, text in moves:
        action = state.parse_action(player, text)
        if player == seat:
            turn = state.turn_number()
            if not found or (turn != last and seat in state.turn_players()):
                found.append(DealTurn([], 0))
                last = turn
            found[-1].actions.append(ActionInfo(action, text, as_json_object(state.action_data(seat, action))))
        state.apply(player, action)
        if found:
            found[-1] = DealTurn(found[-1].actions, state.scores()[seat])
    return found


def compute_lead(scores: list[int], seat: int) -> int:
    """Return by how much a seat is ahead of the best other one."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)

"""Check that a bot does not cheat: its choice must not depend on hidden information."""

from __future__ import annotations

from bastide.core import BotFactory, Game, Options, Recorder, Rng
from bastide.testing.conformance_checks import Violation, random_options


def check_bot(
    maker: BotFactory,
    spec: str,
    game: Game,
    games: int = 3,
    seed: int = 0,
    options: Options | None = None,
) -> int:
    """Play with pairs of equal bots: one sees the table, the other a new sampled position at each decision.

    ``spec`` is ``name`` or ``name:argument``. Returns the number of decisions compared. Raises Violation if the two
    choices differ or are illegal.
    """
    name, _, argument = spec.partition(":")
    rng = Rng(seed)
    compared = 0
    for _ in range(games):
        players = game.min_players + int(rng.below(game.max_players - game.min_players + 1))
        chosen = random_options(game, players, rng) if options is None else options
        recorder = Recorder(game, players, chosen, int(rng.next32()))
        seeds = [int(rng.next32()) for _ in range(players)]
        bots = [maker.make_bot(name, argument, game, s) for s in seeds]
        twins = [maker.make_bot(name, argument, game, s) for s in seeds]
        while not recorder.state.is_over():
            state = recorder.state
            player = state.next_player_to_act()
            choice = bots[player].choose(state.seat(player))
            other = twins[player].choose(state.sample_position(player, rng.split()).seat(player))
            if not state.is_legal(player, choice):
                raise Violation("a bot plays legally", f"{name} chose {choice}", recorder.to_record())
            if choice != other:
                problem = f"{name} chose {state.notation(player, choice)!r} here and {other} on a sample"
                raise Violation("a bot does not cheat", problem, recorder.to_record())
            recorder.apply(player, choice)
            compared += 1
    return compared

"""Search for the best combos of two components of a table, such as two kingdom cards of Dominion.

Every simple strategy for a combo plays some games against the opponents; the best one of each combo then plays further
games, which nothing else uses, for an unbiased win share. All combos play the same deals.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

from bastide.core import Options, get_game
from bastide.core.errors import InvalidBot
from bastide.sim.strategy_search import StrategyArena, WinShare, strategy_bot_maker, strategy_format_of

#: Games of each strategy to choose the best one of a combo.
TRIAL_GAMES = 40
#: Games that measure each combo.
MEASURED_GAMES = 200
#: First game number of the trials; the measured games start at 0.
FIRST_TRIAL_GAME = 1_000_000
#: Opponents, by default the strongest ones of the table.
MAX_OPPONENTS = 3


@dataclass(frozen=True)
class Combo:
    """One component, or two, with the best simple strategy that uses them."""

    components: tuple[str, ...]
    text: str
    result: WinShare
    #: How much more it wins than the better of its two components alone; None for a single one.
    gain: float | None = None


@dataclass(frozen=True)
class ComboSearch:
    """Result of a search: the pairs, best first, and the single components."""

    opponents: list[str]
    pairs: list[Combo]
    singles: dict[str, Combo]


def find_combos(
    game_id: str,
    options: Options,
    games: int = MEASURED_GAMES,
    seed: int = 0,
    opponents: list[str] | None = None,
    only: str = "",
    trials: int = TRIAL_GAMES,
    progress: Callable[[int], None] | None = None,
) -> ComboSearch:
    """Measure all combos at a table. ``only``: just the combos with this component.

    ``progress`` is called with the number of newly measured combos. Raises InvalidBot if the game has no combos.
    """
    game = get_game(game_id)
    improver = strategy_format_of(game)
    checked = game.check_options(game.min_players, options)
    parts = improver.combo_parts(checked)
    if not parts:
        raise InvalidBot("no-combos", f"{game.id} has no combos", game=game.id)
    if only and only not in parts:
        known = ", ".join(parts)
        raise InvalidBot("combo-part", f"{only} is not at this table; choose one of: {known}", part=only, known=known)
    pairs = [pair for pair in combinations(parts, 2) if not only or only in pair]
    names: list[str] = opponents or improver.opponent_bots()[:MAX_OPPONENTS]

    def measure(components: tuple[str, ...]) -> Combo:
        table = improver.combo_options(checked, list(components))
        arena = StrategyArena(game, table, (1 << 50) + (seed << 20))
        arena.choose_opponents(names, 0)
        shares = {
            text: arena.win_share(strategy_bot_maker(improver, text), FIRST_TRIAL_GAME, trials)
            for text in improver.combo_strategies(list(components))
        }
        best = max(shares, key=shares.__getitem__)
        share = arena.win_share(strategy_bot_maker(improver, best), 0, games)
        if progress is not None:
            progress(1)
        return Combo(components, best, WinShare(share, games))

    singles = {part: measure((part,)) for part in dict.fromkeys(part for pair in pairs for part in pair)}
    measured = []
    for pair in pairs:
        combo = measure(pair)
        alone = max(singles[part].result.share for part in pair)
        measured.append(Combo(pair, combo.text, combo.result, combo.result.share - alone))
    measured.sort(key=lambda combo: (-combo.result.share, combo.components))
    return ComboSearch(names, measured, singles)


def count_combos(game_id: str, options: Options, only: str = "") -> int:
    """Return the number of combos and single components that ``find_combos`` measures."""
    game = get_game(game_id)
    parts = strategy_format_of(game).combo_parts(game.check_options(game.min_players, options))
    return len(parts) + (len(parts) - 1 if only else len(parts) * (len(parts) - 1) // 2)

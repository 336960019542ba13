"""Evolve a buy list for each recommended set of Dominion; the expert starts from it.

    python tools/prepare_buy_lists.py first_game_2e --minutes 10

Runs ``bastide improve --explore`` for all sets. It starts from the previous list of a set, or from the strongest
shipped list, compares it with all simple ideas for the kingdom, and evolves the best. The result replaces the previous
list only if it is better.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time

from bastide.games.dominion.bots.buy_lists.buy_list_bot_factory import DEFAULT_LIST
from bastide.games.dominion.bots.buy_lists.buy_list_mutation import LISTS_FOLDER, restrict_to_kingdom
from bastide.games.dominion.bots.difficulty_levels import PREPARED_LISTS_FOLDER
from bastide.games.dominion.rules.cards.set_discovery import RECOMMENDED_KINGDOMS
from bastide.sim.strategy_search import GameCounts, Improvement, improve_strategy


def prepare_buy_list(
    kingdom: str, minutes: float, seed: int, folder: Path = PREPARED_LISTS_FOLDER, effort: GameCounts | None = None
) -> None:
    """Evolve the list of one kingdom and write it if it is better."""
    deadline = process_time() + 60 * minutes
    written = folder / f"{kingdom}.txt"
    before = written if written.exists() else LISTS_FOLDER / f"{DEFAULT_LIST}.txt"
    text = restrict_to_kingdom(before.read_text(encoding="utf-8"), RECOMMENDED_KINGDOMS[kingdom])
    found = improve_strategy(
        "dominion",
        text,
        str(before),
        {"kingdom": kingdom},
        lambda: process_time() >= deadline,
        seed,
        explore=True,
        effort=effort,
    )
    print(f"{kingdom}: against {', '.join(found.rivals)}: {found.start.share:.1%} before, {found.end.share:.1%} after")
    print(f"  {len(found.steps)} generations, {found.tried} variations", flush=True)
    if not written.exists() or found.end.share > found.start.share:
        write(written, kingdom, found)


def write(path: Path, kingdom: str, found: Improvement) -> None:
    """Write a list with a comment that says how it was found."""
    path.parent.mkdir(exist_ok=True)
    head = (
        f"# For {kingdom}, evolved by tools/prepare_buy_lists.py; {found.end.share:.0%} of the games against\n"
        f"# {', '.join(found.rivals)}.\n"
    )
    path.write_text(head + found.text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("sets", nargs="*", metavar="SET", help="recommended sets (default: all)")
    parser.add_argument("--minutes", type=float, default=3.0, help="processor time per set in minutes (3)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for name in arguments.sets:
        if name not in RECOMMENDED_KINGDOMS:
            parser.error(f"there is no recommended set {name!r}")
    for name in arguments.sets or list(RECOMMENDED_KINGDOMS):
        prepare_buy_list(name, arguments.minutes, arguments.seed)


if __name__ == "__main__":
    main()

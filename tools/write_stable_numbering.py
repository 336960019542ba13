"""Assign action numbers to new cards of a game: ``make layout``. Existing numbers do not change."""

from __future__ import annotations

from bastide.games.dominion.rules.action_space import numbering_file_text
from bastide.games.dominion.rules.cards.stable_numbering import NUMBERING_FILE
from bastide.games.dominion.rules.game import GAME


def main() -> None:
    NUMBERING_FILE.write_text(numbering_file_text(), encoding="utf-8")
    print(f"{GAME.id}: {GAME.action_space} actions")


if __name__ == "__main__":
    main()

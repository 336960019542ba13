"""Assign action numbers to new cards of a game: ``make layout``. Existing numbers do not change."""

from __future__ import annotations

from bastide.games.dominion.rules.actions import layout_text
from bastide.games.dominion.rules.cards.layout import FILE
from bastide.games.dominion.rules.game import GAME


def main() -> None:
    FILE.write_text(layout_text(), encoding="utf-8")
    print(f"{GAME.id}: {GAME.action_space} actions")


if __name__ == "__main__":
    main()

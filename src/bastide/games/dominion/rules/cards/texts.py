"""The texts of all cards: what each does at each moment at which it speaks."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.card import CARDS, MOMENT_IDS, PLAYED, PLAYED_1E, Card, print_card
from bastide.games.dominion.rules.effects.basic_effects import Plus
from bastide.games.dominion.rules.effects.effects import Effect, Text, name_effect

#: The texts by moment and card; a card that does not speak then has an empty one.
TEXTS: Final[list[list[Text]]] = [[] for _ in MOMENT_IDS]
_SILENCE: Final = Text([])


def card(
    id: str,
    cost: int,
    types: int,
    sets: list[str],
    play: list[Effect] | None = None,
    on: dict[int, list[Effect]] | None = None,
    coins: int = 0,
    points: int = 0,
    point_per_cards: int = 0,
    forbidden_with: int = -1,
    discounts: int = 0,
    discount: int = 0,
    cheaper_per: int = 0,
    cheaper_by: int = 0,
    pile_tokens: bool = False,
) -> Card:
    """Enter a card into the collection: its facts (see ``Card``), and ``on`` each moment the lines of its text.

    ``play`` are the lines when it is played; a Treasure's coins come before them.
    """
    made = print_card(id, cost, types, sets, coins)
    made.points = points
    made.point_per_cards = point_per_cards
    made.forbidden_with = forbidden_with
    made.discounts = discounts
    made.discount = discount
    made.cheaper_per = cheaper_per
    made.cheaper_by = cheaper_by
    made.pile_tokens = pile_tokens
    lines: list[Effect] = [] if play is None else play
    spoken: dict[int, list[Effect]] = {} if on is None else on
    write(made, PLAYED, [Plus(coins=coins), *lines] if coins else lines)
    for moment, words in spoken.items():
        write(made, moment, words)
    return made


def write(card: Card, moment: int, lines: list[Effect]) -> None:
    """Give a card its text for a moment."""
    for texts in TEXTS:
        while len(texts) < len(CARDS):
            texts.append(_SILENCE)
    card.moments |= 1 << moment
    TEXTS[moment][card.number] = Text(lines)


def settle(others: list[Effect]) -> None:
    """Give all effects their names: those that belong to no card, and those of the texts. Called once, at the end."""
    for effect in others:
        name_effect(effect, effect.word)
    for card in CARDS:
        if not card.sets:
            raise ValueError(f"the layout knows a card {card.id}, but no set has it")
        if not card.speaks(PLAYED_1E):
            TEXTS[PLAYED_1E][card.number] = TEXTS[PLAYED][card.number]
        for moment, when in enumerate(MOMENT_IDS):
            if card.speaks(moment):
                name_effect(TEXTS[moment][card.number], f"{card.id}.{when}")

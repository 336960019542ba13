"""Card definitions: registers a card with its printed facts and its effects by trigger."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.card import CARDS, MOMENT_IDS, PLAYED, PLAYED_1E, Card, print_card
from bastide.games.dominion.rules.effects.basic_effects import Plus
from bastide.games.dominion.rules.effects.effects import Effect, Text, name_effect

#: The effects by trigger and card; an empty sequence if the card has no effect for a trigger.
TEXTS: Final[list[list[Text]]] = [[] for _ in MOMENT_IDS]
_NO_EFFECT: Final = Text([])


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
    """Define a card: its printed facts (see ``Card``), and ``on`` each trigger its effects.

    ``play`` are the effects of playing it; the coins of a Treasure are added before them.
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
    play_effects: list[Effect] = [] if play is None else play
    triggered: dict[int, list[Effect]] = {} if on is None else on
    write(made, PLAYED, [Plus(coins=coins), *play_effects] if coins else play_effects)
    for trigger, effects in triggered.items():
        write(made, trigger, effects)
    return made


def write(card: Card, trigger: int, effects: list[Effect]) -> None:
    """Set the effects of a card for a trigger."""
    for texts in TEXTS:
        while len(texts) < len(CARDS):
            texts.append(_NO_EFFECT)
    card.moments |= 1 << trigger
    TEXTS[trigger][card.number] = Text(effects)


def settle(others: list[Effect]) -> None:
    """Name all effects: ``others``, which belong to no card, and those of all cards. Called once, at the end."""
    for effect in others:
        name_effect(effect, effect.word)
    for card in CARDS:
        if not card.sets:
            raise ValueError(f"the numbering has a card {card.id}, but no set defines it")
        if not card.speaks(PLAYED_1E):
            TEXTS[PLAYED_1E][card.number] = TEXTS[PLAYED][card.number]
        for trigger, trigger_id in enumerate(MOMENT_IDS):
            if card.speaks(trigger):
                name_effect(TEXTS[trigger][card.number], f"{card.id}.{trigger_id}")

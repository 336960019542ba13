"""Card definitions: registers a card with its printed facts and its effects by trigger."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.bot_hints import NO_HINTS, BotHints
from bastide.games.dominion.rules.cards.printed_card import (
    BASIC_SET,
    CARDS,
    PLAYED,
    PLAYED_1E,
    TRIGGER_IDS,
    Card,
    register_printed_card,
)
from bastide.games.dominion.rules.effects.automatic_effects import Plus
from bastide.games.dominion.rules.effects.effect_base import Effect, EffectSequence, name_effect

#: The effects by trigger and card; an empty sequence if the card has no effect for a trigger.
CARD_EFFECTS: Final[list[list[EffectSequence]]] = [[] for _ in TRIGGER_IDS]
_NO_EFFECT: Final = EffectSequence([])
#: The sets of the cards that are being defined; empty outside ``open_set``.
_OPEN_SETS: Final[list[str]] = []


def open_set(sets: list[str]) -> None:
    """Let the next cards belong to these sets, until ``close_set``."""
    close_set()
    _OPEN_SETS.extend(sets)


def close_set() -> None:
    _OPEN_SETS.clear()


def card(
    id: str,
    cost: int,
    types: int,
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
    basic: bool = False,
    bot: BotHints = NO_HINTS,
) -> Card:
    """Define a card of the set that is being loaded: its printed facts (see ``Card``), effects and hints for bots.

    ``play`` are the effects of playing it; the coins of a Treasure are added before them. ``on`` are the effects of
    other triggers. ``basic``: the set adds it to the basic cards, so it is in no kingdom.
    """
    if not _OPEN_SETS:
        raise ValueError(f"the card {id} belongs to no set: define it in a folder of sets, which the catalogue loads")
    made = register_printed_card(id, cost, types, [BASIC_SET, *_OPEN_SETS] if basic else _OPEN_SETS.copy(), coins)
    made.bot_hints = bot
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
    set_card_effect(made, PLAYED, [Plus(coins=coins), *play_effects] if coins else play_effects)
    for trigger, effects in triggered.items():
        set_card_effect(made, trigger, effects)
    return made


def set_card_effect(card: Card, trigger: int, effects: list[Effect]) -> None:
    """Set the effects of a card for a trigger."""
    for texts in CARD_EFFECTS:
        while len(texts) < len(CARDS):
            texts.append(_NO_EFFECT)
    card.trigger_bits |= 1 << trigger
    CARD_EFFECTS[trigger][card.number] = EffectSequence(effects)


def name_all_effects(others: list[Effect]) -> None:
    """Name all effects: ``others``, which belong to no card, and those of all cards. Called once, at the end."""
    for effect in others:
        name_effect(effect, effect.short_name)
    for card in CARDS:
        if not card.sets:
            raise ValueError(f"the numbering has a card {card.id}, but no set defines it")
        if not card.has_effect_on(PLAYED_1E):
            CARD_EFFECTS[PLAYED_1E][card.number] = CARD_EFFECTS[PLAYED][card.number]
        for trigger, trigger_id in enumerate(TRIGGER_IDS):
            if card.has_effect_on(trigger):
                name_effect(CARD_EFFECTS[trigger][card.number], f"{card.id}.{trigger_id}")

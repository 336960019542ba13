"""Card features: named numbers that describe a card, for networks that generalize to unseen cards.

They are derived from the printed facts and the effects of a card. Effects on other players, conditional effects and
other triggers than playing the card have a prefix: ``others.if.gain_a``.
"""

from __future__ import annotations

from typing import Final

from bastide.encoding.encoder_api import Features
from bastide.games.dominion.rules.cards.card_registration import CARD_EFFECTS
from bastide.games.dominion.rules.cards.printed_card import (
    ANY_TYPE,
    CARDS,
    PLAYED,
    PLAYED_1E,
    TRIGGER_IDS,
    TYPE_IDS,
    Card,
)
from bastide.games.dominion.rules.effects.automatic_effects import (
    DigFor,
    FirstPlayBonus,
    GainA,
    Plus,
    PlusAsMany,
    RevealTop,
)
from bastide.games.dominion.rules.effects.card_operations import PlayCard
from bastide.games.dominion.rules.effects.choice_effects import ChooseCards, DrawUntil, Gain
from bastide.games.dominion.rules.effects.effect_amounts import Amount, CostOfThose, Fixed, InHand
from bastide.games.dominion.rules.effects.effect_base import EachOther, Effect, When, WhenBuying

#: Upper bound that stands for "any number" of cards.
_MANY: Final = 6
#: Cost above that of every card.
_ABOVE_ALL_COSTS: Final = 100


def card_features(card: Card) -> Features:
    """Return the nonzero features of a card, with its effects in the 2nd edition."""
    found: Features = {
        "cost": card.cost,
        "coins": card.coins,
        "points": card.points,
        "point_per_cards": card.point_per_cards,
        "forbidden": 1 if card.forbidden_with >= 0 else 0,
        "discount": card.discount,
        "cheaper": card.cheaper_by,
        "pile_tokens": 1 if card.pile_tokens else 0,
    }
    for bit, name in enumerate(TYPE_IDS):
        found[f"is_{name}"] = card.types >> bit & 1
    for trigger, name in enumerate(TRIGGER_IDS):
        if trigger != PLAYED_1E and card.has_effect_on(trigger):
            _add_effect(CARD_EFFECTS[trigger][card.number], "" if trigger == PLAYED else f"{name}.", found)
    return {name: value for name, value in found.items() if value}


def _add_effect(effect: Effect, where: str, found: Features) -> None:
    """Add the features of one effect."""
    if isinstance(effect, When):
        _add_effect(effect.then, where + "if.", found)
    elif isinstance(effect, EachOther):
        _add_effect(effect.then, where + ("others." if effect.first else "all."), found)
    elif isinstance(effect, WhenBuying):
        _add_types(found, where + "bought", effect.types & ~effect.but)
        _add(found, where + "bought_cheaply", 1 if effect.most_cost < _ABOVE_ALL_COSTS else 0)
        _add_effect(effect.then, where, found)
    elif isinstance(effect, Plus):
        for name, value in (
            ("cards", effect.cards),
            ("actions", effect.actions),
            ("buys", effect.buys),
            ("coins", effect.coins),
            ("tokens", effect.tokens),
        ):
            _add(found, f"{where}plus_{name}", value)
    elif isinstance(effect, PlusAsMany):
        for name, amount in (("cards", effect.cards), ("coins", effect.coins), ("tokens", effect.tokens)):
            if amount is not None:
                _add(found, f"{where}plus_{name}_as_many", 1)
    elif isinstance(effect, ChooseCards):
        _add_choice(effect, where, found)
    elif isinstance(effect, Gain):
        _add(found, where + "gain", 1)
        _add(found, where + "gain_up_to", _number(effect.limit))
        _add(found, where + "gain_exactly", 1 if effect.exactly else 0)
        _add(found, where + "gain_dearer", 1 if isinstance(effect.limit, CostOfThose) else 0)
        _add(found, where + "gain_place", effect.place)
        _add_types(found, where + "gain", effect.types)
    elif isinstance(effect, GainA):
        gained = CARDS[effect.card]
        _add(found, where + "gain_a", 1)
        _add(found, where + "gain_a_coins", gained.coins)
        _add(found, where + "gain_a_points", gained.points)
        _add(found, where + "gain_place", effect.place)
    elif isinstance(effect, DrawUntil):
        _add(found, where + "draw_until", effect.size)
        _add_types(found, where + "set_aside", effect.types)
    else:
        _add(found, where + effect.short_name, _size(effect))
        for part in effect.sub_effects():
            _add_effect(part, where, found)


def _add_choice(choice: ChooseCards, where: str, found: Features) -> None:
    """Add the features of a choice: the number of cards, whether it is mandatory, and the eligible cards."""
    word = where + choice.short_name
    _add(found, word, _number(choice.max_cards))
    _add(found, word + "_must", 1 if choice.must else 0)
    _add(found, word + "_by_another", choice.by)
    _add_types(found, word, choice.types)
    if choice.only >= 0:
        only = CARDS[choice.only]
        _add(found, word + "_only_coins", only.coins)
        _add(found, word + "_only_points", only.points)
    for deed in choice.operations:
        if isinstance(deed, PlayCard):
            _add(found, word + "_times", deed.times)


def _size(effect: Effect) -> int:
    """Return the number in an effect, or 1."""
    if isinstance(effect, (RevealTop, DigFor)):
        return effect.count
    if isinstance(effect, FirstPlayBonus):
        return effect.coins
    return 0 if effect.short_name == "then" else 1


def _number(amount: Amount) -> int:
    if isinstance(amount, Fixed):
        return min(amount.number, _MANY)
    if isinstance(amount, CostOfThose):
        return amount.plus
    if isinstance(amount, InHand):
        return amount.beyond
    return 1


def _add_types(found: Features, word: str, types: int) -> None:
    """Add the types that something is limited to."""
    if types != ANY_TYPE:
        for bit, name in enumerate(TYPE_IDS):
            _add(found, f"{word}_{name}", types >> bit & 1)


def _add(found: Features, name: str, value: float) -> None:
    if value:
        found[name] = found.get(name, 0) + value

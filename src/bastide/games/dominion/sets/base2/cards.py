"""Base game: kingdom cards of the 2nd edition only."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.basic_card_numbers import COPPER, GOLD, SILVER
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, ATTACK, TREASURE
from bastide.games.dominion.rules.effects.automatic_effects import (
    DiscardRevealed,
    DiscardTop,
    FirstPlayBonus,
    GainA,
    Plus,
    RevealTop,
)
from bastide.games.dominion.rules.effects.choice_effects import Gain
from bastide.games.dominion.rules.effects.choice_shorthands import (
    discard,
    may_play_it,
    may_topdeck_from_pile,
    topdeck_from_hand,
    trash_discard_or_put_back,
    trash_revealed,
)
from bastide.games.dominion.rules.effects.effect_amounts import EMPTY_PILES
from bastide.games.dominion.rules.effects.effect_base import EachOther
from bastide.games.dominion.rules.state.card_moves import TO_HAND

SECOND: Final = ["base2"]

ARTISAN: Final = card(
    "artisan", cost=6, types=ACTION, sets=SECOND, play=[Gain(up_to=5, place=TO_HAND), topdeck_from_hand()]
)
BANDIT: Final = card(
    "bandit",
    cost=5,
    types=ACTION | ATTACK,
    sets=SECOND,
    play=[GainA(GOLD), EachOther(RevealTop(2), trash_revealed(TREASURE, but=COPPER), DiscardRevealed())],
)
HARBINGER: Final = card(
    "harbinger", cost=3, types=ACTION, sets=SECOND, play=[Plus(cards=1, actions=1), may_topdeck_from_pile()]
)
MERCHANT: Final = card(
    "merchant", cost=3, types=ACTION, sets=SECOND, play=[Plus(cards=1, actions=1), FirstPlayBonus(SILVER, coins=1)]
)
POACHER: Final = card(
    "poacher", cost=4, types=ACTION, sets=SECOND, play=[Plus(cards=1, actions=1, coins=1), discard(EMPTY_PILES)]
)
SENTRY: Final = card(
    "sentry",
    cost=5,
    types=ACTION,
    sets=SECOND,
    play=[Plus(cards=1, actions=1), RevealTop(2, openly=False), trash_discard_or_put_back()],
)
VASSAL: Final = card(
    "vassal", cost=3, types=ACTION, sets=SECOND, play=[Plus(coins=2), DiscardTop(ACTION), may_play_it()]
)

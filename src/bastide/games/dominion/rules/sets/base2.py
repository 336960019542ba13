"""The base game: the kingdom cards of the 2nd edition only."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.card import ACTION, ATTACK, TREASURE, card
from bastide.games.dominion.rules.effects import TO_HAND
from bastide.games.dominion.rules.numbers import COPPER, GOLD, SILVER
from bastide.games.dominion.rules.phrases import (
    discard,
    discard_revealed,
    discard_top,
    each_other,
    empty_piles,
    first_play_bonus,
    gain,
    gain_a,
    look_at_top,
    may_play_it,
    may_topdeck_from_pile,
    plus,
    reveal_top,
    topdeck_from_hand,
    trash_discard_or_put_back,
    trash_revealed,
)

SECOND: Final = ["base2"]

ARTISAN: Final = card(
    "artisan", cost=6, types=ACTION, sets=SECOND, play=[gain(up_to=5, place=TO_HAND), topdeck_from_hand()]
)
BANDIT: Final = card(
    "bandit",
    cost=5,
    types=ACTION | ATTACK,
    sets=SECOND,
    play=[gain_a(GOLD), each_other(reveal_top(2), trash_revealed(TREASURE, but=COPPER), discard_revealed())],
)
HARBINGER: Final = card(
    "harbinger", cost=3, types=ACTION, sets=SECOND, play=[plus(cards=1, actions=1), may_topdeck_from_pile()]
)
MERCHANT: Final = card(
    "merchant", cost=3, types=ACTION, sets=SECOND, play=[plus(cards=1, actions=1), first_play_bonus(SILVER, coins=1)]
)
POACHER: Final = card(
    "poacher", cost=4, types=ACTION, sets=SECOND, play=[plus(cards=1, actions=1, coins=1), discard(empty_piles())]
)
SENTRY: Final = card(
    "sentry",
    cost=5,
    types=ACTION,
    sets=SECOND,
    play=[plus(cards=1, actions=1), look_at_top(2), trash_discard_or_put_back()],
)
VASSAL: Final = card(
    "vassal", cost=3, types=ACTION, sets=SECOND, play=[plus(coins=2), discard_top(ACTION), may_play_it()]
)

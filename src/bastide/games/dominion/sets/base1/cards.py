"""Base game: kingdom cards of the 1st edition only."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import ACTION, ATTACK, TREASURE
from bastide.games.dominion.rules.effects.automatic_effects import (
    DigFor,
    DiscardRevealed,
    Plus,
    RevealTop,
    TakeThose,
    TrashThis,
)
from bastide.games.dominion.rules.effects.choice_effects import Gain, MayDiscardDeck
from bastide.games.dominion.rules.effects.choice_shorthands import (
    gain_any_of_those,
    you_discard_or_put_back,
    you_trash_revealed,
)
from bastide.games.dominion.rules.effects.effect_base import EachOther

FIRST: Final = ["base1"]

ADVENTURER: Final = card(
    "adventurer",
    cost=6,
    types=ACTION,
    sets=FIRST,
    play=[DigFor(TREASURE, count=2), TakeThose(), DiscardRevealed()],
)
CHANCELLOR: Final = card("chancellor", cost=3, types=ACTION, sets=FIRST, play=[Plus(coins=2), MayDiscardDeck()])
FEAST: Final = card("feast", cost=4, types=ACTION, sets=FIRST, play=[TrashThis(), Gain(up_to=5)])
SPY: Final = card(
    "spy",
    cost=4,
    types=ACTION | ATTACK,
    sets=FIRST,
    play=[Plus(cards=1, actions=1), EachOther(RevealTop(1), you_discard_or_put_back(), and_you=True)],
)
THIEF: Final = card(
    "thief",
    cost=4,
    types=ACTION | ATTACK,
    sets=FIRST,
    play=[
        EachOther(RevealTop(2), you_trash_revealed(TREASURE), DiscardRevealed(), collect=True),
        gain_any_of_those(),
    ],
)
WOODCUTTER: Final = card("woodcutter", cost=3, types=ACTION, sets=FIRST, play=[Plus(buys=1, coins=2)])

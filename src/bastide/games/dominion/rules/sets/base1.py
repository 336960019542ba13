"""The base game: the kingdom cards of the 1st edition only."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.card import ACTION, ATTACK, TREASURE, card
from bastide.games.dominion.rules.phrases import (
    dig_for,
    discard_revealed,
    each_other,
    each_player,
    gain,
    gain_any_of_those,
    may_discard_deck,
    plus,
    reveal_top,
    take_those,
    trash_this,
    you_discard_or_put_back,
    you_trash_revealed,
)

FIRST: Final = ["base1"]

ADVENTURER: Final = card(
    "adventurer",
    cost=6,
    types=ACTION,
    sets=FIRST,
    play=[dig_for(TREASURE, count=2), take_those(), discard_revealed()],
)
CHANCELLOR: Final = card("chancellor", cost=3, types=ACTION, sets=FIRST, play=[plus(coins=2), may_discard_deck()])
FEAST: Final = card("feast", cost=4, types=ACTION, sets=FIRST, play=[trash_this(), gain(up_to=5)])
SPY: Final = card(
    "spy",
    cost=4,
    types=ACTION | ATTACK,
    sets=FIRST,
    play=[plus(cards=1, actions=1), each_player(reveal_top(1), you_discard_or_put_back())],
)
THIEF: Final = card(
    "thief",
    cost=4,
    types=ACTION | ATTACK,
    sets=FIRST,
    play=[
        each_other(reveal_top(2), you_trash_revealed(TREASURE), discard_revealed(), collect=True),
        gain_any_of_those(),
    ],
)
WOODCUTTER: Final = card("woodcutter", cost=3, types=ACTION, sets=FIRST, play=[plus(buys=1, coins=2)])

"""Prosperity: its 25 kingdom cards. Platinum and Colony are among the basic cards."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.card import ACTION, ATTACK, REACTION, TREASURE, VICTORY, card
from bastide.games.dominion.rules.numbers import COPPER, CURSE, GOLD
from bastide.games.dominion.rules.phrases import (
    all_but,
    cost_of_it,
    dig_for,
    discard,
    discard_any,
    discard_revealed,
    discard_the_others,
    draw_until,
    each_other,
    empty_piles,
    gain_a,
    gain_a_copy,
    gain_exactly,
    gain_up_to,
    in_play,
    may_discard_a,
    may_discard_two,
    may_play_from_hand,
    may_reveal,
    may_trash,
    name_a_card,
    play_it,
    plus,
    plus_counted,
    put_back,
    reveal_top,
    take_any,
    that_many,
    tokens_on_mat,
    topdeck_gained,
    trash,
    trash_any,
    trash_in_play,
    trash_or_discard_revealed,
    trash_or_topdeck_gained,
    when,
    when_buying,
)

PROSPERITY: Final = ["prosperity"]

BANK: Final = card("bank", cost=7, types=TREASURE, sets=PROSPERITY, play=[plus_counted(coins=in_play(TREASURE))])
BISHOP: Final = card(
    "bishop",
    cost=4,
    types=ACTION,
    sets=PROSPERITY,
    play=[
        plus(coins=1, tokens=1),
        trash(),
        plus_counted(tokens=cost_of_it(divided_by=2)),
        each_other(may_trash()),
    ],
)
CITY: Final = card(
    "city",
    cost=5,
    types=ACTION,
    sets=PROSPERITY,
    play=[
        plus(cards=1, actions=2),
        when(empty_piles(), [plus(cards=1)], least=1),
        when(empty_piles(), [plus(coins=1, buys=1)], least=2),
    ],
)
CONTRABAND: Final = card(
    "contraband", cost=5, types=TREASURE, sets=PROSPERITY, coins=3, play=[plus(buys=1), name_a_card()]
)
COUNTING_HOUSE: Final = card("counting_house", cost=5, types=ACTION, sets=PROSPERITY, play=[take_any(only=COPPER)])
EXPAND: Final = card(
    "expand",
    cost=7,
    types=ACTION,
    sets=PROSPERITY,
    play=[trash(), when(that_many(), [gain_up_to(cost_of_it(plus=3))])],
)
FORGE: Final = card("forge", cost=7, types=ACTION, sets=PROSPERITY, play=[trash_any(), gain_exactly(cost_of_it())])
GOONS: Final = card(
    "goons",
    cost=6,
    types=ACTION | ATTACK,
    sets=PROSPERITY,
    play=[plus(buys=1, coins=2), each_other(discard(all_but(3)))],
    buy_in_play=[plus(tokens=1)],
)
GRAND_MARKET: Final = card(
    "grand_market",
    cost=6,
    types=ACTION,
    sets=PROSPERITY,
    play=[plus(cards=1, actions=1, buys=1, coins=2)],
    forbidden_with=COPPER,
)
HOARD: Final = card(
    "hoard",
    cost=6,
    types=TREASURE,
    sets=PROSPERITY,
    coins=2,
    buy_in_play=[when_buying(gain_a(GOLD), types=VICTORY)],
)
KINGS_COURT: Final = card(
    "kings_court", cost=7, types=ACTION, sets=PROSPERITY, play=[may_play_from_hand(ACTION, times=3)]
)
LOAN: Final = card(
    "loan",
    cost=3,
    types=TREASURE,
    sets=PROSPERITY,
    coins=1,
    play=[dig_for(TREASURE), trash_or_discard_revealed(TREASURE), discard_revealed()],
)
MINT: Final = card(
    "mint",
    cost=5,
    types=ACTION,
    sets=PROSPERITY,
    play=[may_reveal(TREASURE), gain_a_copy()],
    when_bought=[trash_in_play(TREASURE)],
)
MONUMENT: Final = card("monument", cost=4, types=ACTION, sets=PROSPERITY, play=[plus(coins=2, tokens=1)])
MOUNTEBANK: Final = card(
    "mountebank",
    cost=5,
    types=ACTION | ATTACK,
    sets=PROSPERITY,
    play=[
        plus(coins=2),
        each_other(may_discard_a(CURSE), when(that_many(), [gain_a(CURSE), gain_a(COPPER)], least=0, most=0)),
    ],
)
PEDDLER: Final = card(
    "peddler",
    cost=8,
    types=ACTION,
    sets=PROSPERITY,
    play=[plus(cards=1, actions=1, coins=1)],
    cheaper_per=ACTION,
    cheaper_by=2,
)
QUARRY: Final = card("quarry", cost=4, types=TREASURE, sets=PROSPERITY, coins=1, discounts=ACTION, discount=2)
RABBLE: Final = card(
    "rabble",
    cost=5,
    types=ACTION | ATTACK,
    sets=PROSPERITY,
    play=[plus(cards=3), each_other(reveal_top(3), discard_revealed(ACTION | TREASURE), put_back())],
)
ROYAL_SEAL: Final = card(
    "royal_seal", cost=5, types=TREASURE, sets=PROSPERITY, coins=2, gain_in_play=[topdeck_gained()]
)
TALISMAN: Final = card(
    "talisman",
    cost=4,
    types=TREASURE,
    sets=PROSPERITY,
    coins=1,
    buy_in_play=[when_buying(gain_a_copy(), but=VICTORY, most_cost=4)],
)
TRADE_ROUTE: Final = card(
    "trade_route",
    cost=3,
    types=ACTION,
    sets=PROSPERITY,
    play=[plus(buys=1), plus_counted(coins=tokens_on_mat()), trash()],
    pile_tokens=True,
)
VAULT: Final = card(
    "vault",
    cost=5,
    types=ACTION,
    sets=PROSPERITY,
    play=[
        plus(cards=2),
        discard_any(),
        plus_counted(coins=that_many()),
        each_other(may_discard_two(), when(that_many(), [plus(cards=1)], least=2)),
    ],
)
VENTURE: Final = card(
    "venture",
    cost=5,
    types=TREASURE,
    sets=PROSPERITY,
    coins=1,
    play=[dig_for(TREASURE), discard_the_others(), play_it()],
)
WATCHTOWER: Final = card(
    "watchtower",
    cost=3,
    types=ACTION | REACTION,
    sets=PROSPERITY,
    play=[draw_until(6)],
    gain_in_hand=[trash_or_topdeck_gained()],
)
WORKERS_VILLAGE: Final = card(
    "workers_village", cost=4, types=ACTION, sets=PROSPERITY, play=[plus(cards=1, actions=2, buys=1)]
)

"""Prosperity: 25 kingdom cards. Platinum and Colony are among the basic cards."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.basic_card_numbers import COPPER, CURSE, GOLD
from bastide.games.dominion.rules.cards.card_registration import card
from bastide.games.dominion.rules.cards.printed_card import (
    ACTION,
    ATTACK,
    BOUGHT,
    BUYING_IN_PLAY,
    GAINING_IN_HAND,
    GAINING_IN_PLAY,
    REACTION,
    TREASURE,
    VICTORY,
)
from bastide.games.dominion.rules.effects.automatic_effects import (
    DigFor,
    DiscardRevealed,
    GainA,
    GainACopy,
    PlayIt,
    Plus,
    PlusAsMany,
    RevealTop,
    TopdeckGained,
    TrashInPlay,
)
from bastide.games.dominion.rules.effects.choice_effects import DrawUntil, Gain, NameACard
from bastide.games.dominion.rules.effects.choice_shorthands import (
    discard_any,
    discard_down_to,
    may_discard_a,
    may_discard_two,
    may_play_from_hand,
    may_reveal,
    may_trash,
    put_back,
    take_any,
    trash,
    trash_any,
    trash_or_discard_revealed,
    trash_or_topdeck_gained,
)
from bastide.games.dominion.rules.effects.effect_amounts import (
    EMPTY_PILES,
    THAT_MANY,
    TOKENS_ON_MAT,
    CostOfThose,
    InPlay,
)
from bastide.games.dominion.rules.effects.effect_base import EachOther, When, WhenBuying

PROSPERITY: Final = ["prosperity"]

BANK: Final = card("bank", cost=7, types=TREASURE, sets=PROSPERITY, play=[PlusAsMany(coins=InPlay(TREASURE))])
BISHOP: Final = card(
    "bishop",
    cost=4,
    types=ACTION,
    sets=PROSPERITY,
    play=[
        Plus(coins=1, tokens=1),
        trash(),
        PlusAsMany(tokens=CostOfThose(divided_by=2)),
        EachOther(may_trash()),
    ],
)
CITY: Final = card(
    "city",
    cost=5,
    types=ACTION,
    sets=PROSPERITY,
    play=[
        Plus(cards=1, actions=2),
        When(EMPTY_PILES, [Plus(cards=1)], least=1),
        When(EMPTY_PILES, [Plus(coins=1, buys=1)], least=2),
    ],
)
CONTRABAND: Final = card(
    "contraband", cost=5, types=TREASURE, sets=PROSPERITY, coins=3, play=[Plus(buys=1), NameACard()]
)
COUNTING_HOUSE: Final = card("counting_house", cost=5, types=ACTION, sets=PROSPERITY, play=[take_any(only=COPPER)])
EXPAND: Final = card(
    "expand",
    cost=7,
    types=ACTION,
    sets=PROSPERITY,
    play=[trash(), When(THAT_MANY, [Gain(limit=CostOfThose(plus=3))])],
)
FORGE: Final = card(
    "forge", cost=7, types=ACTION, sets=PROSPERITY, play=[trash_any(), Gain(limit=CostOfThose(), exactly=True)]
)
GOONS: Final = card(
    "goons",
    cost=6,
    types=ACTION | ATTACK,
    sets=PROSPERITY,
    play=[Plus(buys=1, coins=2), EachOther(discard_down_to(3))],
    on={BUYING_IN_PLAY: [Plus(tokens=1)]},
)
GRAND_MARKET: Final = card(
    "grand_market",
    cost=6,
    types=ACTION,
    sets=PROSPERITY,
    play=[Plus(cards=1, actions=1, buys=1, coins=2)],
    forbidden_with=COPPER,
)
HOARD: Final = card(
    "hoard",
    cost=6,
    types=TREASURE,
    sets=PROSPERITY,
    coins=2,
    on={BUYING_IN_PLAY: [WhenBuying(GainA(GOLD), types=VICTORY)]},
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
    play=[DigFor(TREASURE), trash_or_discard_revealed(TREASURE), DiscardRevealed()],
)
MINT: Final = card(
    "mint",
    cost=5,
    types=ACTION,
    sets=PROSPERITY,
    play=[may_reveal(TREASURE), GainACopy()],
    on={BOUGHT: [TrashInPlay(TREASURE)]},
)
MONUMENT: Final = card("monument", cost=4, types=ACTION, sets=PROSPERITY, play=[Plus(coins=2, tokens=1)])
MOUNTEBANK: Final = card(
    "mountebank",
    cost=5,
    types=ACTION | ATTACK,
    sets=PROSPERITY,
    play=[
        Plus(coins=2),
        EachOther(may_discard_a(CURSE), When(THAT_MANY, [GainA(CURSE), GainA(COPPER)], least=0, most=0)),
    ],
)
PEDDLER: Final = card(
    "peddler",
    cost=8,
    types=ACTION,
    sets=PROSPERITY,
    play=[Plus(cards=1, actions=1, coins=1)],
    cheaper_per=ACTION,
    cheaper_by=2,
)
QUARRY: Final = card("quarry", cost=4, types=TREASURE, sets=PROSPERITY, coins=1, discounts=ACTION, discount=2)
RABBLE: Final = card(
    "rabble",
    cost=5,
    types=ACTION | ATTACK,
    sets=PROSPERITY,
    play=[Plus(cards=3), EachOther(RevealTop(3), DiscardRevealed(ACTION | TREASURE), put_back())],
)
ROYAL_SEAL: Final = card(
    "royal_seal", cost=5, types=TREASURE, sets=PROSPERITY, coins=2, on={GAINING_IN_PLAY: [TopdeckGained()]}
)
TALISMAN: Final = card(
    "talisman",
    cost=4,
    types=TREASURE,
    sets=PROSPERITY,
    coins=1,
    on={BUYING_IN_PLAY: [WhenBuying(GainACopy(), but=VICTORY, most_cost=4)]},
)
TRADE_ROUTE: Final = card(
    "trade_route",
    cost=3,
    types=ACTION,
    sets=PROSPERITY,
    play=[Plus(buys=1), PlusAsMany(coins=TOKENS_ON_MAT), trash()],
    pile_tokens=True,
)
VAULT: Final = card(
    "vault",
    cost=5,
    types=ACTION,
    sets=PROSPERITY,
    play=[
        Plus(cards=2),
        discard_any(),
        PlusAsMany(coins=THAT_MANY),
        EachOther(may_discard_two(), When(THAT_MANY, [Plus(cards=1)], least=2)),
    ],
)
VENTURE: Final = card(
    "venture",
    cost=5,
    types=TREASURE,
    sets=PROSPERITY,
    coins=1,
    play=[DigFor(TREASURE), DiscardRevealed(but_those=True), PlayIt()],
)
WATCHTOWER: Final = card(
    "watchtower",
    cost=3,
    types=ACTION | REACTION,
    sets=PROSPERITY,
    play=[DrawUntil(6)],
    on={GAINING_IN_HAND: [trash_or_topdeck_gained()]},
)
WORKERS_VILLAGE: Final = card(
    "workers_village", cost=4, types=ACTION, sets=PROSPERITY, play=[Plus(cards=1, actions=2, buys=1)]
)

"""The words that card texts are written in: each is an effect, a question or a number."""

from __future__ import annotations

from bastide.games.dominion.rules.actions import DISCARD, GAIN, PLAY, REVEAL, TAKE, TOPDECK, TRASH
from bastide.games.dominion.rules.amounts import (
    Amount,
    CostOfThose,
    EmptyPiles,
    Fixed,
    HandAbove,
    Handled,
    InPlay,
    TokensOnMat,
)
from bastide.games.dominion.rules.asks import (
    ASK_DISCARD,
    ASK_GAIN_TRASHED,
    ASK_PLAY,
    ASK_PUT_BACK,
    ASK_REVEAL,
    ASK_SENTRY,
    ASK_SPY,
    ASK_TAKE,
    ASK_TOPDECK,
    ASK_TRASH,
    ASK_TRASH_OR_DISCARD,
    ASK_TRASH_REVEALED,
    ASK_WATCHTOWER,
)
from bastide.games.dominion.rules.card import ANY_TYPE
from bastide.games.dominion.rules.choices import (
    ATTACKER,
    GAINED,
    HAND,
    PILE,
    REVEALED,
    THOSE,
    Choose,
    DrawUntil,
    Gain,
    MayDiscardDeck,
    NameCard,
)
from bastide.games.dominion.rules.effects import (
    TO_DISCARD,
    DigFor,
    DiscardRevealed,
    DiscardTop,
    EachPlayer,
    Effect,
    FirstPlayBonus,
    GainCard,
    GainCopy,
    PlayFound,
    Plus,
    PlusCounted,
    RevealHand,
    RevealTop,
    Sequence,
    TakeRevealed,
    TopdeckGained,
    TrashInPlay,
    TrashThis,
    When,
    WhenBuying,
)

# -- how many -----------------------------------------------------------------------------------


def any_number() -> Amount:
    return Fixed(1000)


def that_many() -> Amount:
    return Handled()


def cost_of_it(plus: int = 0, divided_by: int = 1) -> Amount:
    return CostOfThose(divided_by, plus)


def all_but(size: int) -> Amount:
    return HandAbove(size)


def in_play(types: int) -> Amount:
    return InPlay(types)


def empty_piles() -> Amount:
    return EmptyPiles()


def tokens_on_mat() -> Amount:
    return TokensOnMat()


# -- what happens -------------------------------------------------------------------------------


def plus(cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0, tokens: int = 0) -> Effect:
    return Plus(cards, actions, buys, coins, tokens)


def plus_counted(cards: Amount | None = None, coins: Amount | None = None, tokens: Amount | None = None) -> Effect:
    return PlusCounted(cards, coins, tokens)


def when(amount: Amount, then: list[Effect], least: int = 1, most: int = 1000) -> Effect:
    return When(amount, least, most, Sequence(then))


def each_other(*then: Effect, collect: bool = False) -> Effect:
    return EachPlayer(Sequence(list(then), collect), False)


def each_player(*then: Effect) -> Effect:
    return EachPlayer(Sequence(list(then)), True)


def reveal_top(count: int) -> Effect:
    return RevealTop(count, True)


def look_at_top(count: int) -> Effect:
    return RevealTop(count, False)


def dig_for(types: int, count: int = 1) -> Effect:
    return DigFor(types, count)


def discard_revealed(types: int = ANY_TYPE) -> Effect:
    return DiscardRevealed(types, False)


def discard_the_others() -> Effect:
    return DiscardRevealed(ANY_TYPE, True)


def take_those() -> Effect:
    return TakeRevealed()


def play_it() -> Effect:
    return PlayFound()


def discard_top(types: int) -> Effect:
    return DiscardTop(types)


def gain_a(number: int, place: int = TO_DISCARD) -> Effect:
    return GainCard(number, place)


def gain_a_copy() -> Effect:
    return GainCopy()


def trash_this() -> Effect:
    return TrashThis()


def trash_in_play(types: int) -> Effect:
    return TrashInPlay(types)


def reveal_hand() -> Effect:
    return RevealHand()


def first_play_bonus(number: int, coins: int) -> Effect:
    return FirstPlayBonus(number, coins)


def when_buying(*then: Effect, types: int = ANY_TYPE, but: int = 0, most_cost: int = 1000) -> Effect:
    return WhenBuying(types, but, most_cost, Sequence(list(then)))


def topdeck_gained() -> Effect:
    return TopdeckGained()


# -- what is asked ------------------------------------------------------------------------------


def discard_any() -> Effect:
    return Choose(ASK_DISCARD, [DISCARD], HAND, any_number(), False)


def discard(number: Amount) -> Effect:
    return Choose(ASK_DISCARD, [DISCARD], HAND, number, True)


def may_discard_a(only: int) -> Effect:
    return Choose(ASK_DISCARD, [DISCARD], HAND, Fixed(1), False, only=only)


def may_discard_two() -> Effect:
    """Both or none; who has a single card may discard that."""
    return Choose(ASK_DISCARD, [DISCARD], HAND, Fixed(2), False, both_or_none=True)


def trash(types: int = ANY_TYPE, only: int = -1) -> Effect:
    return Choose(ASK_TRASH, [TRASH], HAND, Fixed(1), True, types, only)


def may_trash(types: int = ANY_TYPE, only: int = -1) -> Effect:
    return Choose(ASK_TRASH, [TRASH], HAND, Fixed(1), False, types, only)


def trash_up_to(number: int) -> Effect:
    return Choose(ASK_TRASH, [TRASH], HAND, Fixed(number), False)


def trash_any() -> Effect:
    return Choose(ASK_TRASH, [TRASH], HAND, any_number(), False)


def topdeck_from_hand(types: int = ANY_TYPE, openly: bool = False) -> Effect:
    return Choose(ASK_TOPDECK, [TOPDECK], HAND, Fixed(1), True, types, openly=openly)


def may_topdeck_from_pile() -> Effect:
    return Choose(ASK_TOPDECK, [TOPDECK], PILE, Fixed(1), False)


def put_back() -> Effect:
    """Put what lies revealed back on the deck, in an order of the owner's choice."""
    return Choose(ASK_PUT_BACK, [TOPDECK], REVEALED, any_number(), True)


def trash_discard_or_put_back() -> Effect:
    return Choose(ASK_SENTRY, [TRASH, DISCARD, TOPDECK], REVEALED, any_number(), True)


def you_discard_or_put_back() -> Effect:
    return Choose(ASK_SPY, [DISCARD, TOPDECK], REVEALED, Fixed(1), True, by=ATTACKER)


def trash_revealed(types: int, but: int = -1) -> Effect:
    return Choose(ASK_TRASH_REVEALED, [TRASH], REVEALED, Fixed(1), True, types, but=but)


def you_trash_revealed(types: int) -> Effect:
    return Choose(ASK_TRASH_REVEALED, [TRASH], REVEALED, Fixed(1), True, types, by=ATTACKER)


def trash_or_discard_revealed(types: int) -> Effect:
    return Choose(ASK_TRASH_OR_DISCARD, [TRASH, DISCARD], REVEALED, Fixed(1), True, types)


def play_from_hand(types: int, times: int) -> Effect:
    return Choose(ASK_PLAY, [PLAY], HAND, Fixed(1), True, types, times=times)


def may_play_from_hand(types: int, times: int) -> Effect:
    return Choose(ASK_PLAY, [PLAY], HAND, Fixed(1), False, types, times=times)


def may_play_it() -> Effect:
    return Choose(ASK_PLAY, [PLAY], THOSE, Fixed(1), False)


def may_reveal(types: int) -> Effect:
    return Choose(ASK_REVEAL, [REVEAL], HAND, Fixed(1), False, types)


def take_any(only: int) -> Effect:
    return Choose(ASK_TAKE, [TAKE], PILE, any_number(), False, only=only)


def gain_any_of_those() -> Effect:
    return Choose(ASK_GAIN_TRASHED, [GAIN], THOSE, any_number(), False)


def trash_or_topdeck_gained() -> Effect:
    return Choose(ASK_WATCHTOWER, [TRASH, TOPDECK], GAINED, Fixed(1), True)


def gain(up_to: int, place: int = TO_DISCARD) -> Effect:
    return Gain(Fixed(up_to), False, ANY_TYPE, place)


def gain_up_to(limit: Amount, types: int = ANY_TYPE, place: int = TO_DISCARD) -> Effect:
    return Gain(limit, False, types, place)


def gain_exactly(cost: Amount) -> Effect:
    return Gain(cost, True, ANY_TYPE, TO_DISCARD)


def name_a_card() -> Effect:
    return NameCard()


def may_discard_deck() -> Effect:
    return MayDiscardDeck()


def draw_until(size: int, may_set_aside: int = 0) -> Effect:
    return DrawUntil(size, may_set_aside)

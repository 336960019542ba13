"""Parts of card scripts that several cards share."""

from __future__ import annotations

from reference_engines.dominion.gain_and_buy import PILE, gain
from reference_engines.dominion.play_card import CardPlay, CardScript, play_from_hand
from reference_engines.dominion.printed_cards import ACTION, PRINTED_CARDS, has_type
from reference_engines.dominion.questions import Script, ask_card, discard_from_hand, trash_from_hand
from reference_engines.dominion.table_state import Table


def plus(**given: int) -> CardScript:
    """Return the script of a card that only gives +Cards, +Actions, +Buys, +coins or tokens."""

    def script(play: CardPlay) -> Script[None]:
        play.plus(**given)
        yield from ()

    return script


def add_treasure_coins(play: CardPlay) -> None:
    """Add the fixed coins of a Treasure, and the bonus of Merchants for the first Silver."""
    play.plus(coins=PRINTED_CARDS[play.card].pays)
    if play.card == "silver":
        play.plus(coins=play.table.first_silver_bonus)
        play.table.first_silver_bonus = 0
        play.table.silver_played = True


def treasure(play: CardPlay) -> Script[None]:
    """Script of a Treasure that only gives coins when it is played."""
    add_treasure_coins(play)
    yield from ()


def gain_up_to(table: Table, player: int, most: int, kind: str = "", to: str = PILE) -> Script[None]:
    """Gain a card of the player's choice; mandatory if there is one."""
    card = yield from ask_card(player, "gain", table.gainable_cards(most, kind))
    yield from gain(table, player, card, to)


def trash_and_gain(play: CardPlay, more: int) -> Script[None]:
    """Trash a card of the hand and gain one that costs up to ``more`` more."""
    for card in (yield from trash_from_hand(play.table, play.player, 1, 1)):
        yield from gain_up_to(play.table, play.player, play.table.cost(card) + more)


def discard_down_to_three(play: CardPlay) -> Script[None]:
    for victim in play.victims:
        surplus = max(len(play.table.seats[victim].hand) - 3, 0)
        yield from discard_from_hand(play.table, victim, surplus, surplus)


def play_several_times(play: CardPlay, times: int, optional: bool) -> Script[None]:
    """Choose an Action of the hand and play it ``times`` times."""
    actions = [card for card in play.seat.hand if has_type(card, ACTION)]
    card = yield from ask_card(play.player, "play", actions, optional)
    if card:
        yield from play_from_hand(play.table, play.player, card, times)

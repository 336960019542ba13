"""Playing a card: put it into play, ask for Reactions to an Attack, then run its script."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from reference_engines.dominion.printed_cards import ATTACK, has_type
from reference_engines.dominion.questions import DONE, Script, ask
from reference_engines.dominion.table_state import Table


class CardPlay:
    """A card that is being played, possibly several times."""

    def __init__(self, table: Table, player: int, card: str) -> None:
        self.table = table
        self.player = player
        self.card = card
        self.seat = table.seats[player]
        self.seat.in_play.append(card)
        #: Whether the card is still in play.
        self.is_in_play = True
        #: The opponents affected by this play, in turn order.
        self.victims: list[int] = []

    def plus(self, cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0, tokens: int = 0) -> None:
        self.table.draw(self.player, cards)
        self.table.actions += actions
        self.table.buys += buys
        self.table.coins += coins
        self.seat.tokens += tokens


CardScript: TypeAlias = Callable[[CardPlay], Script[None]]

#: The scripts of all playable cards, found by ``script_discovery``.
CARD_SCRIPTS: dict[str, CardScript] = {}


def run_card_script(play: CardPlay) -> Script[None]:
    """Run the script of a card in play once. Reactions are asked for each time."""
    play.victims = play.table.opponents(play.player)
    if has_type(play.card, ATTACK):
        play.victims = []
        for opponent in play.table.opponents(play.player):
            holds_moat = "moat" in play.table.seats[opponent].hand
            if (yield from ask(opponent, [DONE, "use moat"] if holds_moat else [DONE])) == DONE:
                play.victims.append(opponent)
    yield from CARD_SCRIPTS[play.card](play)


def play_from_hand(table: Table, player: int, card: str, times: int = 1) -> Script[None]:
    table.seats[player].hand.remove(card)
    yield from put_into_play(table, player, card, times)


def put_into_play(table: Table, player: int, card: str, times: int = 1) -> Script[None]:
    """Play a card that was already removed from its zone."""
    play = CardPlay(table, player, card)
    for _ in range(times):
        yield from run_card_script(play)

"""Playing a card: into play, Reactions to an Attack, then its text."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from reference_engines.dominion.asking import DONE, Script, ask
from reference_engines.dominion.cards import ATTACK, has
from reference_engines.dominion.table import Table


class Play:
    """One card being played, perhaps several times over."""

    def __init__(self, table: Table, player: int, card: str) -> None:
        self.table = table
        self.player = player
        self.card = card
        self.seat = table.seats[player]
        self.seat.in_play.append(card)
        #: Whether the card still lies where it was put when it was played.
        self.is_in_play = True
        #: The opponents whom this play's text affects, from the left.
        self.victims: list[int] = []

    def plus(self, cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0, tokens: int = 0) -> None:
        self.table.draw(self.player, cards)
        self.table.actions += actions
        self.table.buys += buys
        self.table.coins += coins
        self.seat.tokens += tokens


Text: TypeAlias = Callable[[Play], Script[None]]

#: The text of every card that can be played; the files of the sets write theirs into it.
TEXTS: dict[str, Text] = {}


def text(of: str) -> Callable[[Text], Text]:
    """Marks the text of a card."""

    def enter(script: Text) -> Text:
        TEXTS[of] = script
        return script

    return enter


def plus_text(of: str, **given: int) -> None:
    """Enter the text of a card that gives nothing but plus."""

    def script(play: Play) -> Script[None]:
        play.plus(**given)
        yield from ()

    TEXTS[of] = script


def carry_out(play: Play) -> Script[None]:
    """One play of a card that lies in play. Each has its own window for Reactions."""
    play.victims = play.table.opponents(play.player)
    if has(play.card, ATTACK):
        play.victims = []
        for opponent in play.table.opponents(play.player):
            holds_moat = "moat" in play.table.seats[opponent].hand
            if (yield from ask(opponent, [DONE, "use moat"] if holds_moat else [DONE])) == DONE:
                play.victims.append(opponent)
    yield from TEXTS[play.card](play)


def play_from_hand(table: Table, player: int, card: str, times: int = 1) -> Script[None]:
    table.seats[player].hand.remove(card)
    yield from put_into_play(table, player, card, times)


def put_into_play(table: Table, player: int, card: str, times: int = 1) -> Script[None]:
    """Play a card that has just been taken from where it was."""
    play = Play(table, player, card)
    for _ in range(times):
        yield from carry_out(play)

"""Questions of card scripts: a script yields a player with the legal answers, and receives the answer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import TypeAlias, TypeVar

from reference_engines.dominion.printed_cards import has_type
from reference_engines.dominion.table_state import Table

Question: TypeAlias = tuple[int, list[str]]
T = TypeVar("T")
#: A procedure that asks questions on its way.
Script: TypeAlias = Generator[Question, str, T]

DONE = "done"


def ask(player: int, answers: Iterable[str]) -> Script[str]:
    """Ask a player a question; a question with a single answer is answered automatically."""
    different = sorted(set(answers))
    if len(different) == 1:
        return different[0]
    return (yield player, different)


def ask_card(player: int, verb: str, cards: Iterable[str], optional: bool = False) -> Script[str]:
    """Ask for one of these cards; returns an empty string if there is none or the player declines."""
    answers = [f"{verb} {card}" for card in cards]
    if not answers:
        return ""
    answer = yield from ask(player, [*answers, DONE] if optional else answers)
    return "" if answer == DONE else card_of_answer(answer)


def card_of_answer(answer: str) -> str:
    """Return the card of an answer."""
    return answer.rpartition(" ")[2]


def discard_from_hand(table: Table, player: int, least: int, most: int) -> Script[int]:
    """Let a player discard cards of the hand together. Returns their number."""
    seat = table.seats[player]
    least, most = min(least, len(seat.hand)), min(most, len(seat.hand))
    if least == len(seat.hand):
        seat.discard_pile.put_layer(seat.hand)
        seat.hand = []
        return least
    while len(seat.pending_discards) < most:
        card = yield from ask_card(player, "discard", seat.hand, optional=len(seat.pending_discards) >= least)
        if not card:
            break
        seat.hand.remove(card)
        seat.pending_discards.append(card)
    count = len(seat.pending_discards)
    table.discard_chosen(player)
    return count


def trash_from_hand(
    table: Table,
    player: int,
    least: int,
    most: int,
    fits: Callable[[str], bool] = lambda card: True,
) -> Script[list[str]]:
    """Let a player trash cards of the hand one after the other. Returns them."""
    seat = table.seats[player]
    trashed: list[str] = []
    while len(trashed) < most:
        fitting = [card for card in seat.hand if fits(card)]
        card = yield from ask_card(player, "trash", fitting, optional=len(trashed) >= least)
        if not card:
            break
        table.trash_from(seat.hand, card)
        trashed.append(card)
    return trashed


def has_type_test(kind: str) -> Callable[[str], bool]:
    return lambda card: has_type(card, kind)

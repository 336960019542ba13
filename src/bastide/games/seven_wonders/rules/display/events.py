"""Journal events of 7 Wonders. Other players see a face-down card as ``hidden``."""

from __future__ import annotations

from typing import Final

from bastide.core.journal import Journal
from bastide.core.plain import Plain
from bastide.games.seven_wonders.rules.city.city import City

HIDDEN: Final = "hidden"


def note_age_begun(journal: Journal, age: int) -> None:
    """Record the start of an Age."""
    journal.note("age", {"age": age})


def note_chosen(journal: Journal, player: int, meaning: dict[str, Plain]) -> None:
    """Record a secret choice; only the player sees it."""
    journal.note("choose", {"player": player}, {"choice": meaning}, [player])


def note_side_taken(journal: Journal, player: int, board: str, side: str) -> None:
    """Record the side that a player uses."""
    journal.note("side", {"player": player, "board": board, "side": side})


def note_spent(journal: Journal, player: int, coins: int) -> None:
    """Record coins paid to the bank."""
    journal.note("spend", {"player": player, "coins": coins})


def note_earned(journal: Journal, player: int, coins: int) -> None:
    """Record coins received from the bank."""
    journal.note("earn", {"player": player, "coins": coins})


def note_traded(journal: Journal, buyer: int, seller: int, coins: int, resources: list[Plain]) -> None:
    """Record coins paid to a neighbour for resources."""
    journal.note("trade", {"player": buyer, "other_player": seller, "coins": coins, "resources": resources})


def note_constructed(journal: Journal, player: int, card: str) -> None:
    """Record a constructed card."""
    journal.note("build", {"player": player, "card": card})


def note_dug(journal: Journal, player: int, card: str) -> None:
    """Record a card constructed from the discard pile."""
    journal.note("dig", {"player": player, "card": card})


def note_nothing_dug(journal: Journal, player: int) -> None:
    """Record that a player left the discard pile alone."""
    journal.note("dig_nothing", {"player": player})


def note_stage_built(journal: Journal, player: int, board: str, stage: int, card: str) -> None:
    """Record a built stage; only the player sees the card used."""
    open_part: dict[str, Plain] = {"player": player, "board": board, "stage": stage, "card": HIDDEN}
    journal.note("stage", open_part, {"card": card}, [player])


def note_sold(journal: Journal, player: int, card: str) -> None:
    """Record a sold card; only the player sees which."""
    journal.note("sell", {"player": player, "card": HIDDEN}, {"card": card}, [player])


def note_left_over(journal: Journal, player: int, card: str) -> None:
    """Record a card discarded at the end of an Age; only the player sees which."""
    journal.note("left_over", {"player": player, "card": HIDDEN}, {"card": card}, [player])


def note_passed(journal: Journal, direction: str) -> None:
    """Record the passing of the hands to the ``left`` or ``right``."""
    journal.note("pass", {"direction": direction})


def note_fought(journal: Journal, winner: int, loser: int, token: int, cities: list[City]) -> None:
    """Record a won conflict between neighbours."""
    facts: dict[str, Plain] = {
        "player": winner,
        "other_player": loser,
        "shields": int(cities[winner].shields),
        "other_shields": int(cities[loser].shields),
        "points": token,
    }
    journal.note("fight", facts)

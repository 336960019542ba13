"""Journal events of 7 Wonders. Other players see a face-down card as ``hidden``."""

from __future__ import annotations

from typing import Final

from bastide.core.journal import Journal
from bastide.core.json_data import JsonData
from bastide.games.seven_wonders.rules.city.city_state import City

HIDDEN: Final = "hidden"


def add_age_begun_event(journal: Journal, age: int) -> None:
    """Record the start of an Age."""
    journal.add_event("age", {"age": age})


def add_choice_event(journal: Journal, player: int, meaning: dict[str, JsonData]) -> None:
    """Record a secret choice; only the player sees it."""
    journal.add_event("choose", {"player": player}, {"choice": meaning}, [player])


def add_side_taken_event(journal: Journal, player: int, board: str, side: str) -> None:
    """Record the side that a player uses."""
    journal.add_event("side", {"player": player, "board": board, "side": side})


def add_coins_spent_event(journal: Journal, player: int, coins: int) -> None:
    """Record coins paid to the bank."""
    journal.add_event("spend", {"player": player, "coins": coins})


def add_coins_earned_event(journal: Journal, player: int, coins: int) -> None:
    """Record coins received from the bank."""
    journal.add_event("earn", {"player": player, "coins": coins})


def add_trade_event(journal: Journal, buyer: int, seller: int, coins: int, resources: list[JsonData]) -> None:
    """Record coins paid to a neighbour for resources."""
    journal.add_event("trade", {"player": buyer, "other_player": seller, "coins": coins, "resources": resources})


def add_card_constructed_event(journal: Journal, player: int, card: str) -> None:
    """Record a constructed card."""
    journal.add_event("build", {"player": player, "card": card})


def add_card_dug_up_event(journal: Journal, player: int, card: str) -> None:
    """Record a card constructed from the discard pile."""
    journal.add_event("dig", {"player": player, "card": card})


def add_nothing_dug_up_event(journal: Journal, player: int) -> None:
    """Record that a player left the discard pile alone."""
    journal.add_event("dig_nothing", {"player": player})


def add_stage_built_event(journal: Journal, player: int, board: str, stage: int, card: str) -> None:
    """Record a built stage; only the player sees the card used."""
    open_part: dict[str, JsonData] = {"player": player, "board": board, "stage": stage, "card": HIDDEN}
    journal.add_event("stage", open_part, {"card": card}, [player])


def add_card_sold_event(journal: Journal, player: int, card: str) -> None:
    """Record a sold card; only the player sees which."""
    journal.add_event("sell", {"player": player, "card": HIDDEN}, {"card": card}, [player])


def add_card_left_over_event(journal: Journal, player: int, card: str) -> None:
    """Record a card discarded at the end of an Age; only the player sees which."""
    journal.add_event("left_over", {"player": player, "card": HIDDEN}, {"card": card}, [player])


def add_hands_passed_event(journal: Journal, direction: str) -> None:
    """Record the passing of the hands to the ``left`` or ``right``."""
    journal.add_event("pass", {"direction": direction})


def add_conflict_event(journal: Journal, winner: int, loser: int, token: int, cities: list[City]) -> None:
    """Record a won conflict between neighbours."""
    facts: dict[str, JsonData] = {
        "player": winner,
        "other_player": loser,
        "shields": int(cities[winner].shields),
        "other_shields": int(cities[loser].shields),
        "points": token,
    }
    journal.add_event("fight", facts)

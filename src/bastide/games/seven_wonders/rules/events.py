"""What the journal hears. A face-down card is ``hidden`` to everybody but the one who put it there."""

from __future__ import annotations

from typing import Final

from bastide.core.journal import Journal
from bastide.core.plain import Plain
from bastide.games.seven_wonders.rules.city import City

HIDDEN: Final = "hidden"


def age_begun(journal: Journal, age: int) -> None:
    journal.note("age", {"age": age})


def chosen(journal: Journal, player: int, meaning: dict[str, Plain]) -> None:
    journal.note("choose", {"player": player}, {"choice": meaning}, [player])


def side_taken(journal: Journal, player: int, board: str, side: str) -> None:
    journal.note("side", {"player": player, "board": board, "side": side})


def spent(journal: Journal, player: int, coins: int) -> None:
    journal.note("spend", {"player": player, "coins": coins})


def earned(journal: Journal, player: int, coins: int) -> None:
    journal.note("earn", {"player": player, "coins": coins})


def traded(journal: Journal, buyer: int, seller: int, coins: int) -> None:
    journal.note("trade", {"player": buyer, "other_player": seller, "coins": coins})


def constructed(journal: Journal, player: int, card: str) -> None:
    journal.note("build", {"player": player, "card": card})


def dug(journal: Journal, player: int, card: str) -> None:
    journal.note("dig", {"player": player, "card": card})


def nothing_dug(journal: Journal, player: int) -> None:
    journal.note("dig_nothing", {"player": player})


def stage_built(journal: Journal, player: int, board: str, stage: int, card: str) -> None:
    open_part: dict[str, Plain] = {"player": player, "board": board, "stage": stage, "card": HIDDEN}
    journal.note("stage", open_part, {"card": card}, [player])


def sold(journal: Journal, player: int, card: str) -> None:
    journal.note("sell", {"player": player, "card": HIDDEN}, {"card": card}, [player])


def left_over(journal: Journal, player: int, card: str) -> None:
    journal.note("left_over", {"player": player, "card": HIDDEN}, {"card": card}, [player])


def passed(journal: Journal, direction: str) -> None:
    journal.note("pass", {"direction": direction})


def fought(journal: Journal, winner: int, loser: int, token: int, cities: list[City]) -> None:
    facts: dict[str, Plain] = {
        "player": winner,
        "other_player": loser,
        "shields": int(cities[winner].shields),
        "other_shields": int(cities[loser].shields),
        "points": token,
    }
    journal.note("fight", facts)

"""The stored games in ``tests/records`` replay exactly and cover all features; see the README there."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from bastide.core import (
    EXACT,
    SPECTATOR,
    JsonData,
    MultiChoiceOption,
    Outcome,
    Record,
    ReplayResult,
    get_game,
    parse_record,
    replay_record,
)

FOLDER = Path(__file__).parent
NAMES = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.record"))

# Contents of the oldest records. Later additions to a game need no record, so these lists are not derived from the
# installed games.
PLAYERS = {
    "carcassonne": {2, 3, 4, 5, 6},
    "dominion": {1, 2, 3, 4, 5, 6},
    "magpie": {2, 3, 4},
    "seven_wonders": {3, 4, 5, 6, 7},
}
LEVELS = {"random", "easy", "medium", "hard", "expert"}
LISTS = {
    *["all_rounder", "big_money", "big_money_ultimate", "bishop_money", "buylist", "chapel_engine", "chapel_witch"],
    *["colony_money", "council_room", "gardens_rush", "goons", "militia", "monument_money", "mountebank"],
    *["smithy_at_4", "two_smithies", "village_smithy", "witch"],
}
MODULES = {"base", "inns", "traders", "king", "river2", "dragon", "abbey", "bridges", "cult", "count"}
SETS = {"base1", "base2", "prosperity"}
KINGDOMS = {
    *["first_game_1e", "big_money_1e", "interaction_1e", "size_distortion_1e", "village_square_1e"],
    *["first_game_2e", "size_distortion_2e", "deck_top_2e", "sleight_of_hand_2e", "improvements_2e"],
    *["silver_and_gold_2e", "beginners_p", "friendly_interactive_p", "big_actions_p", "biggest_money_1e_p"],
    *["kings_army_1e_p", "good_life_1e_p", "biggest_money_2e_p", "kings_army_2e_p", "good_life_2e_p"],
}
BOARDS = {"alexandria", "babylon", "ephesos", "gizah", "halikarnassos", "olympia", "rhodos"}
#: Actions of Carcassonne, by the first words of the notation.
ACTION_VERBS = {
    *["abbey at", "barn on", "bid", "big farmer", "big heretic", "big highwayman", "big knight", "big monk"],
    *["bridge", "builder on", "buy", "castle", "count to", "dragon", "draw", "fairy to", "farmer on", "give up"],
    *["heretic on", "highwayman on", "home", "knight on", "mayor on", "monk on", "none", "offer", "pass", "pig on"],
    *["place", "points", "portal to", "score", "sell", "send big", "send follower", "send home", "send mayor"],
    *["send wagon", "take", "to", "wagon on", "wagon to"],
}


@dataclass(frozen=True)
class FinishedRecord:
    """A record, the result of replaying it, and the outcome of the game."""

    record: Record
    result: ReplayResult
    view: dict[str, JsonData]
    outcome: Outcome | None

    def lines(self) -> list[str]:
        return [move.text for move in self.record.moves]


def read_record(name: str) -> Record:
    return parse_record(record_text(name))


def record_text(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


@cache
def replay_stored_record(name: str) -> FinishedRecord:
    record = read_record(name)
    result = replay_record(record, get_game(record.game))
    return FinishedRecord(record, result, result.state.view(SPECTATOR), result.state.outcome())


def finished_records_of(game: str) -> list[FinishedRecord]:
    return [replay_stored_record(name) for name in NAMES if name.startswith(f"{game}/")]


@pytest.mark.parametrize("name", NAMES)
def test_stored_record_replays_exactly(name: str) -> None:
    game = replay_stored_record(name)
    assert str(game.result) == EXACT
    assert game.outcome is not None
    assert game.record.game == name.partition("/")[0]
    assert game.record.rules_version == get_game(game.record.game).rules_version


# -- coverage of the folder: may grow, never shrink --


def test_enough_records_are_stored() -> None:
    assert len(NAMES) >= 110


@pytest.mark.parametrize("game", PLAYERS)
def test_records_cover_all_player_counts(game: str) -> None:
    assert {len(one.record.seats) for one in finished_records_of(game)} >= PLAYERS[game]


@pytest.mark.parametrize("game", ["carcassonne", "dominion", "seven_wonders"])
def test_records_cover_bot_levels_and_people(game: str) -> None:
    seats = {seat.partition(":")[0] for one in finished_records_of(game) for seat in one.record.seats}
    assert seats >= LEVELS
    assert seats >= {"Ruth", "Jiří", "Käthe", "רות"}
    if game == "dominion":
        assert seats >= LISTS


def is_shared_victory(outcome: Outcome) -> bool:
    return len(outcome.winners) > 1


def is_broken_tie(outcome: Outcome) -> bool:
    return outcome.scores.count(max(outcome.scores)) > len(outcome.winners)


@pytest.mark.parametrize(
    ("game", "ending"),
    [
        ("carcassonne", is_shared_victory),
        ("dominion", is_shared_victory),
        ("dominion", is_broken_tie),
        ("magpie", is_shared_victory),
        ("seven_wonders", is_shared_victory),
        ("seven_wonders", is_broken_tie),
    ],
)
def test_records_cover_ties(game: str, ending: Callable[[Outcome], bool]) -> None:
    assert any(ending(one.outcome) for one in finished_records_of(game) if one.outcome is not None)


def options_of(game: str, option: str) -> set[str]:
    """Return all texts of an option in the game's records; empty where the record has only the default."""
    return {one.record.options.get(option, "") for one in finished_records_of(game)}


def test_records_cover_options() -> None:
    """Full lists, the name of a preset, and no value at all."""
    kingdoms = {frozenset(text.split(",")) for text in options_of("dominion", "kingdom")}
    recommended = get_game("dominion").option("kingdom")
    assert isinstance(recommended, MultiChoiceOption)
    assert kingdoms >= {frozenset(recommended.presets[name]) for name in KINGDOMS}
    assert options_of("dominion", "kingdom") >= {"first_game_2e", ""}
    assert options_of("dominion", "sets") >= {"base1", "base2", "prosperity", "base1,base2,prosperity", ""}
    assert options_of("dominion", "edition") >= {"1", "2", ""}
    assert options_of("dominion", "mix_editions") >= {"yes", "no", ""}
    assert options_of("dominion", "platinum_colony") >= {"always", "never", ""}
    assert options_of("dominion", "first_player") >= {"0", "2", "5", ""}
    assert options_of("carcassonne", "modules") >= MODULES | {"base,inns,traders", ""}
    assert options_of("carcassonne", "bazaar_no_auction") >= {"yes", "no", ""}
    assert options_of("carcassonne", "count_mayor_wagon_strength") >= {"two", "own", ""}
    assert options_of("seven_wonders", "boards") >= {"alexandria,babylon,ephesos", ""}
    assert options_of("seven_wonders", "sides") >= {"chosen", "day", "night", "day,night,day,night", ""}
    assert options_of("magpie", "hand_size") >= {"1", "2", "3", ""}


# -- Dominion --


def dominion_endings(game: FinishedRecord) -> set[str]:
    """Return the reasons for which a game of Dominion ended."""
    supply = game.view["supply"]
    assert isinstance(supply, dict)
    empty = [pile for pile, left in supply.items() if left == 0]
    limit = 4 if len(game.record.seats) > 4 else 3
    found = {pile for pile in ("province", "colony") if pile in empty}
    return found | ({f"{limit} piles"} if len(empty) >= limit else set())


def test_records_cover_dominion_endings() -> None:
    alone = [dominion_endings(game) for game in finished_records_of("dominion") if game.outcome is not None]
    assert set() not in alone
    for ending in ("province", "colony", "3 piles", "4 piles"):
        assert {ending} in alone


def test_records_cover_all_kingdom_cards() -> None:
    lines = {line for game in finished_records_of("dominion") for line in game.lines()}
    cards = [card for card in get_game("dominion").list_components("cards") if SETS & set(all_strings(card["sets"]))]
    assert len(cards) >= 59
    for card in cards:
        assert f"buy {card['id']}" in lines
        assert f"play {card['id']}" in lines or all_strings(card["types"]) == ["victory"]


def all_strings(data: JsonData) -> list[str]:
    assert isinstance(data, list)
    return [str(word) for word in data]


# -- 7 Wonders --


def test_records_cover_all_boards_and_cards() -> None:
    seen = set[tuple[JsonData, JsonData]]()
    for game in finished_records_of("seven_wonders"):
        cities = game.view["cities"]
        assert isinstance(cities, list)
        for city in cities:
            assert isinstance(city, dict)
            if city["stages"]:
                seen.add((city["board"], city["side"]))
    assert seen >= {(board, side) for board in BOARDS for side in ("day", "night")}
    lines = [line for game in finished_records_of("seven_wonders") for line in game.lines()]
    built = {line.split()[1] for line in lines if line.startswith("build ")}
    assert len(built) >= 78
    assert {line.split()[0] for line in lines} >= {"build", "choose", "dig", "sell", "stage"}


# -- Carcassonne --


def modules_of(game: FinishedRecord) -> set[str]:
    """Return the modules of a game, including randomly drawn ones."""
    return {rule for rule in all_strings(game.view["rules"]) if "=" not in rule}


def test_records_cover_module_combinations() -> None:
    played = [modules_of(game) for game in finished_records_of("carcassonne")]
    for module in MODULES:
        assert {"base", module} in played
    assert played.count(MODULES) >= 5
    assert len([modules for modules in played if 2 < len(modules) < len(MODULES)]) >= 6


def test_records_cover_all_carcassonne_actions() -> None:
    assert {action_verb(line) for game in finished_records_of("carcassonne") for line in game.lines()} >= ACTION_VERBS


def action_verb(line: str) -> str:
    """Return the verb of a Carcassonne move, without tiles, numbers and directions."""
    first, _, rest = line.partition(" ")
    second = rest.partition(" ")[0]
    return f"{first} {second}" if f"{first} {second}" in ACTION_VERBS else first


def has_last_abbey(game: FinishedRecord) -> bool:
    """Whether a player placed an abbey after another player had placed the last tile."""
    placed = max(number for number, line in enumerate(game.lines()) if line.startswith("place "))
    who = game.record.moves[placed].player
    return any(move.text.startswith("abbey at") and move.player != who for move in game.record.moves[placed + 1 :])


def has_last_redeployment(game: FinishedRecord) -> bool:
    """Whether a meeple moved from Carcassonne to a field, which is scored only at the end."""
    lines = game.lines()
    return any(re.match(r"to -?\d", line) and " on field " in then for line, then in pairwise(lines))


def has_discarded_tile(game: FinishedRecord) -> bool:
    """Whether a tile fitted nowhere and left the game."""
    return bool(game.view["removed"])


@pytest.mark.parametrize("ending", [has_last_abbey, has_last_redeployment, has_discarded_tile])
def test_records_cover_carcassonne_endings(ending: Callable[[FinishedRecord], bool]) -> None:
    assert any(ending(game) for game in finished_records_of("carcassonne"))

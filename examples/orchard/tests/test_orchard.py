"""Tests of the extension. Run them with pytest, with the package installed."""

from __future__ import annotations

import pytest

from bastide.core import Record, Recorder, Rng, get_game, parse_record, replay_record
from bastide.games.carcassonne.rules.position_parser import make_position
from bastide.games.dominion import DominionSeat
from bastide.games.dominion.rules.position_parser import apply_notations, build_position, buy_phase_turn
from bastide.games.seven_wonders import SevenWondersSeat
from bastide.games.seven_wonders.rules.position_parser import parse_position as parse_cities
from bastide.locale import Catalogue

POMONA = """players: 3
age: 3
turn: 5
city 0: pomona night, 2 stages, 5 coins, gardeners-guild altar theater marketplace lumber-yard
city 1: gizah day, 0 stages, 2 coins, stone-pit
city 2: rhodos day, 0 stages, 6 coins, ore-vein loom-1
hand 0: lodge
"""
KINGDOM = "beekeeper,cider_press,cellar,market,militia,mine,moat,smithy,village,workshop"


def test_beekeeper_draws_two_cards_and_may_trash_one() -> None:
    state = build_position(hands={0: "beekeeper curse"}, decks={0: "gold silver copper"})
    apply_notations(state, "play beekeeper", "trash curse")
    seat = state.seat(0)
    assert isinstance(seat, DominionSeat)
    assert seat.hand() == {"gold": 1, "silver": 1}
    assert (seat.buys(), seat.count("curse")) == (2, 0)


def test_buyer_of_cider_press_gains_a_silver() -> None:
    state = build_position(supply={"cider_press": 10}, turn=buy_phase_turn(coins=5))
    seat = state.seat(0)
    assert isinstance(seat, DominionSeat)
    before = seat.count("silver")
    apply_notations(state, "buy cider_press")
    assert (seat.count("cider_press"), seat.count("silver")) == (1, before + 1)


def lay_last_tile_of_road(board: str) -> list[int]:
    """Lay a crossing at the east end of a road with a follower of player 1. Return the points."""
    state = make_position(f"{board}\nblue highwayman on road 0 at 1,0", "w b", "longroad")
    state.apply(0, state.parse_action(0, f"place base_w_crossing_esw at {len(board.split())},0 north"))
    state.apply(0, state.parse_action(0, "none"))
    return state.scores()


def test_completed_long_road_scores_double() -> None:
    assert lay_last_tile_of_road("w longroad_road_ew u u") == [0, 10]
    assert lay_last_tile_of_road("w longroad_road_ew u") == [0, 4], "a road of four tiles is not long"


def test_cider_house_takes_the_place_of_the_tavern() -> None:
    game = get_game("seven_wonders")
    state = game.new_state(4, {"sides": "day", "added_cards": "cider-house"}, seed=1)
    dealt = [card for seat in map(state.seat, range(4)) if isinstance(seat, SevenWondersSeat) for card in seat.hand()]
    assert (dealt.count("cider-house"), dealt.count("tavern"), len(dealt)) == (1, 0, 28)


def test_gardeners_guild_and_stage_of_pomona_score() -> None:
    state, _ = parse_cities(POMONA)
    points = state.seat_metrics(0)
    assert (points["guilds"], points["wonder"]) == (3, 2 + 3), "3 blue or yellow cards; 3 brown cards nearby"


def record_random_game(game: str, players: int, options: dict[str, bool | int | str | list[str]]) -> Record:
    recorder = Recorder(get_game(game), players, options, 5)
    rng = Rng(5)
    while not recorder.state.is_over():
        player = recorder.state.next_player_to_act()
        recorder.apply(player, recorder.state.random_action(player, rng))
    return parse_record(recorder.to_record().to_text())


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("dominion", 2, {"kingdom": KINGDOM}),
        ("carcassonne", 2, {"modules": "longroad"}),
        ("seven_wonders", 3, {"boards": "pomona,gizah,rhodos"}),
        ("seven_wonders", 3, {"added_cards": "gardeners-guild"}),
    ],
)
def test_record_names_the_package(game: str, players: int, options: dict[str, bool | int | str | list[str]]) -> None:
    record = record_random_game(game, players, options)
    assert record.needs == ["bastide-orchard 1.0.0"]
    assert replay_record(record, get_game(game)).verdict == "exact"


def test_record_without_added_cards_does_not_mention_them() -> None:
    record = record_random_game("seven_wonders", 3, {})
    assert (record.needs, sorted(record.options)) == ([], ["boards", "sides"])


def test_every_language_has_all_texts() -> None:
    for language in ("en", "de", "he", "cs"):
        words = Catalogue(language)
        for message in (
            "seven_wonders-board-pomona",
            "seven_wonders-board-pomona.day",
            "seven_wonders-board-pomona.night",
            "seven_wonders-card-cider-house.text",
            "seven_wonders-card-gardeners-guild.text",
            "dominion-card-beekeeper",
            "dominion-card-beekeeper.text",
            "dominion-card-cider_press",
            "dominion-card-cider_press.text",
            "dominion-set-orchard",
            "carcassonne-option-modules-longroad",
            "carcassonne-module-longroad",
        ):
            assert words.is_translated(message), (language, message)

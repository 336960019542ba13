"""Tests of the extension. Run them with pytest, with the package installed."""

from __future__ import annotations

from bastide.core import Recorder, Rng, get_game, parse_record, replay_record
from bastide.games.carcassonne.rules.position_parser import make_position
from bastide.games.dominion import DominionSeat
from bastide.games.dominion.rules.position_parser import apply_notations, build_position, buy_phase_turn
from bastide.locale import Catalogue

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


def test_record_names_the_package() -> None:
    recorder = Recorder(get_game("dominion"), 2, {"kingdom": KINGDOM}, 5)
    rng = Rng(5)
    while not recorder.state.is_over():
        player = recorder.state.next_player_to_act()
        recorder.apply(player, recorder.state.random_action(player, rng))
    record = parse_record(recorder.to_record().to_text())
    assert record.needs == ["bastide-orchard 1.0.0"]
    assert replay_record(record, get_game("dominion")).verdict == "exact"


def test_every_language_has_all_texts() -> None:
    for language in ("en", "de", "he", "cs"):
        words = Catalogue(language)
        for message in (
            "dominion-card-beekeeper",
            "dominion-card-beekeeper.text",
            "dominion-card-cider_press",
            "dominion-card-cider_press.text",
            "dominion-set-orchard",
            "carcassonne-option-modules-longroad",
            "carcassonne-module-longroad",
        ):
            assert words.is_translated(message), (language, message)

"""Turn histories: recording, summing, and charts in reports."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bastide.bots import make_bot
from bastide.cli.app import run_command_line
from bastide.core import get_game
from bastide.games.dominion.rules.action_space import END_TURN, PLAY_TREASURES
from bastide.sim.game_result import GameResult, play_with_statistics
from bastide.sim.game_series import GameSeries
from bastide.sim.simulate_series import simulate, simulate_with_statistics
from bastide.sim.turn_metrics_recorder import TurnRecorder

SIMULATE = ["--lang", "en", "simulate", "dominion"]


def play_for_turns(game_id: str, bots: list[str], seed: int = 1) -> GameResult:
    game = get_game(game_id)
    state = game.new_state(len(bots), {}, seed)
    return play_with_statistics(game, state, [make_bot(name, game, 0) for name in bots], state.apply)


def test_dominion_turn_is_recorded_at_its_end() -> None:
    """Coins are counted before anything is bought, Actions when the Buy phase begins."""
    state = get_game("dominion").new_state(2, {"first_player": "0"}, 1)
    watch = TurnRecorder(state)
    for action in (PLAY_TREASURES, END_TURN):
        watch.before_action(0)
        state.apply(0, action)
        watch.after_action()
    (coins,) = watch.histories[0]["coins"]
    assert coins in (2.0, 3.0, 4.0, 5.0)
    assert watch.histories[0] == {"points": [3.0], "coins": [coins], "actions": [1.0], "cards": [10.0]}
    assert watch.histories[1] == {}


def test_every_dominion_turn_is_recorded_once() -> None:
    game = play_for_turns("dominion", ["big_money", "one_smithy"])
    for seat in range(2):
        course = game.turn_histories[seat]
        assert set(course) == {"points", "coins", "actions", "cards"}
        assert {len(values) for values in course.values()} == {int(game.seat_metrics[seat]["turns"])}
        assert course["points"][-1] == game.scores[seat]
        assert course["cards"][-1] == game.seat_metrics[seat]["cards"]


def test_seven_wonders_turn_is_recorded_for_all_players() -> None:
    game = play_for_turns("seven_wonders", ["random", "random", "random"])
    for seat in range(3):
        course = game.turn_histories[seat]
        assert {len(values) for values in course.values()} == {18}
        assert {name: values[-1] for name, values in course.items()} == {
            "points": game.scores[seat],
            **game.seat_metrics[seat],
        }
        # battles take place after turns 6, 12 and 18
        military = course["military"]
        assert len(set(military[:5])) == len(set(military[5:11])) == len(set(military[11:17])) == 1


def test_carcassonne_turns_record_points_by_feature() -> None:
    game = play_for_turns("carcassonne", ["random", "random"])
    courses = game.turn_histories
    assert sum(len(course["points"]) for course in courses) == int(game.metrics["turns"])
    for seat in range(2):
        parts = [values for name, values in courses[seat].items() if name != "points"]
        assert [sum(turn) for turn in zip(*parts, strict=True)] == courses[seat]["points"]
        assert all(name.startswith("points") for name in courses[seat])


def test_game_result_round_trip_with_turns() -> None:
    game = play_for_turns("dominion", ["big_money", "big_money"])
    data = json.loads(json.dumps(game.to_json_data()))
    assert GameResult.from_json_data(data) == game
    with pytest.raises(TypeError):
        GameResult.from_json_data({**data, "courses": [{"points": ["3"]}]})


def test_statistics_do_not_change_the_games() -> None:
    series = GameSeries("dominion", ("big_money", "one_smithy"), 120, 3, {}, True).validated()
    plain = simulate(series)
    one, two = simulate_with_statistics(series), simulate_with_statistics(series, jobs=2)
    tally = one.tables[0].tally
    assert [bot.wins for bot in tally.bots] == [bot.wins for bot in plain.bots]
    assert tally.bots[0].scores == plain.bots[0].scores
    assert one.to_json_data() == two.to_json_data()
    first = tally.bots[0].turn_stats["coins"][0]
    assert first.count == 120
    assert 3.0 < first.mean < 4.0  # seven Coppers in ten cards: 3.5 coins


@pytest.mark.parametrize("bots", ["big_money,one_smithy", "big_money,big_money", "big_money"])
def test_simulate_command_writes_report(bots: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "report.html"
    assert run_command_line([*SIMULATE, "--bots", bots, "--games", "12", "--report", str(file)]) == 0
    assert str(file) in capsys.readouterr().out
    text = file.read_text(encoding="utf-8")
    names = len(set(bots.split(",")))
    for label in ("Points", "Coins per turn", "Unused Actions", "Cards owned"):
        assert f"<h3>{label}</h3>" in text
    assert text.count('class="curve ') == text.count('class="band ') == 4 * names
    assert f"bastide simulate dominion --bots {bots} --games 12 --seed 0" in text


def test_line_chart_stays_within_bounds(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    assert run_command_line([*SIMULATE, "--bots", "witch,militia", "--games", "10", "--report", str(file)]) == 0
    points = re.findall(r'points="([^"]+)"', file.read_text(encoding="utf-8"))
    corners = [tuple(map(float, corner.split(","))) for each in points for corner in each.split()]
    assert len(corners) > 100
    assert all(0 <= x <= 1000 and 0 <= y <= 300 for x, y in corners)


def test_report_and_dataset_are_exclusive(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = [*SIMULATE, "--bots", "big_money,big_money", "--games", "2"]
    assert run_command_line([*asked, "--report", str(tmp_path / "r.html"), "--records", str(tmp_path / "r.zip")]) == 2
    assert "can\u2019t be combined with --out or --records" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_json_output_has_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    asked = [*SIMULATE, "--bots", "witch,random", "--games", "10", "--json"]
    assert run_command_line(asked) == 0
    seats = json.loads(capsys.readouterr().out)["seats"]
    for seat in seats:
        for what in ("wins", "shared"):
            low, high = seat[f"{what}_interval"]
            assert 0.0 <= low <= seat[what] / 10 <= high <= 1.0
            assert high - low > 0.2  # ten games prove little


def test_strategy_with_missing_cards_gives_warning(capsys: pytest.CaptureFixture[str]) -> None:
    kingdom = "kingdom=cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop"
    assert run_command_line([*SIMULATE, "--bots", "witch,goons", "--games", "1", "--option", kingdom]) == 0
    heard = capsys.readouterr()
    assert "note: witch: these cards are not in the kingdom, so their lines have no effect: witch (line 5)" in heard.err
    assert "goons (line 4)" in heard.err
    assert "note" not in heard.out

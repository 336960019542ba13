"""Strategy weight files for 7 Wonders and Carcassonne."""

from __future__ import annotations

from pathlib import Path

import pytest

from bastide.bots import make_bot
from bastide.bots.bot_registry import find_bot_factory
from bastide.bots.weights_strategy_format import WeightsBotFactory
from bastide.core import InvalidBot, Rng, get_game
from bastide.games.carcassonne.bots.weights_bot import WEIGHT_COLUMNS, game_phase
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.sim.game_series import GameSeries
from bastide.sim.simulate_series import simulate
from bastide.sim.strategy_search import GameCounts, improve_strategy
from bastide.tables.available_bots import list_selectable_bots
from bastide.testing import check_bot

GAMES = ["seven_wonders", "carcassonne"]


def maker(game: str) -> WeightsBotFactory:
    found = find_bot_factory(get_game(game), "weights")
    assert isinstance(found, WeightsBotFactory)
    return found


def written(folder: Path, text: str) -> str:
    path = folder / "mine.txt"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_weight_applies_to_game_or_phase() -> None:
    weights = maker("seven_wonders").parse_weights(
        "# peace\nShields = 0.5\nscience in age 2,  Age 3 = -2\ncoins=.5", "x"
    )
    assert weights["shields"] == [0.5, 0.5, 0.5]
    assert weights["science"] == [1.0, -2.0, -2.0]
    assert weights["coins"] == [0.5, 0.5, 0.5]
    assert maker("carcassonne").parse_weights("field in late = 3", "x")["field"] == [1.0, 1.0, 3.0]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("shield = 1", "unknown weight 'shield'; did you mean 'shields'?"),
        ("shields", "write NAME = NUMBER or NAME in PART = NUMBER, not 'shields'"),
        ("shields = much", "write NAME = NUMBER"),
        ("shields = 1 2", "write NAME = NUMBER"),
        ("shields in = 1", "unknown part ''"),
        ("shields in age 4 = 1", "unknown part 'age 4'; did you mean 'age 3'"),
        ("shields = 1001", "weights go up to 1000, not 1001"),
        ("shields = nan", "write NAME = NUMBER"),
        ("shields = 1e9", "write NAME = NUMBER"),
    ],
)
def test_errors_name_line(line: str, words: str) -> None:
    with pytest.raises(InvalidBot) as caught:
        maker("seven_wonders").parse_weights(f"coins = 1\n{line}", "mine.txt")
    assert str(caught.value).startswith("mine.txt, line 2: ")
    assert words in str(caught.value)


def test_changed_files_are_reloaded_and_invalid_ones_rejected(tmp_path: Path) -> None:
    game = get_game("seven_wonders")
    file = written(tmp_path, "shields = 2")
    make_bot(f"weights:{file}", game, 0)
    written(tmp_path, "nonsense = 12")
    with pytest.raises(InvalidBot, match="unknown weight 'nonsense'"):
        make_bot(f"weights:{file}", game, 0)
    with pytest.raises(InvalidBot, match="can't read"):
        make_bot("weights:/no/such/file", game, 0)
    with pytest.raises(InvalidBot, match="name a weights file"):
        make_bot("weights", game, 0)
    (tmp_path / "mine.txt").write_bytes(b"\xff\xfe\x89")
    with pytest.raises(InvalidBot, match="not a UTF-8 text file"):
        make_bot(f"weights:{file}", game, 0)


@pytest.mark.parametrize("game", GAMES)
def test_server_tables_reject_weight_files(game: str) -> None:
    assert "weights" not in list_selectable_bots(get_game(game))


def test_weights_bot_does_not_cheat(tmp_path: Path) -> None:
    file = written(tmp_path, "# all as usual")
    assert check_bot(maker("seven_wonders"), f"weights:{file}", get_game("seven_wonders"), games=1) > 10


def test_carcassonne_weights_use_known_information_only(tmp_path: Path) -> None:
    """First turns of a game: the choice is the same at indistinguishable tables."""
    game = get_game("carcassonne")
    spec, rng = f"weights:{written(tmp_path, 'field = 2')}", Rng(5)
    state = game.new_state(2, {}, 4)
    for _ in range(12):
        player = state.next_player_to_act()
        choices = {
            make_bot(spec, game, 0).choose(table.seat(player)) for table in (state, state.sample_position(player, rng))
        }
        assert len(choices) == 1
        state.apply(player, choices.pop())


def test_weights_change_play(tmp_path: Path) -> None:
    """A bot that values only shields collects more of them."""
    (tmp_path / "war.txt").write_text("shields = 30")
    (tmp_path / "peace.txt").write_text("shields = 0")
    war, peace = f"weights:{tmp_path / 'war.txt'}", f"weights:{tmp_path / 'peace.txt'}"
    bots = simulate(GameSeries("seven_wonders", (war, peace, peace), 6, 1, {}, True), metrics=True).bots
    assert bots[0].metrics["military"].mean > 10 > 0 > bots[1].metrics["military"].mean


def test_carcassonne_weights_change_play(tmp_path: Path) -> None:
    (tmp_path / "farmer.txt").write_text("field = 6")
    (tmp_path / "city.txt").write_text("field = 0")
    farmer, city = f"weights:{tmp_path / 'farmer.txt'}", f"weights:{tmp_path / 'city.txt'}"
    bots = simulate(GameSeries("carcassonne", (farmer, city), 2, 1, {}, True), metrics=True).bots
    assert bots[0].metrics["points_fields"].mean > bots[1].metrics["points_fields"].mean


def test_carcassonne_has_three_phases() -> None:
    state = get_game("carcassonne").new_state(2, {}, 1)
    assert isinstance(state, CarcassonneState)
    rng = Rng(1)
    seen = []
    while not state.is_over():
        if game_phase(state) not in seen:
            seen.append(game_phase(state))
        player = state.next_player_to_act()
        state.apply(player, rng.choice(state.legal_actions(player)))
    assert seen == [0, 1, 2]
    assert len(WEIGHT_COLUMNS) == 3


def test_weights_are_mutated_and_formatted() -> None:
    weights = maker("carcassonne")
    improver = weights.strategy_format(get_game("carcassonne"))
    assert improver is not None
    text, rng = "field = 2\nroad in late = 0.5\n", Rng(3)
    assert weights.format_changed_weights(weights.parse_weights(text, "")) == "road in late = 0.5\nfield = 2\n"
    seen = set()
    for _ in range(40):
        text = improver.mutate(text, {}, rng)
        assert weights.format_changed_weights(weights.parse_weights(text, "")) == text
        seen.add(text)
    assert len(seen) > 35


def test_improve_command_improves_weights() -> None:
    found = improve_strategy(
        "seven_wonders",
        "points = 0",
        "",
        {},
        iter([False] * 2 + [True]).__next__,
        1,
        effort=GameCounts((3, 6), (), 6, 1),
    )
    assert found.rivals == ["medium"]
    assert found.tried == 2

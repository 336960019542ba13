"""The levels of every game handle all decisions, do not cheat, and each beats the one below."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from bot_levels import FROZEN_SEARCHING_LEVELS, QUICK_LEVELS, SEARCHING_LEVELS, neighbouring_quick_levels

from bastide._compiled_module_selection import is_compiled
from bastide.bots import bot_names, find_bot_factory, make_bot
from bastide.bots.difficulty_levels import (
    BEGINNER,
    EASY,
    EXPERT,
    HARD,
    LEVELS,
    MEDIUM,
    LevelFactory,
    analysis_heuristics,
    find_level_factory,
)
from bastide.bots.level_files import Level, declared_levels, parse_level_file, read_level_files
from bastide.bots.search import SearchBot
from bastide.cli.app import run_command_line
from bastide.core import InvalidBot, Options, UnknownBot, get_game, play_game
from bastide.locale import Catalogue
from bastide.sim import GameSeries, simulate
from bastide.testing import check_bot

GAMES = ["carcassonne", "dominion", "seven_wonders"]
#: Games of each pair of neighbouring levels, and the share that a level one step (a rank of 10) higher must win.
GAMES_PER_PAIR = {"dominion": 80, "seven_wonders": 45, "carcassonne": 40}
SHARE_PER_STEP = {2: 0.6, 3: 0.45}
LEVEL_FILE = """
rank = 45

[dominion]
seconds = 2
benchmark_iterations = 90
heuristics = "default_list"

[carcassonne]
slack = 1
"""


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_levels(game: str) -> None:
    names = bot_names(get_game(game))
    expected = [level.name for level in declared_levels(game)]
    assert [name for name in names if name in LEVELS] == expected
    assert [name for name in LEVELS if name in names] == expected


@pytest.mark.parametrize("game", GAMES)
def test_every_level_names_existing_heuristics(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    maker = find_level_factory(get_game(game))
    assert maker is not None
    for level in maker.levels:
        maker.make_heuristics(level.name)
    monkeypatch.setattr(maker, "levels", [Level("odd", heuristics="clairvoyant")])
    with pytest.raises(ValueError, match=r"bots/levels/odd\.toml: .* has no heuristics 'clairvoyant'"):
        maker.make_heuristics("odd")


def test_level_is_found_by_its_file(tmp_path: Path) -> None:
    (tmp_path / "upper.toml").write_text(LEVEL_FILE)
    (tmp_path / "lower.toml").write_text(LEVEL_FILE.replace("45", "5"))
    lower, upper = read_level_files(tmp_path)
    assert (lower.name, lower.rank, upper.name) == ("lower", 5, "upper")
    searching, quick = upper.levels["dominion"], upper.levels["carcassonne"]
    assert searching.budget is not None
    assert (searching.budget.iterations, searching.budget.seconds, searching.benchmark_iterations) == (0, 2.0, 90)
    assert (searching.name, searching.heuristics, quick.heuristics) == ("upper", "default_list", "plain")
    assert (quick.budget, quick.slack) == (None, 1.0)
    (tmp_path / "third.toml").write_text(LEVEL_FILE)
    with pytest.raises(ValueError, match="have the same rank 45"):
        read_level_files(tmp_path)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("rank = ", "odd.toml: Invalid value"),
        ("[dominion]", "odd.toml: write `rank = NUMBER`"),
        ("rank = true\n[dominion]", "odd.toml: write `rank = NUMBER`"),
        ("rank = 5", r"odd.toml: write a table \[GAME\]"),
        ("rank = 5\nslack = 3.0", "odd.toml: unknown entry 'slack'"),
        ("rank = 5\n[dominion]\nslak = 3.0", r"odd.toml, \[dominion\]: unknown setting 'slak'; known: slack, iter"),
        ("rank = 5\n[dominion]\niterations = 3.5", "iterations = 3.5 must be of type int"),
        ("rank = 5\n[dominion]\nslack = 'low'", "slack = 'low' must be of type float"),
        ("rank = 5\n[dominion]\nslack = 1.0\nseconds = 2", "has no slack; remove one of them"),
    ],
)
def test_faulty_level_file_is_refused_with_what_to_write(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        parse_level_file("odd", text)


def test_levels_called_by_name_exist() -> None:
    assert {BEGINNER, EASY, MEDIUM, HARD, EXPERT} <= set(LEVELS), "code asks for these: restore bots/levels/NAME.toml"


@pytest.mark.parametrize(("game", "level"), QUICK_LEVELS)
def test_quick_level_does_not_cheat(game: str, level: str) -> None:
    """With random options and player counts, to cover many kingdoms. Carcassonne has its own tests."""
    found = get_game(game)
    options: Options | None = {"modules": ["base", "inns"]} if game == "carcassonne" else None
    games = 3 if is_compiled() else 1
    assert check_bot(find_bot_factory(found, level), level, found, games=games, seed=11, options=options) > 30


@pytest.mark.parametrize(("game", "level"), SEARCHING_LEVELS + FROZEN_SEARCHING_LEVELS)
def test_searching_level_does_not_cheat(game: str, level: str) -> None:
    found = get_game(game)
    iterations = 6 if is_compiled() else 2
    spec = f"{level}:iterations={iterations}"
    compared = check_bot(find_bot_factory(found, spec), spec, found, games=1, seed=4, options={})
    assert compared > 30


def test_greedy_does_not_cheat() -> None:
    found = get_game("carcassonne")
    assert check_bot(find_bot_factory(found, "greedy"), "greedy", found, games=1, seed=3, options={}) > 30


@pytest.mark.parametrize(("game", "stronger", "weaker", "rank_difference"), neighbouring_quick_levels())
def test_each_quick_level_beats_the_one_below(game: str, stronger: str, weaker: str, rank_difference: int) -> None:
    """Full results are in docs/bots.md; here the deals are few and fixed."""
    games = GAMES_PER_PAIR[game]
    seats = get_game(game).min_players if game == "seven_wonders" else 2
    series = GameSeries(game, (stronger, *[weaker] * (seats - 1)), games, seed=1, rotate=True, replay_deals=True)
    result = simulate(series).bots[0]
    # A shared win counts half. Neighbouring levels often tie: one game of five in Dominion.
    won = result.wins + result.shared / 2
    required = 1 / seats + (SHARE_PER_STEP[seats] - 1 / seats) * min(1.0, rank_difference / 10)
    assert won > required * games, (
        f"{stronger} wins {won:g} of {games} games of {game} against {weaker}; it must win more than {required:.0%} (a "
        f"shared win counts half): change `slack` in bots/levels/{stronger}.toml or {weaker}.toml (less is stronger), "
        "or `rank` (10 is a whole step)"
    )


@pytest.mark.parametrize("game", GAMES)
def test_search_is_reproducible_by_seed(game: str) -> None:
    found = get_game(game)
    endings = []
    for _ in range(2):
        state = found.new_state(found.min_players, {}, 3)
        bots = [make_bot("medium", found, 7) for _ in range(found.min_players)]
        bots[0] = make_bot("expert:iterations=2", found, 9)
        play_game(state, bots)
        endings.append(state.digest())
    assert endings[0] == endings[1]


def test_parallel_search_is_reproducible_by_seed() -> None:
    found = get_game("dominion")
    learnt = []
    for _ in range(2):
        state = found.new_state(2, {}, 3)
        bot = make_bot("master:iterations=80+workers=2", found, 5)
        assert isinstance(bot, SearchBot)
        # the first purchase, where the search has a choice
        state.apply(state.next_player_to_act(), state.parse_action(state.next_player_to_act(), "play all treasures"))
        figures = bot.search_decision(state.seat(state.next_player_to_act()))
        learnt.append((figures.actions, figures.visits, figures.totals))
        # only complete rounds of a race count
        assert 40 < figures.visit_count <= 80
    assert learnt[0] == learnt[1]


@pytest.mark.parametrize("game", GAMES)
def test_analysis_heuristics_exist(game: str) -> None:
    found = get_game(game)
    assert isinstance(find_bot_factory(found, "expert"), LevelFactory)
    assert type(analysis_heuristics(found)).__name__ != "Judgement"


def test_invalid_bots_are_rejected() -> None:
    found = get_game("dominion")
    with pytest.raises(InvalidBot, match="takes no settings"):
        make_bot("easy:seconds=3", found, 0)
    with pytest.raises(InvalidBot, match="accepts iterations"):
        make_bot("expert:fast", found, 0)
    with pytest.raises(InvalidBot, match="a search needs"):
        make_bot("expert:seconds=-1", found, 0)
    with pytest.raises(InvalidBot, match="takes no settings"):
        make_bot("greedy:3", get_game("carcassonne"), 0)
    with pytest.raises(UnknownBot, match="did you mean 'expert'"):
        make_bot("expart", found, 0)
    with pytest.raises(UnknownBot, match="did you mean 'beginner'"):
        make_bot("begginer", found, 0)


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_a_name_and_a_description(game: str) -> None:
    """The catalogues of other languages are compared with the English ones in tests/language."""
    words = Catalogue("en")
    for level in declared_levels(game):
        names = (f"web-bot-{level.name}",)
        descriptions = (f"{game}-about-bot-{level.name}", f"web-bot-{level.name}.about")
        for messages in (names, descriptions):
            assert any(words.has_message(message) for message in messages), (
                f"write {' or '.join(messages)} to src/bastide/locale/en/web.ftl, and to that of the other languages"
            )


def test_bots_command_lists_levels_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["bots", "carcassonne", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    levels = [level.name for level in declared_levels("carcassonne")]
    assert [bot["name"] for bot in listed[: len(levels)]] == levels
    assert [bot["level"] for bot in listed] == [*range(1, len(levels) + 1), *[None] * (len(listed) - len(levels))]
    assert all(bot["about"] for bot in listed if bot["level"] or bot["name"] == "random")
    assert run_command_line(["--lang", "de", "bots", "carcassonne"]) == 0
    assert "    Denkt drei Züge voraus, bis zu 4 Sekunden lang.\n" in capsys.readouterr().out

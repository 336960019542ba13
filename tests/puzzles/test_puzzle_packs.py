"""The shipped puzzles replay, offer a choice, and have the stated answer."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from bastide.core import game_registry, get_game, get_kit
from bastide.core.kit import Kit
from bastide.core.randomness.rng import Rng
from bastide.locale import Catalogue
from bastide.puzzles import (
    CorruptPuzzle,
    Puzzle,
    PuzzleThemes,
    UnknownPuzzle,
    get_pack,
    parse_puzzle,
    read_pack,
    write_pack,
)
from bastide.puzzles.best_answer_search import evaluate_answers
from bastide.puzzles.puzzle_miner import MIN_CERTAINTY, PuzzleMiner, get_puzzle_themes, merge_results, mine_game
from bastide.puzzles.puzzle_packs import PACK_PATTERN, has_puzzles, select_for_pack

GAMES = ("carcassonne", "dominion", "seven_wonders")
#: Minimum number of puzzles per game.
MIN_PUZZLES = {"carcassonne": 312, "dominion": 321, "seven_wonders": 320}
#: Puzzles per pack that are evaluated again in every run.
EVALUATED_SAMPLE = 3


def themes(game: str) -> PuzzleThemes:
    found = get_puzzle_themes(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_replays_and_has_its_answer(game: str) -> None:
    rules = get_game(game)
    known = get_pack(game)
    assert len(known) >= MIN_PUZZLES[game]
    assert len({puzzle.id for puzzle in known.puzzles}) == len(known)
    for puzzle in known.puzzles:
        assert puzzle.game == game
        assert puzzle.rules == rules.rules_version
        assert puzzle.theme in themes(game).theme_ids
        assert puzzle.certainty >= MIN_CERTAINTY
        assert puzzle.gap >= themes(game).measure.min_gap
        assert puzzle.measure == themes(game).measure.id
        state = puzzle.position(rules)  # checks the digest
        assert puzzle.player in state.players_to_act()
        legal = {state.notation(puzzle.player, action) for action in state.legal_actions(puzzle.player)}
        assert {line.notation for line in puzzle.answers} <= legal
        assert len(legal - set(puzzle.best_notations)) >= 1


def test_packs_are_small() -> None:
    packs = [path for game in GAMES for path in get_kit(game).folder.glob(PACK_PATTERN)]
    assert sum(path.stat().st_size for path in packs) < 1_500_000


@pytest.mark.parametrize("game", GAMES)
def test_every_theme_has_a_name(game: str) -> None:
    words = Catalogue("en")
    for theme in themes(game).theme_ids:
        message = f"{game}-theme-{theme}"
        assert words.has_message(message), f"write {message} to src/bastide/games/{game}/locale/LANGUAGE.ftl"
    assert list(get_pack(game).count_by_theme()) == [
        theme for theme in themes(game).theme_ids if get_pack(game).puzzles_with_theme(theme)
    ]


def test_puzzles_of_all_packs_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = get_pack("dominion").puzzles
    (tmp_path / "puzzles").mkdir()
    for name, some in (("first", known[:2]), ("second", known[2:5])):
        write_pack(tmp_path / "puzzles" / f"{name}.jsonl.gz", some)
    monkeypatch.setitem(game_registry._kits, "dominion", Kit(tmp_path, "bastide.games.dominion", "game:GAME"))
    assert get_pack.__wrapped__("dominion").puzzles == known[:5]
    assert has_puzzles("dominion")


@pytest.mark.parametrize("game", GAMES)
def test_sample_answers_hold_with_new_rollouts(game: str) -> None:
    """With new random numbers, the answer stays ahead of the second best."""
    said = themes(game)
    for puzzle in get_pack(game).puzzles[:: len(get_pack(game)) // EVALUATED_SAMPLE][:EVALUATED_SAMPLE]:
        state = puzzle.position()
        rivals = [line.notation for line in puzzle.answers[len(puzzle.best_notations) :]][:1]
        actions = [state.parse_action(puzzle.player, text) for text in (puzzle.best_notations[0], *rivals)]
        miner = PuzzleMiner(get_game(game), said)
        heuristics = miner.with_plans(said.make_heuristics(get_game(game)), state, puzzle.player, 7)
        verdict = evaluate_answers(state, puzzle.player, actions, heuristics, said.measure, Rng(20261116), 150, 3.0)
        assert verdict.best_actions()[0] == actions[0], puzzle.id
        assert verdict.certainty > 0.9, puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_sample_answers_hold_with_strongest_heuristics(game: str) -> None:
    said = themes(game)
    best = said.make_strongest_heuristics(get_game(game))
    assert (best is not None) == (game == "seven_wonders")
    if best is None:
        return
    miner = PuzzleMiner(get_game(game), said)
    for puzzle in get_pack(game).puzzles[1 :: len(get_pack(game)) // EVALUATED_SAMPLE][:EVALUATED_SAMPLE]:
        state = puzzle.position()
        texts = list(dict.fromkeys((*puzzle.best_notations, *(line.notation for line in puzzle.answers))))
        actions = [state.parse_action(puzzle.player, text) for text in texts]
        right, wrong = actions[: len(puzzle.best_notations)], actions[len(puzzle.best_notations) :]
        assert miner.holds_for_other_players(state, puzzle.player, actions, right, best, 11), puzzle.id
        assert not miner.holds_for_other_players(state, puzzle.player, actions, wrong, best, 11), puzzle.id


def test_mined_puzzles_round_trip(tmp_path: Path) -> None:
    mined = merge_results([mine_game("dominion", 20000)])
    assert (mined.games, mined.decisions_checked > 0, mined.rejected >= 0) == (1, True, True)
    # The difficulty may differ, because ``hard`` has a time limit.
    again = mine_game("dominion", 20000).puzzles
    assert [puzzle.id for puzzle in again] == [puzzle.id for puzzle in mined.puzzles], "the same seed finds the same"
    some = get_pack("dominion").puzzles[:20]
    for name in ("some.jsonl", "some.jsonl.gz"):
        write_pack(tmp_path / name, some)
        assert read_pack(tmp_path / name) == some


def puzzle_line_with(puzzle: Puzzle, **fields: object) -> str:
    return json.dumps({**json.loads(puzzle.to_json_line()), **fields})


@pytest.mark.parametrize(
    "fields",
    [
        {"version": 2},
        {"player": 9},
        {"answer": []},
        {"answer": ["something else"]},
        {"difficulty": 5},
        {"certainty": 0.2},
        {"gap": 0},
        {"measure": "beauty"},
        {"moves": ["9 buy silver"]},
        {"moves": "0 buy silver"},
        {"lines": [["buy silver", 2.0, 0.0]]},
        {"seed": "7"},
        {"options": []},
        {"rounds": True},
    ],
)
def test_invalid_puzzle_is_rejected_with_line(fields: dict[str, object], tmp_path: Path) -> None:
    good = get_pack("dominion").puzzles[0]
    path = tmp_path / "bad.jsonl"
    path.write_text(f"{good.to_json_line()}\n{puzzle_line_with(good, **fields)}\n", encoding="utf-8")
    with pytest.raises(CorruptPuzzle) as refused:
        read_pack(path)
    assert refused.value.details["line"] == 2


def test_non_puzzle_files_are_rejected(tmp_path: Path) -> None:
    for name, data in (
        ("cut.jsonl.gz", gzip.compress(b"x" * 100)[:20]),
        ("plain.jsonl.gz", b"no"),
        ("a.jsonl", b"\xff"),
    ):
        (tmp_path / name).write_bytes(data)
        with pytest.raises(CorruptPuzzle):
            read_pack(tmp_path / name)
    with pytest.raises(CorruptPuzzle):
        parse_puzzle("[]")


def test_puzzle_with_wrong_digest_is_rejected() -> None:
    good = get_pack("dominion").puzzles[0]
    with pytest.raises(CorruptPuzzle, match="another position"):
        parse_puzzle(puzzle_line_with(good, moves=good.moves[:-1])).position()
    with pytest.raises(CorruptPuzzle, match="can't replay its game"):
        parse_puzzle(puzzle_line_with(good, moves=["0 buy colony"])).position()


def test_daily_puzzles_do_not_repeat_early() -> None:
    known = get_pack("dominion")
    days = [known.puzzle_of_day(20_000 + day).id for day in range(len(known))]
    assert len(set(days)) == len(known)
    assert known.puzzle_of_day(20_000 + len(known)).id == days[0]
    with pytest.raises(UnknownPuzzle):
        known.get_puzzle("nothing")
    with pytest.raises(UnknownPuzzle):
        get_pack("magpie").puzzle_of_day(1)


def test_selection_limits_easy_puzzles() -> None:
    some = select_for_pack(get_pack("dominion").puzzles, 40)
    assert len(some) == 40
    assert sum(puzzle.difficulty == 1 for puzzle in some) <= 14

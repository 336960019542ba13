"""Trials are played in pieces of limited processor time, which change nothing about the results."""

from __future__ import annotations

from time import process_time

import pytest

from bastide.sim.tournaments import strategy_trial
from bastide.sim.tournaments.round_robin import FinishedGame, GameChunk, Tournament, play_pairing_chunk
from bastide.sim.tournaments.strategy_trial import StrategyTrial, TrialPiece, make_trial, play_trial_piece

#: Buys nothing, and needs long to decide so: a game between two such lists never ends.
LONG_CONDITION = " or ".join(["in_play(cards) < 0"] * 80)
ENDLESS = {name: f"{name} when {LONG_CONDITION}" for name in ("curse", "copper")}


def dominion_trial(bots: tuple[str, ...], games: int = 1, texts: dict[str, str] | None = None) -> StrategyTrial:
    return make_trial(
        Tournament("dominion", bots, games, seed=3, options={"kingdom": "first_game_2e"}),
        {} if texts is None else texts,
    )


def play_all(trial: StrategyTrial, id: str) -> list[TrialPiece]:
    [series] = trial.tournament.tables()
    pieces: list[TrialPiece] = []
    start = 0
    while start < series.games:
        chunk: GameChunk = (series, 0, start, series.games, False)
        pieces.append(play_trial_piece(id, trial.texts, chunk))
        start += len(pieces[-1].games)
    return pieces


def test_endless_game_is_a_draw_after_the_maximum_number_of_decisions() -> None:
    began = process_time()
    pieces = play_all(dominion_trial(("buylist:curse", "buylist:copper"), texts=ENDLESS), "endless")
    assert process_time() - began < 60
    [game] = [game for piece in pieces for game in piece.games]
    assert game.result.places == [1, 1]
    assert game.result.decisions == strategy_trial.MAX_DECISIONS_PER_TRIAL_GAME
    assert sum(piece.stopped_games for piece in pieces) == 1
    # One decision of these lists takes a millisecond compiled, and ten interpreted.
    assert max(piece.cpu_seconds for piece in pieces) < strategy_trial.PIECE_CPU_SECONDS + 0.25


def test_interrupted_games_have_the_same_results(monkeypatch: pytest.MonkeyPatch) -> None:
    trial = dominion_trial(("big_money", "two_smithies"), games=4)
    [series] = trial.tournament.tables()
    whole: list[FinishedGame] = play_pairing_chunk(series, 0, 0, 4, False)[1]
    monkeypatch.setattr(strategy_trial, "PIECE_CPU_SECONDS", 0.0)
    pieces = play_all(trial, "interrupted")
    assert len(pieces) > 100
    assert [game for piece in pieces for game in piece.games] == whole
    assert sum(piece.stopped_games for piece in pieces) == 0


def test_another_worker_starts_an_unfinished_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    trial = dominion_trial(("big_money", "two_smithies"))
    [series] = trial.tournament.tables()
    whole = play_pairing_chunk(series, 0, 0, 1, False)[1]
    monkeypatch.setattr(strategy_trial, "PIECE_CPU_SECONDS", 0.0)
    assert play_trial_piece("moved", trial.texts, (series, 0, 0, 1, False)).games == []
    strategy_trial._unfinished.clear()
    monkeypatch.setattr(strategy_trial, "PIECE_CPU_SECONDS", 60.0)
    assert play_trial_piece("moved", trial.texts, (series, 0, 0, 1, False)).games == whole

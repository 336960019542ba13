"""Helpers that play club tournaments on paper, without a server."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from bastide.server.club_tournaments import pairings
from bastide.server.club_tournaments.tournament_model import (
    ClubTournament,
    Entrant,
    Match,
    TournamentFormat,
    TournamentGame,
    TournamentSettings,
    count_rounds,
    decide_match,
    lot_order,
)
from bastide.tables.messages import MoveClock


def make_tournament(format: TournamentFormat, players: int, rounds: int = 5, **settings: Any) -> ClubTournament:
    """Return a tournament that has just been started."""
    chosen = TournamentSettings("magpie", format, MoveClock(60), rounds=rounds, **settings)
    return ClubTournament(
        *("t", "Open", "organiser", "running", chosen, "secret", 0, 0, None, 0, count_rounds(chosen, players), 0),
        entrants=[Entrant(number, f"p{number}", "", f"P{number}", 0, 1) for number in range(1, players + 1)],
    )


def pair_next(tournament: ClubTournament) -> pairings.Pairing:
    """Pair the next round as the runner does."""
    number = tournament.round + 1
    match tournament.settings.format:
        case "swiss":
            players = pairings.build_swiss_players(tournament)
            return pairings.pair_swiss(players, pairings.list_met(tournament), number, tournament.total_rounds)
        case "round_robin":
            return pairings.pair_round_robin(lot_order(tournament), number)
        case "knockout":
            return pairings.pair_knockout(tournament)
        case "tables":
            return pairings.pair_tables(tournament)
        case "arena":
            return pairings.pair_arena(tournament)


def random_places(rng: random.Random, players: int) -> tuple[list[int], list[int]]:
    """Return scores with ties, and the places that follow from them."""
    scores = [rng.randint(0, 4) for _ in range(players)]
    return [1 + sum(other > score for other in scores) for score in scores], scores


def play_round(
    tournament: ClubTournament, rng: random.Random, finish: Callable[[Sequence[int]], None] = lambda _: None
) -> ClubTournament:
    """Pair a round and play it with random results."""
    number = tournament.round + 1
    matches, games = list(tournament.matches), list(tournament.games)
    for board, entrants in enumerate(pair_next(tournament)):
        finish(entrants)
        match = Match(number, board, entrants)
        if len(entrants) == 1:
            matches.append(replace(match, points=[0.0 if tournament.settings.format == "round_robin" else 1.0]))
            continue
        played: list[TournamentGame] = []
        points = None
        while points is None:
            game = len(played) + 1
            places, scores = random_places(rng, len(entrants))
            seats = entrants if game % 2 else entrants[::-1]
            table = f"{number}-{board}-{game}"
            played.append(TournamentGame(table, number, board, game, seats, 0, True, 1, "played", places, scores))
            points = decide_match(tournament, match, played)
        matches.append(replace(match, points=points))
        games += played
    return replace(tournament, round=number, matches=matches, games=games)


def play_all(tournament: ClubTournament, seed: int) -> ClubTournament:
    """Play all rounds with random results."""
    rng = random.Random(seed)
    while tournament.round < tournament.total_rounds:
        tournament = play_round(tournament, rng)
    return tournament

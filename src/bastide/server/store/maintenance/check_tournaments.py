"""Consistency check of club tournaments: rounds, matches and games agree with each other and with the tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bastide.core.json_data import JsonData
from bastide.server.club_tournaments.tournament_model import ClubTournament, decide_match
from bastide.server.store.database import Connection
from bastide.server.store.tables import club_tournament_queries as queries

ALL_STATUSES = ("open", "running", "paused", "finished", "cancelled")


def check_club_tournaments(connection: Connection) -> Iterator[tuple[str, dict[str, JsonData]]]:
    """Check all tournaments; yields the problem code ``tournament`` with the id and the round."""
    for name in queries.list_tournament_ids(connection, ALL_STATUSES):
        tournament = queries.load_tournament(connection, name)
        for number in find_wrong_rounds(connection, tournament):
            yield "tournament", {"tournament": name, "round": number}


def find_wrong_rounds(connection: Connection, tournament: ClubTournament) -> list[int]:
    """List the rounds whose rows contradict each other or the tables of their games."""
    wrong = set()
    numbers = [each.number for each in tournament.entrants]
    rows = connection.fetch(
        tuple[int], "select round from club_rounds where tournament = ? order by round", [tournament.id]
    )
    if [number for (number,) in rows] != list(range(1, tournament.round + 1)):
        wrong.add(tournament.round)
    if numbers != list(range(1, len(numbers) + 1)):
        wrong.add(0)
    for match in tournament.matches:
        is_unknown = match.round > tournament.round or not set(match.entrants) <= set(numbers)
        is_early = match.points is not None and any(game.done_at is None for game in tournament.list_games(match))
        if is_unknown or is_early or (match.points is not None and len(match.points) != len(match.entrants)):
            wrong.add(match.round)
    for number in range(1, tournament.round + 1):
        seated = Counter(each for match in tournament.list_matches(number) for each in match.entrants)
        if any(times > 1 for times in seated.values()):
            wrong.add(number)
    for game in tournament.games:
        if game.done_at is not None and game.reason != "forfeit":
            ending = queries.read_ending(connection, game.table)
            if ending is not None and ending.places not in (None, game.places):
                wrong.add(game.round)
    wrong |= {
        match.round
        for match in tournament.matches
        if match.points is not None
        and tournament.list_games(match)
        and all(tournament.get_entrant(number).left_round is None for number in match.entrants)
        and decide_match(tournament, match, tournament.list_games(match)) != match.points
    }
    return sorted(wrong)

"""Standings of a club tournament, with the tie-breaks of its format."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from bastide.server.club_tournaments.tournament_model import (
    ClubTournament,
    TournamentFormat,
    lot_order,
    score_difference,
)

TieBreak: TypeAlias = Literal["progress", "buchholz", "sonneborn", "wins", "difference"]

#: Tie-breaks in the order in which they decide. If all are equal, the place is shared.
TIE_BREAKS: Final[dict[TournamentFormat, tuple[TieBreak, ...]]] = {
    "swiss": ("buchholz", "sonneborn", "wins"),
    "round_robin": ("sonneborn", "wins"),
    "tables": ("wins", "difference"),
    "knockout": ("progress", "difference"),
    "arena": ("wins", "difference"),
}


class StandingRow(Struct, frozen=True):
    """A row of the standings."""

    number: int
    #: 1 for the best; entrants who are equal in everything share a place.
    place: int
    points: float
    #: Values of the format's tie-breaks, in order.
    tie_breaks: list[float]
    #: Number of finished matches against others, and how many were won.
    played: int
    won: int


def rank_entrants(tournament: ClubTournament) -> list[StandingRow]:
    """Return the standings after all finished matches, best first."""
    numbers = [each.number for each in tournament.list_participants()]
    points: dict[int, Fraction] = defaultdict(Fraction)
    #: Points that each entrant won against each opponent.
    met: dict[int, list[tuple[int, Fraction]]] = defaultdict(list)
    unplayed: dict[int, Fraction] = defaultdict(Fraction)
    played: dict[int, int] = defaultdict(int)
    won: dict[int, int] = defaultdict(int)
    lead: dict[int, Fraction] = defaultdict(Fraction)
    progress: dict[int, int] = defaultdict(int)
    rounds = {match.round for match in tournament.matches if match.points is not None}
    for match in tournament.matches:
        if match.points is None:
            continue
        shares = [Fraction(each).limit_denominator(1000) for each in match.points]
        for number, share in zip(match.entrants, shares, strict=True):
            points[number] += share
            is_third_place = match.round == tournament.total_rounds and match.board > 0
            progress[number] = 4 * match.round - (3 if is_third_place else 0) + 2 * (share > 0)
            if len(match.entrants) == 1:
                unplayed[number] += share
                continue
            played[number] += 1
            won[number] += share == max(shares) and shares.count(share) == 1
            if len(match.entrants) == 2:
                other = match.entrants[1 - match.entrants.index(number)]
                met[number].append((other, share))
    for game in tournament.games:
        if game.places is not None:
            for number in game.seats:
                lead[number] += score_difference(game, number)

    def tie_break(number: int, kind: TieBreak) -> Fraction:
        match kind:
            case "buchholz":
                # A round without a game counts as one against a player with the same points (FIDE's dummy opponent).
                missed = len(rounds) - len(met[number])
                return sum((points[other] for other, _ in met[number]), Fraction(0)) + missed * points[number]
            case "sonneborn":
                gained = sum((points[other] * share for other, share in met[number]), Fraction(0))
                is_swiss = tournament.settings.format == "swiss"
                return gained + (unplayed[number] * points[number] if is_swiss else 0)
            case "wins":
                return Fraction(won[number])
            case "difference":
                return lead[number]
            case "progress":
                return Fraction(progress[number])

    kinds = TIE_BREAKS[tournament.settings.format]
    values = {number: [tie_break(number, kind) for kind in kinds] for number in numbers}
    is_knockout = tournament.settings.format == "knockout"

    def key(number: int) -> list[Fraction]:
        # In a knock-out, how far somebody came decides, not points.
        return [*values[number]] if is_knockout else [points[number], *values[number]]

    order = {number: rank for rank, number in enumerate(lot_order(tournament))}
    ranked = sorted(numbers, key=lambda number: ([-each for each in key(number)], order[number]))
    return [
        StandingRow(
            number,
            1 + sum(key(other) > key(number) for other in numbers),
            float(points[number]),
            [round(float(each), 3) for each in values[number]],
            played[number],
            won[number],
        )
        for number in ranked
    ]

"""Pairings of a round, by format. Every function is deterministic, so that two processes pair alike.

A pairing is a list of matches; a match is a list of entrants in the order of their seats, alone for a bye.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from msgspec import Struct

from bastide.core.game_registry import get_game
from bastide.server.club_tournaments.standings import rank_entrants
from bastide.server.club_tournaments.tournament_model import ClubTournament, lot_order

Pairing = list[list[int]]


class CannotPair(Exception):
    """No further round is possible without a second meeting."""


# -- Swiss -------------------------------------------------------------------------------------


class SwissPlayer(Struct, frozen=True):
    """A player as the Dutch system sees them: one value per earlier round."""

    number: int
    score: float
    seats: list[str]
    floats: list[str]
    byes: int


def build_swiss_players(tournament: ClubTournament) -> list[SwissPlayer]:
    """Return the history of all entrants who play the next round, in lot order."""
    scores: dict[int, float] = defaultdict(float)
    seats: dict[int, list[str]] = defaultdict(list)
    floats: dict[int, list[str]] = defaultdict(list)
    byes: dict[int, int] = defaultdict(int)
    everybody = [each.number for each in tournament.entrants]
    for number_of_round in range(1, tournament.round + 1):
        before = dict(scores)
        seat_of, float_of = dict.fromkeys(everybody, "none"), dict.fromkeys(everybody, "none")
        for match in tournament.list_matches(number_of_round):
            if len(match.entrants) == 1:
                byes[match.entrants[0]] += 1
                float_of[match.entrants[0]] = "down"
            else:
                first, second = match.entrants
                seat_of |= {first: "white", second: "black"}
                lead = before.get(first, 0.0) - before.get(second, 0.0)
                if lead:
                    float_of |= {first: "down" if lead > 0 else "up", second: "up" if lead > 0 else "down"}
            for number, points in zip(match.entrants, match.points or [], strict=True):
                scores[number] += points
        for number in everybody:
            seats[number].append(seat_of[number])
            floats[number].append(float_of[number])
    return [
        SwissPlayer(number, scores[number], seats[number], floats[number], byes[number])
        for number in tournament.list_active()
    ]


def list_met(tournament: ClubTournament) -> set[tuple[int, int]]:
    """Return the pairs of entrants who have met."""
    return {(min(match.entrants), max(match.entrants)) for match in tournament.matches if len(match.entrants) == 2}


def pair_swiss(players: list[SwissPlayer], met: set[tuple[int, int]], number: int, rounds: int) -> Pairing:
    """Pair a round by the Dutch system of FIDE (``caissify_pairings``). Runs on a worker process.

    Raises ``CannotPair`` if somebody would meet an opponent twice or stay without a game.
    """
    from caissify_pairings import generate_pairings

    found = generate_pairings(
        "dutch",
        [
            {
                "id": player.number,
                "name": str(player.number),
                "rating": 0,
                "starting_number": rank,
                "score": player.score,
                "color_hist": player.seats,
                "float_history": player.floats,
                "bye_count": player.byes,
            }
            for rank, player in enumerate(players, 1)
        ],
        met,
        number,
        rounds,
    )
    couples = [(each["white_id"], each["black_id"]) for each in found]
    pairing = [[first] if second is None else [first, second] for first, second in couples]
    check_pairing(pairing, {player.number: player.byes for player in players}, met)
    return sorted(pairing, key=len, reverse=True)


def check_pairing(pairing: Pairing, byes: dict[int, int], met: set[tuple[int, int]]) -> None:
    """Raise ``CannotPair`` unless everybody plays once, at most one has a bye, and nobody meets again.

    ``byes``: how many byes each player has had. Nobody has a second one.
    """
    paired = sorted(number for match in pairing for number in match)
    again = any((min(match), max(match)) in met for match in pairing if len(match) == 2)
    alone = [match[0] for match in pairing if len(match) == 1]
    if paired != sorted(byes) or len(alone) > 1 or any(byes[number] for number in alone) or again:
        raise CannotPair


# -- the other formats -------------------------------------------------------------------------


def pair_round_robin(order: Sequence[int], number: int) -> Pairing:
    """Pair a round by the circle method: everybody meets everybody once, as often in the first seat as in the second.

    With an odd number of entrants, one has no game in each round.
    """
    wheel = list(order) if len(order) % 2 == 0 else [*order, 0]
    fixed, size = wheel[-1], len(wheel) - 1
    turn = (number - 1) % size
    opposite = wheel[turn]
    pairing = [[opposite, fixed] if turn % 2 == 0 else [fixed, opposite]]
    pairing += [[wheel[(turn + step) % size], wheel[(turn - step) % size]] for step in range(1, size // 2 + 1)]
    return sorted(([number for number in match if number] for match in pairing), key=len, reverse=True)


def seed_bracket(size: int) -> list[int]:
    """Return the order of seeds in a knock-out bracket, so that the first two can only meet in the final."""
    seeds = [0]
    while len(seeds) < size:
        seeds = [each for seed in seeds for each in (seed, 2 * len(seeds) - 1 - seed)]
    return seeds


def pair_knockout(tournament: ClubTournament) -> Pairing:
    """Pair the next round of a knock-out: the winners of neighbouring boards meet."""
    if tournament.round == 0:
        order = lot_order(tournament)
        seeds = seed_bracket(1 << tournament.total_rounds)
        couples = zip(seeds[::2], seeds[1::2], strict=True)
        return [[order[seed] for seed in couple if seed < len(order)] for couple in couples]
    before = tournament.list_matches(tournament.round)
    ranked = [
        [number for _, number in sorted(zip(match.points or [], match.entrants, strict=True), reverse=True)]
        for match in sorted(before, key=lambda match: match.board)
    ]
    winners = [numbers[0] for numbers in ranked]
    pairing = [list(couple) for couple in zip(winners[::2], winners[1::2], strict=True)]
    losers = [numbers[1] for numbers in ranked if len(numbers) == 2]
    if tournament.settings.third_place and len(winners) == 2 and len(losers) == 2:
        pairing.append(losers)
    return pairing


def split_into_tables(count: int, size: int, least: int) -> list[int]:
    """Return table sizes for a number of players: as equal as possible, near ``size`` and not below ``least``."""
    tables = -(-count // size)
    while tables > 1 and count // tables < least:
        tables -= 1
    return [count // tables + (number < count % tables) for number in range(tables)]


def pair_tables(tournament: ClubTournament) -> Pairing:
    """Seat neighbours in the standings together; in the first round at random. Seats rotate with the rounds."""
    settings = tournament.settings
    active = set(tournament.list_active())
    ranked = [row.number for row in rank_entrants(tournament) if row.number in active]
    order = ranked if tournament.round else lot_order(tournament)
    least = min(max(3, get_game(settings.game).min_players), settings.table_size)
    if len(order) < least:
        raise CannotPair
    pairing: Pairing = []
    for size in split_into_tables(len(order), settings.table_size, least):
        seated, order = order[:size], order[size:]
        first = tournament.round % size
        pairing.append(seated[first:] + seated[:first])
    return pairing


def pair_arena(tournament: ClubTournament) -> Pairing:
    """Pair the free entrants of an arena: neighbours in the standings, not the same two twice in a row if possible."""
    busy = {number for match in tournament.matches if match.points is None for number in match.entrants}
    last: dict[int, int] = {}
    first_seats: dict[int, int] = defaultdict(int)
    for match in tournament.matches:
        first, second = match.entrants
        last |= {first: second, second: first}
        first_seats[first] += 1
        first_seats[second] -= 1
    active = set(tournament.list_active()) - busy
    free = [row.number for row in rank_entrants(tournament) if row.number in active]
    is_bot = {number: tournament.get_entrant(number).is_bot for number in free}
    pairing: Pairing = []
    while len(free) > 1:
        number = free.pop(0)
        # Bots play people only, or an arena of bots would never rest.
        others = [other for other in free if not (is_bot[number] and is_bot[other])]
        fresh = [other for other in others if last.get(number) != other]
        # With few entrants the same two meet again; with more they wait for somebody else.
        chosen = next(iter(fresh or (others if len(tournament.list_active()) <= 3 else [])), None)
        if chosen is None:
            continue
        free.remove(chosen)
        pairing.append(sorted((number, chosen), key=lambda each: (first_seats[each], each)))
    return pairing

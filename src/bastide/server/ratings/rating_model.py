"""Rating formula: Plackett-Luce (``openskill``) for games of two to seven players.

A rating is a mean and its deviation (uncertainty), on the Elo scale: between two players whose ratings are certain, 200
points more mean 76 % of the points. The same holds for any two players of a larger game.

A game counts only between people who have both acted. If a bot replaced a person without their consent, the game does
not count between them and anybody else. A person who let a bot play can lose rating but not win any, and nobody loses
rating to that bot. So everybody's change is computed from the game against those with whom it counts. The fewer games
an opponent has played, the less the game changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import log, sqrt
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

DAY_MS: Final = 86_400_000
INITIAL_RATING: Final = 1500.0
INITIAL_DEVIATION: Final = 200.0
#: A rating is provisional while its deviation is above this.
PROVISIONAL_DEVIATION: Final = 110.0
#: Variance that a rating gains with every game and with every day without a game.
VARIANCE_PER_GAME: Final = 36.0
VARIANCE_PER_DAY: Final = 25.0
#: Leaderboards list people for this long after their last rated game.
ACTIVE_DAYS: Final = 90
#: Number of games after which a player is no longer a newcomer.
NEWCOMER_GAMES: Final = 10
#: Weight of a result against a player without any rated game. It grows to 1 at ``NEWCOMER_GAMES`` games.
MIN_OPPONENT_WEIGHT: Final = 0.1
#: Points per unit of the logistic function: the Elo scale.
LOGISTIC_SCALE: Final = 400 / log(10)
#: Stored numbers are rounded, so that a recomputation on another machine leads to the same ones.
STORED_DECIMALS: Final = 6

Pace: TypeAlias = Literal["live", "correspondence"]
#: ``people``: games between people. ``bots``: games of people against bots, whose ratings are fixed.
Ladder: TypeAlias = Literal["people", "bots"]


class PlayerRating(NamedTuple):
    """A rating with its deviation at the time of the last rated game (0: none), and the number of rated games."""

    rating: float
    deviation: float
    games: int
    at: int


NEW_RATING: Final = PlayerRating(INITIAL_RATING, INITIAL_DEVIATION, 0, 0)


class RatedPlayer(NamedTuple):
    """A player of a rated game. Players who did not act, and those replaced without consent, are not among them."""

    place: int
    #: Whether a bot has played for the person, on their own request.
    is_helped: bool
    rating: PlayerRating
    #: Whether this is a bot, whose rating does not change.
    is_bot: bool = False


def deviation_at(rating: PlayerRating, at: int) -> float:
    """Return the deviation of a rating at a time. It grows while somebody does not play."""
    days = max(0, at - rating.at) / DAY_MS if rating.games else 0.0
    return min(INITIAL_DEVIATION, sqrt(rating.deviation**2 + VARIANCE_PER_DAY * days))


def is_provisional(rating: PlayerRating, at: int) -> bool:
    """Whether the uncertainty of a rating is large."""
    return deviation_at(rating, at) > PROVISIONAL_DEVIATION


def listed_until(rating: PlayerRating) -> int:
    """Return until when a leaderboard lists a rating: while it is active and not provisional; 0: not at all."""
    if rating.deviation > PROVISIONAL_DEVIATION:
        return 0
    certain_days = (PROVISIONAL_DEVIATION**2 - rating.deviation**2) / VARIANCE_PER_DAY
    return rating.at + int(min(ACTIVE_DAYS, certain_days) * DAY_MS)


def counts_between(one: RatedPlayer, other: RatedPlayer) -> bool:
    """Whether the game counts between two players."""
    first, second = (one, other) if one.place < other.place else (other, one)
    return not first.is_helped and (not second.is_helped or first.place < second.place)


def opponent_weight(opponent: RatedPlayer) -> float:
    """Return how much a result against a player counts."""
    if opponent.is_bot:
        return 1.0
    return min(1.0, max(MIN_OPPONENT_WEIGHT, opponent.rating.games / NEWCOMER_GAMES))


def rate_game(players: Sequence[RatedPlayer], at: int) -> list[PlayerRating | None]:
    """Return the new rating of each player; None for bots and for people for whom the game does not count."""
    return [
        None if me.is_bot else _rate_player(me, [*players[:seat], *players[seat + 1 :]], at)
        for seat, me in enumerate(players)
    ]


def _rate_player(me: RatedPlayer, others: list[RatedPlayer], at: int) -> PlayerRating | None:
    opponents = [each for each in others if counts_between(me, each)]
    if not opponents:
        return None
    model = rating_model(len(opponents) + 1)
    before = deviation_at(me.rating, at)
    known = [(me.rating.rating, before)]
    # A bot's rating is certain.
    known += [(each.rating.rating, 0.0 if each.is_bot else deviation_at(each.rating, at)) for each in opponents]
    teams = [[model.rating(*rating)] for rating in known]
    after = model.rate(teams, ranks=[float(each.place) for each in (me, *opponents)])[0][0]
    weight = sum(map(opponent_weight, opponents)) / len(opponents)
    variance = before**2 + weight * (after.sigma**2 - before**2)
    return PlayerRating(
        round(me.rating.rating + weight * (after.mu - me.rating.rating), STORED_DECIMALS),
        round(min(INITIAL_DEVIATION, sqrt(variance)), STORED_DECIMALS),
        me.rating.games + 1,
        at,
    )


@cache
def rating_model(players: int) -> PlackettLuce:
    """Return the model for a number of players.

    ``openskill`` adds up the variances of all players. So beta falls with their number: a point means the same in all
    games.
    """
    from openskill.models import PlackettLuce  # takes 25 ms, which a server does not need at its start

    return PlackettLuce(
        INITIAL_RATING,
        INITIAL_DEVIATION,
        beta=LOGISTIC_SCALE / sqrt(players),
        gamma=_full_variance_change,
        tau=sqrt(VARIANCE_PER_GAME),
    )


def _full_variance_change(*facts: object) -> float:
    """Apply the whole change of the variance. The default of ``openskill`` needs about twice as many games."""
    return 1.0

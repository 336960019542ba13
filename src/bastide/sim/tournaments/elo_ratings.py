"""Bradley-Terry ratings on the Elo scale, fitted to all results at once.

A bot that is d points ahead scores a share of 1 / (1 + 10^(-d/400)). The strength of a bot does not change between
games, so the maximum-likelihood ratings depend on the results alone, not on their order (unlike Elo updates). A table
of more than two players counts as comparisons of all pairs, by their places.

One drawn game against an average bot is added for each bot, so that a bot with only wins has a finite rating. The
intervals are the wider of two estimates: the curvature of the likelihood, and the "sandwich" estimate from the variance
between deals, because the comparisons within a deal are correlated.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from bastide.sim.tournaments.confidence_intervals import Z_95, ResultsByDeal

#: Elo points per unit of the logistic scale.
ELO_PER_LOGIT = 400 / math.log(10)
#: Number of drawn games against an average bot added for each bot.
PRIOR_DRAWS = 1.0

Matrix = list[list[float]]
#: Two bots, the points of the first against the second, and their games.
PairTotal = tuple[int, int, float, int]


@dataclass(frozen=True)
class Rating:
    """Rating relative to the average of all bots of the tournament (0), with its 95 % interval."""

    elo: float
    low: float
    high: float


def rate_bots(bots: int, pairs: Mapping[tuple[int, int], ResultsByDeal]) -> list[Rating]:
    """Rate ``bots`` bots; ``pairs[a, b]`` are the results of ``a`` against ``b``, each pair once."""
    strengths = fit_strengths(bots, pairs)
    average = sum(strengths) / bots
    inverse = invert_matrix(_hessian(strengths, _totals(pairs)))
    plain = _centre_covariance(inverse)
    robust = _centre_covariance(
        _multiply_matrices(_multiply_matrices(inverse, _deal_scatter(strengths, pairs)), inverse)
    )
    ratings = []
    for bot, strength in enumerate(strengths):
        elo = ELO_PER_LOGIT * (strength - average)
        reach = ELO_PER_LOGIT * Z_95 * math.sqrt(max(plain[bot][bot], robust[bot][bot], 0.0))
        ratings.append(Rating(elo, elo - reach, elo + reach))
    return ratings


def fit_strengths(bots: int, pairs: Mapping[tuple[int, int], ResultsByDeal]) -> list[float]:
    """Return the maximum-likelihood strengths on the logistic scale, by damped Newton steps."""
    totals = _totals(pairs)
    strengths = [0.0] * bots
    height = _likelihood(strengths, totals)
    for _ in range(100):
        step = _multiply_vector(invert_matrix(_hessian(strengths, totals)), _gradient(strengths, totals))
        length = 1.0
        further = [old + part for old, part in zip(strengths, step, strict=True)]
        # Near the maximum, full steps are safe and the likelihood is too flat to compare.
        while max(abs(length * part) for part in step) > 1e-4 and _likelihood(further, totals) < height:
            length /= 2
            further = [old + length * part for old, part in zip(strengths, step, strict=True)]
        strengths, height = further, _likelihood(further, totals)
        if max(abs(part) for part in step) <= 1e-10:
            break
    return strengths


def _totals(pairs: Mapping[tuple[int, int], ResultsByDeal]) -> list[PairTotal]:
    return [(a, b, sum(shares.sums), shares.games) for (a, b), shares in pairs.items()]


def expected_share(difference: float) -> float:
    """Return the expected share against a bot that is weaker by this much on the logistic scale."""
    if difference >= 0:
        return 1 / (1 + math.exp(-difference))
    grown = math.exp(difference)
    return grown / (1 + grown)


def _log_expected(difference: float) -> float:
    return min(0.0, difference) - math.log1p(math.exp(-abs(difference)))


def _likelihood(strengths: list[float], totals: list[PairTotal]) -> float:
    height = sum(PRIOR_DRAWS / 2 * (_log_expected(own) + _log_expected(-own)) for own in strengths)
    for a, b, won, games in totals:
        difference = strengths[a] - strengths[b]
        height += won * _log_expected(difference) + (games - won) * _log_expected(-difference)
    return height


def _gradient(strengths: list[float], totals: list[PairTotal]) -> list[float]:
    slope = [PRIOR_DRAWS * (0.5 - expected_share(own)) for own in strengths]
    for a, b, won, games in totals:
        surplus = won - games * expected_share(strengths[a] - strengths[b])
        slope[a] += surplus
        slope[b] -= surplus
    return slope


def _hessian(strengths: list[float], totals: list[PairTotal]) -> Matrix:
    matrix = _zero_matrix(len(strengths))
    for bot, own in enumerate(strengths):
        matrix[bot][bot] = PRIOR_DRAWS * expected_share(own) * expected_share(-own)
    for a, b, _, games in totals:
        difference = strengths[a] - strengths[b]
        weight = games * expected_share(difference) * expected_share(-difference)
        matrix[a][a] += weight
        matrix[b][b] += weight
        matrix[a][b] -= weight
        matrix[b][a] -= weight
    return matrix


def _deal_scatter(strengths: list[float], pairs: Mapping[tuple[int, int], ResultsByDeal]) -> Matrix:
    """Sum of the outer products of each deal's gradient: how far deals deviate from the expected results."""
    bots = len(strengths)
    matrix = _zero_matrix(bots)
    deals = max((len(shares.sums) for shares in pairs.values()), default=0)
    slopes = [[0.0] * bots for _ in range(deals)]
    for (a, b), shares in pairs.items():
        share = expected_share(strengths[a] - strengths[b])
        for deal, (won, games) in enumerate(zip(shares.sums, shares.counts, strict=True)):
            slopes[deal][a] += won - games * share
            slopes[deal][b] -= won - games * share
    factor = deals / (deals - 1) if deals > 1 else 1.0
    for slope in slopes:
        for a in range(bots):
            for b in range(bots):
                matrix[a][b] += factor * slope[a] * slope[b]
    return matrix


# -- matrices ------------------------------------------------------------------------------------


def _zero_matrix(size: int) -> Matrix:
    return [[0.0] * size for _ in range(size)]


def _multiply_vector(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(x * y for x, y in zip(row, vector, strict=True)) for row in matrix]


def _multiply_matrices(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [[sum(x * y for x, y in zip(row, column, strict=True)) for column in columns] for row in left]


def _centre_covariance(covariance: Matrix) -> Matrix:
    """Covariance of the differences from the average."""
    size = len(covariance)
    means = [sum(row) / size for row in covariance]
    whole = sum(means) / size
    return [[covariance[a][b] - means[a] - means[b] + whole for b in range(size)] for a in range(size)]


def invert_matrix(matrix: Matrix) -> Matrix:
    """Invert a positive definite matrix by Gauss-Jordan elimination with pivots."""
    size = len(matrix)
    rows = [row + [1.0 if column == index else 0.0 for column in range(size)] for index, row in enumerate(matrix)]
    for index in range(size):
        _, pivot = max((abs(rows[row][index]), row) for row in range(index, size))
        rows[index], rows[pivot] = rows[pivot], rows[index]
        head = rows[index][index]
        rows[index] = [value / head for value in rows[index]]
        for other in range(size):
            factor = rows[other][index]
            if other != index and factor:
                rows[other] = [x - factor * y for x, y in zip(rows[other], rows[index], strict=True)]
    return [row[size:] for row in rows]

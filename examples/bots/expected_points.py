"""Expected points: count what every feature may bring to each player, and keep followers for later."""

from math import sqrt

from bastide.core import Rng
from bastide.games.carcassonne import CarcassonneSeat


def value(seat: CarcassonneSeat) -> float:
    """Return the expected lead: points, features on the map, and something for every follower in the supply."""
    later = min(1.0, seat.tiles_left() / 20)
    worth = [seat.score(p) + later * 5 * sqrt(seat.meeples(player=p)) for p in range(seat.players)]
    for feature in seat.map().features():
        chance = 0.0 if feature.kind == "field" else later * 0.6**feature.open
        for player, points in feature.points.items():
            gain = points if feature.kind == "city" else feature.open
            worth[player] += points + gain * chance + 2 * chance * feature.meeples[player]
    mine = worth.pop(seat.player)
    return mine - max(worth)


def best_value(seat: CarcassonneSeat) -> float:
    """Return the value of a position; in the middle of your turn, that of its best continuation."""
    values = [best_value(seat.after(action, Rng(1))) for action in seat.legal_actions()]
    return max(values) if values else value(seat)


def choose(seat: CarcassonneSeat) -> int:
    return max(seat.legal_actions(), key=lambda action: best_value(seat.after(action, Rng(1))))

"""Value network: corrects the score forecast at the end of a rollout. It was trained on finished games.

Each claim (see ``network_inputs``) is read by a first layer for its kind, and the outputs are summed for each player. A
second layer reads a player's own sum, the average of the other players' sums, and the player's inputs. A linear term
over the own sum and the player's inputs is added. The result is a correction in points. So points that module
heuristics add to the forecast still count, and the network does not depend on seats or the number of players.

Both layers use ReLU and only sums and products, so every build computes the same bits.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.forecast import Forecast
from bastide.games.carcassonne.bots.value_network.facts import HAVE, KINDS, STAND, Facts
from bastide.games.carcassonne.rules.state.state import CarcassonneState

#: Units of the first layer of each kind, and of the second layer.
FIRST: Final = 12
SECOND: Final = 12
#: Inputs of the second layer: both sums, and the player's inputs.
READS: Final = 2 * FIRST + HAVE
#: Offsets in the parameters: first layers, second layer, linear term, output weights of the second layer.
_SECOND_LAYER_OFFSET: Final = KINDS * FIRST * STAND
_LINEAR_OFFSET: Final = _SECOND_LAYER_OFFSET + SECOND * READS
_OUTPUT_OFFSET: Final = _LINEAR_OFFSET + FIRST + HAVE
NUMBERS: Final = _OUTPUT_OFFSET + SECOND


@final
class Leaf:
    """A network with PARAMETER_COUNT trained parameters."""

    def __init__(self, numbers: list[float]) -> None:
        self.numbers = numbers
        self.facts = Facts()
        #: By player: summed outputs of the first layers.
        self._sums: list[float] = []

    def points(self, state: CarcassonneState, forecast: Forecast) -> list[float]:
        """Return the expected final scores of all players."""
        totals = forecast.totals(state)
        if state.asked < 0:
            return totals
        self.facts.read(state, forecast, totals)
        self._run_first_layers(state.players)
        return [totals[player] + self._correction(player, state.players) for player in range(state.players)]

    def _run_first_layers(self, players: i64) -> None:
        """Run the first layers on every claim.

        Four units at a time, so that each input is read once for all of them. Zero inputs, which are many, are skipped.
        """
        facts = self.facts
        numbers = self.numbers
        sums = [0.0] * (players * FIRST)
        claim: i64 = 0
        while claim < len(facts.kinds):
            at: i64 = facts.kinds[claim] * FIRST * STAND
            place: i64 = facts.owners[claim] * FIRST
            end: i64 = place + FIRST
            while place < end:
                a = 0.0
                b = 0.0
                c = 0.0
                d = 0.0
                i: i64 = 0
                while i < STAND:
                    value = facts.stands[claim * STAND + i]
                    if value != 0.0:
                        a += value * numbers[at + i]
                        b += value * numbers[at + STAND + i]
                        c += value * numbers[at + 2 * STAND + i]
                        d += value * numbers[at + 3 * STAND + i]
                    i += 1
                add_above_zero(sums, place, a)
                add_above_zero(sums, place + 1, b)
                add_above_zero(sums, place + 2, c)
                add_above_zero(sums, place + 3, d)
                at += 4 * STAND
                place += 4
            claim += 1
        self._sums = sums

    def _correction(self, player: i64, players: i64) -> float:
        numbers = self.numbers
        read = self._sums[player * FIRST : (player + 1) * FIRST]
        unit: i64 = 0
        while unit < FIRST:
            others = 0.0
            p: i64 = 0
            while p < players:
                if p != player:
                    others += self._sums[p * FIRST + unit]
                p += 1
            read.append(others / float(players - 1))
            unit += 1
        read += self.facts.have[player * HAVE : (player + 1) * HAVE]
        points = product(numbers, _LINEAR_OFFSET, read, 0, FIRST)
        points += product(numbers, _LINEAR_OFFSET + FIRST, read, 2 * FIRST, HAVE)
        unit = 0
        while unit < SECOND:
            output = product(numbers, _SECOND_LAYER_OFFSET + unit * READS, read, 0, READS)
            if output > 0.0:
                points += numbers[_OUTPUT_OFFSET + unit] * output
            unit += 1
        return points


def add_above_zero(sums: list[float], place: i64, output: float) -> None:
    """Add a number to an entry if it is positive (ReLU)."""
    if output > 0.0:
        sums[place] = sums[place] + output


def product(some: list[float], at: i64, others: list[float], from_there: i64, count: i64) -> float:
    """Return the dot product of ``count`` numbers from these offsets on."""
    total = 0.0
    i: i64 = 0
    while i < count:
        total += some[at + i] * others[from_there + i]
        i += 1
    return total

"""Value network: corrects the score forecast at the end of a rollout. It was trained on finished games.

Each claim (see ``network_inputs``) is read by a first layer for its kind, and the outputs are summed for each player. A
second layer reads a player's own sum, the average of the other players' sums, and the player's inputs. A linear term
over that own sum and the player's inputs is added. The result is a correction in points. So points that module
heuristics add to the forecast still count, and the network does not depend on seats or the number of players.

Both layers use ReLU and only sums and products, so every build computes the same bits.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.score_forecast import ScoreForecast
from bastide.games.carcassonne.bots.value_network.network_inputs import (
    CLAIM_KIND_COUNT,
    INPUTS_PER_CLAIM,
    INPUTS_PER_PLAYER,
    NetworkInputs,
)
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState

#: Units of the first layer of each kind, and of the second layer.
FIRST_LAYER_UNITS: Final = 12
SECOND_LAYER_UNITS: Final = 12
#: Inputs of the second layer: both sums, and the player's inputs.
SECOND_LAYER_INPUTS: Final = 2 * FIRST_LAYER_UNITS + INPUTS_PER_PLAYER
#: Offsets in the parameters: first layers, second layer, linear term, output weights of the second layer.
_SECOND_LAYER_OFFSET: Final = CLAIM_KIND_COUNT * FIRST_LAYER_UNITS * INPUTS_PER_CLAIM
_LINEAR_OFFSET: Final = _SECOND_LAYER_OFFSET + SECOND_LAYER_UNITS * SECOND_LAYER_INPUTS
_OUTPUT_OFFSET: Final = _LINEAR_OFFSET + FIRST_LAYER_UNITS + INPUTS_PER_PLAYER
PARAMETER_COUNT: Final = _OUTPUT_OFFSET + SECOND_LAYER_UNITS


@final
class ValueNetwork:
    """A network with PARAMETER_COUNT trained parameters."""

    def __init__(self, parameters: list[float]) -> None:
        self.parameters = parameters
        self.inputs = NetworkInputs()
        #: By player: summed outputs of the first layers.
        self._sums: list[float] = []

    def expected_scores(self, state: CarcassonneState, forecast: ScoreForecast) -> list[float]:
        """Return the expected final scores of all players."""
        totals = forecast.forecast_scores(state)
        if state.asked < 0:
            return totals
        self.inputs.read_position(state, forecast, totals)
        self._run_first_layers(state.players)
        return [totals[player] + self._correction(player, state.players) for player in range(state.players)]

    def _run_first_layers(self, players: i64) -> None:
        """Run the first layers on every claim.

        Four units at a time, so that each input is read once for all of them. Zero inputs, which are many, are skipped.
        """
        facts = self.inputs
        numbers = self.parameters
        sums = [0.0] * (players * FIRST_LAYER_UNITS)
        claim: i64 = 0
        while claim < len(facts.claim_kinds):
            at: i64 = facts.claim_kinds[claim] * FIRST_LAYER_UNITS * INPUTS_PER_CLAIM
            place: i64 = facts.claim_owners[claim] * FIRST_LAYER_UNITS
            end: i64 = place + FIRST_LAYER_UNITS
            while place < end:
                a = 0.0
                b = 0.0
                c = 0.0
                d = 0.0
                i: i64 = 0
                while i < INPUTS_PER_CLAIM:
                    value = facts.claim_inputs[claim * INPUTS_PER_CLAIM + i]
                    if value != 0.0:
                        a += value * numbers[at + i]
                        b += value * numbers[at + INPUTS_PER_CLAIM + i]
                        c += value * numbers[at + 2 * INPUTS_PER_CLAIM + i]
                        d += value * numbers[at + 3 * INPUTS_PER_CLAIM + i]
                    i += 1
                add_relu(sums, place, a)
                add_relu(sums, place + 1, b)
                add_relu(sums, place + 2, c)
                add_relu(sums, place + 3, d)
                at += 4 * INPUTS_PER_CLAIM
                place += 4
            claim += 1
        self._sums = sums

    def _correction(self, player: i64, players: i64) -> float:
        numbers = self.parameters
        read = self._sums[player * FIRST_LAYER_UNITS : (player + 1) * FIRST_LAYER_UNITS]
        unit: i64 = 0
        while unit < FIRST_LAYER_UNITS:
            others = 0.0
            p: i64 = 0
            while p < players:
                if p != player:
                    others += self._sums[p * FIRST_LAYER_UNITS + unit]
                p += 1
            read.append(others / float(players - 1))
            unit += 1
        read += self.inputs.player_inputs[player * INPUTS_PER_PLAYER : (player + 1) * INPUTS_PER_PLAYER]
        points = dot_product(numbers, _LINEAR_OFFSET, read, 0, FIRST_LAYER_UNITS)
        points += dot_product(
            numbers, _LINEAR_OFFSET + FIRST_LAYER_UNITS, read, 2 * FIRST_LAYER_UNITS, INPUTS_PER_PLAYER
        )
        unit = 0
        while unit < SECOND_LAYER_UNITS:
            output = dot_product(
                numbers, _SECOND_LAYER_OFFSET + unit * SECOND_LAYER_INPUTS, read, 0, SECOND_LAYER_INPUTS
            )
            if output > 0.0:
                points += numbers[_OUTPUT_OFFSET + unit] * output
            unit += 1
        return points


def add_relu(sums: list[float], place: i64, output: float) -> None:
    """Add a number to an entry if it is positive (ReLU)."""
    if output > 0.0:
        sums[place] = sums[place] + output


def dot_product(some: list[float], at: i64, others: list[float], from_there: i64, count: i64) -> float:
    """Return the dot product of ``count`` numbers from these offsets on."""
    total = 0.0
    i: i64 = 0
    while i < count:
        total += some[at + i] * others[from_there + i]
        i += 1
    return total

"""Numbers of a lesson's position, computed by the engine and used as variables in its texts.

A fact names a value in the player's view of the position, or in ``scores``, the current points of all players. A list
counts its entries; ``PATH=ENTRY`` counts those that are equal; ``PATH + PATH`` is a sum. With ``by``, the value is that
after an action and the answers of the other players; ``gain`` and ``loss`` are the difference it makes::

    left_shields = { value = "cities.1.shields" }
    stage_points = { gain = "cities.0.points.wonder", by = "stage with *" }
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase

from msgspec import Struct

from bastide.core.state import State


class PositionFact(Struct, frozen=True, forbid_unknown_fields=True):
    """Path of a number in the view of a position, or after an action."""

    value: str = ""
    gain: str = ""
    loss: str = ""
    #: First legal action that matches is played.
    by: str = ""


def compute_facts(facts: Mapping[str, PositionFact], state: State, seat: int, answers: Sequence[str]) -> dict[str, int]:
    """Compute facts of a position. ``answers`` are the actions of the other players after an action."""
    return {name: compute_fact(fact, state, seat, answers) for name, fact in facts.items()}


def compute_fact(fact: PositionFact, state: State, seat: int, answers: Sequence[str]) -> int:
    """Compute one fact. Raises ValueError if the path or the action does not exist."""
    path = fact.value or fact.gain or fact.loss
    before = read_sum(state, seat, path)
    if not fact.by:
        return before
    after = read_sum(play_copy(state, seat, fact.by, answers), seat, path)
    return after - before if fact.gain else before - after if fact.loss else after


def play_copy(state: State, seat: int, pattern: str, answers: Sequence[str]) -> State:
    """Return a copy of the position after an action and the answers of the other players."""
    legal = state.legal_actions(seat)
    action = next((each for each in legal if fnmatchcase(state.notation(seat, each), pattern)), None)
    if action is None:
        raise ValueError(f"no legal action matches {pattern!r}")
    after = state.clone()
    after.apply(seat, action)
    for answer in answers:
        player = next((actor for actor in after.players_to_act() if actor != seat), None)
        if player is not None:
            after.apply(player, after.parse_action(player, answer))
    return after


def read_sum(state: State, seat: int, paths: str) -> int:
    """Read the sum of some paths."""
    view = {**state.view(seat), "scores": state.scores()}
    return sum(read_number(view, path) for path in paths.split(" + "))


def read_number(view: Mapping[str, object], path: str) -> int:
    """Read a number from a view: the value of a path, or the number of entries in a list."""
    place, equal, wanted = path.partition("=")
    found: object = view
    for key in place.split("."):
        if isinstance(found, Mapping) and key in found:
            found = found[key]
        elif isinstance(found, Sequence) and key.isdigit() and int(key) < len(found):
            found = found[int(key)]
        else:
            raise ValueError(f"the view has no {path!r}")
    if isinstance(found, list):
        return found.count(wanted) if equal else len(found)
    if not isinstance(found, int):
        raise ValueError(f"{path!r} is not a number but {found!r}")
    return found

"""Numbers of a lesson's position, computed by the engine and used as variables in its texts.

A fact names a value in the player's view of the position: ``{ value = "cities.1.shields" }``. A list counts its
entries; ``PATH=ENTRY`` counts the entries that are equal. With ``by``, the value is that after an action and the
answers of the other players; ``gain`` is the increase by it::

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
    #: First legal action that matches is played.
    by: str = ""


def compute_facts(facts: Mapping[str, PositionFact], state: State, seat: int, answers: Sequence[str]) -> dict[str, int]:
    """Compute facts of a position. ``answers`` are the actions of the other players after an action."""
    return {name: compute_fact(fact, state, seat, answers) for name, fact in facts.items()}


def compute_fact(fact: PositionFact, state: State, seat: int, answers: Sequence[str]) -> int:
    """Compute one fact. Raises ValueError if the path or the action does not exist."""
    path = fact.value or fact.gain
    if not fact.by:
        return read_number(state, seat, path)
    after = play_copy(state, seat, fact.by, answers)
    number = read_number(after, seat, path)
    return number - read_number(state, seat, path) if fact.gain else number


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


def read_number(state: State, seat: int, path: str) -> int:
    """Read a number from a player's view: the value of a path, or the number of entries in a list."""
    place, equal, wanted = path.partition("=")
    found: object = state.view(seat)
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

"""Decide whether an action reveals hidden information to a player.

The check uses the engine only and works for every game. A random event, or an event with secret data, always reveals
something. Otherwise the action is tried in positions sampled from all those that fit what the player knows. It reveals
nothing if the player sees the same in each of them, and if sampling and then acting gives the same position as acting
and then sampling with the same random source.

An action that reveals one bit passes with probability 2 to the power of -``SAMPLE_COUNT``. The samples are fixed, so
there is no second try.
"""

from __future__ import annotations

from bastide.core.errors import BastideError, IllegalAction
from bastide.core.journal import Journal
from bastide.core.plain import Plain
from bastide.core.state import State
from bastide.tables.errors import Refused
from bastide.tables.fairness.sampled_positions import Draws

#: Number of samples that must agree before an action counts as revealing nothing.
DRAWS = 40


def do_all(state: State, player: int, actions: list[int]) -> bool:
    """Apply actions and record their events; return whether all of them are legal."""
    state.journal = Journal()
    try:
        for action in actions:
            state.apply(player, action)
    except BastideError:
        return False
    return True


def seen_by(state: State, viewer: int) -> list[Plain]:
    """Return everything that is visible to a player: the view, the events, the decision."""
    assert state.journal is not None
    events: list[Plain] = []
    for event in state.journal.shown_to(viewer):
        events.append(event)
    decision: Plain = state.decision(viewer).plain() if viewer in state.actors() else None
    return [state.view(viewer), events, decision]


def speaks(rng_before: Plain, state: State) -> bool:
    """Return whether a random or secret event has happened since the given state of the random source."""
    assert state.journal is not None
    return state.rng.snapshot() != rng_before or any(event.secret for event in state.journal.events)


def is_as_open(samples: Draws, number: int, after: State, sampled: State) -> bool:
    """Return whether an action left the player's uncertainty unchanged, judged by one sample."""
    return after.sample(samples.player, samples.source(number)).snapshot() == sampled.snapshot()


def shows_something(samples: Draws, actions: list[int]) -> bool:
    """Return whether a player learns anything from these actions, or triggers random or secret events.

    Revealing the player's own hand to others does not count.
    """
    before, player = samples.state, samples.player
    after = before.clone()
    if not do_all(after, player, actions) or speaks(before.rng.snapshot(), after):
        return True
    visible = seen_by(after, player)
    for number in range(DRAWS):
        sampled = samples.position(number)
        if not do_all(sampled, player, actions) or seen_by(sampled, player) != visible:
            return True
        if not is_as_open(samples, number, after, sampled):
            return True
    return False


def check_list(samples: Draws, actions: list[int | str]) -> None:
    """Raise RequestRefused if a list of actions continues after something that the player cannot foresee.

    Otherwise an all-or-nothing list such as "play Smithy, then the Village I hope to draw" would be a question about
    the deck. All actions are tried in sampled positions only, so that the refusal itself reveals nothing.
    """
    player = samples.player
    first = samples.position(0)
    first.journal = Journal()
    rng_before = first.rng.snapshot()
    numbers: list[int] = []
    for action in actions[:-1]:
        number = foreseen(samples, first, action, numbers)
        first.apply(player, number)
        numbers.append(number)
        if first.actors() not in ([player], []):
            raise Refused("list-too-long", "other players have to decide before the end of this list of actions")
        if speaks(rng_before, first):
            raise unforeseen()
    seen = seen_by(first, player)
    last = foreseen(samples, first, actions[-1], numbers)
    for number in range(1, DRAWS):
        sampled = samples.position(number)
        if not do_all(sampled, player, numbers) or seen_by(sampled, player) != seen:
            raise unforeseen()
        if not is_as_open(samples, number, first, sampled) or not sampled.is_legal(player, last):
            raise unforeseen()


def foreseen(samples: Draws, first: State, action: int | str, done: list[int]) -> int:
    """Return the number of an action in a sampled position, after the actions ``done``.

    If it is illegal there, the reason is given only if it is illegal in all samples.
    """
    error = forbidden(first, samples.player, action)
    if error is None:
        return action_number(first, samples.player, action)
    for number in range(1, DRAWS):
        sampled = samples.position(number)
        if not do_all(sampled, samples.player, done) or forbidden(sampled, samples.player, action) is None:
            raise unforeseen()
    raise error


def forbidden(state: State, player: int, action: int | str) -> IllegalAction | None:
    """Return the error for an illegal action; None if it is legal."""
    try:
        number = action_number(state, player, action)
    except IllegalAction as error:
        return error
    return None if state.is_legal(player, number) else state.refusal(player, number)


def unforeseen() -> Refused:
    return Refused("list-unforeseen", "this list of actions continues after an unforeseeable event")


#: Largest action space that is searched for a notation; takes milliseconds.
SEARCHED = 2_000


def action_number(state: State, player: int, action: int | str) -> int:
    """Return the number of an action that is given by number or in notation."""
    return state.parse(player, action) if isinstance(action, str) else action


def refusal(samples: Draws, action: int | str, action_space: int = 0) -> IllegalAction | None:
    """Explain why a player cannot take an action, judged in a sampled position to reveal nothing."""
    return why_not(samples.position(0), samples.player, action, action_space)


def why_not(sampled: State, player: int, action: int | str, action_space: int = 0) -> IllegalAction | None:
    """Explain why an action is illegal in a position; None if it is legal.

    With the size of the action space, a notation is also looked up among illegal actions.
    """
    try:
        number = action_number(sampled, player, action)
    except IllegalAction as error:
        if error.code != "not-understood":
            return error  # the game understood the action and gives a reason
        matches = [
            n for n in range(action_space if action_space <= SEARCHED else 0) if sampled.notation(player, n) == action
        ]
        if not matches:
            return error
        number = matches[0]
    return None if sampled.is_legal(player, number) else sampled.refusal(player, number)

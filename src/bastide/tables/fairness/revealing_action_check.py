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
from bastide.core.json_data import JsonData
from bastide.core.state import State
from bastide.tables.fairness.sampled_positions import SampledPositions
from bastide.tables.request_errors import RequestRefused

#: Number of samples that must agree before an action counts as revealing nothing.
SAMPLE_COUNT = 40


def try_actions(state: State, player: int, actions: list[int]) -> bool:
    """Apply actions and record their events; return whether all of them are legal."""
    state.journal = Journal()
    try:
        for action in actions:
            state.apply(player, action)
    except BastideError:
        return False
    return True


def list_visible_information(state: State, viewer: int) -> list[JsonData]:
    """Return everything that is visible to a player: the view, the events, the decision."""
    assert state.journal is not None
    events: list[JsonData] = []
    for event in state.journal.views_for(viewer):
        events.append(event)
    decision: JsonData = state.decision(viewer).to_json_data() if viewer in state.players_to_act() else None
    return [state.view(viewer), events, decision]


def has_chance_or_secrets(rng_before: JsonData, state: State) -> bool:
    """Return whether a random or secret event has happened since the given state of the random source."""
    assert state.journal is not None
    return state.rng.snapshot() != rng_before or any(event.secret for event in state.journal.events)


def keeps_uncertainty(samples: SampledPositions, number: int, after: State, sampled: State) -> bool:
    """Return whether an action left the player's uncertainty unchanged, judged by one sample."""
    return after.sample_position(samples.player, samples.make_rng(number)).snapshot() == sampled.snapshot()


def reveals_information(samples: SampledPositions, actions: list[int]) -> bool:
    """Return whether a player learns anything from these actions, or triggers random or secret events.

    Revealing the player's own hand to others does not count.
    """
    before, player = samples.state, samples.player
    after = before.clone()
    if not try_actions(after, player, actions) or has_chance_or_secrets(before.rng.snapshot(), after):
        return True
    visible = list_visible_information(after, player)
    for number in range(SAMPLE_COUNT):
        sampled = samples.sample_position(number)
        if not try_actions(sampled, player, actions) or list_visible_information(sampled, player) != visible:
            return True
        if not keeps_uncertainty(samples, number, after, sampled):
            return True
    return False


def check_sequence_is_foreseeable(samples: SampledPositions, actions: list[int | str]) -> None:
    """Raise RequestRefused if a list of actions continues after something that the player cannot foresee.

    Otherwise an all-or-nothing list such as "play Smithy, then the Village I hope to draw" would be a question about
    the deck. All actions are tried in sampled positions only, so that the refusal itself reveals nothing.
    """
    player = samples.player
    first = samples.sample_position(0)
    first.journal = Journal()
    rng_before = first.rng.snapshot()
    numbers: list[int] = []
    for action in actions[:-1]:
        number = resolve_foreseeable_action(samples, first, action, numbers)
        first.apply(player, number)
        numbers.append(number)
        if first.players_to_act() not in ([player], []):
            raise RequestRefused(
                "list-too-long", "another player must decide before the end of this list; send fewer actions"
            )
        if has_chance_or_secrets(rng_before, first):
            raise unforeseeable_list_error()
    seen = list_visible_information(first, player)
    last = resolve_foreseeable_action(samples, first, actions[-1], numbers)
    for number in range(1, SAMPLE_COUNT):
        sampled = samples.sample_position(number)
        if not try_actions(sampled, player, numbers) or list_visible_information(sampled, player) != seen:
            raise unforeseeable_list_error()
        if not keeps_uncertainty(samples, number, first, sampled) or not sampled.is_legal(player, last):
            raise unforeseeable_list_error()


def resolve_foreseeable_action(samples: SampledPositions, first: State, action: int | str, done: list[int]) -> int:
    """Return the number of an action in a sampled position, after the actions ``done``.

    If it is illegal there, the reason is given only if it is illegal in all samples.
    """
    error = find_illegality(first, samples.player, action)
    if error is None:
        return parse_action(first, samples.player, action)
    for number in range(1, SAMPLE_COUNT):
        sampled = samples.sample_position(number)
        if not try_actions(sampled, samples.player, done) or find_illegality(sampled, samples.player, action) is None:
            raise unforeseeable_list_error()
    raise error


def find_illegality(state: State, player: int, action: int | str) -> IllegalAction | None:
    """Return the error for an illegal action; None if it is legal."""
    try:
        number = parse_action(state, player, action)
    except IllegalAction as error:
        return error
    return None if state.is_legal(player, number) else state.illegal_action_error(player, number)


def unforeseeable_list_error() -> RequestRefused:
    return RequestRefused("list-unforeseen", "this list continues past a random event; send those actions afterwards")


#: Largest action space that is searched for a notation; takes milliseconds.
MAX_SEARCHED_ACTIONS = 2_000


def parse_action(state: State, player: int, action: int | str) -> int:
    """Return the number of an action that is given by number or in notation."""
    return state.parse_action(player, action) if isinstance(action, str) else action


def explain_refusal(samples: SampledPositions, action: int | str, action_space: int = 0) -> IllegalAction | None:
    """Explain why a player cannot take an action, judged in a sampled position to reveal nothing."""
    return explain_illegal_action(samples.sample_position(0), samples.player, action, action_space)


def explain_illegal_action(
    sampled: State, player: int, action: int | str, action_space: int = 0
) -> IllegalAction | None:
    """Explain why an action is illegal in a position; None if it is legal.

    With the size of the action space, a notation is also looked up among illegal actions.
    """
    try:
        number = parse_action(sampled, player, action)
    except IllegalAction as error:
        if error.code != "not-understood":
            return error  # the game understood the action and gives a reason
        matches = [
            n
            for n in range(action_space if action_space <= MAX_SEARCHED_ACTIONS else 0)
            if sampled.notation(player, n) == action
        ]
        if not matches:
            return error
        number = matches[0]
    return None if sampled.is_legal(player, number) else sampled.illegal_action_error(player, number)

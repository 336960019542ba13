"""Whether doing something shows anybody what they did not know.

Asked of the engine itself: take positions drawn at random from all those that fit what somebody knows, do the same
in each, and compare what they would see. If it is the same everywhere, they have learnt nothing.
"""

from __future__ import annotations

from bastide.core.errors import BastideError, IllegalAction
from bastide.core.journal import Journal
from bastide.core.plain import Plain, canonical
from bastide.core.rng import Rng
from bastide.core.state import State
from bastide.tables.errors import Refused


def seen_after(state: State, viewer: int, actions: list[int]) -> list[Plain] | None:
    """What the player sees, is told and is asked when they have done this; None if it cannot be done there."""
    state.journal = Journal()
    try:
        for action in actions:
            state.apply(viewer, action)
    except BastideError:
        return None
    told: list[Plain] = []
    for event in state.journal.shown_to(viewer):
        told.append(event)
    asked: Plain = state.decision(viewer).plain() if viewer in state.actors() else None
    return [state.view(viewer), told, asked]


def shows_something(state: State, player: int, actions: list[int], draws: int, rng: Rng) -> bool:
    """Whether a player who does this learns anything, or lets chance or somebody else's secrets come up.

    That others see what the player had in hand is no matter: nobody but the player has lost by it.
    """
    after = state.clone()
    truth = seen_after(after, player, actions)
    journal = after.journal
    assert journal is not None
    if after.rng.snapshot() != state.rng.snapshot() or any(event.secret for event in journal.events):
        return True
    return any(seen_after(state.sample(player, rng), player, actions) != truth for _ in range(draws))


def check_list(state: State, player: int, actions: list[int | str], draws: int, rng: Rng) -> None:
    """Refused if a list of actions goes on after something that the player cannot foresee.

    Otherwise one could try a list out: "play the Smithy and then the Village I hope to draw", all or nothing, is a
    question about the deck. Everything is tried on drawn positions only, so that the refusal itself tells nothing.
    """
    drawn = [state.sample(player, rng) for _ in range(draws)]
    for number, action in enumerate(actions):
        failed: IllegalAction | None = None
        could = 0
        for each in drawn:
            try:
                each.apply(player, action_number(each, player, action))
                could += 1
            except IllegalAction as error:
                failed = error
        if failed is not None and could == 0:
            raise failed
        if failed is not None:
            raise unforeseen()
        if number + 1 < len(actions):
            views = {canonical([each.view(player), each.next_actor()]) for each in drawn}
            if len(views) > 1:
                raise unforeseen()
            if drawn[0].actors() not in ([player], []):
                raise Refused("list-too-long", "others are asked before this list of actions is through")


def unforeseen() -> Refused:
    return Refused("list-unforeseen", "this list of actions goes on after something that nobody can foresee")


#: So many actions at most are searched for one that is written so: a matter of milliseconds.
SEARCHED = 2_000


def action_number(state: State, player: int, action: int | str) -> int:
    """An action that was given by number or in notation."""
    return state.parse(player, action) if isinstance(action, str) else action


def refusal(state: State, player: int, action: int | str, rng: Rng, space: int = 0) -> IllegalAction | None:
    """Why the player cannot do this, said by a position that they could be in: the truth has nothing to add.

    With the game's action space, what is written in notation is looked for among the illegal actions, too.
    """
    drawn = state.sample(player, rng)
    try:
        number = action_number(drawn, player, action)
    except IllegalAction as error:
        if error.code != "not-understood":
            return error  # the game has read what is meant, and says why not
        named = [n for n in range(space if space <= SEARCHED else 0) if drawn.notation(player, n) == action]
        if not named:
            return error
        number = named[0]
    return None if drawn.is_legal(player, number) else drawn.refusal(player, number)

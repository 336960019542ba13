"""Whether doing something shows anybody what they did not know.

Asked of the engine itself, and of no game in particular. Two things are certain: where chance has spoken, or somebody
was told what others were not, something has come to light. For the rest, take positions from all those that fit what
the player knows (``sampled_positions``) and do the same in each. Nothing has been shown if the player sees the same
everywhere, and if what could be so afterwards is exactly what could be so before: to draw a position and then to act in
it gives the same as to act and then to draw with the same source of chance.

What tells a player one bit is taken for nothing with a probability of 2 to the power of -DRAWS, what tells more with
less; and as the positions are drawn once and for all, there is no second try.
"""

from __future__ import annotations

from bastide.core.errors import BastideError, IllegalAction
from bastide.core.journal import Journal
from bastide.core.plain import Plain
from bastide.core.state import State
from bastide.tables.errors import Refused
from bastide.tables.fairness.sampled_positions import Draws

#: So many drawn positions must agree before something counts as having shown nothing.
DRAWS = 40


def do_all(state: State, player: int, actions: list[int]) -> bool:
    """Do these things, and write down what happens. Whether it can be done."""
    state.journal = Journal()
    try:
        for action in actions:
            state.apply(player, action)
    except BastideError:
        return False
    return True


def seen_by(state: State, viewer: int) -> list[Plain]:
    """What the player sees, has been told and is asked."""
    assert state.journal is not None
    told: list[Plain] = []
    for event in state.journal.shown_to(viewer):
        told.append(event)
    asked: Plain = state.decision(viewer).plain() if viewer in state.actors() else None
    return [state.view(viewer), told, asked]


def speaks(chance: Plain, state: State) -> bool:
    """Whether chance, which was there before, has spoken, or somebody was told what others were not."""
    assert state.journal is not None
    return state.rng.snapshot() != chance or any(event.secret for event in state.journal.events)


def is_as_open(draws: Draws, number: int, after: State, drawn: State) -> bool:
    """Whether what could be so after something was done is what could be so before, as one drawn position tells it."""
    return after.sample(draws.player, draws.source(number)).snapshot() == drawn.snapshot()


def shows_something(draws: Draws, actions: list[int]) -> bool:
    """Whether a player who does this learns anything, or lets chance or somebody else's secrets come up.

    That others see what the player had in hand is no matter: nobody but the player has lost by it.
    """
    before, player = draws.state, draws.player
    after = before.clone()
    if not do_all(after, player, actions) or speaks(before.rng.snapshot(), after):
        return True
    truth = seen_by(after, player)
    for number in range(DRAWS):
        drawn = draws.position(number)
        if not do_all(drawn, player, actions) or seen_by(drawn, player) != truth:
            return True
        if not is_as_open(draws, number, after, drawn):
            return True
    return False


def check_list(draws: Draws, actions: list[int | str]) -> None:
    """Refused if a list of actions goes on after something that the player cannot foresee.

    Otherwise one could try a list out: "play the Smithy and then the Village I hope to draw", all or nothing, is a
    question about the deck. Everything is tried on drawn positions only, so that the refusal itself tells nothing.
    """
    player = draws.player
    first = draws.position(0)
    first.journal = Journal()
    chance = first.rng.snapshot()
    numbers: list[int] = []
    for action in actions[:-1]:
        number = foreseen(draws, first, action, numbers)
        first.apply(player, number)
        numbers.append(number)
        if first.actors() not in ([player], []):
            raise Refused("list-too-long", "others are asked before this list of actions is through")
        if speaks(chance, first):
            raise unforeseen()
    seen = seen_by(first, player)
    last = foreseen(draws, first, actions[-1], numbers)
    for number in range(1, DRAWS):
        drawn = draws.position(number)
        if not do_all(drawn, player, numbers) or seen_by(drawn, player) != seen:
            raise unforeseen()
        if not is_as_open(draws, number, first, drawn) or not drawn.is_legal(player, last):
            raise unforeseen()


def foreseen(draws: Draws, first: State, action: int | str, done: list[int]) -> int:
    """The number of an action in a drawn position, where others have been done before.

    If it cannot be done there, the reason is given only if it cannot be done in any of them.
    """
    failed = forbidden(first, draws.player, action)
    if failed is None:
        return action_number(first, draws.player, action)
    for number in range(1, DRAWS):
        drawn = draws.position(number)
        if not do_all(drawn, draws.player, done) or forbidden(drawn, draws.player, action) is None:
            raise unforeseen()
    raise failed


def forbidden(state: State, player: int, action: int | str) -> IllegalAction | None:
    try:
        number = action_number(state, player, action)
    except IllegalAction as error:
        return error
    return None if state.is_legal(player, number) else state.refusal(player, number)


def unforeseen() -> Refused:
    return Refused("list-unforeseen", "this list of actions goes on after something that nobody can foresee")


#: So many actions at most are searched for one that is written so: a matter of milliseconds.
SEARCHED = 2_000


def action_number(state: State, player: int, action: int | str) -> int:
    """An action that was given by number or in notation."""
    return state.parse(player, action) if isinstance(action, str) else action


def refusal(draws: Draws, action: int | str, space: int = 0) -> IllegalAction | None:
    """Why the player cannot do this, said by a position that they could be in: the truth has nothing to add."""
    return why_not(draws.position(0), draws.player, action, space)


def why_not(drawn: State, player: int, action: int | str, space: int = 0) -> IllegalAction | None:
    """Why the player cannot do this here; None if they can.

    With the game's action space, what is written in notation is looked for among the illegal actions, too.
    """
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

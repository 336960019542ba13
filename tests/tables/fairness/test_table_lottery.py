"""No lottery about hidden things: whoever asks ten thousand times hears ten thousand times the same.

Whether a step may be taken back, whether a list of actions may be carried out and why something is forbidden are
answered from positions that are drawn once and for all. Here it is asked again and again, in every wording that comes
to mind, by somebody whose luck is new each time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import cycle

import pytest
from table_desk import ME, OPEN, Desk, with_card

from bastide.core.errors import BastideError
from bastide.core.plain import Plain
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.tables import messages as wire
from bastide.tables.commands.consent import take_back
from bastide.tables.commands.playing import act, why
from bastide.tables.fairness.sampled_positions import Draws
from bastide.tables.fairness.secrecy import do_all, seen_by, shows_something
from bastide.tables.model.replay import read
from bastide.tables.model.table import Table

#: So often is asked.
TIMES = 10_000


def answers(ask: Callable[[int], object]) -> Counter[str]:
    """What is said to the same question, asked so often; nothing is carried out."""
    heard: Counter[str] = Counter()
    for number in range(TIMES):
        try:
            ask(number)
        except BastideError as error:
            heard[error.code] += 1
        else:
            heard["yes"] += 1
    return heard


def test_a_top_card_that_was_seen_is_not_put_back() -> None:
    desk = with_card("village")
    desk.act("Ann", "play village")
    command = wire.TakeBack(table="desk", position=desk.table.position)

    def ask(_: int) -> None:
        desk.table.judged.clear()  # what has been judged once is remembered; it would be judged alike
        take_back(desk.table, 0, command)

    assert answers(ask) == {"take-back-consent": TIMES}


def test_silver_is_not_bought_if_village_happens_to_draw_a_copper() -> None:
    """Neither as it stands nor reordered, padded, or in numbers."""
    desk = with_card("village")
    coppers = desk.state.view(0)["sides"][0]["hand"].count("copper")  # type: ignore[index, call-overload, union-attr]
    wishes: list[list[int | str]] = []
    for played in range(coppers + 2):
        for end in ("buy silver", "buy gold", "buy copper", "end turn"):
            wishes.append(["play village", *["play copper"] * played, end])
            wishes.append(["play village", "play all treasures", end])
            wishes.append([desk.number("Ann", "play village"), *["play copper"] * played, end])
    forms = cycle(wishes)
    heard = answers(
        lambda _: act(desk.table, 0, wire.Act(table="desk", position=desk.table.position, actions=next(forms))),
    )
    assert heard == {"list-unforeseen": TIMES}


def test_the_next_tile_is_not_looked_at_and_put_back() -> None:
    desk = Desk("carcassonne")
    desk.act("Ann", desk.legal("Ann")[0])
    desk.act("Ann", "none")
    command = wire.TakeBack(table="desk", position=desk.table.position)
    heard = answers(lambda _: take_back(desk.table, 0, command))
    assert heard == {"take-back-consent": TIMES}


def test_a_list_does_not_ask_for_the_next_tile() -> None:
    """The tile, the figure, and then what one would do with the tile one hopes for."""
    desk = Desk("carcassonne")
    tiles = desk.legal("Ann")[:5]
    wishes: list[list[int | str]] = [[tile, "none", more] for tile in tiles for more in ("none", tiles[0])]
    forms = cycle(wishes)
    heard = answers(
        lambda _: act(desk.table, 0, wire.Act(table="desk", position=desk.table.position, actions=next(forms))),
    )
    assert heard.keys() <= {"list-unforeseen", "list-too-long"}


def test_what_was_dug_up_in_seven_wonders_stays_dug_up() -> None:
    """Who has built from the discard pile has been handed the next cards, or sees what others were handed."""
    desk = digging()
    (seat,) = desk.table.waiting_for()
    name = desk.table.seats[seat].name
    desk.act(name, desk.legal(name)[0])
    command = wire.TakeBack(table="desk", position=desk.table.position)
    heard = answers(lambda _: take_back(desk.table, seat, command))
    assert heard == {"take-back-consent": TIMES}


def digging() -> Desk:
    """A game of 7 Wonders in which one player alone chooses a card from the discard pile."""
    for seed in range(200):
        boards = ["halikarnassos", "gizah", "ephesos"]
        desk = Desk("seven_wonders", seats=(ME, OPEN, OPEN), seed=seed, options={"boards": boards})
        state, rng = desk.state.clone(), Rng(seed)
        moves: list[tuple[int, int]] = []
        while len(state.actors()) > 1 and len(moves) < 60:
            for player in state.actors():
                legal = state.legal_actions(player)
                # Stages are what one digs from, if at all.
                stages = [action for action in legal if state.meaning(player, action)["do"] == "stage"]
                moves.append((player, rng.choice(stages or legal)))
                state.apply(*moves[-1])
        if len(state.actors()) == 1:
            for player, action in moves:
                desk.act(desk.table.seats[player].name, action)
            return desk
    raise AssertionError("nobody ever dug")


def test_the_same_positions_are_drawn_again_on_another_server_and_after_a_take_back() -> None:
    """Whoever could have others drawn would have another ticket: by acting and taking it back, or by talking."""
    desk = with_card("village")
    there = read("desk", desk.log)

    def drawn(table: Table) -> list[str]:
        assert table.state is not None
        return [Draws(table, table.state, 0).position(number).digest() for number in range(3)]

    first = drawn(desk.table)
    assert drawn(there) == first
    desk.do("Ann", wire.Chat(table="desk", text="let me see"))
    assert drawn(desk.table) == first
    desk.act("Ann", "end actions" if "end actions" in desk.legal("Ann") else "play all treasures")
    desk.take_back("Ann")
    assert drawn(desk.table) == first
    other = with_card("village")
    other.table.seed = "another"  # what nobody knows before the end
    assert drawn(other.table) != first


def test_reasons_are_the_same_however_often_one_asks() -> None:
    desk = with_card("village")
    asked = wire.Why(table="desk", position=desk.table.position, action="play militia")
    heard = {str(why(desk.table, 0, asked)) for _ in range(200)}
    assert len(heard) == 1


def changed(before: Plain, after: Plain) -> Plain:
    """What of a view is other than before."""
    if isinstance(before, dict) and isinstance(after, dict):
        return {name: changed(before.get(name), value) for name, value in after.items() if before.get(name) != value}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [changed(*pair) if pair[0] != pair[1] else None for pair in zip(before, after, strict=True)]
    return [before, after]


@pytest.mark.parametrize(
    ("game", "seats", "plays", "moves"),
    [("dominion", 2, 3, 60), ("carcassonne", 2, 1, 12), ("seven_wonders", 3, 2, 60), ("magpie", 2, 4, 60)],
)
def test_a_step_that_is_free_shows_nobody_anything(game: str, seats: int, plays: int, moves: int) -> None:
    """Random play: what is judged free looks the same in sixty positions that were drawn by another hand."""
    free = 0
    for seed in range(plays):
        desk = Desk(game, seats=(ME, *[OPEN] * (seats - 1)), seed=seed)
        rng = Rng(seed + 1000)
        table, state = desk.table, desk.state
        for _ in range(moves):
            if state.is_over():
                break
            player = state.next_actor()
            action = rng.choice(state.legal_actions(player))
            if len(state.actors()) == 1 and not shows_something(Draws(table, state, player), [action]):
                free += 1
                check_shows_nothing(state, player, action, rng)
            state.apply(player, action)
    assert free > 5 or game in ("seven_wonders", "magpie")


def check_shows_nothing(state: State, player: int, action: int, rng: Rng) -> None:
    seen = set()
    told_others = set()
    for _ in range(60):
        drawn = state.sample(player, rng)
        before = [drawn.view(viewer) for viewer in drawn.viewers()]
        assert do_all(drawn, player, [action])
        seen.add(repr(seen_by(drawn, player)))
        after = [drawn.view(viewer) for viewer in drawn.viewers()]
        told_others.add(repr([changed(*pair) for pair in zip(before, after, strict=True)]))
    assert len(seen) == 1
    assert len(told_others) == 1

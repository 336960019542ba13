"""Hidden information: repeated questions always get the same answer.

Whether a step may be taken back, whether a list of actions is allowed and why an action is illegal are answered from
fixed samples. These tests repeat such questions with different random sources and wordings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import cycle

import pytest
from table_harness import ME, OPEN, TableHarness, make_dominion_table_with_card

from bastide.core.errors import BastideError
from bastide.core.json_data import JsonData
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.tables import messages as wire
from bastide.tables.commands.game_moves import explain_why_not, play_actions
from bastide.tables.commands.take_backs_and_proposals import take_back
from bastide.tables.fairness.revealing_action_check import list_visible_information, reveals_information, try_actions
from bastide.tables.fairness.sampled_positions import SampledPositions
from bastide.tables.state.log_replay import replay_log
from bastide.tables.state.table_state import Table

REPEATED_QUESTIONS = 10_000


def count_answers(ask: Callable[[int], object]) -> Counter[str]:
    """Ask the same question repeatedly without executing it, and count the answers."""
    heard: Counter[str] = Counter()
    for number in range(REPEATED_QUESTIONS):
        try:
            ask(number)
        except BastideError as error:
            heard[error.code] += 1
        else:
            heard["yes"] += 1
    return heard


def test_seen_top_card_cannot_be_taken_back() -> None:
    desk = make_dominion_table_with_card("village")
    desk.act("Ann", "play village")
    command = wire.TakeBack(table="desk", position=desk.table.position)

    def ask(_: int) -> None:
        desk.table.step_reveals_information.clear()  # clear the cached verdict
        take_back(desk.table, 0, command)

    assert count_answers(ask) == {"take-back-consent": REPEATED_QUESTIONS}


def test_conditional_list_is_refused_in_every_form() -> None:
    """A list must not buy Silver only if Village draws a Copper: reordered, padded, or by number."""
    desk = make_dominion_table_with_card("village")
    coppers = desk.state.view(0)["sides"][0]["hand"].count("copper")  # type: ignore[index, call-overload, union-attr]
    wishes: list[list[int | str]] = []
    for played in range(coppers + 2):
        for end in ("buy silver", "buy gold", "buy copper", "end turn"):
            wishes.append(["play village", *["play copper"] * played, end])
            wishes.append(["play village", "play all treasures", end])
            wishes.append([desk.find_action("Ann", "play village"), *["play copper"] * played, end])
    forms = cycle(wishes)
    heard = count_answers(
        lambda _: play_actions(
            desk.table, 0, wire.Act(table="desk", position=desk.table.position, actions=next(forms))
        ),
    )
    assert heard == {"list-unforeseen": REPEATED_QUESTIONS}


def test_next_tile_cannot_be_taken_back() -> None:
    desk = TableHarness("carcassonne")
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    desk.act("Ann", "none")
    command = wire.TakeBack(table="desk", position=desk.table.position)
    heard = count_answers(lambda _: take_back(desk.table, 0, command))
    assert heard == {"take-back-consent": REPEATED_QUESTIONS}


def test_list_cannot_probe_the_next_tile() -> None:
    """The tile, the follower, and then an action with the tile one hopes for."""
    desk = TableHarness("carcassonne")
    tiles = desk.list_legal_actions("Ann")[:5]
    wishes: list[list[int | str]] = [[tile, "none", more] for tile in tiles for more in ("none", tiles[0])]
    forms = cycle(wishes)
    heard = count_answers(
        lambda _: play_actions(
            desk.table, 0, wire.Act(table="desk", position=desk.table.position, actions=next(forms))
        ),
    )
    assert heard.keys() <= {"list-unforeseen", "list-too-long"}


def test_building_from_discard_pile_cannot_be_taken_back() -> None:
    """Building from the discard pile passes the next cards, or reveals what others got."""
    desk = discard_pile_table()
    (seat,) = desk.table.waiting_for()
    name = desk.table.seats[seat].name
    desk.act(name, desk.list_legal_actions(name)[0])
    command = wire.TakeBack(table="desk", position=desk.table.position)
    heard = count_answers(lambda _: take_back(desk.table, seat, command))
    assert heard == {"take-back-consent": REPEATED_QUESTIONS}


def discard_pile_table() -> TableHarness:
    """Return a game of 7 Wonders in which only one player chooses, from the discard pile."""
    for seed in range(200):
        boards = ["halikarnassos", "gizah", "ephesos"]
        desk = TableHarness("seven_wonders", seats=(ME, OPEN, OPEN), seed=seed, options={"boards": boards})
        state, rng = desk.state.clone(), Rng(seed)
        moves: list[tuple[int, int]] = []
        while len(state.players_to_act()) > 1 and len(moves) < 60:
            for player in state.players_to_act():
                legal = state.legal_actions(player)
                # Only Wonder stages give a build from the discard pile.
                stages = [action for action in legal if state.action_data(player, action)["do"] == "stage"]
                moves.append((player, rng.choice(stages or legal)))
                state.apply(*moves[-1])
        if len(state.players_to_act()) == 1:
            for player, action in moves:
                desk.act(desk.table.seats[player].name, action)
            return desk
    raise AssertionError("nobody ever dug")


def test_samples_are_stable_across_servers_and_take_backs() -> None:
    """New samples after a take back or a chat message would allow repeated guesses."""
    desk = make_dominion_table_with_card("village")
    there = replay_log("desk", desk.log)

    def drawn(table: Table) -> list[str]:
        assert table.state is not None
        return [SampledPositions(table, table.state, 0).sample_position(number).digest() for number in range(3)]

    first = drawn(desk.table)
    assert drawn(there) == first
    desk.execute("Ann", wire.Chat(table="desk", text="let me see"))
    assert drawn(desk.table) == first
    desk.act("Ann", "end actions" if "end actions" in desk.list_legal_actions("Ann") else "play all treasures")
    desk.take_back("Ann")
    assert drawn(desk.table) == first
    other = make_dominion_table_with_card("village")
    other.table.seed = "another"  # the secret seed
    assert drawn(other.table) != first


def test_reasons_do_not_vary() -> None:
    desk = make_dominion_table_with_card("village")
    asked = wire.AskWhyNot(table="desk", position=desk.table.position, action="play militia")
    heard = {str(explain_why_not(desk.table, 0, asked)) for _ in range(200)}
    assert len(heard) == 1


def changed_parts(before: JsonData, after: JsonData) -> JsonData:
    """Return the parts of a view that differ from before."""
    if isinstance(before, dict) and isinstance(after, dict):
        return {
            name: changed_parts(before.get(name), value) for name, value in after.items() if before.get(name) != value
        }
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [changed_parts(*pair) if pair[0] != pair[1] else None for pair in zip(before, after, strict=True)]
    return [before, after]


@pytest.mark.parametrize(
    ("game", "seats", "plays", "moves"),
    [("dominion", 2, 3, 60), ("carcassonne", 2, 1, 12), ("seven_wonders", 3, 2, 60), ("magpie", 2, 4, 60)],
)
def test_free_steps_reveal_nothing(game: str, seats: int, plays: int, moves: int) -> None:
    """Random play: free steps look the same in sixty independently sampled positions."""
    free = 0
    for seed in range(plays):
        desk = TableHarness(game, seats=(ME, *[OPEN] * (seats - 1)), seed=seed)
        rng = Rng(seed + 1000)
        table, state = desk.table, desk.state
        for _ in range(moves):
            if state.is_over():
                break
            player = state.next_player_to_act()
            action = rng.choice(state.legal_actions(player))
            if len(state.players_to_act()) == 1 and not reveals_information(
                SampledPositions(table, state, player), [action]
            ):
                free += 1
                check_reveals_nothing(state, player, action, rng)
            state.apply(player, action)
    assert free > 5 or game in ("seven_wonders", "magpie")


def check_reveals_nothing(state: State, player: int, action: int, rng: Rng) -> None:
    seen = set()
    told_others = set()
    for _ in range(60):
        drawn = state.sample_position(player, rng)
        before = [drawn.view(viewer) for viewer in drawn.viewers()]
        assert try_actions(drawn, player, [action])
        seen.add(repr(list_visible_information(drawn, player)))
        after = [drawn.view(viewer) for viewer in drawn.viewers()]
        told_others.add(repr([changed_parts(*pair) for pair in zip(before, after, strict=True)]))
    assert len(seen) == 1
    assert len(told_others) == 1

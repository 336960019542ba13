"""Take backs: own last steps that revealed nothing; everything else with consent."""

from __future__ import annotations

import pytest
from table_harness import ME, OPEN, TableHarness, bot, make_dominion_table_with_card, raises_refusal

from bastide.tables import messages as wire
from bastide.tables.commands.game_moves import play_bot_action


def test_free_steps_are_taken_back_one_by_one() -> None:
    desk = TableHarness("dominion")
    positions = [desk.state.digest()]
    for _ in range(2):
        desk.act("Ann", "play copper")
        positions.append(desk.state.digest())
    assert desk.may_take_back("Ann") == (True, False)
    for expected in positions[-2::-1]:
        desk.take_back("Ann")
        assert desk.state.digest() == expected
    assert desk.may_take_back("Ann") == (False, False)
    with raises_refusal("nothing-to-take-back"):
        desk.take_back("Ann")


def test_action_list_is_taken_back_whole() -> None:
    desk = TableHarness("dominion")
    before = desk.state.digest()
    desk.act("Ann", "play copper", "play copper")
    desk.take_back("Ann")
    assert desk.state.digest() == before


def test_play_continues_after_take_back() -> None:
    desk = TableHarness("dominion")
    desk.act("Ann", "play copper")
    desk.take_back("Ann")
    desk.act("Ann", "play all treasures")
    desk.play_random_moves(6)
    assert desk.table.build_state_after(len(desk.table.steps)).digest() == desk.state.digest()


def test_take_back_makes_pending_actions_stale() -> None:
    desk = TableHarness("dominion")
    first = desk.table.position
    desk.act("Ann", "play copper")
    second = desk.table.position
    desk.take_back("Ann")
    for position in (first, second):
        with raises_refusal("stale"):
            desk.act("Ann", "play copper", position=position)
        with raises_refusal("stale"):
            desk.execute("Ann", wire.TakeBack(table="desk", position=position))


@pytest.mark.parametrize("seed", range(4))
def test_drawing_cards_cannot_be_taken_back_freely(seed: int) -> None:
    desk = make_dominion_table_with_card("smithy", seed)
    desk.act("Ann", "play smithy")
    assert desk.may_take_back("Ann") == (True, True)
    with raises_refusal("take-back-consent"):
        desk.take_back("Ann")


def test_tile_is_free_to_take_back_until_next_draw() -> None:
    desk = TableHarness("carcassonne")
    before = desk.state.digest()
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    desk.take_back("Ann")
    assert desk.state.digest() == before
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    desk.act("Ann", "none")
    assert desk.table.waiting_for() == [1]
    assert desk.may_take_back("Ann") == (True, True)
    with raises_refusal("take-back-consent"):
        desk.take_back("Ann")


def test_take_back_over_another_action_needs_consent() -> None:
    desk = TableHarness("carcassonne")
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    desk.act("Ann", "none")
    desk.act("Ben", desk.list_legal_actions("Ben")[0])
    with raises_refusal("take-back-consent"):
        desk.take_back("Ann")
    desk.take_back("Ben")
    with raises_refusal("nothing-to-take-back"):
        desk.take_back("Ben")


def test_everything_can_be_taken_back_with_consent() -> None:
    desk = TableHarness("carcassonne", seats=(ME, OPEN, OPEN))
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    before_figure = desk.state.digest()
    desk.act("Ann", "none")
    desk.act("Ben", desk.list_legal_actions("Ben")[0])
    desk.take_back("Ann", ask=True)
    (proposal,) = desk.build_message("Cleo").proposals
    assert (proposal.what, proposal.by, proposal.missing) == ("take_back", 0, [1, 2])
    # Everybody sees which steps would be taken back.
    assert desk.build_message("Cleo").happened[-1].data["undone"] == [step.seq for step in desk.table.steps[1:]]
    desk.answer_proposal("Cleo", True)
    assert desk.state.digest() != before_figure
    desk.answer_proposal("Ben", True)
    assert desk.state.digest() == before_figure
    assert desk.table.waiting_for() == [0]
    assert not desk.table.proposals


def test_one_rejection_ends_the_proposal() -> None:
    desk = TableHarness("carcassonne", seats=(ME, OPEN, OPEN))
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    desk.act("Ann", "none")
    desk.take_back("Ann", ask=True)
    now = desk.state.digest()
    desk.answer_proposal("Ben", False)
    assert desk.state.digest() == now
    assert not desk.table.proposals


def test_take_back_proposal_ends_with_its_position() -> None:
    desk = TableHarness("carcassonne")
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    desk.act("Ann", "none")
    desk.take_back("Ann", ask=True)
    (number,) = desk.table.proposals
    desk.act("Ben", desk.list_legal_actions("Ben")[0])
    with raises_refusal("no-proposal"):
        desk.execute("Ben", wire.Answer(table="desk", proposal=number, yes=True))


def test_bots_always_consent() -> None:
    desk = TableHarness("carcassonne", seats=(ME, bot("random")))
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    before = desk.state.digest()
    desk.act("Ann", "none")
    with raises_refusal("take-back-consent"):
        desk.take_back("Ann")
    desk.take_back("Ann", ask=True)
    assert desk.state.digest() == before


def test_simultaneous_choice_needs_consent_of_all() -> None:
    desk = TableHarness("seven_wonders", seats=(ME, OPEN, OPEN))
    before = desk.state.digest()
    for name in ("Ann", "Ben", "Cleo"):
        desk.act(name, desk.list_legal_actions(name)[0])
    assert desk.state.digest() != before
    with raises_refusal("take-back-consent"):
        desk.take_back("Ann")
    desk.take_back("Ann", ask=True)
    desk.answer_proposal("Ben", True)
    desk.answer_proposal("Cleo", True)
    assert desk.state.digest() == before
    assert desk.table.waiting_for() == [0, 1, 2]


def test_take_back_discards_pending_choices() -> None:
    desk = TableHarness("seven_wonders", seats=(ME, OPEN, OPEN))
    for name in ("Ann", "Ben", "Cleo"):
        desk.act(name, desk.list_legal_actions(name)[0])
    desk.take_back("Ann", ask=True)
    desk.act("Ben", desk.list_legal_actions("Ben")[0])
    desk.answer_proposal("Ben", True)
    desk.answer_proposal("Cleo", True)
    assert not desk.table.pending_choices


def test_finished_game_cannot_be_taken_back() -> None:
    desk = TableHarness("magpie")
    desk.play_random_moves()
    with raises_refusal("table-finished"):
        desk.take_back("Ann", ask=True)


def test_replaced_player_must_return_before_take_back() -> None:
    desk = TableHarness("dominion")
    desk.act("Ann", "play copper")
    desk.execute("Ann", wire.Replace(table="desk", seat=0))
    with raises_refusal("bot-plays"):
        desk.take_back("Ann")


def play_turn_against_substitute(desk: TableHarness) -> None:
    """Let a bot play for Ben, and let Ann and the bot play one turn each."""
    desk.execute("Ben", wire.Replace(table="desk", seat=1))
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    desk.act("Ann", "none")
    while desk.table.waiting_for() == [1]:
        action = desk.state.legal_actions(1)[0]
        desk.write(play_bot_action(desk.table, 1, desk.table.position, action))


def test_take_back_in_a_rated_game_waits_for_an_absent_player() -> None:
    desk = TableHarness("carcassonne")
    play_turn_against_substitute(desk)
    now = desk.state.digest()
    assert desk.may_take_back("Ann") == (True, True)
    desk.take_back("Ann", ask=True)
    assert desk.state.digest() == now, "nobody has agreed yet"
    (proposal,) = desk.build_message("Ann").proposals
    assert proposal.missing == [1]
    desk.answer_proposal("Ben", True)
    assert desk.state.digest() != now
    assert desk.table.waiting_for() == [0]


def test_absent_player_can_reject_a_take_back_after_returning() -> None:
    desk = TableHarness("carcassonne")
    play_turn_against_substitute(desk)
    now = desk.state.digest()
    desk.take_back("Ann", ask=True)
    desk.execute("Ben", wire.ReturnToGame(table="desk"))
    desk.answer_proposal("Ben", False)
    assert desk.state.digest() == now


def test_take_back_proposal_stays_open_when_a_bot_takes_over() -> None:
    desk = TableHarness("carcassonne")
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    desk.act("Ann", "none")
    desk.take_back("Ann", ask=True)
    desk.execute("Ben", wire.Replace(table="desk", seat=1))
    (proposal,) = desk.build_message("Ann").proposals
    assert proposal.missing == [1]


def test_take_back_in_an_unrated_game_needs_no_absent_player() -> None:
    desk = TableHarness("carcassonne", hints=True)
    play_turn_against_substitute(desk)
    now = desk.state.digest()
    desk.take_back("Ann", ask=True)
    assert desk.state.digest() != now

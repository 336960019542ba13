"""Take back: one's own last steps while they showed nobody anything; everything else with the others' consent."""

from __future__ import annotations

import pytest
from table_desk import ME, OPEN, Desk, bot, refused, with_card

from bastide.tables import messages as wire


def test_steps_that_showed_nothing_are_taken_back_one_by_one() -> None:
    desk = Desk("dominion")
    positions = [desk.state.digest()]
    for _ in range(2):
        desk.act("Ann", "play copper")
        positions.append(desk.state.digest())
    assert desk.may_take_back("Ann") == (True, False)
    for expected in positions[-2::-1]:
        desk.take_back("Ann")
        assert desk.state.digest() == expected
    assert desk.may_take_back("Ann") == (False, False)
    with refused("nothing-to-take-back"):
        desk.take_back("Ann")


def test_a_list_of_actions_is_taken_back_whole() -> None:
    desk = Desk("dominion")
    before = desk.state.digest()
    desk.act("Ann", "play copper", "play copper")
    desk.take_back("Ann")
    assert desk.state.digest() == before


def test_what_is_done_again_after_a_take_back_goes_on_from_there() -> None:
    desk = Desk("dominion")
    desk.act("Ann", "play copper")
    desk.take_back("Ann")
    desk.act("Ann", "play all treasures")
    desk.play_on(6)
    assert desk.table.position_after(len(desk.table.steps)).digest() == desk.state.digest()


def test_a_step_that_was_taken_back_makes_what_answers_it_stale() -> None:
    desk = Desk("dominion")
    first = desk.table.position
    desk.act("Ann", "play copper")
    second = desk.table.position
    desk.take_back("Ann")
    for position in (first, second):
        with refused("stale"):
            desk.act("Ann", "play copper", position=position)
        with refused("stale"):
            desk.do("Ann", wire.TakeBack(table="desk", position=position))


@pytest.mark.parametrize("seed", range(4))
def test_cards_that_were_drawn_have_been_seen(seed: int) -> None:
    desk = with_card("smithy", seed)
    desk.act("Ann", "play smithy")
    assert desk.may_take_back("Ann") == (True, True)
    with refused("take-back-consent"):
        desk.take_back("Ann")


def test_a_tile_is_taken_back_but_not_once_the_next_one_is_drawn() -> None:
    desk = Desk("carcassonne")
    before = desk.state.digest()
    desk.act("Ann", desk.legal("Ann")[0])
    desk.take_back("Ann")
    assert desk.state.digest() == before
    desk.act("Ann", desk.legal("Ann")[0])
    desk.act("Ann", "none")
    assert desk.table.waiting_for() == [1]
    assert desk.may_take_back("Ann") == (True, True)
    with refused("take-back-consent"):
        desk.take_back("Ann")


def test_nobody_takes_back_over_anothers_action() -> None:
    desk = Desk("carcassonne")
    desk.act("Ann", desk.legal("Ann")[0])
    desk.act("Ann", "none")
    desk.act("Ben", desk.legal("Ben")[0])
    with refused("take-back-consent"):
        desk.take_back("Ann")
    desk.take_back("Ben")
    with refused("nothing-to-take-back"):
        desk.take_back("Ben")


def test_with_everyones_consent_anything_is_taken_back() -> None:
    desk = Desk("carcassonne", seats=(ME, OPEN, OPEN))
    desk.act("Ann", desk.legal("Ann")[0])
    before_figure = desk.state.digest()
    desk.act("Ann", "none")
    desk.act("Ben", desk.legal("Ben")[0])
    desk.take_back("Ann", ask=True)
    (proposal,) = desk.shown("Cleo").proposals
    assert (proposal.what, proposal.by, proposal.missing) == ("take_back", 0, [1, 2])
    desk.say("Cleo", True)
    assert desk.state.digest() != before_figure
    desk.say("Ben", True)
    assert desk.state.digest() == before_figure
    assert desk.table.waiting_for() == [0]
    assert not desk.table.proposals


def test_one_no_is_enough() -> None:
    desk = Desk("carcassonne", seats=(ME, OPEN, OPEN))
    desk.act("Ann", desk.legal("Ann")[0])
    desk.act("Ann", "none")
    desk.take_back("Ann", ask=True)
    now = desk.state.digest()
    desk.say("Ben", False)
    assert desk.state.digest() == now
    assert not desk.table.proposals


def test_a_proposal_about_a_position_ends_with_it() -> None:
    desk = Desk("carcassonne")
    desk.act("Ann", desk.legal("Ann")[0])
    desk.act("Ann", "none")
    desk.take_back("Ann", ask=True)
    (number,) = desk.table.proposals
    desk.act("Ben", desk.legal("Ben")[0])
    with refused("no-proposal"):
        desk.do("Ben", wire.Answer(table="desk", proposal=number, yes=True))


def test_bots_consent() -> None:
    desk = Desk("carcassonne", seats=(ME, bot("random")))
    desk.act("Ann", desk.legal("Ann")[0])
    before = desk.state.digest()
    desk.act("Ann", "none")
    with refused("take-back-consent"):
        desk.take_back("Ann")
    desk.take_back("Ann", ask=True)
    assert desk.state.digest() == before


def test_a_choice_made_by_all_is_taken_back_by_all() -> None:
    desk = Desk("seven_wonders", seats=(ME, OPEN, OPEN))
    before = desk.state.digest()
    for name in ("Ann", "Ben", "Cleo"):
        desk.act(name, desk.legal(name)[0])
    assert desk.state.digest() != before
    with refused("take-back-consent"):
        desk.take_back("Ann")
    desk.take_back("Ann", ask=True)
    desk.say("Ben", True)
    desk.say("Cleo", True)
    assert desk.state.digest() == before
    assert desk.table.waiting_for() == [0, 1, 2]


def test_choices_made_meanwhile_are_forgotten_with_the_position_they_were_made_in() -> None:
    desk = Desk("seven_wonders", seats=(ME, OPEN, OPEN))
    for name in ("Ann", "Ben", "Cleo"):
        desk.act(name, desk.legal(name)[0])
    desk.take_back("Ann", ask=True)
    desk.act("Ben", desk.legal("Ben")[0])
    desk.say("Ben", True)
    desk.say("Cleo", True)
    assert not desk.table.choices


def test_a_finished_game_stays_finished() -> None:
    desk = Desk("magpie")
    desk.play_on()
    with refused("table-finished"):
        desk.take_back("Ann", ask=True)


def test_who_let_a_bot_play_comes_back_first() -> None:
    desk = Desk("dominion")
    desk.act("Ann", "play copper")
    desk.do("Ann", wire.Replace(table="desk", seat=0))
    with refused("bot-plays"):
        desk.take_back("Ann")

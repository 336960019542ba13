"""Nobody is replaced behind their back: only by their own word, by a clock where the table was made so, or after a time
of absence that was fixed when the table was made, by the bot that was fixed then.
"""

from __future__ import annotations

import msgspec
import pytest
from table_desk import ME, OPEN, Desk, bot, refused

from bastide.bots import bot_names
from bastide.hosting.lobby.table_summary import placings, summary
from bastide.hosting.storage.log_store import Placing
from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.commands import absence, ending
from bastide.tables.commands.playing import bot_act
from bastide.tables.log.quotas import MAX_ENTRIES_PER_PERSON
from bastide.tables.model.replay import read
from bastide.tables.visitor import Attendance

MINUTE = 60_000


def replace(desk: Desk, name: str, seat: int) -> None:
    desk.do(name, wire.Replace(table="desk", seat=seat))


def waiting(absence: int = 120, stand_in: str = "easy") -> Desk:
    """Carcassonne, and it is Ann's turn. Ann has gone."""
    desk = Desk("carcassonne", seats=(ME, OPEN, OPEN), absence=absence, stand_in=stand_in)
    assert desk.table.waiting_for() == [0]
    return desk


def test_an_absent_person_is_not_replaced_at_once_nor_by_any_bot_one_likes() -> None:
    """What was 51 : -3 in five seconds: the one opponent put ``random`` into the seat of somebody who had gone."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"do": "replace", "table": "desk", "seat": 0, "bot": "random"}, wire.Replace)
    desk = Desk("carcassonne")
    with refused("waits-for-ever"):
        replace(desk, "Ben", 0)
    desk.now += 365 * 24 * 60 * MINUTE
    with refused("waits-for-ever"):
        replace(desk, "Ben", 0)
    assert not desk.table.proposals


def test_the_time_that_was_agreed_is_waited_for_to_the_millisecond() -> None:
    desk = waiting(absence=120, stand_in="easy")
    desk.now += 2 * MINUTE - 1
    assert desk.shown("Ben").seats[0].may_replace_at == desk.now + 1
    with refused("not-away"):
        replace(desk, "Ben", 0)
    desk.now += 1
    replace(desk, "Ben", 0)
    assert desk.bot_on(0) == "easy"
    assert desk.log[-1].what == log.Replaced("easy", "absence")
    with refused("not-a-person"):
        replace(desk, "Cleo", 0)


def test_who_looks_at_the_table_is_not_away_and_who_has_looked_is_away_from_then_on() -> None:
    desk = waiting()
    desk.now += 60 * MINUTE
    desk.attendance = Attendance(frozenset([0]), {0: desk.now})
    assert desk.shown("Ben").seats[0].may_replace_at is None
    with refused("not-away"):
        replace(desk, "Ben", 0)
    desk.attendance = Attendance(frozenset(), {0: desk.now})
    desk.now += 2 * MINUTE - 1
    with refused("not-away"):
        replace(desk, "Ben", 0)
    desk.now += 1
    replace(desk, "Ben", 0)


def test_who_has_done_something_was_there_even_if_nobody_saw_them_look() -> None:
    desk = waiting()
    desk.now += 90_000
    desk.act("Ann", desk.legal("Ann")[0])
    assert desk.table.waiting_for() == [0]
    desk.now += 90_000
    desk.do("Ann", wire.Chat(table="desk", text="one moment"))
    desk.now += 90_000
    with refused("not-away"):
        replace(desk, "Ben", 0)
    desk.now += 30_000
    replace(desk, "Ben", 0)


def test_nobody_is_replaced_while_it_is_not_their_turn_and_a_turn_begins_with_all_its_time() -> None:
    desk = waiting()
    desk.now += 60 * MINUTE
    with refused("not-away"):
        replace(desk, "Ben", 2)
    desk.act("Ann", desk.legal("Ann")[0])
    desk.act("Ann", "none")
    assert desk.table.waiting_for() == [1]
    desk.now += 2 * MINUTE - 1
    with refused("not-away"):
        replace(desk, "Ann", 1)


def test_only_who_plays_may_say_that_the_time_is_over() -> None:
    desk = waiting()
    desk.now += 60 * MINUTE
    with refused("not-seated"):
        replace(desk, "Dan", 0)
    replace(desk, "Cleo", 2)
    with refused("bot-plays"):
        replace(desk, "Cleo", 0)


def test_what_the_table_waits_for_is_the_same_for_whoever_reads_its_log() -> None:
    desk = waiting()
    desk.now += 30_000
    desk.act("Ann", desk.legal("Ann")[0])
    desk.now += 30_000
    desk.do("Ben", wire.Chat(table="desk", text="well"))
    assert read("desk", desk.log).asked == desk.table.asked == {0: 1_030_000}


def test_whoever_has_let_a_bot_play_as_often_as_one_may_is_still_not_waited_for_longer() -> None:
    desk = waiting()
    for _ in range(MAX_ENTRIES_PER_PERSON[log.Replaced.kind]):
        replace(desk, "Ann", 0)
        desk.do("Ann", wire.Return(table="desk"))
    with refused("often-enough"):
        replace(desk, "Ann", 0)
    desk.now += 2 * MINUTE
    replace(desk, "Ben", 0)


def test_the_usual_time_and_the_least() -> None:
    assert Desk("magpie", public=True).table.absence == 600
    assert Desk("magpie").table.absence == 0
    assert Desk("magpie", public=True, clock=wire.MoveClock(60)).table.absence == 0
    assert Desk("magpie", public=True, absence=0).table.absence == 0
    assert Desk("magpie", absence=60).table.absence == 60
    with refused("absence-short"):
        Desk("magpie", absence=59)
    with refused("unknown-bot"):
        Desk("magpie", stand_in="nobody")


def test_everybody_can_read_what_was_agreed() -> None:
    shown = waiting(absence=300, stand_in="random").shown("Ben").table
    assert (shown.absence, shown.stand_in) == (300, "random")


# -- one's own word ------------------------------------------------------------------------------


def test_one_may_let_a_bot_play_for_oneself_and_come_back() -> None:
    desk = Desk("magpie", seats=(ME, OPEN, OPEN))
    replace(desk, "Ann", 0)
    assert desk.bot_on(0) in bot_names(desk.table.game)
    assert desk.log[-1].what == log.Replaced(desk.bot_on(0), "word")
    assert desk.shown("Ann").decision is None
    with refused("bot-plays"):
        desk.act("Ann", 0)
    for seat in (0, 5):
        with refused("not-a-person"):
            replace(desk, "Ben", seat)
    desk.do("Ann", wire.Return(table="desk"))
    assert desk.bot_on(0) == ""
    with refused("no-bot-plays"):
        desk.do("Ann", wire.Return(table="desk"))


def test_a_table_at_which_no_person_is_left_waits() -> None:
    """It does not play itself to the end in four seconds: bots move again when somebody comes back."""
    desk = Desk("carcassonne", seats=(ME, OPEN, bot("random")))
    replace(desk, "Ann", 0)
    assert desk.table.thinkers() == [0]
    assert summary(desk.table).wake_at is not None
    replace(desk, "Ben", 1)
    assert desk.table.thinkers() == []
    assert summary(desk.table).wake_at is None, "no process looks after it"
    with refused("not-to-move"):
        desk.write(bot_act(desk.table, 0, desk.table.position, desk.state.legal_actions(0)[0]))
    desk.do("Ben", wire.Return(table="desk"))
    assert desk.table.thinkers() == [0]
    desk.play_on(4)


def test_clocks_that_have_run_out_for_everybody_leave_a_table_that_waits() -> None:
    desk = Desk("seven_wonders", seats=(ME, OPEN, OPEN), clock=wire.MoveClock(60))
    desk.now += 2 * MINUTE
    for _ in range(3):
        desk.write(ending.run_out(desk.table, desk.now))
    assert [seat.bot for seat in desk.table.seats] == ["medium"] * 3
    assert desk.table.thinkers() == []
    assert ending.due(desk.table) is None


# -- the table by itself --------------------------------------------------------------------------


def overdue(desk: Desk) -> list[int]:
    """Who is replaced by the table itself as things stand."""
    return [draft.seat for draft in absence.overdue(desk.table, desk.asking("Nobody"))]


def test_the_table_goes_on_by_itself_when_the_time_is_over_and_not_a_millisecond_before() -> None:
    desk = waiting(absence=120, stand_in="easy")
    desk.attendance = Attendance(frozenset([1]), {0: desk.now})
    desk.now += 2 * MINUTE - 1
    assert overdue(desk) == []
    desk.now += 1
    assert overdue(desk) == [0]
    desk.write(absence.overdue(desk.table, desk.asking("Nobody")))
    assert desk.log[-1].what == log.Replaced("easy", "absence")
    assert overdue(desk) == [], "once"


def test_it_goes_on_only_where_somebody_waits_who_plays() -> None:
    desk = waiting()
    desk.now += 60 * MINUTE
    assert overdue(desk) == [], "nobody is there"
    desk.attendance = Attendance(frozenset([1]), {})
    assert overdue(desk) == [0]
    replace(desk, "Ben", 1)
    assert overdue(desk) == [], "who looks on while a bot plays for them does not wait"
    desk.attendance = Attendance(frozenset([2]), {})
    assert overdue(desk) == [0]
    desk.attendance = Attendance(frozenset([0, 2]), {})
    assert overdue(desk) == [], "they are there"


def test_it_waits_for_ever_where_that_was_agreed_and_when_the_game_is_over() -> None:
    desk = waiting(absence=0)
    desk.attendance = Attendance(frozenset([1, 2]), {})
    desk.now += 60 * MINUTE
    assert overdue(desk) == []
    desk = Desk("magpie", absence=60)
    desk.attendance = Attendance(frozenset([1]), {})
    desk.now += 60 * MINUTE
    desk.do("Ann", wire.Resign(table="desk"))
    assert desk.table.status == "finished"
    assert overdue(desk) == []


def test_where_all_choose_at_once_those_who_have_chosen_are_not_replaced() -> None:
    desk = Desk("seven_wonders", seats=(ME, OPEN, OPEN), absence=60)
    desk.act("Ben", desk.legal("Ben")[0])
    desk.attendance = Attendance(frozenset([1]), {})
    desk.now += MINUTE
    assert overdue(desk) == [0, 2]
    desk.act("Cleo", desk.legal("Cleo")[0])
    assert overdue(desk) == [0]


# -- how it counts ------------------------------------------------------------------------------


def counted(desk: Desk) -> list[str]:
    """For whom of the people a bot has played, as results are told of it."""
    desk.do("Ben" if desk.table.seats[1].bot == "" else "Cleo", wire.Resign(table="desk"))
    desk.play_on()
    found: tuple[Placing, ...] = placings(desk.table)
    return [each.helped for each in found]


def test_results_know_who_was_replaced_and_who_wished_it() -> None:
    desk = Desk("magpie", seats=(ME, OPEN, OPEN), absence=60)
    replace(desk, "Ann", 0)
    desk.do("Ann", wire.Return(table="desk"))
    assert counted(desk) == ["word", "", ""]
    desk = Desk("magpie", seats=(ME, OPEN, OPEN), absence=60)
    desk.now += MINUTE
    replace(desk, "Ben", 0)
    desk.do("Ann", wire.Return(table="desk"))
    replace(desk, "Ann", 0)
    assert counted(desk) == ["taken", "", ""], "what others did does not become one's own word"
    desk = Desk("magpie", seats=(ME, OPEN, OPEN), clock=wire.MoveClock(60))
    desk.now += 2 * MINUTE
    desk.write(ending.run_out(desk.table, desk.now))
    assert counted(desk) == ["taken", "", ""]
    desk = Desk("magpie", seats=(ME, OPEN, OPEN), clock=wire.MoveClock(60), expiry="loss")
    desk.now += 2 * MINUTE
    desk.write(ending.run_out(desk.table, desk.now))
    assert desk.bot_on(0)
    assert counted(desk) == ["", "", ""], "the table was made so: who runs out of time has lost"


def test_who_was_replaced_and_then_gives_up_has_lost_by_their_own_word() -> None:
    desk = Desk("magpie", seats=(ME, OPEN, OPEN), absence=60)
    desk.now += MINUTE
    replace(desk, "Ben", 0)
    desk.do("Ann", wire.Resign(table="desk"))
    assert counted(desk) == ["", "", ""]

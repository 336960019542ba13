"""Commands of a table: seats, play, proposals, resignation, records."""

from __future__ import annotations

import pytest
from table_harness import ME, OPEN, TableHarness, bot, make_dominion_table_with_card, raises_refusal, visitor

from bastide.core.errors import IllegalAction
from bastide.core.journal import SPECTATOR
from bastide.hosting.api.user_name_validation import clean_name
from bastide.hosting.lobby.table_summary import build_summary
from bastide.locale import Catalogue
from bastide.tables import log, record_import_export
from bastide.tables import messages as wire
from bastide.tables.commands import command_dispatch as commands
from bastide.tables.commands import permission_checks, table_setup
from bastide.tables.fairness.seed_proof import commit_to_secret
from bastide.tables.messages.record_messages import ALL_HANDS_VIEWER as OPEN_HANDS
from bastide.tables.messages.record_messages import ReplayRecord
from bastide.tables.state.log_replay import apply_entry, copy_with_entries, replay_log
from bastide.tables.state.table_state import MAX_RECENT_ENTRIES, Table
from bastide.tables.visitor_and_command_context import CommandContext

# -- seats ---------------------------------------------------------------------------------------


def test_table_fills_and_starts() -> None:
    desk = TableHarness(seats=(ME, OPEN, bot("random")), start=False)
    with raises_refusal("not-started"):
        desk.act("Ann", 0)
    desk.execute("Ben", wire.Sit(table="desk", invite="the-invite"))
    assert [seat.name for seat in desk.table.seats] == ["Ann", "Ben", ""]
    with raises_refusal("table-full"):
        desk.execute("Cleo", wire.Sit(table="desk", invite="the-invite"))
    with raises_refusal("not-host"):
        desk.execute("Ben", wire.Start(table="desk"))
    desk.execute("Ann", wire.Start(table="desk"))
    assert desk.table.status == "playing"
    assert desk.build_message("Ben").view is not None
    for command in (wire.Stand(table="desk"), wire.Sit(table="desk", invite="the-invite")):
        with raises_refusal("already-started"):
            desk.execute("Ben", command)


def test_free_seats_are_removed_at_start() -> None:
    desk = TableHarness(seats=(ME, OPEN, OPEN, bot("random")), start=False)
    desk.execute("Ben", wire.Sit(table="desk", seat=2, invite="the-invite"))
    desk.execute("Ann", wire.Start(table="desk"))
    assert [seat.name or seat.bot for seat in desk.table.seats] == ["Ann", "Ben", "random"]
    assert desk.seat("Ben") == 1


def test_start_needs_enough_players() -> None:
    desk = TableHarness(seats=(ME, OPEN), start=False)
    with raises_refusal("player-count"):
        desk.execute("Ann", wire.Start(table="desk"))
    empty = TableHarness(seats=(OPEN, bot("random"), bot("random")), start=False)
    with raises_refusal("nobody-seated"):
        empty.execute("Ann", wire.Start(table="desk"))


def test_person_has_one_seat_and_may_change_it() -> None:
    desk = TableHarness(seats=(ME, OPEN, OPEN), start=False)
    desk.execute("Ann", wire.Sit(table="desk", seat=2))
    assert [seat.name for seat in desk.table.seats] == ["", "", "Ann"]
    assert desk.list_entry_kinds(2) == ["stood", "sat"]
    desk.execute("Ann", wire.Stand(table="desk"))
    assert desk.seat("Ann") == -1
    with raises_refusal("not-seated"):
        desk.execute("Ann", wire.Stand(table="desk"))
    with raises_refusal("one-seat"):
        TableHarness(seats=(ME, ME))


def test_private_table_needs_invite_link() -> None:
    desk = TableHarness(seats=(ME, OPEN), start=False)
    for invite in (None, "", "the-invit", "the-invite2"):
        with raises_refusal("no-table"):
            desk.execute("Ben", wire.Sit(table="desk", invite=invite))
        with raises_refusal("no-table"):
            permission_checks.check_may_see(desk.table, visitor("Ben"), invite)
    permission_checks.check_may_see(desk.table, visitor("Ben"), "the-invite")
    permission_checks.check_may_see(desk.table, visitor("Ann"), None)
    public = TableHarness(seats=(ME, OPEN), start=False, public=True)
    public.execute("Ben", wire.Sit(table="desk"))
    permission_checks.check_may_see(public.table, visitor("Cleo"), None)


def test_host_seats_bots_and_frees_seats() -> None:
    desk = TableHarness(seats=(ME, OPEN), start=False)
    desk.execute("Ann", wire.SetSeat(table="desk", seat=1, bot="random"))
    assert desk.table.seats[1].bot == "random"
    with raises_refusal("table-full"):
        desk.execute("Ben", wire.Sit(table="desk", seat=1, invite="the-invite"))
    desk.execute("Ann", wire.SetSeat(table="desk", seat=1))
    with raises_refusal("seat-taken"):
        desk.execute("Ben", wire.Sit(table="desk", seat=0, invite="the-invite"))
    desk.execute("Ben", wire.Sit(table="desk", seat=1, invite="the-invite"))
    with raises_refusal("not-host"):
        desk.execute("Ben", wire.SetSeat(table="desk", seat=1, bot="random"))
    with raises_refusal("no-seat"):
        desk.execute("Ann", wire.SetSeat(table="desk", seat=2))
    desk.execute("Ann", wire.SetSeat(table="desk", seat=1))
    assert desk.seat("Ben") == -1


@pytest.mark.parametrize("name", ["nobody", "buylist", "buylist:/etc/passwd", "hard:seconds=3600", "random:x"])
def test_bots_with_settings_are_refused(name: str) -> None:
    """A setting could name a file of the server, or ask for an hour of computation."""
    with raises_refusal("unknown-bot"):
        TableHarness("dominion", seats=(ME, bot(name)), start=False)


def test_invalid_settings_are_refused_at_creation() -> None:
    with raises_refusal("unknown-game"):
        TableHarness("ludo")
    with raises_refusal("player-count"):
        TableHarness(seats=(ME,) + (OPEN,) * 30)
    with raises_refusal("unknown-option"):
        TableHarness(options={"nonsense": 1})


def test_random_order_of_play() -> None:
    orders = set()
    for seed in range(12):
        desk = TableHarness(seats=(ME, OPEN, OPEN), seed=seed, shuffle=True)
        orders.add(tuple(seat.name for seat in desk.table.seats))
    assert len(orders) > 2
    assert all(sorted(order) == ["Ann", "Ben", "Cleo"] for order in orders)


# -- playing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["magpie", "dominion", "seven_wonders", "carcassonne"])
def test_finished_game_has_result_of_the_rules(game: str) -> None:
    desk = TableHarness(game, seats=(ME, OPEN, bot("random")))
    desk.play_random_moves()
    assert desk.table.status == "finished"
    outcome = desk.state.outcome()
    assert outcome is not None
    shown = desk.build_message("Ann").result
    assert shown is not None
    assert (shown.reason, shown.places, shown.scores) == ("played", outcome.places, outcome.scores)
    with raises_refusal("table-finished"):
        desk.act("Ann", 0)


def test_stale_action_is_refused() -> None:
    desk = TableHarness("dominion")
    first = desk.table.position
    desk.act("Ann", "play all treasures")
    for position in (0, first, desk.table.position + 1):
        with raises_refusal("stale"):
            desk.act("Ann", "end turn", position=position)
    desk.act("Ann", "end turn")


def test_chat_does_not_make_actions_stale() -> None:
    desk = TableHarness("dominion")
    position = desk.table.position
    desk.execute("Ben", wire.Chat(table="desk", text="good luck"))
    desk.act("Ann", "play all treasures", position=position)


def test_only_legal_actions_of_player_to_move() -> None:
    desk = TableHarness("dominion")
    seq = desk.table.seq
    with raises_refusal("not-to-move"):
        desk.act("Ben", "end turn")
    with raises_refusal("not-seated"):
        desk.act("Cleo", "end turn")
    with raises_refusal("refused"):
        desk.act("Ann", desk.find_action("Ann", "buy province"))
    with pytest.raises(IllegalAction):
        desk.act("Ann", 10**9)
    with raises_refusal("not-understood"):
        desk.act("Ann", "buy the moon")
    assert desk.table.seq == seq


def test_action_list_is_all_or_nothing() -> None:
    desk = TableHarness("dominion")
    before = desk.state.digest()
    with raises_refusal("not-understood"):
        desk.act("Ann", "play copper", "play copper", "play colony")
    assert desk.state.digest() == before
    desk.act("Ann", "play copper", "play copper")
    assert desk.list_entry_kinds(1) == ["acted"]
    assert desk.state.view(0)["coins"] == 2


def test_action_list_cannot_probe_hidden_cards() -> None:
    """Smithy and then the Gold it may draw, all or nothing, is refused whether or not it would be drawn."""
    codes = set()
    for seed in range(6):
        desk = make_dominion_table_with_card("smithy", seed)
        seq = desk.table.seq
        for hoped in ("play copper", "play silver", "play smithy"):
            try:
                desk.act("Ann", "play smithy", hoped)
                codes.add("done")
            except Exception as error:
                codes.add(getattr(error, "code", repr(error)))
        assert desk.table.seq == seq
    assert codes <= {"list-unforeseen", "not-understood", "illegal-action", "refused"}
    assert "list-unforeseen" in codes


def test_action_list_ends_where_others_decide() -> None:
    desk = TableHarness("dominion")
    with raises_refusal("list-too-long"):  # the first turn's hand is known
        desk.act("Ann", "end turn", "end turn")


# -- simultaneous choices ------------------------------------------------------------------------


def test_choice_may_be_changed_until_all_have_chosen() -> None:
    desk = TableHarness("seven_wonders", seats=(ME, OPEN, OPEN))
    position = desk.table.position
    sides = desk.list_legal_actions("Ann")
    desk.act("Ann", sides[0])
    shown = desk.build_message("Ann")
    assert shown.decision is not None
    assert shown.decision.chosen == shown.decision.actions[0].action
    assert desk.table.waiting_for() == [1, 2]
    desk.act("Ben", desk.list_legal_actions("Ben")[1])
    desk.act("Ann", sides[1])
    assert desk.table.position == position, "one player's choice does not make other actions stale"
    desk.act("Cleo", desk.list_legal_actions("Cleo")[0])
    assert desk.table.position > position
    sides_now = [city["side"] for city in desk.state.view(0)["cities"]]  # type: ignore[index,union-attr,call-overload]
    assert sides_now == ["night", "night", "day"]
    with raises_refusal("stale"):
        desk.act("Ann", sides[0], position=position)


def test_others_see_that_but_not_what_was_chosen() -> None:
    desks = [TableHarness("seven_wonders", seats=(ME, OPEN, OPEN)) for _ in range(2)]
    for desk, choice in zip(desks, (0, 1), strict=True):
        desk.act("Ann", desk.list_legal_actions("Ann")[choice])
    for name in ("Ben", "Cleo", "Nobody"):
        first, second = (desk.build_message(name) for desk in desks)
        assert first == second
        assert first.seats[0].chosen
        assert not first.seats[1].chosen
    assert desks[0].build_message("Ann") != desks[1].build_message("Ann")


def test_simultaneous_choice_is_one_action() -> None:
    desk = TableHarness("seven_wonders", seats=(ME, OPEN, OPEN))
    with raises_refusal("one-choice"):
        desk.act("Ann", *desk.list_legal_actions("Ann")[:2])


# -- visibility ------------------------------------------------------------------------------------


def test_seed_and_invite_token_stay_hidden() -> None:
    desk = TableHarness("dominion")
    desk.play_random_moves(20)
    seed = str(desk.table.seed)
    for name in ("Ann", "Ben", "Nobody"):
        text = repr(desk.build_message(name))
        assert seed not in text
        assert desk.table.server_secret not in text
        assert ("the-invite" in text) == (name != "Nobody")
        assert "'ann'" not in text, "person ids stay hidden"
    assert commit_to_secret(desk.table.server_secret) in repr(desk.build_message("Nobody"))


def test_others_see_only_events_of_an_action() -> None:
    desk = TableHarness("seven_wonders", seats=(ME, OPEN, OPEN))
    desk.play_random_moves(30)
    own = [each for each in desk.build_message("Ann").happened if each.kind == "chose" and each.seat == 0]
    others = [each for each in desk.build_message("Ben").happened if each.kind == "chose" and each.seat == 0]
    assert own
    assert all("said" in each.data for each in own)
    assert all(not each.data for each in others)


def test_missed_entries_have_no_gap() -> None:
    desk = TableHarness("magpie", seats=(ME, OPEN, OPEN))
    for number in range(MAX_RECENT_ENTRIES + 20):
        desk.execute("Ann", wire.Chat(table="desk", text=f"number {number}"))
    for since in (0, 3, desk.table.seq - 1, desk.table.seq):
        numbers = [each.seq for each in desk.build_message("Ben", since).happened]
        assert numbers == list(range(since + 1, desk.table.seq + 1))
    assert len(desk.table.recent_entries) == MAX_RECENT_ENTRIES


# -- proposals -----------------------------------------------------------------------------------


def test_abandoned_game_needs_consent_and_has_no_result() -> None:
    desk = TableHarness("magpie", seats=(ME, OPEN, bot("random")))
    desk.execute("Ann", wire.Abandon(table="desk"))
    with raises_refusal("proposed-already"):
        desk.execute("Ben", wire.Abandon(table="desk"))
    desk.answer_proposal("Ben", False)
    desk.execute("Ann", wire.Abandon(table="desk"))
    desk.answer_proposal("Ben", True)
    result = desk.build_message("Ann").result
    assert result is not None
    assert (result.reason, result.places) == ("abandoned", None)
    assert build_summary(desk.table).placings == ()


def test_proposer_may_withdraw() -> None:
    desk = TableHarness("magpie", seats=(ME, OPEN))
    desk.execute("Ann", wire.Abandon(table="desk"))
    desk.answer_proposal("Ann", False)
    assert not desk.table.proposals


def test_abandon_against_bots_needs_no_consent() -> None:
    desk = TableHarness("magpie", seats=(ME, bot("random")))
    desk.execute("Ann", wire.Abandon(table="desk"))
    assert desk.table.status == "finished"


def test_host_closes_open_table() -> None:
    desk = TableHarness("magpie", seats=(ME, OPEN), start=False)
    desk.execute("Ben", wire.Sit(table="desk", invite="the-invite"))
    with raises_refusal("not-host"):
        desk.execute("Ben", wire.Abandon(table="desk"))
    desk.execute("Ann", wire.Abandon(table="desk"))
    assert desk.table.status == "finished"
    with raises_refusal("table-finished"):
        desk.execute("Ann", wire.Start(table="desk"))


# -- resignation ---------------------------------------------------------------------------------


def test_resignation_of_two_players() -> None:
    desk = TableHarness("magpie", seats=(ME, OPEN))
    desk.execute("Ann", wire.Resign(table="desk"))
    result = desk.build_message("Ann").result
    assert result is not None
    assert (result.reason, result.places) == ("resigned", [2, 1])
    assert [(each.person, each.place) for each in build_summary(desk.table).placings] == [("ann", 2), ("ben", 1)]


def test_bot_replaces_resigned_player_and_first_is_last() -> None:
    desk = TableHarness("magpie", seats=(ME, OPEN, OPEN, OPEN))
    desk.execute("Cleo", wire.Resign(table="desk"))
    assert desk.table.status == "playing"
    assert desk.table.seats[2].bot == "random"
    with raises_refusal("resigned"):
        desk.execute("Cleo", wire.ReturnToGame(table="desk"))
    with raises_refusal("resigned"):
        desk.execute("Cleo", wire.Resign(table="desk"))
    desk.play_random_moves(4)
    desk.execute("Ann", wire.Resign(table="desk"))
    desk.play_random_moves()
    assert (desk.places[2], desk.places[0]) == (4, 3)
    assert sorted([desk.places[1], desk.places[3]]) in ([1, 2], [1, 1])


def test_last_remaining_player_wins() -> None:
    desk = TableHarness("magpie", seats=(ME, OPEN, OPEN))
    desk.execute("Cleo", wire.Resign(table="desk"))
    desk.execute("Ann", wire.Resign(table="desk"))
    assert desk.places == [2, 1, 3]


def test_game_ends_when_only_bots_remain() -> None:
    desk = TableHarness("magpie", seats=(ME, bot("random"), bot("random")))
    desk.execute("Ann", wire.Resign(table="desk"))
    assert desk.places[0] == 3


# -- after the game ------------------------------------------------------------------------------


def test_rematch_has_same_people_and_next_starter() -> None:
    desk = TableHarness("magpie", seats=(ME, OPEN, bot("random")))
    with raises_refusal("table-finished"):
        desk.play_random_moves()
        desk.execute("Ann", wire.Start(table="desk"))
    with raises_refusal("not-seated"):
        table_setup.create_rematch(desk.table, "other", None, desk.make_context("Cleo"))
    fresh = Table("again")
    fresh = copy_with_entries(
        fresh,
        commands.number_drafts(
            fresh, table_setup.create_rematch(desk.table, "other", None, desk.make_context("Ben")), desk.now
        ),
    )
    assert [seat.name or seat.bot for seat in fresh.seats] == ["Ben", "random", "Ann"]
    assert fresh.host == "ben"
    assert fresh.options == desk.table.options
    assert table_setup.get_rematch_id(desk.table) == table_setup.get_rematch_id(replay_log("desk", desk.log))


@pytest.mark.parametrize("game", ["magpie", "dominion", "seven_wonders", "carcassonne"])
def test_finished_game_is_recorded_checked_and_imported(game: str) -> None:
    desk = TableHarness(game, seats=(ME, OPEN, bot("random")))
    desk.play_random_moves(3)
    with raises_refusal("not-finished"):
        record_import_export.write_finished_record(desk.table)
    desk.play_random_moves()
    found = record_import_export.check_finished_game(desk.table)
    assert found.fair
    assert found.verdict == "exact"
    drafts = record_import_export.import_record(found.record, "invite", "ann", clean_name)
    again = Table("again")
    again = copy_with_entries(again, commands.number_drafts(again, drafts, desk.now))
    assert again.state is not None
    assert again.state.digest() == desk.state.digest()
    assert again.ending == desk.table.ending
    told = [line for line in found.record.splitlines(keepends=True) if not line.startswith("proof: ")]
    assert record_import_export.write_finished_record(again) == "".join(told), (
        "same game, but the proof is of another server"
    )


def test_changed_record_cannot_be_imported() -> None:
    desk = TableHarness("magpie", seats=(ME, OPEN))
    desk.play_random_moves()
    lines = record_import_export.write_finished_record(desk.table).splitlines()
    for broken, code in (
        ([*lines[:-1], lines[-1][:-1] + ("0" if lines[-1][-1] != "0" else "1")], "record-diverged"),
        (lines[:-1], "record-cut"),
        (["nonsense"], "no-record"),
    ):
        with raises_refusal(code):
            record_import_export.import_record("\n".join(broken), "invite", "ann", clean_name)


def test_replay_shows_view_of_seat() -> None:
    desk = TableHarness("magpie", seats=(ME, OPEN))
    desk.play_random_moves()
    record = record_import_export.write_finished_record(desk.table)
    everything = record_import_export.replay_record_page(ReplayRecord(record=record, viewer=0, count=500))
    assert everything.verdict == "exact"
    assert [step.number for step in everything.steps] == list(range(everything.actions + 1))
    page = record_import_export.replay_record_page(ReplayRecord(record=record, viewer=0, first=3, count=2))
    assert page.steps == everything.steps[3:5]
    state = desk.table.build_state_after(3)
    assert everything.steps[3].view == state.view(0)
    other = record_import_export.replay_record_page(ReplayRecord(record=record, viewer=SPECTATOR, first=3, count=1))
    assert other.steps[0].view == state.view(SPECTATOR)


@pytest.mark.parametrize("game", ["magpie", "dominion", "seven_wonders", "carcassonne"])
def test_replay_text_for_every_viewer(game: str) -> None:
    desk = TableHarness(game, seats=(ME, OPEN, OPEN))
    desk.play_random_moves(30)
    for name in ("Ann", "Ben"):
        if desk.table.status == "playing":
            desk.execute(name, wire.Resign(table="desk"))
    record = record_import_export.write_finished_record(desk.table)
    mute = record_import_export.replay_record_page(ReplayRecord(record=record, viewer=0, count=5))
    assert all(step.text == "" for step in mute.steps)
    for viewer in (0, SPECTATOR, OPEN_HANDS):
        shown = record_import_export.replay_record_page(
            ReplayRecord(record=record, viewer=viewer, first=20, count=5, language="he")
        )
        assert all(step.text for step in shown.steps)
    state = desk.table.build_state_after(1)
    words = Catalogue("de", ["Ann", "Ben", "Cleo"])
    first = record_import_export.replay_record_page(
        ReplayRecord(record=record, viewer=0, first=1, count=1, language="de")
    )
    if game != "seven_wonders":  # the first step is a simultaneous choice
        assert first.steps[0].text == desk.table.game.view_as_text(state.view(0), words)


def test_unreplayable_game_is_reported_and_can_be_ended() -> None:
    desk = TableHarness("magpie", seats=(ME, OPEN))
    desk.play_random_moves(5)
    table = replay_log("desk", desk.log)
    seat = table.waiting_for()[0]
    apply_entry(
        table, commands.number_drafts(table, [log.EntryDraft(seat, log.ActionsPlayed([0], ["no such thing"]))], 1)[0]
    )
    assert table.replay_error
    occasion = CommandContext(visitor("Ann"), desk.bits, desk.now)
    with raises_refusal("rules-changed"):
        commands.decide_command(table, wire.Act(table="desk", position=table.position, actions=[0]), occasion)
    assert commands.decide_command(table, wire.Abandon(table="desk"), occasion)[0].data.kind == "proposed"


def test_chat_is_refused_when_log_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = TableHarness("magpie")
    monkeypatch.setattr(commands, "MAX_LOG_ENTRIES", desk.table.seq + 1)
    desk.execute("Ann", wire.Chat(table="desk", text="one"))
    with raises_refusal("log-full"):
        desk.execute("Ann", wire.Chat(table="desk", text="two"))
    desk.play_random_moves()
    assert desk.table.status == "finished"


def test_large_appends_are_kept_whole() -> None:
    """Another process may append more entries than are usually kept in memory."""
    desk = TableHarness("magpie")
    behind = replay_log("desk", desk.log)
    for number in range(MAX_RECENT_ENTRIES + 30):
        desk.execute("Ann", wire.Chat(table="desk", text=str(number)))
    news = desk.log[behind.seq :]
    assert [each.entry for each in copy_with_entries(behind, news).recent_entries] == news

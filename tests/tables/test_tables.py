"""Commands of a table: seats, play, proposals, resignation, records."""

from __future__ import annotations

import pytest
from table_desk import ME, OPEN, Desk, bot, refused, visitor, with_card

from bastide.core.errors import IllegalAction
from bastide.core.journal import SPECTATOR
from bastide.hosting.api.user_names import clean_name
from bastide.hosting.lobby.table_summary import summary
from bastide.locale import Catalogue
from bastide.tables import log, records
from bastide.tables import messages as wire
from bastide.tables.commands import checks, seating
from bastide.tables.commands import decide as commands
from bastide.tables.fairness.proof import part_hash
from bastide.tables.messages.records import OPEN as OPEN_HANDS
from bastide.tables.messages.records import RecordPage
from bastide.tables.model.replay import apply_entry, read, table_after
from bastide.tables.model.table import RECENT, Table
from bastide.tables.visitor import Occasion

# -- seats ---------------------------------------------------------------------------------------


def test_table_fills_and_starts() -> None:
    desk = Desk(seats=(ME, OPEN, bot("random")), start=False)
    with refused("not-started"):
        desk.act("Ann", 0)
    desk.do("Ben", wire.Sit(table="desk", invite="the-invite"))
    assert [seat.name for seat in desk.table.seats] == ["Ann", "Ben", ""]
    with refused("table-full"):
        desk.do("Cleo", wire.Sit(table="desk", invite="the-invite"))
    with refused("not-host"):
        desk.do("Ben", wire.Start(table="desk"))
    desk.do("Ann", wire.Start(table="desk"))
    assert desk.table.status == "playing"
    assert desk.shown("Ben").view is not None
    for command in (wire.Stand(table="desk"), wire.Sit(table="desk", invite="the-invite")):
        with refused("already-started"):
            desk.do("Ben", command)


def test_free_seats_are_removed_at_start() -> None:
    desk = Desk(seats=(ME, OPEN, OPEN, bot("random")), start=False)
    desk.do("Ben", wire.Sit(table="desk", seat=2, invite="the-invite"))
    desk.do("Ann", wire.Start(table="desk"))
    assert [seat.name or seat.bot for seat in desk.table.seats] == ["Ann", "Ben", "random"]
    assert desk.seat("Ben") == 1


def test_start_needs_enough_players() -> None:
    desk = Desk(seats=(ME, OPEN), start=False)
    with refused("player-count"):
        desk.do("Ann", wire.Start(table="desk"))
    empty = Desk(seats=(OPEN, bot("random"), bot("random")), start=False)
    with refused("nobody-seated"):
        empty.do("Ann", wire.Start(table="desk"))


def test_person_has_one_seat_and_may_change_it() -> None:
    desk = Desk(seats=(ME, OPEN, OPEN), start=False)
    desk.do("Ann", wire.Sit(table="desk", seat=2))
    assert [seat.name for seat in desk.table.seats] == ["", "", "Ann"]
    assert desk.kinds(2) == ["stood", "sat"]
    desk.do("Ann", wire.Stand(table="desk"))
    assert desk.seat("Ann") == -1
    with refused("not-seated"):
        desk.do("Ann", wire.Stand(table="desk"))
    with refused("one-seat"):
        Desk(seats=(ME, ME))


def test_private_table_needs_invite_link() -> None:
    desk = Desk(seats=(ME, OPEN), start=False)
    for invite in (None, "", "the-invit", "the-invite2"):
        with refused("no-table"):
            desk.do("Ben", wire.Sit(table="desk", invite=invite))
        with refused("no-table"):
            checks.check_may_see(desk.table, visitor("Ben"), invite)
    checks.check_may_see(desk.table, visitor("Ben"), "the-invite")
    checks.check_may_see(desk.table, visitor("Ann"), None)
    public = Desk(seats=(ME, OPEN), start=False, public=True)
    public.do("Ben", wire.Sit(table="desk"))
    checks.check_may_see(public.table, visitor("Cleo"), None)


def test_host_seats_bots_and_frees_seats() -> None:
    desk = Desk(seats=(ME, OPEN), start=False)
    desk.do("Ann", wire.SetSeat(table="desk", seat=1, bot="random"))
    assert desk.table.seats[1].bot == "random"
    with refused("table-full"):
        desk.do("Ben", wire.Sit(table="desk", seat=1, invite="the-invite"))
    desk.do("Ann", wire.SetSeat(table="desk", seat=1))
    with refused("seat-taken"):
        desk.do("Ben", wire.Sit(table="desk", seat=0, invite="the-invite"))
    desk.do("Ben", wire.Sit(table="desk", seat=1, invite="the-invite"))
    with refused("not-host"):
        desk.do("Ben", wire.SetSeat(table="desk", seat=1, bot="random"))
    with refused("no-seat"):
        desk.do("Ann", wire.SetSeat(table="desk", seat=2))
    desk.do("Ann", wire.SetSeat(table="desk", seat=1))
    assert desk.seat("Ben") == -1


@pytest.mark.parametrize("name", ["nobody", "buylist", "buylist:/etc/passwd", "hard:seconds=3600", "random:x"])
def test_bots_with_settings_are_refused(name: str) -> None:
    """A setting could name a file of the server, or ask for an hour of computation."""
    with refused("unknown-bot"):
        Desk("dominion", seats=(ME, bot(name)), start=False)


def test_invalid_settings_are_refused_at_creation() -> None:
    with refused("unknown-game"):
        Desk("ludo")
    with refused("player-count"):
        Desk(seats=(ME,) + (OPEN,) * 30)
    with refused("unknown-option"):
        Desk(options={"nonsense": 1})


def test_random_order_of_play() -> None:
    orders = set()
    for seed in range(12):
        desk = Desk(seats=(ME, OPEN, OPEN), seed=seed, shuffle=True)
        orders.add(tuple(seat.name for seat in desk.table.seats))
    assert len(orders) > 2
    assert all(sorted(order) == ["Ann", "Ben", "Cleo"] for order in orders)


# -- playing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["magpie", "dominion", "seven_wonders", "carcassonne"])
def test_finished_game_has_result_of_the_rules(game: str) -> None:
    desk = Desk(game, seats=(ME, OPEN, bot("random")))
    desk.play_on()
    assert desk.table.status == "finished"
    outcome = desk.state.outcome()
    assert outcome is not None
    shown = desk.shown("Ann").result
    assert shown is not None
    assert (shown.reason, shown.places, shown.scores) == ("played", outcome.places, outcome.scores)
    with refused("table-finished"):
        desk.act("Ann", 0)


def test_stale_action_is_refused() -> None:
    desk = Desk("dominion")
    first = desk.table.position
    desk.act("Ann", "play all treasures")
    for position in (0, first, desk.table.position + 1):
        with refused("stale"):
            desk.act("Ann", "end turn", position=position)
    desk.act("Ann", "end turn")


def test_chat_does_not_make_actions_stale() -> None:
    desk = Desk("dominion")
    position = desk.table.position
    desk.do("Ben", wire.Chat(table="desk", text="good luck"))
    desk.act("Ann", "play all treasures", position=position)


def test_only_legal_actions_of_player_to_move() -> None:
    desk = Desk("dominion")
    seq = desk.table.seq
    with refused("not-to-move"):
        desk.act("Ben", "end turn")
    with refused("not-seated"):
        desk.act("Cleo", "end turn")
    with refused("refused"):
        desk.act("Ann", desk.number("Ann", "buy province"))
    with pytest.raises(IllegalAction):
        desk.act("Ann", 10**9)
    with refused("not-understood"):
        desk.act("Ann", "buy the moon")
    assert desk.table.seq == seq


def test_action_list_is_all_or_nothing() -> None:
    desk = Desk("dominion")
    before = desk.state.digest()
    with refused("not-understood"):
        desk.act("Ann", "play copper", "play copper", "play colony")
    assert desk.state.digest() == before
    desk.act("Ann", "play copper", "play copper")
    assert desk.kinds(1) == ["acted"]
    assert desk.state.view(0)["coins"] == 2


def test_action_list_cannot_probe_hidden_cards() -> None:
    """Smithy and then the Gold it may draw, all or nothing, is refused whether or not it would be drawn."""
    codes = set()
    for seed in range(6):
        desk = with_card("smithy", seed)
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
    desk = Desk("dominion")
    with refused("list-too-long"):  # the first turn's hand is known
        desk.act("Ann", "end turn", "end turn")


# -- simultaneous choices ------------------------------------------------------------------------


def test_choice_may_be_changed_until_all_have_chosen() -> None:
    desk = Desk("seven_wonders", seats=(ME, OPEN, OPEN))
    position = desk.table.position
    sides = desk.legal("Ann")
    desk.act("Ann", sides[0])
    shown = desk.shown("Ann")
    assert shown.decision is not None
    assert shown.decision.chosen == shown.decision.actions[0].action
    assert desk.table.waiting_for() == [1, 2]
    desk.act("Ben", desk.legal("Ben")[1])
    desk.act("Ann", sides[1])
    assert desk.table.position == position, "one player's choice does not make other actions stale"
    desk.act("Cleo", desk.legal("Cleo")[0])
    assert desk.table.position > position
    sides_now = [city["side"] for city in desk.state.view(0)["cities"]]  # type: ignore[index,union-attr,call-overload]
    assert sides_now == ["night", "night", "day"]
    with refused("stale"):
        desk.act("Ann", sides[0], position=position)


def test_others_see_that_but_not_what_was_chosen() -> None:
    desks = [Desk("seven_wonders", seats=(ME, OPEN, OPEN)) for _ in range(2)]
    for desk, choice in zip(desks, (0, 1), strict=True):
        desk.act("Ann", desk.legal("Ann")[choice])
    for name in ("Ben", "Cleo", "Nobody"):
        first, second = (desk.shown(name) for desk in desks)
        assert first == second
        assert first.seats[0].chosen
        assert not first.seats[1].chosen
    assert desks[0].shown("Ann") != desks[1].shown("Ann")


def test_simultaneous_choice_is_one_action() -> None:
    desk = Desk("seven_wonders", seats=(ME, OPEN, OPEN))
    with refused("one-choice"):
        desk.act("Ann", *desk.legal("Ann")[:2])


# -- visibility ------------------------------------------------------------------------------------


def test_seed_and_invite_token_stay_hidden() -> None:
    desk = Desk("dominion")
    desk.play_on(20)
    seed = str(desk.table.seed)
    for name in ("Ann", "Ben", "Nobody"):
        text = repr(desk.shown(name))
        assert seed not in text
        assert desk.table.secret not in text
        assert ("the-invite" in text) == (name != "Nobody")
        assert "'ann'" not in text, "person ids stay hidden"
    assert part_hash(desk.table.secret) in repr(desk.shown("Nobody"))


def test_others_see_only_events_of_an_action() -> None:
    desk = Desk("seven_wonders", seats=(ME, OPEN, OPEN))
    desk.play_on(30)
    own = [each for each in desk.shown("Ann").happened if each.kind == "chose" and each.seat == 0]
    others = [each for each in desk.shown("Ben").happened if each.kind == "chose" and each.seat == 0]
    assert own
    assert all("said" in each.data for each in own)
    assert all(not each.data for each in others)


def test_missed_entries_have_no_gap() -> None:
    desk = Desk("magpie", seats=(ME, OPEN, OPEN))
    for number in range(RECENT + 20):
        desk.do("Ann", wire.Chat(table="desk", text=f"number {number}"))
    for since in (0, 3, desk.table.seq - 1, desk.table.seq):
        numbers = [each.seq for each in desk.shown("Ben", since).happened]
        assert numbers == list(range(since + 1, desk.table.seq + 1))
    assert len(desk.table.recent) == RECENT


# -- proposals -----------------------------------------------------------------------------------


def test_abandoned_game_needs_consent_and_has_no_result() -> None:
    desk = Desk("magpie", seats=(ME, OPEN, bot("random")))
    desk.do("Ann", wire.Abandon(table="desk"))
    with refused("proposed-already"):
        desk.do("Ben", wire.Abandon(table="desk"))
    desk.say("Ben", False)
    desk.do("Ann", wire.Abandon(table="desk"))
    desk.say("Ben", True)
    result = desk.shown("Ann").result
    assert result is not None
    assert (result.reason, result.places) == ("abandoned", None)
    assert summary(desk.table).placings == ()


def test_proposer_may_withdraw() -> None:
    desk = Desk("magpie", seats=(ME, OPEN))
    desk.do("Ann", wire.Abandon(table="desk"))
    desk.say("Ann", False)
    assert not desk.table.proposals


def test_abandon_against_bots_needs_no_consent() -> None:
    desk = Desk("magpie", seats=(ME, bot("random")))
    desk.do("Ann", wire.Abandon(table="desk"))
    assert desk.table.status == "finished"


def test_host_closes_open_table() -> None:
    desk = Desk("magpie", seats=(ME, OPEN), start=False)
    desk.do("Ben", wire.Sit(table="desk", invite="the-invite"))
    with refused("not-host"):
        desk.do("Ben", wire.Abandon(table="desk"))
    desk.do("Ann", wire.Abandon(table="desk"))
    assert desk.table.status == "finished"
    with refused("table-finished"):
        desk.do("Ann", wire.Start(table="desk"))


# -- resignation ---------------------------------------------------------------------------------


def test_resignation_of_two_players() -> None:
    desk = Desk("magpie", seats=(ME, OPEN))
    desk.do("Ann", wire.Resign(table="desk"))
    result = desk.shown("Ann").result
    assert result is not None
    assert (result.reason, result.places) == ("resigned", [2, 1])
    assert [(each.person, each.place) for each in summary(desk.table).placings] == [("ann", 2), ("ben", 1)]


def test_bot_replaces_resigned_player_and_first_is_last() -> None:
    desk = Desk("magpie", seats=(ME, OPEN, OPEN, OPEN))
    desk.do("Cleo", wire.Resign(table="desk"))
    assert desk.table.status == "playing"
    assert desk.table.seats[2].bot == "random"
    with refused("resigned"):
        desk.do("Cleo", wire.Return(table="desk"))
    with refused("resigned"):
        desk.do("Cleo", wire.Resign(table="desk"))
    desk.play_on(4)
    desk.do("Ann", wire.Resign(table="desk"))
    desk.play_on()
    assert (desk.places[2], desk.places[0]) == (4, 3)
    assert sorted([desk.places[1], desk.places[3]]) in ([1, 2], [1, 1])


def test_last_remaining_player_wins() -> None:
    desk = Desk("magpie", seats=(ME, OPEN, OPEN))
    desk.do("Cleo", wire.Resign(table="desk"))
    desk.do("Ann", wire.Resign(table="desk"))
    assert desk.places == [2, 1, 3]


def test_game_ends_when_only_bots_remain() -> None:
    desk = Desk("magpie", seats=(ME, bot("random"), bot("random")))
    desk.do("Ann", wire.Resign(table="desk"))
    assert desk.places[0] == 3


# -- after the game ------------------------------------------------------------------------------


def test_rematch_has_same_people_and_next_starter() -> None:
    desk = Desk("magpie", seats=(ME, OPEN, bot("random")))
    with refused("table-finished"):
        desk.play_on()
        desk.do("Ann", wire.Start(table="desk"))
    with refused("not-seated"):
        seating.again(desk.table, "other", None, desk.asking("Cleo"))
    fresh = Table("again")
    fresh = table_after(
        fresh, commands.entries(fresh, seating.again(desk.table, "other", None, desk.asking("Ben")), desk.now)
    )
    assert [seat.name or seat.bot for seat in fresh.seats] == ["Ben", "random", "Ann"]
    assert fresh.host == "ben"
    assert fresh.options == desk.table.options
    assert seating.rematch_id(desk.table) == seating.rematch_id(read("desk", desk.log))


@pytest.mark.parametrize("game", ["magpie", "dominion", "seven_wonders", "carcassonne"])
def test_finished_game_is_recorded_checked_and_imported(game: str) -> None:
    desk = Desk(game, seats=(ME, OPEN, bot("random")))
    desk.play_on(3)
    with refused("not-finished"):
        records.written(desk.table)
    desk.play_on()
    found = records.checked(desk.table)
    assert found.fair
    assert found.verdict == "exact"
    drafts = records.imported(found.record, "invite", "ann", clean_name)
    again = Table("again")
    again = table_after(again, commands.entries(again, drafts, desk.now))
    assert again.state is not None
    assert again.state.digest() == desk.state.digest()
    assert again.ending == desk.table.ending
    told = [line for line in found.record.splitlines(keepends=True) if not line.startswith("proof: ")]
    assert records.written(again) == "".join(told), "same game, but the proof is of another server"


def test_changed_record_cannot_be_imported() -> None:
    desk = Desk("magpie", seats=(ME, OPEN))
    desk.play_on()
    lines = records.written(desk.table).splitlines()
    for broken, code in (
        ([*lines[:-1], lines[-1][:-1] + ("0" if lines[-1][-1] != "0" else "1")], "record-diverged"),
        (lines[:-1], "record-cut"),
        (["nonsense"], "no-record"),
    ):
        with refused(code):
            records.imported("\n".join(broken), "invite", "ann", clean_name)


def test_replay_shows_view_of_seat() -> None:
    desk = Desk("magpie", seats=(ME, OPEN))
    desk.play_on()
    record = records.written(desk.table)
    everything = records.replayed(RecordPage(record=record, viewer=0, count=500))
    assert everything.verdict == "exact"
    assert [step.number for step in everything.steps] == list(range(everything.actions + 1))
    page = records.replayed(RecordPage(record=record, viewer=0, first=3, count=2))
    assert page.steps == everything.steps[3:5]
    state = desk.table.position_after(3)
    assert everything.steps[3].view == state.view(0)
    other = records.replayed(RecordPage(record=record, viewer=SPECTATOR, first=3, count=1))
    assert other.steps[0].view == state.view(SPECTATOR)


@pytest.mark.parametrize("game", ["magpie", "dominion", "seven_wonders", "carcassonne"])
def test_replay_text_for_every_viewer(game: str) -> None:
    desk = Desk(game, seats=(ME, OPEN, OPEN))
    desk.play_on(30)
    for name in ("Ann", "Ben"):
        if desk.table.status == "playing":
            desk.do(name, wire.Resign(table="desk"))
    record = records.written(desk.table)
    mute = records.replayed(RecordPage(record=record, viewer=0, count=5))
    assert all(step.text == "" for step in mute.steps)
    for viewer in (0, SPECTATOR, OPEN_HANDS):
        shown = records.replayed(RecordPage(record=record, viewer=viewer, first=20, count=5, language="he"))
        assert all(step.text for step in shown.steps)
    state = desk.table.position_after(1)
    words = Catalogue("de", ["Ann", "Ben", "Cleo"])
    first = records.replayed(RecordPage(record=record, viewer=0, first=1, count=1, language="de"))
    if game != "seven_wonders":  # the first step is a simultaneous choice
        assert first.steps[0].text == desk.table.game.table(state.view(0), words)


def test_unreplayable_game_is_reported_and_can_be_ended() -> None:
    desk = Desk("magpie", seats=(ME, OPEN))
    desk.play_on(5)
    table = read("desk", desk.log)
    seat = table.waiting_for()[0]
    apply_entry(table, commands.entries(table, [log.Draft(seat, log.Acted([0], ["no such thing"]))], 1)[0])
    assert table.broken
    occasion = Occasion(visitor("Ann"), desk.bits, desk.now)
    with refused("rules-changed"):
        commands.decide(table, wire.Act(table="desk", position=table.position, actions=[0]), occasion)
    assert commands.decide(table, wire.Abandon(table="desk"), occasion)[0].what.kind == "proposed"


def test_chat_is_refused_when_log_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk("magpie")
    monkeypatch.setattr(commands, "LONGEST", desk.table.seq + 1)
    desk.do("Ann", wire.Chat(table="desk", text="one"))
    with refused("log-full"):
        desk.do("Ann", wire.Chat(table="desk", text="two"))
    desk.play_on()
    assert desk.table.status == "finished"


def test_large_appends_are_kept_whole() -> None:
    """Another process may append more entries than are usually kept in memory."""
    desk = Desk("magpie")
    behind = read("desk", desk.log)
    for number in range(RECENT + 30):
        desk.do("Ann", wire.Chat(table="desk", text=str(number)))
    news = desk.log[behind.seq :]
    assert [each.entry for each in table_after(behind, news).recent] == news

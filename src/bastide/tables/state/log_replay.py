"""Rebuild a table from its log: apply entries one after the other.

Entries were checked and stored before, so nothing is refused here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from bastide.core.errors import BastideError
from bastide.core.game_registry import get_game
from bastide.core.journal import Event, Journal
from bastide.core.randomness.rng import parse_seed
from bastide.tables import log
from bastide.tables.fairness.seed_proof import SeedShare
from bastide.tables.log import LogEntry
from bastide.tables.log.entry_quotas import get_quota_key
from bastide.tables.state.player_clocks import PlayerClocks
from bastide.tables.state.seats_and_proposals import (
    AccessRequest,
    EntryWithEvents,
    PlayedStep,
    Proposal,
    TableSeat,
    get_device_owner,
    is_bot_account,
)
from bastide.tables.state.table_state import MAX_RECENT_ENTRIES, Table, resolve_logged_action

#: The prefix under which choices of the current position are counted.
CHOICE_QUOTA_PREFIX = f"{log.SimultaneousActionChosen.kind} "


def replay_log(id: str, entries: Iterable[LogEntry], keep: int = MAX_RECENT_ENTRIES) -> Table:
    """Rebuild a table from its log, with the events of its last ``keep`` entries."""
    table = Table(id, keep)
    for entry in entries:
        apply_entry(table, entry)
    return table


def copy_with_entries(table: Table, entries: Iterable[LogEntry]) -> Table:
    """Return a copy of the table with these entries applied; the given one stays unchanged."""
    new_entries = list(entries)
    other = Table.__new__(Table)
    other.__dict__.update(table.__dict__)
    # Keep all new entries: some viewers may not have received any of them.
    other.max_recent_entries = max(MAX_RECENT_ENTRIES, len(new_entries))
    other.seats = [seat.copy() for seat in table.seats]
    other.pending_choices = dict(table.pending_choices)
    other.steps = list(table.steps)
    other.checkpoints = table.checkpoints.copy()
    other.quota_counts = dict(table.quota_counts)
    other.proposals = dict(table.proposals)
    other.access_requests = dict(table.access_requests)
    other.spectator_chat_counts = dict(table.spectator_chat_counts)
    other.recent_entries = list(table.recent_entries)
    if table.state is not None:
        other.clocks = table.clocks.copy()
        other.state = table.state.clone()
        other.state.journal = Journal()
        other.shared_state = table.state
    for entry in new_entries:
        apply_entry(other, entry)
    other.shared_state = None
    return other


def apply_entry(table: Table, entry: LogEntry) -> EntryWithEvents:
    """Apply an entry to a table, and return it with the events of the game."""
    assert entry.seq == table.seq + 1, f"entry {entry.seq} cannot follow {table.seq}"
    before = table.waiting_for()
    together = len(table.actors()) > 1
    position = table.position
    events = _apply(table, entry)
    _count(table, entry)
    table.seq = entry.seq
    table.updated_at = entry.at_ms
    if table.state is not None:
        waiting = table.waiting_for()
        running = frozenset(player for player in waiting if table.seats[player].is_active)
        moved = position != table.position
        begun = frozenset(player for player in running if player not in before or (moved and together))
        table.clocks.advance(entry.at_ms, running, begun)
        new = begun | {entry.seat}
        table.asked_since_ms = {
            player: entry.at_ms if player in new else table.asked_since_ms.get(player, entry.at_ms)
            for player in running
        }
    with_events = EntryWithEvents(entry, events)
    table.recent_entries.append(with_events)
    del table.recent_entries[: -table.max_recent_entries]
    return with_events


def _apply(table: Table, entry: LogEntry) -> list[Event]:
    """Apply the changes of an entry, and return the events of the game."""
    seat = entry.seat
    match entry.data:
        case log.TableCreated() as made:
            _created(table, made, entry.at_ms)
        case log.PersonSat(person, name, part):
            table.seats[seat] = TableSeat(person, name, seed_share=part)
            table.people_who_stood_up -= {person}
        case log.PersonInvited(person, name):
            table.seats[seat] = TableSeat(person, name, agreed=False)
            table.invited_people |= {person}
            if is_bot_account(person):
                _require_new_agreement(table)
        case log.PersonStoodUp():
            table.people_who_stood_up |= {table.seats[seat].person}
            table.seats[seat] = TableSeat()
            _discard_revealed_secrets(table)
        case log.SeatOpened():
            table.seats[seat] = TableSeat()
            _require_new_agreement(table)
        case log.BotSeated(bot):
            table.seats[seat] = TableSeat(bot=bot)
            _require_new_agreement(table)
        case log.PersonAgreed(part=part):
            _agreed(table, seat, part)
        case log.StartCalled():
            table.is_start_called = True
        case log.SecretRevealed(secret=secret):
            table_seat = table.seats[seat]
            assert table_seat.seed_share is not None, "a secret is revealed only after its hash was committed"
            table_seat.seed_share = SeedShare(table_seat.seed_share.hash, secret)
        case log.GameStarted() as start:
            _started(table, start, entry)
        case log.ActionsPlayed(actions, said):
            moves = [(seat, action, text) for action, text in zip(actions, said, strict=True)]
            return _carry_out(table, entry, moves, together=False)
        case log.SimultaneousActionChosen(action, said):
            return _chose(table, entry, action, said)
        case log.StepsTakenBack(undone, agreed):
            _took_back(table, entry, undone)
            table.has_agreed_take_back = table.has_agreed_take_back or agreed
        case log.ProposalMade() as made:
            _proposed(table, entry, made)
        case log.ProposalAnswered(number, yes):
            proposal = table.proposals.pop(number)
            if yes:
                table.proposals[number] = replace(proposal, yes=proposal.yes | {seat})
        case log.PlayerResigned():
            _resigned(table, entry)
        case log.ClockExpired():
            if table.expiry == "loss":
                _resigned(table, entry)
        case log.PlayerReplacedByBot(bot, why):
            table.seats[seat].hand_over_to_bot(bot, why)
            _forget_proposals_of(table, seat)
        case log.PlayerReturned():
            table.seats[seat].bot = ""
            table.clocks.restore_time(seat)
        case log.GameFinished() as ending:
            _finished(table, entry, ending)
        case log.ChatSent(_, person):
            if seat < 0:
                table.spectator_chat_counts[person] = table.spectator_chat_counts.get(person, 0) + 1
        case log.AccessRequested(person, name):
            table.access_requests[entry.seq] = AccessRequest(person, name)
        case log.AccessRequestAnswered(number, yes):
            table.access_requests[number] = replace(table.access_requests[number], is_accepted=yes)
        case log.BotStopped() | log.EntriesLost() | log.LogRewritten():
            pass
        case log.PersonDeleted(host):
            table.host = host
        case log.RematchCreated(other):
            table.rematch = other
        case unknown:
            assert_never(unknown)
    return []


def _count(table: Table, entry: LogEntry) -> None:
    name = get_quota_key(entry.data, table.get_quota_person(entry.seat, entry.data))
    if name:
        table.quota_counts[name] = table.quota_counts.get(name, 0) + 1


def _created(table: Table, data: log.TableCreated, at: int) -> None:
    table.game = get_game(data.game)
    table.rules_version = data.rules
    table.options = table.played_options = data.options
    table.public = data.public
    table.clock = data.clock
    table.expiry = data.expiry
    table.absence_limit_s = data.absence
    table.stand_in = data.stand_in
    table.imported = data.imported
    table.origin = data.origin
    table.daily_deal_day = data.deal
    table.tournament = data.tournament
    table.aids = data.aids
    table.hints = data.hints
    table.shuffle = data.shuffle
    table.talk = data.talk
    table.invite_token = data.invite
    table.host = data.host
    table.created_at = at
    table.server_secret = data.secret
    table.seed_commitment = data.hash
    # The host agrees by creating the table. Others are invited: a rematch reserves seats for them.
    table.seats = [
        TableSeat(seat.person, seat.name, seat.bot, seat.part, seat.person in ("", data.host)) for seat in data.seats
    ]
    table.invited_people = frozenset(table_seat.person for table_seat in table.seats if not table_seat.agreed)


def _agreed(table: Table, seat: int, part: str) -> None:
    """Accept a player and their new hash, if any.

    A new hash invalidates all revealed secrets, so that nobody chooses a secret after seeing those of others.
    """
    table_seat = table.seats[seat]
    table_seat.agreed = True
    if part:
        _discard_revealed_secrets(table, table.is_start_called)
        table_seat.seed_share = SeedShare(part)


def _require_new_agreement(table: Table) -> None:
    """Ask everyone to agree again, after the host has changed the table."""
    for table_seat in table.seats:
        table_seat.agreed = get_device_owner(table_seat.person) in ("", table.host)
    _discard_revealed_secrets(table)


def _discard_revealed_secrets(table: Table, called: bool = False) -> None:
    """Discard revealed secrets, because some player has to choose a secret again."""
    table.is_start_called = called
    for table_seat in table.seats:
        if table_seat.seed_share is not None and table_seat.seed_share.secret:
            table_seat.seed_share = SeedShare("")


def _started(table: Table, start: log.GameStarted, entry: LogEntry) -> None:
    table.seats = [table.seats[number] for number in start.kept]
    table.seats_in_play_order = start.kept
    table.seed = parse_seed(start.seed)
    table.seed_commitment = start.hash
    table.options_fingerprint = start.choices
    table.rules_version = start.rules
    table.played_options = start.options
    table.status = "playing"
    table.position = entry.seq
    table.clocks = PlayerClocks(table.clock, table.players, entry.at_ms)
    try:
        table.state = table.build_first_state()
    except BastideError as error:  # the continued game is not legal under the current rules
        table.replay_error = error
        table.state = table.deal_game()
    table.state.journal = Journal()


def _chose(table: Table, entry: LogEntry, action: int, said: str) -> list[Event]:
    assert table.state is not None
    if not table.replay_error:
        try:
            action = resolve_logged_action(table.state, entry.seat, action, said)
        except BastideError as error:
            table.replay_error = error
    table.pending_choices[entry.seat] = action
    if table.waiting_for():
        return []
    moves = [(player, chosen, "") for player, chosen in sorted(table.pending_choices.items())]
    table.pending_choices = {}
    return _carry_out(table, entry, moves, together=True)


def _carry_out(table: Table, entry: LogEntry, moves: list[tuple[int, int, str]], together: bool) -> list[Event]:
    """Apply moves, given as player, action and notation. An empty notation means that the action is resolved."""
    state = table.state
    assert state is not None
    assert state.journal is not None
    done: list[tuple[int, int]] = []
    table.cached_previous_state = table.shared_state or state.clone()
    table.shared_state = None
    table.checkpoints.add(len(table.steps), table.cached_previous_state)
    if not table.replay_error:
        try:
            for player, number, said in moves:
                action = resolve_logged_action(state, player, number, said) if said else number
                state.apply(player, action)
                done.append((player, action))
        except BastideError as error:
            table.replay_error = error
    table.position = entry.seq
    if together:
        table.quota_counts = {
            name: times for name, times in table.quota_counts.items() if not name.startswith(CHOICE_QUOTA_PREFIX)
        }
    table.steps.append(PlayedStep(entry.seq, done, together))
    _forget_take_backs(table)
    return state.journal.take_events()


def _took_back(table: Table, entry: LogEntry, undone: list[int]) -> None:
    undone_entries = set(undone)
    kept = len(table.steps)
    while kept and table.steps[kept - 1].seq in undone_entries:
        kept -= 1
    last = table.cached_previous_state if kept == len(table.steps) - 1 else None
    del table.steps[kept:]
    table.pending_choices = {}
    table.shared_state = None
    table.cached_previous_state = None
    table.state = table.build_state_after(kept) if last is None else last.clone()
    table.state.journal = Journal()
    table.position = entry.seq
    _forget_take_backs(table)


def _forget_take_backs(table: Table) -> None:
    """Remove proposals that refer to an earlier position."""
    table.proposals = {number: each for number, each in table.proposals.items() if each.what != "take_back"}


def _proposed(table: Table, entry: LogEntry, data: log.ProposalMade) -> None:
    asked = frozenset(data.asked)
    table.proposals[entry.seq] = Proposal(entry.seq, data.what, entry.seat, data.undone, asked, frozenset())


def _resigned(table: Table, entry: LogEntry) -> None:
    table.seats[entry.seat].resigned = entry.seq
    _forget_proposals_of(table, entry.seat)


def _forget_proposals_of(table: Table, seat: int) -> None:
    """Remove the proposals of a seat."""
    table.proposals = {number: each for number, each in table.proposals.items() if each.by != seat}


def _finished(table: Table, entry: LogEntry, ending: log.GameFinished) -> None:
    table.ending = ending
    table.status = "finished"
    table.pending_choices = {}
    table.proposals = {}
    table.position = entry.seq

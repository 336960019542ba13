"""Rebuild a table from its log: apply entries one after the other.

Entries were checked and stored before, so nothing is refused here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from bastide.core.errors import BastideError
from bastide.core.journal import Event, Journal
from bastide.core.randomness.rng import seed_from
from bastide.core.registry import get_game
from bastide.tables import log
from bastide.tables.fairness.proof import Part
from bastide.tables.log import Entry
from bastide.tables.log.quotas import counted
from bastide.tables.model.clocks import Clocks
from bastide.tables.model.table import RECENT, Table, meant
from bastide.tables.model.table_parts import Chair, Happened, Knock, PlayedStep, Proposal

#: The prefix under which choices of the current position are counted.
CHOICES = f"{log.Chose.kind} "


def read(id: str, entries: Iterable[Entry], keep: int = RECENT) -> Table:
    """Rebuild a table from its log, with the events of its last ``keep`` entries."""
    table = Table(id, keep)
    for entry in entries:
        apply_entry(table, entry)
    return table


def table_after(table: Table, entries: Iterable[Entry]) -> Table:
    """Return a copy of the table with these entries applied; the given one stays unchanged."""
    new_entries = list(entries)
    other = Table.__new__(Table)
    other.__dict__.update(table.__dict__)
    # Keep all new entries: some viewers may not have received any of them.
    other.keep = max(RECENT, len(new_entries))
    other.seats = [seat.copy() for seat in table.seats]
    other.choices = dict(table.choices)
    other.steps = list(table.steps)
    other.checkpoints = table.checkpoints.copy()
    other.times = dict(table.times)
    other.proposals = dict(table.proposals)
    other.knocks = dict(table.knocks)
    other.said = dict(table.said)
    other.recent = list(table.recent)
    if table.state is not None:
        other.clocks = table.clocks.copy()
        other.state = table.state.clone()
        other.state.journal = Journal()
        other.untouched = table.state
    for entry in new_entries:
        apply_entry(other, entry)
    other.untouched = None
    return other


def apply_entry(table: Table, entry: Entry) -> Happened:
    """Apply an entry to a table, and return it with the events of the game."""
    assert entry.seq == table.seq + 1, f"entry {entry.seq} cannot follow {table.seq}"
    before = table.waiting_for()
    together = len(table.actors()) > 1
    position = table.position
    events = _apply(table, entry)
    _count(table, entry)
    table.seq = entry.seq
    table.updated_at = entry.at
    if table.state is not None:
        waiting = table.waiting_for()
        running = frozenset(player for player in waiting if table.seats[player].is_active)
        moved = position != table.position
        begun = frozenset(player for player in running if player not in before or (moved and together))
        table.clocks.go_on(entry.at, running, begun)
        new = begun | {entry.seat}
        table.asked = {player: entry.at if player in new else table.asked.get(player, entry.at) for player in running}
    with_events = Happened(entry, events)
    table.recent.append(with_events)
    del table.recent[: -table.keep]
    return with_events


def _apply(table: Table, entry: Entry) -> list[Event]:
    """Apply the changes of an entry, and return the events of the game."""
    seat = entry.seat
    match entry.what:
        case log.Created() as made:
            _created(table, made, entry.at)
        case log.Sat(person, name, part):
            table.seats[seat] = Chair(person, name, part=part)
            table.got_up -= {person}
        case log.Invited(person, name):
            table.seats[seat] = Chair(person, name, agreed=False)
            table.invited |= {person}
        case log.Stood():
            table.got_up |= {table.seats[seat].person}
            table.seats[seat] = Chair()
            _discard_revealed_secrets(table)
        case log.Opened():
            table.seats[seat] = Chair()
            _require_new_agreement(table)
        case log.BotSat(bot):
            table.seats[seat] = Chair(bot=bot)
            _require_new_agreement(table)
        case log.Agreed(part=part):
            _agreed(table, seat, part)
        case log.Called():
            table.called = True
        case log.Revealed(secret=secret):
            table_seat = table.seats[seat]
            assert table_seat.part is not None, "a secret is revealed only after its hash was committed"
            table_seat.part = Part(table_seat.part.hash, secret)
        case log.Started() as start:
            _started(table, start, entry)
        case log.Acted(actions, said):
            moves = [(seat, action, text) for action, text in zip(actions, said, strict=True)]
            return _carry_out(table, entry, moves, together=False)
        case log.Chose(action, said):
            return _chose(table, entry, action, said)
        case log.TookBack(undone):
            _took_back(table, entry, undone)
        case log.Proposed() as made:
            _proposed(table, entry, made)
        case log.Answered(number, yes):
            proposal = table.proposals.pop(number)
            if yes:
                table.proposals[number] = replace(proposal, yes=proposal.yes | {seat})
        case log.Resigned():
            _resigned(table, entry)
        case log.TimedOut():
            if table.expiry == "loss":
                _resigned(table, entry)
        case log.Replaced(bot, why):
            table.seats[seat].leave_to(bot, why)
            _forget_proposals_of(table, seat)
        case log.Returned():
            table.seats[seat].bot = ""
            table.clocks.come_back(seat)
        case log.Finished() as ending:
            _finished(table, entry, ending)
        case log.Chatted(_, person):
            if seat < 0:
                table.said[person] = table.said.get(person, 0) + 1
        case log.Knocked(person, name):
            table.knocks[entry.seq] = Knock(person, name)
        case log.LetIn(number, yes):
            table.knocks[number] = replace(table.knocks[number], yes=yes)
        case log.Stopped() | log.SetBack() | log.Rewritten():
            pass
        case log.Left(host):
            table.host = host
        case log.Rematched(other):
            table.rematch = other
        case unknown:
            assert_never(unknown)
    return []


def _count(table: Table, entry: Entry) -> None:
    name = counted(entry.what, table.doer(entry.seat, entry.what))
    if name:
        table.times[name] = table.times.get(name, 0) + 1


def _created(table: Table, data: log.Created, at: int) -> None:
    table.game = get_game(data.game)
    table.rules_version = data.rules
    table.options = table.played = data.options
    table.public = data.public
    table.clock = data.clock
    table.expiry = data.expiry
    table.absence = data.absence
    table.stand_in = data.stand_in
    table.imported = data.imported
    table.origin = data.origin
    table.deal = data.deal
    table.aids = data.aids
    table.hints = data.hints
    table.shuffle = data.shuffle
    table.talk = data.talk
    table.invite = data.invite
    table.host = data.host
    table.created_at = at
    table.secret = data.secret
    table.hash = data.hash
    # The host agrees by creating the table. Others are invited: a rematch reserves seats for them.
    table.seats = [
        Chair(seat.person, seat.name, seat.bot, seat.part, seat.person in ("", data.host)) for seat in data.seats
    ]
    table.invited = frozenset(table_seat.person for table_seat in table.seats if not table_seat.agreed)


def _agreed(table: Table, seat: int, part: str) -> None:
    """Accept a player and their new hash, if any.

    A new hash invalidates all revealed secrets, so that nobody chooses a secret after seeing those of others.
    """
    table_seat = table.seats[seat]
    table_seat.agreed = True
    if part:
        _discard_revealed_secrets(table, table.called)
        table_seat.part = Part(part)


def _require_new_agreement(table: Table) -> None:
    """Ask everyone to agree again, after the host has changed the table."""
    for table_seat in table.seats:
        table_seat.agreed = table_seat.person in ("", table.host)
    _discard_revealed_secrets(table)


def _discard_revealed_secrets(table: Table, called: bool = False) -> None:
    """Discard revealed secrets, because some player has to choose a secret again."""
    table.called = called
    for table_seat in table.seats:
        if table_seat.part is not None and table_seat.part.secret:
            table_seat.part = Part("")


def _started(table: Table, start: log.Started, entry: Entry) -> None:
    table.seats = [table.seats[number] for number in start.kept]
    table.kept = start.kept
    table.seed = seed_from(start.seed)
    table.hash = start.hash
    table.choices_then = start.choices
    table.rules_version = start.rules
    table.played = start.options
    table.status = "playing"
    table.position = entry.seq
    table.clocks = Clocks(table.clock, table.players, entry.at)
    try:
        table.state = table.first_state()
    except BastideError as error:  # the continued game is not legal under the current rules
        table.broken = error
        table.state = table.dealt()
    table.state.journal = Journal()


def _chose(table: Table, entry: Entry, action: int, said: str) -> list[Event]:
    assert table.state is not None
    if not table.broken:
        try:
            action = meant(table.state, entry.seat, action, said)
        except BastideError as error:
            table.broken = error
    table.choices[entry.seat] = action
    if table.waiting_for():
        return []
    moves = [(player, chosen, "") for player, chosen in sorted(table.choices.items())]
    table.choices = {}
    return _carry_out(table, entry, moves, together=True)


def _carry_out(table: Table, entry: Entry, moves: list[tuple[int, int, str]], together: bool) -> list[Event]:
    """Apply moves, given as player, action and notation. An empty notation means that the action is resolved."""
    state = table.state
    assert state is not None
    assert state.journal is not None
    done: list[tuple[int, int]] = []
    table.before_last = table.untouched or state.clone()
    table.untouched = None
    table.checkpoints.add(len(table.steps), table.before_last)
    if not table.broken:
        try:
            for player, number, said in moves:
                action = meant(state, player, number, said) if said else number
                state.apply(player, action)
                done.append((player, action))
        except BastideError as error:
            table.broken = error
    table.position = entry.seq
    if together:
        table.times = {name: times for name, times in table.times.items() if not name.startswith(CHOICES)}
    table.steps.append(PlayedStep(entry.seq, done, together))
    _forget_take_backs(table)
    return state.journal.take()


def _took_back(table: Table, entry: Entry, undone: list[int]) -> None:
    undone_entries = set(undone)
    kept = len(table.steps)
    while kept and table.steps[kept - 1].seq in undone_entries:
        kept -= 1
    last = table.before_last if kept == len(table.steps) - 1 else None
    del table.steps[kept:]
    table.choices = {}
    table.untouched = None
    table.before_last = None
    table.state = table.position_after(kept) if last is None else last.clone()
    table.state.journal = Journal()
    table.position = entry.seq
    _forget_take_backs(table)


def _forget_take_backs(table: Table) -> None:
    """Remove proposals that refer to an earlier position."""
    table.proposals = {number: each for number, each in table.proposals.items() if each.what != "take_back"}


def _proposed(table: Table, entry: Entry, data: log.Proposed) -> None:
    asked = frozenset(data.asked)
    table.proposals[entry.seq] = Proposal(entry.seq, data.what, entry.seat, data.undone, asked, frozenset())


def _resigned(table: Table, entry: Entry) -> None:
    table.seats[entry.seat].resigned = entry.seq
    _forget_proposals_of(table, entry.seat)


def _forget_proposals_of(table: Table, seat: int) -> None:
    """Remove the proposals of a seat."""
    table.proposals = {number: each for number, each in table.proposals.items() if each.by != seat}


def _finished(table: Table, entry: Entry, ending: log.Finished) -> None:
    table.ending = ending
    table.status = "finished"
    table.choices = {}
    table.proposals = {}
    table.position = entry.seq

"""Records: a game as a readable text file that replays exactly.

    bastide record 1
    game: dominion
    rules: 1
    seed: 42
    option: kingdom = cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop
    seat: big_money
    seat: Ruth

    0 play all treasures
    0 buy silver
    1 play all treasures
    end 3 90f6d8e01c1a7a52

Rules version, options, seed and actions determine the game. Options are written in full, because the meaning of a
preset may change. After every twenty actions a line ``= N DIGEST`` gives the digest of the position after N actions;
the ``end`` line gives the last one and shows that the record is complete.

A game with cards or modules of an extension has a line ``needs: NAME VERSION`` for it after the rules version.

A record whose seed is a key may have lines ``proof: NAME = VALUE`` that prove the origin of the key. The replay
ignores them (``bastide.tables.fairness.seed_proof`` reads them). Variations, comments and marks are also such lines
(``record_annotations``); ``GameNode`` in ``game_tree`` reads and writes them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from bastide.core.errors import BastideError, CorruptRecord
from bastide.core.game import Game
from bastide.core.game_registry import get_game
from bastide.core.journal import SPECTATOR
from bastide.core.options import Options
from bastide.core.randomness.rng import Seed
from bastide.core.records.record_animation import RecordAnimation
from bastide.core.records.record_annotations import Annotations
from bastide.core.state import State
from bastide.core.utilities.game_extensions import extensions_of

FORMAT_VERSION: Final = 1
ACTIONS_PER_DIGEST: Final = 20

EXACT: Final = "exact"
UNVERIFIED: Final = "unverified"
DIVERGED: Final = "diverged"


@final
class Move:
    """One action of a record: player, notation, and its line in the file (0: not read from a file)."""

    def __init__(self, player: int, text: str, line: int = 0) -> None:
        self.player = player
        self.text = text
        self.line = line

    def __repr__(self) -> str:
        return f"Move({self.player}, {self.text!r})"


@final
class Record:
    """A game from its set-up on: header, actions and digests."""

    def __init__(
        self,
        game: str,
        rules_version: int,
        seed: Seed,
        options: dict[str, str],
        seats: list[str],
        moves: list[Move] | None = None,
        digests: dict[int, str] | None = None,
        proof: dict[str, str] | None = None,
        needs: list[str] | None = None,
        annotations: Annotations | None = None,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.seed = seed
        #: Option id to text, as on the command line.
        self.options = options
        #: Name or bot of each seat.
        self.seats = seats
        self.moves: list[Move] = [] if moves is None else moves
        #: Number of actions to the digest of the position after them.
        self.digests: dict[int, str] = {} if digests is None else digests
        #: Proof of the origin of the key: name to text.
        self.proof: dict[str, str] = {} if proof is None else proof
        #: Extensions whose cards or modules the game uses: name and version of the distribution.
        self.needs: list[str] = [] if needs is None else needs
        #: Variations, comments and marks; ``GameNode.from_record`` returns them as a tree.
        self.annotations = Annotations() if annotations is None else annotations

    def to_text(self) -> str:
        """Format the record as text."""
        lines = [f"bastide record {FORMAT_VERSION}", f"game: {self.game}"]
        lines.append(f"rules: {self.rules_version}")
        lines += [f"needs: {need}" for need in self.needs]
        lines.append(f"seed: {self.seed}")
        lines += [f"proof: {name} = {value}" for name, value in self.proof.items()]
        lines += self.annotations.to_lines(len(self.moves))
        lines += [f"option: {name} = {value}" for name, value in self.options.items()]
        lines += [f"seat: {seat}" for seat in self.seats]
        lines.append("")
        for number, move in enumerate(self.moves):
            if number and number in self.digests:
                lines.append(f"= {number} {self.digests[number]}")
            lines.append(f"{move.player} {move.text}")
        last = len(self.moves)
        lines.append(f"end {last} {self.digests[last]}")
        return "\n".join(lines) + "\n"

    def initial_state(self, game: Game) -> State:
        """Return the initial state of the recorded game. Raises CorruptRecord if it needs a missing extension."""
        self.check_extensions()
        options: Options = {name: game.option(name).parse(text) for name, text in self.options.items()}
        return game.new_state(len(self.seats), options, self.seed)

    def check_extensions(self) -> bool:
        """Whether the extensions that the record needs are installed in the same versions.

        Raises CorruptRecord if one of them is not installed at all.
        """
        installed = {each.distribution: str(each) for each in extensions_of(self.game)}
        for need in self.needs:
            name = need.rpartition(" ")[0]
            if name not in installed:
                raise CorruptRecord(
                    "record-needs", f"this record needs the extension {need}, which is not installed", extension=need
                )
        return all(need in installed.values() for need in self.needs)

    def state_at(self, at: int = -1) -> State:
        """Return the state after ``at`` actions (default: all). Raises CorruptRecord if the record diverges
        before.
        """
        last = len(self.moves)
        if at < -1 or at > last:
            raise BastideError("at-range", f"--at must be between 0 and {last}, not {at}", at=at, last=last)
        wanted = last if at < 0 else at
        found: list[State] = []

        def keep(state: State, move: Move) -> None:
            if len(found) <= wanted:
                found.append(state.clone())

        result = replay_record(self, get_game(self.game), keep)
        if result.actions_replayed < wanted:
            raise CorruptRecord(
                "record-diverged",
                f"the record diverges at action {result.diverged_at}: {result.reason}{result.changed_rules}",
                at=result.diverged_at,
                reason=result.reason + result.changed_rules,
            ) from result.error
        return found[wanted] if wanted < len(found) else result.state

    def svg(self, at: int = -1, viewer: int = SPECTATOR, language: str = "en", dark: bool = False) -> str:
        """Return a picture of the table after ``at`` actions (default: all) as this player, or SPECTATOR, saw
        it.
        """
        return self.state_at(at).svg(viewer, language, self.seats, dark)

    def animate(
        self, viewer: int = SPECTATOR, language: str = "en", dark: bool = False, seconds_per_action: float = 0.5
    ) -> RecordAnimation:
        """Return a player for notebooks with a picture per action, as this player, or SPECTATOR, saw it.

        Raises CorruptRecord if the record diverges.
        """
        made = RecordAnimation(seconds_per_action)
        captions = [""]
        self.state_at()  # raises the error

        def draw(state: State, move: Move) -> None:
            made.frames.append((state.svg(viewer, language, self.seats, dark), captions[-1]))
            captions.append(f"{self.seats[move.player]}: {move.text}")

        final = replay_record(self, get_game(self.game), draw).state
        made.frames.append((final.svg(viewer, language, self.seats, dark), captions[-1]))
        return made

    def _repr_svg_(self) -> str:
        """Picture for notebooks: the final position."""
        return self.svg()


@final
class Recorder:
    """Applies actions to a state and records them."""

    def __init__(self, game: Game, players: int, options: Options, seed: Seed, seats: list[str] | None = None) -> None:
        self.game = game
        self.state = game.new_state(players, options, seed)
        played = game.resolve_options(players, game.check_options(players, options), seed)
        written = game.stored_option_texts(played)
        names = [f"player {player}" for player in range(players)] if seats is None else seats
        for name in names:
            if not name.strip() or len(name.splitlines()) != 1:
                raise ValueError(f"a seat's name is one line of text, not {name!r}")
        needs = [str(extension) for extension in game.needed_extensions(played)]
        self._record = Record(game.id, game.rules_version, seed, written, [name.strip() for name in names], needs=needs)

    def apply(self, player: int, action: int) -> None:
        """Apply and record an action. An illegal action raises IllegalAction and is not recorded."""
        if not self.state.is_legal(player, action):
            raise self.state.illegal_action_error(player, action)
        text = self.state.notation(player, action)
        self.state.apply(player, action)
        self._record.moves.append(Move(player, text))
        if len(self._record.moves) % ACTIONS_PER_DIGEST == 0:
            self._record.digests[len(self._record.moves)] = self.state.digest()

    def to_record(self) -> Record:
        """Return the record so far, with the digest of the current position."""
        record = self.to_unfinished_record()
        record.digests[len(record.moves)] = self.state.digest()
        return record

    def to_unfinished_record(self) -> Record:
        """Return the record so far, without the digest of the current position."""
        so_far = self._record
        digests = dict(so_far.digests)
        return Record(
            so_far.game,
            so_far.rules_version,
            so_far.seed,
            dict(so_far.options),
            list(so_far.seats),
            list(so_far.moves),
            digests,
            needs=list(so_far.needs),
        )


@final
class ReplayResult:
    """Result of replaying a record.

    ``verdict`` is EXACT (all digests agree), UNVERIFIED (recorded under another rules version: all actions are legal
    now, but positions differ from action ``diverged_at`` on) or DIVERGED. ``actions_replayed`` counts the actions
    applied to ``state_at``; after a divergence, ``state_at`` is the last verified position. ``corrections`` are the ids
    of the rules corrected since the record was written.
    """

    def __init__(
        self,
        verdict: str,
        state: State,
        actions_replayed: int,
        diverged_at: int = -1,
        error: BastideError | None = None,
        corrections: list[str] | None = None,
        rules_version: int = 0,
        current_rules_version: int = 0,
    ) -> None:
        self.verdict = verdict
        self.state = state
        self.actions_replayed = actions_replayed
        #: Number of the action (from 1) at which the replay diverged; -1 if it did not.
        self.diverged_at = diverged_at
        #: Cause of the divergence.
        self.error = error
        self.corrections: list[str] = [] if corrections is None else corrections
        #: Rules version of the record, and that of the game.
        self.rules_version = rules_version
        self.current_rules_version = current_rules_version

    @property
    def reason(self) -> str:
        """English message of the divergence; empty otherwise."""
        return "" if self.error is None else str(self.error)

    def __str__(self) -> str:
        if self.verdict == DIVERGED:
            return f"diverged at action {self.diverged_at}: {self.reason}{self.changed_rules}"
        return self.verdict

    @property
    def changed_rules(self) -> str:
        """English half-sentence on the rules of the record, if they are not today's; empty otherwise."""
        if self.rules_version == self.current_rules_version:
            return ""
        since = f"; corrected since: {', '.join(self.corrections)}" if self.corrections else ""
        return f" (recorded with rules version {self.rules_version}, now {self.current_rules_version}{since})"


def replay_record(record: Record, game: Game, watch: Callable[[State, Move], None] | None = None) -> ReplayResult:
    """Replay a record from its set-up and verify its digests.

    ``watch`` is called before each verified action: actions are first applied up to the next digest, and shown only if
    it agrees. So actions of a forged game are never shown.
    """
    if record.game != game.id:
        raise CorruptRecord(
            "other-game", f"this is a record of {record.game}, not of {game.id}", found=record.game, game=game.id
        )
    same_rules = record.check_extensions() and record.rules_version == game.rules_version

    def finish(
        verdict: str, state: State, replayed: int, diverged_at: int = -1, error: BastideError | None = None
    ) -> ReplayResult:
        corrected = [game.corrections[each] for each in sorted(game.corrections) if each > record.rules_version]
        return ReplayResult(
            verdict,
            state,
            replayed,
            diverged_at,
            error,
            [] if verdict == EXACT else corrected,
            record.rules_version,
            game.rules_version,
        )

    known = record.initial_state(game)
    exact = 0 not in record.digests or known.digest() == record.digests[0]
    if same_rules and not exact:
        return finish(DIVERGED, known, 0, 0, CorruptRecord("record-setup", "the setup differs from the record"))
    differs = -1 if exact else 0
    done = 0
    while done < len(record.moves):
        ahead = known.clone()
        end = done
        while end == done or (end < len(record.moves) and end not in record.digests):
            move = record.moves[end]
            end += 1
            try:
                ahead.apply(move.player, ahead.parse_action(move.player, move.text))
            except BastideError as error:
                return finish(DIVERGED, known, done, end, error)
        if differs < 0 and ahead.digest() != record.digests.get(end, ""):
            if same_rules:
                wrong = f"the position after action {end} is not the recorded one"
                return finish(DIVERGED, known, done, end, CorruptRecord("record-position", wrong, at=end))
            differs = end
        if watch is not None:
            for move in record.moves[done:end]:
                watch(known, move)
                known.apply(move.player, known.parse_action(move.player, move.text))
        known = ahead
        done = end
    if differs < 0:
        return finish(EXACT, known, done)
    return finish(UNVERIFIED, known, done, differs)

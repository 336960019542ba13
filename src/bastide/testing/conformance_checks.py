"""Conformance checks: the contract of every game, verified in random games."""

from __future__ import annotations

import json

from bastide.core import (
    EXACT,
    SPECTATOR,
    BastideError,
    Game,
    IllegalAction,
    Journal,
    Options,
    Record,
    Recorder,
    Rng,
    State,
    derive_seed,
    game_ids,
    parse_record,
    replay_record,
)
from bastide.testing.state_field_comparison import describe_difference, find_uncovered_fields

#: A game with more decisions is reported as endless.
MAX_DECISIONS_PER_CHECKED_GAME = 50_000
MAX_ACTIONS_CHECKED = 25


class Violation(AssertionError):
    """A broken promise: its name, the problem, and the record that reproduces it."""

    def __init__(self, promise: str, problem: str, record: Record) -> None:
        super().__init__(f"{promise}: {problem}\n(after {len(record.moves)} actions, seed {record.seed})")
        self.promise = promise
        self.problem = problem
        self.record = record


def check_game(
    game: Game, games: int = 10, seed: int = 0, options: Options | None = None, density: float = 0.25
) -> int:
    """Check random games with random numbers of players and, unless given, random options. Returns the decisions."""
    decisions = 0
    for index in range(games):
        rng = Rng(derive_seed(seed, index))
        decisions += ConformanceChecker(game, rng, density).check_random_game(options)
    return decisions


def random_options(game: Game, players: int, rng: Rng, fixed: Options | None = None) -> Options:
    """Draw random options that the game accepts together with the ``fixed`` ones.

    Falls back to the defaults if no valid combination is found.
    """
    given = {} if fixed is None else fixed
    for _ in range(1000):
        drawn: Options = {option.id: option.random_value(rng) for option in game.options}
        try:
            return game.check_options(players, {**drawn, **given})
        except BastideError:
            continue
    return game.check_options(players, given)


class ConformanceChecker:
    """Plays random games and looks for broken promises.

    Cheap checks run at every step, expensive ones at the fraction ``density`` of the steps (1: at all).
    """

    def __init__(self, game: Game, rng: Rng, density: float = 0.25) -> None:
        self.game = game
        self.rng = rng
        self.density = density
        self.recorder: Recorder
        #: Action being applied, for the message if it crashes.
        self.current_action = ""

    def check_random_game(self, options: Options | None = None, players: int | None = None) -> int:
        """Check one game from set-up to end. Returns the number of decisions. Raises Violation."""
        low, high = self.game.min_players, self.game.max_players
        if players is None:
            players = low + int(self.rng.below(high - low + 1))
        chosen = random_options(self.game, players, self.rng) if options is None else options
        seed = (int(self.rng.next32()) << 32) | int(self.rng.next32())
        self._set_up(players, chosen, seed)
        kept: list[tuple[State, str, int]] = []
        steps = 0
        try:
            self._check_fields()
            while not self.state.is_over():
                self._cheap_checks()
                if self.rng.uniform() < self.density:
                    self._expensive_checks()
                    kept.append((self.state.clone(), self.state.digest(), steps))
                self._step()
                steps += 1
                if steps > MAX_DECISIONS_PER_CHECKED_GAME:
                    self._fail("a game ends", f"this one is still going after {steps} decisions")
            self._end_checks(kept)
        except Violation:
            raise
        except Exception as error:
            raise Violation(
                "nothing crashes", f"{type(error).__name__}: {error}{self.current_action}", self._verified_record()
            ) from error
        return steps

    def _set_up(self, players: int, options: Options, seed: int) -> None:
        written = {name: self.game.option(name).to_text(value) for name, value in options.items()}
        start = Record(self.game.id, self.game.rules_version, seed, written, ["nobody"] * players, digests={0: "0"})
        try:
            self.recorder = Recorder(self.game, players, options, seed)
            self.state.digest()
        except Exception as error:
            raise Violation("nothing crashes", f"{type(error).__name__}: {error} (in the set-up)", start) from error

    def _verified_record(self) -> Record:
        """Return the record up to the last completed action; the state after a crash may be inconsistent."""
        record = self.recorder.to_unfinished_record()
        state = record.initial_state(self.game)
        for move in record.moves:
            state.apply(move.player, state.parse_action(move.player, move.text))
        record.digests[len(record.moves)] = state.digest()
        return record

    @property
    def state(self) -> State:
        return self.recorder.state

    def _violation(self, promise: str, problem: str) -> Violation:
        return Violation(promise, problem, self.recorder.to_record())

    def _fail(self, promise: str, problem: str) -> None:
        raise self._violation(promise, problem)

    def _expect(self, fine: bool, promise: str, problem: str) -> None:
        if not fine:
            self._fail(promise, problem)

    # -- at every step ---------------------------------------------------------------------

    def _cheap_checks(self) -> None:
        state = self.state
        broken = state.broken_invariants()
        self._expect(not broken, "all invariants hold", "; ".join(broken))
        self._expect(state.outcome() is None, "there is no outcome before the end", f"{state.outcome()}")
        self._expect(len(state.scores()) == state.players, "everyone has a score", f"{state.scores()}")
        actors = state.players_to_act()
        self._expect(actors == sorted(set(actors)), "players_to_act is in ascending order", f"{actors}")
        self._expect(
            state.next_player_to_act() == actors[0],
            "next_player_to_act is the first of players_to_act",
            f"{state.next_player_to_act()}, {actors}",
        )
        for player in range(state.players):
            legal = state.legal_actions(player)
            if player not in actors:
                self._expect(not legal, "only players to act have legal actions", f"player {player}: {legal}")
                continue
            self._expect(bool(legal), "a player to act has a legal action", f"player {player} has no legal action")
            self._expect(legal == sorted(set(legal)), "legal actions are in ascending order", f"{legal}")
            inside = legal[0] >= 0 and legal[-1] < self.game.action_space
            self._expect(inside, "actions are within the action space", f"{legal[0]} to {legal[-1]}")

    def _step(self) -> None:
        state = self.state
        actors = state.players_to_act()
        player = actors[self.rng.below(len(actors))]
        action = self.rng.choice(state.legal_actions(player))
        self.current_action = f" (when player {player} did {state.notation(player, action)!r})"
        self.recorder.apply(player, action)
        self.current_action = ""

    # -- at some steps ---------------------------------------------------------------------

    def _expensive_checks(self) -> None:
        before = self.state.digest()
        for player in self.state.players_to_act():
            self._check_decision(player)
        self._check_illegal_actions()
        self._check_copies()
        self._check_ownership()
        for viewer in self.state.viewers():
            self._check_hidden_information(viewer)
        self._expect(
            self.state.digest() == before,
            "reading does not change the state",
            "the digest changed while being looked at",
        )

    def _check_decision(self, player: int) -> None:
        state = self.state
        legal = state.legal_actions(player)
        decision = state.decision(player)
        self._expect(decision.actions == legal, "the decision lists the legal actions", f"{decision.actions}, {legal}")
        self._expect(decision.player == player, "the decision names its player", f"{decision.player}, not {player}")
        for action in legal:
            self._expect(state.is_legal(player, action), "is_legal agrees with legal_actions", f"{action} is listed")
        drawing = self.rng.clone()
        for _ in range(4):
            listed = legal[drawing.clone().below(len(legal))]
            drawn = state.random_action(player, drawing)
            self._expect(drawn == listed, "a random action is drawn from legal_actions", f"{drawn}, not {listed}")
        names = {state.notation(player, action) for action in legal}
        self._expect(len(names) == len(legal), "notations are unique", f"{sorted(names)} for {len(legal)} actions")
        for action in self._sample_actions(legal):
            text = state.notation(player, action)
            self._expect(text == " ".join(text.lower().split()), "notations are plain lower case", repr(text))
            self._expect(
                state.parse_action(player, text) == action, "notation parses back", f"{text!r} is not {action}"
            )
            meaning = state.action_data(player, action)
            self._expect(isinstance(meaning.get("do"), str), "action data have a verb", f"{text!r}: {meaning}")
            json.dumps(meaning)
        json.dumps(decision.to_json_data())

    def _sample_actions(self, actions: list[int]) -> list[int]:
        if len(actions) <= MAX_ACTIONS_CHECKED:
            return actions
        picked = actions.copy()
        self.rng.shuffle(picked)
        return picked[:MAX_ACTIONS_CHECKED]

    def _check_illegal_actions(self) -> None:
        state = self.state
        space = self.game.action_space
        for player in range(-1, state.players + 1):
            legal = state.legal_actions(player) if 0 <= player < state.players else []
            tried = [-1, space, *(action + 1 for action in legal[:5])]
            tried += [int(self.rng.below(space)) for _ in range(MAX_ACTIONS_CHECKED)]
            wrong = [action for action in tried if action not in legal]
            for action in wrong:
                allowed = state.is_legal(player, action)
                self._expect(not allowed, "is_legal agrees with legal_actions", f"{action} for {player} is not listed")
            before = state.digest()
            for action in wrong[:3]:
                try:
                    state.apply(player, action)
                except IllegalAction as error:
                    self._expect(bool(str(error)), "an illegal action error has a message", f"{action} for {player}")
                else:
                    self._fail("illegal actions are rejected", f"{action} for {player} was accepted")
                self._expect(state.digest() == before, "a rejected action changes nothing", f"{action} of {player}")

    def _check_copies(self) -> None:
        state = self.state
        clone = state.clone()
        text = json.dumps(state.snapshot())
        restored = self.game.restore(json.loads(text))
        copies = [("clone", clone), ("restore", restored)]
        if self.game.id in game_ids():
            copies.append(("position", self.game.position(state.position())))
        for name, copy in copies:
            place = describe_difference(state, copy)
            self._expect(not place, f"{name} gives the same position", place)
            self._expect(copy.digest() == state.digest(), f"{name} gives the same digest", copy.digest())
            self._expect(copy.journal is None, f"{name} comes without a journal", "it has one")
        # Play on both copies with the same actions: neither may affect the other or the original.
        original = state.digest()
        seed = int(self.rng.next32())
        self._play_steps(clone, Rng(seed))
        self._expect(state.digest() == original, "a clone is independent", "playing the clone changed the original")
        self._play_steps(restored, Rng(seed))
        place = describe_difference(clone, restored)
        self._expect(not place, "clone and restored state continue identically", place)

    def _play_steps(self, state: State, rng: Rng, steps: int = 30) -> None:
        for _ in range(steps):
            actors = state.players_to_act()
            if not actors:
                return
            player = actors[rng.below(len(actors))]
            legal = state.legal_actions(player)
            self._expect(
                bool(legal), "a player to act has a legal action", f"player {player} has no legal action a few steps on"
            )
            state.apply(player, rng.choice(legal))

    def _check_hidden_information(self, viewer: int) -> None:
        state = self.state
        sample = state.sample_position(viewer, self.rng.split())
        broken = sample.broken_invariants()
        self._expect(not broken, "a sampled position has no broken invariants", f"for {viewer}: {'; '.join(broken)}")
        seen, drawn = state.view(viewer), sample.view(viewer)
        json.dumps(seen)
        seed = int(self.rng.next32())
        again = sample.sample_position(viewer, Rng(seed)).digest()
        same = again == state.sample_position(viewer, Rng(seed)).digest()
        # Otherwise the hidden state could be inferred from a sample and its random numbers.
        self._expect(
            same,
            "a sampled position does not depend on hidden information",
            f"for {viewer}: the draw follows the real order",
        )
        place = describe_difference(seen, drawn, f"view({viewer})")
        self._expect(not place, "a view does not depend on hidden information", place)
        self._expect(
            sample.players_to_act() == state.players_to_act(),
            "everybody sees who is to act",
            f"{viewer}: {sample.players_to_act()}",
        )
        if viewer != SPECTATOR and viewer in state.players_to_act():
            asked = describe_difference(
                state.decision(viewer).to_json_data(), sample.decision(viewer).to_json_data(), f"decision({viewer})"
            )
            self._expect(not asked, "a decision does not depend on hidden information", asked)
        self._check_events_reveal_no_secrets(viewer, sample)
        if self.rng.below(8) == 0:
            self._play_steps(sample, self.rng.split(), 500)

    def _check_ownership(self) -> None:
        """Check that returned lists, views and snapshots can be modified without changing the state."""
        state = self.state
        before = state.digest()
        for viewer in state.viewers():
            _clear_recursively(state.view(viewer))
        for player in state.players_to_act():
            legal = state.legal_actions(player)
            kept = legal.copy()
            legal.clear()
            self._expect(state.legal_actions(player) == kept, "the list of actions belongs to the caller", f"{kept}")
        _clear_recursively(state.snapshot())
        self._expect(
            state.digest() == before, "views and snapshots belong to the caller", "changing one changed the state"
        )

    def _check_events_reveal_no_secrets(self, viewer: int, sample: State) -> None:
        """Check that the same action in two positions with the same view gives the viewer the same events.

        Exceptions: the views differ afterwards, or the event reveals something on purpose.
        """
        truth = self.state.clone()
        actors = truth.players_to_act()
        player = actors[self.rng.below(len(actors))]
        action = self.rng.choice(truth.legal_actions(player))
        if not sample.is_legal(player, action):
            return
        other = sample.clone()
        truth.journal, other.journal = Journal(), Journal()
        truth.apply(player, action)
        other.apply(player, action)
        if truth.view(viewer) != other.view(viewer):
            return
        reveals = self.game.revealing_event_kinds
        events = [event for event in truth.journal.views_for(viewer) if event["kind"] not in reveals]
        other_events = [event for event in other.journal.views_for(viewer) if event["kind"] not in reveals]
        json.dumps(events)
        place = describe_difference(events, other_events, f"events shown to {viewer}")
        self._expect(not place, "the journal shows no secrets", place)

    # -- once --------------------------------------------------------------------------------

    def _check_fields(self) -> None:
        missing = find_uncovered_fields(self.state, self.game.fields_not_in_views)
        self._expect(not missing, "every field is in the snapshot and in a view", "; ".join(missing))

    def _end_checks(self, kept: list[tuple[State, str, int]]) -> None:
        state = self.state
        broken = state.broken_invariants()
        self._expect(not broken, "all invariants hold", "; ".join(broken))
        outcome = state.outcome()
        if outcome is None:
            raise self._violation("a finished game has an outcome", "it is None")
        self._expect(bool(outcome.winners), "somebody wins", f"{outcome}")
        self._expect(len(outcome.places) == state.players, "everyone has a place", f"{outcome}")
        self._expect(outcome.scores == state.scores(), "the outcome has the scores", f"{outcome}, {state.scores()}")
        for player in range(state.players):
            self._expect(not state.legal_actions(player), "nobody acts after the end", f"player {player} can")
        for clone, digest, step in kept:
            self._expect(clone.digest() == digest, "earlier clones stay untouched", f"the one at step {step} changed")
        record = self.recorder.to_record()
        again = replay_record(parse_record(record.to_text()), self.game)
        self._expect(again.verdict == EXACT, "a record replays exactly", str(again))
        self._expect(again.state.digest() == state.digest(), "a record leads to the same end", again.state.digest())
        self._check_fields()


def _clear_recursively(data: object) -> None:
    """Clear all containers in JSON data, recursively."""
    if isinstance(data, (dict, list)):
        for part in data.values() if isinstance(data, dict) else data:
            if isinstance(part, (dict, list)):
                _clear_recursively(part)
        data.clear()

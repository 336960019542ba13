"""Puzzle miner: plays bot games and verifies decisions in which one answer stands out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from bastide.bots.bot_registry import make_bot
from bastide.bots.search.decision_evaluation import ActionEvaluation
from bastide.bots.search.evaluation_reasons import reasons_for_better
from bastide.core.action_reason import Reason
from bastide.core.game import Game
from bastide.core.game_registry import get_game
from bastide.core.randomness.rng import derive_seed
from bastide.core.records.game_record import Record, Recorder
from bastide.core.state import State
from bastide.puzzles.puzzle_continuation import continue_game
from bastide.puzzles.puzzle_format import MAX_DIFFICULTY, AnswerFigures, Puzzle, PuzzleAnswer, PuzzleStep
from bastide.puzzles.puzzle_themes import PuzzleThemes, get_puzzle_themes
from bastide.puzzles.puzzle_verification import (
    FURTHER_STEP_SHARE,
    NoPuzzle,
    PuzzleVerifier,
    VerifiedAnswers,
)

#: Of the decisions that quick bots agree on, one in this many is examined.
AGREED_DECISIONS_PER_LOOK = 12
#: Maximum number of puzzles from one game, and of steps of one puzzle.
MAX_PUZZLES_PER_GAME = 4
MAX_STEPS = 4

# Random streams of a decision.
_STEP_STREAM, _GRADING_STREAM, _REPLY_STREAM = 100, 200, 300


@dataclass
class MiningResult:
    """Result of mining some games."""

    games: int = 0
    #: Decisions examined, and why they are no puzzles (``puzzle_verification.REJECTIONS``).
    decisions_checked: int = 0
    rejected: Counter[str] = field(default_factory=Counter)
    puzzles: list[Puzzle] = field(default_factory=list)

    def add(self, other: MiningResult) -> None:
        """Add another result."""
        self.games += other.games
        self.decisions_checked += other.decisions_checked
        self.rejected += other.rejected
        self.puzzles += other.puzzles


class PuzzleMiner:
    """Mines the puzzles of one game. ``full_themes``: themes of which no more puzzles are wanted."""

    def __init__(self, game: Game, themes: PuzzleThemes, full_themes: Collection[str] = ()) -> None:
        self.game = game
        self.themes = themes
        self.full_themes = full_themes
        self.verifier = PuzzleVerifier(game, themes)

    def mine_game(self, seed: int) -> MiningResult:
        """Play one game, with the table and the random numbers of this seed, and examine its decisions."""
        table = self.themes.tables[seed % len(self.themes.tables)]
        dealt = derive_seed(seed, 0)
        recorder = Recorder(self.game, len(table.seats), table.options, dealt, list(table.seats))
        bots = [make_bot(spec, self.game, derive_seed(dealt, seat)) for seat, spec in enumerate(table.seats)]
        state = recorder.state
        mined = MiningResult(games=1)
        decisions = 0
        puzzle_turn = -1
        player = state.next_player_to_act()
        while player >= 0 and len(mined.puzzles) < MAX_PUZZLES_PER_GAME:
            # Positions of the same turn are much alike.
            if state.turn_number() != puzzle_turn and self.themes.may_be_puzzle(state, player):
                decisions += 1
                decision_seed = derive_seed(dealt, 1000 + decisions)
                if self.is_worth_a_look(state, player, decision_seed):
                    self.examine(recorder.to_unfinished_record(), state, player, decision_seed, mined)
                    if mined.puzzles and mined.puzzles[-1].digest == state.digest():
                        puzzle_turn = state.turn_number()
            recorder.apply(player, bots[player].choose(state.seat(player)))
            player = state.next_player_to_act()
        return mined

    def examine(self, record: Record, state: State, player: int, seed: int, mined: MiningResult) -> None:
        """Add the decision to the puzzles if it is one, or the reason why not."""
        mined.decisions_checked += 1
        try:
            # One puzzle of a theme from each game: the others would be much alike.
            full_themes = {*self.full_themes, *[puzzle.theme for puzzle in mined.puzzles]}
            mined.puzzles.append(self.make_puzzle(record, state, player, seed, full_themes))
        except NoPuzzle as no:
            mined.rejected[str(no.args[0])] += 1

    def is_worth_a_look(self, state: State, player: int, seed: int) -> bool:
        """Return whether to examine a decision."""
        if not self.themes.is_main_decision(state, player) or seed % AGREED_DECISIONS_PER_LOOK == 0:
            return True
        return self.quick_bots_disagree(state, player, seed)

    def quick_bots_disagree(self, state: State, player: int, seed: int) -> bool:
        """Return whether the quick bots choose different answers."""
        same = self.themes.answer_key
        specs = enumerate((self.themes.graders[0], *self.themes.quick_bots))
        bots = [make_bot(spec, self.game, derive_seed(seed, number)) for number, spec in specs]
        return len({same(state, player, bot.choose(state.seat(player))) for bot in bots}) > 1

    def make_puzzle(
        self, record: Record, state: State, player: int, seed: int, full_themes: Collection[str] = ()
    ) -> Puzzle:
        """Return the decision as a puzzle of another theme than these. Raises NoPuzzle."""
        verified = self.verifier.verify(
            state,
            player,
            seed,
            is_wanted=lambda best, rival: self.themes.classify(state, player, best, rival, []) not in full_themes,
        )
        reasons = reasons_for_better(verified.evaluation, verified.evaluation.best, verified.rival)
        theme = self.themes.classify(state, player, verified.best_actions[0], verified.rival.action, reasons)
        if theme in full_themes:
            raise NoPuzzle("theme")
        steps = [
            self.make_step((), state, player, verified, seed),
            *self.find_further_steps(state, player, verified, seed),
        ]
        return Puzzle(
            game=self.game.id,
            rules=record.rules_version,
            options=record.options,
            seed=int(record.seed),
            seats=tuple(record.seats),
            moves=tuple(f"{move.player} {move.text}" for move in record.moves),
            digest=state.digest(),
            player=player,
            theme=theme,
            difficulty=self.grade_difficulty(state, player, verified.best_actions, derive_seed(seed, _GRADING_STREAM)),
            steps=tuple(steps),
        )

    def find_further_steps(self, state: State, player: int, verified: VerifiedAnswers, seed: int) -> list[PuzzleStep]:
        """Return the next decisions of the player's turn, as long as they have one clearly best answer."""
        steps: list[PuzzleStep] = []
        after = state.clone()
        after.apply(player, verified.best_actions[0])
        turn = state.turn_number()
        while len(steps) + 1 < MAX_STEPS:
            number = len(steps) + 1
            moves = self.skip_plain_decisions(after, player, turn, derive_seed(seed, _REPLY_STREAM + number))
            if after.next_player_to_act() != player or after.turn_number() != turn:
                break
            step_seed = derive_seed(seed, _STEP_STREAM + number)
            try:
                found = self.verifier.verify(after, player, step_seed, FURTHER_STEP_SHARE)
            except NoPuzzle:
                break
            steps.append(self.make_step(tuple(moves), after.clone(), player, found, step_seed))
            after.apply(player, found.best_actions[0])
        return steps

    def skip_plain_decisions(self, state: State, player: int, turn: int, seed: int) -> list[str]:
        """Play on to the player's next decision of this turn that may be a puzzle, and return the moves."""
        moves: list[str] = []
        actor = state.next_player_to_act()
        while actor >= 0 and state.turn_number() == turn:
            legal = state.legal_actions(actor)
            if actor == player and self.themes.may_be_puzzle(state, player):
                break
            bot = make_bot(self.themes.reply_bot, self.game, derive_seed(seed, len(moves)))
            action = legal[0] if len(legal) == 1 else bot.choose(state.seat(actor))
            moves.append(f"{actor} {state.notation(actor, action)}")
            state.apply(actor, action)
            actor = state.next_player_to_act()
        return moves

    def make_step(
        self, moves: tuple[str, ...], state: State, player: int, verified: VerifiedAnswers, seed: int
    ) -> PuzzleStep:
        """Return a verified decision as a step, with the moves that follow each answer."""
        evaluation = verified.evaluation
        listed: list[PuzzleAnswer] = []
        for each in evaluation.actions:
            rival = verified.rival if each.action in verified.best_actions else each
            reasons = self.themes.complete_reasons(
                state, player, evaluation.best.action, rival.action, verified.reasons_against(rival)
            )
            moves_after = continue_game(
                self.game, state, player, each.action, self.themes.reply_bot, derive_seed(seed, _REPLY_STREAM)
            )
            listed.append(describe_answer(each, reasons, moves_after))
        best_count = len(verified.best_actions)
        # The same answer at another price, for example.
        known = [each.notation for each in listed]
        same = [
            PuzzleAnswer(notation, listed[0].figures, listed[0].reasons, ())
            for action in self.verifier.same_answers(state, player, verified.best_actions)
            if (notation := state.notation(player, action)) not in known
        ]
        answers = [*listed[:best_count], *same, *listed[best_count:]]
        checked = verified.checked
        return PuzzleStep(
            moves=moves,
            best_notations=tuple(each.notation for each in answers[: best_count + len(same)]),
            answers=tuple(answers),
            rollouts=verified.rollouts,
            checked_costs=(
                checked.win_chance.mean,
                checked.win_chance.error,
                checked.points.mean,
                checked.points.error,
            ),
        )

    def grade_difficulty(self, state: State, player: int, right: list[int], seed: int) -> int:
        """Return the difficulty by the weakest level that finds the answer."""
        for number, level in enumerate(self.themes.graders, start=1):
            if self.verifier.finds_answer(level, state, player, right, seed):
                return number
        return MAX_DIFFICULTY


def describe_answer(found: ActionEvaluation, reasons: list[Reason], moves: list[str]) -> PuzzleAnswer:
    """Return an answer as it is stored."""
    figures = AnswerFigures(
        win_chance=found.win_chance.mean,
        win_error=found.win_chance.error,
        point_lead=found.point_lead.mean,
        cost=found.win_chance_cost.mean,
        cost_error=found.win_chance_cost.error,
        point_cost=found.point_cost.mean,
        point_cost_error=found.point_cost.error,
    )
    return PuzzleAnswer(
        found.notation, figures.rounded(), tuple(reason.to_json_data() for reason in reasons), tuple(moves)
    )


def mine_game(game: str, seed: int, full_themes: Collection[str] = ()) -> MiningResult:
    """Mine one game; a unit of work for worker processes."""
    themes = get_puzzle_themes(game)
    return MiningResult() if themes is None else PuzzleMiner(get_game(game), themes, full_themes).mine_game(seed)


def merge_results(parts: Iterable[MiningResult]) -> MiningResult:
    """Merge results; a position that was found twice counts once."""
    merged = MiningResult()
    for part in parts:
        merged.add(part)
    merged.puzzles = list({puzzle.id: puzzle for puzzle in merged.puzzles}.values())
    return merged

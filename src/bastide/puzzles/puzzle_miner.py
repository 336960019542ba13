"""Puzzle miner: plays bot games and verifies decisions in which one answer stands out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bastide.bots.bot_registry import make_bot
from bastide.bots.difficulty_levels import EXPERT
from bastide.bots.search.heuristics_interface import Heuristics
from bastide.bots.search.run_search import spend_planning_budget
from bastide.bots.search.search_budget import SearchBudget
from bastide.core.game import Game
from bastide.core.game_registry import get_game, get_kit
from bastide.core.randomness.rng import Rng, derive_seed
from bastide.core.records.game_record import Recorder
from bastide.core.state import State
from bastide.puzzles.best_answer_search import AnswerEvaluation, evaluate_answers
from bastide.puzzles.puzzle_format import MAX_DIFFICULTY, Puzzle, PuzzleAnswer
from bastide.puzzles.puzzle_themes import PuzzleThemes

#: Certainty required of the best answer, and by the second kind of player.
MIN_CERTAINTY = 0.9999
MIN_OTHER_CERTAINTY = 0.99
#: Certainty required of the first evaluation, and the standard errors at which it eliminates.
MIN_FIRST_CERTAINTY = 0.999
FIRST_ELIMINATION_ERRORS = 3.5
#: Maximum number of answers in the first evaluation, by prior.
MAX_CANDIDATES = 6
#: Decisions of a player with a lower win chance make no puzzle.
MIN_WIN_CHANCE = 0.05
#: Minimum rounds of the verification.
MIN_VERIFICATION_ROUNDS = 24
#: Maximum number of equal best answers.
MAX_EQUAL_ANSWERS = 3
#: Maximum number of answers stored with their results.
MAX_LISTED_ANSWERS = 12
#: Of the decisions that quick bots agree on, one in this many is examined.
AGREED_DECISIONS_PER_LOOK = 12
#: Maximum number of puzzles from one game.
MAX_PUZZLES_PER_GAME = 6
#: Planning iterations before an evaluation, and before a quick one.
PLANNING_ITERATIONS = 100
QUICK_PLANNING_ITERATIONS = 10

# Random streams of the evaluations.
_DEAL_STREAM, _QUICK_CHECK_STREAM, _FIRST_STREAM, _VERIFICATION_STREAM, _OTHER_PLAYERS_STREAM, _GRADING_STREAM = range(
    6
)


@dataclass
class MiningResult:
    """Result of mining some games."""

    games: int = 0
    #: Decisions examined, and those that passed the first evaluation.
    decisions_checked: int = 0
    candidates: int = 0
    puzzles: list[Puzzle] = field(default_factory=list)

    def add(self, other: MiningResult) -> None:
        """Add another result."""
        self.games += other.games
        self.decisions_checked += other.decisions_checked
        self.candidates += other.candidates
        self.puzzles += other.puzzles

    @property
    def rejected(self) -> int:
        """Candidates that failed the verification."""
        return self.candidates - len(self.puzzles)


def get_puzzle_themes(game: str) -> PuzzleThemes | None:
    """Return the puzzle themes of a game; None if it has none."""
    themes = get_kit(game).puzzle_themes()
    return themes if isinstance(themes, PuzzleThemes) else None


class PuzzleMiner:
    """Mines the puzzles of one game."""

    def __init__(self, game: Game, themes: PuzzleThemes) -> None:
        self.game = game
        self.themes = themes

    def mine_game(self, seed: int) -> MiningResult:
        """Play one game, with the table and the random numbers of this seed, and examine its decisions."""
        table = self.themes.tables[seed % len(self.themes.tables)]
        dealt = derive_seed(seed, _DEAL_STREAM)
        recorder = Recorder(self.game, len(table.seats), table.options, dealt, list(table.seats))
        bots = [make_bot(spec, self.game, derive_seed(dealt, seat)) for seat, spec in enumerate(table.seats)]
        state = recorder.state
        glancing = self.themes.make_heuristics(self.game)
        mined = MiningResult(games=1)
        asked = 0
        player = state.next_player_to_act()
        while player >= 0 and len(mined.puzzles) < MAX_PUZZLES_PER_GAME:
            if self.themes.may_be_puzzle(state, player):
                asked += 1
                decision_seed = derive_seed(dealt, 1000 + asked)
                if decision_seed % AGREED_DECISIONS_PER_LOOK == 0 or self.quick_bots_disagree(
                    state, player, decision_seed
                ):
                    mined.decisions_checked += 1
                    found = self.find_puzzle(recorder, player, decision_seed, glancing, mined)
                    if found is not None:
                        mined.puzzles.append(found)
            recorder.apply(player, bots[player].choose(state.seat(player)))
            player = state.next_player_to_act()
        return mined

    def quick_bots_disagree(self, state: State, player: int, seed: int) -> bool:
        """Return whether the quick bots choose different answers."""
        same = self.themes.answer_key
        specs = enumerate((self.themes.graders[0], *self.themes.quick_bots))
        bots = [make_bot(spec, self.game, derive_seed(seed, number)) for number, spec in specs]
        return len({same(state, player, bot.choose(state.seat(player))) for bot in bots}) > 1

    def find_puzzle(
        self, recorder: Recorder, player: int, seed: int, glancing: Heuristics, mined: MiningResult
    ) -> Puzzle | None:
        """Return the decision as a puzzle, or None if it is none."""
        state = recorder.state
        answers = self.distinct_answers(state, player)
        if len(answers) < 2:
            return None
        glance, first, _ = self.themes.rounds
        measure = self.themes.measure
        self.with_plans(glancing, state, player, seed, QUICK_PLANNING_ITERATIONS)
        likely = self.likely_answers(state, player, answers, glancing, seed)
        if not likely:
            return None
        best = likely[:1]
        if glance:
            verdict = evaluate_answers(
                state, player, likely, glancing, measure, Rng(derive_seed(seed, _QUICK_CHECK_STREAM)), glance
            )
            if verdict.gap < measure.min_gap:
                return None
            best = verdict.best_actions()
        if seed % self.themes.easy_decisions_per_look and self.bot_finds_answer(
            self.themes.graders[0], state, player, best, seed
        ):
            return None
        heuristics = self.with_plans(
            self.themes.make_heuristics(self.game), state, player, derive_seed(seed, _FIRST_STREAM)
        )
        rng = Rng(derive_seed(seed, _FIRST_STREAM))
        verdict = evaluate_answers(state, player, likely, heuristics, measure, rng, first, FIRST_ELIMINATION_ERRORS)
        if not self.is_certain(verdict, MIN_FIRST_CERTAINTY):
            return None
        difficulty = self.grade_difficulty(state, player, verdict.best_actions(), derive_seed(seed, _GRADING_STREAM))
        if difficulty == 0:
            return None
        mined.candidates += 1
        deeper = self.verify_answer(state, player, answers, verdict.best_actions(), seed)
        if deeper is None:
            return None
        return self.make_puzzle(recorder, player, deeper, difficulty)

    def verify_answer(
        self, state: State, player: int, answers: list[int], right: list[int], seed: int
    ) -> AnswerEvaluation | None:
        """Evaluate again with other random numbers, more rounds and other kinds of players.

        Returns the evaluation, or None if the answer does not hold.
        """
        _, _, rounds = self.themes.rounds
        heuristics = self.with_plans(
            self.themes.make_heuristics(self.game), state, player, derive_seed(seed, _VERIFICATION_STREAM)
        )
        measure = self.themes.measure
        rng = Rng(derive_seed(seed, _VERIFICATION_STREAM))
        verdict = evaluate_answers(
            state, player, answers, heuristics, measure, rng, rounds, fewest=MIN_VERIFICATION_ROUNDS
        )
        if not self.is_certain(verdict) or set(verdict.best_actions()) != set(right):
            return None
        best = [way.action for way in verdict.results[:MAX_CANDIDATES]]
        others = [self.themes.make_careless_heuristics(self.game), self.themes.make_strongest_heuristics(self.game)]
        stands = all(
            self.holds_for_other_players(state, player, best, right, other, seed)
            for other in others
            if other is not None
        )
        return verdict if stands else None

    def holds_for_other_players(
        self, state: State, player: int, answers: list[int], right: list[int], other: Heuristics, seed: int
    ) -> bool:
        """Return whether the best answers also hold when other players play on."""
        rounds = self.themes.rounds[2] // 2
        rng = Rng(derive_seed(seed, _OTHER_PLAYERS_STREAM))
        again = evaluate_answers(
            state, player, answers, other, self.themes.measure, rng, rounds, FIRST_ELIMINATION_ERRORS
        )
        return again.certainty >= MIN_OTHER_CERTAINTY and bool(set(again.best_actions()) & set(right))

    def is_certain(self, verdict: AnswerEvaluation, certain: float = MIN_CERTAINTY) -> bool:
        """Return whether there is one answer that is clearly best."""
        clear = verdict.certainty >= certain and verdict.gap >= self.themes.measure.min_gap
        hope = verdict.best.estimated_mean(verdict.best, "wins") >= MIN_WIN_CHANCE
        return clear and hope and verdict.keeps_win_chance and verdict.best_count <= MAX_EQUAL_ANSWERS

    def distinct_answers(self, state: State, player: int) -> list[int]:
        """Return the legal actions without duplicates: the first of each group that is the same answer."""
        found: dict[int, int] = {}
        for action in state.legal_actions(player):
            found.setdefault(self.themes.answer_key(state, player, action), action)
        return list(found.values())

    def likely_answers(
        self, state: State, player: int, answers: list[int], heuristics: Heuristics, seed: int
    ) -> list[int]:
        """Return the answers with the highest priors, in order; none if the priors show no outstanding answer."""
        decision_seed = state.sample_position(player, Rng(seed))
        heuristics.adjust_sampled_position(decision_seed, player)
        priors = heuristics.action_priors(decision_seed, player, answers)
        order = sorted(range(len(answers)), key=lambda place: -priors[place])
        if not self.themes.stands_out(priors[order[0]], priors[order[1]]):
            return []
        return [answers[place] for place in order[:MAX_CANDIDATES]]

    def with_plans(
        self, heuristics: Heuristics, state: State, player: int, seed: int, thoughts: int = PLANNING_ITERATIONS
    ) -> Heuristics:
        """Let the heuristics make plans for a position, and return them."""
        spend_planning_budget(state.seat(player), heuristics, SearchBudget(iterations=thoughts), Rng(seed))
        return heuristics

    def grade_difficulty(self, state: State, player: int, right: list[int], seed: int) -> int:
        """Return the difficulty by the weakest level that finds the answer; 0 if all quick bots find it."""
        levels = (*self.themes.graders, f"{EXPERT}:iterations={self.themes.expert_iterations}")
        for number, level in enumerate(levels, start=1):
            if self.bot_finds_answer(level, state, player, right, seed):
                return number if number > 1 or self.is_missed_by_quick_bots(state, player, right, seed) else 0
        return MAX_DIFFICULTY

    def is_missed_by_quick_bots(self, state: State, player: int, right: list[int], seed: int) -> bool:
        """Return whether at least one quick bot misses the answer."""
        quick = enumerate(self.themes.quick_bots)
        return not all(
            self.bot_finds_answer(spec, state, player, right, derive_seed(seed, number)) for number, spec in quick
        )

    def bot_finds_answer(self, spec: str, state: State, player: int, right: list[int], seed: int) -> bool:
        """Return whether a bot chooses one of the best answers."""
        chosen = make_bot(spec, self.game, seed).choose(state.seat(player))
        same = self.themes.answer_key
        return same(state, player, chosen) in {same(state, player, action) for action in right}

    def make_puzzle(self, recorder: Recorder, player: int, verdict: AnswerEvaluation, difficulty: int) -> Puzzle:
        """Make the puzzle from a verified evaluation."""
        state = recorder.state
        record = recorder.to_record()
        best = verdict.best
        right = {self.themes.answer_key(state, player, action) for action in verdict.best_actions()}
        listed = [
            PuzzleAnswer(
                state.notation(player, way.action),
                clamp_chance(way.estimated_mean(best, "wins")),
                way.estimated_mean(best, "leads"),
            )
            for way in verdict.results[:MAX_LISTED_ANSWERS]
        ]
        # Equivalent actions (another payment for the same building) get the same results.
        known = {line.notation for line in listed}
        same = [
            PuzzleAnswer(state.notation(player, action), listed[0].win_chance, listed[0].point_lead)
            for action in state.legal_actions(player)
            if self.themes.answer_key(state, player, action) in right and state.notation(player, action) not in known
        ]
        lines = [*listed[: verdict.best_count], *same, *listed[verdict.best_count :]]
        return Puzzle(
            game=self.game.id,
            rules=record.rules_version,
            options=record.options,
            seed=int(record.seed),
            seats=tuple(record.seats),
            moves=tuple(f"{move.player} {move.text}" for move in record.moves),
            digest=state.digest(),
            player=player,
            theme=self.themes.classify(state, player, best.action),
            difficulty=difficulty,
            best_notations=tuple(line.notation for line in lines[: verdict.best_count + len(same)]),
            answers=tuple(lines),
            certainty=verdict.certainty,
            measure=self.themes.measure.id,
            gap=verdict.gap,
            rounds=verdict.rounds,
        )


def clamp_chance(value: float) -> float:
    """Clamp a number to the range from 0 to 1."""
    return min(1.0, max(0.0, value))


def mine_game(game: str, seed: int) -> MiningResult:
    """Mine one game; a unit of work for worker processes."""
    themes = get_puzzle_themes(game)
    return MiningResult() if themes is None else PuzzleMiner(get_game(game), themes).mine_game(seed)


def merge_results(parts: Iterable[MiningResult]) -> MiningResult:
    """Merge results; a position that was found twice counts once."""
    merged = MiningResult()
    for part in parts:
        merged.add(part)
    merged.puzzles = list({puzzle.id: puzzle for puzzle in merged.puzzles}.values())
    return merged

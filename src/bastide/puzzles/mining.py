"""Puzzle miner: plays bot games and verifies decisions in which one answer stands out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bastide.bots.levels import EXPERT
from bastide.bots.registry import make_bot
from bastide.bots.search.budget import Budget
from bastide.bots.search.judgement import Judgement
from bastide.bots.search.thinking import make_plans
from bastide.core.game import Game
from bastide.core.randomness.rng import Rng, seed_for
from bastide.core.records.record import Recorder
from bastide.core.registry import get_game, get_kit
from bastide.core.state import State
from bastide.puzzles.judging import Verdict, judge
from bastide.puzzles.puzzle import HARDEST, Line, Puzzle
from bastide.puzzles.themes import Themes

#: Certainty required of the best answer, and by the second kind of player.
CERTAIN = 0.9999
AGREED = 0.99
#: Certainty required of the first evaluation, and the standard errors at which it eliminates.
LIKELY = 0.999
CLEARLY = 3.5
#: Maximum number of answers in the first evaluation, by prior.
GLANCES = 6
#: Decisions of a player with a lower win chance make no puzzle.
HOPELESS = 0.05
#: Minimum rounds of the verification.
DEEPER = 24
#: Maximum number of equal best answers.
MOST_EQUALS = 3
#: Maximum number of answers stored with their results.
MOST_LINES = 12
#: Of the decisions that quick bots agree on, one in this many is examined.
AGREEING = 12
#: Maximum number of puzzles from one game.
MOST_OF_A_GAME = 6
#: Planning iterations before an evaluation, and before a quick one.
PLANS = 100
FEW_PLANS = 10

# Random streams of the evaluations.
_DEAL_STREAM, _QUICK_CHECK_STREAM, _FIRST_STREAM, _VERIFICATION_STREAM, _OTHER_PLAYERS_STREAM, _GRADING_STREAM = range(
    6
)


@dataclass
class Mined:
    """Result of mining some games."""

    games: int = 0
    #: Decisions examined, and those that passed the first evaluation.
    glances: int = 0
    found: int = 0
    puzzles: list[Puzzle] = field(default_factory=list)

    def add(self, other: Mined) -> None:
        """Add another result."""
        self.games += other.games
        self.glances += other.glances
        self.found += other.found
        self.puzzles += other.puzzles

    @property
    def fell_out(self) -> int:
        """Candidates that failed the verification."""
        return self.found - len(self.puzzles)


def themes_of(game: str) -> Themes | None:
    """Return the puzzle themes of a game; None if it has none."""
    themes = get_kit(game).puzzles()
    return themes if isinstance(themes, Themes) else None


class Miner:
    """Mines the puzzles of one game."""

    def __init__(self, game: Game, themes: Themes) -> None:
        self.game = game
        self.themes = themes

    def mine(self, seed: int) -> Mined:
        """Play one game, with the table and the random numbers of this seed, and examine its decisions."""
        table = self.themes.tables[seed % len(self.themes.tables)]
        dealt = seed_for(seed, _DEAL_STREAM)
        recorder = Recorder(self.game, len(table.seats), table.options, dealt, list(table.seats))
        bots = [make_bot(spec, self.game, seed_for(dealt, seat)) for seat, spec in enumerate(table.seats)]
        state = recorder.state
        glancing = self.themes.judgement(self.game)
        mined = Mined(games=1)
        asked = 0
        player = state.next_actor()
        while player >= 0 and len(mined.puzzles) < MOST_OF_A_GAME:
            if self.themes.asks(state, player):
                asked += 1
                decision_seed = seed_for(dealt, 1000 + asked)
                if decision_seed % AGREEING == 0 or self.disagreed(state, player, decision_seed):
                    mined.glances += 1
                    found = self.look(recorder, player, decision_seed, glancing, mined)
                    if found is not None:
                        mined.puzzles.append(found)
            recorder.apply(player, bots[player].choose(state.seat(player)))
            player = state.next_actor()
        return mined

    def disagreed(self, state: State, player: int, seed: int) -> bool:
        """Return whether the quick bots choose different answers."""
        same = self.themes.same
        specs = enumerate((self.themes.graders[0], *self.themes.quick))
        bots = [make_bot(spec, self.game, seed_for(seed, number)) for number, spec in specs]
        return len({same(state, player, bot.choose(state.seat(player))) for bot in bots}) > 1

    def look(self, recorder: Recorder, player: int, seed: int, glancing: Judgement, mined: Mined) -> Puzzle | None:
        """Return the decision as a puzzle, or None if it is none."""
        state = recorder.state
        answers = self.answers(state, player)
        if len(answers) < 2:
            return None
        glance, first, _ = self.themes.rounds
        measure = self.themes.measure
        self.planned(glancing, state, player, seed, FEW_PLANS)
        likely = self.likely(state, player, answers, glancing, seed)
        if not likely:
            return None
        best = likely[:1]
        if glance:
            verdict = judge(state, player, likely, glancing, measure, Rng(seed_for(seed, _QUICK_CHECK_STREAM)), glance)
            if verdict.gap < measure.least:
                return None
            best = verdict.answers()
        if seed % self.themes.plain and self.finds(self.themes.graders[0], state, player, best, seed):
            return None
        heuristics = self.planned(self.themes.judgement(self.game), state, player, seed_for(seed, _FIRST_STREAM))
        rng = Rng(seed_for(seed, _FIRST_STREAM))
        verdict = judge(state, player, likely, heuristics, measure, rng, first, CLEARLY)
        if not self.sure(verdict, LIKELY):
            return None
        difficulty = self.difficulty(state, player, verdict.answers(), seed_for(seed, _GRADING_STREAM))
        if difficulty == 0:
            return None
        mined.found += 1
        deeper = self.second_look(state, player, answers, verdict.answers(), seed)
        if deeper is None:
            return None
        return self.puzzle(recorder, player, deeper, difficulty)

    def second_look(self, state: State, player: int, answers: list[int], right: list[int], seed: int) -> Verdict | None:
        """Evaluate again with other random numbers, more rounds and other kinds of players.

        Returns the evaluation, or None if the answer does not hold.
        """
        _, _, rounds = self.themes.rounds
        heuristics = self.planned(self.themes.judgement(self.game), state, player, seed_for(seed, _VERIFICATION_STREAM))
        measure = self.themes.measure
        rng = Rng(seed_for(seed, _VERIFICATION_STREAM))
        verdict = judge(state, player, answers, heuristics, measure, rng, rounds, fewest=DEEPER)
        if not self.sure(verdict) or set(verdict.answers()) != set(right):
            return None
        best = [way.action for way in verdict.ways[:GLANCES]]
        others = [self.themes.other_judgement(self.game), self.themes.best_judgement(self.game)]
        stands = all(self.stands(state, player, best, right, other, seed) for other in others if other is not None)
        return verdict if stands else None

    def stands(
        self, state: State, player: int, answers: list[int], right: list[int], other: Judgement, seed: int
    ) -> bool:
        """Return whether the best answers also hold when other players play on."""
        rounds = self.themes.rounds[2] // 2
        rng = Rng(seed_for(seed, _OTHER_PLAYERS_STREAM))
        again = judge(state, player, answers, other, self.themes.measure, rng, rounds, CLEARLY)
        return again.certainty >= AGREED and bool(set(again.answers()) & set(right))

    def sure(self, verdict: Verdict, certain: float = CERTAIN) -> bool:
        """Return whether there is one answer that is clearly best."""
        clear = verdict.certainty >= certain and verdict.gap >= self.themes.measure.least
        hope = verdict.best.told(verdict.best, "wins") >= HOPELESS
        return clear and hope and verdict.also_wins and verdict.equals <= MOST_EQUALS

    def answers(self, state: State, player: int) -> list[int]:
        """Return the legal actions without duplicates: the first of each group that is the same answer."""
        found: dict[int, int] = {}
        for action in state.legal_actions(player):
            found.setdefault(self.themes.same(state, player, action), action)
        return list(found.values())

    def likely(self, state: State, player: int, answers: list[int], heuristics: Judgement, seed: int) -> list[int]:
        """Return the answers with the highest priors, in order; none if the priors show no outstanding answer."""
        decision_seed = state.sample(player, Rng(seed))
        heuristics.prepare(decision_seed, player)
        priors = heuristics.prior(decision_seed, player, answers)
        order = sorted(range(len(answers)), key=lambda place: -priors[place])
        if not self.themes.stands_out(priors[order[0]], priors[order[1]]):
            return []
        return [answers[place] for place in order[:GLANCES]]

    def planned(self, heuristics: Judgement, state: State, player: int, seed: int, thoughts: int = PLANS) -> Judgement:
        """Let the heuristics make plans for a position, and return them."""
        make_plans(state.seat(player), heuristics, Budget(iterations=thoughts), Rng(seed))
        return heuristics

    def difficulty(self, state: State, player: int, right: list[int], seed: int) -> int:
        """Return the difficulty by the weakest level that finds the answer; 0 if all quick bots find it."""
        levels = (*self.themes.graders, f"{EXPERT}:iterations={self.themes.thoughts}")
        for number, level in enumerate(levels, start=1):
            if self.finds(level, state, player, right, seed):
                return number if number > 1 or self.quick_miss(state, player, right, seed) else 0
        return HARDEST

    def quick_miss(self, state: State, player: int, right: list[int], seed: int) -> bool:
        """Return whether at least one quick bot misses the answer."""
        quick = enumerate(self.themes.quick)
        return not all(self.finds(spec, state, player, right, seed_for(seed, number)) for number, spec in quick)

    def finds(self, spec: str, state: State, player: int, right: list[int], seed: int) -> bool:
        """Return whether a bot chooses one of the best answers."""
        chosen = make_bot(spec, self.game, seed).choose(state.seat(player))
        same = self.themes.same
        return same(state, player, chosen) in {same(state, player, action) for action in right}

    def puzzle(self, recorder: Recorder, player: int, verdict: Verdict, difficulty: int) -> Puzzle:
        """Make the puzzle from a verified evaluation."""
        state = recorder.state
        record = recorder.record()
        best = verdict.best
        right = {self.themes.same(state, player, action) for action in verdict.answers()}
        listed = [
            Line(state.notation(player, way.action), chance(way.told(best, "wins")), way.told(best, "leads"))
            for way in verdict.ways[:MOST_LINES]
        ]
        # Equivalent actions (another payment for the same building) get the same results.
        known = {line.notation for line in listed}
        same = [
            Line(state.notation(player, action), listed[0].win, listed[0].lead)
            for action in state.legal_actions(player)
            if self.themes.same(state, player, action) in right and state.notation(player, action) not in known
        ]
        lines = [*listed[: verdict.equals], *same, *listed[verdict.equals :]]
        return Puzzle(
            game=self.game.id,
            rules=record.rules_version,
            options=record.options,
            seed=int(record.seed),
            seats=tuple(record.seats),
            moves=tuple(f"{move.player} {move.text}" for move in record.moves),
            digest=state.digest(),
            player=player,
            theme=self.themes.theme(state, player, best.action),
            difficulty=difficulty,
            answer=tuple(line.notation for line in lines[: verdict.equals + len(same)]),
            lines=tuple(lines),
            certainty=verdict.certainty,
            measure=self.themes.measure.id,
            gap=verdict.gap,
            rounds=verdict.rounds,
        )


def chance(value: float) -> float:
    """Clamp a number to the range from 0 to 1."""
    return min(1.0, max(0.0, value))


def mine_game(game: str, seed: int) -> Mined:
    """Mine one game; a unit of work for worker processes."""
    themes = themes_of(game)
    return Mined() if themes is None else Miner(get_game(game), themes).mine(seed)


def together(parts: Iterable[Mined]) -> Mined:
    """Merge results; a position that was found twice counts once."""
    merged = Mined()
    for part in parts:
        merged.add(part)
    merged.puzzles = list({puzzle.id: puzzle for puzzle in merged.puzzles}.values())
    return merged

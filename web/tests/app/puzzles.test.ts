/** Puzzles: choice of the next one, marks of the answers, and playing them on the board. */
import { describe, expect, it } from "vitest";
import type { Facts, PuzzleAnswerLine, PuzzleContinuation, PuzzleListEntry, StandalonePosition } from "../../src/base/server_message_types.ts";
import { LinePlayback } from "../../src/pages/puzzles/line_playback.svelte.ts";
import { daysUntilDue, duePuzzles, isDue, recordResult } from "../../src/pages/puzzles/missed_puzzles.ts";
import { nextPuzzle, themeProgress } from "../../src/pages/puzzles/next_puzzle.ts";
import { eventsByPlayer, groupMoves, markLines, signedChange } from "../../src/pages/puzzles/puzzle_lines.ts";
import { PuzzleProgressStore } from "../../src/pages/puzzles/puzzle_progress.svelte.ts";
import { settings } from "../../src/settings/settings.svelte.ts";
import { Exercise } from "../../src/table_view/exercise.svelte.ts";

const entry = (id: string, theme: string, difficulty: number): PuzzleListEntry => ({ id, theme, difficulty, steps: 1 });
const PUZZLES = [entry("a", "opening", 4), entry("b", "opening", 2), entry("c", "trash", 1), entry("d", "trash", 2)];

function position(seat: number, ...kinds: string[]): StandalonePosition {
  const events = kinds.map((kind): Facts => ({ kind, player: seat }));
  return { game: "dominion", you: 0, players: 2, waiting_for: [0], view: { after: kinds.join() }, decision: null, happened: [{ seq: 1, kind: "acted", seat, at: 0, data: {}, events }] };
}
const line = (action: number, meaning: Facts = {}): PuzzleAnswerLine => ({ action, notation: `move ${action}`, meaning, right: action === 1, figures: null, reasons: [], playable: true });
const SOLVER = { rating: 1300, deviation: 80, answers: 3, days: 0, longest: 0 };
const VERDICT = { step: 0, right: true, finished: true, given: 1, lines: [], rollouts: 4000, next: null, counted: false, change: null };

describe("next puzzle", () => {
  it("is the untried one closest to the rating", () => {
    expect(nextPuzzle(PUZZLES, "", 1250, () => undefined, null)?.id).toBe("b");
    expect(nextPuzzle(PUZZLES, "", 1250, (id) => (id === "b" ? false : undefined), null)?.id).toBe("d");
    expect(nextPuzzle(PUZZLES, "", 1250, () => undefined, "b")?.id).toBe("d");
  });
  it("has the chosen theme", () => {
    expect(nextPuzzle(PUZZLES, "trash", 900, () => undefined, null)?.id).toBe("c");
    expect(nextPuzzle(PUZZLES, "trash", 900, () => true, null)).toBeUndefined();
  });
  it("is not one that was tried with a hint", () => {
    expect(nextPuzzle(PUZZLES, "trash", 900, (id) => (id === "c" ? null : undefined), null)?.id).toBe("d");
  });
  it("counts solved and tried puzzles of each theme that has any", () => {
    const results: Record<string, boolean | null> = { a: true, b: false, c: null };
    expect(themeProgress(["trash", "opening", "attack"], PUZZLES, (id) => results[id])).toEqual([
      { theme: "trash", count: 2, solved: 0, tried: 1 },
      { theme: "opening", count: 2, solved: 1, tried: 2 },
    ]);
  });
});

describe("puzzle progress", () => {
  it("remembers an answer after a hint, which does not count", () => {
    const progress = new PuzzleProgressStore();
    progress.recordAnswer("dominion", "a", { ...VERDICT, solver: SOLVER, first: null });
    expect(progress.result("a")).toBeNull();
    expect(progress.solver).toEqual(SOLVER);
  });
  it("remembers a hint without an answer, and the first answer otherwise", () => {
    const progress = new PuzzleProgressStore();
    progress.recordHint("dominion", "a");
    progress.recordAnswer("dominion", "b", { ...VERDICT, solver: SOLVER, first: true });
    progress.recordHint("dominion", "b");
    expect([progress.result("a"), progress.result("b"), progress.result("c")]).toEqual([null, true, undefined]);
  });
  it("remembers answers of a visitor without a name", () => {
    const progress = new PuzzleProgressStore();
    progress.recordAnswer("dominion", "a", { ...VERDICT, right: false, solver: null, first: null });
    expect(progress.result("a")).toBe(false);
  });
});

describe("missed puzzles", () => {
  it("come again after 1, 3, 7 and 21 days", () => {
    const ids = ["a", "b"];
    let day = 100;
    recordResult("dominion", "a", false, false, day);
    for (const days of [1, 3, 7, 21]) {
      expect([daysUntilDue("dominion", "a", day), duePuzzles("dominion", ids, day + days - 1)]).toEqual([days, []]);
      day += days;
      expect(duePuzzles("dominion", ids, day)).toEqual(["a"]);
      expect(duePuzzles("dominion", ["b"], day)).toEqual([]);
      expect(isDue("carcassonne", "a", day)).toBe(false);
      recordResult("dominion", "a", true, false, day);
    }
    expect(daysUntilDue("dominion", "a", day)).toBeNull();
  });
  it("start again from one day after a mistake or a hint", () => {
    for (const [isRight, withHint] of [[false, false], [true, true]] as const) {
      recordResult("dominion", "a", false, false, 100);
      recordResult("dominion", "a", true, false, 101);
      recordResult("dominion", "a", isRight, withHint, 104);
      expect(daysUntilDue("dominion", "a", 104)).toBe(1);
    }
  });
  it("are not those answered right, and a right answer before the day does not count", () => {
    recordResult("carcassonne", "a", true, false, 100);
    recordResult("carcassonne", "b", true, true, 100);
    recordResult("carcassonne", "c", false, false, 100);
    recordResult("carcassonne", "c", true, false, 100);
    expect(["a", "b", "c"].map((id) => daysUntilDue("carcassonne", id, 100))).toEqual([null, null, 1]);
  });
  it("are stored in settings of limited length and number, those due first are kept", () => {
    const ids = Array.from({ length: 60 }, (_, number) => `puzzle${1000 + number}`);
    ids.forEach((id, number) => recordResult("seven_wonders", id, false, false, 20_000 + number));
    const pieces = Object.entries(settings.all).filter(([name]) => name.startsWith("missed-puzzles/seven_wonders/"));
    expect(pieces.every(([, text]) => String(text).length <= 100)).toBe(true);
    expect(pieces.length).toBeLessThanOrEqual(10);
    expect(duePuzzles("seven_wonders", ids, 30_000)).toEqual(ids.slice(0, 50));
  });
});

describe("marks of the answers", () => {
  const lines = [line(1, { do: "place", x: 1, y: 2 }), line(2, { do: "place", x: 1, y: 2 }), line(3, { do: "place", x: 0, y: 2 })];
  it("keep their numbers, one at each place", () => {
    expect(markLines(lines, null).map(({ action }) => action)).toEqual([1, -1, 3]);
  });
  it("show only the answer under the pointer", () => {
    expect(markLines(lines, lines[1]!).map(({ action }) => action)).toEqual([-1, 2, -1]);
  });
});

describe("line on the board", () => {
  const start = { step: 0, position: { ...position(0), happened: [] }, known: { scores: [0, 0] } };
  const continuation: PuzzleContinuation = {
    positions: [position(0, "buy"), position(0, "shuffle"), position(1, "play"), position(1, "buy"), position(0, "turn")],
    known: [1, 2, 3, 4, 5].map((points) => ({ scores: [points, 0] })),
  };
  const isVisible = (event: Facts) => event.kind === "buy" || event.kind === "play";

  it("is watched turn by turn; moves without events are shown with the next one", () => {
    const grouped = groupMoves(continuation, isVisible);
    expect(grouped.positions.map((one) => one.happened.map(({ events }) => events[0]!.kind))).toEqual([["buy"], ["shuffle", "play", "buy"], ["turn"]]);
    expect(grouped.known.map(({ scores }) => scores)).toEqual([[1, 0], [4, 0], [5, 0]]);
    expect(eventsByPlayer(grouped.positions[1]!.happened).map(({ seat, events }) => [seat, events.length])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it("goes forward and back, and returns to the position", async () => {
    let loads = 0;
    const exercise = new Exercise("dominion", async () => {}, async () => ({ problem: null }));
    const playback = new LinePlayback(exercise, async () => {
      loads += 1;
      return groupMoves(continuation, isVisible);
    });
    const decision = { kind: "buy", source: "turn", about: {}, least: 1, most: 1, actions: [], chosen: null };
    const asked = { ...start, position: { ...start.position, decision } };
    await playback.play(line(1), asked);
    expect([playback.at, playback.length, exercise.known]).toEqual([1, 3, { scores: [1, 0] }]);
    expect(exercise.decision).toBeNull();
    playback.forward();
    playback.forward();
    playback.forward();
    expect([playback.at, exercise.currentView]).toEqual([3, { after: "turn" }]);
    playback.back();
    expect([playback.at, exercise.currentView]).toEqual([2, { after: "buy" }]);
    playback.back();
    playback.back();
    playback.back();
    expect([playback.at, exercise.decision, exercise.known]).toEqual([0, null, start.known]);
    playback.stop();
    expect([playback.line, exercise.decision]).toEqual([null, decision]);
    await playback.play(line(1), asked);
    expect(loads).toBe(1);
  });
});

it("a rating change has its sign", () => {
  expect(signedChange(12.4)).toBe("\u200e+12");
  expect(signedChange(-175)).toBe("\u200e\u2212175");
});

/** Tests of the replay: shortcuts, model, chart, timeline and review. */
import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { shortcuts } from "../../src/ui/shortcuts.svelte.ts";
import { currentUser } from "../../src/session/current_user.svelte.ts";
import type { CostlyMove, RecordReplay, GameReview as Found, ReplayStep } from "../../src/base/server_message_types.ts";
import { ALL_HANDS, Replay } from "../../src/pages/replay/replay_model.svelte.ts";
import { ReviewJob } from "../../src/table_view/review_job.svelte.ts";
import { botName, parsePlayerName, seatNames } from "../../src/i18n/seat_names.ts";
import { translator } from "../../src/i18n/translator.svelte.ts";
import ScoreChart from "../../src/pages/replay/ScoreChart.svelte";
import ReplayTimeline from "../../src/pages/replay/ReplayTimeline.svelte";

const LAST = 100;
const step = (number: number): ReplayStep => ({ number, player: number % 2, notation: "x", events: [], view: { number }, waiting_for: [0], text: "", decision: null });
const replayed = (first: number, count: number): RecordReplay => ({
  game: "dominion", names: ["Ada", "Ben"], options: {}, seed: "1", rules_version: 1, verdict: "exact", actions: LAST, diverged_at: null, problem: null, corrections: [],
  result: null, steps: Array.from({ length: Math.max(0, Math.min(count, LAST + 1 - first)) }, (_, i) => step(first + i)),
  scores: Array.from({ length: LAST + 1 }, (_, i) => [i, 2 * i]),
});

const asked: { path: string; body: Record<string, unknown> }[] = [];
let answer: (path: string, body: Record<string, unknown>) => [number, unknown];
beforeAll(() => translator.setLanguage("en"));
beforeEach(() => {
  asked.length = 0;
  answer = (_, body) => [200, replayed(Number(body.first), Number(body.count))];
  vi.stubGlobal("fetch", async (path: string, init: { body?: string }) => {
    const body = JSON.parse(init.body ?? "{}") as Record<string, unknown>;
    asked.push({ path, body });
    const [status, data] = answer(path, body);
    if (status === 0) throw new TypeError("no network");
    return new Response(JSON.stringify(data), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["hard:iterations=12", "hard"],
  ["easy", "easy"],
  ["expert@0.1", "expert 0.1"],
  ["medium (bot)", "medium"],
  ["Ben", null],
])("a player of a record is a person or a bot with a level: %s", (name, level) => {
  const { bot } = parsePlayerName(name);
  expect(bot && botName(bot)).toBe(level);
});

test("bots have names of their own, and never that of a person", () => {
  const seats = ["hard", "Bruno", "easy (bot)", "hard"].map(parsePlayerName);
  expect(seatNames(seats)).toEqual(["Ada", "Bruno", "Clara", "David"]);
});

describe("shortcuts", () => {
  test("use the Latin letter on a Hebrew keyboard", async () => {
    const run = vi.fn();
    const leave = shortcuts.register([{ key: "h", message: "table-key-hint", run }]);
    await fireEvent.keyDown(document.body, { key: "י", code: "KeyH" });
    expect(run).toHaveBeenCalledTimes(1);
    await fireEvent.keyDown(document.body, { key: "H", code: "KeyH" });
    expect(run).toHaveBeenCalledTimes(2);
    // Latin letters count by their character: on a Dvorak keyboard H is where J is printed.
    await fireEvent.keyDown(document.body, { key: "d", code: "KeyH" });
    await fireEvent.keyDown(document.body, { key: "h", code: "KeyJ" });
    expect(run).toHaveBeenCalledTimes(3);
    leave();
  });
});

describe("a replay", () => {
  test("loads only needed pages and stays within the game", async () => {
    const replay = new Replay("record");
    await replay.open(ALL_HANDS);
    expect(replay.you).toBe(-1); // the all-hands viewer has no seat
    await replay.goTo(5);
    expect(replay.view).toEqual({ number: 5 });
    await replay.goTo(1000);
    expect([replay.at, replay.view]).toEqual([LAST, { number: LAST }]);
    await replay.goTo(-3);
    expect(replay.at).toBe(0);
    const firsts = asked.map(({ body }) => body.first);
    expect(new Set(firsts).size).toBe(firsts.length);
  });

  test("retries failed requests", async () => {
    const replay = new Replay("record");
    await replay.open(0);
    const good = answer;
    answer = () => [0, null];
    await expect(replay.goTo(90)).rejects.toThrow();
    expect(replay.at).toBe(0);
    answer = good;
    await replay.goTo(90);
    expect(replay.view).toEqual({ number: 90 });
  });

  test("unknown viewers become spectators", async () => {
    const replay = new Replay("record");
    await replay.open(7);
    expect(replay.viewer).toBe(-1);
  });

  test("shows scores in the chart and costly moves in the timeline", async () => {
    const replay = new Replay("record");
    await replay.open(0);
    translator.seatNames = ["Ada", "Ben"];
    const chart = render(ScoreChart, { props: { replay, go: () => {} } });
    expect(chart.container.querySelectorAll("polyline")).toHaveLength(2);
    expect(chart.container.querySelector("svg")!.getAttribute("aria-label")).toBe("Ada: 100, Ben: 200");
    const go = vi.fn();
    const move = { at: 40, player: 1, played: "", played_meaning: {}, best: "", best_meaning: {}, cost: 0.2, error: 0.01, turn: 7, others: 0, point_cost: 1, point_error: 0.5, reasons: [], win: 0.1, best_win: 0.3, answers: [], standing: [], turn_facts: {} } satisfies CostlyMove;
    const line = render(ReplayTimeline, { props: { replay, go, playing: false, marks: [move] } });
    await fireEvent.click(line.container.querySelector(".mark")!);
    expect(go).toHaveBeenCalledWith(40);
    await tick();
  });
});

describe("a review", () => {
  const found = (done: number): Found => ({ id: "r", game: "dominion", looks: 3, done, finished: done === 3, moves: [], decisions: [0, 0], costs: [0, 0], point_costs: [0, 0], unseen: [], good_moves: [] });

  test("is polled to its end, and restarted if the server lost it", async () => {
    const answers: [number, unknown][] = [
      [200, found(0)],
      [200, found(1)],
      [404, { code: "no-review", text: "", details: {} }],
      [200, found(0)],
      [200, found(3)],
    ];
    answer = () => answers.shift()!;
    const review = new ReviewJob({ record: "record" });
    await review.start();
    expect(review.isDone).toBe(true);
    expect(asked.map(({ path }) => path)).toEqual(["/api/reviews", "/api/reviews/r?wait=1", "/api/reviews/r?wait=1", "/api/reviews", "/api/reviews/r?wait=1"]);
  });

  test("of a table of one's own is requested there, so that the server stores the error rate", async () => {
    answer = (path) => [200, { ...found(3), finished: path.includes("?") }];
    await new ReviewJob({ table: "t" }).start();
    expect(asked.map(({ path }) => path)).toEqual(["/api/tables/t/review", "/api/reviews/r?wait=1"]);
  });

  test("can be retried after a refusal", async () => {
    answer = () => [429, { code: "too-many", text: "", details: { seconds: 9 } }];
    const review = new ReviewJob({ record: "record" });
    await review.start();
    expect([review.busy, review.isDone, review.found]).toEqual([false, false, null]);
  });
});

test("random guest names contain no isolation marks", async () => {
  for (const language of ["he", "de", "cs", "en"] as const) {
    await translator.setLanguage(language);
    expect(currentUser.randomGuestName()).toMatch(/^\p{L}+ \d{3}$/u);
  }
});

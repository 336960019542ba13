/** Tests of the animation queue: order, duration, speed-up and skipping. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AnimationStep } from "../../src/game_page/page_api.ts";
import type { Facts, LogEntryView } from "../../src/base/server_message_types.ts";
import { stepsForEntry, movesSince, shownLog, activeAnimation } from "../../src/table_view/log_playback_state.ts";
import { settings } from "../../src/settings/settings.svelte.ts";
import { AnimationQueue } from "../../src/table_view/animation_queue.ts";

const event = (kind: string, player = 1): Facts => ({ kind, player });
const beat = (kind: string, ms = 100): AnimationStep => ({ events: [event(kind)], ms });

describe("the animation queue", () => {
  let seen: string[];
  let steps: AnimationQueue<string>;
  beforeEach(() => {
    vi.useFakeTimers();
    seen = [];
    steps = new AnimationQueue((picture, now) => seen.push(now ? `${picture}:${String(now.step.events[0]!.kind)}` : picture));
  });
  afterEach(() => vi.useRealTimers());

  test("shows steps in order, each for its duration", () => {
    steps.add("one", [beat("play", 100), beat("draw", 50)]);
    steps.add("two", [beat("buy", 200)]);
    expect(seen).toEqual(["one:play"]);
    vi.advanceTimersByTime(99);
    expect(seen).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe("one:draw");
    vi.advanceTimersByTime(50);
    expect(seen.at(-1)).toBe("two:buy");
    expect(steps.isPlaying).toBe(true);
    vi.advanceTimersByTime(200);
    expect(seen).toEqual(["one:play", "one:draw", "two:buy", "two"]);
    expect(steps.isPlaying).toBe(false);
  });

  test("reports the upcoming steps of a state", () => {
    const upcoming: number[] = [];
    const queue = new AnimationQueue<string>((_, now) => upcoming.push(now?.upcoming.length ?? -1));
    queue.add("one", [beat("a"), beat("b"), beat("c")]);
    vi.runAllTimers();
    expect(upcoming).toEqual([2, 1, 0, -1]);
  });

  test("shows states without steps at once, unless an animation runs", () => {
    steps.add("one", []);
    expect(seen).toEqual(["one"]);
    steps.add("two", [beat("play")]);
    steps.add("three", []);
    expect(seen).toEqual(["one", "two:play"]);
    vi.runAllTimers();
    expect(seen).toEqual(["one", "two:play", "three"]);
  });

  test("skips to the latest state and continues from there", () => {
    steps.add("one", [beat("play"), beat("draw")]);
    steps.add("two", [beat("buy")]);
    steps.skip();
    expect(seen).toEqual(["one:play", "two"]);
    vi.runAllTimers();
    expect(seen).toEqual(["one:play", "two"]);
    steps.add("three", [beat("play")]);
    expect(seen.at(-1)).toBe("three:play");
  });

  test("speeds up with its backlog and drops the oldest steps", () => {
    for (let i = 0; i < 500; i++) steps.add(String(i), [beat("play", 1000)]);
    vi.advanceTimersByTime(30_000);
    expect(steps.isPlaying).toBe(false);
    expect(seen.at(-1)).toBe("499");
    expect(seen.length).toBeLessThan(70);
    // The newest steps are kept.
    expect(seen.slice(-4, -1)).toEqual(["497:play", "498:play", "499:play"]);
  });

  test("plays short queues at normal speed", () => {
    for (let i = 0; i < 5; i++) steps.add(String(i), [beat("play", 1000)]);
    vi.advanceTimersByTime(4999);
    expect(steps.isPlaying).toBe(true);
    vi.advanceTimersByTime(1);
    expect(steps.isPlaying).toBe(false);
  });
});

describe("a log entry", () => {
  const logEntry = (seq: number, seat: number, events: Facts[], kind = "acted"): LogEntryView => ({ seq, kind, seat, at: 0, data: {}, events });
  const entry = logEntry(3, 1, [event("play"), event("gain")]);
  const parts = { apiVersion: 1, table: () => ({ update: () => {}, remove: () => {} }), animationSteps: ({ events }: LogEntryView) => events.map((one) => ({ events: [one], ms: 400 })) };
  afterEach(() => (settings.set({ speed: "normal" })));

  test("has one default step, and none without events", () => {
    const plain = { apiVersion: 1, table: parts.table };
    expect(stepsForEntry(plain, entry, {})).toHaveLength(1);
    expect(stepsForEntry(plain, logEntry(4, 1, [], "chatted"), {})).toEqual([]);
    expect(stepsForEntry(null, entry, {})).toEqual([]);
  });

  test("follows the animation speed setting", () => {
    expect(stepsForEntry(parts, entry, {}).map(({ ms }) => ms)).toEqual([400, 400]);
    settings.set({ speed: "quick" });
    expect(stepsForEntry(parts, entry, {}).map(({ ms }) => ms)).toEqual([200, 200]);
    settings.set({ speed: "instant" });
    expect(stepsForEntry(parts, entry, {})).toEqual([]);
  });

  test("appears in the log as far as it was animated", () => {
    const [first, second] = stepsForEntry(parts, entry, {});
    const log = [logEntry(2, 0, [event("buy", 0)]), entry, logEntry(4, 2, [event("turn", 2)])];
    const moment = activeAnimation(entry, { step: first!, upcoming: [second!] });
    expect(shownLog(log, 3, moment).flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual(["buy", "play"]);
    expect(shownLog(log, 3, activeAnimation(entry, { step: second!, upcoming: [] })).flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual(["buy", "play", "gain"]);
    expect(shownLog(log, 4, null)).toHaveLength(3);
  });

  test("recent moves are grouped by player since the viewer's last action", () => {
    const log = [
      logEntry(1, 1, [event("old", 1)]),
      logEntry(2, 0, [event("buy", 0), event("turn", 1)]),
      logEntry(3, 1, [event("play", 1), event("discard", 0), event("discard", 2)]),
      logEntry(4, -1, [], "chatted"),
      logEntry(5, 2, [event("play", 2)]),
    ];
    const kinds = (you: number) => movesSince(log, you).map(({ seat, events }) => [seat, ...events.map(({ kind }) => kind)]);
    expect(kinds(0)).toEqual([[1, "turn", "play"], [2, "discard", "play"]]);
    expect(kinds(2)).toEqual([]);
    // Spectators get all players since the first seat's turn.
    expect(kinds(-1)).toEqual([[0, "buy", "discard"], [1, "turn", "play"], [2, "discard", "play"]]);
    expect(movesSince([logEntry(6, 0, [event("play", 0)]), logEntry(7, -1, [], "chatted"), logEntry(8, 0, [event("buy", 0)])], -1)[0]!.events).toHaveLength(2);
    expect(movesSince([], -1)).toEqual([]);
    // They stay until the viewer's turn is over.
    const mine = [...log, logEntry(6, 2, [event("turn", 0)]), logEntry(7, 0, [event("play", 0)]), logEntry(8, 1, [event("discard", 1)]), logEntry(9, 0, [event("buy", 0)])];
    const since = (entries: LogEntryView[]) => movesSince(entries, 0, ["turn"]).map(({ seat, events }) => [seat, ...events.map(({ kind }) => kind)]);
    expect(since(mine)).toEqual([[1, "turn", "play", "discard"], [2, "discard", "play"]]);
    expect(since([...mine, logEntry(10, 0, [event("cleanup", 0), event("turn", 1)]), logEntry(11, 1, [event("play", 1)])])).toEqual([[1, "turn", "play"]]);
    // Moves that were undone do not count.
    expect(since([...log, { ...logEntry(6, 2, [], "took_back"), data: { undone: [5] } }])).toEqual([[1, "turn", "play"], [2, "discard"]]);
    // A player who has not acted gets everything.
    expect(kinds(3).map(([seat]) => seat)).toEqual([1, 0, 2]);
  });
});

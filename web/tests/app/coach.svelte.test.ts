/** Tests that the coach shows a rate limit, asks again after it, and reports what it cannot advise on. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Coach } from "../../src/pages/table/panels/coach.svelte.ts";
import type { LiveTable } from "../../src/pages/table/live_table.svelte.ts";

const table = { id: "t", message: { position: 7 }, decision: { actions: [1, 2], chosen: null }, lastMove: null } as unknown as LiveTable;
const advice = { position: 7, best: { action: 1, notation: "a", meaning: {} }, equal: [], reasons: [] };
let answers: [number, unknown][];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => {
    const [status, data] = answers.shift()!;
    return new Response(JSON.stringify(data), { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the coach shows the seconds of a rate limit and asks again afterwards", async () => {
  answers = [
    [429, { code: "too-many", text: "", details: { seconds: 3 } }],
    [200, advice],
  ];
  const coach = new Coach(table);
  coach.look();
  await vi.waitFor(() => expect([coach.before, coach.isSilent, coach.limitSeconds]).toEqual([null, true, 3]));
  await vi.advanceTimersByTimeAsync(3000);
  await vi.waitFor(() => expect([coach.before?.best.action, coach.isSilent, coach.limitSeconds]).toEqual([1, false, 0]));
});

test("another refusal is not shown as a rate limit", async () => {
  answers = [[409, { code: "no-advice", text: "", details: {} }]];
  const coach = new Coach(table);
  coach.look();
  await vi.waitFor(() => expect([coach.isSilent, coach.limitSeconds]).toEqual([true, 0]));
});

/** Tests that the coach shows a rate limit, asks again after it, and reports what it cannot advise on. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Coach } from "../../src/pages/table/panels/coach.svelte.ts";
import type { LiveTable } from "../../src/pages/table/live_table.svelte.ts";

const table = { id: "t", message: { position: 7 }, decision: { actions: [1, 2], chosen: null }, lastMove: null } as unknown as LiveTable;
const advice = { position: 7, best: { action: 1, notation: "a", meaning: {} }, equal: [], reasons: [], plan: null, at_stake: 0 };
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

/** Let the coach judge a move; `better`: whether another one was clearly better. */
async function move(coach: Coach, position: number, better: boolean, stake = 0) {
  answers = [[200, { ...advice, position, at_stake: stake }]];
  coach.table.message!.position = position;
  coach.look();
  await vi.waitFor(() => expect(coach.before?.position).toBe(position));
  const quiet = coach.isQuiet;
  answers = [
    [200, { position, better: better ? advice.best : null, reasons: [], cost: 0, point_cost: 0, departs: false }],
    [409, { code: "no-advice", text: "", details: {} }],
  ];
  coach.table.lastMove = { position, action: 1 };
  coach.table.message!.position = position + 1;
  coach.look();
  await vi.waitFor(() => expect(coach.after?.position).toBe(position));
  return quiet;
}

test("after six good moves in a row the coach speaks only before costly decisions, when asked, or after a mistake", async () => {
  const coach = new Coach({ ...table, game: "dominion", message: { position: 0 } } as unknown as LiveTable);
  for (const position of [10, 20, 30, 40, 50, 60]) expect(await move(coach, position, false)).toBe(false);
  expect(await move(coach, 70, false)).toBe(true);
  expect(await move(coach, 80, false, 0.2)).toBe(false);
  answers = [[200, { ...advice, position: 90 }]];
  coach.table.message!.position = 90;
  coach.look();
  await vi.waitFor(() => expect(coach.isQuiet).toBe(true));
  coach.ask();
  expect(coach.isQuiet).toBe(false);
  expect(await move(coach, 100, true)).toBe(true);
  expect(await move(coach, 110, false)).toBe(false);
});

test("moves that the coach has shown are no reason to become quiet", async () => {
  const coach = new Coach({ ...table, game: "carcassonne", message: { position: 0 }, advice: null } as unknown as LiveTable);
  for (const position of [10, 20, 30, 40, 50, 60, 70]) {
    coach.table.advice = { ...advice, position };
    expect(await move(coach, position, false)).toBe(false);
  }
  coach.table.advice = null;
  expect(await move(coach, 80, false)).toBe(false);
});

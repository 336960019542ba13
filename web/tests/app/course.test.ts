/** Tests of the course of a game: the next step, and the repetition of missed steps. */
import { describe, expect, test } from "vitest";
import type { LessonListEntry } from "../../src/base/server_message_types.ts";
import { nextStep, stepAfter, type Group } from "../../src/pages/learn/course.ts";
import { dueSteps, recordMistake, recordSuccess } from "../../src/pages/learn/missed_steps.ts";
import { addToList, readList } from "../../src/settings/setting_lists.ts";
import { settings } from "../../src/settings/settings.svelte.ts";
import { formatMissed, parseMissed, today, withMistake, withSuccess } from "../../src/settings/spaced_repetition.ts";

const lesson = (name: string, group: Group): LessonListEntry => ({
  name, title: [], rule: "", steps: 1, group, level: "", next_is_first_game: name === "end", picture: { view: {}, you: 0, action: null },
});
const LESSONS = [lesson("turn", "base"), lesson("end", "base"), lesson("plan", "strategy"), lesson("inns", "expansion"), lesson("king", "expansion")];

describe("next step", () => {
  const after = (done: string[], hasPlayed: boolean) => {
    const step = nextStep(LESSONS, (name) => done.includes(name), hasPlayed);
    return step.kind === "lesson" ? step.lesson.name : step.kind;
  };
  test("basic lessons come first, then the first game, then strategy", () => {
    expect(after([], false)).toBe("turn");
    expect(after(["turn"], true)).toBe("end");
    expect(after(["turn", "end"], false)).toBe("first-game");
    expect(after(["turn", "end"], true)).toBe("plan");
  });
  test("expansions are never suggested", () => {
    expect(after(["turn", "end", "plan"], true)).toBe("puzzles");
    expect(after(["turn", "end", "plan", "inns"], true)).toBe("puzzles");
  });
  test("a lesson leads to the next one of its group, the last basic one to the first game", () => {
    expect(stepAfter(LESSONS, "turn")).toEqual({ kind: "lesson", lesson: LESSONS[1] });
    expect(stepAfter(LESSONS, "end")).toEqual({ kind: "first-game" });
    expect(stepAfter(LESSONS, "plan")).toEqual({ kind: "puzzles" });
    expect(stepAfter(LESSONS, "inns")).toEqual({ kind: "lesson", lesson: LESSONS[4] });
    expect(stepAfter(LESSONS, "king")).toEqual({ kind: "puzzles" });
  });
});

describe("missed steps", () => {
  test("a missed step comes again after 1, 3, 7 and 21 days, and is then done", () => {
    let day = 100;
    let missed = withMistake([], "2", day);
    for (const days of [1, 3, 7, 21]) {
      expect(missed).toHaveLength(1);
      expect(missed[0]!.due - day).toBe(days);
      day = missed[0]!.due;
      missed = withSuccess(missed, "2", day);
    }
    expect(missed).toEqual([]);
  });
  test("another mistake starts again from one day", () => {
    const later = withSuccess(withMistake([], "2", 100), "2", 101);
    expect(withMistake(later, "2", 104)).toEqual([{ item: "2", stage: 0, due: 105 }]);
  });
  test("the stored text keeps the list, and damaged parts are ignored", () => {
    const missed = [{ item: "0", stage: 3, due: 20_775 }, { item: "4", stage: 0, due: 20_776 }];
    expect(parseMissed(formatMissed(missed))).toEqual(missed);
    expect(parseMissed("")).toEqual([]);
    expect(parseMissed("x 1:2 0:9:5 3:1:7")).toEqual([{ item: "3", stage: 1, due: 7 }]);
  });
  test("due steps are those of the game and of today", () => {
    recordMistake("dominion", "turn", 0);
    recordMistake("dominion", "end", 1);
    expect(dueSteps("dominion", ["turn", "end"])).toEqual([]);
    expect(dueSteps("dominion", ["turn", "end"], today() + 1)).toEqual([{ lesson: "turn", step: 0 }, { lesson: "end", step: 1 }]);
    expect(dueSteps("carcassonne", ["turn"], today() + 1)).toEqual([]);
    recordSuccess("dominion", "turn", 0);
    expect(dueSteps("dominion", ["turn"], today() + 2)).toEqual([]);
    expect(dueSteps("dominion", ["turn"], today() + 3)).toEqual([{ lesson: "turn", step: 0 }]);
  });
  test("days change at local midnight", () => {
    const day = today(new Date(2026, 10, 18, 0, 1));
    expect(today(new Date(2026, 10, 18, 23, 59))).toBe(day);
    expect(today(new Date(2026, 10, 19, 0, 0))).toBe(day + 1);
  });
});

test("known symbols are stored in texts that the server accepts", () => {
  const ids = Array.from({ length: 60 }, (_, i) => `symbol-${i}`);
  addToList("symbols", "dominion", ids);
  addToList("symbols", "dominion", ids.slice(0, 3));
  expect(readList("symbols", "dominion")).toEqual(ids);
  expect(readList("symbols", "carcassonne")).toEqual([]);
  for (const [name, value] of Object.entries(settings.all)) if (name.startsWith("symbols/")) expect(String(value).length).toBeLessThanOrEqual(100);
});

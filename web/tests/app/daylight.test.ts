/** Season and part of the day by the clock. */
import { expect, test } from "vitest";
import { dayPartAt, seasonAt } from "../../src/settings/daylight.svelte.ts";

test.each([
  [0, "winter", "summer"],
  [1, "winter", "summer"],
  [2, "spring", "autumn"],
  [5, "summer", "winter"],
  [8, "autumn", "spring"],
  [10, "autumn", "spring"],
  [11, "winter", "summer"],
] as const)("month %i is %s in the north and %s in the south", (month, north, south) => {
  expect(seasonAt(new Date(2026, month, 15), false)).toBe(north);
  expect(seasonAt(new Date(2026, month, 15), true)).toBe(south);
});

test.each([
  [0, "night"],
  [4, "night"],
  [5, "morning"],
  [9, "day"],
  [16, "day"],
  [17, "evening"],
  [20, "evening"],
  [21, "night"],
] as const)("%i o'clock is %s", (hour, part) => {
  expect(dayPartAt(new Date(2026, 5, 1, hour, 59))).toBe(part);
});

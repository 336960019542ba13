/** Tests that shortcuts survive effects that run again. */
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { shortcuts } from "../../src/ui/shortcuts.svelte.ts";

test("effects that run again at the same time keep their shortcuts", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  let turn = $state(0);
  const end = $effect.root(() => {
    for (const [key, run] of [["y", first], ["z", second]] as const) {
      $effect(() => {
        void turn;
        return shortcuts.register([{ key, message: "web-key-choices", run }]);
      });
    }
  });
  flushSync();
  for (turn = 1; turn < 4; turn++) {
    flushSync();
    for (const key of ["y", "z"]) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  }
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([3, 3]);
  expect(shortcuts.sets.length).toBe(2);
  end();
  expect(shortcuts.sets.length).toBe(0);
});

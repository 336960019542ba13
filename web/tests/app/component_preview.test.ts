/** Tests of component previews on touch screens. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preview, previewable } from "../../src/game_page/game_component_preview.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const press = (node: Element) => node.dispatchEvent(Object.assign(new Event("pointerdown", { bubbles: true }), { pointerType: "touch" }));
const click = (node: Element) => node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));

test("the click at the end of a long press does not reach the opened sheet", () => {
  const card = document.body.appendChild(document.createElement("button"));
  const backdrop = document.body.appendChild(document.createElement("div"));
  const clicked = vi.fn();
  for (const node of [card, backdrop]) node.addEventListener("click", clicked);
  const action = previewable(card, { kind: "card", id: "gold", actsOnTap: true });
  press(card);
  vi.advanceTimersByTime(500);
  expect(preview.sheet?.id).toBe("gold");
  click(backdrop);
  expect(clicked).not.toHaveBeenCalled();
  // The next click counts.
  press(backdrop);
  click(backdrop);
  expect(clicked).toHaveBeenCalledTimes(1);
  // A tap acts.
  press(card);
  click(card);
  expect(clicked).toHaveBeenCalledTimes(2);
  action.destroy();
  preview.close();
});

test("the focus that returns from a closed sheet shows no preview after a touch", () => {
  const card = document.body.appendChild(Object.assign(document.createElement("button"), { matches: () => true }));
  const action = previewable(card, { kind: "card", id: "gold" });
  const focus = () => {
    card.dispatchEvent(new Event("focus"));
    vi.advanceTimersByTime(1000);
  };
  focus();
  expect(preview.shown?.id).toBe("gold");
  preview.hide();
  press(card);
  click(card);
  preview.close();
  focus();
  expect(preview.shown).toBeNull();
  action.destroy();
});

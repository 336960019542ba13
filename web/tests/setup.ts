import { cleanup } from "@testing-library/svelte";
import { afterEach } from "vitest";

// happy-dom has no sizes that could change.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;
// happy-dom throws when an animation is cancelled; nothing moves in these tests anyway.
Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  localStorage.clear();
});

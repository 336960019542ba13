import { afterEach } from "vitest";

// happy-dom throws when an animation is cancelled; nothing moves in these tests anyway.
Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;

afterEach(() => {
  document.body.innerHTML = "";
  localStorage.clear();
});

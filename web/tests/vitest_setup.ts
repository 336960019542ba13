/** Set-up of all unit tests: browser features that happy-dom lacks, catalogues of the games, and clean-up. */
import { cleanup } from "@testing-library/svelte";
import { afterEach, vi } from "vitest";
import { translator } from "../src/i18n/translator.svelte.ts";
import { gameCatalogue } from "./game_catalogues.ts";

// happy-dom has no layout.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;
// happy-dom throws when an animation is cancelled; tests do not animate.
Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;

vi.stubGlobal("fetch", async (address: string) => {
  const [, language = "", game = ""] = /^\/locale\/(\w+)\/(\w+)\.ftl$/.exec(address) ?? [];
  const text = gameCatalogue(game, language);
  return text === null ? new Response("", { status: 404 }) : new Response(text);
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  localStorage.clear();
  translator.seatNames = [];
});

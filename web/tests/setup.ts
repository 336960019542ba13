import { cleanup } from "@testing-library/svelte";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, vi } from "vitest";

// happy-dom has no sizes that could change.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;
// happy-dom throws when an animation is cancelled; nothing moves in these tests anyway.
Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;

/** The words of the games, as the server hands them out: all files `words/LANGUAGE.ftl` in the game's folder. */
const GAMES = join(__dirname, "../../src/bastide/games");
function wordsOf(game: string, language: string): string {
  const files = (readdirSync(join(GAMES, game), { recursive: true }) as string[]).filter((name) => name.endsWith(join("words", `${language}.ftl`)));
  return files.map((name) => readFileSync(join(GAMES, game, name), "utf8")).join("\n");
}
vi.stubGlobal("fetch", async (address: string) => {
  const [, language = "", game = ""] = /^\/locale\/(\w+)\/(\w+)\.ftl$/.exec(address) ?? [];
  return readdirSync(GAMES).includes(game) ? new Response(wordsOf(game, language)) : new Response("", { status: 404 });
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  localStorage.clear();
});

/** Set-up of all unit tests: browser features that happy-dom lacks, catalogues of the games, and clean-up. */
import { cleanup } from "@testing-library/svelte";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, vi } from "vitest";
import { translator } from "../src/i18n/translator.svelte.ts";

// happy-dom has no layout.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;
// happy-dom throws when an animation is cancelled; tests do not animate.
Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;

/** Catalogues of a game as the server sends them: all files `locale/LANGUAGE.ftl` in its folder. */
const GAMES = join(__dirname, "../../src/bastide/games");
const PLUG_INS: Record<string, string> = { magpie: join(__dirname, "../../examples/magpie/src/bastide_magpie") };
function wordsOf(game: string, language: string): string {
  const folder = PLUG_INS[game] ?? join(GAMES, game);
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith(join("locale", `${language}.ftl`)));
  return files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}
vi.stubGlobal("fetch", async (address: string) => {
  const [, language = "", game = ""] = /^\/locale\/(\w+)\/(\w+)\.ftl$/.exec(address) ?? [];
  return game in PLUG_INS || readdirSync(GAMES).includes(game) ? new Response(wordsOf(game, language)) : new Response("", { status: 404 });
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  localStorage.clear();
  translator.seatNames = [];
});

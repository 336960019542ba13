/** Tests of the page API: updates of parts, version check, and a page without a framework. */
import { fireEvent, render } from "@testing-library/svelte";
import { flushSync, tick, type Component } from "svelte";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
// @ts-expect-error: written in plain JavaScript, as a plug-in may be
import openMagpie from "../../../examples/magpie/src/bastide_magpie/page/page.js";
import { PAGE_API_VERSION, type GameParts, type Part, type TableModel } from "../../src/game_page/page_api.ts";
import { loadGamePage } from "../../src/game_host/game_page_loader.ts";
import { createPageHost } from "../../src/game_host/page_services.ts";
import { toasts } from "../../src/ui/toasts.svelte.ts";
import PartMount from "../../src/game_host/PartMount.svelte";
import { translator } from "../../src/i18n/translator.svelte.ts";
import { tableFromFixture, type Fixture } from "../fixture_table.ts";

const TRINKETS = ["button", "bead", "coin", "ring", "crown"].map((id, i) => ({ id, worth: i + 1, count: 3 }));
const page = (script: string) => ({ module: `data:text/javascript,${encodeURIComponent(script)}`, style: null, picture: null });
const GAMES = [
  { id: "newer", page: page(`export default () => ({ apiVersion: ${PAGE_API_VERSION + 1}, table: () => {} })`) },
  { id: "own", page: page(`export default (host) => ({ apiVersion: ${PAGE_API_VERSION}, table: () => {}, previewKinds: [host.game] })`) },
  { id: "plain", page: null },
];

/** Mount a part. */
const show = <Props extends object>(part: Part<Props>, props: Props) => render(PartMount as unknown as Component<object>, { props: { part, props } });

const catalogues = globalThis.fetch;
beforeAll(async () => {
  await translator.setLanguage("en");
  await translator.loadCatalogues("magpie");
  vi.stubGlobal("fetch", async (address: string) => {
    if (address === "/api/games") return new Response(JSON.stringify(GAMES));
    return address.endsWith("/components/trinkets") ? new Response(JSON.stringify(TRINKETS)) : catalogues(address);
  });
});
afterAll(() => vi.stubGlobal("fetch", catalogues));

const magpie = (): Fixture => ({
  game: "magpie", you: 0, players: 2, waiting_for: [0],
  view: { players: 2, turn: 0, hand_size: 2, pile: 7, heap: ["bead"], hands: [2, 2], nests: [["ring", "ring"], ["crown"]], scores: [0, 5], hand: ["coin", "ring"] },
  decision: {
    kind: "turn", source: "turn", least: 1, most: 1, about: {},
    actions: [["stash", "coin", 2], ["stash", "ring", 3], ["toss", "coin", 7], ["toss", "ring", 8]].map(([does, trinket, action]) => ({
      action, notation: `${does} ${trinket}`, meaning: { do: does, trinket },
    })),
  },
  events: [],
});

describe("a part", () => {
  test("is updated with the table and the language, and removed", async () => {
    const update = vi.fn();
    const remove = vi.fn();
    const part = vi.fn(() => ({ update, remove }));
    let view = $state.raw({ a: 1 });
    const table = { ...tableFromFixture(magpie()) } as TableModel;
    Object.defineProperty(table, "view", { get: () => view });
    const { unmount } = show(part, { table });
    expect(part).toHaveBeenCalledTimes(1);
    expect(update).not.toHaveBeenCalled();
    view = { a: 2 };
    flushSync();
    expect(update).toHaveBeenCalledTimes(1);
    await translator.setLanguage("de");
    flushSync();
    expect(update.mock.calls.length).toBeGreaterThan(1);
    await translator.setLanguage("en");
    unmount();
    expect(remove).toHaveBeenCalledTimes(1);
    expect(part).toHaveBeenCalledTimes(1);
  });

  test("that fails shows an error and keeps the page", () => {
    const showError = vi.spyOn(toasts, "showError").mockImplementation(() => {});
    const part = () => {
      throw new Error("broken");
    };
    show(part, {});
    expect(showError).toHaveBeenCalledTimes(1);
    showError.mockRestore();
  });
});

describe("a game page", () => {
  test("with the current API version gets the page host", async () => {
    expect((await loadGamePage("own")).previewKinds).toEqual(["own"]);
  });
  test.each(["newer", "plain"])("of %s falls back to the text page", async (game) => {
    const parts = await loadGamePage(game);
    expect(parts.apiVersion).toBe(PAGE_API_VERSION);
    const { container } = show(parts.table, { table: tableFromFixture(magpie()) });
    await tick();
    await tick();
    expect(container.querySelector("pre")!.textContent).toBe("a table in words");
    expect(container.querySelectorAll(".answers [data-action]")).toHaveLength(4);
    expect(container.textContent).not.toContain("{");
  });
});

describe("Magpie, without any framework", () => {
  let parts: GameParts;
  beforeEach(async () => {
    parts = (await openMagpie(createPageHost("magpie"))) as GameParts;
  });

  test("offers the actions of each trinket as buttons", async () => {
    const table = tableFromFixture(magpie());
    const { container } = show(parts.table, { table });
    expect(container.querySelectorAll(".held")).toHaveLength(2);
    expect(container.querySelectorAll(".nest")).toHaveLength(2);
    expect(container.querySelectorAll(".pair .trinket")).toHaveLength(2);
    expect(container.querySelectorAll(".answers [data-action]")).toHaveLength(0);
    await fireEvent.click(container.querySelector('.held [data-action="toss ring"]')!);
    expect(table.done).toEqual([8]);
  });

  test("follows language changes", async () => {
    const { container } = show(parts.table, { table: tableFromFixture(magpie()) });
    for (const language of ["he", "de", "cs", "en"] as const) {
      await translator.setLanguage(language);
      flushSync();
      expect(container.textContent).not.toMatch(/(web|magpie)-[a-z]+/);
      expect(container.textContent).toContain(translator.componentName("magpie", "trinket", "coin"));
    }
  });

  test("has a preview and a gallery", () => {
    const look = show(parts.preview!, { kind: "trinket", id: "crown" });
    expect(look.container.textContent).toContain("Crown");
    const gallery = show(parts.gallery!, {});
    expect(gallery.container.querySelectorAll(".magpie-card")).toHaveLength(5);
  });
});

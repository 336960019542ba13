/** Tests of Carcassonne's page modules: each contributes its drawings, and the page names none of them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { ModulePage } from "$games/carcassonne/page/modules/module_api.ts";
import { meepleDrawings, pieceDrawings } from "$games/carcassonne/page/drawing_data.ts";
import { ACTION_DISPLAYS, MODULES, ORDINARY_MEEPLE, DECISION_DISPLAYS } from "$games/carcassonne/page/modules/module_registry.ts";
import type { TileFacts } from "$games/carcassonne/page/game_component_types.ts";
import tileList from "../fixtures/carcassonne/tiles.json";

const GAME = join(__dirname, "../../../src/bastide/games/carcassonne");
const FOLDER = join(GAME, "modules");
const ids = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, "module.py")));
const found = import.meta.glob<ModulePage>("../../../src/bastide/games/carcassonne/modules/*/page/index.ts", { eager: true, import: "default" });
const pages = Object.entries(found).map(([path, page]) => [path.split("/").at(-3)!, page] as const);
const tiles = tileList as unknown as TileFacts[];

const TABLES = ["decisions", "actions"] as const;
const namesIn = (page: ModulePage): string[] => TABLES.flatMap((table) => Object.keys(page[table] ?? {}));

describe("the page itself", () => {
  /** Generated types of views. */
  const LISTS = ["view_types.ts"];
  const files = (readdirSync(join(GAME, "page"), { recursive: true }) as string[]).filter((name) => /\.(ts|svelte)$/.test(name) && !LISTS.includes(name));
  const names = new Set([...ids, ...tiles.map((tile) => tile.id), ...MODULES.flatMap(namesIn), ...Object.keys(meepleDrawings), ...Object.keys(pieceDrawings)].filter((name) => name && name !== "tile"));
  /** Names that are ordinary words of the page as well; only quoted ones count. */
  const WORDS = ["count", "points", "draw", "base"];

  test.each(files)("%s names no module or module component", (file) => {
    const code = readFileSync(join(GAME, "page", file), "utf8")
      .replace(/\/\*[^]*?\*\/|^\s*\/\/.*$|<!--[^]*?-->|<style>[^]*<\/style>|class="[^"]*"/gm, "")
      // the name of the game is also a decision
      .replace(/["'`]carcassonne(-[\w-]*)?/g, "")
      // a label of position texts
      .replace('DRAW_LABEL = "draw"', "");
    const named = [...names].filter((name) => new RegExp(WORDS.includes(name) ? `["'\`]${name}["'\`]` : `\\b${name}\\b`).test(code));
    expect(named).toEqual([]);
    expect(code).not.toMatch(/\bextra\b/);
  });
});

describe("the modules", () => {
  test("have distinct orders and exist in the rules", () => {
    expect(new Set(MODULES.map(({ order }) => order)).size).toBe(pages.length);
    expect(pages.map(([name]) => name).filter((name) => !ids.includes(name))).toEqual([]);
  });

  test.each(TABLES)("have distinct %s", (table) => {
    const all = MODULES.flatMap((page) => Object.keys(page[table] ?? {}));
    expect(all).toEqual([...new Set(all)]);
  });

  test("show existing drawings", () => {
    const shown = [
      ...Object.values(DECISION_DISPLAYS).map((question) => question.emblem),
      ...Object.values(ACTION_DISPLAYS).flatMap((answer) => [answer.icon, typeof answer.piece === "string" ? answer.piece : undefined]),
    ].filter((piece) => piece !== undefined);
    expect(shown.filter((piece) => !pieceDrawings[piece] && !meepleDrawings[piece] && piece !== ORDINARY_MEEPLE)).toEqual([]);
  });
});

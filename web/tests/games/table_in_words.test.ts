/** Tests of announcements and of the table in words. */
import { render } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { describeTable as carcassonne } from "$games/carcassonne/page/table_description.ts";
import { describeTable as dominion } from "$games/dominion/page/table_description.ts";
import { describeTable as wonders } from "$games/seven_wonders/page/table_description.ts";
import type { CardFacts } from "$games/seven_wonders/page/game_component_types.ts";
import type { Facts, LogEntryView } from "../../src/base/server_message_types.ts";
import type { DetailLevel, GameParts, TableModel } from "../../src/game_page/page_api.ts";
import TableAnnouncer from "../../src/table_view/TableAnnouncer.svelte";
import { translator } from "../../src/i18n/translator.svelte.ts";
import bazaarPosition from "../fixtures/carcassonne/bazaar.json";
import countPosition from "../fixtures/carcassonne/count.json";
import dragonPosition from "../fixtures/carcassonne/dragon.json";
import placePosition from "../fixtures/carcassonne/place.json";
import middle from "../fixtures/dominion/middle.json";
import cardPosition from "../fixtures/seven_wonders/card.json";
import wondersCards from "../fixtures/seven_wonders/cards.json";
import { mapById, tableFromFixture, type Fixture } from "../fixture_table.ts";

const bare = (text: string | null) => (text ?? "").replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim();

beforeAll(async () => {
  await translator.setLanguage("en");
  await translator.loadCatalogues("dominion", "seven_wonders", "carcassonne", "server", "table");
});
beforeEach(() => (translator.seatNames = ["Ruth", "Ben", "Cy"]));

describe("announcements", () => {
  const parts: GameParts = { apiVersion: 1, table: () => ({ update: () => {}, remove: () => {} }), turnStartEvents: ["turn"] };
  const entry = (seq: number, events: Facts[]): LogEntryView => ({ seq, kind: "acted", seat: 1, at: 0, data: {}, events });
  const placed = { kind: "placed", player: 1, tile: placePosition.view.board[0]!.tile, x: 2, y: 0, facing: "north" };

  test("tell what happened and then the decision, each once, and not the history", async () => {
    const mine = tableFromFixture(placePosition as unknown as Fixture);
    const start: TableModel = { ...mine, decision: null, waitingFor: [1], log: [entry(1, [{ kind: "turn", player: 1 }])] };
    const { container, rerender } = render(TableAnnouncer, { props: { table: start, parts } });
    const said = () => [...container.querySelectorAll("p")].map((line) => bare(line.textContent));
    expect(said()).toEqual(["Waiting for Ben."]);
    const played = [...start.log, entry(2, [placed, { kind: "turn", player: 0 }])];
    await rerender({ table: { ...start, log: played, decision: mine.decision, waitingFor: [0] }, parts });
    const after = said();
    expect(after.slice(1, 4)).toEqual([`Ben places a tile at 2, 0, facing north: ${translator.componentName("carcassonne", "tile", placed.tile)}.`, "Ruth’s turn.", "It’s your turn"]);
    expect(after[4]).toMatch(/^Place this tile: .* \d+ choices\.$/);
    expect(after).toHaveLength(5);
    // A message without news, such as chat, is not announced.
    await rerender({ table: { ...start, log: [...played], decision: { ...mine.decision! }, waitingFor: [0] }, parts });
    expect(said()).toEqual(after);
  });
});

describe("the table in words", () => {
  const tables: [string, Fixture, (table: TableModel, level: DetailLevel) => string[]][] = [
    ["carcassonne", placePosition as unknown as Fixture, carcassonne],
    ["dominion", middle as unknown as Fixture, dominion],
    ["seven_wonders", cardPosition as unknown as Fixture, (table, level) => wonders(table, level, { cards: mapById<CardFacts>(wondersCards), boards: new Map() })],
  ];

  const modulePositions = [bazaarPosition, countPosition, dragonPosition] as unknown as Fixture[];

  test.each(["he", "de", "cs", "en"])("has three levels without untranslated ids in %s", async (language) => {
    await translator.setLanguage(language);
    for (const [game, fixture, describeTable] of tables) {
      const table = tableFromFixture(fixture);
      const [short, normal, full] = (["short", "normal", "full"] as const).map((level) => describeTable(table, level));
      expect(short!.length, game).toBeGreaterThan(0);
      expect(normal!.length, game).toBeGreaterThan(short!.length);
      expect(full!.length, game).toBeGreaterThan(normal!.length);
      for (const line of full!) expect(line).not.toMatch(new RegExp(`${game}-|undefined|NaN|\\[object`));
    }
    for (const line of modulePositions.flatMap((fixture) => carcassonne(tableFromFixture(fixture), "normal"))) expect(line).not.toMatch(/carcassonne-|undefined|NaN|\[object/);
  });

  test("of Carcassonne names scores, claims and every tile", () => {
    const table = tableFromFixture(placePosition as unknown as Fixture);
    const view = placePosition.view;
    const lines = carcassonne(table, "full").map(bare);
    expect(lines[0]).toMatch(new RegExp(`^Ruth: ${view.score[0]} points?\\. Supply: `));
    for (const { x, y } of view.board) expect(lines.some((line) => line.startsWith(`${x}, ${y}: `))).toBe(true);
  });

  test("of Carcassonne names the pieces and stocks of all modules", () => {
    const [bazaar, count, dragon] = modulePositions.map((fixture) => carcassonne(tableFromFixture(fixture), "normal").map(bare));
    const { x, y } = { x: dragonPosition.view.extra.dragon.dragon[0], y: dragonPosition.view.extra.dragon.dragon[1] };
    expect(dragon).toContain(`The dragon is at ${x}, ${y}.`);
    expect(count!.some((line) => line.startsWith("The count is in the "))).toBe(true);
    for (const tile of bazaarPosition.view.extra.bridges.tiles) expect(bazaar!.join(" ")).toContain(translator.componentName("carcassonne", "tile", tile));
  });

  test("of Dominion names the own hand, but no other", () => {
    const table = tableFromFixture(middle as unknown as Fixture);
    const short = dominion(table, "short").map(bare);
    const hand = (table.currentView as { sides: { hand?: string[] }[] }).sides[table.you]!.hand!;
    for (const card of hand) expect(short.join(" ")).toContain(translator.componentName("dominion", "card", card));
  });
});

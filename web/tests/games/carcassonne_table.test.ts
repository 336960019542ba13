/** Tests of the Carcassonne table: pieces of the players, small maps, what floats over the map, and the split result. */
import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { calmTileSvg } from "$games/carcassonne/page/board/calm_tile_svg.ts";
import { coveredEdges } from "$games/carcassonne/page/board/covered_edges.ts";
import { featureCells } from "$games/carcassonne/page/board/feature_and_meeple_lookup.ts";
import { buildingsSvg, tileSvg } from "$games/carcassonne/page/board/tile_svg.ts";
import { compositionRules, objectFamilies, pieceDrawings } from "$games/carcassonne/page/drawing_data.ts";
import type { CarcassonneView, TileFacts } from "$games/carcassonne/page/game_component_types.ts";
import ResultDetails from "$games/carcassonne/page/ResultDetails.svelte";
import ScoreFloats from "$games/carcassonne/page/board/ScoreFloats.svelte";
import SeatSummary from "$games/carcassonne/page/SeatSummary.svelte";
import { withConsequences } from "$games/carcassonne/page/tile_consequences.ts";
import CarcassonneTable from "$games/carcassonne/page/table/CarcassonneTable.svelte";
import type { TableModel } from "../../src/game_page/page_api.ts";
import { PanZoom } from "../../src/game_page/motion/pan_zoom.svelte.ts";
import type { Facts } from "../../src/base/server_message_types.ts";
import { translator } from "../../src/i18n/translator.svelte.ts";
import { mapById, tableFromFixture, type Fixture } from "../fixture_table.ts";
import figurePosition from "../fixtures/carcassonne/figure.json";
import placePosition from "../fixtures/carcassonne/place.json";
import tileList from "../fixtures/carcassonne/tiles.json";

const tiles = tileList as unknown as TileFacts[];
const parts = { tiles: mapById<TileFacts>(tileList) };
const copyOf = (fixture: unknown) => structuredClone(fixture) as Fixture & { view: CarcassonneView };
const shown = (fixture: Fixture) => render(CarcassonneTable, { props: { table: tableFromFixture(fixture), parts } });
const plain = (element: Element | null) => element!.textContent!.replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ").trim();

beforeAll(async () => {
  await translator.setLanguage("en");
  await translator.loadCatalogues("carcassonne");
});

test("scored points float over the map, but not over the next position", async () => {
  const table = (...kinds: string[]) =>
    ({ log: kinds.map((kind, i) => ({ seq: i + 1, events: [{ kind, x: 0, y: 0, points: 6, player: 0 }] })) }) as unknown as TableModel;
  const { container, rerender } = render(ScoreFloats, { props: { table: table("placed") } });
  await rerender({ table: table("placed", "scored") });
  expect(plain(container)).toBe("+6");
  await rerender({ table: table("placed", "scored", "turn") });
  expect(plain(container)).toBe("+6");
  await rerender({ table: table() });
  expect(plain(container)).toBe("");
});

describe("pieces of a player", () => {
  test("a tap on the seat opens a sheet with all of them, and 0 followers are shown as 0", async () => {
    const fixture = copyOf(placePosition);
    fixture.view.supply[1] = { follower: 0, big_follower: 1, builder: 0 };
    fixture.view.score[1] = 12;
    const { container } = render(SeatSummary, { props: { table: tableFromFixture(fixture), seat: 1, parts } });
    expect([...container.querySelectorAll(".line .number")].map(plain)).toEqual(["12", "0", "1"]);
    await fireEvent.click(container.querySelector("[data-seat-sheet]")!);
    const sheet = plain(container.querySelector("dialog"));
    expect(sheet).toContain("12 points");
    expect(sheet).toContain("0 × follower");
    expect(sheet).toMatch(/1 × [Bb]ig/);
    expect(sheet).not.toContain("builder");
  });

  test("the own supply is beside the question whether to place a follower", () => {
    const fixture = copyOf(figurePosition);
    const own = fixture.view.supply[fixture.you]!;
    const { container } = shown(fixture);
    const labels = [...container.querySelectorAll("[data-own-supply] [role=img]")].map((item) => item.getAttribute("aria-label")!.replace(/[\u2068\u2069]/g, ""));
    expect(labels).toContain(`${own.follower} × follower`);
    expect(labels).toHaveLength(Object.entries(own).filter(([id, count]) => count || id === "follower").length);
    expect(shown(copyOf(placePosition)).container.querySelector("[data-own-supply]")).toBeNull();
  });
});

describe("tiles of a small map", () => {
  const contains = (markup: string, family: string) => objectFamilies[family]!.some((member) => markup.includes(`>${member}<`));
  const isDecoration = (family: string) => compositionRules.calm.decoration.includes(family) || /plot|glade/.test(family);
  const families = Object.keys(objectFamilies);

  test.each(tiles.map((tile) => [tile.id, tile] as const))("%s shows areas and marks, but no decoration", (id) => {
    const detailed = tileSvg(id);
    const calm = calmTileSvg(id);
    const marks = families.filter((family) => !isDecoration(family));
    for (const family of marks) expect(contains(calm, family), family).toBe(contains(detailed, family));
    // Marks may contain decoration, such as the well of a village.
    const rest = marks.flatMap((family) => objectFamilies[family]!).reduce((markup, member) => markup.replaceAll(member, ""), calm);
    for (const family of families.filter(isDecoration)) expect(contains(rest, family), family).toBe(false);
    for (const [paving] of compositionRules.calm.colours) expect(calm).not.toContain(paving);
  });

  test("a finished city has a flag", () => {
    const { id, features } = tiles.find((tile) => tile.features.some((feature) => feature.kind === "city" && feature.edges?.length === 1))!;
    const city = features.findIndex((feature) => feature.kind === "city");
    expect(calmTileSvg(id)).not.toContain(compositionRules.flag);
    expect(calmTileSvg(id, 1, [city])).toContain(compositionRules.flag);
  });

  test("only the finished city of a tile has another colour", () => {
    const { id, features } = tiles.find((tile) => tile.features.filter((feature) => feature.kind === "city").length === 2)!;
    const cities = features.flatMap((feature, i) => (feature.kind === "city" ? [i] : []));
    const count = (colour: string, finished: number[]) => calmTileSvg(id, 0, finished).split(`fill='${colour}'`).length - 1;
    const { colours, finished } = compositionRules.calm;
    const usual = colours[0]![1];
    expect(count(finished, [])).toBe(0);
    expect(count(finished, [cities[1]!])).toBeGreaterThan(0);
    expect(count(usual, [cities[1]!])).toBeGreaterThan(0);
    expect(count(usual, cities)).toBe(0);
  });
});

test("a cloister is drawn over the bridge on its tile", () => {
  const fixture = copyOf(placePosition);
  const cloister = tiles.find((tile) => tile.features.some((feature) => feature.kind === "cloister") && buildingsSvg(tile.id, 0, 0))!;
  fixture.view.board = [{ ...fixture.view.board[0]!, tile: cloister.id, bridge: "ew" }];
  fixture.view.figures = [];
  fixture.view.features = [];
  const markup = shown(fixture).container.querySelector(".lights")!.innerHTML.replaceAll('"', "'");
  const position = (drawing: string) => markup.indexOf(drawing.slice(0, 40));
  expect(position(pieceDrawings["bridge-span"]!)).toBeGreaterThanOrEqual(0);
  expect(position(objectFamilies.cloister![0]!)).toBeGreaterThan(position(pieceDrawings["bridge-span"]!));
});

describe("facts about a feature", () => {
  test("vanish when the mouse leaves the map, and stay after a tap", async () => {
    const { container } = shown(copyOf(placePosition));
    const map = container.querySelector(".map-viewport")!;
    await fireEvent.keyDown(document.body, { key: "f" });
    expect(container.querySelector(".feature b")).not.toBeNull();
    await fireEvent.pointerLeave(map, { pointerType: "touch" });
    expect(container.querySelector(".feature b")).not.toBeNull();
    await fireEvent.pointerLeave(map, { pointerType: "mouse" });
    expect(container.querySelector(".feature b")).toBeNull();
    await fireEvent.keyDown(document.body, { key: "f" });
    await fireEvent.pointerMove(container.querySelector(".zoom button")!, { pointerType: "mouse" });
    expect(container.querySelector(".feature b")).toBeNull();
  });
});

describe("the map below other elements", () => {
  const box = (x: number, y: number, width: number, height: number) => () => new DOMRect(x, y, width, height);
  function element(className: string, ...[x, y, width, height]: [number, number, number, number]): HTMLElement {
    const node = document.body.appendChild(document.createElement("div"));
    node.className = className;
    node.getBoundingClientRect = box(x, y, width, height);
    Object.defineProperties(node, { clientWidth: { value: width }, clientHeight: { value: height } });
    return node;
  }

  test("keeps what it shows beside them", () => {
    const map = element("map-viewport", 0, 50, 1000, 700);
    const over = [element("recent-moves", 10, 60, 980, 30), element("prompt", 10, 100, 240, 280), element("prompt", 10, 900, 240, 280)];
    expect(coveredEdges(map)).toMatchObject({ left: 250, top: 40, right: 52, bottom: 0 });
    const view = new PanZoom(0.2, 3, coveredEdges);
    const attached = view.attach(map);
    const area = { left: 250, top: 40, right: 948, bottom: 700 };
    view.fit(0, 0, 500, 500, 3);
    expect(500 * view.scale).toBeCloseTo(area.bottom - area.top);
    expect(view.x + 250 * view.scale).toBeCloseTo((area.left + area.right) / 2);
    // A map that is too large keeps the smallest scale and is centred.
    view.fit(0, 0, 5000, 5000, 1.3, 0.48);
    expect(view.scale).toBe(0.48);
    expect(view.y + 2500 * 0.48).toBeCloseTo((area.top + area.bottom) / 2);
    expect(view.isVisible(2500, 2500)).toBe(true);
    expect(view.isVisible(100, 100)).toBe(false);
    const arrow = view.edgePoint(100, 100)!;
    for (const { left, top, right, bottom } of coveredEdges(map).boxes) expect(arrow.x > left && arrow.x < right && arrow.y > top && arrow.y < bottom).toBe(false);
    // A point beside the prompt can be seen and needs no arrow, although it is at a covered edge.
    expect(view.edgePoint((100 - view.x) / view.scale, (500 - view.y) / view.scale)).toBeNull();
    expect(view.edgePoint((100 - view.x) / view.scale, (200 - view.y) / view.scale)).not.toBeNull();
    view.reveal(0, 0, 100, 100);
    expect(view.x).toBeCloseTo(area.left);
    expect(view.y).toBeCloseTo(area.top);
    // A choice on a tile: its feature is shown whole, and only the part around the tile if it is too long.
    const cornersShown = (left: number, right: number) => [left, right].map((x) => view.isVisible(x, 50, -1));
    view.zoomTo(50, 50, { left: 0, top: 0, right: 100, bottom: 100 }, 1.2, 1.8);
    expect(view.scale).toBe(1.8);
    view.zoomTo(50, 50, { left: 0, top: 0, right: 500, bottom: 100 }, 1.2, 1.8);
    expect(view.scale).toBeCloseTo((area.right - area.left) / 500);
    expect(cornersShown(0, 500)).toEqual([true, true]);
    view.zoomTo(650, 50, { left: -1000, top: 0, right: 700, bottom: 100 }, 1.2, 1.8);
    expect(view.scale).toBe(1.2);
    expect(cornersShown(600, 700)).toEqual([true, true]);
    attached.destroy();
    for (const node of [map, ...over]) node.remove();
  });
});

test("the cells of a choice are those of the roads, cities and cloisters of its tile", () => {
  const board = [0, 1, 2, 3].map((x) => ({ tile: "t", x, y: 0, facing: "north" }));
  const features = [
    { kind: "road", pieces: [[1, 0], [2, 0]] },
    { kind: "city", pieces: [[2, 1], [3, 1]] },
    { kind: "field", pieces: [[0, 2], [1, 2]] },
  ];
  const columns = (x: number) => new Set(featureCells({ board, features } as unknown as CarcassonneView, { x, y: 0 }).map((cell) => cell.x));
  expect(columns(0)).toEqual(new Set([0]));
  expect(columns(1)).toEqual(new Set([1, 2]));
  expect(columns(2)).toEqual(new Set([1, 2, 3]));
  // An empty cell is part of no feature.
  expect(columns(9)).toEqual(new Set([9]));
});

test("the result is split into points during the game and at the end", () => {
  const fixture = copyOf(placePosition);
  fixture.view.score = [40, 31, 12];
  const scored = (player: number, points: number, category: string, final: number): Facts => ({ kind: "scored", player, points, category, final });
  fixture.events = [scored(0, 12, "cities", 0), scored(0, 9, "fields", 1), scored(0, 3, "fields", 1), scored(0, 2, "roads", 1), scored(1, 4, "cities", 1), { kind: "game_over" }];
  const { container } = render(ResultDetails, { props: { table: tableFromFixture(fixture) } });
  const rows = [...container.querySelectorAll("[data-split]")].map((row) => [...row.querySelectorAll("td")].map(plain));
  expect(rows).toEqual([
    ["26", "14 fields 12 roads 2", "40"],
    ["27", "4 cities 4", "31"],
    ["12", "0", "12"],
  ]);
  fixture.events = [scored(0, 12, "cities", 0)];
  expect(render(ResultDetails, { props: { table: tableFromFixture(fixture) } }).container.querySelector("table")).toBeNull();
});

describe("consequences of a tile", () => {
  const isStraightRoad = ({ kind, edges }: TileFacts["features"][number]) => kind === "road" && edges?.includes("e") && edges.includes("w");
  const tile = [...mapById<TileFacts>(tileList).values()].find(({ features }) => features.some(isStraightRoad))!;
  const road = tile.features.findIndex(isStraightRoad);
  /** Straight roads in one row, placed in this order; the consequences of the last one, or of the one in column `at`. */
  const told = (columns: number[], changes: Partial<CarcassonneView["features"][number]> = {}, more: Facts[] = [], at = columns.at(-1)!) => {
    const board = columns.map((x) => ({ tile: tile.id, x, y: 0, facing: "north" }));
    const features = [{ kind: "road", pieces: columns.map((_, i) => [i, road]), ...changes }];
    const placed = { kind: "placed", player: 1, x: at, y: 0 };
    return withConsequences([placed, ...more], { board, features } as unknown as CarcassonneView, parts.tiles).map(({ kind }) => kind);
  };

  test("a road is extended, or several are joined", () => {
    expect(told([0])).toEqual(["placed"]);
    expect(told([0, 1])).toEqual(["placed", "extended_road"]);
    expect(told([0, 2, 1])).toEqual(["placed", "joined_roads"]);
    // Tiles that were placed later do not count.
    expect(told([0, 3, 1, 2], {}, [], 1)).toEqual(["placed", "extended_road"]);
    expect(told([0, 3, 1, 2], {}, [], 3)).toEqual(["placed"]);
  });

  test("nothing is said about completed features, and about those that edges do not explain", () => {
    expect(told([0, 1], {}, [{ kind: "completed", feature: "road" }])).toEqual(["placed", "completed"]);
    expect(told([0, 5])).toEqual(["placed"]);
    expect(told([0, 1], { kind: "field" })).toEqual(["placed"]);
  });
});

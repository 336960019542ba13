/** Tests of the position editor: edits of position texts, and of maps of Carcassonne. */
import { describe, expect, test } from "vitest";
import { PositionText, readCounted, writeCounted } from "../../src/game_page/editor/position_parts.ts";
import { featureSpots, isTile, layTile, placePiece, readMap, readPiece, removePiece, removeTile, turnTile } from "$games/carcassonne/page/map_text.ts";
import type { TileFacts } from "$games/carcassonne/page/game_component_types.ts";

describe("labelled parts", () => {
  const text = new PositionText("players: 3 | active: 2\nhand 0: copper*3 gold\nhand 2:\nturns: 4 4 3 | exact: coins=1\n# a comment\nd at 0,0 north");
  test("are read from lines and bars", () => {
    expect(text.words("hand 0")).toEqual(["copper*3", "gold"]);
    expect([text.has("hand 2"), text.get("hand 2"), text.has("hand 1")]).toEqual([true, "", false]);
    expect(text.number("players", 0)).toBe(3);
    expect(text.lines).toEqual(["d at 0,0 north"]);
  });
  test("an edit keeps the other parts and removes what described them exactly", () => {
    expect(text.with("hand 0", "").toString()).toBe("players: 3\nactive: 2\nhand 0: \nhand 2: \nturns: 4 4 3\nd at 0,0 north");
    expect(text.with("phase", "buy").toString().split("\n").slice(-2)).toEqual(["phase: buy", "d at 0,0 north"]);
  });
  test("fewer players lose their parts, more get zeros", () => {
    expect(text.withPlayers(2).toString()).toBe("players: 2\nactive: 0\nhand 0: copper*3 gold\nturns: 4 4\nd at 0,0 north");
    expect(text.withPlayers(4).get("turns")).toBe("4 4 3 0");
  });
  test("the part at a place of the text is found", () => {
    expect(PositionText.labelAt("players: 2 | hand 0: cooper", 1, 22)).toBe("hand 0");
    expect(PositionText.labelAt("players: 2\nd at 0,0", 2, 1)).toBe("");
    expect(PositionText.labelAt("players: 2", 9, 9)).toBe("");
  });
  test("counts are joined, and empty piles stay where they are wanted", () => {
    expect(writeCounted([...readCounted(["copper*2", "gold"]), { id: "gold", count: 1 }, { id: "curse", count: 0 }])).toBe("copper*2 gold*2");
    expect(writeCounted([{ id: "copper", count: 0 }, { id: "gold", count: 1 }], true)).toBe("copper*0 gold*1");
  });
});

describe("map", () => {
  const start = new PositionText("players: 2\nphase: place\ndraw: e base_u_road_ew\nhand: d\nbase_d_city_n_road_ew at 0,0 north\nred knight on city 0 at 0,0");
  test("a tile that is laid leaves the pile, and the tile in hand is drawn again", () => {
    const laid = layTile(start, { id: "base_u_road_ew", x: 1, y: 0, turns: 1 });
    expect([laid.get("draw"), laid.has("hand"), laid.has("phase")]).toEqual(["d e", false, false]);
    expect(laid.lines[1]).toBe("base_u_road_ew at 1,0 east");
    expect(layTile(start, { id: "base_x_crossing_nesw", x: 1, y: 0, turns: 0 }).get("draw")).toBe("d e base_u_road_ew");
  });
  test("a removed tile goes with its pieces to the end of the pile", () => {
    const removed = removeTile(start, 0, 0);
    expect(removed.lines).toEqual([]);
    expect(removed.get("draw")).toBe("d e base_u_road_ew base_d_city_n_road_ew");
  });
  test("a turned tile loses its pieces; pieces are placed and removed", () => {
    const turned = turnTile(start, 0, 0);
    expect(turned.lines).toEqual(["base_d_city_n_road_ew at 0,0 east"]);
    const tile = readMap(turned.lines).tiles[0]!;
    const placed = placePiece(turned, 1, { words: "big highwayman on road 0", name: ["piece", "big_highwayman"], isOwned: true }, tile);
    expect(placed.lines[1]).toBe("blue big highwayman on road 0 at 0,0");
    expect(readPiece(placed.lines[1]!)).toEqual({ owner: 1, title: "big highwayman", place: "road 0" });
    expect(removePiece(placed, placed.lines[1]!).lines).toEqual(turned.lines);
  });
  test("there is one dragon, but several castles; the count is beside the map", () => {
    const [near, far] = [0, 1].map((x) => ({ id: "base_d_city_n_road_ew", x, y: 0, turns: 0 }));
    const dragon = { words: "dragon", name: ["figure", "dragon"] as [string, string], isSingle: true };
    expect(placePiece(placePiece(start, 0, dragon, near!), 0, dragon, far!).lines.slice(2)).toEqual(["dragon at 1,0"]);
    const castle = { words: "castle on city 0", name: ["feature", "castle"] as [string, string] };
    expect(placePiece(placePiece(start, 0, castle, near!), 0, castle, far!).lines.slice(2)).toEqual(["castle on city 0 at 0,0", "castle on city 0 at 1,0"]);
    const count = placePiece(start, 0, { words: "count in market", name: ["figure", "count"], isSingle: true }, null);
    expect(count.lines.at(-1)).toBe("count in market");
    expect(readPiece("count in market")).toEqual({ owner: -1, title: "count", place: "market" });
    expect(readPiece("dragon at 1,0").title).toBe("dragon");
  });
  test("names of the pile are letters or ids", () => {
    expect([isTile("u", "base_u_road_ew"), isTile("base_u_road_ew", "base_u_road_ew"), isTile("u", "inns_u_x"), isTile("base_e", "base_e_city_n")]).toEqual([true, true, false, true]);
  });
  test("features are numbered among their kind", () => {
    const tile = { features: [{ kind: "field" }, { kind: "road" }, { kind: "field" }, { kind: "river" }] } as TileFacts;
    expect(featureSpots(tile).map(({ kind, number }) => `${kind} ${number}`)).toEqual(["field 0", "road 0", "field 1", "river 0"]);
  });
});

/**
 * Pictures of everything: each tile, card and board is drawn, has on it what the data says, and looks as it did when
 * somebody last looked at it. What a picture looks like is kept as a fingerprint of its drawing in pictures.json, which
 * depends on no font and no browser. After a change that is meant, look at the gallery, then `npm run pictures`.
 */
import { render } from "@testing-library/svelte";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { tileSvg, variantAt } from "$games/carcassonne/page/board/compose.ts";
import { composing, families, figures, pieces } from "$games/carcassonne/page/drawings.ts";
import Figure from "$games/carcassonne/page/board/Figure.svelte";
import type { TileFacts } from "$games/carcassonne/page/types.ts";
import DominionCard from "$games/dominion/page/Card.svelte";
import { drawings } from "$games/dominion/page/drawings.ts";
import type { CardFacts } from "$games/dominion/page/types.ts";
import { words } from "../../src/i18n/words.svelte.ts";
import WonderBoard from "$games/seven_wonders/page/city/Board.svelte";
import { sceneOf, signOf, wonderOf } from "$games/seven_wonders/page/drawings.ts";
import WondersCard from "$games/seven_wonders/page/cards/Card.svelte";
import type { BoardFacts, CardFacts as WonderFacts } from "$games/seven_wonders/page/types.ts";
import madeInPython from "../fixtures/carcassonne/pictures.json";
import tileList from "../fixtures/carcassonne/tiles.json";
import dominionList from "../fixtures/dominion/cards.json";
import boardList from "../fixtures/seven_wonders/boards.json";
import wondersList from "../fixtures/seven_wonders/cards.json";

const FILE = join(__dirname, "pictures.json");
const known = JSON.parse(readFileSync(FILE, "utf8")) as Record<string, string>;
const RENEW = process.env.BASTIDE_PICTURES === "renew";
const found: Record<string, string> = {};

const tiles = tileList as unknown as TileFacts[];
const dominion = dominionList as unknown as CardFacts[];
const wonders = wondersList as unknown as WonderFacts[];
const boards = boardList as unknown as BoardFacts[];

/** The drawing without what is written on it, and without names that the compiler makes up. */
const bare = (markup: string) =>
  markup.replace(/<!--.*?-->/g, "").replace(/ ?svelte-\w+/g, "").replace(/aria-label="[^"]*"/g, "").replace(/>[^<]+</g, "><");
const fingerprint = (markup: string) => createHash("sha256").update(bare(markup)).digest("base64").slice(0, 12);
const times = (markup: string, part: string) => markup.split(part).length - 1;

/** The drawings that are shown there. */
const drawn = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].map((image) => decodeURIComponent(image.getAttribute("src")!).replace("data:image/svg+xml,", ""));

function looksAsBefore(name: string, markup: string): void {
  found[name] = fingerprint(markup);
  if (!RENEW) expect(found[name], `${name} looks different: see the gallery, then npm run pictures`).toBe(known[name]);
}

beforeAll(async () => {
  await words.speak("en");
  await words.need("dominion", "seven_wonders");
  return () => {
    if (RENEW) writeFileSync(FILE, `${JSON.stringify(found, null, 1)}\n`);
    else expect(Object.keys(known).sort()).toEqual(Object.keys(found).sort());
  };
});

describe("tiles", () => {
  test.each(tiles.map((tile, i) => [tile.id, tile, i] as const))("%s", (id, tile, i) => {
    const markup = tileSvg(id);
    looksAsBefore(`tile ${id}`, markup);
    const features = tile.features;
    const sum = (count: (feature: TileFacts["features"][number]) => number) => features.reduce((all, one) => all + count(one), 0);
    const shown = (family: string) => times(markup, `>${families[family]![0]!}<`);
    expect(shown("shield"), "shields").toBe(sum((one) => one.shields ?? 0));
    for (const mark of ["wine", "grain", "cloth", "princess", "cathedral", "inn", "pig_herd"]) {
      expect(shown(mark), mark).toBe(sum((one) => (one.marks ?? []).filter((other) => other === mark).length));
    }
    for (const mark of ["dragon", "portal", "bazaar"]) expect(shown(mark), mark).toBe(Number(tile.marks.includes(mark)));
    for (const kind of ["shrine", "volcano"]) expect(shown(kind), kind).toBe(sum((one) => Number(one.kind === kind)));
    expect(shown("cloister") + shown("abbey"), "cloister").toBe(sum((one) => Number(one.kind === "cloister")));
    // However it lies and whatever is finished on it, it is what Python draws.
    const cities = features.flatMap((one, number) => (one.kind === "city" ? [number] : []));
    const turned = createHash("sha256").update(tileSvg(id, i % 4, (i >> 2) % 4, i % 2 ? cities : [])).digest("hex");
    expect(turned).toBe((madeInPython as Record<string, string>)[id]);
  });

  test("no two are the same", () => {
    expect(new Set(tiles.map(({ id }) => tileSvg(id))).size).toBe(tiles.length);
  });

  test("no two neighbours of one kind are stamped alike", () => {
    const { id } = tiles[1]!;
    for (const [x, y] of [[0, 0], [-3, 5], [7, -2]] as const) {
      const here = tileSvg(id, 0, variantAt(x, y));
      for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) expect(tileSvg(id, 0, variantAt(x + dx, y + dy))).not.toBe(here);
    }
  });

  test("a finished city flies flags and has lit its windows", () => {
    const { id } = tiles.find(({ features: [first] }) => first?.kind === "city" && first.edges?.length === 1)!;
    expect(times(tileSvg(id), composing.flag)).toBe(0);
    expect(times(tileSvg(id, 0, 0, [0]), composing.flag)).toBeGreaterThan(0);
    expect(times(tileSvg(id, 0, 0, [0]), composing.panes[1])).toBeGreaterThan(times(tileSvg(id), composing.panes[1]));
  });
});

describe("figures", () => {
  test.each(Object.keys(figures))("%s", (figure) => {
    const shown = [0, 1].map((seat) => render(Figure, { props: { figure, seat } }).container);
    looksAsBefore(`figure ${figure}`, shown[0]!.innerHTML);
    // Whose it is is told by its colour and by the sign on it.
    for (const whose of ["color", "d"]) {
      const told = shown.map((one) => (whose === "color" ? one.querySelector(".figure") : [...one.querySelectorAll("path")].at(-1))?.getAttribute(whose));
      expect(new Set(told).size, whose).toBe(2);
      expect(told).not.toContain(null);
    }
  });

  test.each(Object.keys(pieces))("%s", (piece) => looksAsBefore(`piece ${piece}`, pieces[piece]!));
});

describe("Dominion", () => {
  test.each(dominion.map((card) => [card.id, card] as const))("%s", (id, card) => {
    const { container } = render(DominionCard, { props: { card } });
    looksAsBefore(`dominion ${id}`, container.innerHTML);
    expect(container.querySelector(".cost")!.textContent).toBe(String(card.cost));
    expect(container.querySelector("h3")!.textContent).toBe(words.say(`dominion-card-${id}`));
    expect(container.querySelector("p")!.textContent!.length).toBeGreaterThan(5);
    expect(container.querySelector(".types")!.textContent!.split(" · ")).toHaveLength(card.types.length);
    const scene = decodeURIComponent(container.querySelector(".picture img")!.getAttribute("src")!);
    expect(scene).toBe(`data:image/svg+xml,${drawings[id]}`);
  });
});

describe("7 Wonders", () => {
  test.each(wonders.map((card) => [card.id, card] as const))("%s", (id, card) => {
    const { container } = render(WondersCard, { props: { card } });
    looksAsBefore(`seven_wonders ${id}`, container.innerHTML);
    expect(container.querySelector("article")!.dataset.colour).toBe(card.colour);
    expect(drawn(container, ".scene > img")).toEqual([sceneOf(card.name)]);
    // Every unit by itself, in the order in which they are printed; then what it is free after.
    const units = Object.entries(card.cost.resources).flatMap(([resource, count]) => Array<string>(count).fill(resource));
    const cost = [...(card.cost.coins ? ["coin"] : []), ...units, ...(card.chain.needs ? [card.chain.needs] : [])];
    expect(drawn(container, ".cost img")).toEqual(cost.map(signOf));
    expect(drawn(container, ".gives img")).toEqual(card.chain.gives.map(signOf));
    expect(container.querySelectorAll(".band img, .band .square").length).toBeGreaterThan(0);
    expect(container.querySelector("h3")!.textContent).toBe(words.say(`seven_wonders-card-${id}`));
    expect(container.querySelector("p")!.textContent!.length).toBeGreaterThan(5);
  });

  test.each(boards.flatMap((board) => (["day", "night"] as const).map((side) => [`${board.id} ${side}`, board, side] as const)))("%s", (name, board, side) => {
    const { container } = render(WonderBoard, { props: { board, side } });
    looksAsBefore(`board ${name}`, container.innerHTML);
    const stages = [...container.querySelectorAll(".stages li")];
    expect(stages).toHaveLength(board.sides[side].length);
    // The Wonder grows with every stage, and is drawn for each.
    const grown = [0, ...stages.map((_, stage) => stage + 1)].map((built) => wonderOf(board.id, side, built));
    expect(new Set(grown.filter(Boolean)).size).toBe(stages.length + 1);
    for (const stage of stages) expect(stage.querySelectorAll(".effect img, .effect .square").length).toBeGreaterThan(0);
  });
});

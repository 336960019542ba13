/** Tests of component pictures: every tile, card and board matches its data and the Python composition. */
import { render } from "@testing-library/svelte";
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { tileSvg, variantAt } from "$games/carcassonne/page/board/tile_svg.ts";
import { compositionRules, objectFamilies, meepleDrawings } from "$games/carcassonne/page/drawing_data.ts";
import Meeple from "$games/carcassonne/page/board/Meeple.svelte";
import type { TileFacts } from "$games/carcassonne/page/game_component_types.ts";
import DominionCard from "$games/dominion/page/DominionCard.svelte";
import { cardPictures } from "$games/dominion/page/card_pictures.ts";
import type { CardFacts } from "$games/dominion/page/game_component_types.ts";
import { translator } from "../../src/i18n/translator.svelte.ts";
import WonderBoard from "$games/seven_wonders/page/city/WonderBoard.svelte";
import { cardScene, emblemSvg, wonderSvg } from "$games/seven_wonders/page/game_pictures.ts";
import WondersCard from "$games/seven_wonders/page/cards/WondersCard.svelte";
import type { BoardFacts, CardFacts as WonderFacts } from "$games/seven_wonders/page/game_component_types.ts";
import madeInPython from "../fixtures/carcassonne/pictures.json";
import wondersInPython from "../fixtures/seven_wonders/pictures.json";
import tileList from "../fixtures/carcassonne/tiles.json";
import dominionList from "../fixtures/dominion/cards.json";
import boardList from "../fixtures/seven_wonders/boards.json";
import wondersList from "../fixtures/seven_wonders/cards.json";

const tiles = tileList as unknown as TileFacts[];
const dominion = dominionList as unknown as CardFacts[];
const wonders = wondersList as unknown as WonderFacts[];
const boards = boardList as unknown as BoardFacts[];

const digest = (text: string) => createHash("sha256").update(text).digest("hex");
const times = (markup: string, part: string) => markup.split(part).length - 1;

/** Sources of the images below a selector. */
const drawn = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].map((image) => decodeURIComponent(image.getAttribute("src")!).replace("data:image/svg+xml,", ""));

beforeAll(async () => {
  await translator.setLanguage("en");
  await translator.loadCatalogues("dominion", "seven_wonders");
});

describe("tiles", () => {
  test.each(tiles.map((tile, i) => [tile.id, tile, i] as const))("%s", (id, tile, i) => {
    const markup = tileSvg(id);
    const features = tile.features;
    const sum = (count: (feature: TileFacts["features"][number]) => number) => features.reduce((all, one) => all + count(one), 0);
    const shown = (family: string) => times(markup, `>${objectFamilies[family]![0]!}<`);
    expect(shown("shield"), "shields").toBe(sum((one) => one.shields ?? 0));
    for (const mark of ["wine", "grain", "cloth", "princess", "cathedral", "inn", "pig_herd"]) {
      expect(shown(mark), mark).toBe(sum((one) => (one.marks ?? []).filter((other) => other === mark).length));
    }
    for (const mark of ["dragon", "portal", "bazaar"]) expect(shown(mark), mark).toBe(Number(tile.marks.includes(mark)));
    for (const kind of ["shrine", "volcano"]) expect(shown(kind), kind).toBe(sum((one) => Number(one.kind === kind)));
    expect(shown("cloister") + shown("abbey"), "cloister").toBe(sum((one) => Number(one.kind === "cloister")));
    // In every orientation and with finished cities, it equals the Python drawing.
    const cities = features.flatMap((one, number) => (one.kind === "city" ? [number] : []));
    expect(digest(tileSvg(id, i % 4, (i >> 2) % 4, i % 2 ? cities : []))).toBe((madeInPython as Record<string, string>)[id]);
  });

  test("are all different", () => {
    expect(new Set(tiles.map(({ id }) => tileSvg(id))).size).toBe(tiles.length);
  });

  test("differ from equal neighbours by their variant", () => {
    const { id } = tiles[1]!;
    for (const [x, y] of [[0, 0], [-3, 5], [7, -2]] as const) {
      const here = tileSvg(id, 0, variantAt(x, y));
      for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) expect(tileSvg(id, 0, variantAt(x + dx, y + dy))).not.toBe(here);
    }
  });

  test("with a finished city have flags and lit windows", () => {
    const { id } = tiles.find(({ features: [first] }) => first?.kind === "city" && first.edges?.length === 1)!;
    expect(times(tileSvg(id), compositionRules.flag)).toBe(0);
    expect(times(tileSvg(id, 0, 0, [0]), compositionRules.flag)).toBeGreaterThan(0);
    expect(times(tileSvg(id, 0, 0, [0]), compositionRules.panes[1])).toBeGreaterThan(times(tileSvg(id), compositionRules.panes[1]));
  });
});

describe("meeples", () => {
  test.each(Object.keys(meepleDrawings))("%s", (figure) => {
    const shown = [0, 1].map((seat) => render(Meeple, { props: { figure, seat } }).container);
    // Colour and mark show the owner.
    for (const whose of ["color", "d"]) {
      const told = shown.map((one) => (whose === "color" ? one.querySelector(".figure") : [...one.querySelectorAll("path")].at(-1))?.getAttribute(whose));
      expect(new Set(told).size, whose).toBe(2);
      expect(told).not.toContain(null);
    }
  });
});

describe("Dominion", () => {
  test.each(dominion.map((card) => [card.id, card] as const))("%s", (id, card) => {
    const { container } = render(DominionCard, { props: { card } });
    expect(container.querySelector(".cost")!.textContent).toBe(String(card.cost));
    expect(container.querySelector("h3")!.textContent).toBe(translator.translate(`dominion-card-${id}`));
    expect(container.querySelector("p")!.textContent!.length).toBeGreaterThan(5);
    expect(container.querySelector(".types")!.textContent!.split(" · ")).toHaveLength(card.types.length);
    const scene = decodeURIComponent(container.querySelector(".picture img")!.getAttribute("src")!);
    expect(scene).toBe(`data:image/svg+xml,${cardPictures[id]}`);
  });

  test("a card without a picture shows the generic one", () => {
    const { container } = render(DominionCard, { props: { card: { ...dominion[0]!, id: "without_picture" } } });
    expect(drawn(container, ".picture img")).toEqual([cardPictures.generic]);
  });
});

describe("7 Wonders", () => {
  test.each(wonders.map((card) => [card.id, card] as const))("%s", (id, card) => {
    const { container } = render(WondersCard, { props: { card } });
    expect(container.querySelector("article")!.dataset.colour).toBe(card.colour);
    expect(drawn(container, ".scene > img")).toEqual([cardScene(card.name)]);
    // Single units in printed order, then the chain symbol.
    const units = Object.entries(card.cost.resources).flatMap(([resource, count]) => Array<string>(count).fill(resource));
    const cost = [...(card.cost.coins ? ["coin"] : []), ...units, ...(card.chain.needs ? [card.chain.needs] : [])];
    expect(drawn(container, ".cost img")).toEqual(cost.map(emblemSvg));
    expect(drawn(container, ".gives img")).toEqual(card.chain.gives.map(emblemSvg));
    expect(container.querySelectorAll(".band img, .band .square").length).toBeGreaterThan(0);
    expect(container.querySelector("h3")!.textContent).toBe(translator.translate(`seven_wonders-card-${id}`));
    expect(container.querySelector("p")!.textContent!.length).toBeGreaterThan(5);
  });

  test.each(boards.flatMap((board) => (["day", "night"] as const).map((side) => [board.id, side, board] as const)))("%s %s", (id, side, board) => {
    const { container } = render(WonderBoard, { props: { board, side } });
    const stages = [...container.querySelectorAll(".stages li")];
    expect(stages).toHaveLength(board.sides[side].length);
    // The Wonder grows with every stage and equals the Python drawing.
    const grown = [0, ...stages.map((_, stage) => stage + 1)].map((built) => wonderSvg(id, side, built));
    grown.forEach((svg, built) => expect(digest(svg)).toBe((wondersInPython as Record<string, string>)[`${id} ${side} ${built}`]));
    expect(new Set(grown.filter(Boolean)).size).toBe(stages.length + 1);
    for (const stage of stages) expect(stage.querySelectorAll(".effect img, .effect .square").length).toBeGreaterThan(0);
  });
});

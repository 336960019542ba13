/** Tests of the game tables with real positions: every action can be chosen, and pickers send the right one. */
import { fireEvent, render } from "@testing-library/svelte";
import { tick, type Component } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { actionSpots } from "$games/carcassonne/page/board/action_spots.ts";
import CarcassonneTable from "$games/carcassonne/page/table/CarcassonneTable.svelte";
import type { CarcassonneView, TileFacts } from "$games/carcassonne/page/game_component_types.ts";
import { describePlace } from "$games/carcassonne/page/place_descriptions.ts";
import type { DominionView } from "$games/dominion/page/game_component_types.ts";
import DominionTable from "$games/dominion/page/table/DominionTable.svelte";
import EmptyPiles from "$games/dominion/page/table/EmptyPiles.svelte";
import { actionLabel, decisionText } from "../../src/game_page/action_texts.ts";
import GameLog from "../../src/table_view/GameLog.svelte";
import type { ActionInfo, Facts } from "../../src/base/server_message_types.ts";
import { translator } from "../../src/i18n/translator.svelte.ts";
import { actionSummary } from "$games/seven_wonders/page/table/action_summary.ts";
import WondersTable from "$games/seven_wonders/page/table/WondersTable.svelte";
import tiles from "../fixtures/carcassonne/tiles.json";
import dominionCards from "../fixtures/dominion/cards.json";
import boards from "../fixtures/seven_wonders/boards.json";
import wondersCards from "../fixtures/seven_wonders/cards.json";
import { mapById, tableFromFixture, type Fixture } from "../fixture_table.ts";

const POSITIONS = import.meta.glob<Fixture>("../fixtures/*/*.json", { eager: true, import: "default" });
const position = (name: string): Fixture => POSITIONS[`../fixtures/${name}.json`]!;
const positions = Object.entries(POSITIONS).filter(([, fixture]) => !Array.isArray(fixture) && "view" in fixture);

const TABLES: Record<string, { Table: Component<Record<string, unknown>>; parts: unknown }> = {
  dominion: { Table: DominionTable as unknown as Component<Record<string, unknown>>, parts: { cards: mapById(dominionCards) } },
  seven_wonders: { Table: WondersTable as unknown as Component<Record<string, unknown>>, parts: { cards: mapById(wondersCards), boards: mapById(boards) } },
  carcassonne: { Table: CarcassonneTable as unknown as Component<Record<string, unknown>>, parts: { tiles: mapById(tiles) } },
};

/** Id of a message, or a variable without a value. */
const MISSING_MESSAGE = /(web|dominion|carcassonne|seven_wonders|word|server)-[a-z]+|\{ ?\$/;

/** Table model with place descriptions. */
function withWords(fixture: Fixture) {
  const table = tableFromFixture(fixture);
  return fixture.game === "carcassonne" ? { ...table, describePlace: (facts: Facts) => describePlace(facts, table, mapById<TileFacts>(tiles)) } : table;
}

function show(fixture: Fixture) {
  const table = tableFromFixture(fixture);
  const { Table, parts } = TABLES[fixture.game]!;
  return { table, ...render(Table, { props: { table, parts } }) };
}

beforeAll(async () => {
  await translator.setLanguage("en");
  await translator.loadCatalogues("dominion", "seven_wonders", "carcassonne", "server");
});

describe.each(positions)("%s", (_, fixture) => {
  test("every legal action has a labelled button that sends it", async () => {
    const { table, container } = show(fixture);
    if (!table.decision) return;
    for (const info of table.decision.actions) {
      await fireEvent.keyDown(document.body, { key: "a" });
      const button = container.querySelector<HTMLButtonElement>(`[data-choice="${info.notation}"]`);
      expect(button?.textContent!.trim(), info.notation).toBeTruthy();
      if (info.meaning.do !== "done") expect(button!.textContent!.trim()).toBe(actionLabel(withWords(fixture), info));
      await fireEvent.click(button!);
      expect(table.done.at(-1)).toBe(info.action);
      expect(container.querySelector("[data-choice]")).toBeNull();
    }
  });
});

test("all positions follow a change of the language, without a missing message", { timeout: 600_000 }, async () => {
  // Together, because a change of the language reads all catalogues.
  const shown = positions.map(([name, fixture]) => {
    const { table, container } = show(fixture);
    return { name, containers: [container, render(GameLog, { props: { table } }).container] };
  });
  let before: string[] = [];
  for (const language of ["he", "de", "cs", "en"] as const) {
    await translator.setLanguage(language);
    await tick();
    const texts = shown.map(({ containers }) => containers.map((container) => container.textContent).join("\n"));
    shown.forEach(({ name }, i) => {
      expect(texts[i], `${name} ${language}`).not.toMatch(MISSING_MESSAGE);
      expect(texts[i], `${name} ${language}`).not.toBe(before[i]);
    });
    expect(document.body.textContent).not.toMatch(MISSING_MESSAGE);
    before = texts;
  }
});

describe("Dominion", () => {
  test("a click buys a pile, if that is legal", async () => {
    const { table, container } = show(position("dominion/start"));
    const copper = table.decision!.actions.find((info) => info.notation === "buy copper")!;
    await fireEvent.click(container.querySelector('[data-pile="copper"]')!);
    expect(table.done).toEqual([copper.action]);
    await fireEvent.click(container.querySelector('[data-pile="province"]')!);
    expect(table.done).toEqual([copper.action]);
    expect(container.querySelector('[data-pile="province"]')!.getAttribute("aria-disabled")).toBe("true");
  });

  test("several picked cards are sent together", async () => {
    const fixture = structuredClone(position("dominion/start"));
    const hand = (fixture.view as { sides: { hand?: string[] }[] }).sides[fixture.you]!.hand!;
    fixture.decision = {
      player: fixture.you, kind: "trash", source: "chapel", least: 0, most: 4, about: { card: "chapel" },
      actions: [
        { action: 0, notation: "done", meaning: { do: "done" } },
        { action: 203, notation: "trash copper", meaning: { do: "trash", card: "copper", place: "hand" } },
        { action: 207, notation: "trash estate", meaning: { do: "trash", card: "estate", place: "hand" } },
      ],
    };
    expect(hand).toContain("copper");
    const { table, container } = show(fixture);
    const coppers = [...container.querySelectorAll('[data-hand="copper"]')];
    await fireEvent.click(coppers[0]!);
    await fireEvent.click(coppers[1]!);
    await fireEvent.click(container.querySelector('[data-hand="estate"]')!);
    await fireEvent.click(coppers[1]!); // deselected
    expect(table.done).toEqual([]);
    await fireEvent.click(container.querySelector('[data-action="confirm"]')!);
    expect(table.picked).toEqual([[203, 207]]);
  });

  test("cards are discarded in the order of picking", async () => {
    const fixture = structuredClone(position("dominion/start"));
    const side = (fixture.view as { sides: { hand?: string[] }[] }).sides[fixture.you]!;
    side.hand = ["copper", "copper", "province"];
    fixture.decision = {
      player: fixture.you, kind: "discard", source: "militia", least: 2, most: 2, about: { card: "militia" },
      actions: [
        { action: 103, notation: "discard copper", meaning: { do: "discard", card: "copper", place: "hand" } },
        { action: 109, notation: "discard province", meaning: { do: "discard", card: "province", place: "hand" } },
      ],
    };
    const { table, container } = show(fixture);
    await fireEvent.click(container.querySelector('[data-hand="province"]')!);
    await fireEvent.click(container.querySelector('[data-hand="copper"]')!);
    await fireEvent.click(container.querySelector('[data-action="confirm"]')!);
    expect(table.picked).toEqual([[109, 103]]);
  });

  test("an illegal number of cards cannot be sent", async () => {
    const fixture = structuredClone(position("dominion/start"));
    const side = (fixture.view as { sides: { hand?: string[] }[] }).sides[fixture.you]!;
    side.hand = ["copper", "copper", "estate"];
    fixture.decision = {
      player: fixture.you, kind: "discard", source: "vault", least: 2, most: 2, about: { card: "vault" },
      actions: [
        { action: 0, notation: "done", meaning: { do: "done" } },
        { action: 103, notation: "discard copper", meaning: { do: "discard", card: "copper", place: "hand" } },
        { action: 107, notation: "discard estate", meaning: { do: "discard", card: "estate", place: "hand" } },
      ],
    };
    const { table, container } = show(fixture);
    const send = container.querySelector<HTMLButtonElement>('[data-action="confirm"]')!;
    expect(send.disabled).toBe(false);
    await fireEvent.click(container.querySelector('[data-hand="estate"]')!);
    expect(send.disabled).toBe(true);
    await fireEvent.click(container.querySelector('[data-hand="estate"]')!);
    await fireEvent.click(send);
    expect(table.picked).toEqual([[]]);
  });

  test("trashed Treasures are offered as cards, not in the supply", async () => {
    const fixture = structuredClone(position("dominion/start"));
    fixture.decision = {
      player: fixture.you, kind: "gain_trashed", source: "thief", least: 0, most: 2, about: { card: "thief" },
      actions: [
        { action: 0, notation: "done", meaning: { do: "done" } },
        { action: 303, notation: "gain copper", meaning: { do: "gain", card: "copper", place: "trash" } },
      ],
    };
    const { table, container } = show(fixture);
    expect(container.querySelector('[data-pile="copper"]')!.classList.contains("open")).toBe(false);
    await fireEvent.click(container.querySelector('.answers [data-action="gain copper"]')!);
    expect(table.done).toEqual([303]);
  });

  test("the shortcut t plays all Treasures, but not in text fields", async () => {
    const { table } = show(position("dominion/start"));
    const all = table.decision!.actions.find((info) => info.meaning.do === "play_treasures")!;
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "t" });
    await fireEvent.keyDown(document.body, { key: "t", ctrlKey: true });
    expect(table.done).toEqual([]);
    await fireEvent.keyDown(document.body, { key: "t" });
    expect(table.done).toEqual([all.action]);
  });
});

describe("7 Wonders", () => {
  test("a card is picked, then its action", async () => {
    const { table, container } = show(position("seven_wonders/card"));
    const sell = table.decision!.actions.find((info) => info.meaning.do === "sell")!;
    await fireEvent.click(container.querySelector(`[data-hand="${String(sell.meaning.card)}"]`)!);
    await fireEvent.click(container.querySelector(`[data-action="${sell.notation}"]`)!);
    expect(table.done).toEqual([sell.action]);
  });

  test("the cheapest payment is primary, and payments beyond one other are folded", async () => {
    const fixture = structuredClone(position("seven_wonders/card"));
    const { actions } = fixture.decision as { actions: ActionInfo[] };
    const card = (fixture.view as { hands: { cards: string[] }[] }).hands[fixture.you]!.cards[0]!;
    const pay = (action: number, left: number): ActionInfo => ({ action, notation: `pay ${left}`, meaning: { do: "build", card, bank: 0, left, right: 0, left_resources: ["wood"], right_resources: [] } });
    (fixture.decision as { actions: ActionInfo[] }).actions = [...actions.filter((info) => info.meaning.do === "sell"), ...[5, 2, 7, 4, 3, 6].map((coins, i) => pay(9000 + i, coins))];
    const { table, container } = show(fixture);
    await fireEvent.click(container.querySelector(`[data-hand="${card}"]`)!);
    const seen = (selector: string) => [...container.querySelectorAll(selector)].map((button) => button.getAttribute("data-action"));
    expect(seen('.primary[data-action^="pay"]')).toEqual(["pay 2"]);
    expect(seen('.answers > .quiet[data-action^="pay"]')).toEqual(["pay 3"]);
    expect(seen("details .quiet")).toEqual(["pay 4", "pay 5", "pay 6", "pay 7"]);
    expect(container.querySelector("details")!.open).toBe(false);
    expect(container.querySelector("summary")!.textContent).toContain("4");
    await fireEvent.keyDown(document.body, { key: "b" });
    expect(table.done).toEqual([9001]);
  });

  test("hand cards show whether they can be built", () => {
    const { table, container } = show(position("seven_wonders/card"));
    for (const card of container.querySelectorAll("[data-hand]")) {
      const builds = table.decision!.actions.filter((info) => info.meaning.do === "build" && info.meaning.card === card.getAttribute("data-hand"));
      expect(card.querySelector(".state")!.classList.contains("no")).toBe(builds.length === 0);
    }
  });

  test("equal cards are picked separately", async () => {
    const fixture = structuredClone(position("seven_wonders/card"));
    const hand = (fixture.view as { hands: { cards: string[] | null }[] }).hands[fixture.you]!;
    const first = hand.cards![0]!;
    hand.cards = [first, ...hand.cards!];
    const { container } = show(fixture);
    const copies = [...container.querySelectorAll<HTMLElement>(`[data-hand="${first}"]`)];
    expect(copies).toHaveLength(2);
    await fireEvent.click(copies[1]!);
    expect(copies.map((copy) => copy.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  });

  test("the side of the board is chosen on its picture", async () => {
    const { table, container } = show(position("seven_wonders/side"));
    const night = table.decision!.actions.find((info) => info.meaning.side === "night")!;
    const button = container.querySelector(`[data-action="${night.notation}"]`)!;
    expect(button.querySelectorAll(".stages li").length).toBeGreaterThan(1);
    await fireEvent.click(button);
    expect(table.done).toEqual([night.action]);
  });

  test("cities mark their last moves", () => {
    const fixture = position("seven_wonders/card");
    const { container } = show(fixture);
    const moves = (fixture.view as { moves: { do: string; left: number; right: number }[] }).moves;
    moves.forEach((move, seat) => {
      const city = container.querySelector(`[data-city="${seat}"]`)!;
      expect(!!city.querySelector(".move"), `seat ${seat}`).toBe(move.do === "sell" || move.left + move.right > 0);
      expect(!!city.querySelector(".fresh"), `seat ${seat}`).toBe(move.do === "stage");
      expect(!!city.querySelector(".last"), `seat ${seat}`).toBe(move.do === "build");
    });
  });
});

/** Actions without a place. */
const NOWHERE = ["none", "draw", "bring_nobody", "send_nobody", "count_stays", "wagon_home"];

describe("Carcassonne", () => {
  test("a tile is placed in every legal orientation of a cell", async () => {
    const { table, container } = show(position("carcassonne/place"));
    const places = table.decision!.actions;
    const key = `${places[0]!.meaning.x},${places[0]!.meaning.y}`;
    const ways = places.filter((info) => `${info.meaning.x},${info.meaning.y}` === key).map((info) => info.action);
    const cell = container.querySelector(`[data-cell="${key}"]`)!;
    const laid: number[] = [];
    await fireEvent.click(cell);
    for (let i = 0; i < ways.length; i++) {
      await fireEvent.click(container.querySelector('[data-action="lay"]')!);
      laid.push(table.done.at(-1)!);
      await fireEvent.click(cell);
    }
    expect(new Set(laid)).toEqual(new Set(ways));
  });

  test("spots for meeples are on the placed tile, by kind of meeple", async () => {
    const { table, container } = show(position("carcassonne/figure"));
    const figures = table.decision!.actions.filter((info) => info.meaning.do === "figure");
    const { x, y } = table.decision!.about as { x: number; y: number };
    const offered: string[] = [];
    for (const group of container.querySelectorAll<HTMLElement>("[data-group]")) {
      await fireEvent.click(group);
      expect(group.getAttribute("aria-pressed")).toBe("true");
      for (const spot of container.querySelectorAll<HTMLElement>("[data-spot]")) {
        offered.push(spot.dataset.spot!);
        expect(Math.abs(parseFloat(spot.style.left) + 20 - (x * 100 + 50))).toBeLessThan(60);
        expect(Math.abs(parseFloat(spot.style.top) + 20 - (-y * 100 + 50))).toBeLessThan(60);
      }
    }
    expect(offered.sort()).toEqual(figures.map((info) => info.notation).sort());
    const spot = container.querySelector<HTMLElement>("[data-spot]")!;
    await fireEvent.click(spot);
    expect(table.done).toEqual([table.decision!.actions.find((info) => info.notation === spot.dataset.spot)!.action]);
  });

  test.each(["dragon", "princess", "portal", "wagon", "source", "carcassonne", "count", "redeploy", "going"])(
    "the actions of %s have distinct spots on the map",
    (kind) => {
      const fixture = position(`carcassonne/${kind}`);
      const { table } = show(fixture);
      const spots = actionSpots(table.decision, table.view as unknown as CarcassonneView, mapById<TileFacts>(tiles), table.you);
      const placed = table.decision!.actions.filter((info) => !NOWHERE.includes(String(info.meaning.do)));
      expect(placed.length).toBeGreaterThan(0);
      expect(spots.map((spot) => spot.info)).toEqual(placed);
      const places = spots.map((spot) => `${spot.group} ${spot.at.x} ${spot.at.y}`);
      expect(new Set(places).size).toBe(places.length);
    },
  );

  test("a bid is chosen with buttons and sent", async () => {
    const fixture = position("carcassonne/bidding");
    const { table, container, getByLabelText } = show(fixture);
    const bids = table.decision!.actions.filter((info) => info.meaning.do === "bid");
    await fireEvent.click(getByLabelText("more"));
    await fireEvent.click(getByLabelText("more"));
    await fireEvent.click(container.querySelector(`[data-action="${bids[2]!.notation}"]`)!);
    expect(table.done).toEqual([bids[2]!.action]);
  });

  test("dead cells are crossed out if aids are allowed", () => {
    const fixture = structuredClone(position("carcassonne/place"));
    (fixture.view as { dead: number[][] }).dead = [[7, 7], [8, 8]];
    expect(show(fixture).container.querySelectorAll(".dead")).toHaveLength(2);
    const table = { ...tableFromFixture(fixture), aids: false };
    expect(render(CarcassonneTable, { props: { table, parts: { tiles: mapById<TileFacts>(tiles) } } }).container.querySelectorAll(".dead")).toHaveLength(0);
  });

  test("a highlighted log line highlights its feature", () => {
    const fixture = position("carcassonne/place");
    const view = fixture.view as unknown as CarcassonneView;
    const figure = view.figures.find((one) => one.feature === "city" || one.feature === "field" || one.feature === "road")!;
    const whole = view.features!.find((feature) => feature.figures.includes(view.figures.indexOf(figure)))!;
    const table = { ...tableFromFixture(fixture), highlighted: { kind: "deployed", x: figure.x, y: figure.y, feature: figure.feature, number: figure.number } };
    const { container } = render(CarcassonneTable, { props: { table, parts: { tiles: mapById<TileFacts>(tiles) } } });
    expect(container.querySelectorAll(".lights > g[opacity='0.5'] > g")).toHaveLength(whole.pieces.length);
    expect(container.querySelectorAll(".marked.pointed")).toHaveLength(1);
    expect(container.querySelector(".feature")!.textContent).toMatch(new RegExp(`Player \\W*${Number(Object.keys(whole.value)[0]) + 1}`));
  });

  test("the tile follows the pointer; a click fixes it, a second places it", async () => {
    const { table, container } = show(position("carcassonne/place"));
    const [first, other] = [...container.querySelectorAll<HTMLElement>("[data-cell]")];
    const ghosts = () => [...container.querySelectorAll(".cell .ghost")].map((ghost) => ghost.closest<HTMLElement>(".cell")!.dataset.cell);
    await fireEvent.pointerEnter(first!);
    expect(ghosts()).toEqual([first!.dataset.cell]);
    await fireEvent.pointerLeave(first!);
    await fireEvent.pointerEnter(other!);
    expect(ghosts()).toEqual([other!.dataset.cell]);
    expect(container.querySelector('[data-action="lay"]')).toBeNull();
    await fireEvent.click(other!);
    expect(container.querySelector('[data-action="lay"]')).not.toBeNull();
    // The cell is fixed: the pointer may leave, and nothing was sent.
    await fireEvent.pointerLeave(other!);
    await fireEvent.pointerEnter(first!);
    expect(ghosts()).toEqual([other!.dataset.cell]);
    expect(table.done).toEqual([]);
    await fireEvent.click(other!);
    const laid = table.decision!.actions.find((info) => info.action === table.done[0])!;
    expect(`${laid.meaning.x},${laid.meaning.y}`).toBe(other!.dataset.cell);
  });

  test("Enter does not place a tile that is not fixed", async () => {
    const { table, container } = show(position("carcassonne/place"));
    await fireEvent.pointerEnter(container.querySelector("[data-cell]")!);
    await fireEvent.keyDown(document.body, { key: "Enter" });
    expect(table.done).toEqual([]);
  });

  test("arrow keys, r and Enter place a tile", async () => {
    const { table, container } = show(position("carcassonne/place"));
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(container.querySelectorAll(".cell.chosen")).toHaveLength(1);
    await fireEvent.keyDown(document.body, { key: "r" });
    await fireEvent.keyDown(document.body, { key: "Enter" });
    expect(table.done).toHaveLength(1);
    expect(table.decision!.actions.map((info) => info.action)).toContain(table.done[0]);
  });
});

describe("actions in the sheet of a card", () => {
  test.each(["he", "de", "cs", "en"])("short labels in %s are distinct and complete", async (language) => {
    await translator.setLanguage(language);
    const asked = positions.filter(([, { game }]) => game === "seven_wonders").map(([name, fixture]) => ({ name, decision: withWords(fixture).decision }));
    expect(asked.some(({ decision }) => decision?.kind === "card")).toBe(true);
    for (const { name, decision } of asked.filter(({ decision }) => decision?.kind === "card")) {
      const { actions } = decision!;
      for (const card of new Set(actions.map(({ meaning }) => meaning.card))) {
        const labels = actions.filter(({ meaning }) => meaning.card === card).map(actionSummary);
        expect(new Set(labels).size, `${name} ${String(card)}: ${labels.join("; ")}`).toBe(labels.length);
        for (const label of labels) expect(label).not.toMatch(MISSING_MESSAGE);
      }
    }
  });
});

describe("place descriptions", () => {
  const asked = positions.filter(([, { game, decision }]) => game === "carcassonne" && decision);
  /** Two numbers with a comma between them. */
  const COORDINATES = /-?\d+[^\p{L}\d]{0,3},[^\p{L}\d]{0,4}-?\d+/u;

  test.each(["he", "de", "cs", "en"])("labels in %s are distinct and without coordinates", async (language) => {
    await translator.setLanguage(language);
    for (const [name, fixture] of asked) {
      const table = withWords(fixture);
      const labels = table.decision!.actions.map((info) => actionLabel(table, info));
      for (const text of [...labels, decisionText(table.game, table.decision!)]) expect(text, name).not.toMatch(COORDINATES);
      expect(new Set(labels).size, name).toBe(labels.length);
    }
  });

  test("free cells are described by their neighbours", () => {
    const { container } = show(position("carcassonne/place"));
    const cells = [...container.querySelectorAll<HTMLElement>("[data-cell]")];
    expect(cells.length).toBeGreaterThan(1);
    for (const cell of cells) expect(cell.getAttribute("aria-label")).toMatch(/^[\u2068\u200e]*(north|east|south|west) of/);
  });
});

test.each([
  { name: "nothing is near", supply: {}, empties: 1, near: false },
  { name: "one Province is left", supply: { province: 1 }, empties: 0, near: true },
  { name: "two Provinces are left", supply: { province: 2 }, empties: 0, near: false },
  { name: "two piles are empty and another has one card", supply: { moat: 1 }, empties: 2, near: true },
  { name: "two piles are empty and the others have more", supply: {}, empties: 2, near: false },
  { name: "one pile is empty and another has one card", supply: { moat: 1 }, empties: 1, near: false },
])("Dominion warns of the end if $name", ({ supply, empties, near }) => {
  const view = { supply: { copper: 40, province: 8, ...supply }, empties, empties_to_end: 3, setup: { colony: false } } as unknown as DominionView;
  const { container } = render(EmptyPiles, { props: { view } });
  expect(container.querySelectorAll("i.empty").length).toBe(empties);
  expect(container.querySelectorAll("i").length).toBe(3);
  expect(container.querySelector("button")!.classList.contains("near")).toBe(near);
  expect(container.textContent!.includes(translator.translate("dominion-page-end-near"))).toBe(near);
});

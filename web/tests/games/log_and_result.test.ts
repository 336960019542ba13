/** Tests of log lines, animation steps of the games, and result summaries. */
import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { omitGainsOfPurchases, selectSummaryEvents as dominionBrief, animationSteps as dominionSteps } from "$games/dominion/page/animation_steps.ts";
import { isFinalScoring } from "$games/carcassonne/page/final_scoring.ts";
import { animationSteps as carcassonneSteps } from "$games/carcassonne/page/animation_steps.ts";
import { animationSteps as wondersSteps } from "$games/seven_wonders/page/animation_steps.ts";
import type { GameParts, TableModel } from "../../src/game_page/page_api.ts";
import { summarizeResult } from "../../src/table_view/result_summary.ts";
import GameLog from "../../src/table_view/GameLog.svelte";
import type { Facts, LogEntryView, GameResult as Ended } from "../../src/base/server_message_types.ts";
import { trackNewEvents } from "../../src/game_page/new_event_tracker.ts";
import GameResult from "../../src/table_view/GameResult.svelte";
import { summarizeTurn, logLines } from "../../src/table_view/log_lines.ts";
import { translator } from "../../src/i18n/translator.svelte.ts";
import wonders from "../fixtures/seven_wonders/end.json";
import { tableFromFixture } from "../fixture_table.ts";

const part = () => ({ update: () => {}, remove: () => {} });
const PARTS: Record<string, GameParts> = {
  dominion: { apiVersion: 1, table: part, previewKinds: ["card"], turnStartEvents: ["turn"], selectLogEvents: omitGainsOfPurchases, selectSummaryEvents: dominionBrief, animationSteps: dominionSteps },
  seven_wonders: { apiVersion: 1, table: part, turnStartEvents: ["age"], separateLogEvents: ["fight"], hiddenLogEvents: ["choose", "chose", "pass"], animationSteps: wondersSteps },
  carcassonne: { apiVersion: 1, table: part, turnStartEvents: ["turn"], animationSteps: carcassonneSteps },
};
let seq = 0;
const entry = (seat: number, events: Facts[], kind = "acted", data: Facts = {}): LogEntryView => ({ seq: ++seq, kind, seat, at: 0, data, events });
const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim();
const told = (game: string, events: Facts[], seat: number) => bare(summarizeTurn(game, events, seat, PARTS[game]).map(({ text }) => text).join(""));

const TURN = [
  entry(0, [{ kind: "turn", player: 1, number: 4 }]),
  entry(1, [{ kind: "play", player: 1, card: "smithy" }, { kind: "draw", player: 1, count: 3, seen: false }]),
  entry(1, [{ kind: "play_treasures", player: 1, cards: ["copper", "silver", "gold"], coins: 6 }]),
  entry(1, [
    { kind: "buy", player: 1, card: "gold", coins: 6 },
    { kind: "gain", player: 1, card: "gold", place: "discard" },
    { kind: "cleanup", player: 1 },
    { kind: "draw", player: 1, count: 5, seen: false },
    { kind: "turn", player: 0, number: 5 },
  ]),
];

beforeAll(async () => {
  await translator.setLanguage("en");
  await translator.loadCatalogues("dominion", "seven_wonders", "carcassonne", "server", "table");
});
beforeEach(() => (translator.seatNames = ["Ruth", "Ben", "Cy"]));

describe("the log", () => {
  test("has one line per turn", () => {
    const lines = logLines("dominion", TURN, PARTS.dominion);
    expect(lines.map(({ seat, sentences }) => [seat, sentences.length])).toEqual([[1, 7], [0, 1]]);
    expect(told("dominion", lines[0]!.sentences.map(({ data }) => data), 1)).toBe("plays Smithy · draws 3 · has 6 coins · buys Gold");
  });

  test("merges equal events and names other players", () => {
    const events: Facts[] = [
      { kind: "play", player: 1, card: "village" },
      { kind: "play", player: 1, card: "militia" },
      { kind: "play", player: 1, card: "village" },
      { kind: "discard", player: 0, cards: ["estate", "copper"] },
      { kind: "buy", player: 1, card: "copper", coins: 0 },
      { kind: "gain", player: 1, card: "copper", place: "discard" },
      { kind: "gain", player: 1, card: "curse", place: "discard" },
    ];
    expect(told("dominion", events, 1)).toBe("plays 2 × Village, Militia · buys Copper · gains Curse · Ruth: discards Estate, Copper");
  });

  test("adds the coins of all cards and tells a purchase once", () => {
    const bonus = (coins: number): Facts => ({ kind: "bonus", player: 1, actions: 0, buys: 0, coins });
    const events: Facts[] = [
      { kind: "play", player: 1, card: "market" },
      bonus(1),
      { kind: "play_treasures", player: 1, cards: ["gold", "copper"], coins: 4 },
      { kind: "play", player: 1, card: "hoard" },
      bonus(2),
      { kind: "buy", player: 1, card: "duchy", coins: 5 },
      { kind: "gain", player: 1, card: "gold", place: "discard" },
      { kind: "gain", player: 1, card: "duchy", place: "discard" },
    ];
    expect(told("dominion", events, 1)).toBe("plays Market, Hoard · has 7 coins · buys Duchy · gains Gold");
    const [line] = logLines("dominion", [entry(1, events.slice(0, 6)), entry(1, events.slice(6))], PARTS.dominion);
    expect(line!.sentences.map(({ data }) => data.kind)).toEqual(["play", "bonus", "play_treasures", "play", "bonus", "buy", "gain"]);
    // A card that goes to another place is mentioned.
    const onDeck: Facts = { ...events.at(-1)!, place: "deck" };
    expect(logLines("dominion", [entry(1, [events[5]!, onDeck])], PARTS.dominion)[0]!.sentences).toHaveLength(2);
  });

  test("shows what was undone, and not as played", async () => {
    const buy = entry(1, [{ kind: "buy", player: 1, card: "gold", coins: 6 }, { kind: "turn", player: 0, number: 5 }]);
    const log = [TURN[0]!, TURN[2]!, buy, entry(1, [], "took_back", { undone: [buy.seq] }), entry(1, [{ kind: "buy", player: 1, card: "silver", coins: 3 }])];
    const lines = logLines("dominion", log, PARTS.dominion);
    expect(lines.map(({ seat, sentences }) => [seat, ...sentences.map(({ data }) => data.kind)])).toEqual([[1, "turn", "play_treasures", "buy"], [-1, undefined]]);
    expect(lines[0]!.sentences.at(-1)!.data.card).toBe("silver");
    const table = { ...tableFromFixture({ game: "dominion", you: 0, players: 2, waiting_for: [0], view: {}, decision: null, events: [] }), log } as TableModel;
    const { container } = render(GameLog, { props: { table, parts: PARTS.dominion } });
    expect(bare(container.querySelector("s")!.textContent!)).toBe("Ben buys Gold");
  });

  test("adds counts of the same component only", () => {
    const goods = (id: string, count: number): Facts => ({ kind: "goods", player: 1, goods: id, count });
    expect(told("carcassonne", [goods("wine", 2), goods("cloth", 1), goods("wine", 1)], 1)).toBe("takes 3 × wine · takes 1 × cloth");
    expect(told("dominion", [{ kind: "draw", player: 1, count: 3, seen: "no" }, { kind: "draw", player: 1, count: 1, seen: "yes" }], 1)).toBe("draws 4");
  });

  test("has a line per player for simultaneous turns", () => {
    const log = [
      entry(0, [{ kind: "choose", player: 0 }], "chose"),
      entry(1, [
        { kind: "build", player: 0, card: "altar" },
        { kind: "trade", player: 1, other_player: 0, coins: 2, resources: ["wood"] },
        { kind: "build", player: 1, card: "baths" },
        { kind: "pass", direction: "left" },
      ], "chose"),
      entry(-1, [{ kind: "age", age: 2 }]),
    ];
    const lines = logLines("seven_wonders", log, PARTS.seven_wonders);
    expect(lines.map(({ seat }) => seat)).toEqual([0, 1, -1]);
    expect(told("seven_wonders", lines[1]!.sentences.map(({ data }) => data), 1)).toBe("pays Ruth 2 for wood · builds Baths");
  });

  test("has one line for the conflicts of an Age, with losses", () => {
    const fight = (player: number, other_player: number): Facts => ({ kind: "fight", player, other_player, shields: 3, other_shields: 1, points: 3 });
    const lines = logLines("seven_wonders", [entry(2, [{ kind: "build", player: 2, card: "baths" }, fight(0, 1), fight(2, 1), { kind: "age", age: 2 }], "chose")], PARTS.seven_wonders);
    expect(lines.map(({ seat, sentences }) => [seat, ...sentences.map(({ data }) => data.kind)])).toEqual([[2, "build"], [-1, "fight", "fight"], [-1, "age"]]);
    const table = { ...tableFromFixture({ game: "seven_wonders", you: 0, players: 3, waiting_for: [0], view: {}, decision: null, events: [fight(0, 1), fight(2, 1)] }) } as TableModel;
    const { container } = render(GameLog, { props: { table, parts: PARTS.seven_wonders } });
    expect(container.querySelectorAll(".log ol > li")).toHaveLength(1);
    expect(bare(container.querySelector(".log li")!.textContent!)).toBe("Ruth (3) beats Ben (1): victory token +3, defeat token −1. Cy (3) beats Ben (1): victory token +3, defeat token −1.");
  });

  test("has a block of its own for the final scoring, whose lines light up", async () => {
    const scored = (player: number, final: number, category: string, x: number): Facts => ({ kind: "scored", player, points: 3, category, final, feature: "city", number: 0, x, y: 0 });
    const placed: Facts = { kind: "placed", player: 1, x: 5, y: 0, tile: "base_d", facing: "north" };
    const events = [placed, scored(1, 0, "roads", 1), scored(0, 1, "cities", 2), scored(1, 1, "fields", 3)];
    const table = tableFromFixture({ game: "carcassonne", you: 0, players: 2, waiting_for: [], view: {}, decision: null, events }) as TableModel;
    const parts = { ...PARTS.carcassonne!, logBlock: (event: Facts) => (isFinalScoring(event) ? "carcassonne-page-final-scoring" : "") };
    const { container } = render(GameLog, { props: { table, parts } });
    const [block, turn] = [...container.querySelectorAll<HTMLElement>(".log ol > li")];
    expect(bare(block!.textContent!)).toBe("Final scoring Ruth 3 points (cities) Ben 3 points (fields)");
    expect(bare(turn!.textContent!)).toMatch(/^Ben places .* 3 points \(roads\)$/);
    await fireEvent.focus(block!.querySelectorAll("button")[1]!);
    expect(table.highlighted).toEqual(events[3]);
    // The line of a turn lights up its tile and the feature that was scored.
    await fireEvent.focus(turn!.querySelector("button")!);
    expect(table.highlighted).toEqual({ ...events[1], cell: [5, 0] });
  });

  test("contains no coordinates in any language", async () => {
    const placed: Facts[] = [
      { kind: "turn", player: 1 },
      { kind: "placed", player: 1, x: 71, y: 83, facing: "north", tile: "base_d" },
      { kind: "deployed", player: 1, x: 71, y: 83, feature: "city", number: 0, figure: "follower", role: "knight", piece: "knight" },
      { kind: "scored", player: 1, points: 8, category: "cities", final: 0, x: 71, y: 83 },
      { kind: "returned", player: 1, x: 71, y: 83, figure: "follower" },
      { kind: "bridge", player: 1, x: 71, y: 83, way: "ns" },
      { kind: "castle", player: 1, x: 71, y: 83 },
      { kind: "dragon", player: 1, x: 71, y: 83 },
      { kind: "fairy", player: 1, x: 71, y: 83 },
      { kind: "volcano", x: 71, y: 83 },
      { kind: "challenge", feature: "cloister", x: 71, y: 83 },
    ];
    const table = { ...tableFromFixture({ game: "carcassonne", you: 0, players: 2, waiting_for: [0], view: {}, decision: null, events: placed }) } as TableModel;
    const { container } = render(GameLog, { props: { table, parts: PARTS.carcassonne } });
    await fireEvent.click(container.querySelector(".fold")!);
    expect(container.querySelectorAll(".turn li")).toHaveLength(placed.length);
    for (const language of ["he", "de", "cs", "en"] as const) {
      await translator.setLanguage(language);
      await tick();
      expect(container.textContent).not.toMatch(/71|83|carcassonne-/);
    }
    const completed: Facts = { kind: "completed", player: 1, feature: "city", tiles: 4, shields: 0, x: 71, y: 83 };
    const laid: Facts = { ...placed[1]!, tile: "base_v_road_sw" };
    expect(told("carcassonne", [laid, placed[2]!, completed, placed[3]!], 1)).toBe("places Road curve · knight · completed: city · 8 points (cities)");
    expect(told("carcassonne", [placed[3]!, placed[3]!, { ...placed[3]!, category: "roads" }], 1)).toBe("24 points (cities, roads)");
  });

  test("omits chat messages", () => {
    expect(logLines("dominion", [entry(0, [], "chatted", { text: "hello" })], PARTS.dominion)).toEqual([]);
  });
});

describe("animation steps of the games", () => {
  const kinds = (game: string, events: Facts[]) => PARTS[game]!.animationSteps!(entry(1, events), {}).map((beat) => beat.events.map(({ kind }) => kind).join(" "));

  test("keep all events in order", () => {
    for (const { events } of TURN) expect(dominionSteps(entry(1, events)).flatMap((beat) => beat.events)).toEqual(events);
  });

  test("Dominion: play, effect, purchase and clean-up are separate steps", () => {
    expect(kinds("dominion", TURN[1]!.events)).toEqual(["play", "draw"]);
    expect(kinds("dominion", TURN[3]!.events)).toEqual(["buy gain", "cleanup draw turn"]);
    expect(dominionSteps(TURN[3]!).map(({ before }) => !!before)).toEqual([true, false]);
  });

  test("Carcassonne: one step per scored feature", () => {
    const scored = (player: number, x: number, final = 1): Facts => ({ kind: "scored", player, points: 3, category: "fields", feature: "field", final, x, y: 0 });
    const events: Facts[] = [{ kind: "placed", x: 0, y: 0 }, { kind: "completed" }, scored(0, 1), scored(1, 1), scored(0, 2), { kind: "game_over" }];
    expect(kinds("carcassonne", events)).toEqual(["placed completed", "scored scored", "scored game_over"]);
  });

  test("7 Wonders: cards, conflicts and passing are separate steps", () => {
    const events: Facts[] = [{ kind: "build", player: 0 }, { kind: "build", player: 1 }, { kind: "fight", player: 0 }, { kind: "age", age: 2 }];
    expect(kinds("seven_wonders", events)).toEqual(["build build", "fight", "age"]);
    expect(kinds("seven_wonders", [{ kind: "choose", player: 1 }])).toEqual([]);
  });
});

test("new events are those added since the last call, and none after going back", () => {
  const news = trackNewEvents();
  const log = TURN.slice(0, 2);
  expect(news(log)).toEqual([]);
  const [first, second] = TURN[3]!.events;
  expect(news([...log, { ...TURN[3]!, events: [first!] }])).toEqual([first]);
  expect(news([...log, { ...TURN[3]!, events: [first!, second!] }])).toEqual([second]);
  expect(news(log)).toEqual([]);
});

describe("the result", () => {
  const ended = (scores: number[], places: number[], metrics: Ended["seat_metrics"] = scores.map(() => ({}))): Ended => ({ reason: "played", places, scores, metrics: {}, seat_metrics: metrics });
  const show = (result: Ended, you = -1) => {
    const table = tableFromFixture({ game: "dominion", you, players: result.places!.length, waiting_for: [], view: { sides: [] }, decision: null, events: [] });
    const { container } = render(GameResult, { props: { table, result, parts: { apiVersion: 1, table: part } } });
    return { container, text: bare(container.textContent!) };
  };

  test("shows winner, margin and decisive category", () => {
    const metrics: Ended["seat_metrics"] = [{ turns: 20, points_province: 24, points_curse: -1 }, { turns: 19, points_province: 12, points_duchy: 9 }];
    const { container, text } = show(ended([23, 21], [1, 2], metrics));
    expect(text).toContain("Ruth wins by 2 points");
    expect(text).toContain("What made the difference: Points from Provinces, 24 to 12.");
    expect([...container.querySelectorAll("tbody tr:first-child td")].map((cell) => cell.textContent)).toEqual(["1", "23", "24", "-1", "0"]);
    expect(text).not.toContain("Turns");
  });
  test("speaks to a player", () => {
    const metrics: Ended["seat_metrics"] = [{ points_province: 24 }, { points_province: 12 }, { points_province: 6, points_duchy: 9 }];
    const result = ended([24, 12, 15], [1, 3, 2], metrics);
    expect(show(result, 0).text).toContain("You won by 9 points");
    const { container, text } = show(result, 1);
    expect(text).toContain("You lost to Ruth by 12 points");
    expect(text).toContain("What made the difference: Points from Provinces, 24 to 12.");
    expect(container.querySelector(".mine th")!.textContent).toContain("Ben");
  });
  test("shows the tie-breaker or a shared victory", () => {
    expect(show(ended([30, 30, 9], [2, 1, 3])).text).toMatch(/Ben wins ?Tied on points: the player with fewer turns wins/);
    expect(show(ended([30, 30, 9], [1, 1, 3])).text).toContain("Shared victory: Ruth, Ben");
  });
  test("of an abandoned game has no summary", () => {
    expect(summarizeResult({ ...ended([], []), places: null })).toBeNull();
  });
  test("of 7 Wonders has all score categories", () => {
    const sheet = ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds"];
    expect(Object.keys(wonders.view.cities[0]!.points).toSorted()).toEqual(sheet.toSorted());
  });
});

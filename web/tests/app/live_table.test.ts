/** Tests of the live table: commands and replies, view changes, delayed turn end, animations, lobby and refusals. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { problemText } from "../../src/net/http_client.ts";
import { LobbyTables } from "../../src/session/lobby_tables.svelte.ts";
import { TURN_END_DELAY_MS } from "../../src/pages/table/delayed_turn_end.svelte.ts";
import type { ViewChange, Facts, LogEntryView, LobbyMessage, Problem, TableListEntry, TableMessage } from "../../src/base/server_message_types.ts";
import { settings } from "../../src/settings/settings.svelte.ts";
import { LiveTable } from "../../src/pages/table/live_table.svelte.ts";
import { applyChanges } from "../../src/net/view_changes.ts";
import { translator } from "../../src/i18n/translator.svelte.ts";

type Sent = { do: string; id: number; [key: string]: unknown };
/** Fake WebSocket. */
class Wire extends EventTarget {
  static readonly OPEN = 1;
  static last: Wire;
  readyState = Wire.OPEN;
  sent: Sent[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor() {
    super();
    Wire.last = this;
    queueMicrotask(() => this.onopen());
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.readyState = 3;
    this.onclose({ code: 1006 });
  }
  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const message = (position: number, answers: number[] = []): Partial<TableMessage> & { type: string } => ({
  type: "table", table: { id: "t", game: "dominion" } as TableMessage["table"], seq: position, position, you: 0, seats: [], waiting_for: [0],
  view: {}, decision: null, happened: [], can_take_back: true, answers, proposals: [], result: null, now: Date.now(),
});
const soon = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(async () => {
  vi.stubGlobal("WebSocket", Wire);
  await translator.setLanguage("en");
  await translator.loadCatalogues("dominion", "seven_wonders", "magpie", "table");
});
afterAll(() => vi.unstubAllGlobals());

describe("view changes", () => {
  const before: Facts = { board: [{ x: 0 }, { x: 1 }, { x: 2 }], score: [3, 4], hand: "a", gone: 1 };
  const changes: ViewChange[] = [
    { at: [], key: "gone", values: [] },
    { at: ["board"], key: 1, values: [{ x: 9 }, { x: 8 }, { x: 7 }], count: 2 },
    { at: ["board", 0], key: "bridge", values: ["ns"] },
    { at: ["score"], key: 1, values: [5] },
  ];
  const now = { board: [{ x: 0, bridge: "ns" }, { x: 9 }, { x: 8 }, { x: 7 }], score: [3, 5], hand: "a" };

  test("are applied without changing the old view", () => {
    const kept = structuredClone(before);
    expect(applyChanges(before, changes)).toEqual(now);
    expect(before).toEqual(kept);
  });
  test("reach the table as a full view; an unknown base reconnects", async () => {
    const table = new LiveTable("t");
    table.open();
    await soon();
    expect(Wire.last.sent[0]).toMatchObject({ do: "watch", changes: true });
    Wire.last.say({ ...message(3), view: before });
    Wire.last.say({ ...message(4), view: null, changes: { since: 3, changes } });
    expect(table.message).toMatchObject({ seq: 4, view: now });
    const wire = Wire.last;
    wire.say({ ...message(6), view: null, changes: { since: 5, changes: [] } });
    expect(table.message).toMatchObject({ seq: 4, view: now });
    expect(wire.readyState).toBe(3);
    table.close();
  });
});

describe("a live table", () => {
  let table: LiveTable;
  beforeEach(async () => {
    table = new LiveTable("t");
    table.open();
    await soon();
    Wire.last.say(message(3));
    Wire.last.sent.length = 0;
  });
  afterEach(() => {
    table.close();
    Wire.last.close();
  });

  test("sends all picks in one command and resolves with its reply", async () => {
    let done = false;
    const picking = table.pick([109, 103]).then(() => (done = true));
    expect(Wire.last.sent).toEqual([{ do: "pick", table: "t", position: 3, actions: [109, 103], id: expect.any(Number) as number }]);
    expect(table.busy).toBe(true);
    Wire.last.say(message(4)); // a message without reply
    await soon();
    expect(done).toBe(false);
    Wire.last.say(message(6, [Wire.last.sent[0]!.id]));
    await picking;
    expect(table.busy).toBe(false);
    expect(table.message!.position).toBe(6);
    expect(Wire.last.sent).toHaveLength(1);
  });

  describe("a turn-ending action", () => {
    const answers = [{ action: 7, notation: "end turn", meaning: { do: "end_turn" } }, { action: 8, notation: "buy gold", meaning: { do: "buy" } }];
    const asked = (position: number, actions = answers) => ({ ...message(position), decision: { kind: "buy", source: "turn", about: {}, least: 1, most: 1, actions, chosen: null } });
    beforeEach(() => {
      vi.useFakeTimers();
      settings.set({ turnEnd: "moment", forced: true });
      table.parts = { apiVersion: 1, table: () => ({ update() {}, remove() {} }), endsTurn: ({ meaning }) => meaning.do === "end_turn" };
      Wire.last.say(asked(4));
      Wire.last.sent.length = 0;
    });
    afterEach(() => vi.useRealTimers());
    const acts = () => Wire.last.sent.filter((each) => each.do === "act");

    test("is sent once after the delay", () => {
      void table.act(7);
      expect(table.pendingAction?.info.action).toBe(7);
      expect(table.decision).toBeNull();
      vi.advanceTimersByTime(TURN_END_DELAY_MS - 1);
      expect(acts()).toEqual([]);
      vi.advanceTimersByTime(2 * TURN_END_DELAY_MS);
      expect(acts()).toHaveLength(1);
      table.confirmPending();
      expect(acts()).toHaveLength(1);
    });

    test("is not sent if cancelled or if the position changed", () => {
      void table.act(7);
      table.cancelPending();
      expect(table.decision?.actions).toHaveLength(2);
      void table.act(7);
      Wire.last.say(asked(5));
      vi.advanceTimersByTime(2 * TURN_END_DELAY_MS);
      expect(acts()).toEqual([]);
    });

    test("is sent at once if the setting says so, like other actions", () => {
      void table.act(8);
      expect(acts()).toHaveLength(1);
      settings.set({ turnEnd: "once" });
      void table.act(7);
      expect(acts()).toHaveLength(2);
    });

    test("is forced if it is the only one, except after taking back", () => {
      expect(table.forcedAction).toBeNull();
      Wire.last.say(asked(6, [answers[1]!]));
      expect(table.forcedAction).toBe(8);
      settings.set({ forced: false });
      expect(table.forcedAction).toBeNull();
      settings.set({ forced: true });
      const took = { seq: 9, kind: "took_back", seat: 0, data: {}, events: [], at: 0 };
      Wire.last.say({ ...asked(9, [answers[1]!]), happened: [took] });
      expect(table.forcedAction).toBeNull();
    });
  });

  test("requests a reason once per position", async () => {
    const [one, two] = [table.whyNot("buy gold"), table.whyNot("buy gold")];
    expect(Wire.last.sent).toHaveLength(1);
    const problem = { code: "refused", text: "", details: { reason: { code: "pile-empty", card: "gold" } } };
    Wire.last.say({ type: "reason", id: Wire.last.sent[0]!.id, legal: false, problem });
    expect(await one).toContain("Gold");
    expect(await two).toBe(await one);
    Wire.last.say(message(4));
    void table.whyNot("buy gold");
    expect(Wire.last.sent).toHaveLength(2);
  });

  /** The table with another person at it. */
  const meetOther = () => Wire.last.say({ ...message(3), seats: ["Ruth", "Ben"].map((name) => ({ kind: "person", name, bot: null })) });

  test("takes back at once if there are only bots", () => {
    void table.takeBack();
    expect(Wire.last.sent).toMatchObject([{ do: "take_back", position: 3, ask: true }]);
  });

  test("takes back at once if no consent is needed", async () => {
    meetOther();
    const taking = table.takeBack();
    expect(Wire.last.sent.map((order) => order.do)).toEqual(["may_take_back"]);
    Wire.last.say({ type: "take_back", id: Wire.last.sent[0]!.id, possible: true, consent: false });
    await soon();
    expect(Wire.last.sent[1]).toMatchObject({ do: "take_back", position: 3, ask: false });
    Wire.last.say(message(2, [Wire.last.sent[1]!.id]));
    await taking;
  });

  test("reports needed consent before asking for it", async () => {
    meetOther();
    const asking = table.takeBack();
    Wire.last.say({ type: "take_back", id: Wire.last.sent[0]!.id, possible: true, consent: true });
    await asking;
    expect(Wire.last.sent).toHaveLength(1);
    expect(table.needsConsent).toBe(true);
    void table.takeBack();
    expect(Wire.last.sent[1]).toMatchObject({ do: "take_back", ask: true });
    Wire.last.say(message(4));
    expect(table.needsConsent).toBe(false);
  });
});

describe("animations of a live table", () => {
  let table: LiveTable;
  const parts = { apiVersion: 1, table: () => ({ update: () => {}, remove: () => {} }), animationSteps: ({ events }: LogEntryView) => events.map((event) => ({ events: [event], ms: 400 })) };
  const event = (kind: string, player: number) => ({ kind, player });
  /** Message after this entry; `n` identifies it. */
  const entry = (n: number, seat: number, mine = false, kind = "acted") => ({
    ...message(n),
    view: { n },
    waiting_for: [seat],
    decision: mine ? { kind: `ask${n}`, actions: [], chosen: null } : null,
    happened: [{ seq: n, kind, seat, at: 0, data: {}, events: kind === "acted" ? [event(`e${n}`, seat)] : [] }],
  });
  const shown = () => [table.view, table.currentView, table.animation?.events[0]?.kind ?? null, table.log.at(-1)?.seq];

  beforeEach(async () => {
    table = new LiveTable("t");
    table.parts = parts;
    table.open();
    await soon();
    Wire.last.say(entry(1, 0, true));
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    table.close();
    Wire.last.close();
  });

  test("do not replay entries before joining", () => {
    expect(shown()).toEqual([{ n: 1 }, { n: 1 }, null, 1]);
  });

  test("show entries in order, and the decision after the turns of the others", () => {
    for (const [n, mine] of [[2, false], [3, false], [4, true]] as const) Wire.last.say(entry(n, n - 1, mine));
    expect(shown()).toEqual([{ n: 2 }, { n: 4 }, "e2", 2]);
    expect([table.decision, table.caption]).toEqual([null, expect.stringContaining("is playing")]);
    vi.advanceTimersByTime(400);
    expect(shown()).toEqual([{ n: 3 }, { n: 4 }, "e3", 3]);
    vi.advanceTimersByTime(800);
    expect(shown()).toEqual([{ n: 4 }, { n: 4 }, null, 4]);
    expect([table.decision?.kind, table.caption]).toEqual(["ask4", ""]);
  });

  test("delay the decision if the viewer's own move is shown before the others' moves", () => {
    Wire.last.say(entry(2, 0));
    Wire.last.say({ ...entry(3, 1, true), waiting_for: [0] });
    expect([table.animation?.seat, table.decision, table.caption]).toEqual([0, null, ""]);
    // The game is not over: the turn of the others has not been shown.
    expect(table.waitingFor).toEqual([1]);
    vi.advanceTimersByTime(800);
    expect(table.decision?.kind).toBe("ask3");
  });

  test.each([["the viewer's own move", 0, "acted"], ["simultaneous choices", 1, "chose"]])("do not delay the decision for %s", (_, seat, kind) => {
    Wire.last.say({ ...entry(2, seat, true), happened: [{ seq: 2, kind, seat, at: 0, data: {}, events: [event("e2", seat)] }] });
    expect(table.animation).not.toBeNull();
    expect([table.decision?.kind, table.caption]).toEqual(["ask2", ""]);
  });

  test("delay the decision for pages without animation steps", () => {
    table.parts = { apiVersion: 1, table: parts.table };
    Wire.last.say(entry(2, 1));
    Wire.last.say(entry(3, 1, true));
    expect([table.view, table.decision]).toEqual([{ n: 2 }, null]);
    vi.advanceTimersByTime(1200);
    expect([table.view, table.decision?.kind]).toEqual([{ n: 3 }, "ask3"]);
  });

  test.each([
    ["a click", () => document.body.click()],
    ["a key", () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "x", bubbles: true }))],
    ["an action", () => void table.act(7)],
    ["looking elsewhere", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("are skipped by %s", (_, skip) => {
    Wire.last.say(entry(2, 1));
    Wire.last.say(entry(3, 0, true));
    skip();
    expect(shown()).toEqual([{ n: 3 }, { n: 3 }, null, 3]);
    vi.runAllTimers();
    expect(shown()).toEqual([{ n: 3 }, { n: 3 }, null, 3]);
  });

  test("are not skipped by typing", () => {
    const field = document.body.appendChild(document.createElement("input"));
    Wire.last.say(entry(2, 1));
    Wire.last.say(entry(3, 0, true));
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "x", bubbles: true }));
    expect(table.view).toEqual({ n: 2 });
    field.remove();
  });

  test("are skipped after a long absence and after taking back", () => {
    Wire.last.say(entry(2, 1));
    const away = Array.from({ length: 40 }, (_, i) => entry(3 + i, 1).happened[0]!);
    Wire.last.say({ ...entry(42, 1), happened: away });
    expect(shown()).toEqual([{ n: 42 }, { n: 42 }, null, 42]);
    Wire.last.say(entry(43, 1));
    Wire.last.say(entry(44, 1, false, "took_back"));
    expect(shown()).toEqual([{ n: 44 }, { n: 44 }, null, 44]);
  });

  test("delay the result until they end", () => {
    const result = { reason: "played", places: [1], scores: [3], metrics: {}, seat_metrics: [{}] };
    Wire.last.say({ ...entry(2, 1), result });
    expect(table.result).toBeNull();
    vi.advanceTimersByTime(400);
    expect(table.result?.reason).toBe("played");
  });
});

describe("the lobby", () => {
  const line = (id: string, status: TableListEntry["status"], updated_at = 0) => ({ id, status, updated_at }) as TableListEntry;
  const news = (id: number, tables: TableListEntry[], gone: string[] = []): LobbyMessage => ({ type: "lobby", id, tables, gone });

  test("starts with all tables and applies changes", () => {
    const lines = new LobbyTables();
    lines.receive(news(3, [line("a", "open", 1), line("b", "playing", 2)]));
    expect(lines.all.map((one) => one.id)).toEqual(["b", "a"]);
    lines.receive(news(0, [line("a", "playing", 3), line("c", "open", 4)]));
    expect(lines.all.map((one) => one.id)).toEqual(["c", "a", "b"]);
    lines.receive(news(0, [line("b", "finished", 5)], ["c"]));
    expect(lines.all.map((one) => one.id)).toEqual(["a"]);
    expect(lines.ended.map((one) => one.id)).toEqual(["b"]);
    lines.receive(news(9, [line("d", "open")]));
    expect(lines.all.map((one) => one.id)).toEqual(["d"]);
  });
});

describe("a refusal", () => {
  const refused = (reason: Problem["details"]): Problem => ({ code: "refused", text: "never shown", details: { reason } });
  const bare = (text: string) => text.replace(/[\u2068\u2069]/g, "");

  test("uses the game's message with names for ids", () => {
    expect(bare(problemText(refused({ code: "not-held", trinket: "ring" }), "magpie"))).toBe("You don’t have a Ring.");
    expect(bare(problemText(refused({ code: "not_in_hand", card: "altar" }), "seven_wonders"))).toContain(bare(translator.translate("seven_wonders-card-altar")));
  });
  test("without a message never shows its code", () => {
    expect(problemText(refused({ code: "strange" }), "magpie")).toBe(translator.translate("web-cannot"));
  });
  test("can be nested in another problem", async () => {
    await translator.loadErrorCatalogue();
    const inner = { code: "no-table", details: { table: "x" } };
    const outer = problemText({ code: "rules-changed", text: "", details: { problem: inner } });
    expect(outer).toContain(translator.translate("error-no-table", { table: "x" }));
  });
});

import { FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, test } from "vitest";
import { stripFtl } from "../../vite_ftl_plugin.ts";
import { LANGUAGES, parseLanguage, type Language } from "../../src/i18n/languages.ts";
import { bindShortWords, formatRating, translateName, translator } from "../../src/i18n/translator.svelte.ts";
import { chooseLanguage } from "../../src/settings/language.ts";

const bare = (text: string) => text.replace(/[\u2068\u2069]/g, "");

beforeEach(async () => {
  await translator.setLanguage("en");
  await translator.loadCatalogues("dominion", "seven_wonders");
  translator.seatNames = ["Ann", "Ben"];
});

test("suggested names contain no isolation marks, which the server refuses", async () => {
  await translator.loadCatalogues("device");
  expect(translateName("device-person", "2")).toBe("Player 2");
});

describe("formatted messages", () => {
  test("replace ids and players by names and count equal components", () => {
    expect(bare(translator.formatMessage("dominion", "log-trash", { player: 1, cards: ["copper", "estate", "copper"] }))).toBe("Ben trashes 2 × Copper, Estate.");
  });
  test("pieces carry the component or player they name", () => {
    const pieces = translator.formatPieces("dominion", "log-gain", { player: 0, card: "gold", place: "discard" });
    expect(pieces.find((piece) => piece.kind === "card")).toEqual({ text: "Gold", kind: "card", id: "gold" });
    expect(pieces.find((piece) => piece.player === 0)?.text).toBe("Ann");
  });
  test("a kind that ends in s is found for one id and for a list", async () => {
    await translator.setLanguage("de");
    await translator.loadCatalogues("carcassonne");
    const goods = (value: string | string[]) => bare(translator.formatMessage("carcassonne", "brief-goods", { count: 2, goods: value }));
    expect(goods("wine")).toBe("nimmt 2 × Wein");
    expect(goods(["wine", "cloth"])).toBe("nimmt 2 × Wein, Tuch");
  });
  test("a list of players consists of their names", () => {
    expect(bare(translator.formatMessage("dominion", "log-end", { players: [0, 1] }))).toBe("Game over. Winner: Ann, Ben.");
  });
  test("unnamed players are numbered", () => {
    expect(bare(translator.formatMessage("dominion", "log-shuffle", { player: 4 }))).toBe("Player 5 shuffles.");
  });
  test.each([
    ["cs", 1, "1 den"],
    ["cs", 3, "3 dny"],
    ["cs", 5, "5 dní"],
    ["de", 2, "2 Tage"],
  ] as const)("plurals in %s: %i", async (language, days, text) => {
    await chooseLanguage(language);
    expect(bare(translator.translate("web-clock-days", { days }))).toBe(text);
  });
});

test("ratings have no digit grouping", async () => {
  await translator.loadCatalogues("puzzle");
  for (const { code } of LANGUAGES) {
    await translator.setLanguage(code);
    expect(translator.translate("puzzle-rating", { rating: formatRating(1234.5) })).toContain("1235");
  }
});

test("translated messages are recorded for a tool that asks for them", () => {
  globalThis.translatedTexts = new Set();
  translator.formatMessage("dominion", "log-shuffle", { player: 0 });
  const recorded = [...globalThis.translatedTexts];
  globalThis.translatedTexts = undefined;
  expect(recorded.map((entry) => entry.split(" ")[0])).toEqual(["dominion-log-shuffle"]);
  expect(recorded[0]).toContain("Ann");
});

describe("the language", () => {
  test.each(LANGUAGES)("$code applies to all loaded catalogues", async ({ code, direction }) => {
    await chooseLanguage(code);
    expect(document.documentElement.lang).toBe(code);
    expect(document.documentElement.dir).toBe(direction);
    expect(translator.has("dominion-card-moat.text")).toBe(true);
    expect(translator.has("web-play")).toBe(true);
    expect(JSON.parse(localStorage.getItem("bastide.settings")!).language).toBe(code);
  });
  test("catalogues loading during a language change use the new language", async () => {
    const hebrew = translator.setLanguage("he");
    const needed = translator.loadCatalogues("carcassonne");
    await Promise.all([hebrew, needed]);
    expect(translator.translate("carcassonne")).toBe("קרקסון");
    await Promise.all([translator.setLanguage("de"), translator.setLanguage("cs")]);
    expect(translator.language).toBe("cs");
  });
  test("languages are found by their folders, English first", () => {
    expect(LANGUAGES.map(({ code }) => code)).toEqual(expect.arrayContaining(["cs", "de", "he"]));
    expect(LANGUAGES[0]).toEqual({ code: "en", name: "English", direction: "ltr", isComplete: true });
    expect(LANGUAGES.find(({ code }) => code === "he")).toEqual({ code: "he", name: "עברית", direction: "rtl", isComplete: true });
  });
  test("an incomplete language falls back to English by message, attribute and reference", async () => {
    const klingon: Language = parseLanguage("tlh", 'name = "tlhIngan"\ndirection = "ltr"\ncomplete = false\n');
    expect(klingon).toEqual({ code: "tlh", name: "tlhIngan", direction: "ltr", isComplete: false });
    LANGUAGES.push(klingon);
    const realFetch = globalThis.fetch;
    globalThis.fetch = (async (url: string) =>
      url === "/locale/tlh/dominion.ftl" ? new Response("dominion-card-moat = bIQ\ndominion-place-hand = ghop { dominion-card-gold }\n") : realFetch(url)) as typeof fetch;
    try {
      await translator.setLanguage("tlh");
      expect(translator.translate("dominion-card-moat")).toBe("bIQ");
      expect(translator.translate("dominion-card-moat.text")).toContain("Attack");
      expect(bare(translator.translate("dominion-place-hand"))).toBe("ghop Gold");
      expect(translator.translate("dominion-card-village")).toBe("Village");
      expect(translator.translate("web-play")).not.toBe("web-play");
    } finally {
      LANGUAGES.pop();
      globalThis.fetch = realFetch;
    }
  });
  test.each([
    ["v Praze a v Brně", "v\u00a0Praze a\u00a0v\u00a0Brně"],
    ["(k \u2068Ann\u2069) I oni", "(k\u00a0\u2068Ann\u2069) I\u00a0oni"],
    ["vlak s ní", "vlak s\u00a0ní"],
  ])("Czech lines do not break after a one-letter word: %s", (text, bound) => {
    expect(bindShortWords("cs", text)).toBe(bound);
    expect(bindShortWords("en", text)).toBe(text);
  });
  test("an unknown message is shown as its id", () => {
    expect(translator.translate("no-such-message")).toBe("no-such-message");
    expect(translator.formatMessage("dominion", "log-buy", {})).toContain("buys");
  });
});

describe("bundled catalogues", () => {
  const texts = import.meta.glob<string>("../../../src/bastide/**/*.ftl", { query: "?raw", import: "default", eager: true });
  test("are equal to their sources without comments", () => {
    expect(Object.keys(texts).length).toBeGreaterThan(40);
    for (const [file, text] of Object.entries(texts)) expect(new FluentResource(stripFtl(text)).body, file).toEqual(new FluentResource(text).body);
  });
});

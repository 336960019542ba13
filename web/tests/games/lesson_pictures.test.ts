/** Tests of what game pages draw for lessons and daily deals: pictures of positions, and symbols. */
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";
import CarcassonnePicture from "$games/carcassonne/page/PositionPicture.svelte";
import CarcassonneSymbol from "$games/carcassonne/page/SymbolPicture.svelte";
import { listSymbols as carcassonneSymbols } from "$games/carcassonne/page/symbols.ts";
import type { CarcassonneView, TileFacts } from "$games/carcassonne/page/game_component_types.ts";
import DominionPicture from "$games/dominion/page/PositionPicture.svelte";
import DominionSymbol from "$games/dominion/page/SymbolPicture.svelte";
import { listSymbols as dominionSymbols } from "$games/dominion/page/symbols.ts";
import type { CardFacts, DominionView } from "$games/dominion/page/game_component_types.ts";
import WondersPicture from "$games/seven_wonders/page/PositionPicture.svelte";
import WondersSymbol from "$games/seven_wonders/page/SymbolPicture.svelte";
import { listSymbols as wondersSymbols } from "$games/seven_wonders/page/symbols.ts";
import type { BoardFacts, CardFacts as WondersCardFacts, SevenWondersView } from "$games/seven_wonders/page/game_component_types.ts";
import type { SymbolGroup } from "../../src/game_page/page_api.ts";
import type { Facts } from "../../src/base/server_message_types.ts";
import { translator } from "../../src/i18n/translator.svelte.ts";
import tiles from "../fixtures/carcassonne/tiles.json";
import dominionCards from "../fixtures/dominion/cards.json";
import boards from "../fixtures/seven_wonders/boards.json";
import wondersCards from "../fixtures/seven_wonders/cards.json";
import { mapById, type Fixture } from "../fixture_table.ts";

const POSITIONS = import.meta.glob<Fixture>("../fixtures/*/*.json", { eager: true, import: "default" });
const positions = Object.entries(POSITIONS).filter(([, fixture]) => !Array.isArray(fixture) && "view" in fixture);
const position = (name: string): Fixture => POSITIONS[`../fixtures/${name}.json`]!;

const dominion = { cards: mapById<CardFacts>(dominionCards) };
const wonders = { cards: mapById<WondersCardFacts>(wondersCards), boards: mapById<BoardFacts>(boards) };
const carcassonne = { tiles: mapById<TileFacts>(tiles) };
type AnyComponent = Component<Record<string, unknown>>;
const GAMES: Record<string, { Picture: AnyComponent; Symbol: AnyComponent; parts: unknown; symbols: (view: never, seat: number) => SymbolGroup[] }> = {
  dominion: { Picture: DominionPicture as unknown as AnyComponent, Symbol: DominionSymbol as unknown as AnyComponent, parts: dominion, symbols: (view: DominionView, seat) => dominionSymbols(view, seat, dominion) },
  seven_wonders: { Picture: WondersPicture as unknown as AnyComponent, Symbol: WondersSymbol as unknown as AnyComponent, parts: wonders, symbols: (view: SevenWondersView, seat) => wondersSymbols(view, seat, wonders) },
  carcassonne: { Picture: CarcassonnePicture as unknown as AnyComponent, Symbol: CarcassonneSymbol as unknown as AnyComponent, parts: carcassonne, symbols: (view: CarcassonneView) => carcassonneSymbols(view, carcassonne) },
};

beforeAll(async () => {
  await translator.setLanguage("en");
  await translator.loadCatalogues("dominion", "seven_wonders", "carcassonne");
});

describe.each(positions)("%s", (_, fixture) => {
  const { Picture, Symbol, parts, symbols } = GAMES[fixture.game]!;
  const view = fixture.view as Facts;
  const seat = Math.max(0, fixture.you);
  const actions = (fixture.decision as { actions: { meaning: Facts }[] } | null)?.actions ?? [];
  /** One action of each kind. */
  const meanings = [...new Map(actions.map(({ meaning }) => [meaning.do, meaning])).values()];

  test("every kind of action and the start have a picture", () => {
    for (const action of [null, {}, ...meanings]) {
      const { container, unmount } = render(Picture, { props: { parts, view, seat, action } });
      expect(container.querySelector("img, image"), JSON.stringify(action)).not.toBeNull();
      unmount();
    }
  });
  test("every symbol has a drawing and belongs to one group", () => {
    const groups = symbols(view as never, seat);
    expect(new Set(groups.map(({ term }) => term)).size).toBe(groups.length);
    for (const { id } of groups.flatMap((group) => group.symbols)) {
      const { container, unmount } = render(Symbol, { props: { id } });
      expect(container.querySelector("img, svg > *, span.sign"), id).not.toBeNull();
      unmount();
    }
  });
});

const ids = (groups: SymbolGroup[]) => groups.flatMap((group) => group.symbols.map(({ id }) => id));

test("symbols of 7 Wonders come from the cards and boards that are shown", () => {
  const view = position("seven_wonders/card").view as SevenWondersView;
  const shown = { ...view, hands: view.hands.map((hand) => ({ ...hand, cards: ["scriptorium"] })), cities: view.cities.map((city) => ({ ...city, built: [], board: "gizah", side: null, tokens: [] })) };
  // A Scriptorium costs papyrus, gives a tablet and starts two chains. Gizah produces stone.
  expect(ids(wondersSymbols(shown, 0, wonders))).toEqual(["stone", "papyrus", "coin", "shield", "tablet", ...wonders.cards.get("scriptorium")!.chain.gives]);
});

test("symbols of Carcassonne come from the map, the figures and the tile in hand", () => {
  const view = position("carcassonne/carcassonne").view as CarcassonneView;
  const empty = { ...view, board: [], figures: [], hand: "base_u_road_ew" };
  expect(carcassonneSymbols(empty, carcassonne)).toEqual([]);
  expect(ids(carcassonneSymbols({ ...empty, hand: "base_c_city_nesw_shield" }, carcassonne))).toEqual(["shield"]);
  expect(ids(carcassonneSymbols({ ...empty, hand: "base_b_cloister" }, carcassonne))).toEqual(["cloister"]);
});

test("Dominion explains a bonus only if a card has one", () => {
  const view = position("dominion/start").view as DominionView;
  const only = (cards: string[]) => ids(dominionSymbols({ ...view, supply: Object.fromEntries(cards.map((id) => [id, 10])), sides: [] }, 0, dominion));
  expect(only(["copper", "estate"])).toEqual(["cost", "treasure", "victory"]);
  expect(only(["village"])).toEqual(["cost", "action", "plus", "plus"]);
});

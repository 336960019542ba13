/** Symbols on the cards, boards and cities of a position, for the legend of lessons. */
import type { SymbolGroup } from "$app/game_page/page_api.ts";
import { translate } from "$app/i18n/translator.svelte.ts";
import type { Cost, Effect, SevenWondersView, WondersParts } from "./game_component_types.ts";

/** Sections of the rules with their emblems, in the order of the legend, and the kind of their names. */
const SECTIONS: { term: string; kind: string; emblems: string[] }[] = [
  { term: "colour-brown", kind: "resource", emblems: ["wood", "stone", "ore", "clay"] },
  { term: "colour-grey", kind: "resource", emblems: ["glass", "papyrus", "cloth"] },
  { term: "coins", kind: "term", emblems: ["coin"] },
  { term: "score", kind: "term", emblems: ["points"] },
  { term: "conflict", kind: "term", emblems: ["shield", "win", "defeat"] },
  { term: "science", kind: "science", emblems: ["compass", "gear", "tablet"] },
  { term: "stage", kind: "term", emblems: ["stage"] },
  { term: "sides", kind: "side", emblems: ["day", "night"] },
  { term: "neighbours", kind: "term", emblems: ["left", "right"] },
];
/** Messages whose names differ from the emblems. */
const NAMES: Record<string, string> = { points: "victory_point", win: "victory_token", defeat: "defeat_token", stage: "wonder_stage" };

const costEmblems = (cost: Cost): string[] => [...(cost.coins ? ["coin"] : []), ...Object.keys(cost.resources)];

function effectEmblems(effect: Effect): string[] {
  const sides = [...(effect.from ?? []), ...(effect.of ?? [])].filter((side) => side !== "own");
  const wonder = effect.per?.some((each) => each === "stage" || each === "whole_wonder") ? ["stage"] : [];
  const own: Record<string, string[]> = {
    produce: (effect.symbols ?? []).flat(),
    discount: ["coin"],
    coins: ["coin"],
    points: ["points"],
    shields: ["shield"],
    science: effect.symbol === "any" ? ["compass", "gear", "tablet"] : [effect.symbol ?? ""],
  };
  return [...(own[effect.effect] ?? []), ...sides, ...wonder];
}

export function listSymbols(view: SevenWondersView, seat: number, { cards, boards }: WondersParts): SymbolGroup[] {
  const shown = [...(view.hands[seat]?.cards ?? []), ...view.cities.flatMap((city) => city.built)].flatMap((id) => cards.get(id) ?? []);
  const stages = view.cities.flatMap(({ board, side }) => (side ? (boards.get(board)?.sides[side] ?? []) : []));
  const tokens = view.cities.flatMap((city) => city.tokens);
  const emblems = new Set([
    "coin",
    "shield",
    ...[...shown, ...stages].flatMap(({ cost, effects }) => [...costEmblems(cost), ...effects.flatMap(effectEmblems)]),
    ...view.cities.flatMap(({ board, side }) => [...effectEmblems(boards.get(board)!.start), ...(side ? [side, "stage"] : [])]),
    ...(tokens.some((token) => token > 0) ? ["win"] : []),
    ...(tokens.some((token) => token < 0) ? ["defeat"] : []),
  ]);
  const chains = [...new Set(shown.flatMap(({ chain }) => [...(chain.needs ? [chain.needs] : []), ...chain.gives]))];
  const groups = SECTIONS.map(({ term, kind, emblems: all }) => ({
    term,
    symbols: all.filter((id) => emblems.has(id)).map((id) => ({ id, name: translate(`seven_wonders-${kind}-${NAMES[id] ?? id}`) })),
  }));
  return [...groups, { term: "chain", symbols: chains.map((id) => ({ id, name: "" })) }].filter((group) => group.symbols.length);
}

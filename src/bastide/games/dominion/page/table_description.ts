/** The Dominion table in words, in three levels of detail. */
import type { DetailLevel, TableModel } from "$app/game_page/page_api.ts";
import { translate, translator } from "$app/i18n/translator.svelte.ts";
import type { DominionView } from "./game_component_types.ts";

type SideView = DominionView["sides"][number];
/** Piles whose end ends the game. */
const VICTORY_PILES = ["province", "colony"];

const labelled = (term: string, text: string | number): string => `${translate(`dominion-term-${term}`)}: ${text}`;
const cards = (ids: string[]): string => translator.listComponents("dominion", "card", ids);
const repeated = (counts: Record<string, number>): string[] => Object.entries(counts).flatMap(([card, count]) => Array<string>(count).fill(card));

/** Short: phase and own hand. Normal: also all players and the piles that end the game. Full: also the supply, trash and own cards. */
export function describeTable(table: TableModel, level: DetailLevel): string[] {
  const view = table.currentView as unknown as DominionView;
  const own = view.sides.find(({ player }) => player === table.you);
  const lines = [...phaseLines(view), ...(own?.hand ? [labelled("hand", cards(own.hand))] : [])];
  if (level === "short") return lines;
  lines.push(...view.sides.map(sideText));
  const isFull = level === "full";
  const piles = Object.entries(view.supply).filter(([card, count]) => isFull || !count || VICTORY_PILES.includes(card));
  lines.push(...piles.map(([card, count]) => translate("dominion-page-pile", { name: translator.componentName("dominion", "card", card), cost: view.costs[card] ?? 0, count })));
  if (!isFull) return lines;
  const trash = repeated(view.trash);
  if (trash.length) lines.push(labelled("trash_pile", cards(trash)));
  if (own?.owned) lines.push(translate("dominion-page-described-owned", { cards: cards(repeated(own.owned)) }));
  return lines;
}

function phaseLines(view: DominionView): string[] {
  if (view.phase === "over") return view.outcome ? view.outcome.scores.map((points, seat) => `${translator.seatName(seat)}: ${labelled("victory_points", points)}`) : [];
  const phase = translate(view.phase === "action" ? "dominion-term-action_phase" : "dominion-term-buy_phase");
  const left = [
    translate("dominion-page-actions-left", { count: view.actions }),
    translate("dominion-page-buys-left", { count: view.buys }),
    translate("dominion-page-coins", { count: view.coins }),
  ];
  return [`${translator.seatName(view.current)}: ${translator.joinList([phase, ...left])}`];
}

function sideText(side: SideView): string {
  const facts = [translate("dominion-page-turn-number", { number: side.turns }), labelled("hand", side.hand_size)];
  if (side.deck_size !== undefined) facts.push(labelled("deck", side.deck_size));
  if (side.play.length) facts.push(labelled("in_play", cards(side.play)));
  if (side.aside?.length) facts.push(labelled("revealed", cards(side.aside)));
  if (side.discard_top) facts.push(labelled("discard_pile", cards([side.discard_top])));
  if (side.tokens) facts.push(labelled("vp_token", side.tokens));
  return `${translator.seatName(side.player)}: ${facts.join("; ")}`;
}

/** The 7 Wonders table in words, in three levels of detail. */
import type { DetailLevel, TableModel } from "$app/game_page/page_api.ts";
import { translate, translator } from "$app/i18n/translator.svelte.ts";
import { COLOURS, type SevenWondersView, type WondersParts } from "./game_component_types.ts";

const SIDES = ["day", "night"] as const;
const say = (message: string, data: Parameters<typeof translator.formatMessage>[2]): string => translator.formatMessage("seven_wonders", `table-${message}`, data);

/** Short: Age, own city and hand. Normal: also the neighbours and one's buildings. Full: all cities with buildings, and the texts of stages and cards. */
export function describeTable(table: TableModel, level: DetailLevel, { cards }: WondersParts): string[] {
  const view = table.currentView as unknown as SevenWondersView;
  const isFull = level === "full";
  const lines = [headline(view)];
  const isTold = (seat: number) => seat === table.you || isFull || (level === "normal" && (table.you < 0 || !!placeOf(seat, table.you, view.players)));
  const order = view.cities.map((_, i) => (Math.max(table.you, 0) + i) % view.players);
  for (const seat of order.filter(isTold)) lines.push(...cityLines(view, seat, table.you, cards, isFull || (level === "normal" && seat === table.you)));
  const own = view.cities[table.you];
  // Both sides while one is chosen, then the stages of the chosen one.
  if (own && isFull) lines.push(...SIDES.filter((side) => side === (own.side ?? side)).map((side) => `${translate(`seven_wonders-side-${side}`)}: ${translate(`seven_wonders-board-${own.board}.${side}`)}`));
  const hand = view.hands[table.you]?.cards ?? [];
  if (hand.length && !isFull) lines.push(`${translate("seven_wonders-table-hand")} ${translator.listComponents("seven_wonders", "card", hand)}`);
  if (hand.length && isFull) lines.push(translate("seven_wonders-table-hand"), ...hand.map((card) => `${translator.componentName("seven_wonders", "card", card)}: ${translate(`seven_wonders-card-${card}.text`)}`));
  return lines;
}

function headline(view: SevenWondersView): string {
  const { phase, age, turn, direction } = view;
  if (phase === "sides" || phase === "over") return translate(`seven_wonders-table-${phase}`);
  const facts = { age, turn, count: view.discard.count };
  if (direction !== null) return say("age", { ...facts, direction });
  return say(phase === "last_card" ? "last_card" : "age_end", facts);
}

/** Direction of a player from the viewer's seat; empty if the player is not next to the viewer. */
function placeOf(seat: number, you: number, players: number): string {
  if (you < 0) return "";
  return { 0: "you", 1: "left", [players - 1]: "right" }[(seat - you + players) % players] ?? "";
}

function cityLines(view: SevenWondersView, seat: number, you: number, cards: WondersParts["cards"], hasBuildings: boolean): string[] {
  const city = view.cities[seat]!;
  const place = placeOf(seat, you, view.players);
  const player = place ? say("place", { player: seat, place }) : translator.seatName(seat);
  if (city.side === null) return [say("board", { player, board: city.board })];
  const counts = translate("seven_wonders-table-counts", {
    stages: city.stages,
    stages_in_all: city.stages_in_all,
    coins: city.coins,
    shields: city.shields,
    tokens: city.tokens.map((token) => (token > 0 ? `+${token}` : String(token))).join(" ") || "0",
    total: Object.values(city.points).reduce((sum, points) => sum + points, 0),
  });
  const buildings = hasBuildings ? COLOURS.map((colour) => [colour, city.built.filter((card) => cards.get(card)?.colour === colour)] as const).filter(([, built]) => built.length) : [];
  return [`${say("city", { player, board: city.board, side: city.side })}: ${counts}`, ...buildings.map(([colour, built]) => say("colour", { colour, cards: built }))];
}

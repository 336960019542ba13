/** Pieces and titles of the modules in words: the same lines as in a terminal (`terminal_lines` of the modules). */
import { translator } from "$app/i18n/translator.svelte.ts";
import type { CarcassonneView } from "./game_component_types.ts";
import type { BridgesView, CountView, DragonView, KingView } from "./view_types.ts";

const say = (message: string, data: Parameters<typeof translator.formatMessage>[2]): string => translator.formatMessage("carcassonne", message, data);
const repeat = (counts: { [id: string]: number }): string[] => Object.entries(counts).flatMap(([id, count]) => Array<string>(count).fill(id));

export function describeModules({ extra }: CarcassonneView): string[] {
  const { traders, king, dragon, abbey, bridges, count } = extra;
  return [
    ...(traders?.goods ?? []).map((goods, player) => say("seat-goods", { player, ...goods })),
    ...(king ? titleLines(king) : []),
    ...(dragon ? dragonLines(dragon) : []),
    ...(abbey?.abbeys ?? []).flatMap((has, player) => (has ? [say("seat-abbey", { player })] : [])),
    ...(bridges ? bridgeLines(bridges) : []),
    ...(count ? countLines(count) : []),
  ];
}

function titleLines(view: KingView): string[] {
  return (["king", "robber"] as const).flatMap((title) => (view[title] >= 0 ? [say(title, { player: view[title], tiles: view[`${title}_tiles`] })] : []));
}

function dragonLines(view: DragonView): string[] {
  const pieces = (["dragon", "fairy"] as const).flatMap((piece) => {
    const [x, y] = view[piece];
    return x === undefined || y === undefined ? [] : [say(piece, { x, y })];
  });
  const tiles = repeat(view.aside);
  return tiles.length ? [...pieces, say("aside", { tiles })] : pieces;
}

function bridgeLines({ left, tiles, won }: BridgesView): string[] {
  return [
    ...left.map((stock, player) => say("seat-stock", { player, ...stock })),
    ...(tiles.length ? [say("bazaar", { tiles })] : []),
    ...won.flatMap((tile, player) => (tile ? [say("seat-won", { player, tile })] : [])),
  ];
}

function countLines({ count, quarters }: CountView): string[] {
  const followers = quarters.flatMap((byQuarter, player) =>
    Object.entries(byQuarter).flatMap(([quarter, meeples]) => {
      const figures = repeat(meeples);
      return figures.length ? [say("in-quarter", { player, quarter, figures })] : [];
    }),
  );
  return [say("count", { quarter: count }), ...followers];
}

/** Pictures of the game: the files in `pictures/`. */
import { svgLayers, svgByName } from "$app/game_page/pictures/svg_files.ts";
import type { WondersParts } from "./game_component_types.ts";

const scenes = svgByName(import.meta.glob<string>("../pictures/cards/*.svg", { query: "?raw", import: "default", eager: true }));
const emblems = svgByName(import.meta.glob<string>("../pictures/emblems/*.svg", { query: "?raw", import: "default", eager: true }));
const wonders = svgByName(import.meta.glob<string>("../pictures/wonders/*.svg", { query: "?raw", import: "default", eager: true }));

/** Picture of a Wonder or card that has no file. */
const emptySvg = (width: number, height: number): string => `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'></svg>`;

/** Keep the pictures of cards and boards that an extension of the server adds; they come with the facts of the components. */
export function keepAddedPictures({ cards, boards }: WondersParts): void {
  for (const { name, drawing } of cards.values()) if (drawing) scenes[name] ??= drawing;
  for (const { id, drawing } of boards.values()) for (const [side, svg] of Object.entries(drawing ?? {})) if (svg) wonders[`${id}-${side}`] ??= svg;
}

/** Wonder with this many built stages; the others are almost transparent. Without a side: the day side. */
export function wonderSvg(board: string, side: "day" | "night" | null, built: number): string {
  const svg = wonders[`${board}-${side ?? "day"}`] ?? emptySvg(320, 90);
  const layers = svgLayers(svg);
  const stages = [...layers].flatMap(([name, layer]) => (name.startsWith("stage-") ? [layer] : []));
  const missing = stages.slice(built).join("");
  const lights = stages.slice(0, built).map((_, i) => layers.get(`lights-${i + 1}`) ?? "");
  const faint = missing && `<g opacity='0.22'>${missing}</g>`;
  return [svg.slice(0, svg.indexOf(">") + 1), layers.get("land"), faint, ...stages.slice(0, built), ...lights, "</svg>"].join("");
}
/** Picture of a card by its name. */
export const cardScene = (name: string): string => scenes[name] ?? emptySvg(120, 90);
/** Emblem by name: a resource, coin, shield, chain symbol and so on. */
export const emblemSvg = (name: string): string => emblems[name]!;
/** All emblems. */
export const allEmblems = Object.values(emblems);

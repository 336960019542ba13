/** What drawings are made with: colours, how a thing is put in its place, and houses, which stand everywhere. */
import type { Point } from "./plane.ts";

export const MEADOW = "#b5cf84";
export const MEADOW_DARK = "#9cbb6b";
export const TOWN = "#dfc196";
export const WALL = "#6d5236";
export const WALL_TOP = "#d8c6a4";
export const ROAD = "#fbf3df";
export const ROAD_SIDE = "#a98e5f";
export const WATER = "#7db4d8";
export const WATER_SIDE = "#4d86ad";
const ROOFS: [string, string][] = [
  ["#c2614a", "#9d4532"],
  ["#b75a3f", "#93412b"],
  ["#cc7a55", "#a55a3a"],
  ["#a9503f", "#84392b"],
];

export const n = (x: number): string => String(Math.round(x * 10) / 10);
export const put = (p: Point, inside: string, scale = 1): string =>
  `<g transform="translate(${n(p.x)} ${n(p.y)})${scale === 1 ? "" : ` scale(${n(scale)})`}">${inside}</g>`;

/** Stands for the angle by which what is drawn upright is turned back. */
export const UPRIGHT = "{upright}";
export const stand = (p: Point, inside: string, scale = 1): string => put(p, `<g transform="rotate(${UPRIGHT})">${inside}</g>`, scale);

// -- houses ------------------------------------------------------------------------------------------------------------

/** A house as it stands by itself. */
export const HOUSE = `<path d="M-6 6v-7h12v7z" fill="#f2e6d0" stroke="${WALL}" stroke-width=".9"/><path d="M-8-1l8-7 8 7z" fill="#b75a3f" stroke="#7c3524" stroke-width=".9"/><path d="M-2 6v-5h4v5z" fill="#6d4a2f"/>`;

/** A house in a town, from above. */
export function roof(random: () => number): string {
  const [light, dark] = ROOFS[Math.floor(random() * ROOFS.length)]!;
  const w = 3.4 + random() * 1.2;
  const h = 2.6 + random() * 0.8;
  const turn = Math.floor(random() * 4) * 45;
  return `<g transform="rotate(${turn})"><rect x="${n(-w)}" y="${n(-h + 0.9)}" width="${n(2 * w)}" height="${n(2 * h)}" fill="#000" opacity=".16"/><path d="M${n(-w)} ${n(-h)}h${n(2 * w)}v${n(h)}h${n(-2 * w)}z" fill="${light}"/><path d="M${n(-w)} 0h${n(2 * w)}v${n(h)}h${n(-2 * w)}z" fill="${dark}"/><path d="M${n(-w)} 0h${n(2 * w)}" stroke="#f0c9a4" stroke-width=".5"/></g>`;
}

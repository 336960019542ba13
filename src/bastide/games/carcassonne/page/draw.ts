/**
 * A tile as SVG, drawn from its shapes: meadow, water, walls and roofs, roads, buildings, and the marks of the modules.
 * The result is the inside of an `<svg viewBox="0 0 100 100">`, the same for the same tile everywhere.
 */
import { BADGES, BUILDINGS, BY_HAND, ENDS, MARKS, TOWNS, WATERS } from "./modules.ts";
import { MEADOW, MEADOW_DARK, n, put, ROAD, ROAD_SIDE, roof, stand, TOWN, UPRIGHT, WALL, WALL_TOP } from "./pen.ts";
import { along, curvePath, type Curve, type Point } from "./plane.ts";
import { shapesOf, type Shape, type TileShapes } from "./shapes.ts";
import type { FeatureFacts, TileFacts } from "./types.ts";

const shapesByTile = new Map<string, TileShapes>();
export function tileShapes(tile: TileFacts): TileShapes {
  let shapes = shapesByTile.get(tile.id);
  if (!shapes) shapesByTile.set(tile.id, (shapes = shapesOf(tile)));
  return shapes;
}

const drawings = new Map<string, string>();
/** The inside of the tile's SVG, north up. Buildings and signs stand upright when it is turned so often by a quarter. */
export function drawTile(tile: TileFacts, turns = 0): string {
  let drawing = drawings.get(tile.id);
  if (!drawing) drawings.set(tile.id, (drawing = draw(tile, tileShapes(tile))));
  return drawing.replaceAll(UPRIGHT, String(-90 * turns));
}

const addresses = new Map<string, string>();
/** The tile as the address of a picture: painted once for each kind and turn, however many lie on the table. */
export function tilePicture(tile: TileFacts, turns = 0): string {
  const key = `${tile.id} ${turns}`;
  let address = addresses.get(key);
  if (!address) {
    const turned = `<g transform="rotate(${turns * 90} 50 50)">${drawTile(tile, turns)}</g>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="320" height="320">${turned}</svg>`;
    addresses.set(key, (address = `data:image/svg+xml,${encodeURIComponent(svg)}`));
  }
  return address;
}

/** A small generator, so that every house and bush is where it was yesterday. */
function chance(seed: string): () => number {
  let h = 2166136261;
  for (const letter of seed) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822519);
    h = Math.imul(h ^ (h >>> 13), 3266489917);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

function draw(tile: TileFacts, shapes: TileShapes): string {
  const random = chance(tile.id);
  const parts = [`<rect width="100" height="100" fill="${MEADOW}"/>`, meadow(tile, shapes, random)];
  if (shapes.inner) for (const town of TOWNS) parts.push(town.draw(shapes.inner, random));
  const order = shapes.features.map((_, i) => i);
  const under = order.filter((i) => !shapes.features[i]!.feature.over?.length);
  const over = order.filter((i) => shapes.features[i]!.feature.over?.length);
  const kind = (i: number) => shapes.features[i]!.feature.kind;
  for (const group of [under, over]) {
    const above = group === over;
    for (const i of group) parts.push(WATERS[kind(i)]?.draw(tile, shapes.features[i]!) ?? "");
    for (const i of group) if (kind(i) === "city") parts.push(city(shapes.features[i]!, random, above));
    for (const i of group) if (kind(i) === "road" || (kind(i) === "city" && shapes.features[i]!.course)) parts.push(road(shapes.features[i]!, above));
  }
  for (const shape of shapes.features) parts.push(marks(shape));
  parts.push(buildings(tile, shapes));
  parts.push(tileMarks(tile, shapes));
  return parts.join("");
}

// -- land --------------------------------------------------------------------------------------------------------------

/** How many of the places of a feature are taken: by its figure, its shields and its marks. */
const taken = ({ shields = 0, marks = [] }: FeatureFacts): number =>
  marks.reduce((sum, mark) => sum + (MARKS[mark] ? (MARKS[mark].takes ?? 1) : 0), 1 + shields);

function meadow(tile: TileFacts, shapes: TileShapes, random: () => number): string {
  const parts: string[] = [];
  for (let i = 0; i < 26; i++) {
    const x = random() * 100;
    const y = random() * 100;
    parts.push(`<path d="M${n(x)} ${n(y)}q1-2 2-.2" stroke="${MEADOW_DARK}" stroke-width=".8" fill="none" stroke-linecap="round"/>`);
  }
  for (const shape of shapes.features) {
    if (shape.feature.kind !== "field") continue;
    for (const place of shape.places.slice(taken(shape.feature))) if (random() < 0.42) parts.push(stand(place, bush(random), 0.8 + random() * 0.4));
  }
  return parts.join("");
}

function bush(random: () => number): string {
  const dark = random() < 0.5 ? "#5f8a45" : "#6d9550";
  return `<ellipse cx=".6" cy="3" rx="4.4" ry="1.6" fill="#4c6b35" opacity=".35"/><circle cx="-1.8" cy=".6" r="2.6" fill="${dark}"/><circle cx="1.9" cy=".8" r="2.4" fill="${dark}"/><circle cx="0" cy="-1.4" r="2.8" fill="#7ba65c"/>`;
}

// -- cities ------------------------------------------------------------------------------------------------------------

function city(shape: Shape, random: () => number, above: boolean): string {
  const houses = shape.places.slice(taken(shape.feature)).map((place) => put(place, roof(random)));
  const shadow = above ? `<path d="${shape.outline}" fill="none" stroke="#000" opacity=".22" stroke-width="9"/>` : "";
  return `${shadow}<path d="${shape.outline}" fill="${TOWN}"/>${houses.join("")}${shape.walls.map(wall).join("")}`;
}

function wall(curve: Curve): string {
  const path = curvePath(curve);
  const towers = [0.5, 0.16, 0.84]
    .slice(0, 3)
    .map((t) => along(curve, t))
    .map((p) => `<circle cx="${n(p.x)}" cy="${n(p.y)}" r="3" fill="${WALL_TOP}" stroke="${WALL}" stroke-width="1.2"/>`);
  return `<path d="${path}" fill="none" stroke="${WALL}" stroke-width="4.6"/><path d="${path}" fill="none" stroke="${WALL_TOP}" stroke-width="2.2" stroke-dasharray="3.4 1.7"/>${towers.join("")}`;
}

// -- roads -------------------------------------------------------------------------------------------------------------

function road(shape: Shape, above: boolean): string {
  const parapet = above ? `<path d="${shape.course}" fill="none" stroke="${WALL}" stroke-width="12.5" stroke-linecap="butt" opacity=".9"/>` : "";
  const tunnel = shape.feature.marks?.includes("tunnel") ? tunnelMouths(shape.course) : "";
  return `${parapet}<path d="${shape.course}" fill="none" stroke="${ROAD_SIDE}" stroke-width="8.4"/><path d="${shape.course}" fill="none" stroke="${ROAD}" stroke-width="6.2"/>${tunnel}`;
}

function tunnelMouths(course: string): string {
  const ends = [...course.matchAll(/L([\d.]+) ([\d.]+)/g)].map((m) => ({ x: Number(m[1]), y: Number(m[2]) }));
  return ends
    .map((p) => put(p, `<path d="M-6 3v-4a6 6 0 0 1 12 0v4z" fill="#4a3a2a" stroke="${WALL_TOP}" stroke-width="1.6"${p.y < 50 ? ' transform="scale(1 -1)"' : ""}/>`))
    .join("");
}

// -- buildings ---------------------------------------------------------------------------------------------------------

function buildings(tile: TileFacts, shapes: TileShapes): string {
  const byHand = BY_HAND[tile.id];
  const parts = [byHand?.sign ?? ""];
  for (const end of new Set(shapes.features.map(({ feature }) => ENDS[feature.ends_at ?? ""]))) if (end) parts.push(stand(end.at, end.sign));
  for (const { feature } of shapes.features) {
    const building = BUILDINGS[feature.kind];
    if (!building) continue;
    const sign = building.sign + (building.more?.(feature) ?? "");
    parts.push(stand(byHand?.building?.at ?? building.at ?? shapes.middle, sign, byHand?.building?.scale));
  }
  return parts.join("");
}

// -- marks -------------------------------------------------------------------------------------------------------------

const SHIELD = `<path d="M-5.500-6.500h11v6c0 4.500-3 6.500-5.500 8-2.500-1.500-5.500-3.500-5.500-8z" fill="#2f5f9e" stroke="#fff" stroke-width="1.300"/><path d="M-1-6.500h2v13.800l-1 .6-1-.6zM-5.500-2h11v2h-11z" fill="#f3d36b"/>`;

/** What is drawn for each thing that the data names, so that it can be counted on a picture. */
export const SIGNS: Record<string, string> = Object.fromEntries([
  ["shield", SHIELD],
  ...Object.entries({ ...MARKS, ...BUILDINGS }).map(([name, { sign }]) => [name, sign]),
]);

function marks(shape: Shape): string {
  const { feature } = shape;
  const free = shape.places.slice(1);
  const parts: string[] = [];
  const next = () => free.shift() ?? shape.spot;
  for (let i = 0; i < (feature.shields ?? 0); i++) parts.push(stand(next(), SHIELD));
  for (const name of feature.marks ?? []) {
    const mark = MARKS[name];
    if (mark) parts.push(mark.put?.(shape, next) ?? stand(next(), mark.sign));
  }
  return parts.join("");
}

function tileMarks(tile: TileFacts, shapes: TileShapes): string {
  return tile.marks
    .flatMap((mark) => BADGES[mark] ?? [])
    .map(({ sign, colour, at }) =>
      stand(at?.(shapes) ?? badgePlace(shapes), `<circle r="8.500" fill="#fffaf0" stroke="${colour}" stroke-width="1.800"/>${sign}`),
    )
    .join("");
}

/** A corner of the tile's middle where a badge hides as little as can be. */
function badgePlace(shapes: TileShapes): Point {
  const candidates = [
    { x: 80, y: 80 },
    { x: 20, y: 80 },
    { x: 80, y: 22 },
    { x: 20, y: 22 },
    { x: 50, y: 64 },
  ];
  const used = shapes.features.flatMap((shape) => [shape.spot, ...(shape.feature.shields ? shape.places.slice(0, 2) : [])]);
  const room = (p: Point) => Math.min(...used.map((q) => Math.hypot(p.x - q.x, p.y - q.y)), 60);
  return candidates.sort((a, b) => room(b) - room(a))[0]!;
}

/**
 * A tile as SVG, drawn from its shapes: meadow, water, walls and roofs, roads, buildings, and the marks of the modules.
 * The result is the inside of an `<svg viewBox="0 0 100 100">`, the same for the same tile everywhere.
 */
import { along, curvePath, mix, type Curve, type Point } from "./plane.ts";
import { lakeOf, shapesOf, type Shape, type TileShapes } from "./shapes.ts";
import type { TileFacts } from "./types.ts";

const MEADOW = "#b5cf84";
const MEADOW_DARK = "#9cbb6b";
const TOWN = "#dfc196";
const WALL = "#6d5236";
const WALL_TOP = "#d8c6a4";
const ROAD = "#fbf3df";
const ROAD_SIDE = "#a98e5f";
const WATER = "#7db4d8";
const WATER_SIDE = "#4d86ad";
const ROOFS: [string, string][] = [
  ["#c2614a", "#9d4532"],
  ["#b75a3f", "#93412b"],
  ["#cc7a55", "#a55a3a"],
  ["#a9503f", "#84392b"],
];

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

const n = (x: number): string => String(Math.round(x * 10) / 10);
const put = (p: Point, inside: string, scale = 1): string =>
  `<g transform="translate(${n(p.x)} ${n(p.y)})${scale === 1 ? "" : ` scale(${n(scale)})`}">${inside}</g>`;

/** Stands for the angle by which what is drawn upright is turned back. */
const UPRIGHT = "{upright}";
const stand = (p: Point, inside: string, scale = 1): string => put(p, `<g transform="rotate(${UPRIGHT})">${inside}</g>`, scale);

function draw(tile: TileFacts, shapes: TileShapes): string {
  const random = chance(tile.id);
  const parts = [`<rect width="100" height="100" fill="${MEADOW}"/>`, meadow(tile, shapes, random)];
  if (shapes.inner) parts.push(carcassonne(shapes.inner, random));
  const order = shapes.features.map((_, i) => i);
  const under = order.filter((i) => !shapes.features[i]!.feature.over?.length);
  const over = order.filter((i) => shapes.features[i]!.feature.over?.length);
  const kind = (i: number) => shapes.features[i]!.feature.kind;
  for (const group of [under, over]) {
    const bridge = group === over;
    for (const i of group) if (kind(i) === "river") parts.push(river(tile, shapes.features[i]!));
    for (const i of group) if (kind(i) === "city") parts.push(city(shapes.features[i]!, random, bridge));
    for (const i of group) if (kind(i) === "road" || (kind(i) === "city" && shapes.features[i]!.course)) parts.push(road(shapes.features[i]!, bridge));
  }
  for (const shape of shapes.features) parts.push(marks(shape));
  parts.push(buildings(tile, shapes));
  parts.push(tileMarks(tile, shapes));
  return parts.join("");
}

// -- land --------------------------------------------------------------------------------------------------------------

function meadow(tile: TileFacts, shapes: TileShapes, random: () => number): string {
  const parts: string[] = [];
  for (let i = 0; i < 26; i++) {
    const x = random() * 100;
    const y = random() * 100;
    parts.push(`<path d="M${n(x)} ${n(y)}q1-2 2-.2" stroke="${MEADOW_DARK}" stroke-width=".8" fill="none" stroke-linecap="round"/>`);
  }
  for (const shape of shapes.features) {
    if (shape.feature.kind !== "field") continue;
    const kept = shape.feature.marks?.includes("pig_herd") ? 2 : 1;
    for (const place of shape.places.slice(kept)) if (random() < 0.42) parts.push(stand(place, bush(random), 0.8 + random() * 0.4));
  }
  return parts.join("");
}

function bush(random: () => number): string {
  const dark = random() < 0.5 ? "#5f8a45" : "#6d9550";
  return `<ellipse cx=".6" cy="3" rx="4.4" ry="1.6" fill="#4c6b35" opacity=".35"/><circle cx="-1.8" cy=".6" r="2.6" fill="${dark}"/><circle cx="1.9" cy=".8" r="2.4" fill="${dark}"/><circle cx="0" cy="-1.4" r="2.8" fill="#7ba65c"/>`;
}

function carcassonne(inner: string, random: () => number): string {
  const corners = [...inner.matchAll(/([\d.]+) ([\d.]+)/g)].map((m) => ({ x: Number(m[1]), y: Number(m[2]) }));
  const outside = (p: Point, q: Point) => (p.x === q.x && p.x % 100 === 0) || (p.y === q.y && p.y % 100 === 0);
  const walls = corners
    .map((p, i) => [p, corners[(i + 1) % corners.length]!] as const)
    .filter(([p, q]) => !outside(p, q))
    .map(([p, q]) => `M${p.x} ${p.y}L${q.x} ${q.y}`)
    .join("");
  return `<path d="${inner}" fill="#cfae7e"/>${innerHouses(inner, random)}<path d="${walls}" fill="none" stroke="${WALL}" stroke-width="7" stroke-linecap="square"/><path d="${walls}" fill="none" stroke="${WALL_TOP}" stroke-width="3.4" stroke-dasharray="5 2.4"/>`;
}

/** Streets of houses inside Carcassonne: on a lattice, wherever the inside is. */
function innerHouses(inner: string, random: () => number): string {
  const corners = [...inner.matchAll(/(\d+) (\d+)/g)].map((m) => [Number(m[1]), Number(m[2])] as const);
  const xs = corners.map((c) => c[0]);
  const ys = corners.map((c) => c[1]);
  const parts: string[] = [];
  for (let x = Math.min(...xs) + 9; x < Math.max(...xs) - 4; x += 11.5) {
    for (let y = Math.min(...ys) + 9; y < Math.max(...ys) - 4; y += 11.5) {
      if (random() < 0.8) parts.push(put({ x: x + random() * 2, y: y + random() * 2 }, roof(random)));
    }
  }
  return parts.join("");
}

// -- cities ------------------------------------------------------------------------------------------------------------

function roof(random: () => number): string {
  const [light, dark] = ROOFS[Math.floor(random() * ROOFS.length)]!;
  const w = 3.4 + random() * 1.2;
  const h = 2.6 + random() * 0.8;
  const turn = Math.floor(random() * 4) * 45;
  return `<g transform="rotate(${turn})"><rect x="${n(-w)}" y="${n(-h + 0.9)}" width="${n(2 * w)}" height="${n(2 * h)}" fill="#000" opacity=".16"/><path d="M${n(-w)} ${n(-h)}h${n(2 * w)}v${n(h)}h${n(-2 * w)}z" fill="${light}"/><path d="M${n(-w)} 0h${n(2 * w)}v${n(h)}h${n(-2 * w)}z" fill="${dark}"/><path d="M${n(-w)} 0h${n(2 * w)}" stroke="#f0c9a4" stroke-width=".5"/></g>`;
}

function city(shape: Shape, random: () => number, bridge: boolean): string {
  const { feature } = shape;
  const kept = 1 + (feature.shields ?? 0) + (feature.marks ?? []).filter((mark) => mark !== "semicircle" && mark !== "cathedral").length;
  const big = feature.marks?.includes("cathedral");
  const houses = shape.places.slice(big ? 4 : kept).map((place) => put(place, roof(random)));
  const shadow = bridge ? `<path d="${shape.outline}" fill="none" stroke="#000" opacity=".22" stroke-width="9"/>` : "";
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

// -- roads and rivers --------------------------------------------------------------------------------------------------

function road(shape: Shape, bridge: boolean): string {
  const parapet = bridge ? `<path d="${shape.course}" fill="none" stroke="${WALL}" stroke-width="12.5" stroke-linecap="butt" opacity=".9"/>` : "";
  const tunnel = shape.feature.marks?.includes("tunnel") ? tunnelMouths(shape.course) : "";
  return `${parapet}<path d="${shape.course}" fill="none" stroke="${ROAD_SIDE}" stroke-width="8.4"/><path d="${shape.course}" fill="none" stroke="${ROAD}" stroke-width="6.2"/>${tunnel}`;
}

function tunnelMouths(course: string): string {
  const ends = [...course.matchAll(/L([\d.]+) ([\d.]+)/g)].map((m) => ({ x: Number(m[1]), y: Number(m[2]) }));
  return ends
    .map((p) => put(p, `<path d="M-6 3v-4a6 6 0 0 1 12 0v4z" fill="#4a3a2a" stroke="${WALL_TOP}" stroke-width="1.6"${p.y < 50 ? ' transform="scale(1 -1)"' : ""}/>`))
    .join("");
}

function river(tile: TileFacts, shape: Shape): string {
  const water = `<path d="${shape.course}" fill="none" stroke="${WATER_SIDE}" stroke-width="12.6"/><path d="${shape.course}" fill="none" stroke="${WATER}" stroke-width="10.4"/><path d="${shape.course}" fill="none" stroke="#d5ebf6" stroke-width="1" stroke-dasharray="6 9" opacity=".9"/>`;
  if (shape.feature.ends_at === "lake") {
    const lake = lakeOf(tile);
    return `${water}<ellipse cx="${lake.x}" cy="${lake.y}" rx="15" ry="13" fill="${WATER}" stroke="${WATER_SIDE}" stroke-width="1.4"/><path d="M${lake.x - 15} ${lake.y - 4.4}h6v9h-6z" fill="${WATER}"/><path d="M${lake.x - 6} ${lake.y - 3}q3-2 6 0t6 0M${lake.x - 4} ${lake.y + 4}q3-2 6 0t6 0" fill="none" stroke="#d5ebf6" stroke-width="1"/>`;
  }
  if (shape.feature.ends_at === "spring") {
    return `${water}<ellipse cx="48" cy="50" rx="9" ry="8" fill="${WATER}" stroke="${WATER_SIDE}" stroke-width="1.4"/><path d="M40 46l4-6 5 3 5-4 3 6-5 3-6-2z" fill="#a79c8c" stroke="#6f665a" stroke-width=".8"/>`;
  }
  return water;
}

// -- buildings ---------------------------------------------------------------------------------------------------------

const CLOISTER = `<ellipse cx="1" cy="13" rx="17" ry="4" fill="#000" opacity=".16"/><path d="M-15-2h22v14h-22z" fill="#f2e6d0" stroke="${WALL}" stroke-width="1"/><path d="M-17-2l4-8h20l4 8z" fill="#b75a3f" stroke="#7c3524" stroke-width="1"/><path d="M7-8h9v20h-9z" fill="#fbf2df" stroke="${WALL}" stroke-width="1"/><path d="M5.6-8l5.9-9 5.9 9z" fill="#9d4532" stroke="#7c3524" stroke-width="1"/><path d="M11.5-17v-5M9.3-20h4.4" stroke="#3d2f22" stroke-width="1.3"/><path d="M-11 3h4v5h-4zM-4 3h4v5h-4zM9.6-3h4v4h-4z" fill="#6a8aa0"/><path d="M9.4 12v-6a2.2 2.2 0 0 1 4.4 0v6z" fill="#6d4a2f"/>`;
const SHRINE = `<ellipse cx="0" cy="13" rx="16" ry="4" fill="#000" opacity=".16"/><path d="M-14 12v-15h28v15z" fill="#e4ddea" stroke="#4d3c66" stroke-width="1"/><path d="M-17-3L0-16 17-3z" fill="#7a5f9a" stroke="#4d3c66" stroke-width="1"/><path d="M-10-3v15M-3.4-3v15M3.4-3v15M10-3v15" stroke="#4d3c66" stroke-width="2"/><circle cx="0" cy="-8" r="2.6" fill="#f1d36a" stroke="#4d3c66" stroke-width=".8"/>`;
const VOLCANO = `<path d="M-22 16C-13 10-10-6-6-10h12c4 4 7 20 16 26z" fill="#7b6a60" stroke="#4c4039" stroke-width="1"/><path d="M-6-10c2 4 0 10-3 15 4-1 5 3 7 6 1-5 3-6 6-3-2-7 0-12 2-18z" fill="#e2622f"/><ellipse cx="0" cy="-10" rx="6" ry="2.2" fill="#f2a23c" stroke="#8c3b1d" stroke-width=".8"/><path d="M-2-13q-3-4 0-7M3-13q4-3 2-8" stroke="#8d847c" stroke-width="1.8" fill="none" stroke-linecap="round"/>`;
const HOUSE = `<path d="M-6 6v-7h12v7z" fill="#f2e6d0" stroke="${WALL}" stroke-width=".9"/><path d="M-8-1l8-7 8 7z" fill="#b75a3f" stroke="#7c3524" stroke-width=".9"/><path d="M-2 6v-5h4v5z" fill="#6d4a2f"/>`;
const VILLAGE = `<circle r="8" fill="${ROAD}" stroke="${ROAD_SIDE}" stroke-width="1.2"/><circle r="3.4" fill="#8fb169" stroke="#5f8a45" stroke-width="1"/><circle r="1.4" fill="#5f8a45"/>`;
const INN = `<ellipse cx="9" cy="5" rx="6.5" ry="3.6" fill="${WATER}" stroke="${WATER_SIDE}" stroke-width="1"/>${HOUSE}<path d="M6-4h5v4h-5z" fill="#e9bf4d" stroke="#6d4a2f" stroke-width=".7"/>`;
const CATHEDRAL = `<ellipse cx="0" cy="20" rx="24" ry="5" fill="#000" opacity=".18"/><path d="M-20 20v-22h40v22z" fill="#efe6d6" stroke="${WALL}" stroke-width="1.1"/><path d="M-22-2l22-13 22 13z" fill="#8b8fa3" stroke="#4b4f63" stroke-width="1.1"/><path d="M-22 20v-34h9v34zM13 20v-34h9v34z" fill="#f8f1e2" stroke="${WALL}" stroke-width="1.1"/><path d="M-23.4-14l5.9-11 5.9 11zM11.6-14l5.9-11 5.9 11z" fill="#6c7190" stroke="#4b4f63" stroke-width="1"/><circle cx="0" cy="3" r="5.4" fill="#5b7fa6" stroke="${WALL}" stroke-width="1.2"/><path d="M0-2.4v10.800M-5.400 3h10.800" stroke="#f8f1e2" stroke-width=".8"/><path d="M-4 20v-6a4 4 0 0 1 8 0v6z" fill="#5c4029"/>`;
const ABBEY_SCALE = 1.7;

function buildings(tile: TileFacts, shapes: TileShapes): string {
  const parts: string[] = [];
  const ends = new Set(shapes.features.map((shape) => shape.feature.ends_at));
  const spots = shapes.features.map((shape) => shape.feature);
  if (tile.id === "abbey_road_new_roundabout") parts.push(stand({ x: 50, y: 50 }, `<circle r="4" fill="${WATER}" stroke="#8d847c" stroke-width="2"/>`));
  if (ends.has("crossing") || tile.printed.includes("to crossing")) parts.push(stand({ x: 50, y: 50 }, VILLAGE));
  if (ends.has("house")) parts.push(stand({ x: 69, y: 48 }, HOUSE));
  for (const spot of spots) {
    if (spot.kind === "cloister" && spot.marks?.includes("abbey")) parts.push(stand({ x: 50, y: 54 }, CLOISTER, ABBEY_SCALE));
    else if (spot.kind === "cloister") parts.push(stand(shapes.middle, CLOISTER));
    else if (spot.kind === "shrine") parts.push(stand(shapes.middle, SHRINE));
    else if (spot.kind === "volcano") parts.push(stand(shapes.middle, VOLCANO));
    else if (spot.kind === "quarter") parts.push(stand({ x: 50, y: 62 }, quarter(spot.name ?? "")));
  }
  if (ends.has("open_field")) parts.push(stand({ x: 50, y: 44 }, `<path d="M-7 4q7-12 14 0z" fill="#6d9550"/><path d="M-3 4q3-6 6 0z" fill="#5f8a45"/>`));
  return parts.join("");
}

function quarter(name: string): string {
  const sign: Record<string, string> = {
    castle: `<path d="M-8 6v-12h3v3h3v-3h4v3h3v-3h3v12z" fill="#8c3b2a"/>`,
    market: `<path d="M-8-4h16l2 5h-20zM-7 1v6M7 1v6M-3 7h6" fill="#2c7a34" stroke="#2c7a34" stroke-width="1.6"/>`,
    blacksmith: `<path d="M-9-4h14q0 4 4 4-2 3-6 3v3h3v2h-10v-2h3v-4q-7 0-8-6z" fill="#3b3b3b"/>`,
    cathedral: `<path d="M-1.500-8h3v4h4v3h-4v8h-3v-8h-4v-3h4z" fill="#7b3fa0"/>`,
  };
  return `<circle r="13" fill="#fbf3df" stroke="${WALL}" stroke-width="1.6"/>${sign[name] ?? ""}`;
}

// -- marks -------------------------------------------------------------------------------------------------------------

const SHIELD = `<path d="M-5.500-6.500h11v6c0 4.500-3 6.500-5.500 8-2.500-1.500-5.500-3.500-5.500-8z" fill="#2f5f9e" stroke="#fff" stroke-width="1.300"/><path d="M-1-6.500h2v13.800l-1 .6-1-.6zM-5.500-2h11v2h-11z" fill="#f3d36b"/>`;
export const GOODS: Record<string, string> = {
  wine: `<path d="M-5-5h10v10h-10z" fill="#8c3a52" stroke="#fff" stroke-width="1.200"/><path d="M-5-2h10M-5 2h10" stroke="#5d2236" stroke-width="1"/><path d="M0-8v3" stroke="#fff" stroke-width="1.400"/>`,
  grain: `<path d="M0 8V-7M0-6l3-3M0-6l-3-3M0-2l4-3M0-2l-4-3M0 2l4-3M0 2l-4-3" stroke="#fff" stroke-width="3.600" stroke-linecap="round"/><path d="M0 8V-7M0-6l3-3M0-6l-3-3M0-2l4-3M0-2l-4-3M0 2l4-3M0 2l-4-3" stroke="#c08a12" stroke-width="2" stroke-linecap="round"/>`,
  cloth: `<path d="M-7-4h11v9h-11z" fill="#3a7f86" stroke="#fff" stroke-width="1.200"/><ellipse cx="4" cy=".5" rx="2.600" ry="4.700" fill="#6fb3b8" stroke="#fff" stroke-width="1"/><path d="M-7-1h9M-7 2h9" stroke="#2a5e63" stroke-width=".8"/>`,
};
const PRINCESS = `<circle r="6.500" fill="#f6dbe6" stroke="#9a2f63" stroke-width="1.200"/><path d="M-4 2.500v-5l2.500 2 1.500-3 1.500 3 2.500-2v5z" fill="#c23b7d"/>`;
const PIGS = `<ellipse rx="5" ry="3.200" fill="#e8a0a0" stroke="#a35a5a" stroke-width=".8"/><circle cx="5" cy="-.500" r="2" fill="#e8a0a0" stroke="#a35a5a" stroke-width=".8"/><path d="M-3 3v2M2 3v2M-5-1q-2-1-1-3" stroke="#a35a5a" stroke-width="1" fill="none"/>`;

/** What is drawn for each thing that the data names, so that it can be counted on a picture. */
export const SIGNS: Record<string, string> = {
  ...GOODS,
  shield: SHIELD,
  princess: PRINCESS,
  pig_herd: PIGS,
  cathedral: CATHEDRAL,
  inn: INN,
  cloister: CLOISTER,
  shrine: SHRINE,
  volcano: VOLCANO,
};

function marks(shape: Shape): string {
  const { feature } = shape;
  const free = shape.places.slice(1);
  const parts: string[] = [];
  const next = () => free.shift() ?? shape.spot;
  for (let i = 0; i < (feature.shields ?? 0); i++) parts.push(stand(next(), SHIELD));
  for (const mark of feature.marks ?? []) {
    if (GOODS[mark]) parts.push(stand(next(), GOODS[mark]));
    else if (mark === "princess") parts.push(stand(next(), PRINCESS));
    else if (mark === "pig_herd") parts.push(stand(next(), PIGS) + stand(mix(shape.places[1] ?? shape.spot, { x: 50, y: 50 }, -0.12), PIGS, 0.8));
    else if (mark === "cathedral") parts.push(stand({ x: 50, y: 50 }, CATHEDRAL));
    else if (mark === "inn") {
      const side = Math.abs(shape.spot.x - 50) > Math.abs(shape.spot.y - 50) ? { x: 0, y: 11 } : { x: 13, y: 0 };
      parts.push(stand({ x: shape.spot.x + side.x, y: shape.spot.y + side.y }, INN));
    }
  }
  return parts.join("");
}

function tileMarks(tile: TileFacts, shapes: TileShapes): string {
  const badge = (inside: string, colour: string) => `<circle r="8.500" fill="#fffaf0" stroke="${colour}" stroke-width="1.800"/>${inside}`;
  const stall = tile.marks.includes("bazaar") && !shapes.features.some((shape) => shape.feature.kind === "city" && shape.feature.edges!.length > 1);
  const where = stall ? { x: 50, y: 50 } : badgePlace(shapes);
  const parts: string[] = [];
  for (const mark of tile.marks) {
    if (mark === "dragon") parts.push(stand(where, badge(`<path d="M-6 3c1-5 4-7 8-7l-1-2 4 1.500 2 3-2 .5c0 3-2 6-6 6 1-2 1-3 0-4-1 2-3 3-5 2z" fill="#b3261e"/>`, "#b3261e")));
    else if (mark === "portal") parts.push(stand(where, badge(`<path d="M-4.500 5v-6a4.500 4.500 0 0 1 9 0v6z" fill="#7b3fa0"/><path d="M-2 5v-5a2 2 0 0 1 4 0v5z" fill="#f3d36b"/>`, "#7b3fa0")));
    else if (mark === "bazaar") parts.push(stand(where, badge(`<path d="M-6-3h12l1 3.500h-14z" fill="#c08a12"/><path d="M-5 .5v5M5 .5v5M-2.500 5.500h5v-3h-5z" stroke="#7a5600" stroke-width="1.200" fill="#7a5600"/>`, "#7a5600")));
  }
  return parts.join("");
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

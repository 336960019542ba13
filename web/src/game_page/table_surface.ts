/** Textures of the tables, drawn from random strokes and set as the custom properties `--felt` and `--wood`. */
import "./table_surface.css";

/** Linear congruential generator with values below 1: the texture is the same at every visit. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const asImage = (width: number, height: number, body: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' fill='none'>${body}</svg>`)}")`;

/** Strokes in one colour, drawn from `draw`. */
const strokes = (count: number, colour: string, opacity: number, draw: () => string): string =>
  `<path stroke='${colour}' stroke-opacity='${opacity}' d='${Array.from({ length: count }, draw).join("")}'/>`;

const FELT_SIZE = 190;
/** Short fibres in all directions. */
function feltImage(): string {
  const random = randomNumbers(7);
  const at = () => Math.round(random() * FELT_SIZE);
  const by = () => Math.round(random() * 12 - 6);
  const fibre = () => `M${at()} ${at()}q${by()} ${by()} ${by()} ${by()}`;
  return asImage(FELT_SIZE, FELT_SIZE, strokes(150, "#000", 0.045, fibre) + strokes(110, "#fff", 0.07, fibre));
}

const WOOD_WIDTH = 720;
const PLANK_HEIGHT = 96;
const PLANKS = 3;
/** Planks with long grain, which ends at the height where it begins, so that images join. */
function woodImage(): string {
  const random = randomNumbers(11);
  const grain = (plank: number) => () => {
    const y = Math.round(plank * PLANK_HEIGHT + 6 + random() * (PLANK_HEIGHT - 12));
    const bend = Math.round(random() * 10 - 5);
    return `M0 ${y}Q${WOOD_WIDTH / 4} ${y + bend} ${WOOD_WIDTH / 2} ${y}T${WOOD_WIDTH} ${y}`;
  };
  const planks = Array.from({ length: PLANKS }, (_, plank) => {
    const joint = Math.round(random() * WOOD_WIDTH);
    const top = plank * PLANK_HEIGHT;
    const edges = `M0 ${top}.5H${WOOD_WIDTH}M${joint} ${top}v${PLANK_HEIGHT}`;
    return strokes(9, "#3a2208", 0.09, grain(plank)) + strokes(6, "#fff3d8", 0.1, grain(plank)) + strokes(1, "#2a1704", 0.3, () => edges);
  });
  return asImage(WOOD_WIDTH, PLANK_HEIGHT * PLANKS, planks.join(""));
}

const page = document.documentElement.style;
page.setProperty("--felt", feltImage());
page.setProperty("--wood", woodImage());

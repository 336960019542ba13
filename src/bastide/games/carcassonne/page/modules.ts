/** The modules that draw something. A new one is a folder `page` in its own folder, and a line in `MODULES`. */
import abbey from "../rules/modules/abbey/page/index.ts";
import base from "../rules/modules/base/page/index.ts";
import bridges from "../rules/modules/bridges/page/index.ts";
import count from "../rules/modules/count/page/index.ts";
import cult from "../rules/modules/cult/page/index.ts";
import dragon from "../rules/modules/dragon/page/index.ts";
import inns from "../rules/modules/inns/page/index.ts";
import king from "../rules/modules/king/page/index.ts";
import river2 from "../rules/modules/river2/page/index.ts";
import traders from "../rules/modules/traders/page/index.ts";
import type { ModulePage } from "./module.ts";

/** The base game first; then in the order in which things are drawn over each other on the map, and lie side by side at a seat. */
export const MODULES: ModulePage[] = [base, inns, river2, abbey, bridges, traders, king, cult, count, dragon];

type Table = "figures" | "pieces" | "questions" | "answers" | "buildings" | "waters" | "marks" | "badges" | "ends" | "tiles";
/** One table out of those of all modules. */
const all = <T extends Table>(table: T): NonNullable<ModulePage[T]> => Object.assign({}, ...MODULES.map((module) => module[table]));

export const FIGURES = all("figures");
/** The figure that everybody has most of: the first of the base game. */
export const ORDINARY = Object.keys(FIGURES)[0]!;
export const PIECES = all("pieces");
export const QUESTIONS = all("questions");
export const ANSWERS = all("answers");
export const BUILDINGS = all("buildings");
export const WATERS = all("waters");
export const MARKS = all("marks");
export const BADGES = all("badges");
export const ENDS = all("ends");
export const BY_HAND = all("tiles");
export const TOWNS = MODULES.flatMap((module) => module.town ?? []);

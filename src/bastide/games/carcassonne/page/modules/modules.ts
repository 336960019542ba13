/** The modules that bring something to the page. A new one is a folder `page` in its own folder, and a line in `MODULES`. */
import abbey from "../../rules/modules/abbey/page/index.ts";
import base from "../../rules/modules/base/page/index.ts";
import bridges from "../../rules/modules/bridges/page/index.ts";
import count from "../../rules/modules/count/page/index.ts";
import dragon from "../../rules/modules/dragon/page/index.ts";
import king from "../../rules/modules/king/page/index.ts";
import traders from "../../rules/modules/traders/page/index.ts";
import type { ModulePage } from "./module_api.ts";

/** The base game first; then in the order in which things are drawn over each other on the map, and lie side by side at a seat. */
export const MODULES: ModulePage[] = [base, abbey, bridges, traders, king, count, dragon];

type Table = "questions" | "answers";
/** One table out of those of all modules. */
const all = <T extends Table>(table: T): NonNullable<ModulePage[T]> => Object.assign({}, ...MODULES.map((module) => module[table]));

/** The figure that everybody has most of. */
export const ORDINARY = MODULES.flatMap(({ ordinary }) => ordinary ?? [])[0]!;
export const QUESTIONS = all("questions");
export const ANSWERS = all("answers");

/** Catalogues of the games as the server sends them, read once: tests change the language a hundred times. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const GAMES = join(__dirname, "../../src/bastide/games");
const PLUG_INS: Record<string, string> = { magpie: join(__dirname, "../../examples/magpie/src/bastide_magpie") };

const catalogues = new Map<string, string | null>();

/** All files `locale/LANGUAGE.ftl` in the folder of a game; null if there is no such game. */
export function gameCatalogue(game: string, language: string): string | null {
  const key = `${language}/${game}`;
  if (!catalogues.has(key)) catalogues.set(key, readCatalogue(game, language));
  return catalogues.get(key)!;
}

function readCatalogue(game: string, language: string): string | null {
  const folder = PLUG_INS[game] ?? join(GAMES, game);
  if (!game || !existsSync(folder)) return null;
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith(join("locale", `${language}.ftl`)));
  return files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}

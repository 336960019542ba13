/**
 * Vite plug-in: builds the game pages of this repository as separate entries that share modules with the app. The results
 * (`page.js`, `page.css`, pictures) go to `page/built` in the game's folder, from where the server serves them like the page of
 * any other game.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

export const GAMES = fileURLToPath(new URL("../src/bastide/games", import.meta.url));
const folderOf = (game: string) => join(GAMES, game, "page");
const games = readdirSync(GAMES).filter((game) => existsSync(join(folderOf(game), "index.ts")));

/** Path of a page in the build and on the server, so that its relative imports work in both. */
const placeOf = (game: string) => `games/${game}/page`;
/** Pictures for the lobby and for link previews. */
const PICTURES = ["picture.svg", "preview.jpg"];

/** Entry points of the game pages by name. */
export const entries = Object.fromEntries(games.map((game) => [`${placeOf(game)}/page`, join(folderOf(game), "index.ts")]));

export default function gamePages(): Plugin {
  let out = "";
  return {
    name: "game-pages",
    configResolved(config) {
      out = config.build.outDir;
    },
    /** Collect all styles of a page in `page.css`. */
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const frame = chunks.find((chunk) => chunk.isEntry && !(chunk.name in entries));
      const known = frame ? styles(frame, bundle) : new Set<string>();
      for (const chunk of chunks) {
        if (!(chunk.name in entries)) continue;
        const wanted = [...styles(chunk, bundle)].filter((name) => !known.has(name));
        const source = wanted.map((name) => text(bundle[name])).join("");
        if (source) this.emitFile({ type: "asset", fileName: `${chunk.name}.css`, source });
      }
    },
    writeBundle() {
      for (const game of games) {
        const built = join(folderOf(game), "built");
        rmSync(built, { recursive: true, force: true });
        mkdirSync(built);
        const made = join(out, placeOf(game));
        for (const name of readdirSync(made)) renameSync(join(made, name), join(built, name));
        for (const name of PICTURES) if (existsSync(join(folderOf(game), name))) copyFileSync(join(folderOf(game), name), join(built, name));
      }
      rmSync(join(out, "games"), { recursive: true, force: true });
    },
    /** With `npm run dev` pages are served from their sources. */
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = /^\/games\/(\w+)\/page\/page\.(js|css)/.exec(request.url ?? "");
        if (!found || !games.includes(found[1]!)) return next();
        response.setHeader("Content-Type", found[2] === "js" ? "text/javascript" : "text/css");
        response.end(found[2] === "js" ? `export { default } from "/@fs${folderOf(found[1]!)}/index.ts";` : "");
      });
    },
  };
}

/** Style files of a chunk and of its static imports, in order. */
function styles(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>(), seen = new Set<string>()): Set<string> {
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const other = bundle[name];
    if (other?.type === "chunk" && !seen.has(name)) styles(other, bundle, found, seen);
  }
  for (const name of chunk.viteMetadata?.importedCss ?? []) found.add(name);
  return found;
}

const text = (file: Rolldown.OutputBundle[string] | undefined): string =>
  file?.type === "asset" ? (typeof file.source === "string" ? file.source : new TextDecoder().decode(file.source)) : "";

/**
 * Vite plug-in: builds the game pages of this repository as separate entries that share modules with the app. The results
 * (`page.js`, `page.css`, pictures) go to `page/built` in the game's folder, from where the server serves them like the page of
 * any other game.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

export const GAMES_FOLDER = fileURLToPath(new URL("../src/bastide/games", import.meta.url));
const pageFolder = (game: string) => join(GAMES_FOLDER, game, "page");
const games = readdirSync(GAMES_FOLDER).filter((game) => existsSync(join(pageFolder(game), "index.ts")));

/** Path of a page in the build and on the server, so that its relative imports work in both. */
const pagePath = (game: string) => `games/${game}/page`;
/** Pictures for the lobby and for link previews. */
const PICTURES = ["picture.svg", "preview.jpg"];

/** Entry points of the game pages by name. */
export const gamePageEntries = Object.fromEntries(games.map((game) => [`${pagePath(game)}/page`, join(pageFolder(game), "index.ts")]));

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
      const frame = chunks.find((chunk) => chunk.isEntry && !(chunk.name in gamePageEntries));
      const known = frame ? styleFiles(frame, bundle) : new Set<string>();
      for (const chunk of chunks) {
        if (!(chunk.name in gamePageEntries)) continue;
        const wanted = [...styleFiles(chunk, bundle)].filter((name) => !known.has(name));
        const source = wanted.map((name) => assetText(bundle[name])).join("");
        if (source) this.emitFile({ type: "asset", fileName: `${chunk.name}.css`, source });
      }
    },
    writeBundle() {
      for (const game of games) {
        const built = join(pageFolder(game), "built");
        rmSync(built, { recursive: true, force: true });
        mkdirSync(built);
        const made = join(out, pagePath(game));
        for (const name of readdirSync(made)) renameSync(join(made, name), join(built, name));
        for (const name of PICTURES) if (existsSync(join(pageFolder(game), name))) copyFileSync(join(pageFolder(game), name), join(built, name));
      }
      rmSync(join(out, "games"), { recursive: true, force: true });
    },
    /** With `npm run dev` pages are served from their sources. */
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = /^\/games\/(\w+)\/page\/page\.(js|css)/.exec(request.url ?? "");
        if (!found || !games.includes(found[1]!)) return next();
        response.setHeader("Content-Type", found[2] === "js" ? "text/javascript" : "text/css");
        response.end(found[2] === "js" ? `export { default } from "/@fs${pageFolder(found[1]!)}/index.ts";` : "");
      });
    },
  };
}

/** Style files of a chunk and of its static imports, in order. */
function styleFiles(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>(), seen = new Set<string>()): Set<string> {
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const other = bundle[name];
    if (other?.type === "chunk" && !seen.has(name)) styleFiles(other, bundle, found, seen);
  }
  for (const name of chunk.viteMetadata?.importedCss ?? []) found.add(name);
  return found;
}

const assetText = (file: Rolldown.OutputBundle[string] | undefined): string =>
  file?.type === "asset" ? (typeof file.source === "string" ? file.source : new TextDecoder().decode(file.source)) : "";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";
import ftlPlugin from "./vite_ftl_plugin.ts";
import gamePagesPlugin, { entries, GAMES } from "./vite_game_pages_plugin.ts";
import svgPlugin from "./vite_svg_plugin.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Where the server runs while the page is being worked on with `npm run dev`. */
const server = process.env.BASTIDE_SERVER ?? "http://127.0.0.1:8000";
// The server answers only pages of its own origin, so it is told the one that the browser sees.
const behind = { target: server, changeOrigin: false };

/** The small modules that the first page needs, and others too. */
const SHARED = /\/web\/src\/(base|i18n|net|session|settings|ui)\/(?!Dialog|GameTabs|turn_alerts|clipboard|format_duration|create_table|first_game|animation_speed|seed_share|sha256|selected_game|sounds)|\/web\/src\/rules\/rulebook\./;

/** The first page is served at many paths by a server, which is at the root. (`bastide site` puts it where the folder is.) */
const rooted: Plugin = { name: "rooted", enforce: "post", transformIndexHtml: (page) => page.replaceAll('="./', '="/') };

export default defineConfig({
  // Everything finds everything else from where it lies: pages can be served from any path.
  base: "./",
  worker: { format: "es" },
  plugins: [svelte(), ftlPlugin(), svgPlugin(), gamePagesPlugin(), rooted],
  resolve: { alias: { $app: at("./src"), $games: GAMES }, ...(process.env.VITEST ? { conditions: ["browser"] } : {}) },
  server: {
    fs: { allow: [at("..")] },
    proxy: { "/api": behind, "/locale": behind, "/games": behind, "/ws": { ...behind, ws: true } },
  },
  build: {
    outDir: at("../src/bastide/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // Pairs of colours for a light and a dark page are the browser's to choose from, at each element.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      input: { index: at("./index.html"), ...entries },
      // A game's page is imported by its name, by whoever finds it there.
      preserveEntrySignatures: "strict",
      output: {
        entryFileNames: (chunk) => (chunk.name in entries ? "[name].js" : "assets/[name]-[hash].js"),
        // What the first page and others share is one file: a dozen small ones take more of the wire than what is in them.
        codeSplitting: { groups: [{ name: "shared", test: SHARED }] },
      },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/vitest_setup.ts"],
    testTimeout: 60_000,
    // What a test leaves behind is put away after each (tests/vitest_setup.ts): a window of its own for every file takes a third of the time.
    isolate: false,
  },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";
import ftlPlugin from "./vite_ftl_plugin.ts";
import gamePagesPlugin, { entries, GAMES } from "./vite_game_pages_plugin.ts";
import svgPlugin from "./vite_svg_plugin.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Server for `npm run dev`. */
const server = process.env.BASTIDE_SERVER ?? "http://127.0.0.1:8000";
// Keeps the browser's origin, because the server checks it.
const behind = { target: server, changeOrigin: false };

/** Small modules of the first page that other pages share. */
const SHARED = /\/web\/src\/(base|i18n|net|session|settings|ui)\/(?!Dialog|GameTabs|turn_alerts|clipboard|format_duration|create_table|first_game|animation_speed|seed_share|sha256|selected_game|sounds)|\/web\/src\/rules\/rulebook\./;

/** A server serves the first page at many paths, so its URLs are absolute. (`bastide site` makes them relative again.) */
const rooted: Plugin = { name: "rooted", enforce: "post", transformIndexHtml: (page) => page.replaceAll('="./', '="/') };

export default defineConfig({
  // Relative imports, so that the pages can be served from any path.
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
    // Browsers that support `light-dark()`.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      input: { index: at("./index.html"), ...entries },
      // Game pages are imported by name.
      preserveEntrySignatures: "strict",
      output: {
        entryFileNames: (chunk) => (chunk.name in entries ? "[name].js" : "assets/[name]-[hash].js"),
        // One file for shared modules; a dozen small ones would be larger.
        codeSplitting: { groups: [{ name: "shared", test: SHARED }] },
      },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/vitest_setup.ts"],
    testTimeout: 60_000,
    // Each test cleans up after itself (tests/vitest_setup.ts); isolation would take a third of the time.
    isolate: false,
  },
});

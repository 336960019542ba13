/** Build and test configuration of the web app. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";
import ftlPlugin from "./vite_ftl_plugin.ts";
import gamePagesPlugin, { gamePageEntries, GAMES_FOLDER } from "./vite_game_pages_plugin.ts";
import svgPlugin from "./vite_svg_plugin.ts";

const absolutePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Server for `npm run dev`. */
const server = process.env.BASTIDE_SERVER ?? "http://127.0.0.1:8000";
// Keeps the browser's origin, because the server checks it.
const proxyOptions = { target: server, changeOrigin: false };

/** Small modules of the first page that other pages share. */
const SHARED_MODULES = /\/web\/src\/(base|i18n|net|session|settings|ui)\/(?!Dialog|FormField|GameTabs|QrCode|qr_code|turn_alerts|clipboard|format_duration|create_table|first_game|start_first_game|animation_speed|seed_share|push_subscription|spaced_repetition|setting_lists|sha256|selected_game|clock_presets|sound_effects|daylight|TownScene)|\/web\/src\/rules\/rulebook\./;

/** Modules that pages load only on a server. */
const SERVER_ONLY_MODULES = /\/(BotAccounts|InviteBots|LobbyPeople|LobbyTournaments|MuteTable)\.svelte$|\/push_subscription\.ts$/;

/** Whether a module needs a server: one of these, or the component of a page with `isServerOnly` in its `page.ts`. */
function isServerOnly(module: string | null | undefined): boolean {
  const folder = /^.*\/src\/pages\/[^/]+\/(?=[^/]+\.svelte$)/.exec(module ?? "")?.[0];
  const isPart = module !== null && module !== undefined && SERVER_ONLY_MODULES.test(module);
  return isPart || (folder !== undefined && readFileSync(`${folder}page.ts`, "utf-8").includes("isServerOnly: true"));
}

/** A server serves the first page at many paths, so its URLs are absolute. (`bastide site` makes them relative again.) */
const absoluteUrlsPlugin: Plugin = { name: "absolute-urls", enforce: "post", transformIndexHtml: (page) => page.replaceAll('="./', '="/') };

export default defineConfig({
  // Relative imports, so that the pages can be served from any path.
  base: "./",
  worker: { format: "es" },
  plugins: [svelte(), ftlPlugin(), svgPlugin(), gamePagesPlugin(), absoluteUrlsPlugin],
  resolve: { alias: { $app: absolutePath("./src"), $games: GAMES_FOLDER }, ...(process.env.VITEST ? { conditions: ["browser"] } : {}) },
  server: {
    fs: { allow: [absolutePath("..")] },
    proxy: { "/api": proxyOptions, "/locale": proxyOptions, "/games": proxyOptions, "/ws": { ...proxyOptions, ws: true } },
  },
  build: {
    outDir: absolutePath("../src/bastide/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // Browsers that support `light-dark()`.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      input: { index: absolutePath("./index.html"), ...gamePageEntries },
      // Game pages are imported by name.
      preserveEntrySignatures: "strict",
      output: {
        entryFileNames: (chunk) => (chunk.name in gamePageEntries ? "[name].js" : "assets/[name]-[hash].js"),
        // `bastide site` leaves out this folder.
        chunkFileNames: ({ facadeModuleId, moduleIds }) => `assets/${(facadeModuleId ? [facadeModuleId] : moduleIds).every(isServerOnly) ? "server-only/" : ""}[name]-[hash].js`,
        // One file for shared modules; a dozen small ones would be larger.
        codeSplitting: { groups: [{ name: "shared", test: SHARED_MODULES }] },
      },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/vitest_setup.ts"],
    testTimeout: 60_000,
    // Each test cleans up after itself (tests/vitest_setup.ts); isolation would take a third longer.
    isolate: false,
  },
});

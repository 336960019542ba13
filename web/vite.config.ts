import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import emblems from "./emblems.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Where the server runs while the page is being worked on with `npm run dev`. */
const server = process.env.BASTIDE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), emblems()],
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  server: {
    fs: { allow: [at("..")] },
    // The server answers only pages of its own origin, so it is told the one that the browser sees.
    proxy: { "/api": { target: server, changeOrigin: false }, "/ws": { target: server, changeOrigin: false, ws: true } },
  },
  build: {
    outDir: process.env.BASTIDE_STATIC ?? at("../src/bastide/server/static"),
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 300,
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], testTimeout: 60_000 },
});

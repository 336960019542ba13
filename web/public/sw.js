/**
 * Service worker that caches the whole site for offline use. `bastide site` fills in the version and the files.
 *
 * Each version has a cache of its own. A version is used only when all its files have been verified, and the version
 * before it is deleted only when the page of the new one has started.
 */
const VERSION = "VERSION";
/** SHA-256 of each file, by path. */
const FILES = { FILES: "" };
const CACHE_PREFIX = `bastide ${registration.scope} `;
const OWN_CACHE = CACHE_PREFIX + VERSION;
/** Memory of the started engine, written by `snapshot_cache.ts`. */
const SNAPSHOT = "device/snapshot.bin";
/** Markers in a cache: its page has started; its page could not start. */
const STARTED = "started.marker";
const FAILED = "failed.marker";
/** Small files that are verified at each use, because the page cannot ask for a repair without them. */
const VERIFIED_AT_USE = ["index.html", "start.js"];
/** Files whose compiled code browsers may keep. */
const CODE = /\.(wasm|m?js)$/;
const PARALLEL_DOWNLOADS = 8;

const urlOf = (path) => new URL(path, registration.scope).href;
const pathOf = (url) => decodeURIComponent(url.slice(registration.scope.length).replace(/[?#].*$/s, "")) || "index.html";

// -- a new version -----------------------------------------------------------------------------

addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  const others = await otherCaches();
  await downloadMissing([OWN_CACHE, ...others]);
  // No version has started here, so the pages that are open now cannot offer the update.
  if (!(await startedCache(others))) await skipWaiting();
}

/** Download all files that are not in one of these caches. Downloaded files stay there if the network fails. */
async function downloadMissing(names) {
  const cache = await caches.open(OWN_CACHE);
  const waiting = Object.keys(FILES);
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await keepFile(cache, path, names);
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, work));
  } catch (error) {
    if (error.name === "QuotaExceededError") await caches.delete(OWN_CACHE);
    throw error;
  }
}

async function keepFile(cache, path, names) {
  for (const name of names) {
    const kept = await (await caches.open(name)).match(urlOf(path));
    if (!kept || !(await isIntact(path, kept.clone()))) continue;
    return name === OWN_CACHE ? undefined : cache.put(urlOf(path), kept);
  }
  await cache.put(urlOf(path), await download(path));
}

/**
 * Download a file. Throws unless it belongs to this version. The page has often loaded it just before; then the host only
 * confirms the copy in the HTTP cache. A wrong copy is replaced.
 */
async function download(path) {
  const found = (await downloadIntact(path, "no-cache")) ?? (await downloadIntact(path, "reload"));
  if (!found) throw new Error(`${path} belongs to another version`);
  return found;
}

/** Download a file, or return null if it belongs to another version. */
async function downloadIntact(path, cache) {
  const answer = await fetch(urlOf(path), { cache });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  // A copy, without the headers and the redirection of the download. Browsers keep compiled code only for the download itself.
  const isCode = CODE.test(path) && !answer.redirected && !answer.headers.get("vary")?.includes("*");
  const kept = isCode ? answer : new Response(await answer.arrayBuffer(), { headers: { "content-type": answer.headers.get("content-type") ?? "" } });
  return (await isIntact(path, kept.clone())) ? kept : null;
}

async function isIntact(path, answer) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === FILES[path];
}

async function otherCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== OWN_CACHE);
}

/** First of these caches whose page has started. */
async function startedCache(names) {
  for (const name of names) if (await (await caches.open(name)).match(urlOf(STARTED))) return name;
  return undefined;
}

addEventListener("activate", (event) => event.waitUntil(activate()));

async function activate() {
  const others = await otherCaches();
  await clients.claim();
  if (others.length === 0 || (await startedCache(others))) return;
  for (const page of await clients.matchAll({ type: "window" })) void page.navigate(page.url).catch(() => undefined);
}

// -- messages of the page ----------------------------------------------------------------------

addEventListener("message", (event) => {
  const answer = async () => {
    if (event.data === "take over") await skipWaiting();
    else if (event.data === "started") await markStarted();
    else if (event.data === "version") event.ports[0].postMessage((await servedCache()).slice(CACHE_PREFIX.length));
    else if (event.data === "repair") event.ports[0].postMessage(await repair());
  };
  event.waitUntil(answer());
});

/** Note that the page has started, and delete the other versions. */
async function markStarted() {
  const served = await servedCache();
  await (await caches.open(served)).put(urlOf(STARTED), new Response());
  if (served !== OWN_CACHE || registration.installing || registration.waiting) return;
  for (const name of await otherCaches()) await caches.delete(name);
}

/** Repair a version that does not start: download damaged files again, or return to the version before. */
async function repair() {
  const cache = await caches.open(OWN_CACHE);
  const started = await cache.match(urlOf(STARTED));
  let isRepaired = await cache.delete(urlOf(SNAPSHOT));
  for (const path of Object.keys(FILES)) {
    const kept = await cache.match(urlOf(path));
    if (kept && (await isIntact(path, kept))) continue;
    await cache.delete(urlOf(path));
    isRepaired = true;
  }
  const isComplete = await downloadMissing([OWN_CACHE]).then(() => true, () => false);
  if (isComplete && isRepaired) return true;
  const before = started ? undefined : await startedCache(await otherCaches());
  if (before && (await servedCache()) === OWN_CACHE) {
    await cache.put(urlOf(FAILED), new Response(before));
    return true;
  }
  // The server may have a newer version that works.
  if (!isComplete) await registration.update().catch(() => undefined);
  return false;
}

// -- files -------------------------------------------------------------------------------------

/** Name of the cache that is used: that of this version, or of the version before if this one does not start. */
async function servedCache() {
  const before = await (await (await caches.open(OWN_CACHE)).match(urlOf(FAILED)))?.text();
  return before && (await caches.has(before)) ? before : OWN_CACHE;
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope)) event.respondWith(respond(request));
});

async function respond(request) {
  const path = pathOf(request.url);
  const served = await servedCache();
  const cache = await caches.open(served);
  const kept = await cache.match(urlOf(path));
  if (served !== OWN_CACHE || !(path in FILES)) return kept ?? fetch(request);
  if (kept && (!VERIFIED_AT_USE.includes(path) || (await isIntact(path, kept.clone())))) return kept;
  try {
    const fresh = await download(path);
    await cache.put(urlOf(path), fresh.clone());
    return fresh;
  } catch (error) {
    // The server has another version, which may work; its page replaces this one.
    if (request.mode === "navigate") {
      void registration.update().catch(() => undefined);
      return fetch(request.url, { cache: "reload" });
    }
    throw error;
  }
}

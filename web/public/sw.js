/** Service worker that caches the whole site for offline use. `bastide site` fills in the version and the file list. */
const VERSION = "VERSION";
const FILES = ["FILES"];
const CACHE_PREFIX = `bastide ${registration.scope} `;

// All or nothing: a version is complete before it is used. The old version stays active until the user updates.
addEventListener("install", (event) => event.waitUntil(caches.open(CACHE_PREFIX + VERSION).then((cache) => cache.addAll(["./", ...FILES]))));

addEventListener("activate", (event) => event.waitUntil(deleteOldCaches()));

async function deleteOldCaches() {
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_PREFIX + VERSION);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

addEventListener("message", ({ data }) => {
  if (data === "take over") void skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope)) event.respondWith(respondFromCache(request));
});

async function respondFromCache(request) {
  const cache = await caches.open(CACHE_PREFIX + VERSION);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

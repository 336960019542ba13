/** Service worker that caches the whole site for offline use. `bastide site` fills in the version and the file list. */
const VERSION = "VERSION";
const FILES = ["FILES"];
const NAME = `bastide ${registration.scope} `;

// All or nothing: a version is complete before it is used. The old version stays active until the user updates.
addEventListener("install", (event) => event.waitUntil(caches.open(NAME + VERSION).then((cache) => cache.addAll(["./", ...FILES]))));

addEventListener("activate", (event) => event.waitUntil(tidied()));

async function tidied() {
  const old = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== NAME + VERSION);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

addEventListener("message", ({ data }) => {
  if (data === "take over") void skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope)) event.respondWith(found(request));
});

async function found(request) {
  const cache = await caches.open(NAME + VERSION);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

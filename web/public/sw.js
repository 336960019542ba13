/** Everything in this folder, kept for when there is no network. `bastide site` says which version it is, and what is in it. */
const VERSION = "VERSION";
const FILES = ["FILES"];
const NAME = `bastide ${registration.scope} `;

// All or nothing: a version is complete before it is used, and another one stays in use until the reader takes this one.
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

/** Service worker of a server's pages. It shows notifications, and nothing else: it caches nothing. */

addEventListener("install", () => skipWaiting());

addEventListener("push", (event) => {
  const { title, body, tag, url, language, direction } = event.data.json();
  const options = { body, tag, lang: language, dir: direction, icon: "/icon-512.png", badge: "/icon-48.png", data: { url } };
  event.waitUntil(registration.showNotification(title, options));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(new URL(event.notification.data.url, location.origin).href));
});

/** Show the page in a window that has it open already, else in a new one. */
async function openPage(url) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((each) => each.url.split(/[?#]/)[0] === url);
  return open ? open.focus() : clients.openWindow(url);
}

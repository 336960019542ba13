/** Subscription of this browser to push notifications of the server. */
import { readNote, writeNote } from "../base/local_notes.ts";
import type { AddBrowser, Me, NotificationOverview, RemoveBrowser } from "../base/server_message_types.ts";
import { get, post } from "../net/http_client.ts";

/** Note: who has turned on notifications in this browser, and when the server was last told (`App.svelte` reads it). */
const PUSH_NOTE = "push";
/** No page is below this path, so the service worker controls none. */
const SCOPE = "/push/";

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const noteOf = (person: Me): string => `${person.id} ${person.account ?? ""} ${new Date().toISOString().slice(0, 10)}`;

async function findSubscription(): Promise<PushSubscription | null> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration(SCOPE) : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser gets notifications for a person. */
export const isSubscribed = async (person: Me): Promise<boolean> => !!readNote(PUSH_NOTE)?.startsWith(`${person.id} `) && (await findSubscription()) !== null;

/** Turn on notifications in this browser, after a click. Null: the user or the browser does not allow them. */
export async function subscribe(person: Me, key: string): Promise<NotificationOverview | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register("/push.js", { scope: SCOPE });
  await waitUntilActive(worker);
  const applicationServerKey = decodeBase64Url(key);
  let subscription = await worker.pushManager.getSubscription();
  if (subscription && !hasKey(subscription, applicationServerKey)) {
    await subscription.unsubscribe(); // for another key of this server
    subscription = null;
  }
  subscription ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  return sendSubscription(person, subscription);
}

async function sendSubscription(person: Me, subscription: PushSubscription): Promise<NotificationOverview> {
  const { endpoint: address, keys } = subscription.toJSON();
  const body: AddBrowser = { address: address!, p256dh: keys!.p256dh!, auth: keys!.auth!, label: browserLabel() };
  const overview = await post<NotificationOverview>("/api/me/notifications/browser", body);
  writeNote(PUSH_NOTE, noteOf(person));
  return overview;
}

/** Turn off notifications in this browser. */
export async function unsubscribe(): Promise<NotificationOverview> {
  const subscription = await findSubscription();
  writeNote(PUSH_NOTE, "");
  if (!subscription) return get<NotificationOverview>("/api/me/notifications");
  const overview = await post<NotificationOverview>("/api/me/notifications/browser/remove", { address: subscription.endpoint } satisfies RemoveBrowser);
  await subscription.unsubscribe();
  return overview;
}

/** Renew the subscription once a day and for a new account, and end it when somebody else uses the browser. */
export async function followUser(person: Me | null): Promise<void> {
  const note = readNote(PUSH_NOTE);
  if (!note || (person && note === noteOf(person))) return;
  const subscription = await findSubscription();
  if (person && subscription && note.startsWith(`${person.id} `)) await sendSubscription(person, subscription);
  else {
    writeNote(PUSH_NOTE, "");
    await subscription?.unsubscribe();
  }
}

function waitUntilActive(worker: ServiceWorkerRegistration): Promise<void> {
  const starting = worker.installing ?? worker.waiting;
  if (worker.active || !starting) return Promise.resolve();
  return new Promise((resolve) => starting.addEventListener("statechange", () => starting.state === "activated" && resolve()));
}

function hasKey(subscription: PushSubscription, key: Uint8Array): boolean {
  const used = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return used.length === key.length && used.every((byte, i) => byte === key[i]);
}

const decodeBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Browser and system in words, such as "Firefox, Linux". */
function browserLabel(): string {
  const agent = navigator.userAgent;
  const find = (names: string[]) => names.find((name) => agent.includes(name)) ?? "";
  const browser = find(["Edg", "OPR", "Firefox", "Chrome", "Safari"]).replace("Edg", "Edge").replace("OPR", "Opera");
  const system = find(["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"]);
  return [browser, system].filter(Boolean).join(", ");
}

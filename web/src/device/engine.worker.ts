/** Web worker that runs the server in Python and answers the page. */
import { type TableStorage, MemoryStorage, openStorage } from "./table_storage.ts";
import { startPython } from "./python_runtime.ts";
import type { FromEngine, ToEngine } from "./worker_messages.ts";
import { BotWorkerPool } from "./bot_worker_pool.ts";

/** Methods of `bastide.device.in_browser_server.InBrowserServer` that this worker calls. */
interface InBrowserServer {
  handle_request(method: string, path: string, body: string): Promise<{ toJs(): [number, string, string]; destroy(): void }>;
  connect(connection: number): void;
  handle_message(connection: number, frame: string): Promise<void>;
  disconnect(connection: number): void;
}
interface InBrowserServerModule {
  start_in_browser_server(storage: TableStorage, botWorkers: BotWorkerPool, page: object, games: string): Promise<InBrowserServer>;
}

const send = (message: FromEngine): void => postMessage(message);
const page = { tell: (connection: number, text: string) => send({ push: connection, text }) };
let server: InBrowserServer;

async function open(base: string, maxBotWorkers: number): Promise<void> {
  const storage = openStorage().catch(() => new MemoryStorage());
  const { python, site, timings, isFromCache } = await startPython(base, null, (progress) => send({ progress }));
  const since = performance.now();
  if (!isFromCache) python.runPython("import bastide.device.bots.preload\nfrom bastide.device.in_browser_server import preload_server\npreload_server()");
  const snapshot = isFromCache ? null : python.makeMemorySnapshot();
  const { start_in_browser_server } = python.pyimport("bastide.device.in_browser_server") as InBrowserServerModule;
  const botWorkers = new BotWorkerPool(base, maxBotWorkers);
  server = await start_in_browser_server(await storage, botWorkers, page, JSON.stringify(site.games));
  timings.import = performance.now() - since;
  send({ ready: true, timings, isPersistent: !((await storage) instanceof MemoryStorage) });
  botWorkers.startFirst(snapshot).catch(() => undefined); // retried when it is needed
}

async function handleMessage(message: ToEngine): Promise<void> {
  if ("open" in message) await open(message.open, message.maxBotWorkers);
  else if ("request" in message) {
    const response = await server.handle_request(message.method, message.path, message.body);
    const [status, media, text] = response.toJs();
    response.destroy();
    send({ response: message.request, status, media, text });
  } else if ("connect" in message) server.connect(message.connect);
  else if ("frame" in message) await server.handle_message(message.frame, message.text);
  else server.disconnect(message.disconnect);
}

addEventListener("message", ({ data }: MessageEvent<ToEngine>) => void handleMessage(data).catch((error: unknown) => send({ failed: String(error) })));

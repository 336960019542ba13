/** The worker that holds the tables: Python that answers the page as a server does. */
import { type Drawer, ForgetfulDrawer, openDrawer } from "./table_storage.ts";
import { start } from "./python_runtime.ts";
import type { FromHouse, ToHouse } from "./worker_messages.ts";
import { Thinker } from "./bot_worker_client.ts";

/** `bastide.device.device.Device`, as it is seen from here. */
interface Device {
  ask(method: string, path: string, body: string): Promise<{ toJs(): [number, string, string]; destroy(): void }>;
  connect(connection: number): void;
  hear(connection: number, frame: string): Promise<void>;
  disconnect(connection: number): void;
}
interface DeviceModule {
  open_device(drawer: Drawer, thinker: Thinker, page: object, games: string): Promise<Device>;
}

const tell = (message: FromHouse): void => postMessage(message);
const page = { tell: (connection: number, text: string) => tell({ told: connection, text }) };
let device: Device;

async function open(base: string): Promise<void> {
  const drawer = openDrawer().catch(() => new ForgetfulDrawer());
  const { python, site, took } = await start(base, (progress) => tell({ progress }));
  const since = performance.now();
  const { open_device } = python.pyimport("bastide.device.device") as DeviceModule;
  const thinker = new Thinker(base);
  device = await open_device(await drawer, thinker, page, JSON.stringify(site.games));
  took.import = performance.now() - since;
  tell({ ready: true, took, keeps: !((await drawer) instanceof ForgetfulDrawer) });
  thinker.begin().catch(() => undefined); // asked again when it is needed
}

async function hear(message: ToHouse): Promise<void> {
  if ("open" in message) await open(message.open);
  else if ("ask" in message) {
    const found = await device.ask(message.method, message.path, message.body);
    const [status, media, text] = found.toJs();
    found.destroy();
    tell({ answer: message.ask, status, media, text });
  } else if ("connect" in message) device.connect(message.connect);
  else if ("frame" in message) await device.hear(message.frame, message.text);
  else device.disconnect(message.disconnect);
}

addEventListener("message", ({ data }: MessageEvent<ToHouse>) => void hear(data).catch((error: unknown) => tell({ failed: String(error) })));

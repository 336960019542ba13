/** The lobby. It is bundled with the app, because most visits start here. */
import { definePage, type PageComponent } from "../../session/page_definition.ts";
import Lobby from "./Lobby.svelte";

export default definePage({
  path: "/",
  load: async () => ({ default: Lobby as PageComponent }),
});

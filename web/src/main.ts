import "@fontsource-variable/frank-ruhl-libre/wght.css";
import "@fontsource-variable/heebo/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { words } from "./lib/words.svelte.ts";

await words.start();
mount(App, { target: document.getElementById("app")! });
// Before something goes wrong, and after everything that is seen.
await words.needErrors();

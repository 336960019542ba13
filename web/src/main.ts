/** Entry point: loads the language and mounts the app. */
import "@fontsource-variable/frank-ruhl-libre/wght.css";
import "@fontsource-variable/heebo/wght.css";
import { mount } from "svelte";
import App from "./shell/App.svelte";
import "./app.css";
import { initLanguage } from "./settings/language.ts";
import { translator } from "./i18n/translator.svelte.ts";

await initLanguage();
mount(App, { target: document.getElementById("app")! });
// Error texts are loaded last, before an error can occur.
await translator.loadErrorCatalogue();

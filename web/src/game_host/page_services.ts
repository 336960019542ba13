/** Functions of the app that a game page can use. */
import { loadComponents } from "../game_page/game_component_loader.ts";
import { PAGE_API_VERSION, type PageHost } from "../game_page/page_api.ts";
import { shortcuts } from "../ui/shortcuts.svelte.ts";
import { toasts } from "../ui/toasts.svelte.ts";
import { sveltePart } from "../game_page/svelte_part_adapter.svelte.ts";
import { previewable } from "../game_page/game_component_preview.svelte.ts";
import DecisionPrompt from "../game_page/DecisionPrompt.svelte";
import { actionLabel } from "../game_page/action_texts.ts";
import { playSound } from "../settings/sound_effects.ts";
import { translator } from "../i18n/translator.svelte.ts";

export function createPageHost(game: string): PageHost {
  return {
    apiVersion: PAGE_API_VERSION,
    game,
    get language() {
      return translator.language;
    },
    translate: (message, values) => translator.translate(message, values),
    formatMessage: (message, data) => translator.formatMessage(game, message, data),
    componentName: (kind, id) => translator.componentName(game, kind, id),
    seatName: (player) => translator.seatName(player),
    actionLabel: (answer) => actionLabel({ game }, answer),
    loadComponents: (kind) => loadComponents(game, kind),
    previewable,
    registerShortcuts: (set) => shortcuts.register(set),
    showToast: (text) => toasts.show(text),
    playSound: (name) => playSound(name),
    prompt: sveltePart(DecisionPrompt),
  };
}

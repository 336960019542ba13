/** What a game's page is lent: words, questions, previews, keys. */
import { components } from "../game_page/game_components.ts";
import { DOOR, type House } from "../game_page/page_api.ts";
import { shortcuts } from "../ui/shortcuts.svelte.ts";
import { toasts } from "../ui/toasts.svelte.ts";
import { sveltePart } from "../game_page/svelte_parts.svelte.ts";
import { previews } from "../game_page/preview.svelte.ts";
import Prompt from "../game_page/DecisionPrompt.svelte";
import { label } from "../game_page/action_texts.ts";
import { playSound } from "../settings/sounds.ts";
import { translator } from "../i18n/translator.svelte.ts";

export function houseOf(game: string): House {
  return {
    door: DOOR,
    game,
    get language() {
      return translator.language;
    },
    say: (message, values) => translator.translate(message, values),
    tell: (message, data) => translator.formatMessage(game, message, data),
    name: (kind, id) => translator.componentName(game, kind, id),
    seat: (player) => translator.seatName(player),
    label: (answer) => label({ game }, answer),
    components: (kind) => components(game, kind),
    previews,
    keys: (set) => shortcuts.register(set),
    notice: (text) => toasts.show(text),
    sound: (name) => playSound(name),
    question: sveltePart(Prompt),
  };
}

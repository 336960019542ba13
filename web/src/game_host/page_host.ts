/** What a game's page is lent: words, questions, previews, keys. */
import { components } from "../game_page/game_components.ts";
import { DOOR, type House } from "../game_page/page_api.ts";
import { keys } from "../ui/shortcuts.svelte.ts";
import { notices } from "../ui/toasts.svelte.ts";
import { sveltePart } from "../game_page/svelte_parts.svelte.ts";
import { previews } from "../game_page/preview.svelte.ts";
import Prompt from "../game_page/DecisionPrompt.svelte";
import { label } from "../game_page/action_texts.ts";
import { play } from "../settings/sounds.ts";
import { words } from "../i18n/translator.svelte.ts";

export function houseOf(game: string): House {
  return {
    door: DOOR,
    game,
    get language() {
      return words.language;
    },
    say: (message, values) => words.say(message, values),
    tell: (message, data) => words.tell(game, message, data),
    name: (kind, id) => words.name(game, kind, id),
    seat: (player) => words.seat(player),
    label: (answer) => label({ game }, answer),
    components: (kind) => components(game, kind),
    previews,
    keys: (set) => keys.use(set),
    notice: (text) => notices.tell(text),
    sound: (name) => play(name),
    question: sveltePart(Prompt),
  };
}

/** What a game's page is lent: words, questions, previews, keys. */
import { components } from "../game_page/components.ts";
import { DOOR, type House } from "../game_page/page_api.ts";
import { keys } from "../ui/keys.svelte.ts";
import { notices } from "../ui/notices.svelte.ts";
import { sveltePart } from "../game_page/game_parts.svelte.ts";
import { previews } from "../game_page/preview.svelte.ts";
import Prompt from "../game_page/Prompt.svelte";
import { label } from "../game_page/answers.ts";
import { play } from "../settings/sounds.ts";
import { words } from "../i18n/words.svelte.ts";

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

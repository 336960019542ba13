/** What a game's page is lent: words, questions, previews, keys. */
import { components } from "./components.ts";
import { DOOR, type House } from "./door.ts";
import { keys } from "./keys.svelte.ts";
import { notices } from "./notices.svelte.ts";
import { sveltePart } from "./parts.svelte.ts";
import { previews } from "./preview.svelte.ts";
import Prompt from "./Prompt.svelte";
import { label } from "./answers.ts";
import { play } from "./sounds.ts";
import { words } from "./words.svelte.ts";

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

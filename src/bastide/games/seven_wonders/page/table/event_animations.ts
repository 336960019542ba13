/** Animations of what happens in a turn: built cards, conflicts, payments and passed hands. Decorative: nothing waits for them. */
import { mount, unmount } from "svelte";
import type { Facts } from "$app/game_page/page_api.ts";
import { flyTo, throwPiece } from "$app/game_page/motion/fly_animations.ts";
import { translate, translator } from "$app/i18n/translator.svelte.ts";
import WondersCard from "../cards/WondersCard.svelte";
import { CLASH_MS } from "../animation_steps.ts";
import type { WondersParts } from "../game_component_types.ts";

/** Size of a card that flies, in pixels. */
const FLYING_CARD = { width: 75, height: 108 };

const cityElement = (seat: unknown, part: string) => document.querySelector(`[data-city="${Number(seat)}"] ${part}`);
const tokenElement = ({ player, other_player: loser }: Facts, name: string) => document.querySelector(`[data-conflict="${Number(player)}-${Number(loser)}"] .${name}`);

/** The built card flies from the player's hand to its place in the city. */
function animateBuiltCard({ player, card }: Facts, you: number, parts: WondersParts): void {
  const facts = parts.cards.get(String(card));
  const hand = player === you ? document.querySelector(".player-area .hand") : cityElement(player, ".back");
  const from = hand ?? cityElement(player, ".who");
  if (!facts) return;
  throwPiece(from, cityElement(player, ".last") ?? cityElement(player, ".built"), FLYING_CARD, (place) => {
    place.dataset.flyingCard = facts.id;
    place.style.setProperty("--card-ratio", `${FLYING_CARD.width} / ${FLYING_CARD.height}`);
    const drawn = mount(WondersCard, { target: place, props: { card: facts, text: false } });
    return () => void unmount(drawn);
  });
}

/** The tokens fly to the winner and the loser, once the shields have met. */
function animateConflict(fight: Facts): void {
  flyTo(tokenElement(fight, "win"), cityElement(fight.player, ".stats"), 800, { delay: CLASH_MS });
  flyTo(tokenElement(fight, "defeat"), cityElement(fight.other_player, ".stats"), 800, { delay: CLASH_MS });
}

function animatePayment({ player, other_player: seller, coins, resources }: Facts): void {
  const note = translate("seven_wonders-page-paid", { coins: Number(coins), resources: translator.listComponents("seven_wonders", "resource", resources as string[]) });
  flyTo(cityElement(player, ".purse"), cityElement(seller, ".purse"), 1100, { note });
}

/** The backs of all hands fly to the next player; the next seat is on the left. */
function animatePassedHands({ direction }: Facts, players: number): void {
  const by = direction === "left" ? 1 : players - 1;
  for (let seat = 0; seat < players; seat++) flyTo(cityElement(seat, ".back"), cityElement((seat + by) % players, ".back"), 700);
}

/** Animate an event that has just been shown on the table. */
export function animateEvent(event: Facts, { players, you, parts }: { players: number; you: number; parts: WondersParts }): void {
  if (event.kind === "build" || event.kind === "dig") animateBuiltCard(event, you, parts);
  else if (event.kind === "fight") animateConflict(event);
  else if (event.kind === "trade") animatePayment(event);
  else if (event.kind === "pass") animatePassedHands(event, players);
}

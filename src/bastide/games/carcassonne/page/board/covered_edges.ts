/** Parts of the map that the prompt, the recent moves, the score track and the zoom buttons cover. */
import type { Box, CoveredEdges } from "$app/game_page/motion/pan_zoom.svelte.ts";

/** Elements that may lie over the map. */
const OVER_MAP = ".recent-moves, .prompt, [data-over-map]";
/** Width of the button column at the right edge of the viewport. */
const BUTTON_COLUMN_PX = 52;
/** A wider element covers the upper or lower edge, a narrower one the left or right edge. */
const WIDE_SHARE = 0.6;

export function coveredEdges(viewport: HTMLElement): CoveredEdges {
  const map = viewport.getBoundingClientRect();
  const relative = (box: Box): Box => ({ left: box.left - map.left, top: box.top - map.top, right: box.right - map.left, bottom: box.bottom - map.top });
  const covered: CoveredEdges = { left: 0, top: 0, right: BUTTON_COLUMN_PX, bottom: 0, boxes: [] };
  const buttons = viewport.querySelector(".zoom")?.getBoundingClientRect();
  if (buttons?.width) covered.boxes.push(relative(buttons));
  for (const element of document.querySelectorAll(OVER_MAP)) {
    const box = element.getBoundingClientRect();
    const isOver = box.left < map.right && box.right > map.left && box.top < map.bottom - 1 && box.bottom > map.top + 1;
    if (!isOver) continue;
    covered.boxes.push(relative(box));
    if (box.width < map.width * WIDE_SHARE) {
      if (box.left - map.left < map.right - box.right) covered.left = Math.max(covered.left, box.right - map.left);
      else covered.right = Math.max(covered.right, map.right - box.left);
    } else if (box.top - map.top < map.bottom - box.bottom) covered.top = Math.max(covered.top, box.bottom - map.top);
    else covered.bottom = Math.max(covered.bottom, map.bottom - box.top);
  }
  return covered;
}

/**
 * Find where the page shows translated texts. Returns `[id, x, y, width, height, isVisible]` for each message found.
 *
 * `isVisible` is false for labels, tooltips and options of menus, which belong to an element but cannot be read in a picture.
 */
(texts) => {
  // Delimiters of names, bidirectional isolates and marks are not part of the text.
  const normalise = (text) => text.replace(/\uE000[^\uE001]*\uE001|[\uE002\u2066-\u2069\u200E\u200F]/g, "").replace(/\s+/g, " ").trim();
  const textOf = (element) => normalise(element.textContent ?? "");
  const boxOf = (element) => (element.closest("select") ?? element).getBoundingClientRect();
  // A block is wider than its text.
  const textBoxOf = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const box = range.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && !element.closest("select") ? box : boxOf(element);
  };
  const isInPicture = (box) => box.width > 0 && box.height > 0 && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
  const isOnTop = (element, box) => {
    const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1);
    // Includes elements that take no clicks, such as card texts.
    return document.elementsFromPoint(x, y).some((found) => element.contains(found) || found === element.parentElement) || getComputedStyle(element).pointerEvents === "none";
  };

  const exact = new Map();
  const labels = new Map();
  for (const element of document.body.querySelectorAll("*:not(script):not(style)")) {
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      const label = element.getAttribute(name);
      if (label && !labels.has(normalise(label))) labels.set(normalise(label), element);
    }
    for (const node of element.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? normalise(node.data) : "";
      if (text && isInPicture(boxOf(element)) && !exact.has(text)) exact.set(text, element);
    }
  }
  // The smallest element that contains a text, which may be spread over several elements.
  const findInside = (element, text) => {
    for (const child of element.children) {
      if (textOf(child).includes(text) && isInPicture(boxOf(child))) return findInside(child, text);
    }
    return element;
  };

  const found = new Map();
  for (const entry of texts) {
    const space = entry.indexOf(" ");
    const id = entry.slice(0, space);
    const text = normalise(entry.slice(space + 1));
    if (!text || found.get(id)?.[5]) continue;
    let element = exact.get(text);
    if (!element && text.length > 3) {
      const inside = findInside(document.body, text);
      if (inside !== document.body) element = inside;
    }
    const label = labels.get(text) ?? [...(text.length > 3 ? labels : [])].find(([words]) => words.includes(text))?.[1];
    // Only the selected option of a menu can be read.
    const isVisible = element !== undefined && isOnTop(element, textBoxOf(element)) && (!element.matches("option") || element.selected);
    const place = isVisible || element?.matches("option") ? element : label;
    if (!place) continue;
    const box = isVisible ? textBoxOf(place) : boxOf(place);
    if (isInPicture(box)) found.set(id, [id, ...[box.x, box.y, box.width, box.height].map(Math.round), isVisible]);
  }
  return [...found.values()];
};

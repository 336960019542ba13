/* Functions of layout_checks.py that run in the page. */
({
  /** Layout faults of the page, also outside the viewport. */
  faults: () => {
    const SLACK = 1.5;
    const found = new Set();
    const shorten = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 40);
    const describe = (element) => {
      const marked = element.closest('[class], [id]') ?? element;
      const name = typeof marked.className === 'string' ? marked.className : '';
      const classes = name.split(/\s+/).filter((one) => one && !one.startsWith('svelte-'));
      return marked.localName + (marked.id ? '#' + marked.id : '') + classes.map((one) => '.' + one).join('');
    };
    const parentOf = (element) => element.parentElement ?? element.getRootNode().host ?? null;
    const ancestors = function* (element) {
      for (let at = element; at; at = parentOf(at)) yield at;
    };
  
    /** Inherited property: the element's own value, or that of the nearest ancestor that has one. Cached. */
    const inherited = (own, otherwise) => {
      const known = new Map();
      const ask = (element) => {
        if (!element) return otherwise;
        if (!known.has(element)) known.set(element, own(element) ?? ask(parentOf(element)));
        return known.get(element);
      };
      return ask;
    };
    /** Layer of an element: the page, or a dialog, popover, fixed or sticky element. */
    const layerOf = inherited((at) => {
      if (at.localName === 'dialog' || at.matches?.(':popover-open')) return at;
      return ['fixed', 'sticky'].includes(getComputedStyle(at).position) ? at : undefined;
    }, document.documentElement);
    const isVisuallyHidden = inherited((at) => {
      const { clipPath, clip } = getComputedStyle(at);
      return clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)' || undefined;
    }, false);
    const isRotated = inherited((at) => {
      const { transform, rotate } = getComputedStyle(at);
      if (rotate !== 'none') return true;
      if (transform === 'none') return undefined;
      const { a, b } = new DOMMatrix(transform);
      return (Math.abs(a) > 0.01 && Math.abs(b) > 0.01) || undefined;
    }, false);
    const modal = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal'));
  
    const texts = [];
    const walk = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.data.trim() || ['SCRIPT', 'STYLE', 'OPTION', 'TITLE', 'NOSCRIPT', 'DESC'].includes(element.tagName.toUpperCase())) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) continue;
      if (element.closest('[aria-hidden="true"]') && !/[\p{L}\p{N}]/u.test(node.data)) continue;
      if (isVisuallyHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Without the space above and below the letters, because line boxes overlap.
      const boxes = [...range.getClientRects()]
        .filter((box) => box.width > 2 && box.height > 2)
        .map((box) => ({ left: box.left + 1, right: box.right - 1, top: box.top + box.height * 0.24, bottom: box.bottom - box.height * 0.24 }));
      if (!boxes.length) continue;
      texts.push({ node, element, boxes, layer: layerOf(element), stack: element.closest('[data-allow-overlap]'), turned: isRotated(element) });
    }
  
    // Clipped by an ancestor that cannot be scrolled, or by the edge of the page.
    for (const text of texts) {
      for (const at of ancestors(text.element)) {
        if (at.hasAttribute('data-allow-clip')) break;
        const style = getComputedStyle(at);
        const edge = at === document.documentElement || at === document.body;
        const box = at.getBoundingClientRect();
        for (const { left, right, top, bottom } of text.boxes) {
          if (edge) {
            if (left + scrollX < -SLACK || right + scrollX > Math.max(innerWidth, document.documentElement.scrollWidth) + SLACK)
              found.add(`cut off by the page: "${shorten(text.node.data)}" in ${describe(text.element)}`);
            continue;
          }
          if (at.localName === 'svg' && style.overflow === 'visible') continue;
          const clipsX = ['hidden', 'clip'].includes(style.overflowX);
          const clipsY = ['hidden', 'clip'].includes(style.overflowY);
          if ((clipsX && (left < box.left - SLACK || right > box.right + SLACK)) || (clipsY && (top < box.top - SLACK || bottom > box.bottom + SLACK)))
            found.add(`cut off by ${describe(at)}: "${shorten(text.node.data)}" in ${describe(text.element)}`);
        }
        // Content of scrolling elements can be reached; fixed elements are not clipped by their ancestors.
        if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY) || style.position === 'fixed') break;
      }
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const field of (modal ?? document).querySelectorAll('select, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])')) {
      if (!field.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || field.closest('[data-allow-clip]')) continue;
      const style = getComputedStyle(field);
      const text = field.localName === 'select' ? (field.selectedOptions[0]?.textContent ?? '') : field.value ? '' : field.placeholder;
      pen.font = style.font;
      const room = field.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd);
      if (text && pen.measureText(text.trim()).width > room + SLACK) found.add(`cut off by its field: "${shorten(text)}" in ${describe(field)}`);
    }
  
    /** Part of a box that is not scrolled away; null if none. */
    const shown = (text, box) => {
      let { left, right, top, bottom } = box;
      for (const at of ancestors(text.element)) {
        if (at === document.documentElement || at === document.body) break;
        const style = getComputedStyle(at);
        if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
          const clip = at.getBoundingClientRect();
          if (style.overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
          if (style.overflowY !== 'visible') [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
        }
        if (style.position === 'fixed') break;
      }
      return right - left > 1 && bottom - top > 1 ? { left, right, top, bottom } : null;
    };
    const pieces = texts
      .filter((text) => !text.turned)
      .flatMap((text) => text.boxes.map((box) => ({ text, box: shown(text, box) })))
      .filter((piece) => piece.box)
      .sort((a, b) => a.box.top - b.box.top);
    pieces.forEach(({ text, box }, i) => {
      for (let j = i + 1; j < pieces.length && pieces[j].box.top < box.bottom - SLACK; j++) {
        const other = pieces[j];
        if (other.text === text || other.text.layer !== text.layer || (text.stack && text.stack === other.text.stack)) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > SLACK && down > SLACK)
          found.add(`overlap: "${shorten(text.node.data)}" in ${describe(text.element)} and "${shorten(other.text.node.data)}" in ${describe(other.text.element)}`);
      }
    });
  
    // Covered by a painted element of the same layer.
    const paints = (element) => {
      if (['img', 'canvas', 'path', 'rect', 'circle', 'ellipse', 'polygon', 'use', 'image'].includes(element.localName)) {
        const { fill, fillOpacity } = getComputedStyle(element);
        return element.ownerSVGElement ? fill !== 'none' && Number(fillOpacity) > 0.5 : true;
      }
      const colour = getComputedStyle(element).backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [];
      return colour.length >= 3 && (colour[3] ?? 1) > 0.5;
    };
    // Elements at a point from the top, lazily, because the first is usually the text itself.
    const elementsAt = function* (x, y) {
      const top = document.elementFromPoint(x, y);
      if (!top) return;
      yield top;
      yield* document.elementsFromPoint(x, y).slice(1);
    };
    // Probed in the middle and near both ends, because one of two digits may be covered.
    const probes = pieces.flatMap(({ text, box }) => [0.15, 0.5, 0.85].map((part) => ({ text, box, part })));
    for (const { text, box, part } of probes) {
      const [x, y] = [box.left + (box.right - box.left) * part, (box.top + box.bottom) / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      for (const over of elementsAt(x, y)) {
        if (over === text.element || over.contains(text.element) || text.element.contains(over)) break;
        if (layerOf(over) !== text.layer) break;
        if (text.stack && text.stack.contains(over)) break;
        if (paints(over)) {
          found.add(`covered by ${describe(over)}: "${shorten(text.node.data)}" in ${describe(text.element)}`);
          break;
        }
      }
    }
    // Out of reach: another element of the same layer covers the centre of a control.
    for (const control of (modal ?? document).querySelectorAll('button, a[href], select, input, textarea, summary')) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isVisuallyHidden(control)) continue;
      const box = shown({ element: control }, control.getBoundingClientRect());
      if (!box) continue;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const over = document.elementFromPoint(x, y);
      if (!over || control.contains(over) || over.contains(control) || control.closest('label')?.contains(over)) continue;
      // A map can be moved away from below what floats over it.
      const map = control.closest('[data-allow-clip]');
      if (map && !map.contains(over)) continue;
      if (layerOf(over) !== layerOf(control) || control.closest('[data-allow-overlap]')?.contains(over)) continue;
      found.add(`out of reach: ${describe(control)} "${shorten(control.textContent)}" under ${describe(over)}`);
    }
    return [...found];
  },

  /** Texts smaller than `least` pixels on the screen. */
  small: (least) => {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement;
      if (!element || !/[\p{L}\p{N}]/u.test(node.data) || ['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName.toUpperCase())) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest('.visually-hidden')) continue;
      let size = parseFloat(getComputedStyle(element).fontSize);
      const drawing = element.closest('svg');
      if (drawing?.viewBox.baseVal?.width) size *= drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
      if (size < least - 0.05) found.add(`${size.toFixed(1)} px: "${node.data.trim().slice(0, 40)}"`);
    }
    return [...found];
  },

  /** Texts that a person sees. */
  seen: () => {
    const seen = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest('.visually-hidden')) continue;
      seen.push(node.data);
    }
    return seen;
  },

  /** Visible and accessible texts in the language of the page; texts in other languages have their own ``lang``. */
  said: () => {
    const language = document.documentElement.lang;
    const said = [];
    const isOwn = (element) => (element.closest('[lang]')?.lang ?? language) === language;
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement;
      if (!element || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName.toUpperCase()) || !isOwn(element)) continue;
      said.push(node.data);
    }
    for (const element of document.querySelectorAll('*')) {
      if (!isOwn(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription', 'aria-valuetext'])
        if (element.hasAttribute(name)) said.push(element.getAttribute(name));
    }
    return said;
  },
})

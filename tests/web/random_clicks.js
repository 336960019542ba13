// Plays by clicking random offered actions, until the game is over or `most` clicks were made. It knows no rules.
// It runs in the page by itself; window.clicked has its progress, and the number of earlier clicks.
([most, touch]) => {
  const before = (window.clicked?.before ?? 0) + (window.clicked?.clicks ?? 0);
  const told = window.clicked = { before, clicks: 0, over: false, stopped: false, asked: [], sheets: 0 };
  const play = async () => {
  const random = (() => { let s = 7 + before; return () => (s = (s * 48271) % 2147483647) / 2147483647; })();
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  // Touch: pointer down and up, then a click.
  const tap = (node) => {
    const pointer = { bubbles: true, pointerType: 'touch', pointerId: 2, isPrimary: true };
    node.dispatchEvent(new PointerEvent('pointerdown', pointer));
    node.dispatchEvent(new PointerEvent('pointerup', pointer));
    node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  };
  const offered = () => {
    const one = (selector) => [...document.querySelectorAll(selector)].filter((node) => !node.disabled);
    // The sheet of a tapped card is open: choose one of its actions, or close it.
    const sheet = document.querySelector('dialog.sheet[open]');
    if (sheet) {
      told.sheets += 1;
      const deeds = one('dialog.sheet [data-component-action]');
      return deeds.length ? deeds : one('dialog.sheet header button');
    }
    const ghost = one('.cell.chosen');
    if (ghost.length && random() < 0.8) return one('[data-action="lay"]');
    const cells = one('.cell');
    if (cells.length) return cells;
    const groups = one('[data-group]');
    if (groups.length && random() < 0.4) return groups;
    const spots = one('[data-spot]');
    if (spots.length && random() < 0.8) return spots;
    const picked = one('.hand .picked');
    const answers = one('.answers [data-action]');
    if (picked.length && answers.length) return answers;
    const treasures = one('[data-action="play all treasures"]');
    if (treasures.length) return treasures;
    const piles = one('.pile.open');
    if (piles.length) {
      const price = (pile) => Number(pile.querySelector('.cost').textContent);
      const left = (pile) => parseInt(pile.querySelector('.count').textContent);
      const dear = piles.filter((pile) => price(pile) > 0).sort((a, b) => price(b) - price(a));
      // The most expensive card; later the smallest pile, to end the game.
      if (dear.length) return [before + told.clicks < 30 ? dear[0] : dear.sort((a, b) => left(a) - left(b))[0]];
    }
    const held = ['button.open', 'button[data-hand]:not([aria-disabled])', '[data-action]'];
    const cards = held.flatMap((kind) => one(`.hand ${kind}`));
    if (cards.length && random() < 0.75) return cards;
    return answers.length ? answers : cards;
  };
  while (told.clicks < most) {
    if (document.querySelector('.result')) { told.over = true; break; }
    const mine = document.querySelector('.prompt.mine');
    // Simultaneous choices are rarely changed.
    const things = mine && (mine.dataset.chosen === undefined || random() < 0.01) ? offered() : [];
    if (things.length) {
      const { decision: ask } = mine.dataset;
      if (!told.asked.includes(ask)) told.asked.push(ask);
      const thing = things[Math.floor(random() * things.length)];
      touch ? tap(thing) : thing.click();
      told.clicks += 1;
    }
    await pause(12);
  }
  told.stopped = true;
  };
  play();
}

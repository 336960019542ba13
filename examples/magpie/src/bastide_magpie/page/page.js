/** Magpie in the browser: the nests, the pile and the heap, and one's own trinkets with what can be done with each. */

const DRAWINGS = {
  button: `<circle cx="24" cy="24" r="17"/><g class="hole"><circle cx="19" cy="19" r="3"/><circle cx="29" cy="19" r="3"/>
    <circle cx="19" cy="29" r="3"/><circle cx="29" cy="29" r="3"/></g>`,
  bead: `<circle cx="24" cy="24" r="15"/><ellipse class="shine" cx="18" cy="17" rx="5" ry="3.500" transform="rotate(-35 18 17)"/>
    <path class="hole" d="M24 9c3 0 3 5 0 5s-3-5 0-5z"/>`,
  coin: `<circle cx="24" cy="24" r="18"/><circle class="line" cx="24" cy="24" r="13"/><path class="line" d="M24 16v16M19 20h10M19 28h10"/>`,
  ring: `<path fill-rule="evenodd" d="M24 16a14 14 0 1 0 .1 0zm0 5a9 9 0 1 1-.1 0z"/><path class="gem" d="M17 9l4-5h6l4 5-7 9z"/>`,
  crown: `<path d="M6 14l9 8 9-14 9 14 9-8-4 24H10z"/><path class="line" d="M11 33h26"/>
    <g class="gem"><circle cx="6" cy="13" r="3"/><circle cx="24" cy="7" r="3"/><circle cx="42" cy="13" r="3"/></g>`,
};

/** An element with a class and what is in it; text stays text, whatever is written in it. */
function made(tag, kind, ...inside) {
  const element = document.createElement(tag);
  element.className = kind;
  element.append(...inside);
  return element;
}

function drawing(id) {
  const place = made("span", "trinket");
  place.dataset.kind = id;
  place.innerHTML = `<svg viewBox="0 0 48 48" aria-hidden="true">${DRAWINGS[id]}</svg>`;
  return place;
}

export default async function page(host) {
  const trinkets = await host.loadComponents("trinkets");
  const say = (message, values) => host.translate(`magpie-page-${message}`, values);

  /** A trinket that can be looked at. */
  function thing(id) {
    const place = drawing(id);
    place.title = host.componentName("trinket", id);
    host.previewable(place, { kind: "trinket", id });
    return place;
  }

  /** A nest has a place for each kind. Two alike are pale, since they count nothing. */
  function nest(table, player) {
    const { nests, scores } = table.view;
    const places = trinkets.map(({ id }) => {
      const alike = nests[player].filter((one) => one === id);
      const shown = alike.length ? alike.map(thing) : [drawing(id)];
      return made("span", `kind ${["none", "", "pair", ""][alike.length]}`, ...shown);
    });
    const name = made("h2", "name", host.seatName(player));
    name.append(made("b", "number", scores[player]));
    const place = made("section", table.waitingFor.includes(player) ? "nest panel turn" : "nest panel", name, made("div", "kinds", ...places));
    place.style.setProperty("--seat", `var(--seat-${player})`);
    return place;
  }

  function middle({ view }) {
    const pile = made("div", "pile", made("span", view.pile ? "back" : "back none", view.pile), made("span", "muted", say("pile")));
    const heap = made("div", "heap", ...view.heap.map(thing));
    return made("div", "middle", pile, made("div", "tossed", heap, made("span", "muted", say("heap"))));
  }

  /** One's own trinkets: each with a button for every answer that is about it. */
  function hand(table) {
    return table.view.hand.map((id) => {
      const answers = (table.decision?.actions ?? []).filter((answer) => answer.meaning.trinket === id);
      const buttons = answers.map((answer) => {
        const aloud = made("span", "visually-hidden", host.componentName("trinket", id));
        const button = made("button", answer.meaning.do === "stash" ? "primary" : "", say(answer.meaning.do), aloud);
        button.dataset.action = answer.notation;
        button.disabled = table.busy;
        button.classList.toggle("hinted", answer.action === table.hintedAction);
        button.onclick = () => table.act(answer.action);
        return button;
      });
      return made("li", "held", thing(id), made("b", "", host.componentName("trinket", id)), made("span", "row", ...buttons));
    });
  }

  function table(place, given) {
    const nests = made("div", "nests");
    const between = made("div", "");
    const asked = made("div", "");
    const own = made("ul", "hand");
    place.append(made("div", "magpie", nests, between, asked, own));
    const question = host.prompt(asked, wanted(given));

    /** The frame's question, without the answers that are buttons here. */
    function wanted({ table }) {
      return { table, covered: (answer) => "trinket" in answer.meaning };
    }
    function update(given) {
      const { table } = given;
      nests.replaceChildren(...table.view.nests.map((_, player) => nest(table, player)));
      between.replaceChildren(middle(table));
      own.replaceChildren(...hand(table));
      question.update(wanted(given));
    }
    update(given);
    return { update, remove: () => question.remove() };
  }

  /** A part that is drawn anew whenever it is told of a change. */
  const drawn = (draw) => (place, given) => {
    const update = (now) => place.replaceChildren(...draw(now));
    update(given);
    return { update, remove: () => place.replaceChildren() };
  };
  const card = (id) => made("div", "magpie-card", drawing(id), made("h3", "", host.componentName("trinket", id)), made("p", "", host.translate(`magpie-trinket-${id}.text`)));

  return {
    apiVersion: 1,
    table,
    seat: drawn(({ table, seat }) => [made("p", "muted magpie-seat", say("holds", { count: table.view.hands[seat] }))]),
    preview: drawn(({ id }) => [card(id)]),
    gallery: drawn(() => [made("div", "magpie-gallery", ...trinkets.map(({ id }) => card(id)))]),
    previewKinds: ["trinket"],
  };
}

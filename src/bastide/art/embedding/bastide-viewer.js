/**
 * <bastide-viewer>: shows a recorded game on any web page that loads this script. `bastide embed` writes its data.
 *
 *   <bastide-viewer src="game.json" at="12"></bastide-viewer>
 *
 * Attributes: `src` (URL of the data; without it, the data are in a script element of type application/json inside), `at` (number
 * of the first position shown), `lang` (default: the language of the page around it), `theme` (`light` or `dark`;
 * default: that of the browser), `seconds` (time per move when it plays, default 1).
 *
 * Texts of the game are only ever inserted as text, and pictures are shown as images, in which no script runs.
 */
"use strict"
;(() => {
  const STYLE = `
    :host { display: block; color-scheme: light dark; font: 16px/1.4 Heebo, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
      --ink: light-dark(#2a2520, #ece5d8); --card: light-dark(#fffdf8, #25211c); --line: light-dark(#857a68, #8a7e6c);
      --accent: light-dark(#8c3b2a, #eb9a84); --soft: light-dark(#f0e4d2, #3a322a) }
    :host([theme="light"]) { color-scheme: light }
    :host([theme="dark"]) { color-scheme: dark }
    * { box-sizing: border-box }
    .frame { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; padding: 10px; color: var(--ink); background: var(--card);
      border: 1px solid var(--line); border-radius: 10px }
    .head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px; font-weight: 700 }
    .picture { overflow: auto; max-height: 85vh; border-radius: 8px; line-height: 0 }
    .picture img { width: 100%; height: auto }
    .picture.large img { width: 1200px }
    .bar { display: flex; flex-wrap: wrap; gap: 6px; align-items: center }
    button, select, summary { min-height: 44px; font: inherit; color: inherit }
    button, select { min-width: 44px; padding: 4px 10px; background: var(--soft); border: 1px solid var(--line); border-radius: 8px }
    button { cursor: pointer }
    button:disabled { opacity: 0.45; cursor: default }
    button svg { width: 20px; height: 20px; fill: currentColor; vertical-align: middle }
    .rtl .step svg { transform: scaleX(-1) }
    button[aria-pressed="true"] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent) }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
    input { flex: 1 1 120px; min-width: 80px; min-height: 44px; accent-color: var(--accent) }
    .at { min-width: 5em; font-variant-numeric: tabular-nums }
    .now { min-height: 2.8em }
    .now p { margin: 0 0 4px }
    .comment { white-space: pre-wrap; border-inline-start: 3px solid var(--accent); padding-inline-start: 8px }
    .mark { font-size: 0.85em; border: 1px solid var(--accent); border-radius: 6px; padding: 0 6px; margin-inline-end: 6px }
    .moves { max-height: 16em; overflow: auto; border: 1px solid var(--line); border-radius: 8px; padding: 6px }
    .moves ol { list-style: none; margin: 0; padding: 0 }
    .moves ol ol { margin-inline-start: 12px; border-inline-start: 3px solid var(--line); padding-inline-start: 6px }
    .moves button { width: 100%; min-height: 32px; text-align: start; background: none; border-color: transparent }
    .moves button[aria-current] { background: var(--soft); border-color: var(--accent) }
    .words pre { overflow: auto; margin: 0; font: 13px/1.35 ui-monospace, monospace }
    .keys { margin: 0; font-size: 0.85em }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    @media (pointer: coarse) { .moves button { min-height: 44px } .keys { display: none } }`
  const ICONS = {
    first: "M4 4h3v16H4zM20 4v16L8 12z",
    previous: "M18 4v16L6 12z",
    next: "M6 4v16l12-8z",
    last: "M17 4h3v16h-3zM4 4v16l12-8z",
    play: "M7 3v18l14-9z",
    pause: "M5 4h5v16H5zM14 4h5v16h-5z",
    large: "M4 4h7v3H7v4H4zM20 20h-7v-3h4v-4h3z",
  }

  /** Make an element. Children are elements or texts, never markup. */
  function make(name, attributes = {}, ...children) {
    const made = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith("on")) made.addEventListener(key.slice(2), value)
      else if (value !== null) made.setAttribute(key, value)
    }
    made.append(...children)
    return made
  }

  function icon(name) {
    const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg")
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path")
    path.setAttribute("d", ICONS[name])
    drawn.setAttribute("viewBox", "0 0 24 24")
    drawn.setAttribute("aria-hidden", "true")
    drawn.append(path)
    return drawn
  }

  /** The list of numbers that a change makes of another list. */
  const changed = (old, [start, end, ...middle]) => [...old.slice(0, start), ...middle, ...old.slice(old.length - end)]

  /** Restore the lists of all nodes from their changes, and link the nodes. */
  function readNodes(data) {
    if (data.format !== "bastide viewer 1") throw new Error(`not the data of a viewer: ${data.format}`)
    const nodes = data.nodes.map((node, number) => ({ ...node, number, children: [] }))
    for (const node of nodes) {
      const parent = nodes[node.parent]
      node.at = parent ? parent.at + 1 : 0
      parent?.children.push(node)
      for (const kind of ["pictures", "words"])
        node[kind] = Object.fromEntries(Object.entries(node[kind]).map(([language, change]) => [language, changed(parent?.[kind][language] ?? [], change)]))
    }
    return nodes
  }

  class BastideViewer extends HTMLElement {
    static observedAttributes = ["src", "lang", "theme"]
    #root = this.attachShadow({ mode: "open" })
    #data = null
    #nodes = []
    #node = null
    #language = ""
    #timer = 0
    #address = ""
    #parts = {}
    #dark = matchMedia("(prefers-color-scheme: dark)")

    connectedCallback() {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(STYLE)
      this.#root.adoptedStyleSheets = [sheet]
      this.#dark.addEventListener("change", this.#redraw)
      void this.#load()
    }

    disconnectedCallback() {
      this.#stop()
      this.#dark.removeEventListener("change", this.#redraw)
      URL.revokeObjectURL(this.#address)
    }

    attributeChangedCallback(name, old) {
      if (!this.#data || !this.isConnected) return
      if (name === "src") void this.#load()
      else if (name === "lang") {
        this.#language = ""
        this.#build()
      } else this.#show(this.#node)
    }

    async #load() {
      const source = this.getAttribute("src")
      try {
        const inner = this.querySelector('script[type="application/json"]')
        if (source === null && inner === null) return
        this.#data = source === null ? JSON.parse(inner.textContent) : await this.#fetch(source)
        this.#nodes = readNodes(this.#data)
      } catch (error) {
        this.#root.replaceChildren(make("p", { role: "alert" }, `${source ?? "bastide-viewer"}: ${error.message}`))
        return
      }
      this.#node = this.#nodes[Math.trunc(Number(this.getAttribute("at")))] ?? this.#nodes[0]
      this.#language = ""
      this.#build()
    }

    async #fetch(source) {
      const answer = await fetch(source)
      if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`)
      return answer.json()
    }

    /** The chosen language, else that of the page around the viewer, else the first one. */
    #findLanguage() {
      const codes = this.#data.languages.map((language) => language.code)
      const wanted = [this.#language, (this.closest("[lang]")?.lang ?? "").split("-")[0], codes[0]]
      return wanted.find((code) => codes.includes(code))
    }

    /** Build the whole viewer in its language. */
    #build() {
      const chosen = (this.#language = this.#findLanguage())
      const texts = this.#data.texts[chosen]
      const direction = this.#data.languages.find((language) => language.code === chosen).direction
      const button = (name, run, kind = "step") => make("button", { type: "button", class: kind, "aria-label": texts[name], title: texts[name], onclick: run }, icon(name))
      const parts = (this.#parts = {
        picture: make("div", { class: "picture", tabindex: "0", role: "group", "aria-label": texts.title }),
        image: make("img", { alt: "" }),
        first: button("first", () => this.#go(this.#nodes[0])),
        previous: button("previous", () => this.#go(this.#node.parent < 0 ? null : this.#nodes[this.#node.parent])),
        play: button("play", () => this.#toggle(), ""),
        next: button("next", () => this.#go(this.#node.children[0])),
        last: button("last", () => this.#go(this.#line().at(-1))),
        large: button("large", () => this.#enlarge(), ""),
        slider: make("input", { type: "range", min: "0", "aria-label": texts.timeline, oninput: () => this.#go(this.#line()[Number(parts.slider.value)]) }),
        at: make("span", { class: "at", "aria-hidden": "true" }),
        now: make("div", { class: "now", "aria-live": "polite" }),
        moves: make("nav", { class: "moves", "aria-label": texts.moves }),
        words: make("pre", { tabindex: "0" }),
      })
      parts.large.setAttribute("aria-pressed", "false")
      parts.picture.append(parts.image)
      const head = make("div", { class: "head" }, make("span", {}, texts.title))
      if (this.#data.languages.length > 1) head.append(this.#languageChoice(texts))
      const words = make("details", { class: "words" }, make("summary", {}, texts.words), parts.words)
      const { first, previous, play, next, last, slider, at, large } = parts
      parts.moves.append(this.#moveList())
      const frame = make(
        "div",
        { class: `frame ${direction}`, lang: chosen, dir: direction, role: "group", "aria-label": texts.title, onkeydown: (event) => this.#key(event, direction) },
        ...[head, parts.picture, make("div", { class: "bar" }, first, previous, play, next, last, slider, at, large), parts.now, parts.moves, words],
        make("p", { class: "keys" }, texts.keys),
      )
      this.#root.replaceChildren(frame)
      this.#show(this.#node)
    }

    #languageChoice(texts) {
      const choice = make("select", { "aria-label": texts.language, onchange: () => ((this.#language = choice.value), this.#build(), this.#root.querySelector("select").focus()) })
      for (const { code } of this.#data.languages) choice.append(make("option", { value: code, lang: code, ...(code === this.#language ? { selected: "" } : {}) }, this.#data.texts[code].name))
      return choice
    }

    /** All moves as nested lists: what could have been played instead follows the move that was played. */
    #moveList() {
      const line = (node) => {
        const list = make("ol")
        for (let at = node; at; at = at.children[0]) {
          const item = make("li", {}, (at.button = this.#moveButton(at)))
          const others = this.#nodes[at.parent]?.children ?? []
          if (at === others[0]) item.append(...others.slice(1).map((other) => variation(other)))
          list.append(item)
        }
        return list
      }
      const variation = (node) => {
        const list = line(node)
        list.setAttribute("aria-label", this.#data.texts[this.#language].variation)
        return list
      }
      return line(this.#nodes[0])
    }

    #moveButton(node) {
      const texts = this.#data.texts[this.#language]
      const marks = node.marks.map((mark) => ` (${texts[`mark-${mark}`]})`).join("")
      const sentence = node.number ? this.#lines(node.move[this.#language]).join(" ") : texts.start
      return make("button", { type: "button", onclick: () => this.#go(node) }, `${sentence}${marks}${node.comment ? " …" : ""}`)
    }

    #lines(numbers) {
      return numbers.map((number) => this.#data.lines[number])
    }

    /** The nodes from the start to the current one, and on along the first variations. */
    #line() {
      const found = [this.#node]
      while (found[0].parent >= 0) found.unshift(this.#nodes[found[0].parent])
      while (found.at(-1).children.length) found.push(found.at(-1).children[0])
      return found
    }

    #go(node) {
      if (!node) return
      this.#stop()
      this.#show(node)
    }

    #redraw = () => this.#node && this.#show(this.#node)

    /** Show a position. */
    #show(node) {
      const parts = this.#parts
      const texts = this.#data.texts[this.#language]
      this.#node = node
      const line = this.#line()
      this.#draw(node)
      const step = texts.step.replace("{at}", node.at).replace("{last}", line.length - 1)
      parts.slider.max = line.length - 1
      parts.slider.value = node.at
      parts.slider.setAttribute("aria-valuetext", step)
      parts.at.textContent = `${node.at} / ${line.length - 1}`
      const hasFocus = this.#root.activeElement
      parts.first.disabled = parts.previous.disabled = node.parent < 0
      parts.next.disabled = parts.last.disabled = !node.children.length
      if (hasFocus?.disabled) parts.play.focus()
      const marks = node.marks.map((mark) => make("span", { class: "mark" }, texts[`mark-${mark}`]))
      const sentences = node.number ? this.#lines(node.move[this.#language]) : [texts.start]
      const sentence = make("p", {}, ...marks, make("span", { class: "hidden" }, `${step}: `), sentences.join(" "))
      parts.now.replaceChildren(sentence, ...(node.comment ? [make("p", { class: "comment", dir: "auto" }, node.comment)] : []))
      parts.words.textContent = this.#lines(node.words[this.#language]).join("\n")
      parts.moves.querySelector("[aria-current]")?.removeAttribute("aria-current")
      node.button.setAttribute("aria-current", "step")
      const top = node.button.offsetTop - parts.moves.offsetTop
      if (top < parts.moves.scrollTop || top > parts.moves.scrollTop + parts.moves.clientHeight - 44) parts.moves.scrollTop = top - 60
      this.dispatchEvent(new CustomEvent("bastide-move", { detail: { node: node.number, at: node.at }, bubbles: true }))
    }

    /** Show the picture as an image: scripts never run in it, and its ids do not clash with the page. */
    #draw(node) {
      const theme = this.getAttribute("theme")
      const dark = theme === "dark" || (theme !== "light" && this.#dark.matches) ? 1 : 0
      const colours = this.#data.colours.map((pair, number) => `--b${number}:${pair[dark]}`).join(";")
      const svg = node.pictures[this.#language].map((part) => this.#data.parts[part]).join("")
      const styled = svg.replace("<defs>", `<style>svg{${colours}}</style><defs>`)
      const address = URL.createObjectURL(new Blob([styled], { type: "image/svg+xml" }))
      const image = this.#parts.image
      // The old picture stays until the new one is decoded, so that nothing flickers.
      const next = make("img", { alt: "" })
      next.src = address
      const old = this.#address
      this.#address = address
      const place = () => {
        if (this.#address === address) {
          this.#parts.image.replaceWith(next)
          this.#parts.image = next
        }
        if (old) URL.revokeObjectURL(old)
      }
      if (image.src) next.decode().then(place, place)
      else place()
    }

    #enlarge() {
      const large = this.#parts.picture.classList.toggle("large")
      this.#parts.large.setAttribute("aria-pressed", String(large))
    }

    #toggle() {
      if (this.#timer) return this.#stop()
      if (!this.#node.children.length) this.#show(this.#nodes[0])
      const seconds = Math.max(0.2, Number(this.getAttribute("seconds")) || 1)
      this.#timer = setInterval(() => {
        if (this.#node.children.length) this.#show(this.#node.children[0])
        if (!this.#node.children.length) this.#stop()
      }, seconds * 1000)
      this.#setPlaying(true)
    }

    #stop() {
      clearInterval(this.#timer)
      this.#timer = 0
      if (this.#parts.play) this.#setPlaying(false)
    }

    /** While it plays, moves are not announced one after the other. */
    #setPlaying(playing) {
      const name = playing ? "pause" : "play"
      const text = this.#data.texts[this.#language][name]
      this.#parts.play.replaceChildren(icon(name))
      this.#parts.play.setAttribute("aria-label", text)
      this.#parts.play.title = text
      this.#parts.now.setAttribute("aria-live", playing ? "off" : "polite")
    }

    #key(event, direction) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      const target = event.target
      if (target.localName === "select" || target.localName === "pre" || (target.localName === "input" && event.key !== "Home" && event.key !== "End")) return
      if (target === this.#parts.picture && target.classList.contains("large") && event.key.startsWith("Arrow")) return
      const siblings = this.#nodes[this.#node.parent]?.children ?? []
      const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight"
      const backward = direction === "rtl" ? "ArrowRight" : "ArrowLeft"
      const place = siblings.indexOf(this.#node)
      const wanted = {
        [forward]: this.#node.children[0],
        [backward]: this.#nodes[this.#node.parent],
        ArrowUp: siblings[place - 1],
        ArrowDown: siblings[place + 1],
        Home: this.#nodes[0],
        End: this.#line().at(-1),
      }[event.key]
      if (!wanted) return
      event.preventDefault()
      this.#go(wanted)
    }
  }

  if (!customElements.get("bastide-viewer")) customElements.define("bastide-viewer", BastideViewer)
})()

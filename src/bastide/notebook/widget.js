// Draws a bastide.notebook widget: a picture, a caption, and a slider or buttons.
function render({ model, el }) {
  const root = document.createElement("div")
  const caption = document.createElement("div")
  const controls = document.createElement("div")
  const picture = document.createElement("div")
  controls.style = "display: flex; flex-wrap: wrap; gap: 4px; padding: 4px 0"
  caption.setAttribute("aria-live", "polite")
  root.append(controls, caption, picture)
  el.append(root)

  function showSlider() {
    const slider = document.createElement("input")
    slider.type = "range"
    slider.max = model.get("last")
    slider.value = model.get("at")
    slider.style = "flex: 1"
    slider.oninput = () => {
      model.set("at", +slider.value)
      model.save_changes()
    }
    controls.replaceChildren(slider)
  }

  function showChoices() {
    const buttons = model.get("choices").map((choice, number) => {
      const button = document.createElement("button")
      button.textContent = choice
      button.onclick = () => {
        const [, count] = [...model.get("clicked"), 0, 0]
        model.set("clicked", [number, count + 1])
        model.save_changes()
      }
      return button
    })
    controls.replaceChildren(...buttons)
  }

  function show() {
    root.dir = model.get("direction")
    caption.textContent = model.get("caption")
    picture.innerHTML = model.get("picture")
    picture.querySelector("svg")?.setAttribute("style", "max-width: 100%; height: auto")
  }

  if (model.get("last") >= 0) showSlider()
  else showChoices()
  model.on("change:choices", showChoices)
  model.on("change:picture", show)
  model.on("change:caption", show)
  show()
}

export default { render }

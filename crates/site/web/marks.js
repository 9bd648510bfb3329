// What can be picked next lights up, and only that can be reached. The glow means nothing else.

import { seen } from "./glyph.js";
import { holder, isAway, isOf, layers } from "./layers.js";
import { root, set } from "./root.js";
import { isPicked, leads, left, turn } from "./turn.js";

export function mark() {
  const candidates = left();
  const all = root.querySelectorAll("[data-pick]");
  for (const element of all) {
    const chosen = isPicked(element.dataset.pick);
    const open = !turn.busy && (chosen || leads(element.dataset.pick, candidates));
    element.classList.toggle("target", open && !chosen);
    element.classList.toggle("chosen", chosen);
    set(element, "role", open ? "button" : "img");
    set(element, "aria-pressed", open ? String(chosen) : null);
  }
  // What could be picked before and no longer can.
  for (const element of root.querySelectorAll("svg.board [aria-pressed]:not([data-pick])")) {
    element.removeAttribute("aria-pressed");
    element.classList.remove("target", "chosen");
  }
  layers(root);
  // What is held goes to one of its own places.
  if (holder(root)) {
    for (const element of root.querySelectorAll("svg.board .target:not([data-holds])")) {
      element.classList.toggle("target", isOf(element));
    }
  }
  // The keyboard comes to one of them, and goes on by arrows.
  const reachable = document.activeElement?.closest?.("[data-pick]")
    ?? [...all].find((it) => it.matches(".target, .chosen") && !isAway(it));
  for (const element of all) set(element, "tabindex", element === reachable ? "0" : "-1");
}

const thing = (text) => root.querySelector(`[data-pick="${CSS.escape(text)}"]`);

// What a thing on the board is called, and everything it says about itself.
export const nameOf = (text) => thing(text)?.getAttribute("aria-label") ?? "";
export const aboutOf = (text) => ["aria-label", "aria-description"]
  .map((it) => seen(thing(text)?.getAttribute(it) ?? "")).filter(Boolean).join(" · ");

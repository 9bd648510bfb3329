// On a phone the board is longer than the window: where nothing in sight can be picked, a button
// leads to what can.

import { narrow, root, set } from "./root.js";
import { turn } from "./turn.js";

const button = () => /** @type {HTMLElement | null} */ (root.querySelector("[data-show-where]"));
const targets = () => [...root.querySelectorAll("svg.board .target")];

// The middle of what lights up, and where the window ends for it.
/** @param {Element} element */
function middle(element) {
  const { top, bottom } = (element.querySelector(".face") ?? element).getBoundingClientRect();
  return (top + bottom) / 2;
}
const floor = () => root.querySelector(".now")?.getBoundingClientRect().top ?? innerHeight;

// Shows the button, or none.
export function where() {
  const it = button();
  if (!it) return;
  const all = narrow.matches && !turn.pinned && !turn.busy ? targets().map(middle) : [];
  const hidden = all.length > 0 && all.every((at) => at < 0 || at > floor());
  set(it, "hidden", hidden ? null : "");
  if (hidden) set(it, "data-way", all.every((at) => at < 0) ? "up" : "down");
}

// Goes to the nearest thing that can be picked.
export function showWhere() {
  const far = (/** @type {Element} */ element) => Math.abs(middle(element) - floor() / 2);
  const nearest = targets().sort((a, b) => far(a) - far(b))[0];
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (nearest) scrollBy({ top: middle(nearest) - floor() / 2, behavior: still ? "instant" : "smooth" });
}

// Follows the window.
export function installWhere() {
  let waits = false;
  addEventListener("scroll", () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => { waits = false; where(); });
  }, { passive: true });
  narrow.addEventListener("change", where);
}

// In a small window the board is longer than what is seen of it: on a phone held upright the page
// scrolls above the prompt, elsewhere the board does in its own box. Where nothing in sight can be
// picked for a new step, it goes to what can; who has scrolled away has a button that leads there.

import { holder } from "./layers.js";
import { narrow, root, set } from "./root.js";
import { isDue, turn } from "./turn.js";

const SLACK = 4; // as good as the end

let scrolled = false; // whether a hand has moved the board since there is something new to do

const button = () => /** @type {HTMLElement | null} */ (root.querySelector("[data-show-where]"));
// What is held goes to a place: then the cards beside it are not what one looks for.
const open = () => [...root.querySelectorAll(`svg.board .target${holder(root) ? ":not([data-holds])" : ""}`)];
// What a step asks for comes before what can be done beside it, as selling.
const asked = () => (turn.picks.length || holder(root) ? open()
  : open().filter((/** @type {any} */ it) => !it.dataset.pick || isDue(it.dataset.pick)));
const targets = () => {
  const due = asked();
  return due.length ? due : open();
};
const area = () => /** @type {HTMLElement | null} */ (root.querySelector(".board-area"));
const scrolls = () => (area() && getComputedStyle(area()).overflowY === "auto" ? area() : null);

// The middle of what lights up.
/** @param {Element} element */
function middle(element) {
  const { top, bottom } = (element.querySelector(".face") ?? element).getBoundingClientRect();
  return (top + bottom) / 2;
}

// From where to where the board is seen.
function sight() {
  const box = scrolls()?.getBoundingClientRect();
  if (box) return [box.top, box.bottom];
  return [0, root.querySelector(".now")?.getBoundingClientRect().top ?? innerHeight];
}

// Scrolls the board, or the page that it is on.
/** @param {number} top */
function scrollOn(top) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  (scrolls() ?? window).scrollBy({ top, behavior: still ? "instant" : "smooth" });
}

// Shows the button, or none, and whether the board goes on below.
export function where() {
  const box = scrolls();
  if (box) box.classList.toggle("more", box.scrollHeight - box.clientHeight - box.scrollTop > SLACK);
  const it = button();
  if (!it) return;
  const all = narrow.matches && !turn.pinned && !turn.busy ? targets().map(middle) : [];
  const [top, bottom] = sight();
  const hidden = all.length > 0 && all.every((at) => at < top || at > bottom);
  set(it, "hidden", hidden ? null : "");
  if (hidden) set(it, "data-way", all.every((at) => at < top) ? "up" : "down");
}

// Goes to where the most can be picked; of several such places, to the nearest.
export function showWhere() {
  const [top, bottom] = sight();
  const half = (top + bottom) / 2;
  const all = targets().map(middle);
  const seen = (/** @type {number} */ at) => all.filter((it) => Math.abs(it - at) < half - top).length;
  const [best] = [...all].sort((a, b) => seen(b) - seen(a) || Math.abs(a - half) - Math.abs(b - half));
  if (best !== undefined) scrollOn(best - half);
}

// There is something new to do: what was scrolled before was for something else.
export const untouched = () => { scrolled = false; };

// What happened has been told: goes to what can be picked now, unless some of it is in sight, or a hand
// has moved the board meanwhile or has picked something.
export function lead() {
  where();
  if (scrolled || turn.picks.length || holder(root) || !asked().length) return;
  if (button()?.hidden === false) showWhere();
}

// Brings into sight what is being told of; not against a hand that moves the page.
/** @param {Element} element */
export function follow(element) {
  if (!scrolls() && (scrolled || !narrow.matches)) return;
  const [top, bottom] = sight();
  const at = middle(element);
  const room = (bottom - top) / 8;
  if (at < top + room || at > bottom - room) scrollOn(at - (top + bottom) / 2);
}

// Follows the window and the box.
export function installWhere() {
  let waits = false;
  addEventListener("scroll", () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => { waits = false; where(); });
  }, { capture: true, passive: true });
  for (const name of ["touchmove", "wheel"]) {
    addEventListener(name, () => { scrolled = true; }, { capture: true, passive: true });
  }
  narrow.addEventListener("change", where);
}

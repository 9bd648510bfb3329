// In a small window the board is longer than what is seen of it: on a phone held upright the page
// scrolls above the prompt, elsewhere the board does in its own box. Where nothing in sight can be
// picked for a new step, it goes to what can, and where a short way brings all of it into sight, it goes that
// way; who has scrolled away has a button that leads there. What was picked is shown where it would come to lie.

import { holder } from "./layers.js";
import { narrow, root, set } from "./root.js";
import { isDue, turn } from "./turn.js";

const SLACK = 4; // as good as the end
const EDGE = 8; // so far from the edge something is well in sight

let waits = false; // whether it will be looked at in the next frame
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
// A wide window shows all of the board: there nothing has to be styled or laid out to know that.
const scrolls = () => (narrow.matches && area() && getComputedStyle(area()).overflowY === "auto" ? area() : null);

// The middle of what lights up.
/** @param {Element} element */
function middle(element) {
  const { top, bottom } = (element.querySelector(".face") ?? element).getBoundingClientRect();
  return (top + bottom) / 2;
}

// From where to where the board is seen: on a phone what one owns lies above the prompt, and the card of a first
// game over the head of the page.
function sight() {
  const box = scrolls()?.getBoundingClientRect();
  if (box) return [box.top, box.bottom];
  const [card, purse, now] = [document.querySelector(".first"), ...[".purse", ".now"].map((it) => root.querySelector(it))]
    .map((it) => it?.getBoundingClientRect());
  return [card?.height ? card.bottom : 0, (purse?.height ? purse : now)?.top ?? innerHeight];
}

// How far to scroll, the least way, to have as many of some things in sight as can be; and how many of them that
// are.
/** @param {Element[]} things */
function best(things) {
  const [top, bottom] = sight();
  const view = scrolls() ?? document.scrollingElement;
  const [least, most] = [-view.scrollTop, view.scrollHeight - view.clientHeight - view.scrollTop];
  const boxes = things.map((it) => (it.querySelector(".face") ?? it).getBoundingClientRect()).filter((it) => it.height);
  const ways = boxes.flatMap((it) => [it.top - top - EDGE, it.bottom - bottom + EDGE]);
  const seen = (/** @type {number} */ by) => boxes.filter((it) => it.top - by >= top && it.bottom - by <= bottom).length;
  const [by] = [0, ...ways.map((it) => Math.min(Math.max(it, least), most))]
    .sort((a, b) => seen(b) - seen(a) || Math.abs(a) - Math.abs(b));
  return { by, all: seen(by) === boxes.length };
}

// Scrolls the board, or the page that it is on.
/** @param {number} top */
function scrollOn(top) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  (scrolls() ?? window).scrollBy({ top, behavior: still ? "instant" : "smooth" });
}

// Shows the button, or none, and whether the board goes on below; all that once for a frame, when it has been
// laid out.
export function where() {
  if (waits) return;
  waits = true;
  requestAnimationFrame(() => { waits = false; whereNow(); });
}

function whereNow() {
  const box = scrolls();
  if (box) box.classList.toggle("more", box.scrollHeight - box.clientHeight - box.scrollTop > SLACK);
  const it = button();
  if (!it) return;
  const all = narrow.matches && !turn.pinned && !turn.busy ? targets().map(middle) : [];
  const [top, bottom] = all.length ? sight() : [0, 0];
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
  whereNow();
  if (scrolled || turn.picks.length || holder(root) || !asked().length) return;
  if (button()?.hidden === false) return showWhere();
  if (!narrow.matches) return;
  const { by, all } = best(asked());
  if (by && all) scrollOn(by);
}

// What was picked elsewhere is seen where it would come to lie, as a shop at its stop.
export function showPlace() {
  if (!narrow.matches) return;
  const { by } = best([...root.querySelectorAll("svg.board :is(.chosen, .js-ghost)")]);
  if (by) scrollOn(by);
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
  addEventListener("scroll", where, { capture: true, passive: true });
  for (const name of ["touchmove", "wheel"]) {
    addEventListener(name, () => { scrolled = true; }, { capture: true, passive: true });
  }
  narrow.addEventListener("change", where);
}

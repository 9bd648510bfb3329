// Everything on the board explains itself in place: its name and what it does, costs and brings, as
// the drawing gives them for people who cannot see it. A pointer that rests on something, a tap, or
// the focus shows them; whether it can be picked now does not matter. For what a tap has just
// picked, the prompt says the same, and nothing covers the board.

import { glyphs, seen } from "./glyph.js";

const THING = "svg.board [aria-label]";
const REST = 160; // for how many milliseconds a pointer rests before anything is shown
const GAP = 8; // between the thing and what is said of it, in pixels
const FAR = 160; // how much further away it may be where other things are close by
const STEP = 20;

const panel = document.createElement("div");
panel.className = "explain";
// The thing has the same words itself.
panel.setAttribute("aria-hidden", "true");
panel.hidden = true;

let thing = null;
let timer = 0;

const thingAt = (element) => element?.closest?.(THING) ?? null;

function hide() {
  clearTimeout(timer);
  thing = null;
  panel.hidden = true;
}

function line(kind, text) {
  const made = document.createElement(kind);
  made.append(...glyphs(text));
  return made;
}

// Says what something is, beside it and inside the window.
function show(at) {
  if (!at.isConnected) return hide();
  thing = at;
  const more = seen(at.getAttribute("aria-description") ?? "");
  panel.replaceChildren(line("b", at.getAttribute("aria-label")), ...(more ? [line("p", more)] : []));
  panel.hidden = false;
  const { left, top } = place(at, panel.offsetWidth, panel.offsetHeight);
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
}

/** @param {Element} it */
const faceOf = (it) => (it.querySelector(".face") ?? it).getBoundingClientRect();

// Where a box of a size covers neither the thing nor what can be picked next, as far as there is room: above it
// rather than elsewhere, and rather close by.
/**
 * @param {Element} at
 * @param {number} width
 * @param {number} height
 */
function place(at, width, height) {
  const box = faceOf(at);
  const others = [...document.querySelectorAll("svg.board .target")]
    .filter((it) => !it.contains(at) && !at.contains(it)).map(faceOf);
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  const inside = (value, most) => Math.max(4, Math.min(value, most - 4));
  const shared = (left, top, it) =>
    Math.max(0, Math.min(left + width, it.right) - Math.max(left, it.left)) *
    Math.max(0, Math.min(top + height, it.bottom) - Math.max(top, it.top));
  let best = { left: 4, top: 4, cost: Infinity };
  const tried = (left, top, cost) => {
    [left, top] = [inside(left, wide - width), inside(top, high - height)];
    const covered = others.reduce((sum, it) => sum + shared(left, top, it), 0);
    cost += covered + 100 * shared(left, top, box);
    if (cost < best.cost) best = { left, top, cost };
  };
  for (let away = 0; away <= FAR; away += STEP) {
    for (const slide of [0, -0.25, 0.25, -0.5, 0.5]) {
      // A little further, or to one side, is better than over half of another thing.
      const cost = 6 * away + 40 * Math.abs(slide);
      const x = box.left + box.width / 2 - width / 2 + slide * width;
      const y = box.top + box.height / 2 - height / 2 + slide * height;
      tried(x, box.top - GAP - height - away, cost);
      tried(x, box.bottom + GAP + away, cost + 20);
      tried(box.right + GAP + away, y, cost + 30);
      tried(box.left - GAP - width - away, y, cost + 30);
    }
  }
  return best;
}

// The same thing again, if the board has changed under the pointer.
export function again() {
  if (thing) show(thing);
}

// Listens to the pointer, to taps and to the focus.
export function explain(root) {
  document.body.append(panel);
  root.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const at = thingAt(event.target);
    if (at === thing) return;
    hide();
    if (at) timer = setTimeout(show, REST, at);
  });
  root.addEventListener("pointerleave", (event) => { if (event.pointerType !== "touch") hide(); });
  let picks = false; // whether the finger came down on something that can be picked
  root.addEventListener("pointerdown", (event) => {
    picks = event.target.closest?.(".target, .chosen, .held") !== null;
  }, true);
  root.addEventListener("click", (event) => {
    const at = thingAt(event.target);
    if (event.pointerType === "touch" && at && !picks) show(at);
    else hide();
  });
  root.addEventListener("focusin", (event) => {
    const at = event.target.matches(":focus-visible") ? thingAt(event.target) : null;
    if (at) show(at);
  });
  root.addEventListener("focusout", hide);
  // Something that scrolls beside the board, such as the text of the prompt, moves nothing away
  // from the explanation.
  addEventListener("scroll", ({ target }) => { if (target instanceof Node && target.contains(thing)) hide(); }, { capture: true, passive: true });
  addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
}

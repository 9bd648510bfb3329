// Everything on the board explains itself in place: its name and what it does, costs and brings, as
// the drawing gives them for people who cannot see it. A pointer that rests on something, a tap, or
// the focus shows them; whether it can be picked now does not matter. For what a tap has just
// picked, the prompt says the same, and nothing covers the board.

import { glyphs, seen } from "./glyph.js";

const THING = "svg.board [aria-label]";
const REST = 160; // for how many milliseconds a pointer rests before anything is shown
const GAP = 8; // between the thing and what is said of it, in pixels

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
  const box = (at.querySelector(".face") ?? at).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  const above = box.top - GAP - height;
  const below = box.bottom + GAP;
  const inside = (value, most) => Math.max(4, Math.min(value, most - 4));
  panel.style.left = `${inside(box.left + box.width / 2 - width / 2, wide - width)}px`;
  panel.style.top = `${inside(above >= 4 || below + height > high ? above : below, high - height)}px`;
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

// The moves of a hint and the best moves on the analysis board, drawn on the board: the piece of each where
// it would lie, and its number at what it begins with and where it leads. While a line is open, its
// steps are drawn instead, in the colours of those who make them.

import { piece } from "./ghost.js";
import { board, root } from "./root.js";
import { turn } from "./turn.js";

const SVG = "http://www.w3.org/2000/svg";

const make = (name, attributes) => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

// The things of the board that a move names, in the order of its words.
function named(svg, text) {
  const phrase = ` ${text} `;
  return [...svg.querySelectorAll("[data-pick]")]
    .filter((it) => phrase.includes(` ${it.dataset.pick} `) && it.getBoundingClientRect().width)
    .sort((one, two) => phrase.indexOf(` ${one.dataset.pick} `) - phrase.indexOf(` ${two.dataset.pick} `));
}

// The middle of a thing in the units of the board.
function middle(svg, thing) {
  const box = (thing.querySelector(".face") ?? thing).getBoundingClientRect();
  const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  return at.matrixTransform(svg.getScreenCTM().inverse());
}

// Takes the hint off the board.
export function unhint() {
  for (const drawn of root.querySelectorAll("svg.board .js-hint")) drawn.remove();
}

// The moves to draw: of a line that is looked at the steps in their order, or else the best moves that
// the page tells.
function told() {
  const line = root.querySelector(".best details[open] [data-step]")?.closest(".best > li");
  if (line) {
    return [...line.querySelectorAll("[data-step]")].map((step) => ({ text: step.dataset.step, sign: `hint-step ${step.className}` }));
  }
  const best = [...root.querySelectorAll("[data-hints] [data-offer], .study .advice[open] .best :is([data-move], [data-shows-move])")];
  return best.map((it, at) => ({ text: it.dataset.offer ?? it.dataset.move ?? it.dataset.showsMove, sign: `hint-${at + 1}` }));
}

// Draws the moves that the page tells, if it tells any: the piece of each, and its number.
export function hint() {
  unhint();
  const svg = board();
  if (!svg) return;
  const taken = [];
  told().forEach(({ text, sign: kind }, at) => {
    const move = turn.moves?.find((it) => it.text === text) ?? { text, words: text.split(" ") };
    const drawn = piece(svg, move);
    if (drawn) {
      drawn.classList.add("js-hint");
      svg.append(drawn);
    }
    // What it begins with and where it leads.
    const things = named(svg, text);
    for (const place of new Set([things[0], things.at(-1)].filter(Boolean))) {
      const { x, y } = middle(svg, place);
      // As large as a fingertip, whatever the size of the board; two of one place stand side by side.
      const radius = 12 / (svg.getScreenCTM().a || 1);
      const aside = 2.1 * radius * taken.filter((it) => it === place).length;
      taken.push(place);
      const sign = make("g", { class: `js-hint hint-sign ${kind}`, "aria-hidden": "true", transform: `translate(${x + aside} ${y})` });
      sign.append(make("circle", { r: radius }));
      const number = make("text", { "font-size": 1.4 * radius, "text-anchor": "middle", "dominant-baseline": "central" });
      number.textContent = String(at + 1);
      sign.append(number);
      svg.append(sign);
    }
  });
}

// A line is drawn while it is open, one at a time.
export function installHints() {
  root.addEventListener("toggle", (event) => {
    /** @type {any} */
    const box = event.target;
    if (!box.matches(".best details, [data-advice]")) return;
    if (box.open && box.matches(".best details")) {
      for (const other of root.querySelectorAll(".best details[open]")) if (other !== box) other.open = false;
    }
    hint();
  }, true);
}

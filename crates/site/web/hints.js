// The moves of a hint, drawn on the board: the piece of each where it would lie, and its number at
// the place that it is about.

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

// Draws the hint that the page tells, if it tells one.
export function hint() {
  unhint();
  const svg = board();
  const told = [...root.querySelectorAll("[data-hints] [data-offer]")];
  if (!svg || !told.length) return;
  const taken = [];
  told.forEach((button, at) => {
    const text = button.dataset.offer;
    const place = named(svg, text).at(-1);
    const move = turn.moves.find((it) => it.text === text);
    const drawn = move && piece(svg, move);
    if (drawn) {
      drawn.classList.add("js-hint");
      svg.append(drawn);
    }
    if (!place) return;
    const { x, y } = middle(svg, place);
    // As large as a fingertip, whatever the size of the board; two of one place stand side by side.
    const radius = 12 / (svg.getScreenCTM().a || 1);
    const aside = 2.1 * radius * taken.filter((it) => it === place).length;
    taken.push(place);
    const sign = make("g", { class: "js-hint hint-sign", "aria-hidden": "true", transform: `translate(${x + aside} ${y})` });
    sign.append(make("circle", { r: radius }));
    const number = make("text", { "font-size": 1.4 * radius, "text-anchor": "middle", "dominant-baseline": "central" });
    number.textContent = String(at + 1);
    sign.append(number);
    svg.append(sign);
  });
}

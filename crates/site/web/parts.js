// The parts of the table as the server last sent them, and how they become the next ones. What is
// already shown is not sent again: the script says what it has; for unchanged pieces of a board it
// gets their positions in that list, and other unchanged parts come empty.

import { attributes, children, morph } from "./morph.js";
import { mergeLog } from "./story.js";

const paper = document.implementation.createHTMLDocument(""); // where nothing is drawn or run

/** @type {Map<string, HTMLElement>} */
let drawn = new Map(); // every part but the board and the log
/**
 * @typedef {{ part: Element, pieces: Element[], digests: string[] }} Board
 * @type {Board | null}
 */
let board = null; // the board: its part, and the pieces that lie in the part's drawing

// A text, parsed.
/** @param {string} html */
export function read(html) {
  const sheet = paper.createElement("div");
  sheet.innerHTML = html;
  return sheet;
}

const drawing = (/** @type {Element} */ part) => part.querySelector(":scope > svg.board");

// Takes the pieces out of a board: what was sent, and what is named by its place in `known`.
/**
 * @param {Element} part
 * @param {Board | null} known
 * @returns {Board}
 */
function unpack(part, known) {
  const svg = drawing(part);
  if (!svg) return { part, pieces: [], digests: [] };
  const told = (svg.dataset.digests ?? "").match(/.{8}/g) ?? []; // as many letters as the server gives each
  svg.removeAttribute("data-digests");
  const [pieces, digests, used] = [[], [], new Set()];
  for (const child of svg.children) {
    const [first, length] = child.dataset.keep?.split(" ").map(Number) ?? [0, 0];
    if (!length) {
      pieces.push(child);
      digests.push(told.shift());
    }
    for (let at = first; at < first + length; at++) {
      const piece = known.pieces[at];
      pieces.push(used.has(piece) ? piece.cloneNode(true) : piece);
      digests.push(known.digests[at]);
      used.add(piece);
    }
  }
  svg.replaceChildren();
  return { part, pieces, digests };
}

// Notes the parts that the page came with.
/** @param {HTMLElement} root */
export function remember(root) {
  for (const part of root.querySelectorAll("[data-part]")) {
    const copy = paper.importNode(part, true);
    if (copy.dataset.part === "board") board = unpack(copy, null);
    else if (copy.dataset.part !== "log") drawn.set(copy.dataset.part, copy);
  }
  drawing(root.querySelector("[data-part=board]"))?.removeAttribute("data-digests");
}

// What is shown while something is asked for, and its digests for the server.
export const known = () => ({ board, drawn });
export const digests = (/** @type {ReturnType<typeof known>} */ { board, drawn }) => ({
  "x-have": board.digests.join(""),
  "x-parts": [...drawn].flatMap(([name, { dataset }]) => dataset.digest ? [`${name}:${dataset.digest}`] : []).join(" "),
});

// Brings every part up to date with the answer to a request made when `known` was shown. Returns
// whether anything changed, and the elements on the board that did.
/**
 * @param {HTMLElement} root
 * @param {Element} fresh
 * @param {ReturnType<typeof known>} known
 */
export function updateParts(root, fresh, known) {
  let moved = false;
  let pieces = [];
  const next = new Map(drawn);
  for (const part of fresh.querySelectorAll("[data-part]")) {
    const name = part.dataset.part;
    const live = root.querySelector(`[data-part="${name}"]`);
    if (!live) continue;
    if (name === "board") {
      pieces = patchBoard(live, unpack(part, known.board));
      moved ||= pieces.length > 0;
    } else if (name === "log") {
      moved = mergeLog(live, part) || moved;
    } else {
      next.set(name, "same" in part.dataset ? known.drawn.get(name) : part);
      moved = morph(live, drawn.get(name), next.get(name)) || moved;
    }
  }
  drawn = next;
  return { moved, pieces };
}

/**
 * @param {Element} live
 * @param {Board} next
 */
function patchBoard(live, next) {
  const [svg, old, fresh] = [live, board.part, next.part].map(drawing);
  const before = board;
  board = next;
  if (svg && old && fresh) {
    const same = old.isEqualNode(fresh);
    if (!same) attributes(svg, old, fresh);
    const changed = children(svg, before.pieces, next.pieces);
    return same ? changed : [svg, ...changed];
  }
  if (!svg && !fresh && morph(live, before.part, next.part)) return [live];
  if (!svg && !fresh) return [];
  const whole = document.importNode(next.part, true);
  drawing(whole)?.append(...next.pieces.map((it) => document.importNode(it, true)));
  live.replaceChildren(...whole.childNodes);
  return [...live.children];
}

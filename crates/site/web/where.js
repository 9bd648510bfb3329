// In a small window the board is longer than what is seen of it: on a phone held upright the page
// scrolls between the scores and the prompt, elsewhere the board does in its own box. If nothing in
// sight can be picked for a new step, it scrolls to what can; if a short scroll brings all of it
// into sight when a turn begins, it does that too. After the reader has scrolled away, a button
// leads there. A few things out of sight, such as the stacks to draw from, are buttons themselves,
// so no scrolling is needed. A pick is shown where it would end up. Otherwise the page of a phone
// rests: it does not chase what others do.

import { holder } from "./layers.js";
import { narrow, root, set } from "./root.js";
import { isDue, turn } from "./turn.js";

const SLACK = 4; // as good as the end
const EDGE = 8; // so far from the edge something is well in sight
const QUIET = 600; // for so many milliseconds after a touch nothing moves by itself: the next may be on its way
const HOME = 4; // the room between the scores and the board where the page rests
const FEW = 3; // so many things out of sight have a button each
const NAME = 24; // so many letters of a thing are its name
const SHORT = 1 / 4; // of what is seen of the board: a way on which nobody loses sight of it

let waits = false; // whether it will be looked at in the next frame
let scrolled = false; // whether a hand has moved the board since there is something new to do
let lost = false; // whether nothing that can be picked is in sight
let touched = -Infinity; // when a hand was last on the page

const button = () => /** @type {HTMLElement | null} */ (root.querySelector("[data-show-where]"));
// What is held goes to a place: then the cards beside it do not matter.
const open = () => [...root.querySelectorAll(`svg.board .target${holder(root) ? ":not([data-holds])" : ""}`)];
// What a step asks for comes before what can be done besides, such as selling.
const asked = () => (turn.picks.length || holder(root) ? open()
  : open().filter((/** @type {any} */ it) => !it.dataset.pick || isDue(it.dataset.pick)));
const targets = () => {
  const due = asked();
  return due.length ? due : open();
};
const area = () => /** @type {HTMLElement | null} */ (root.querySelector(".board-area"));
// A wide window shows the whole board, which is known without any styling or layout.
const scrolls = () => (narrow.matches && area() && getComputedStyle(area()).overflowY === "auto" ? area() : null);

// The middle of what lights up.
/** @param {Element} element */
function middle(element) {
  const { top, bottom } = (element.querySelector(".face") ?? element).getBoundingClientRect();
  return (top + bottom) / 2;
}

// The visible range of the board: on a phone below the scores, which stay, and the card of a first
// game, and above the prompt. At the top of the page the scores still scroll with it until they
// stick to the edge.
/** @param {number} by */
function sight(by = 0) {
  const box = scrolls()?.getBoundingClientRect();
  if (box) return [box.top, box.bottom];
  const [card, seated, now] = [".first", ".seated", ".now"].map((it) => root.querySelector(it)?.getBoundingClientRect());
  const up = Math.min(by, Math.max(0, seated?.top ?? 0));
  return [Math.max(0, card?.height ? card.bottom : 0, (seated?.bottom ?? 0) - up), now?.top ?? innerHeight];
}

// The least scroll that brings as many of some things into sight as possible, and how many that is.
/** @param {Element[]} things */
function best(things) {
  const [top, bottom] = sight();
  const [highest] = sight(Infinity);
  const from = (/** @type {number} */ by) => Math.max(highest, top - Math.max(0, by));
  const view = scrolls() ?? document.scrollingElement;
  const [least, most] = [-view.scrollTop, view.scrollHeight - view.clientHeight - view.scrollTop];
  const boxes = things.map((it) => (it.querySelector(".face") ?? it).getBoundingClientRect()).filter((it) => it.height);
  const ways = boxes.flatMap((it) => [it.top - top - EDGE, it.bottom - bottom + EDGE]);
  const seen = (/** @type {number} */ by) => boxes.filter((it) => it.top - by >= from(by) && it.bottom - by <= bottom).length;
  // Where as much is seen from there a page that goes up goes to one place: the scores at its edge, all of the board
  // below them.
  const home = slides() ? (area()?.getBoundingClientRect().top ?? 0) - highest - HOME : NaN;
  const rank = (/** @type {number} */ by) => (by === 0 ? 0 : by === home ? 1 : 2);
  const [by] = [0, ...(home < 0 ? [home] : []), ...ways].map((it) => Math.min(Math.max(it, least), most))
    .sort((a, b) => seen(b) - seen(a) || rank(a) - rank(b) || Math.abs(a) - Math.abs(b));
  return { by, all: seen(by) === boxes.length };
}

// Scrolls the board, or the page that it is on.
/** @param {number} top */
function scrollOn(top) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  (scrolls() ?? window).scrollBy({ top, behavior: still ? "instant" : "smooth" });
}

// Shows the button, or none, and whether the board goes on below; all of that once per frame, after
// layout.
export function where() {
  if (waits) return;
  waits = true;
  requestAnimationFrame(() => { waits = false; whereNow(); });
}

function whereNow() {
  const box = scrolls();
  if (box) box.classList.toggle("more", box.scrollHeight - box.clientHeight - box.scrollTop > SLACK);
  const it = button();
  lost = false;
  if (!it) return;
  const all = narrow.matches && !turn.pinned && !turn.busy ? targets().map(middle) : [];
  const [top, bottom] = all.length ? sight() : [0, 0];
  const hidden = all.length > 0 && all.every((at) => at < top || at > bottom);
  const few = hidden && nearby(asked());
  // Some places of a pick may be out of sight while others are not.
  const others = hidden || !(turn.picks.length || holder(root)) ? [] : all.filter((at) => outside(at, top, bottom));
  const far = hidden || !all.length ? undefined : seldom().find((thing) => outside(middle(thing), top, bottom));
  lost = hidden && !few;
  if (!few) nearby([]);
  set(it, "hidden", lost || far || others.length ? null : "");
  it.dataset.says ??= it.textContent;
  const says = far?.getAttribute("aria-label")?.split(/[,;:、，；：]/)[0] ?? it.dataset.says;
  if (it.textContent !== says) it.textContent = says;
  if (far) set(it, "data-way", middle(far) < top ? "up" : "down");
  else if (hidden) set(it, "data-way", all.every((at) => at < top) ? "up" : "down");
  else if (others.length) set(it, "data-way", others.every((at) => at < top) ? "up" : "down");
}

// Shows what can be picked as buttons above the prompt, if there are only a few things; returns
// whether it did.
/** @param {Element[]} things */
function nearby(things) {
  const place = root.querySelector(".nearby");
  const few = things.length > 0 && things.length <= FEW && things.every((/** @type {any} */ it) => it.dataset.pick);
  if (!place || (!few && !place.firstElementChild)) return false;
  const names = few ? things.map((/** @type {any} */ it) => [it.dataset.pick, nameOn(it)]) : [];
  const same = names.length === place.children.length && names.every(([pick, name], at) => {
    const there = /** @type {HTMLElement} */ (place.children[at]);
    return there.dataset.near === pick && there.textContent === name;
  });
  if (same) return few;
  place.replaceChildren(...names.map(([pick, name]) => {
    const made = document.createElement("button");
    made.type = "button";
    made.dataset.near = pick;
    made.textContent = name;
    return made;
  }));
  return few;
}

// What is written on a thing, or what it is called: a figure alone, such as the value of a
// building, does not say which it is.
/** @param {Element} thing */
function nameOn(thing) {
  const written = [...thing.querySelectorAll("text")].map((it) => it.textContent.trim()).join(" ");
  const called = thing.getAttribute("aria-label") ?? "";
  const tells = written.length <= NAME && /\p{L}{3}|[\u3040-\u9fff]/u.test(written);
  return tells ? written : called.split(/[,;:、，；：]/)[0];
}

/**
 * @param {number} at
 * @param {number} top
 * @param {number} bottom
 */
const outside = (at, top, bottom) => at < top || at > bottom;

// Things picked to see where they can go, such as a landmark one can pay for: rare, and worth
// scrolling to. One of them in sight is enough.
function seldom() {
  if (turn.picks.length || holder(root)) return [];
  const all = [...root.querySelectorAll("svg.board [data-holds].target")];
  const [top, bottom] = sight();
  return all.every((it) => outside(middle(it), top, bottom)) ? all : [];
}

// Goes to where the most can be picked; of several such places, to the nearest. Where some of that is in sight
// it is something else that is asked for.
export function showWhere() {
  const [top, bottom] = sight();
  const half = (top + bottom) / 2;
  const due = targets().map(middle).filter((at) => outside(at, top, bottom));
  const all = turn.picks.length || holder(root) || due.length === targets().length ? due : seldom().map(middle);
  const seen = (/** @type {number} */ at) => all.filter((it) => Math.abs(it - at) < half - top).length;
  const [best] = [...all].sort((a, b) => seen(b) - seen(a) || Math.abs(a - half) - Math.abs(b - half));
  if (best !== undefined) scrollOn(best - half);
}

// There is something new to do: earlier scrolling was for something else.
export const untouched = () => { scrolled = false; };

// The news has been told: goes to what can be picked now, unless some of it is in sight, or the
// reader has scrolled or picked something in the meantime.
/** @param {boolean} begins whether a turn does, and not only its next step */
export function lead(begins) {
  whereNow();
  if (scrolled || turn.picks.length || holder(root) || !asked().length) return;
  // A finger that was just there may come down again on what it aimed at.
  const quiet = QUIET - (performance.now() - touched);
  if (quiet > 0) {
    const version = root.dataset.version;
    setTimeout(() => { if (version === root.dataset.version) lead(begins); }, quiet);
    return;
  }
  // A player who goes on with what can be done besides the step, such as selling, stays there.
  if (lost && !begins && targetsSeen()) return;
  if (lost) return showWhere();
  if (!begins || !narrow.matches) return;
  const { by, all } = best(asked());
  const [top, bottom] = sight();
  if (by && all && Math.abs(by) < (bottom - top) * SHORT) scrollOn(by);
}

// Goes to where the next pick can be made, if nothing of that is in sight: to where the most of it is. Not to what is
// drawn only while it is asked for.
export function reach() {
  const places = open().filter((it) => !(/** @type {any} */ (it)).dataset.holds && it.getBoundingClientRect().width > 0);
  const [top, bottom] = sight();
  if (!places.length || places.some((it) => !outside(middle(it), top, bottom))) return;
  const { by } = best(places);
  if (by) scrollOn(by);
}

// Whether anything that can be picked is in sight.
function targetsSeen() {
  const [top, bottom] = sight();
  return open().some((it) => !outside(middle(it), top, bottom));
}

// A pick made elsewhere is shown where it would end up, such as a shop at its stop.
export function showPlace() {
  if (!narrow.matches) return;
  const { by } = best([...root.querySelectorAll("svg.board :is(.chosen, .js-ghost)")]);
  if (by) scrollOn(by);
}

// Whether the page scrolls, and not the board in a box of its own: on a phone held upright.
const slides = () => narrow.matches && !scrolls();

// Brings into sight what is being told of. On a phone the whole page would have to scroll there: it
// does so on request, in a replay, and at the end of a game, when there is nothing else to do, but
// never against the reader's own scrolling.
/** @param {Element} element */
export function follow(element) {
  const asks = root.dataset.replay || root.querySelector(".result");
  if (!scrolls() && (scrolled || !narrow.matches || !asks)) return;
  const [top, bottom] = sight();
  const at = middle(element);
  const room = (bottom - top) / 8;
  if (at < top + room || at > bottom - room) scrollOn(at - (top + bottom) / 2);
}

// From which height something appears to come: events out of sight come in over the edge.
/** @param {number} at */
export function edge(at) {
  if (!slides()) return at;
  const [top, bottom] = sight();
  return Math.min(Math.max(at, top), bottom);
}

// Brings something beside the board into sight, on request or at the end of the game.
/** @param {string} name */
export function bring(name) {
  const box = slides() && root.querySelector(name)?.getBoundingClientRect();
  if (!box) return;
  const top = name === ".now" ? 0 : sight()[0];
  if (box.bottom > innerHeight) scrollOn(Math.min(box.bottom - innerHeight, box.top - top));
  else if (box.top < top) scrollOn(box.top - top);
}

// Follows the window and the box.
export function installWhere() {
  addEventListener("scroll", where, { capture: true, passive: true });
  for (const name of ["touchmove", "wheel"]) {
    addEventListener(name, () => { scrolled = true; }, { capture: true, passive: true });
  }
  for (const name of ["pointerdown", "pointerup"]) {
    addEventListener(name, () => { touched = performance.now(); }, { capture: true, passive: true });
  }
  narrow.addEventListener("change", where);
}

// Picking, looking, confirming: what clicks on the board do, and what the page shows in response.

import { bar, listed, settle } from "./bar.js";
import { unfold } from "./fold.js";
import { holder, release } from "./layers.js";
import { mark, nameOf } from "./marks.js";
import { show, onWords, why } from "./preview.js";
import { root, say } from "./root.js";
import { reach, showPlace, where } from "./where.js";
import { hideToast, toast } from "./toasts.js";
import { after, drop, pick, readTurn, shown, spin, take, turn, turns } from "./turn.js";

/** @type {any} */
let hovered = null; // what the pointer or the focus is on

onWords(bar);

// Shows what can be done, what was picked of it, and what that would bring.
export function refresh() {
  unfold(false);
  mark();
  bar();
  look();
  where();
}

function look() {
  const list = listed();
  if (turn.pinned) show([shown()], { said: true, others: turn.pinned.others });
  else show(list, { choices: list.length > 0 });
}

// The position may have changed; whatever was picked stays picked if it is the same. Returns
// whether there is something else to do than before.
export function newTurn() {
  if (readTurn()) {
    refresh();
    return true;
  }
  mark();
  bar();
  where();
  return false;
}

// Whether the button that plays a move appears because of this.
/** @param {HTMLElement} element */
export function choose(element) {
  if (choosing(element) && turn.pinned) showPlace();
}

// The same for something that has a button because it is out of sight: there is no need to scroll
// there.
/** @param {string} text */
export function chooseNear(text) {
  const element = root.querySelector(`svg.board [data-pick="${CSS.escape(text)}"].target`);
  if (element instanceof SVGElement) choosing(element);
}

/** @param {HTMLElement | SVGElement} element */
function choosing(element) {
  if (turn.busy || !turn.moves.length) return false;
  hideToast();
  const other = pick(element.dataset.pick);
  refresh();
  if (!other) point();
  else if (!turn.pinned) reach();
  return other;
}

// Something was picked to show where it can go, or was let go.
export function held() {
  refresh();
  if (!holder(root)) return;
  // If there is only one place for it, there is nothing to choose.
  const places = [...root.querySelectorAll("svg.board .target:not([data-holds])")];
  if (places.length !== 1 || !(places[0] instanceof SVGElement)) reach();
  else if (choosing(places[0]) && turn.pinned) showPlace();
}

/** @param {string} text */
export function offer(text) {
  if (turn.busy || !take(text)) return;
  refresh();
}

// The move is complete and waits for its button.
function point() {
  root.querySelector("[data-confirm]")?.animate(
    [{ scale: 1 }, { scale: 1.06 }, { scale: 1 }], { duration: 300 });
}

export function cancel() {
  hideToast();
  drop();
  release();
  settle();
  refresh();
}

/** @param {number} by */
export function rotate(by) {
  if (!spin(by)) return;
  if (turn.pinned) refresh();
  else if (hovered) hover(hovered);
}

// The wheel turns a piece where one can be turned.
export const turnable = () => turns(hovered?.dataset.pick);

/** @param {HTMLElement} element */
export function hover(element) {
  hovered = element;
  if (!turn.pinned && !turn.busy) show(after(element.dataset.pick));
}

export function leave() {
  hovered = null;
  if (!turn.pinned) look();
}

// Something that is gone cannot be pointed at.
export function tidy() {
  if (!hovered?.isConnected) hovered = null;
}

// Why something cannot be picked: the rules' own reason where they have one. What begins another
// move does just that.
/** @param {HTMLElement} element */
export async function refuse(element) {
  if (element.dataset.pick && !turn.busy && pick(element.dataset.pick)) return refresh();
  const { pick: text = element.dataset.holds } = element.dataset;
  const thing = element.getAttribute("aria-label") ?? nameOf(text ?? "");
  // A click while news is being told skips to the present.
  if ("behind" in root.dataset) return;
  if (!turn.moves.length) return toast(say("sayWait"));
  const general = say(turn.picks.length ? "sayNotWith" : "sayNotNow").replace("{}", thing);
  const reason = text ? await why([...turn.picks.map((it) => it.text), text]) : null;
  if (reason) toast(reason, thing);
  else toast(general);
}

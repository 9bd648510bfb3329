// The keyboard.

import { moveFocus } from "./focus.js";
import { cancel, choose, rotate } from "./choose.js";
import { REPLAY } from "./replay.js";
import { root } from "./root.js";
import { openTab } from "./tabs.js";
import { shown, turn } from "./turn.js";
import { play } from "./update.js";
import { unfold } from "./fold.js";

const KEYS = {
  r: () => rotate(1),
  R: () => rotate(-1),
  u: () => root.querySelector(".steps :is([data-key=u], [data-why])")?.click(),
  h: () => root.querySelector("[data-key=h]:not([hidden])")?.click(),
  e: () => root.querySelector('[data-move="end"]:not([hidden])')?.click(),
  c: () => { openTab("chat"); root.querySelector(".say input")?.focus(); },
  Escape: () => { unfold(false); cancel(); },
  ArrowLeft: () => moveFocus(root, -1, 0),
  ArrowRight: () => moveFocus(root, 1, 0),
  ArrowUp: () => moveFocus(root, 0, -1),
  ArrowDown: () => moveFocus(root, 0, 1),
};

// Plays what waits for its button, or the only move there is.
function confirm() {
  if (turn.pinned) play(shown().text);
  else if (turn.moves.length === 1) root.querySelector(".steps [data-move]:not([hidden])")?.click();
}

// Whether nothing has the focus that Enter would press, or only the button that has chosen the move that waits.
/** @param {HTMLElement} target */
const rests = (target) => (turn.pinned && target.dataset.offer === shown().text)
  || !target.closest("button, a, summary, [role=button]");

export function installKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest?.("input, textarea, select")) {
      if (event.key === "Escape") target.blur();
      return;
    }
    const pick = target.closest?.("[data-pick][role=button]");
    const go = event.key === "Enter" || event.key === " ";
    let key = KEYS[event.key];
    const walks = root.dataset.study && !turn.picks.length && !target.closest?.("svg.board");
    if (root.dataset.replay || (walks && event.key !== " " && REPLAY[event.key])) key = REPLAY[event.key];
    // Enter picks; once a move is complete it plays, wherever the focus is but on something else that can be pressed.
    else if (event.key === "Enter" && (pick?.matches(".chosen") || rests(target))) key = confirm;
    else if (pick && go) key = () => choose(pick);
    if (!key || (go && key !== confirm && target.closest?.("button, a, summary"))) return;
    if (event.key.length > 1 || event.key === " ") event.preventDefault();
    key();
  });
}

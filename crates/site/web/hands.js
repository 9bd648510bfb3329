// Mouse and fingers: everything that can be clicked at a table.

import { cancel, choose, chooseNear, hover, leave, offer, refuse, rotate, turnable } from "./choose.js";
import { unfold } from "./fold.js";
import { rejoin } from "./line.js";
import { show } from "./preview.js";
import { autoplay, go, goTo, jump } from "./replay.js";
import { root, say } from "./root.js";
import { toast } from "./toasts.js";
import { visit } from "./study.js";
import { openTab } from "./tabs.js";
import { bring, showWhere } from "./where.js";
import { shown, turn } from "./turn.js";
import { act, fetchPart, play, settle } from "./update.js";

// What a click on each of these does; the first that fits.
/** @type {[string, (element: any, event: MouseEvent) => unknown][]} */
const CLICKS = [
  ["[data-pick].target, [data-pick].chosen", choose],
  ["[data-holds]:is(.target, .held)", () => {}],
  ["[data-move]", move],
  ["[data-offer]", (it) => offer(it.dataset.offer)],
  ["[data-spin]", () => rotate(1)],
  ["[data-moves]", (it) => { const [first, ...rest] = it.dataset.moves.split(";"); play(first, ...rest); }],
  ["[data-confirm]", confirm],
  ["[data-why]", (it) => toast(it.dataset.why)],
  ["[data-show-where]", showWhere],
  ["[data-near]", (it) => chooseNear(it.dataset.near)],
  ["[data-cancel]", cancel],
  ["[data-unfold]", () => unfold()],
  ["[data-lift]", lift],
  ["[data-tab-to]", (it) => { openTab(it.dataset.tabTo); settle(); if (it.matches(".player-row")) bring(".side"); }],
  ["[data-autoplay]", () => { autoplay(); }],
  ["[data-copy]", copy],
  ["a[data-place]", visit],
  [".replay .log summary", () => {}],
  [".replay .log > li[data-ply]", goTo],
  ["svg.board [data-pick], svg.board [aria-label]:not(svg)", refuse],
];

const LISTED = ":is(.choices, .hint, .steps) [data-offer], .steps [data-move]"; // moves as buttons

let armed = null; // a button that asks once before it does what cannot be taken back

// Whether a button still has to be pressed a second time.
function asks(button) {
  const sure = button?.dataset.sure;
  const again = sure && armed !== button;
  armed = again ? button : null;
  if (again) toast(sure);
  return again;
}

function move(button) {
  if (!asks(button)) play(button.dataset.move);
}

// Plays the move that waits, and the end of the turn if that is wished for.
function confirm(button) {
  if (turn.pinned) play(shown().text, ...[button.dataset.confirm].filter(Boolean));
}

function lift(link, event) {
  event.preventDefault();
  root.dataset.seat = link.dataset.lift;
  fetchPart();
}

function copy(button) {
  const field = button.parentNode.querySelector("input");
  field.select();
  // Without a clipboard, as on a page that is not secure, the old way.
  const copied = navigator.clipboard?.writeText(field.value) ?? document.execCommand("copy");
  Promise.resolve(copied).then(() => toast(say("sayCopied")), () => {});
}

function submit(event) {
  const form = event.target;
  const fields = new FormData(form, event.submitter);
  if (form.matches("form[data-send]")) {
    event.preventDefault();
    if (asks(event.submitter)) return;
    const done = act(form.action, Object.fromEntries(fields));
    if (form.dataset.send === "join") done.then(rejoin);
    if (form.dataset.send === "chat") form.reset();
  } else if (form.matches("form[data-replay-bar]")) {
    event.preventDefault();
    go(form, fields);
  }
}

export function installHands() {
  root.addEventListener("click", (event) => {
    for (const [selector, act] of CLICKS) {
      const element = event.target.closest(selector);
      if (element) return act(element, event);
    }
  });
  root.addEventListener("submit", submit);
  root.addEventListener("change", (event) => {
    if (event.target.form?.matches("[data-replay-bar]")) jump(event.target.form);
  });
  for (const [enter, out] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
    root.addEventListener(enter, (event) => {
      const pick = event.target.closest("[data-pick].target");
      if (pick && !(event instanceof PointerEvent && event.pointerType === "touch")) return hover(pick);
      const listed = event.target.closest(LISTED);
      if (!listed || turn.pinned) return;
      const { move, offer: text = move } = listed.dataset;
      show([{ text }], { said: Boolean(move) });
    });
    root.addEventListener(out, (event) => {
      if (event.target.closest(`[data-pick], ${LISTED}`)) leave();
    });
  }
  root.addEventListener("wheel", (event) => {
    if (!event.target.closest("svg.board") || !turnable()) return;
    event.preventDefault();
    rotate(event.deltaY > 0 ? 1 : -1);
  }, { passive: false });
}

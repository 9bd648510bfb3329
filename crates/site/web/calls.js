// Calls a player: title and icon say whose turn it is, a soft tone sounds for players looking
// elsewhere, and a tab with something new has a mark.

import { notify } from "./notify.js";
import { root, say } from "./root.js";
import { chime } from "./sound.js";
import { toast } from "./toasts.js";
import { badge } from "./tabs.js";

const LONG = 8000; // who has waited so many milliseconds may look elsewhere

const title = document.title;
const icon = document.querySelector("link[rel=icon]");
const usual = icon?.href;

let before = null; // what was there at the last look

// Looks at the table, and calls for what is new there.
export function call() {
  const now = {
    mine: root.querySelector(".now.mine") !== null,
    said: root.querySelectorAll("ul.chat > li:not([hidden])").length,
    asked: root.querySelector("[data-send=agree]") !== null,
    next: root.querySelector("[data-next]")?.dataset.next,
    at: performance.now(),
  };
  // The browser shows both anew whenever they are set.
  if (now.mine !== before?.mine) {
    document.title = now.mine ? `● ${say("sayYours")} · ${title}` : title;
    if (icon) icon.href = now.mine ? icon.dataset.turn : usual;
  }
  if (before) news(now);
  before = { ...now, at: now.mine === before?.mine ? before.at : now.at };
}

function news(now) {
  const elsewhere = document.hidden || !document.hasFocus() || now.at - before.at > LONG;
  if (now.mine && !before.mine && elsewhere) chime();
  if (now.mine && !before.mine && document.hidden) notify(say("sayYours"), title);
  if (now.said > before.said) badge("chat", true);
  if (now.asked && !before.asked) chime();
  if (now.next && now.next !== before.next) {
    toast(say("sayAgain"));
    chime();
  }
}

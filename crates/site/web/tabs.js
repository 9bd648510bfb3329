// The tabs beside the board: points, moves, chat and the rest, one at a time, with a mark on those
// with something new.

import { root } from "./root.js";

// Opens one of them.
export function openTab(name) {
  root.dataset.tab = name;
  for (const tab of root.querySelectorAll(".tabs [data-tab-to]")) {
    tab.setAttribute("aria-selected", String(tab.dataset.tabTo === name));
  }
  badge(name, false);
}

// Something new is there, or no longer is.
export function badge(name, there) {
  const sign = root.querySelector(`.tabs [data-tab-to=${name}] .wait-mark`);
  if (sign) sign.hidden = !there || root.dataset.tab === name;
}

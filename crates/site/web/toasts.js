// Messages over the page: what was refused, and that the connection is down.

import { glyphs } from "./glyph.js";

let losing = 0;
let toasting = 0;

export function toast(text, about) {
  const sign = document.getElementById("toast");
  clearTimeout(toasting);
  sign.replaceChildren(...glyphs(text));
  if (about) {
    const head = document.createElement("small");
    head.append(...glyphs(`${about} `));
    sign.prepend(head);
  }
  sign.hidden = false;
  toasting = setTimeout(() => { sign.hidden = true; }, 5000);
}

// The message is out of date.
export const hideToast = () => { document.getElementById("toast").hidden = true; };

// A short interruption is not worth mentioning.
export function lost(text) {
  const sign = document.getElementById("lost");
  clearTimeout(losing);
  losing = setTimeout(() => { sign.textContent = text; sign.hidden = false; }, 600);
}

export function found(text) {
  const sign = document.getElementById("lost");
  clearTimeout(losing);
  if (sign.hidden) return;
  sign.hidden = true;
  toast(text);
}

// Signs over the page: what was refused, and that the line to the server is down.

let losing = 0;
let toasting = 0;

export function toast(text) {
  const sign = document.getElementById("toast");
  clearTimeout(toasting);
  sign.textContent = text;
  sign.hidden = false;
  toasting = setTimeout(() => { sign.hidden = true; }, 5000);
}

// A short break is not worth a word.
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

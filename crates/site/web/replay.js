// The replay: steps, jumps, and autoplay.

import { root, set } from "./root.js";
import { told } from "./news.js";
import { fetchPart } from "./update.js";

const STEP = 1000; // how long a move stays, at least

let playing = 0;
let going = 0;

const step = (name) => () => root.querySelector(`[data-go=${name}]:not(:disabled)`)?.click();

export const REPLAY = {
  ArrowLeft: step("back"), ArrowRight: step("forward"), Home: step("start"), End: step("end"),
  " ": () => autoplay(), n: step("mistake-on"), p: step("mistake-back"),
};

export async function go(form, fields) {
  const query = new URLSearchParams(fields);
  const url = `${form.action}?${query}`;
  const mine = ++going;
  if (await fetchPart(url) && mine === going) history.replaceState(null, "", url);
}

// Starts or stops autoplay. A tour is shown to its end.
export async function autoplay() {
  const mine = root.classList.toggle("playing") ? ++playing : 0;
  pressed();
  while (mine && mine === playing && root.classList.contains("playing")) {
    const forward = root.querySelector("[data-go=forward]:not(:disabled)");
    if (!forward) {
      root.classList.remove("playing");
      return pressed();
    }
    forward.click();
    await new Promise((done) => setTimeout(done, STEP));
    await told();
  }
}

// Shows whether autoplay is on.
function pressed() {
  const plays = String(root.classList.contains("playing"));
  for (const button of root.querySelectorAll("[data-autoplay]")) set(button, "aria-pressed", plays);
}

export function jump(form, ply = form.querySelector("[data-jump]").value) {
  const fields = new FormData(form);
  fields.set("ply", ply);
  return go(form, fields);
}

// Shows in the list of moves where the replay stands; later moves are listed, and a click goes there.
export function here() {
  pressed();
  const ply = Number(root.dataset.ply);
  const lines = root.querySelectorAll(".log > li[data-ply]");
  for (const line of lines) {
    line.classList.toggle("here", Number(line.dataset.ply) === ply - 1);
    line.classList.toggle("to-come", Number(line.dataset.ply) >= ply);
  }
  const [list, line] = [root.querySelector(".log"), root.querySelector(".log > .here")];
  if (list && line) list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 3;
}

// Goes to the position after a move of the list.
export function goTo(line) {
  const form = root.querySelector("[data-replay-bar]");
  if (form) jump(form, Number(line.dataset.ply) + 1);
}

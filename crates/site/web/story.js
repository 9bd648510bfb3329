// The log: it keeps the moves it has shown, fetches earlier ones on request, and lights up on the
// board what a line is about.

import { words } from "./moves.js";

const lines = (list) => [...list.querySelectorAll(":scope > li[data-ply]")];
const plyOf = (line) => Number(line.dataset.ply);
const told = (line) => line.querySelector(".notation")?.textContent;
const brief = (line) => !line.querySelector("ul"); // without what the move brought about

// Takes over the lines that are new or have changed; those before the first one sent stay. Returns
// whether any did.
export function mergeLog(old, fresh) {
  const [mine, theirs] = [old, fresh].map((it) => it.querySelector("ol.log"));
  if (!mine || !theirs) {
    if (old.innerHTML === fresh.innerHTML) return false;
    old.replaceChildren(...fresh.childNodes);
    return true;
  }
  const news = new Map(lines(theirs).map((line) => [plyOf(line), line]));
  const first = Number(theirs.dataset.from);
  let changed = false;
  for (const line of lines(mine)) {
    const next = news.get(plyOf(line));
    news.delete(plyOf(line));
    if (next && told(next) === told(line) && (!brief(line) || brief(next))) continue;
    if (!next && plyOf(line) < first) continue;
    if (next) line.replaceWith(next);
    else line.remove();
    changed = true;
  }
  // A gap between what is shown and what has come would hide moves.
  const shown = lines(mine);
  if (shown.length && plyOf(shown.at(-1)) + 1 < first) for (const line of shown) line.remove();
  mine.append(...[...news.values()].sort((a, b) => plyOf(a) - plyOf(b)));
  old.querySelector("[data-earlier]")?.toggleAttribute("hidden", lines(mine)[0]?.dataset.ply === "0");
  return changed || news.size > 0;
}

async function earlier(button) {
  const list = button.parentNode.querySelector("ol.log");
  const first = lines(list)[0];
  if (!first || button.disabled) return;
  button.disabled = true;
  try {
    const answer = await fetch(`${button.getAttribute("href")}?before=${first.dataset.ply}`, { headers: { "x-part": "1" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const older = lines(page.querySelector("ol.log"));
    // What was in sight stays in sight.
    const below = list.scrollHeight - list.scrollTop;
    list.prepend(...older);
    list.scrollTop = list.scrollHeight - below;
    button.hidden = true;
    older.at(-1)?.focus({ preventScroll: true });
  } finally {
    button.disabled = false;
  }
}

let pointed = [];

function point(root, line) {
  for (const element of pointed) element.classList.remove("pointed");
  pointed = words(line?.dataset.touches ?? "").map((id) => document.getElementById(id)).filter(Boolean);
  for (const element of pointed) element.classList.add("pointed");
  root.querySelector("svg.board")?.classList.toggle("pointing", pointed.length > 0);
}

// Listens to pointer and keys on the log.
export function installLog(root) {
  const line = (event) => event.target.closest?.("[data-touches]");
  for (const name of ["pointerover", "focusin"]) {
    root.addEventListener(name, (event) => { if (line(event)) point(root, line(event)); });
  }
  for (const name of ["pointerout", "focusout"]) {
    root.addEventListener(name, (event) => { if (line(event)) point(root, null); });
  }
  root.addEventListener("click", (event) => {
    const button = event.target.closest("[data-earlier]");
    if (!button) return;
    event.preventDefault();
    earlier(button).catch(() => {});
  });
  root.addEventListener("keydown", (event) => {
    const list = event.target.closest?.("ol.log");
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!list || !by) return;
    event.preventDefault();
    event.stopPropagation();
    const all = lines(list);
    const at = all.indexOf(event.target.closest("li[data-ply]"));
    const next = at < 0 ? all.at(-1) : all[at + by];
    next?.focus();
  });
}

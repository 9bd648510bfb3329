// The analysis board: a click goes to a place in the tree, and the judge is asked about the place
// shown.

import { ghost } from "./ghost.js";
import { hint } from "./hints.js";
import { board, root, say, wait } from "./root.js";
import { turn } from "./turn.js";
import { fetchPart } from "./update.js";

const BUSY = 1000; // how long to wait when the judge still has to do with an earlier question

let shown = null; // the place that the judge was last asked about
let asking = new AbortController();

// Goes to another place.
/**
 * @param {any} link
 * @param {MouseEvent} event
 */
export function visit(link, event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.href) fetchPart(link.href).catch(() => {});
}

// Goes to where the slider is.
/** @param {any} input */
function slide(input) {
  const { url, also } = root.dataset;
  const query = new URLSearchParams(also);
  query.set("at", input.dataset.places.split(" ")[Number(input.value)]);
  fetchPart(`${url}?${query}`).catch(() => {});
}

// A new board is there: the address says which, the tree shows where, and the judge thinks.
export function studied() {
  const { url, also } = root.dataset;
  history.replaceState(null, "", `${url}?${also}`);
  const here = root.querySelector(".tree [aria-current]");
  here?.scrollIntoView({ block: "nearest" });
  ask();
}

async function ask() {
  const box = root.querySelector("[data-advice]");
  const { url, also } = root.dataset;
  if (!box?.open || shown === also) return;
  shown = also;
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  const place = box.querySelector("div");
  place.textContent = say("sayThinking");
  place.ariaBusy = "true";
  hint();
  try {
    for (;;) {
      const answer = await fetch(`${url}/lines?${also}`, { signal, headers: { "x-part": "1" } });
      if (answer.status !== 429) {
        const text = await answer.text();
        place.innerHTML = answer.headers.get("content-type")?.startsWith("text/html") ? text : "";
        if (!place.innerHTML) place.textContent = say("sayFailed");
        hint();
        break;
      }
      await wait(BUSY);
      if (signal.aborted) return;
    }
  } catch {
    // Another place was requested, or the connection is down: the judge is asked again at the next
    // place.
    if (signal.aborted) return;
    shown = null;
    place.textContent = say("sayFailed");
  }
  place.ariaBusy = null;
}

// Listens to the judge's box and to the choice of a view.
export function installStudy() {
  if (!root.dataset.study) return;
  root.querySelector("[data-advice]").addEventListener("toggle", ask);
  for (const [name, on] of [["pointerover", true], ["focusin", true], ["pointerout", false], ["focusout", false]]) {
    root.addEventListener(String(name), (event) => {
      const line = event.target.closest(".advice [data-move], .advice [data-shows-move]");
      if (!line) return;
      const text = line.dataset.move ?? line.dataset.showsMove;
      const move = turn.moves.find((it) => it.text === text) ?? { text, words: text.split(" ") };
      ghost(board(), on ? move : null);
    });
  }
  root.addEventListener("change", (event) => {
    if (event.target.matches("[data-places]")) return slide(event.target);
    const form = event.target.form;
    if (!form?.matches("[data-eyes]")) return;
    const query = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    fetchPart(`${form.action}?${query}`).catch(() => {});
  });
}

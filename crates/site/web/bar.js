// The buttons beside the board and the line above them. Each has its own place, used or not:
// turning the piece, playing the move, going back.

import { glyphs } from "./glyph.js";
import { holder } from "./layers.js";
import { nameOf } from "./marks.js";
import { readPick, agrees, question } from "./moves.js";
import { root, say, set } from "./root.js";
import { left, shown, turn } from "./turn.js";
import { endsWith, words } from "./preview.js";

const FEW = 8; // so many moves can be listed
const END = "end"; // the move that ends a turn
const CALM = 350; // for so many milliseconds after a click nothing new can be hit by the next

let calm = 0;

// After a click that plays or goes back: a second click cannot hit whatever takes the button's
// place.
export function settle() {
  calm = performance.now() + CALM;
  setTimeout(bar, CALM + 10);
}

export function bar() {
  const { busy, picks, pinned } = turn;
  const still = busy || performance.now() < calm;
  const choosing = pinned || picks.length > 0 || holder(root);
  const steps = root.querySelector(".steps");
  for (const button of steps?.querySelectorAll("[data-move], [data-offer], [data-key=u], [data-key=h], [data-why]") ?? []) {
    button.hidden = choosing;
    button.disabled = still;
  }
  for (const button of root.querySelectorAll(".choices [data-offer]")) {
    button.disabled = busy;
    set(button, "aria-pressed", String(pinned && !picks.length && shown().text === button.dataset.offer));
  }
  // Alternatives are not an answer to what was picked.
  root.classList.toggle("picking", picks.length > 0 || Boolean(holder(root)));
  for (const button of root.querySelectorAll(".choices [data-moves]")) button.hidden = choosing;
  const extra = root.querySelector(".steps .extra");
  if (extra) {
    const made = [];
    if (pinned) made.push(["confirm", "", say("sayConfirm")]);
    // Which of the ways to lay a piece there is shown, out of how many.
    if (pinned?.variants.length > 1) made.push(["spin", "", `${say("sayTurn")} ${pinned.shown + 1}/${pinned.variants.length}`]);
    else if (pinned && endsWith(shown().text)) made.push(["confirm", END, say("sayConfirmEnd")]);
    if (choosing) made.push(["cancel", "", say("sayCancel")]);
    buttons(extra, made);
  }
  headline();
}

// The moves that are listed once something was picked: a few that are left, or those that no
// further pick leads to.
export function listed() {
  if (turn.pinned || !turn.picks.length) return [];
  const candidates = left();
  if (candidates.length <= FEW) return candidates;
  const open = [...root.querySelectorAll("[data-pick].target")].map((it) => readPick(it.dataset.pick));
  const rest = candidates.filter((move) => !open.some((pick) => agrees(move, [...turn.picks, pick])));
  return rest.length <= FEW ? rest : [];
}

// Shows these buttons; those already there stay the same elements.
function buttons(place, wanted) {
  wanted.forEach(([name, value, text], at) => {
    const there = place.children[at];
    if (there?.dataset[name] === value) {
      if (there.textContent !== text) there.textContent = text;
      there.disabled = turn.busy;
      return;
    }
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    made.disabled = turn.busy;
    made.dataset[name] = value;
    if (name === "confirm" && !value) made.className = "strong-button";
    if (there) there.replaceWith(made);
    else place.append(made);
  });
  while (place.children.length > wanted.length) place.lastElementChild.remove();
}

// What is to be chosen for a thing. The thing is called by its name alone: what follows a comma,
// such as its value or owner, can be seen. Places are mentioned only if some glow, moves only if
// they are listed.
/**
 * @param {string} name
 * @param {boolean} [below]
 */
function next(name, below = false) {
  const glows = root.querySelector("svg.board .target") !== null;
  const ask = glows ? (below ? "sayListed" : "sayStep") : "sayBelow";
  return say(ask).replace("{}", name.split(/[,;、，；]/)[0]);
}

// The line above says what was picked, and what is to be chosen next or played.
export function headline() {
  const [ask, step] = ["ask", "step"].map((it) => root.querySelector(`.prompt [data-${it}]`));
  if (!step) return;
  const { picks, pinned } = turn;
  let text = "";
  const moves = picks.length && !pinned ? left() : [];
  const below = moves.length <= FEW; // all that is left is a button as well
  if (pinned) text = words(shown().text) ?? picks.map((it) => nameOf(it.text)).join(", ");
  else if (picks.length) text = question(moves, turn.asks, below) ?? next(nameOf(picks.at(-1).text), below);
  else if (holder(root)) text = next(holder(root).getAttribute("aria-label"));
  if (step.textContent !== text) step.replaceChildren(...glyphs(text));
  step.hidden = !text;
  ask.hidden = Boolean(text);
}

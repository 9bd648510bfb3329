// What just happened, one thing after another: the place that a line of news is about lights up on
// the board, and its points fly from there to their owner, whose score grows with each. What comes
// after the points waits for them: the headline, the buttons, the result, what is next on the
// board, and others' next moves. A click or a key tells the rest at once.

import { watch } from "./glide.js";
import { pace } from "./pace.js";
import { stickToEnd } from "./scroll.js";
import { edge, follow } from "./where.js";

const BEAT = 420; // for each line
const MOST = 9000; // of all lines together
const LEAST = 150; // for each line, however many there are
const HEAD = 900; // for a line that says what the next points are for
const PAUSE = 900; // after a move that says nothing, for who wants it slow, and where the next one is known

let round = 0;
let telling = null; // what is being told

const wait = (time) => new Promise((done) => setTimeout(done, time));

// Resolves as soon as everything has been told.
export const told = () => telling ?? Promise.resolve();

// Shows the rest at once: the player wants to go on. If a new board comes with that, the log
// scrolls to its end once the board is there: scrolling now would lay out the whole page for
// nothing.
export function finishNews({ scrolls = true } = {}) {
  round += 1;
  telling = null;
  for (const line of document.querySelectorAll(".later")) line.classList.remove("later");
  for (const box of document.querySelectorAll(".news details[data-told]")) {
    box.open = false;
    delete box.dataset.told;
  }
  for (const element of document.querySelectorAll("svg.board .lit")) element.classList.remove("lit");
  for (const score of document.querySelectorAll("[data-counts]")) {
    textOf(score).nodeValue = score.dataset.total.replace("-", "−");
    delete score.dataset.counts;
    delete score.dataset.total;
  }
  for (const it of document.querySelectorAll("svg.board :is(.js-rider, .js-kept), .js-head")) it.remove();
  const table = document.getElementById("table");
  // Sums come first: what was told is read from its beginning.
  if (!table?.classList.contains("telling")) return;
  table.classList.remove("telling", "scoring");
  const begin = () => table.querySelector(".talk")?.scrollTo(0, 0);
  if (!scrolls) return requestAnimationFrame(begin);
  begin();
  stickToEnd(table);
}

// Where a seat's points are shown: beside the board and on it. The text of a score stays the same
// node: the page brings it up to date.
const scores = (seat) => [`points-${seat}`, `score-${seat}`].map((id) => document.getElementById(id))
  .filter((it) => it && /^[-−]?\d+$/.test(textOf(it)?.nodeValue ?? ""));
const textOf = (score) => (score.querySelector("text") ?? score).firstChild;

// Adds to a seat's displayed points.
function count(seat, points) {
  for (const score of scores(seat)) {
    score.dataset.total ??= textOf(score).nodeValue.replace("−", "-");
    score.dataset.counts = String(Number(score.dataset.counts ?? score.dataset.total) + Number(points));
    textOf(score).nodeValue = score.dataset.counts.replace("-", "−");
  }
}

// The parts of a board that change only when the news has been told, as they are before a new board
// comes.
export const unsettled = (svg) => [...svg?.querySelectorAll(".settles") ?? []].map((it) => it.cloneNode(true));

// Shows them as they were, over what they have become.
function keep(svg, before) {
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.setAttribute("class", "js-kept");
  group.setAttribute("aria-hidden", "true");
  group.append(...before);
  for (const it of group.querySelectorAll("[id]")) it.removeAttribute("id");
  svg.append(group);
}

// Tells the lines of the moves from a number on, on a board of which something was different before.
// Returns the scores whose points it lets fly.
export function playNews(root, ply, before) {
  const lines = [...root.querySelectorAll(".news li[data-ply]")].filter((it) => Number(it.dataset.ply) >= ply);
  const speed = pace();
  if (!speed || document.hidden) return new Set();
  if (!lines.some((it) => it.dataset.at)) {
    if ((speed > 1 || "behind" in root.dataset) && lines.length) rest(PAUSE * speed);
    return new Set();
  }
  telling = play(root, lines, speed, before);
  return new Set(lines.filter((it) => it.dataset.at && it.dataset.gains).map((it) => `points-${it.dataset.gains}`));
}

// Gives the eye a moment.
function rest(time) {
  const mine = wait(time).then(() => { if (telling === mine) telling = null; });
  telling = mine;
}

async function play(root, lines, speed, before) {
  const mine = round;
  root.classList.add("telling");
  for (const line of lines) line.classList.add("later");
  // The log tells it when it has been seen; that of a replay has the whole game at any time.
  const first = root.dataset.replay ? Infinity : Math.min(...lines.map((it) => Number(it.dataset.ply)));
  for (const line of root.querySelectorAll("ol.log > li[data-ply]")) {
    line.classList.toggle("later", Number(line.dataset.ply) >= first);
  }
  // Until then it ends with what has been told.
  stickToEnd(root);
  const points = lines.filter((it) => it.dataset.at && it.dataset.gains);
  for (const line of points) count(line.dataset.gains, -Number(line.dataset.gain));
  if (points.length) {
    root.classList.add("scoring");
    keep(root.querySelector("svg.board"), before);
  }
  const beat = Math.max(Math.min(BEAT * speed, MOST / lines.length), LEAST * Math.min(speed, 1));
  for (const line of lines) {
    line.classList.remove("later");
    const box = line.parentNode.closest("details");
    if (box && !box.open) {
      box.dataset.told = "";
      box.open = true;
    }
    reveal(line);
    const heads = points.length && !line.dataset.gains && !line.querySelector("details");
    if (heads) headline(root, line.textContent);
    if (!line.dataset.at && !heads) continue;
    if (line.dataset.at) light(root, line);
    await wait(heads ? Math.max(beat, HEAD * speed) : beat);
    if (mine !== round) return;
  }
  await wait(2 * beat);
  if (mine === round) finishNews();
}

// Scrolls the box of the news, and nothing around it, so that what is being told stands first.
function reveal(line) {
  const box = line.closest(".talk");
  if (!box) return;
  const [inner, outer] = [line, box].map((it) => it.getBoundingClientRect());
  box.scrollTop += inner.top - outer.top;
}

// What the points are for is shown where the next question will be.
function headline(root, text) {
  const place = root.querySelector(".now-head");
  if (!place) return;
  let line = place.querySelector(".js-head");
  if (!line) {
    line = document.createElement("p");
    line.className = "prompt js-head";
    line.setAttribute("aria-hidden", "true");
    place.append(line);
  }
  line.textContent = text;
}

// A click or a key tells the rest at once; `hurry` fetches what has not even been shown.
export function installNews(root, hurry) {
  const skip = () => {
    if (!telling) return;
    finishNews();
    hurry();
  };
  root.addEventListener("pointerdown", skip, true);
  document.addEventListener("keydown", skip, true);
}

function light(root, line) {
  const svg = root.querySelector("svg.board");
  for (const element of svg.querySelectorAll(".lit")) element.classList.remove("lit");
  const [first, ...others] = line.dataset.at.split(" ").map((id) => document.getElementById(id)).filter(Boolean);
  for (const element of [first, ...others]) element?.classList.add("lit");
  if (!first) return;
  follow(first);
  const from = (others[0] ?? first).getBoundingClientRect();
  drive(svg, first);
  if (line.dataset.gains === undefined) return;
  const score = scores(line.dataset.gains).find((it) => it.checkVisibility());
  if (score) fly(from, score, line.dataset.gain);
  count(line.dataset.gains, line.dataset.gain);
}

// The icon that the drawing names drives to the place.
function drive(svg, place) {
  const icon = svg.dataset.rides;
  if (!icon) return;
  const box = (place.querySelector(".face") ?? place).getBBox();
  const [x, y] = [box.x + box.width / 2, box.y];
  let rider = svg.querySelector(".js-rider");
  if (!rider) {
    rider = document.createElementNS("http://www.w3.org/2000/svg", "use");
    rider.setAttribute("href", `#${icon}`);
    rider.setAttribute("class", "js-rider");
    rider.setAttribute("aria-hidden", "true");
    const size = svg.viewBox.baseVal.width / 26;
    for (const [name, value] of [["width", size], ["height", size], ["x", -size / 2], ["y", -size * 0.8]]) {
      rider.setAttribute(name, value);
    }
    svg.append(rider);
  }
  rider.style.transform = `translate(${x}px, ${y}px)`;
}

// A point flies from a place to the sign of its owner, and bears it. The sign is before the name: no name is flown over.
function fly(from, score, points) {
  const sign = score.closest(".player")?.querySelector(".sign-of");
  const to = (sign ?? score).getBoundingClientRect();
  if (!from.width || !to.width) return;
  const point = document.createElement("span");
  point.className = "flying";
  point.append(`+${points}`, sign?.cloneNode(true) ?? "");
  // The colours of the players are those of a game.
  point.dataset.game = score.closest("[data-game]")?.getAttribute("data-game") ?? "";
  point.setAttribute("aria-hidden", "true");
  document.body.append(point);
  const [x, y] = [from.x + from.width / 2, edge(from.y)];
  const [dx, dy] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y];
  point.style.left = `${x}px`;
  point.style.top = `${y}px`;
  const flight = watch(point.animate([
    { transform: "translate(-50%, -50%) scale(.6)", opacity: 0 },
    { transform: "translate(-50%, -90%) scale(1.2)", opacity: 1, offset: 0.25 },
    { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(.9)`, opacity: 0.9 },
  ], { duration: 900, easing: "cubic-bezier(.4,0,.4,1)" }));
  flight.finished.finally(() => point.remove());
}

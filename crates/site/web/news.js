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
const GLIDE = 700; // for a piece that goes where it will lie
const STEPS = 200; // points of a course that are looked at
const BESIDE = 56; // pixels between points that fly from one place
const RIDE = 400; // from one stop to the next
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
  for (const it of document.querySelectorAll("svg.board :is(.js-rider, .js-kept, .js-way), .js-head, .js-was")) it.remove();
  for (const it of document.querySelectorAll("svg.board .settled")) it.classList.remove("settled");
  for (const sum of document.querySelectorAll("[data-sum]")) sum.textContent = sum.dataset.points;
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

// Who scores by a line, and how many points each.
function gains(line) {
  const [seats, points] = ["gains", "gain"].map((it) => (line.dataset[it] ?? "").split(" ").filter(Boolean));
  return seats.map((seat, at) => [seat, Number(points[at])]);
}

// The running sums of a tour beside what it is about.
const sign = (points) => (points < 0 ? `−${-points}` : `+${points}`);
function sum(box, seat, points) {
  const place = box?.querySelector(`:scope > summary [data-sum="${seat}"]`);
  if (!place) return;
  place.dataset.now = String(Number(place.dataset.now ?? 0) + points);
  place.textContent = sign(Number(place.dataset.now));
}

// What of a table changes only when it has been told, as it is before a new one comes: of the board, and of the
// rest of the page. What is next is kept too: of that the news may tell.
export function unsettled(root) {
  const pieces = [...root.querySelectorAll("svg.board :is(.settles, .next)")].map((it) => it.cloneNode(true));
  const texts = [...root.querySelectorAll(".follows")].map((it) => it.cloneNode(true));
  return { pieces, texts };
}

// Shows it as it was, over what it has become.
function keep(root, { pieces, texts }, told) {
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.setAttribute("class", "js-kept");
  group.setAttribute("aria-hidden", "true");
  group.append(...pieces.filter((it) => it.matches(".settles") || told.has(it.id)));
  for (const it of group.querySelectorAll("[id], .next")) {
    it.dataset.was = it.id;
    for (const name of ["id", "data-pick", "tabindex", "role"]) it.removeAttribute(name);
    it.classList.remove("next", "pick", "target", "chosen");
  }
  root.querySelector("svg.board").append(group);
  [...root.querySelectorAll(".follows")].forEach((it, at) => {
    const was = texts[at];
    if (!was) return;
    was.classList.add("js-was");
    it.before(was);
  });
}

// The piece as it was that stands for one that is told of.
const kept = (svg, id) => svg.querySelector(`.js-kept [data-was="${CSS.escape(id)}"]`);

// What is told of is as it has become; where a piece comes to lie there it goes there.
function become(svg, ids) {
  for (const id of ids) {
    const now = svg.querySelector(`.settles#${CSS.escape(id)}`);
    const was = now && kept(svg, id);
    if (!was) continue;
    const comes = ids.map((it) => kept(svg, it)).find((it) => it && !was.contains(it));
    if (comes) park(comes, was);
    else {
      was.remove();
      now.classList.add("settled");
    }
  }
}

// A piece goes to where another is.
function park(piece, to) {
  const [from, there] = [piece, to].map((it) => it.getBBox());
  const by = [there.x + there.width / 2 - from.x - from.width / 2, there.y + there.height / 2 - from.y - from.height / 2];
  const size = Math.min(1, there.height / from.height);
  piece.style.transformBox = "fill-box";
  piece.style.transformOrigin = "center";
  watch(piece.animate([
    { translate: "0px 0px", scale: 1 },
    { translate: `${by[0]}px ${by[1]}px`, scale: size },
  ], { duration: GLIDE * pace(), easing: "cubic-bezier(.2,.7,.2,1)", fill: "forwards" }));
}

// Tells the lines of the moves from a number on, on a board of which something was different before.
// Returns the scores whose points it lets fly.
export function playNews(root, ply, before) {
  // In the order in which it came about, wherever it stands.
  const lines = [...root.querySelectorAll(".news li[data-ply]")].filter((it) => Number(it.dataset.ply) >= ply)
    .sort((one, other) => Number(one.dataset.ply) - Number(other.dataset.ply));
  const speed = pace();
  if (!speed || document.hidden) return new Set();
  if (!lines.some((it) => it.dataset.at)) {
    if ((speed > 1 || "behind" in root.dataset) && lines.length) rest(PAUSE * speed);
    return new Set();
  }
  telling = play(root, lines, speed, before);
  const scored = lines.filter((it) => it.dataset.at).flatMap(gains);
  return new Set(scored.map(([seat]) => `points-${seat}`));
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
  for (const [seat, gained] of points.flatMap(gains)) count(seat, -gained);
  if (points.length) {
    root.classList.add("scoring");
    keep(root, before, new Set(lines.flatMap((it) => (it.dataset.at ?? "").split(" "))));
    for (const it of root.querySelectorAll(".news [data-sum]")) {
      if (lines.some((line) => line.contains(it))) it.textContent = sign(0);
      delete it.dataset.now;
    }
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
    for (const [seat, gained] of gains(line)) sum(box, seat, gained);
    await wait(heads ? Math.max(beat, HEAD * speed) : beat);
    if (mine !== round) return;
  }
  await wait(2 * beat);
  if (mine === round) finishNews();
}

// Scrolls the box of the news, and nothing around it, so that what is being told stands first, below its sums.
function reveal(line) {
  const box = line.closest(".talk");
  if (!box) return;
  const sums = /** @type {HTMLElement | null} */ (line.parentNode.closest("details")?.firstElementChild);
  const [inner, outer] = [line, box].map((it) => it.getBoundingClientRect());
  if (inner.height) box.scrollTop += inner.top - outer.top - (sums?.offsetHeight ?? 0);
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
  for (const way of svg.querySelectorAll(".js-way")) way.remove();
  const ids = line.dataset.at.split(" ");
  const places = ids.map((id) => document.getElementById(id)).filter(Boolean);
  for (const element of places) element.classList.add("lit");
  for (const id of ids) kept(svg, id)?.classList.add("lit");
  become(svg, ids);
  const stop = document.getElementById(line.dataset.halt);
  const first = stop ?? places[0];
  if (!first) return;
  follow(first);
  if (stop) {
    drive(svg, stop);
    const ways = (line.dataset.ways ?? "").split(" ");
    const lowest = places.reduce((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? other : one));
    for (const place of places) if (ways.includes(place.id)) lowest.before(way(place, stop));
  }
  const from = (stop ?? places[1] ?? first).getBoundingClientRect();
  gains(line).forEach(([seat, points], at) => {
    const score = scores(seat).find((it) => it.checkVisibility());
    if (score) fly(from, score, points, at);
    count(seat, points);
  });
}

const middle = (place) => {
  const { x, y, width, height } = (place.querySelector(".face") ?? place).getBBox();
  return [x + width / 2, y + height / 2, y];
};

const made = (name, attributes) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  element.setAttribute("aria-hidden", "true");
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

// A thin line from what scores to where it is counted.
function way(from, to) {
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
  return made("line", { class: "js-way", x1, y1, x2, y2 });
}

// The icon that the drawing names drives to the place, along a course where one leads from where it is.
function drive(svg, place) {
  const icon = svg.dataset.rides;
  if (!icon) return;
  const [x, y, top] = middle(place);
  let rider = svg.querySelector(".js-rider");
  const from = rider ? [Number(rider.dataset.x), Number(rider.dataset.y)] : null;
  if (!rider) {
    const size = svg.viewBox.baseVal.width / 26;
    rider = made("use", { href: `#${icon}`, class: "js-rider", width: size, height: size, x: -size / 2, y: -size * 0.8 });
    svg.append(rider);
  }
  [rider.dataset.x, rider.dataset.y] = [String(x), String(y)];
  const up = top - y;
  rider.style.transform = `translate(${x}px, ${top}px)`;
  if (!from || pace() === 0) return;
  const along = course(svg, from, [x, y]) ?? [{ x: from[0], y: from[1] }, { x, y }];
  const frames = along.map((at) => ({ transform: `translate(${at.x}px, ${at.y + up}px)` }));
  watch(rider.animate(frames, { duration: RIDE * Math.min(pace(), 1), easing: "ease-in-out" }));
}

// The points of a course from one place to another, if one passes both; else it drives straight.
function course(svg, from, to) {
  const near = (at, [x, y]) => Math.hypot(at.x - x, at.y - y);
  for (const path of svg.querySelectorAll(".course")) {
    const length = path.getTotalLength();
    const points = Array.from({ length: STEPS + 1 }, (_, at) => path.getPointAtLength(length * at / STEPS));
    const [start, end] = [from, to].map((place) => {
      const away = points.map((at) => near(at, place));
      const least = Math.min(...away);
      return least <= 2 * length / STEPS + 6 ? away.indexOf(least) : -1;
    });
    if (start < 0 || end < 0 || start === end) continue;
    const [one, other] = [Math.min(start, end), Math.max(start, end)];
    const part = points.slice(one, other + 1);
    return start < end ? part : part.reverse();
  }
  return null;
}

// Points fly from a place to the sign of their owner, and bear it; those of one step begin beside one another. The sign
// is before the name: no name is flown over.
function fly(from, score, points, nth) {
  const owner = score.closest(".player")?.querySelector(".sign-of");
  const to = (owner ?? score).getBoundingClientRect();
  if (!from.width || !to.width) return;
  const point = document.createElement("span");
  point.className = "flying";
  point.append(sign(points), owner?.cloneNode(true) ?? "");
  // The colours of the players are those of a game.
  point.dataset.game = score.closest("[data-game]")?.getAttribute("data-game") ?? "";
  point.setAttribute("aria-hidden", "true");
  document.body.append(point);
  const [x, y] = [from.x + from.width / 2 + BESIDE * nth, edge(from.y)];
  const [dx, dy] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y];
  point.style.left = `${x}px`;
  point.style.top = `${y}px`;
  const flight = watch(point.animate([
    { transform: "translate(-50%, -50%) scale(.6)", opacity: 0 },
    { transform: "translate(-50%, -90%) scale(1.15)", opacity: 1, offset: 0.25 },
    { transform: "translate(-50%, -90%) scale(1.15)", opacity: 1, offset: 0.5 },
    { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(.8)`, opacity: 0.5 },
  ], { duration: 1000, easing: "cubic-bezier(.4,0,.4,1)" }));
  flight.finished.finally(() => point.remove());
}

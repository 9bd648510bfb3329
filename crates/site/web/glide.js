// What just happened is visible: pieces glide to their new places, points fly to their owner.

import { pace } from "./pace.js";

// Where everything with an id was on the board when it was last looked at, and its size, and how
// many points everybody had. Places are in units of the drawing: nothing seems to move when the
// board only grows or shrinks, and nothing needs to be measured again before it changes.
let places = new Map();
let width = 0;
let points = new Map();

/** @type {Set<Animation>} */
const moving = new Set(); // what is on its way

// Follows something on its way until it arrives.
/** @param {Animation} motion */
export function watch(motion) {
  moving.add(motion);
  motion.finished.catch(() => {}).then(() => moving.delete(motion));
  return motion;
}

// Ends every motion at once. Asking the browser for everything that moves would make it style the
// page.
export function land() {
  for (const motion of moving) motion.finish();
  moving.clear();
}

const scores = (root) =>
  new Map([...root.querySelectorAll(".score[id]")].map((it) => [it.id, Number(it.dataset.points)]));

// Looks at the whole table.
export function look(root) {
  const svg = root.querySelector("svg.board");
  width = svg?.viewBox.baseVal.width;
  points = scores(root);
  places = new Map(svg && pace() ? measure(svg, [svg]) : []);
}

function measure(svg, among) {
  const matrix = svg.getScreenCTM();
  return among.flatMap((it) => [it, ...it.querySelectorAll("[id]")]).flatMap((element) => {
    const box = element.id && element.getBoundingClientRect();
    if (!box?.width) return [];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const size = Math.max(box.width, box.height) / matrix.a;
    return [[element.id, [(x - matrix.e) / matrix.a, (y - matrix.f) / matrix.d, size]]];
  });
}

// Shows what has changed since the last look: the pieces that did, and the scores but for those
// that are told one by one.
export function glide(root, pieces, told) {
  const svg = root.querySelector("svg.board");
  const [before, had] = [places, points];
  if (svg?.viewBox.baseVal.width !== width) {
    look(root);
  } else {
    points = scores(root);
    if (svg && pace()) move(svg, measure(svg, pieces.filter((it) => svg.contains(it))), before);
  }
  for (const [id, now] of points) {
    const gained = now - (had.get(id) ?? now);
    if (gained && !told.has(id)) fly(document.getElementById(id), gained);
  }
}

// Pieces keep their ids wherever they lie: where one has moved, it begins at its old place.
function move(svg, found, before) {
  const whole = svg.getScreenCTM();
  for (const [id, place] of found) {
    const [x, y, size] = place;
    const was = before.get(id);
    places.set(id, place);
    if (!was) continue;
    // Something that grows on one side, such as a lamp that is lit, has a new centre but has not
    // moved.
    const least = Math.abs(was[2] - size) > 1 ? size : 3;
    if (Math.hypot(was[0] - x, was[1] - y) < least) continue;
    const element = document.getElementById(id);
    const group = /** @type {SVGGraphicsElement} */ (element.parentNode);
    const matrix = group.getScreenCTM?.();
    if (!matrix) continue;
    // From units of the drawing into those of the group that the piece lies in.
    const [dx, dy] = [(was[0] - x) * whole.a, (was[1] - y) * whole.d];
    const det = matrix.a * matrix.d - matrix.b * matrix.c;
    const by = [(matrix.d * dx - matrix.c * dy) / det, (matrix.a * dy - matrix.b * dx) / det];
    // While it moves it takes no click that is meant for what lies below.
    watch(element.animate([
      { translate: `${by[0]}px ${by[1]}px`, pointerEvents: "none" },
      { translate: "0px 0px", pointerEvents: "none" },
    ], { duration: 450 * pace(), easing: "cubic-bezier(.2,.7,.2,1)" }));
  }
}

function fly(score, gained) {
  const flying = document.createElement("span");
  flying.className = "gain";
  flying.setAttribute("aria-hidden", "true");
  flying.textContent = (gained > 0 ? "+" : "−") + Math.abs(gained);
  score.append(flying);
  setTimeout(() => flying.remove(), 1700);
}

// What just happened is visible: pieces glide to their new places, points fly to their owner.

const calm = matchMedia("(prefers-reduced-motion: reduce)");

const points = (root) =>
  new Map([...root.querySelectorAll(".score[id]")].map((it) => [it.id, Number(it.dataset.points)]));

// Where everything with an id is on the board, and how many points everybody has. Places are in
// units of the drawing, so that nothing seems to move when the board only grows or shrinks.
export function positions(root) {
  const svg = root.querySelector("svg.board");
  return {
    places: svg && !calm.matches ? places(svg) : new Map(),
    width: svg?.viewBox.baseVal.width,
    points: points(root),
  };
}

function places(svg) {
  const matrix = svg.getScreenCTM();
  const found = new Map();
  for (const element of svg.querySelectorAll("[id]")) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    found.set(element.id, [(x - matrix.e) / matrix.a, (y - matrix.f) / matrix.d]);
  }
  return found;
}

// Shows what has changed since, but for the scores that are told one by one.
export function glide(root, before, told) {
  const svg = root.querySelector("svg.board");
  if (svg && before.places.size && svg.viewBox.baseVal.width === before.width) move(svg, before.places);
  for (const [id, now] of points(root)) {
    const gained = now - (before.points.get(id) ?? now);
    if (gained && !told.has(id)) fly(document.getElementById(id), gained);
  }
}

// Pieces keep their ids wherever they lie: where one has moved, it begins at its old place.
function move(svg, before) {
  const whole = svg.getScreenCTM();
  for (const [id, [x, y]] of places(svg)) {
    const was = before.get(id);
    if (!was || Math.hypot(was[0] - x, was[1] - y) < 3) continue;
    const element = document.getElementById(id);
    const matrix = element.parentNode.getScreenCTM?.();
    if (!matrix) continue;
    // From units of the drawing into those of the group that the piece lies in.
    const [dx, dy] = [(was[0] - x) * whole.a, (was[1] - y) * whole.d];
    const det = matrix.a * matrix.d - matrix.b * matrix.c;
    const by = [(matrix.d * dx - matrix.c * dy) / det, (matrix.a * dy - matrix.b * dx) / det];
    element.animate([{ translate: `${by[0]}px ${by[1]}px` }, { translate: "0px 0px" }],
      { duration: 450, easing: "cubic-bezier(.2,.7,.2,1)" });
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

// What just happened is visible: pieces glide to their new places, points fly to their owner.

const calm = matchMedia("(prefers-reduced-motion: reduce)");

const points = (root) =>
  new Map([...root.querySelectorAll(".score[id]")].map((it) => [it.id, Number(it.dataset.points)]));

// Where everything with an id is, and how many points everybody has.
export function positions(root) {
  const svg = root.querySelector("svg.board");
  const all = svg && !calm.matches ? [...svg.querySelectorAll("[id]")] : [];
  return {
    frame: svg?.getBoundingClientRect(),
    places: new Map(all.map((it) => [it.id, it.getBoundingClientRect()])),
    points: points(root),
  };
}

// Shows what has changed since, but for the scores that are told one by one.
export function glide(root, before, told) {
  const svg = root.querySelector("svg.board");
  if (svg && before.frame) move(svg, before);
  for (const [id, now] of points(root)) {
    const gained = now - (before.points.get(id) ?? now);
    if (gained && !told.has(id)) fly(document.getElementById(id), gained);
  }
}

// Pieces keep their ids wherever they lie: where one has moved, it begins at its old place.
function move(svg, before) {
  const frame = svg.getBoundingClientRect();
  if (Math.abs(frame.width - before.frame.width) > 1) return;
  for (const element of svg.querySelectorAll("[id]")) {
    const was = before.places.get(element.id);
    const is = element.getBoundingClientRect();
    if (!was?.width || !is.width) continue;
    const dx = was.x - before.frame.x - (is.x - frame.x) + (was.width - is.width) / 2;
    const dy = was.y - before.frame.y - (is.y - frame.y) + (was.height - is.height) / 2;
    const matrix = element.parentNode.getScreenCTM?.();
    if (Math.hypot(dx, dy) < 3 || !matrix) continue;
    // From pixels of the window into units of the drawing.
    const det = matrix.a * matrix.d - matrix.b * matrix.c;
    const x = (matrix.d * dx - matrix.c * dy) / det;
    const y = (matrix.a * dy - matrix.b * dx) / det;
    element.animate([{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }],
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

// What of a board breaks the laws of the table: texts that are too small, texts, lines and owners' marks
// that hardly stand out from what lies behind them, and things that can be pointed at and say nothing. `least` is the smallest text
// in pixels of the screen.
const [least] = arguments;
const svg = document.querySelector("svg.board");
const seen = (it) => !it.closest("defs, symbol, clipPath")
  && it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  && it.getBoundingClientRect().width + it.getBoundingClientRect().height > 0;
const texts = [...svg.querySelectorAll("text")].filter((it) => it.textContent.trim() && seen(it));

// Law 7: real pixels.
const small = [];
for (const it of texts) {
  const matrix = it.getScreenCTM();
  const size = parseFloat(getComputedStyle(it).fontSize) * Math.hypot(matrix.a, matrix.b);
  if (size < least - 0.01) small.push(`${it.textContent}: ${size.toFixed(1)} px`);
}

// Law 7: contrast with what lies behind. That a whole group is faded, as what is gone, is not counted.
const colour = (text, ...opacities) => {
  const [, list] = /^rgba?\(([^)]+)\)$/.exec(text) ?? [];
  if (!list) return null;
  const [red, green, blue, alpha = 1] = list.split(/[ ,/]+/).map(Number);
  return [red, green, blue, opacities.reduce((all, it) => all * Number(it), alpha)];
};
const light = (rgb) => [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
  const part = rgb[at] / 255;
  return sum + weight * (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
}, 0);
const over = (top, below) => [0, 1, 2].map((at) => top[at] * top[3] + below[at] * (1 - top[3])).concat(1);
const ratio = (one, other) => {
  const [more, less] = [light(one), light(other)].sort((a, b) => b - a);
  return (more + 0.05) / (less + 0.05);
};
const SHAPES = "rect, circle, ellipse, path, polygon, line";
// The colour of a texture is the mean of what it is made of.
const texture = (url) => {
  const [, id] = /#([^")]+)/.exec(url) ?? [];
  const all = [...document.getElementById(id)?.querySelectorAll(SHAPES) ?? []]
    .map((it) => colour(getComputedStyle(it).fill, 1)).filter((it) => it?.[3]);
  if (!all.length) return null;
  return [0, 1, 2].map((at) => all.reduce((sum, it) => sum + it[at], 0) / all.length).concat(1);
};
const painted = (value, ...opacities) => (value.startsWith("url") ? texture(value) : colour(value, ...opacities));

// What is painted before something, nearest first: the browser tells what lies at a point, but not
// what lets a pointer through.
const everything = [...svg.querySelectorAll(SHAPES)].filter(seen);
const boxes = new Map(everything.map((it) => [it, it.getBoundingClientRect()]));
const EDGE = 30; // half of the widest stroke, in pixels
const layersAt = (it, x, y) => {
  const box = boxes.get(it);
  if (x < box.left - EDGE || x > box.right + EDGE || y < box.top - EDGE || y > box.bottom + EDGE) return [];
  const style = getComputedStyle(it);
  const point = new DOMPoint(x, y).matrixTransform(it.getScreenCTM().inverse());
  const found = [];
  if (style.stroke !== "none" && it.isPointInStroke(point)) {
    found.push(painted(style.stroke, style.strokeOpacity, style.opacity));
  }
  if (style.fill !== "none" && it.isPointInFill(point)) {
    found.push(painted(style.fill, style.fillOpacity, style.opacity));
  }
  return found.filter(Boolean);
};
const page = colour(getComputedStyle(document.body).backgroundColor);
const behind = (thing, x, y) => {
  const layers = [];
  const before = everything.filter((it) => thing.compareDocumentPosition(it) & 2);
  for (const one of before.reverse().flatMap((it) => layersAt(it, x, y))) {
    if (!one[3]) continue;
    layers.push(one);
    if (one[3] > 0.99) break;
  }
  return layers.reduceRight((below, top) => over(top, below), page);
};
const faint = [];
let judged = 0;
for (const it of texts) {
  const style = getComputedStyle(it);
  const ink = colour(style.fill, style.fillOpacity, style.opacity);
  const box = it.getBoundingClientRect();
  const rim = style.paintOrder.startsWith("stroke") && parseFloat(style.strokeWidth) > 1.5
    ? colour(style.stroke, style.strokeOpacity) : null;
  const ground = rim?.[3] > 0.9 ? rim : behind(it, box.x + box.width / 2, box.y + box.height / 2);
  if (!ink || !ground) continue;
  judged += 1;
  const found = ratio(over(ink, ground), ground);
  if (found < 3) faint.push(`${it.textContent} (${it.getAttribute("class")}): ${found.toFixed(2)}`);
}

// Law 7: lines and owners' marks, by their colour or by their edge.
const MARKS = ".sign, .shop-wall, .roof, .gaze, .course, .badge, .pin, .stop > .face";
const pale = [];
const marks = [...svg.querySelectorAll(MARKS)].filter(seen);
for (const it of marks) {
  const style = getComputedStyle(it);
  const colours = [painted(style.fill, style.fillOpacity, style.opacity), parseFloat(style.strokeWidth) > 0.9
    ? painted(style.stroke, style.strokeOpacity, style.opacity) : null].filter((one) => one?.[3]);
  // A line between its stops, a roof along its walls, all else in its middle.
  const box = it.getBoundingClientRect();
  const points = it.matches(".course, .roof") ? [1, 3, 5, 7, 9, 11].map((part) => {
    const { x, y } = it.getPointAtLength((it.getTotalLength() * part) / 12);
    return new DOMPoint(x, y).matrixTransform(it.getScreenCTM());
  }) : [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const all = points.map(({ x, y }) => {
    const ground = behind(it, x, y);
    return Math.max(...colours.map((one) => ratio(over(one, ground), ground)));
  }).sort((one, other) => one - other);
  const best = all[Math.floor(all.length / 2)];
  if (best < 3) pale.push(`${it.parentNode.id} ${it.getAttribute("class")}: ${best.toFixed(2)}`);
}

// Law 6: whatever the pointer can reach has a name, and what can be picked says what it does.
// A heading names what stands below it.
const dumb = [];
for (const it of svg.querySelectorAll("text, use, [data-pick], [data-holds]")) {
  if (!seen(it) || it.matches(".head, .js-ghost, .js-rider")) continue;
  if (getComputedStyle(it).pointerEvents === "none") continue;
  const thing = it.closest("[aria-label]:not(svg)");
  const what = thing?.getAttribute("aria-label");
  if (!what) dumb.push(`${it.tagName} ${it.getAttribute("class")}: ${it.textContent.slice(0, 30)}`);
  else if (it.matches("[data-pick], [data-holds]") && !thing.getAttribute("aria-description")) {
    dumb.push(`${what}: does not say what it does`);
  }
}
return { small, faint, pale, dumb, texts: texts.length, judged, marks: marks.length };

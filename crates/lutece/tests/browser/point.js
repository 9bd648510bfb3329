// Where a person can hit an element: a point of the window at which it, or something inside it,
// lies on top. Null while it moves, is disabled, or is covered.
const [element] = arguments;
if (!element.isConnected || element.disabled) return null;
if (!seen(element)) return null;
const moving = document.getAnimations().some((it) =>
  it.playState === "running" && it.effect.getComputedTiming().endTime !== Infinity
  && (it.effect.target.contains(element) || element.contains(it.effect.target)));
if (moving) return null;

const ours = element.closest("[data-pick]");
const hit = (x, y) => {
  const top = document.elementFromPoint(x, y);
  if (!top) return false;
  return ours ? top.closest("[data-pick]") === ours : element.contains(top);
};
// A finger is wider than a point: where something else lies close by, the browser may take that.
const free = (x, y, room) => [[0, 0], [-room, 0], [room, 0], [0, -room], [0, room]]
  .every(([right, down]) => hit(x + right, y + down));
const search = () => within(6) ?? within(0);
const within = (room) => {
  const box = element.getBoundingClientRect();
  for (const steps of [1, 3, 7, 15]) {
    for (let row = 0; row < steps; row++) {
      for (let column = 0; column < steps; column++) {
        const x = Math.round(box.x + (box.width * (column + 0.5)) / steps);
        const y = Math.round(box.y + (box.height * (row + 0.5)) / steps);
        if (x > 0 && y > 0 && x < innerWidth && y < innerHeight && free(x, y, room)) return [x, y];
      }
    }
  }
  return null;
};
// Of what is mostly under a bar only a strip is free. The browser moves a tap there to the middle of what it takes to
// be meant, which is under the bar, and the bar has the click: whoever wants to hit it scrolls first.
const whole = () => {
  const box = element.getBoundingClientRect();
  const parts = [1, 3, 5, 7, 9, 11].map((part) => part / 12);
  const free = parts.flatMap((x) => parts.map((y) => hit(box.x + box.width * x, box.y + box.height * y)));
  return free.filter(Boolean).length * 2 >= free.length;
};
const at = within(6) ?? (whole() ? within(0) : null);
if (at) return at;
// Below a bar that stays at the edge of the window one scrolls on.
for (const block of ["center", "start", "end"]) {
  element.scrollIntoView({ block, inline: "center", behavior: "instant" });
  const found = search();
  if (found) return found;
}
return null;

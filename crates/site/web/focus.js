// The nearest target in a direction takes the focus.

import { isAway } from "./layers.js";

function centre(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export function moveFocus(root, x, y) {
  const targets = [...root.querySelectorAll("[data-pick].target, [data-pick].chosen")].filter((it) => !isAway(it));
  const from = document.activeElement?.closest?.("[data-pick]");
  const start = from && centre(from);
  const distance = (element) => {
    const [dx, dy] = centre(element).map((value, axis) => value - start[axis]);
    const along = dx * x + dy * y;
    return along > 4 ? along + 2.5 * (Math.abs(dx * y) + Math.abs(dy * x)) : Infinity;
  };
  const ranked = from ? targets.map((it) => [distance(it), it]).sort((a, b) => a[0] - b[0]) : [];
  const next = from ? (ranked[0]?.[0] < Infinity ? ranked[0][1] : null) : targets[0];
  if (!next) return;
  for (const element of targets) element.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

// The players' clocks tick between messages from the server. Only the server's word counts: a clock
// that shows no time left just waits for it.

import { root } from "./root.js";

const TICK = 200; // milliseconds; a clock that changes each second is then never far off
const LOW = 20000; // from here on it is short
const [SECOND, HOUR, DAY] = [1000, 3600000, 86400000];

const said = new WeakMap(); // what the server said of a clock, and when that arrived

function show(left, pattern) {
  if (left >= DAY) {
    return pattern.replace("#d", Math.floor(left / DAY)).replace("#h", Math.floor(left % DAY / HOUR));
  }
  const all = Math.ceil(Math.max(left, 0) / SECOND);
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

function tick() {
  const now = performance.now();
  for (const clock of root.querySelectorAll("[data-left]")) {
    const { left, long } = clock.dataset;
    const runs = "runs" in clock.dataset;
    const before = said.get(clock);
    if (before?.left !== left || before.runs !== runs) said.set(clock, { left, runs, at: now });
    const rest = Number(left) - (runs ? now - said.get(clock).at : 0);
    const text = show(rest, long);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("low", runs && rest < LOW);
  }
}

// Lets them tick, for as long as the page is there.
export function installTime() {
  tick();
  setInterval(tick, TICK);
}

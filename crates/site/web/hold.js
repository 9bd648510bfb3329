// Nothing changes under a finger. People aim at what they see: while a finger or a button is down,
// new boards and lines wait until its click has been handled.

const LATEST = 400; // a click follows its release, of a finger on a busy device not at once; a drag or a scroll has none

let down = false;
let waiting = [];
let timer = 0;

function release() {
  clearTimeout(timer);
  down = false;
  const all = waiting;
  waiting = [];
  for (const go of all) go();
}

// Watches the fingers on an element.
export function hold(root) {
  root.addEventListener("pointerdown", () => {
    clearTimeout(timer);
    down = true;
  }, true);
  addEventListener("pointerup", () => { if (down) timer = setTimeout(release, LATEST); }, true);
  addEventListener("pointercancel", release, true);
  // After the click's own listeners.
  addEventListener("click", () => { if (down) setTimeout(release, 0); }, true);
}

// Resolves as soon as nothing is touched.
export const whenReleased = () => (down ? new Promise((go) => waiting.push(go)) : Promise.resolve());

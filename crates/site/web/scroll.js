// The log and the chat show their end, unless somebody has scrolled up to read.

const SLACK = 8; // as good as the end
const HANDS = ["wheel", "touchmove", "keydown", "pointerdown"]; // by which somebody scrolls

const read = new WeakSet(); // lists that somebody reads further up
const touched = new WeakSet(); // lists that a hand has been at since this script left them

// Goes to the end of every list that nobody is reading.
export function stickToEnd(root) {
  // A replay shows where it stands instead.
  for (const list of root.querySelectorAll(root.dataset.replay ? ".chat" : ".log, .chat")) {
    if (read.has(list)) continue;
    list.scrollTop = list.scrollHeight;
    touched.delete(list);
  }
}

// Notices scrolling; the event of a list does not bubble up to its parents. A list that shrinks and
// grows, as while something is being told, scrolls by itself, and its event comes a frame later:
// that does not count as reading.
export function installScroll(root) {
  for (const name of HANDS) {
    root.addEventListener(name, ({ target }) => {
      const list = target.closest?.(".log, .chat");
      if (list) touched.add(list);
    }, { capture: true, passive: true });
  }
  root.addEventListener("scroll", ({ target: list }) => {
    if (!list.matches?.(".log, .chat")) return;
    if (list.scrollHeight - list.scrollTop - list.clientHeight <= SLACK) read.delete(list);
    else if (touched.has(list)) read.add(list);
  }, true);
}

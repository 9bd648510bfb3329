// Log and chat show their end, unless somebody has scrolled up to read.

const SLACK = 8; // as good as the end

const read = new WeakSet(); // lists that somebody reads further up
const put = new WeakMap(); // where this script has left each list

// Goes to the end of every list that nobody reads.
export function stickToEnd(root) {
  // A replay shows where it stands instead.
  for (const list of root.querySelectorAll(root.dataset.replay ? ".chat" : ".log, .chat")) {
    if (read.has(list)) continue;
    list.scrollTop = list.scrollHeight;
    put.set(list, list.scrollTop);
  }
}

// Notices who scrolls; the event of a list does not come up to its parents.
export function installScroll(root) {
  root.addEventListener("scroll", ({ target: list }) => {
    if (!list.matches?.(".log, .chat")) return;
    // The event comes a frame later: the list may have grown since, though nobody has touched it.
    if (list.scrollTop === put.get(list)) return;
    if (list.scrollHeight - list.scrollTop - list.clientHeight > SLACK) read.add(list);
    else read.delete(list);
  }, true);
}

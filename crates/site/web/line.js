// The connection to the server, which announces the newest version of the table. A visible table
// has a stream of its own. One in a hidden tab gives it up and polls now and then instead: a
// browser has six connections to a site, and eight tabs would leave none for a move.

import { found, lost } from "./toasts.js";

const AWAY = 1500; // after how many milliseconds out of sight the stream is given back
const ASK = 8000; // how often a hidden table asks
const AGAIN = 1500; // how long to wait before a refused stream is tried again

let stream = null;
let timer = 0;
let again = () => {}; // begins the stream anew

// The viewer is somebody other than when the stream began, such as somebody who has just sat down:
// only a new stream says that they are there.
export const rejoin = () => again();

// From now on, tells `onNews` every version and how far a bot has got with its thinking, and
// `onLost` that some may have been missed.
export function listen(root, onNews, onLost) {
  const url = root.dataset.events;
  if (!url) return;

  const open = () => {
    clearTimeout(timer);
    stream?.close();
    stream = new EventSource(url);
    stream.onopen = () => found(root.dataset.sayBack);
    stream.onerror = () => {
      lost(root.dataset.sayLost);
      onLost();
      if (stream?.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN);
    };
    stream.addEventListener("table", (event) => {
      const { version, thinking } = JSON.parse(event.data);
      onNews(version, thinking);
    });
  };

  const ask = async () => {
    stream?.close();
    stream = null;
    try {
      const answer = await fetch(`${root.dataset.url}/version`);
      if (answer.ok) onNews((await answer.json()).version);
    } catch {
      // Nobody is looking: the stream will tell them when they come back.
    }
    if (document.hidden) timer = setTimeout(ask, ASK);
  };

  again = () => { if (stream) open(); };
  document.addEventListener("visibilitychange", () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(ask, AWAY);
    else open();
  });
  if (document.hidden) ask();
  else open();
}

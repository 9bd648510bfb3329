// The chat in this browser: times are in the reader's time zone, and muted players are not shown.

import { root } from "./root.js";

const KEY = "lutece-muted";

// A browser that keeps nothing, such as one that shows us in a frame of another page, mutes nobody.
/** @returns {Set<string>} */
function muted() {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return new Set();
  }
}

// Shows the chat as its reader wants it.
export function talk() {
  const silent = muted();
  for (const line of root.querySelectorAll("ul.chat > li")) line.hidden = silent.has(line.dataset.by);
  for (const button of root.querySelectorAll("[data-mute]")) {
    const off = silent.has(button.dataset.mute);
    button.hidden = false;
    if (off !== (button.getAttribute("aria-pressed") === "true")) {
      [button.textContent, button.dataset.again] = [button.dataset.again, button.textContent];
      button.setAttribute("aria-pressed", String(off));
    }
  }
  const language = document.documentElement.lang;
  for (const time of root.querySelectorAll("time[data-local=clock]")) {
    const at = new Date(time.dateTime);
    const text = at.toLocaleTimeString(language, { timeStyle: "short" });
    if (time.textContent !== text) time.textContent = text;
    time.title = at.toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  }
}

export function installTalk() {
  root.addEventListener("click", ({ target }) => {
    const name = target.closest?.("[data-mute]")?.dataset.mute;
    if (name === undefined) return;
    const silent = muted();
    if (!silent.delete(name)) silent.add(name);
    localStorage.setItem(KEY, JSON.stringify([...silent].slice(-200)));
    talk();
  });
}

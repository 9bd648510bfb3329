// Sends something that was done, until an answer arrives.

import { ask } from "./ask.js";
import { chance } from "./chance.js";
import { digests } from "./parts.js";
import { layout, root, say, wait } from "./root.js";
import { lost } from "./toasts.js";

// What the server must know to send a new board: who is looking, at what layout, what is there
// already, and whether only the next turn is wanted.
/**
 * @param {ReturnType<typeof import("./parts.js").known>} since
 * @param {boolean} steps
 */
export const about = (since, steps) => ({
  "accept": "application/json",
  "x-part": "1",
  ...(steps ? { "x-step": "1" } : {}),
  ...digests(since),
  "x-told": root.dataset.told ?? "",
  "x-seat": root.dataset.seat ?? "",
  "x-layout": layout(),
});

// Each trial has the same click id, so that it counts once.
/**
 * @param {string} url
 * @param {Record<string, any>} fields
 * @param {Record<string, string>} headers
 */
export async function send(url, fields, headers) {
  const body = new URLSearchParams({
    version: root.dataset.version ?? "",
    seat: root.dataset.seat ?? "",
    click: chance(),
    ...Object.fromEntries(new URLSearchParams(root.dataset.also ?? "")),
    ...fields,
  });
  for (let trial = 1; ; trial++) {
    try {
      const answer = await ask(url, headers, body);
      if (answer.status !== 503 || trial > 20) return answer;
      // The server is there but cannot do it now: it says why, and is asked again.
      const why = decodeURIComponent(answer.header("x-say") ?? "") || reason(answer.text);
      lost(why || say("saySaved"));
    } catch {
      lost(say("saySaved"));
    }
    await wait(Math.min(250 * trial, 2500));
  }
}

// Why something was refused, if the server says so.
/**
 * @param {string} text
 * @returns {string | null | undefined}
 */
export function reason(text) {
  try {
    return JSON.parse(text).error?.text;
  } catch {
    return null;
  }
}

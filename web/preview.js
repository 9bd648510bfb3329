// What a move would bring, asked from the server and shown before it is made.

import { ghost } from "./ghost.js";
import { board, root, wait } from "./root.js";
import { turn } from "./turn.js";

const MOST = 6; // so many moves are told at once

const asked = new Map(); // what the server said about each move, for this version

let showing = 0;
let after = () => {}; // called when more is known than before

// Hears of words that have come.
export const tellWords = (then) => { after = then; };

// Another position: nothing is known of it.
export const forgetWords = () => asked.clear();

// What a move does, if that is known.
export const words = (text) => asked.get(text)?.say ?? turn.says.get(text);

async function ask(texts) {
  const unknown = texts.filter((text) => !asked.has(text));
  if (!unknown.length) return true;
  const query = new URLSearchParams(unknown.map((text) => ["m", text]));
  const version = root.dataset.version;
  const answer = await fetch(`${root.dataset.url}/previews?${query}`);
  if (!answer.ok || version !== root.dataset.version) return false;
  (await answer.json()).forEach((it, at) => asked.set(unknown[at], it));
  return true;
}

// Shows these moves: the piece of one on the board, and what each does and brings. Some of them can
// be buttons that choose it.
export async function show(list, choices = false) {
  const mine = ++showing;
  ghost(board(), list.length === 1 ? list[0] : null);
  const place = root.querySelector("ul.preview");
  if (!place) return;
  if (!list.length || list.length > MOST) return place.replaceChildren();
  const texts = list.map((move) => move.text);
  const draw = () => write(place, texts, choices);
  // What it does is known at once, what it brings a moment later.
  draw();
  if (texts.every((text) => asked.has(text))) return;
  await wait(60);
  if (mine !== showing) return;
  if (!await ask(texts).catch(() => false) || mine !== showing) return;
  draw();
  after();
}

function write(place, texts, choices) {
  const known = texts.filter((text) => words(text));
  place.replaceChildren(...known.map((text) => {
    const entry = document.createElement("li");
    const what = document.createElement("b");
    what.textContent = words(text);
    const lines = asked.get(text)?.lines ?? [];
    const brings = lines.length ? `: ${lines.join(" ")}` : "";
    if (choices) {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.offer = text;
      button.append(what, brings);
      entry.append(button);
    } else {
      entry.append(what, brings);
    }
    return entry;
  }));
}

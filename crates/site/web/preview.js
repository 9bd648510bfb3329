// What a move would bring, requested from the server and shown before it is made.

import { ghost } from "./ghost.js";
import { glyphs } from "./glyph.js";
import { aboutOf, nameOf } from "./marks.js";
import { board, root, set, wait } from "./root.js";
import { turn } from "./turn.js";

const MOST = 8; // so many moves are told at once
const FEW = 2; // so many lines are said after the sums of a move that is listed
const LONG = 12; // so many letters that moves have in common are left out

const asked = new Map(); // what the server said about each move, for this version

let showing = 0;
let after = () => {}; // called when more is known than before

// Is told when answers have come.
export const onWords = (then) => { after = then; };

// Another position: nothing is known of it.
export const forgetWords = () => asked.clear();

// What a move does, if that is known.
export const words = (text) => asked.get(text)?.say ?? turn.says.get(text);

// Whether a turn can be ended right after a move, if that is known.
export const endsWith = (text) => asked.get(text)?.ends ?? false;

async function ask(texts) {
  const unknown = texts.filter((text) => !asked.has(text));
  if (!unknown.length) return true;
  const query = new URLSearchParams(unknown.map((text) => ["m", text]));
  const version = root.dataset.version;
  const answer = await fetch(`${root.dataset.url}/previews?${query}&${root.dataset.also ?? ""}`);
  if (!answer.ok || version !== root.dataset.version) return false;
  (await answer.json()).forEach((it, at) => asked.set(unknown[at], it));
  return true;
}

// Why what was clicked last, after what was picked, cannot be picked now.
export async function why(picks) {
  const query = new URLSearchParams(picks.map((text) => ["p", text]));
  const answer = await fetch(`${root.dataset.url}/why?${query}&${root.dataset.also ?? ""}`).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

// Shows these moves: the piece of a single one on the board, and what each does and brings. Some
// can be buttons that choose the move; for a single one, the headline says what it does, and others
// may be chosen instead.
export async function show(list, { choices = false, said = false, others = [] } = {}) {
  const mine = ++showing;
  ghost(board(), list.length === 1 ? list[0] : null);
  const place = root.querySelector("ul.preview");
  if (!place) return;
  if (!list.length || list.length > MOST) return place.replaceChildren(...told([picked()]));
  const texts = list.map((move) => move.text);
  const draw = () => (said ? put(place, texts[0], others) : write(place, texts, choices));
  // What it does is known at once, what it brings a moment later.
  draw();
  if (texts.every((text) => asked.has(text))) return;
  await wait(60);
  if (mine !== showing) return;
  if (!await ask(texts).catch(() => false) || mine !== showing) return;
  draw();
  after();
}

// A move that is listed already stays the same button: a finger may be on its way to it.
function write(place, texts, choices) {
  const known = texts.filter((text) => words(text));
  const rest = choices && known.length > 1 ? apart(known) : (/** @type {string} */ it) => it;
  known.forEach((text, at) => {
    let entry = place.children[at];
    if (entry?.dataset.tells !== `${choices} ${text}`) {
      const made = document.createElement("li");
      made.dataset.tells = `${choices} ${text}`;
      if (entry) entry.replaceWith(made);
      else place.append(made);
      entry = made;
      if (choices) entry.append(offer(text));
    }
    const button = entry.firstElementChild?.matches("button") ? entry.firstElementChild : null;
    tell(button ?? entry, text, rest(words(text)), choices ? shared(known) : []);
    if (button) set(button, "aria-label", rest(words(text)) === words(text) ? null : words(text));
  });
  while (place.children.length > known.length) place.lastElementChild.remove();
}

// Of moves that begin alike only the rest is read: what tells them apart.
function apart(texts) {
  const all = texts.map(words);
  let same = 0;
  while (all.every((it) => same < it.length && it[same] === all[0][same])) same += 1;
  // Does not cut a word or a number in two.
  while (same && /[\p{L}\p{N}]/u.test(all[0][same - 1]) && !/\p{Lo}/u.test(all[0][same - 1])) same -= 1;
  // If the difference is in brackets, they are left out.
  const closes = /[(（]$/.test(all[0].slice(0, same)) && all.every((it) => /[)）]$/.test(it));
  return (text) => (same < LONG ? text : text.slice(same, closes ? -1 : undefined));
}

// What all of these moves bring does not distinguish them.
const shared = (texts) => {
  const [first, ...others] = texts.map((text) => asked.get(text)?.lines ?? []);
  return others.length ? first.filter((line) => others.every((lines) => lines.includes(line))) : [];
};

function offer(text) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.offer = text;
  return button;
}

// What the last pick says about itself.
const picked = () => (turn.picks.length ? aboutOf(turn.picks.at(-1).text) : "");

const told = (lines) => lines.filter(Boolean).map((it) => {
  const line = document.createElement("li");
  line.append(...glyphs(it));
  return line;
});

// What a move brings, the sums first; if there is nothing else, what the first pick says about
// itself.
function put(place, text, others) {
  const { lines = [], sums = "", together } = asked.get(text) ?? {};
  const first = turn.picks[0]?.text;
  // Things named by what they do, such as tiles, say so.
  const tells = first && board()?.querySelector(`.tells[data-pick="${CSS.escape(first)}"]`);
  const made = told([sums, tells ? nameOf(first) : "", ...(lines.length ? lines : [first && !tells ? aboutOf(first) : ""])]);
  if (sums) made[0].className = "sums";
  const instead = others.map((move) => {
    const line = document.createElement("li");
    line.append(offer(move.text));
    tell(line.firstElementChild, move.text);
    return line;
  });
  place.replaceChildren(...(together ? [atOnce(together)] : []), ...made, ...instead);
}

// What can be done together with a move is a button of its own.
function atOnce({ say, moves }) {
  const line = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "strong-button";
  button.dataset.moves = moves.join(";");
  button.append(...glyphs(say));
  line.append(button);
  return line;
}

function tell(into, text, name = words(text), known = []) {
  const what = document.createElement("b");
  what.append(...glyphs(name));
  const { lines = [], sums = "" } = asked.get(text) ?? {};
  const more = lines.filter((line) => !known.includes(line));
  // Among a few otherwise equal moves, the difference is said together with the sums.
  const rest = sums && (!known.length || more.length > FEW) ? [] : more;
  const told = sums || rest.length ? `: ${[sums, rest.join(" ")].filter(Boolean).join(" · ")}` : "";
  const brings = document.createElement("span");
  brings.className = sums ? "brings sum" : "brings";
  brings.append(...glyphs(told));
  if (into.textContent !== what.textContent + brings.textContent) into.replaceChildren(what, brings);
}

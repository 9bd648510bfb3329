// What can be done now, and what has been picked. It knows no rules: the server sends the legal
// moves as phrases of words, and each pick narrows the list until one move is left. That one is
// pinned: it is shown, can be turned, and waits for the button that plays it.

import { agrees, openings, readMove, readPick, resolve } from "./moves.js";
import { root } from "./root.js";

/** @type {string | null} */
let sent = null; // the legal moves as the server sent them

/**
 * @typedef {import("./moves.js").Move} Move
 * @typedef {import("./moves.js").Pick} Pick
 */

/**
 * @type {{
 *   moves: Move[], follows: string[], says: Map<string, string>, asks: import("./moves.js").Question[], picks: Pick[],
 *   pinned: import("./moves.js").Pinned | null, wish: number, busy: boolean, number: number,
 * }}
 */
export const turn = {
  moves: [], // the legal moves
  follows: [], // what must follow the move that led here, where only the order could be chosen
  says: new Map(), // what each of them does, in words, as far as it is known
  asks: [], // what is asked when one word is left to choose
  picks: [], // what was picked so far
  pinned: null, // the move that waits for its button: its rotations, and the one shown
  wish: 0, // the rotation the player last chose for the piece in hand
  busy: false, // something is on its way to the server
  number: -1, // which turn of the game it is: its steps have one number
};

/** @type {Set<string>} */
let first = new Set(); // what can be picked first
/** @type {Move[]} */
let duties = []; // the moves that the step asks for, without those that can be made beside it
/** @type {Map<string, boolean>} */
let due = new Map(); // whether something begins one of these, as far as that was asked

// Reads what the server has sent; returns whether that is a different turn.
export function readTurn() {
  const text = root.querySelector("#turn")?.textContent ?? "{}";
  if (text === sent) return false;
  const { moves = [], follows = [], says = [], shapes, turns, first: verbs, asks = [], beside = [], number = -1 } = JSON.parse(text);
  turn.number = number;
  turn.asks = asks;
  turn.follows = follows;
  turn.moves = moves.map((/** @type {string} */ it) => readMove(it, { shapes, turns, verbs }));
  turn.says = new Map(says.map((/** @type {string} */ it, /** @type {number} */ at) => [moves[at], it]));
  first = openings(turn.moves);
  duties = turn.moves.filter((move) => !beside.includes(move.words[0]));
  due = new Map();
  sent = text;
  drop();
  return true;
}

// Whatever was picked has been played.
export const forget = () => { sent = null; };

// Nothing is picked; a piece lies as the hand shows it.
export function drop() {
  turn.picks = [];
  turn.pinned = null;
  turn.wish = 0;
}

// The moves that are left after some picks. One pick that is a whole move means that one, whatever
// else its words occur in.
export const left = (list = turn.picks) => {
  const whole = list.length === 1 ? turn.moves.find((move) => move.text === list[0].text) : null;
  return whole ? [whole] : turn.moves.filter((move) => agrees(move, list));
};
export const shown = () => turn.pinned.variants[turn.pinned.shown];
export const isPicked = (/** @type {string} */ text) => turn.picks.some((pick) => pick.text === text);

// Whether something can be picked next. Once a move is complete, that is whatever could stand
// instead of the last pick.
/**
 * @param {string} text
 * @param {Move[]} candidates
 */
export function leads(text, candidates) {
  const before = turn.pinned ? turn.picks.slice(0, -1) : turn.picks;
  if (!before.length) return first.has(text);
  const among = turn.pinned ? turn.moves : candidates;
  const list = [...before, readPick(text)];
  return among.some((move) => agrees(move, list));
}

// Whether picking something begins what the step asks for, and not only what can be done beside it.
/** @param {string} text */
export function isDue(text) {
  if (!due.has(text)) due.set(text, duties.some((move) => agrees(move, [readPick(text)])));
  return due.get(text);
}

// Picks something. A second click on the piece shown turns it and never plays; a second click on
// anything else takes the pick back.
/** @param {string} text */
export function pick(text) {
  const again = turn.picks.findIndex((it) => it.text === text);
  if (again >= 0) {
    if (turn.pinned && again === turn.picks.length - 1) return spin(1);
    turn.picks = turn.picks.slice(0, again);
    turn.pinned = null;
    if (!again) turn.wish = 0;
    return true;
  }
  const one = readPick(text);
  // One more; another place for the piece in hand; or, if nothing else fits, a new beginning.
  const lists = [[...turn.picks, one], [...turn.picks.slice(0, -1), one], [one]];
  const list = lists.find((it) => left(it).length);
  if (!list) return false;
  if (list.length === 1) turn.wish = 0;
  turn.picks = list;
  turn.pinned = resolve(left(), list, turn.wish) ?? itself(list);
  if (turn.pinned) turn.pinned.others ??= longer(list);
  return true;
}

// The moves that continue a pick that is already a whole move, such as using a card without its
// action.
/** @param {Pick[]} list */
const longer = ([one, ...more]) => (more.length || !turn.moves.some((it) => it.text === one.text) ? []
  : turn.moves.filter((it) => it.text.startsWith(`${one.text} `)));

// What was picked may be a move as it is; whatever else can be done with it is listed beside.
function itself(list) {
  const move = list.length === 1 && turn.moves.find((it) => it.text === list[0].text);
  return move ? { variants: [move], shown: 0, others: left(list).filter((it) => it !== move) } : null;
}

// Takes a move that is listed.
/** @param {string} text */
export function take(text) {
  const move = turn.moves.find((it) => it.text === text);
  if (!move) return false;
  turn.pinned = { variants: [move], shown: 0 };
  return true;
}

// The move that a pick would lead to, in the wanted rotation; otherwise all the moves it leaves.
/** @param {string} text */
export function after(text) {
  const list = [...turn.picks, readPick(text)];
  const candidates = left(list);
  const one = resolve(candidates, list, turn.wish);
  return one ? [one.variants[one.shown]] : candidates;
}

// Turns the piece in hand; whether anything can be turned.
/** @param {number} by */
export function spin(by) {
  const { pinned } = turn;
  if (pinned && pinned.variants.length < 2) return false;
  if (pinned) {
    pinned.shown = (pinned.shown + by + pinned.variants.length) % pinned.variants.length;
    turn.wish = shown().spin;
  } else {
    turn.wish = (turn.wish + by + 4) % 4;
  }
  return true;
}

// Whether a piece that is picked, or would be, can lie in several ways.
/** @param {string} [text] */
export function turns(text) {
  if (turn.pinned) return turn.pinned.variants.length > 1;
  const list = text ? [...turn.picks, readPick(text)] : turn.picks;
  return list.length > 0 && new Set(left(list).map((move) => move.turn)).size > 1;
}

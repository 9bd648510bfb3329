// Narrowing legal moves by what was picked. A move is a phrase of words; a pick is some of them.
// Nothing here knows what the words mean: the server says which of them turn a piece, and which
// spaces a piece covers.

/**
 * @typedef {object} Move a legal move
 * @property {string} text as it is sent
 * @property {string[]} words
 * @property {string | null} begins what it must begin with, if anything
 * @property {string} [turn] its word for how the piece lies
 * @property {number} spin which of those words that is
 * @property {string} [anchor] the space that its piece is named by
 * @property {Map<string, number>} [covers] the spaces of its piece, with how far each is from the middle
 *
 * @typedef {{ text: string, words: string[] }} Pick what was picked
 * @typedef {{ variants: Move[], shown: number, others?: Move[] }} Pinned one move in each of its rotations, which is shown, and what else can be done with what was picked
 * @typedef {[verb: string, at: number, text: string]} Question what is asked when the word at a place is left to choose, or with 0 of moves that begin so
 * @typedef {{ shapes?: Record<string, number[][]>, turns?: string[][], verbs?: string[] }} Pieces what the server says of pieces
 */

export const words = (/** @type {string} */ text) => text.split(" ").filter(Boolean);

// A phrase, how it turns its piece, and the spaces that its piece would cover. `turns` are the lists
// of words for how something lies; a piece is the word before the space that its move names, a letter
// and a number. Of some verbs the second word is what a move begins with.
/**
 * @param {string} text
 * @param {Pieces} pieces
 * @returns {Move}
 */
export function readMove(text, { shapes = {}, turns = [], verbs = [] } = {}) {
  const list = words(text);
  const begins = verbs.includes(list[0]) ? list[1] : null;
  const way = turns.find((ways) => ways.some((word) => list.includes(word))) ?? [];
  const turn = way.find((word) => list.includes(word));
  const move = { text, words: list, begins, turn, spin: Math.max(way.indexOf(turn), 0) };
  const shape = (/** @type {string} */ word) => shapes[`${word} ${turn ?? turns[0]?.[0]}`];
  const at = list.findLastIndex(shape) + 1;
  const [, column, row] = /^([a-z])(\d+)$/.exec(at ? list[at] : "") ?? [];
  if (!column) return move;
  const offsets = shape(list[at - 1]);
  const middle = [0, 1].map((axis) => offsets.reduce((sum, it) => sum + it[axis], 0) / offsets.length);
  const covers = new Map(offsets.map(([dx, dy]) => [
    String.fromCharCode(column.charCodeAt(0) + dx) + (Number(row) + dy),
    Math.hypot(dx - middle[0], dy - middle[1]),
  ]));
  return { ...move, anchor: list[at], covers };
}

/**
 * @param {string} text
 * @returns {Pick}
 */
export const readPick = (text) => ({ text, words: words(text) });

// Whether the picked words all occur in a phrase, each at a place of its own.
/**
 * @param {string[]} list
 * @param {string[][]} picked
 */
function fits(list, picked) {
  const used = new Set();
  return picked.every((pick) => {
    for (let at = 0; at + pick.length <= list.length; at++) {
      const places = pick.map((_, n) => at + n);
      if (places.every((place, n) => !used.has(place) && list[place] === pick[n])) {
        places.forEach((place) => used.add(place));
        return true;
      }
    }
    return false;
  });
}

// Whether a move is still possible after the picks. A space that was picked may be any of those
// that the piece covers.
/**
 * @param {Move} move
 * @param {Pick[]} picks
 */
export function agrees(move, picks) {
  if (move.begins && picks.length && !picks[0].words.includes(move.begins)) return false;
  const covering = (/** @type {Pick} */ { text }) => move.covers && !text.includes(" ")
    && (text === move.anchor || !move.words.includes(text));
  return fits(move.words, picks.filter((pick) => !covering(pick)).map((pick) => pick.words))
    && picks.every((pick) => !covering(pick) || move.covers.has(pick.text));
}

// What is asked when the moves that are left differ in one word only, if there is a question for it; or, of
// moves that are not listed, one that names all that is to be chosen for those that begin alike.
/**
 * @param {Move[]} moves
 * @param {Question[]} asks
 * @param {boolean} [listed]
 */
export function question(moves, asks, listed = false) {
  const without = (/** @type {Move} */ move, /** @type {number} */ at) => move.words.filter((_, n) => n !== at).join(" ");
  const ask = asks.find(([verb, at]) => (at
    ? moves.every((move) => move.words[0] === verb && without(move, at) === without(moves[0], at))
    : !listed && moves.every((move) => move.text.startsWith(`${verb} `))));
  return ask?.[2] ?? null;
}

// Every pick that could be the first: the words that stand together in some move, and the spaces
// that a piece would cover.
/** @param {Move[]} moves */
export function openings(moves) {
  const found = new Set();
  for (const { words: list, covers, anchor, begins } of moves) {
    if (begins) {
      found.add(begins).add(`${list[0]} ${begins}`);
      continue;
    }
    for (let from = 0; from < list.length; from++) {
      let text = list[from];
      if (text !== anchor) found.add(text);
      for (let to = from + 1; to < list.length; to++) found.add(text += ` ${list[to]}`);
    }
    for (const space of covers?.keys() ?? []) found.add(space);
  }
  return found;
}

// The one move that the picks leave, in each of its rotations, and which of them comes nearest to
// the wanted rotation; null if there is still something else to choose. Of several places that
// cover the picked space, the one with the space in its middle is meant.
/**
 * @param {Move[]} moves
 * @param {Pick[]} picks
 * @param {number} wish
 * @returns {Pinned | null}
 */
export function resolve(moves, picks, wish) {
  const space = picks.findLast((pick) => moves.some((move) => move.covers?.has(pick.text)))?.text;
  const base = (/** @type {Move} */ move) => move.words
    .filter((word) => word !== move.turn && !(space && move.covers && word === move.anchor))
    .join(" ");
  if (!moves.length || moves.some((move) => base(move) !== base(moves[0]))) return null;
  const far = (/** @type {Move} */ move) => move.covers?.get(space) ?? 0;
  const best = new Map();
  for (const move of moves) {
    if (!best.has(move.spin) || far(move) < far(best.get(move.spin))) best.set(move.spin, move);
  }
  const variants = [...best.values()].sort((a, b) => a.spin - b.spin);
  return { variants, shown: Math.max(variants.findIndex((move) => move.spin >= wish), 0) };
}

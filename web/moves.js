// Narrowing legal moves by what was picked. A move is a phrase of words; a pick is some of them.
// Nothing here knows what the words mean, except that some name spaces of a board and some turn
// a piece.

/**
 * @typedef {object} Move a legal move
 * @property {string} text as it is sent
 * @property {string[]} words
 * @property {string | null} begins what it must begin with, if anything
 * @property {string} [anchor] the space that its piece is named by
 * @property {Map<string, number>} [covers] the spaces of its piece, with how far each is from the middle
 *
 * @typedef {{ text: string, words: string[], space: string | null }} Pick what was picked
 * @typedef {{ variants: Move[], shown: number }} Pinned one move in each of its rotations, and which is shown
 * @typedef {[verb: string, at: number, text: string]} Question what is asked when the word at a place is left to choose
 */

export const TURN = /^(r[0-3]|[nesw])$/;
export const TURNS = ["r0", "r1", "r2", "r3", "n", "e", "s", "w"];
const SPACE = /^[a-h][1-8]$/;

export const words = (/** @type {string} */ text) => text.split(" ").filter(Boolean);

export const turnOf = (/** @type {Move} */ move) => move.words.find((word) => TURN.test(word));

// A phrase with the spaces that its piece would cover, from the shapes that the server sent. Of
// some verbs the second word is what a move begins with.
/**
 * @param {string} text
 * @param {Record<string, number[][]>} shapes
 * @param {string[]} verbs
 * @returns {Move}
 */
export function readMove(text, shapes, verbs = []) {
  const list = words(text);
  const begins = verbs.includes(list[0]) ? list[1] : null;
  const at = list.findIndex((word) => SPACE.test(word));
  const spin = list.find((word) => /^r[0-3]$/.test(word)) ?? "r0";
  const offsets = at > 0 ? shapes[`${list[at - 1]} ${spin}`] : null;
  if (!offsets) return { text, words: list, begins };
  const [x, y] = [list[at].charCodeAt(0), Number(list[at][1])];
  const middle = [0, 1].map((axis) => offsets.reduce((sum, it) => sum + it[axis], 0) / offsets.length);
  const covers = new Map(offsets.map(([dx, dy]) => [
    String.fromCharCode(x + dx) + (y + dy),
    Math.hypot(dx - middle[0], dy - middle[1]),
  ]));
  return { text, words: list, begins, anchor: list[at], covers };
}

/**
 * @param {string} text
 * @returns {Pick}
 */
export function readPick(text) {
  const list = words(text);
  return { text, words: list, space: list.length === 1 && SPACE.test(list[0]) ? list[0] : null };
}

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
  const covering = (/** @type {Pick} */ pick) => pick.space && move.covers;
  return fits(move.words, picks.filter((pick) => !covering(pick)).map((pick) => pick.words))
    && picks.every((pick) => !covering(pick) || move.covers.has(pick.space));
}

// What is asked when the moves that are left differ in one word only, if there is a question for it.
/**
 * @param {Move[]} moves
 * @param {Question[]} asks
 */
export function question(moves, asks) {
  const without = (/** @type {Move} */ move, /** @type {number} */ at) => move.words.filter((_, n) => n !== at).join(" ");
  const ask = asks.find(([verb, at]) => moves.every((move) => move.words[0] === verb
    && without(move, at) === without(moves[0], at)));
  return ask?.[2] ?? null;
}

// Every pick that could be the first: the words that stand together in some move, and the spaces
// that a piece would cover.
/** @param {Move[]} moves */
export function openings(moves) {
  const found = new Set();
  for (const { words: list, covers, begins } of moves) {
    if (begins) {
      found.add(begins).add(`${list[0]} ${begins}`);
      continue;
    }
    for (let from = 0; from < list.length; from++) {
      let text = list[from];
      if (!(covers && SPACE.test(text))) found.add(text);
      for (let to = from + 1; to < list.length; to++) found.add(text += ` ${list[to]}`);
    }
    for (const space of covers?.keys() ?? []) found.add(space);
  }
  return found;
}

// The one move that the picks leave, in each of its rotations, and which of them comes nearest
// to the rotation wished for; null if there is still something else to choose. Of several places
// that cover the picked space, the one with the space in its middle is meant.
/**
 * @param {Move[]} moves
 * @param {Pick[]} picks
 * @param {number} wish
 * @returns {Pinned | null}
 */
export function resolve(moves, picks, wish) {
  const space = picks.findLast((pick) => pick.space)?.space;
  const base = (/** @type {Move} */ move) => move.words
    .filter((word) => !TURN.test(word) && !(space && move.covers && word === move.anchor))
    .join(" ");
  if (!moves.length || moves.some((move) => base(move) !== base(moves[0]))) return null;
  const far = (/** @type {Move} */ move) => move.covers?.get(space) ?? 0;
  const best = new Map();
  for (const move of moves) {
    const turn = turnOf(move) ?? "r0";
    if (!best.has(turn) || far(move) < far(best.get(turn))) best.set(turn, move);
  }
  const turns = [...best.keys()].sort((a, b) => TURNS.indexOf(a) - TURNS.indexOf(b));
  const near = turns.findIndex((turn) => TURNS.indexOf(turn) % 4 >= wish % 4);
  return { variants: turns.map((turn) => best.get(turn)), shown: Math.max(near, 0) };
}

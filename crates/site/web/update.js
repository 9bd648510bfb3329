// New boards: after something that was done here, or that others did. Events faster than they can
// be told come turn by turn: the page asks for the position after the next turn, tells how it came
// about, and asks for the next, until it is up to date. Readers who skip, look elsewhere, want no
// motion or had lost the connection see the current table at once.

import { ask } from "./ask.js";
import { settle as calm } from "./bar.js";
import { newTurn, refresh, tidy } from "./choose.js";
import { stickToEnd } from "./scroll.js";
import { again } from "./explain.js";
import { fold, unfold } from "./fold.js";
import { ghost } from "./ghost.js";
import { glide, land } from "./glide.js";
import { hint, unhint } from "./hints.js";
import { whenReleased } from "./hold.js";
import { updateParts, known, read } from "./parts.js";
import { forgetWords } from "./preview.js";
import { board, root, say, small } from "./root.js";
import { about, reason, send } from "./send.js";
import { found, toast } from "./toasts.js";
import { finishNews, playNews, told, unsettled } from "./news.js";
import { pace } from "./pace.js";
import { forget, turn } from "./turn.js";
import { bring, lead, untouched } from "./where.js";

const SLOW = 120; // after how many milliseconds one sees that something is on its way
const CROWN = 6000; // for how many milliseconds the end of a game lies over the board
const UNSEEN = 500; // after how many milliseconds without a frame nobody is looking

const wait = (/** @type {number} */ time) => new Promise((done) => { setTimeout(done, time); });

let newest = 0;
let asked = 0; // how often the server was asked for a board
let answered = 0; // which of these brought the board that is shown
let fetching = false;
let straight = false; // whether how the table stands is wanted next, whatever was missed
let begun = Promise.resolve(); // kept when the latest board is painted and its news are being told
let brought = () => {}; // called when a new board is there

// Is told about every new board.
export const onBoards = (/** @type {() => void} */ then) => { brought = then; };

// Whether turns have been played that are not shown yet.
const behind = () => "behind" in root.dataset;
// Whether only the board after the next turn is wanted.
const steps = () => !straight && !document.hidden && pace() > 0;

// Moves that were missed are not told turn by turn.
export const goStraight = () => { straight = true; };

// Somebody does not want to wait for what is still to be told.
export function hurry() {
  if (turn.busy || !(behind() || newest > Number(root.dataset.version))) return;
  goStraight();
  fetchPart().catch(() => {});
}

// Plays a move, what must follow it, and others that go with it, as long as each of them can be
// played; players with a coach are warned of a blunder instead.
/**
 * @param {string} text
 * @param {string[]} more
 */
export async function play(text, ...more) {
  const coach = root.querySelector("[data-coach]")?.checked ? "on" : "";
  const { version } = root.dataset;
  await act(`${root.dataset.url}/moves`, { move: text, coach });
  const [must] = turn.follows;
  const [next, ...rest] = must && must !== more[0] ? [must, ...more] : more;
  // A move that the coach holds back was not played, although the table has a new version.
  const played = version !== root.dataset.version && !root.querySelector(".warning");
  if (next && played && turn.moves.some((move) => move.text === next)) await play(next, ...rest);
}

/**
 * @param {string} url
 * @param {Record<string, any>} fields
 */
export async function act(url, fields) {
  if (turn.busy) return;
  turn.busy = true;
  root.ariaBusy = "true";
  calm();
  // A short wait is not shown; during a longer one nothing can be picked.
  const slow = setTimeout(refresh, SLOW);
  try {
    const since = known();
    const order = ++asked;
    // The player's own move is shown before the others' replies to it.
    const sent = send(url, fields, about(since, "move" in fields && steps()));
    leave();
    const answer = await sent;
    found(say("sayBack"));
    const refused = answer.header("x-say");
    if (refused) toast(decodeURIComponent(refused));
    if (answer.header("x-part")) {
      await whenReleased();
      free();
      // What was picked has been played; a chat message leaves it alone.
      if (!swap(answer.text, since, order, !("text" in fields))) refresh();
    } else {
      const why = reason(answer.text);
      if (why) toast(why);
      await fetchPart();
    }
  } catch (error) {
    // Whatever went wrong, nobody is left with a button that does nothing.
    toast(say("sayFailed"));
    throw error;
  } finally {
    clearTimeout(slow);
    if (turn.busy) {
      free();
      refresh();
    }
    catchUp();
  }
}

// Makes room for the new board by ending every motion. Not before the board is there: ending a
// motion takes the browser a frame, and the answer would wait for that.
function clear() {
  finishNews({ scrolls: false });
  land();
}

// A button that will disappear should not have the focus when there is more to do. The browser
// styles the page to take the focus from it: while the answer is on its way that costs nobody
// anything.
const leave = () => { document.activeElement?.closest(".choice-bar .extra button")?.blur(); };

// Does what can wait a moment before the next frame is painted; immediately in a hidden tab, which
// has no next frame.
/** @param {() => void} then */
const beforePaint = (then) => (document.hidden ? then() : requestAnimationFrame(then));

function free() {
  turn.busy = false;
  root.ariaBusy = null;
}

/**
 * @param {string} [url]
 * @param {URLSearchParams | FormData} [body]
 * @param {boolean} [next] the position after the next turn only
 */
export async function fetchPart(url = location.href, body, next = false) {
  const since = known();
  const order = ++asked;
  const answer = await ask(url, about(since, next), body);
  if (answer.header("x-part")) {
    await whenReleased();
    swap(answer.text, since, order);
  } else if (answer.status === 404 || answer.status === 403) {
    location.reload();
  }
  return answer.status < 300;
}

// Brings the table up to date with an answer; returns whether it was newer. Of two answers with the
// same version the one requested last counts, whichever comes first: in a replay all have one
// version.
/**
 * @param {string} html
 * @param {ReturnType<typeof known>} since
 * @param {number} order
 * @param {boolean} [played]
 */
function swap(html, since, order, played = false) {
  const fresh = read(html).firstElementChild;
  const newer = Number(fresh.dataset.version) - Number(root.dataset.version);
  if (newer < 0 || (newer === 0 && order < answered)) return false;
  answered = order;
  ghost(board(), null);
  unhint();
  // If others caused the change, the focus stays where it is.
  if (played) clear();
  else finishNews({ scrolls: false });
  const focus = document.activeElement?.dataset?.pick;
  const { tab, ply, version, study } = root.dataset;
  for (const key of ["seat", "others", "behind"]) delete root.dataset[key];
  for (const [key, value] of Object.entries(fresh.dataset)) {
    if (root.dataset[key] !== value) root.dataset[key] = value;
  }
  root.dataset.tab = tab;
  if (!behind()) straight = false;
  const before = unsettled(root);
  const [mine, over] = [".now.mine", ".result"].map((it) => root.querySelector(it) !== null);
  const { moved, pieces } = updateParts(root, fresh, since);
  if (version !== fresh.dataset.version || study !== fresh.dataset.study) forgetWords();
  if (played) forget();
  const { number } = turn;
  const another = newTurn();
  if (another) untouched();
  hint();
  if (!moved) {
    stickToEnd(root);
    return true;
  }
  tidy();
  if (turn.picks.length) refresh();
  // Before the next frame is painted: only now is it known where everything is.
  begun = new Promise((done) => {
    requestAnimationFrame(() => {
      settle();
      again();
      glide(root, pieces, playNews(root, Number(ply ?? 0), before));
      if (another) told().then(whenReleased).then(() => lead(!mine || turn.number !== number));
      if (!over && root.querySelector(".result")) told().then(whenReleased).then(announce);
      done(undefined);
    });
  });
  if (focus && !document.activeElement?.dataset?.pick) {
    root.querySelector(`[data-pick="${CSS.escape(focus)}"].target`)?.focus({ preventScroll: true });
  }
  beforePaint(brought);
  return true;
}

// The end of the game comes into sight when its story has been told: where its box is small that opens, else a
// card lies over the board for a while.
function announce() {
  if (root.dataset.replay || !root.querySelector(".result")) return;
  if (small.matches) {
    unfold(true);
    bring(".now");
  } else if (pace()) {
    crown();
  }
}

// Who has won, and where everybody's points come from; a click or a key puts it away.
function crown() {
  const card = document.createElement("div");
  card.className = "ending";
  card.setAttribute("aria-hidden", "true");
  for (const name of [".now-head .prompt", ".standings", "table.sheet"]) {
    const copy = /** @type {Element | undefined} */ (root.querySelector(name)?.cloneNode(true));
    copy?.classList.remove("follows");
    if (copy) card.append(copy);
  }
  root.querySelector(".board-area")?.append(card);
  const away = () => card.remove();
  setTimeout(away, CROWN);
  for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, away, { once: true, capture: true });
}

export function settle() {
  stickToEnd(root);
  fold();
  for (const field of root.querySelectorAll("input[data-link]")) {
    field.value = new URL(field.getAttribute("value"), location.href).href;
  }
}

// The server has a new version, and says how far a bot has got with its thinking.
/**
 * @param {number} version
 * @param {{ percent: number, waiting: boolean }} [thinking]
 */
export function onNews(version, thinking) {
  newest = version;
  const bot = root.querySelector(".thinking");
  if (bot && thinking) showThinking(bot, thinking);
  catchUp();
}

// A bot is thinking, or has to wait for a processor that other bots are using.
function showThinking(bot, { percent, waiting }) {
  const meter = bot.querySelector("progress");
  meter.value = percent;
  meter.hidden = waiting;
  const state = bot.querySelector("[data-state]");
  const said = waiting ? bot.dataset.waits : bot.dataset.thinks;
  // Only what is new is read aloud.
  if (state.textContent !== said) state.textContent = said;
}

async function catchUp() {
  // While something is being sent, its answer will bring the new board.
  if (fetching || turn.busy) return;
  fetching = true;
  try {
    while ((behind() || newest > Number(root.dataset.version)) && !turn.busy) {
      // The others' moves wait until the news has been told. A hidden page paints nothing.
      if (!document.hidden) await Promise.race([begun, wait(UNSEEN)]);
      await told();
      if (turn.busy || !await fetchPart(location.href, undefined, steps()).catch(() => false)) break;
    }
  } finally {
    fetching = false;
  }
}

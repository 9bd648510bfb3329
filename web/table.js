// The table in the browser: puts its parts together. It knows no rules: the server sends the legal
// moves as phrases of words, everything that can be clicked carries its words in `data-pick`, and
// each pick narrows the list until one move is left. What a move would bring is asked from the
// server.

<<<<<<< HEAD
import { aim } from "./aim.js";
import { ask } from "./ask.js";
import { chance } from "./chance.js";
import { tellEnds, toEnds } from "./ends.js";
import { again, explain } from "./explain.js";
import { ghost } from "./ghost.js";
import { glide, look } from "./glide.js";
import { hold, rest } from "./hold.js";
import { layers, tellLayers } from "./layers.js";
=======
import { newTurn } from "./choose.js";
import { tellEnds } from "./ends.js";
import { tellFold } from "./fold.js";
import { look } from "./glide.js";
import { tellHands } from "./hands.js";
import { hold } from "./hold.js";
import { tellKeys } from "./keys.js";
import { tellLayers } from "./layers.js";
>>>>>>> 62fd09d (wip)
import { listen } from "./line.js";
import { note } from "./parts.js";
import { jump } from "./reel.js";
import { narrow, root } from "./root.js";
import { tellLog } from "./story.js";
import { tellTour } from "./tour.js";
import { fetchPart, heard, settle } from "./update.js";

const COME_AND_GO = 20000; // how often to see who of the others is there

<<<<<<< HEAD
const board = () => root.querySelector("svg.board");
const say = (key) => root.dataset[key] ?? "";
const wait = (time) => new Promise((done) => setTimeout(done, time));

// ---------------------------------------------------------------- what can be done now

let moves = []; // the legal moves
let first = new Set(); // what can be picked first
let confirm = false; // whether a move needs a second click
let picks = []; // what was clicked so far
let wish = 0; // the rotation the player last chose
let pinned = null; // a move that waits for its second click: its rotations, and the one shown
let busy = false; // something is on its way to the server

const SLOW = 120; // after how many milliseconds one sees that it is

let sent = null; // the legal moves as the server sent them
let says = new Map(); // what each of them does, in words

function readTurn() {
  const text = root.querySelector("#turn")?.textContent ?? "{}";
  if (text !== sent) {
    const turn = JSON.parse(text);
    moves = (turn.moves ?? []).map((it) => readMove(it, turn.shapes ?? {}));
    first = openings(moves);
    says = new Map((turn.says ?? []).map((it, at) => [moves[at].text, it]));
    confirm = turn.confirm ?? false;
    picks = [];
    pinned = null;
    sent = text;
    show([]);
  }
  mark();
}

const left = (list = picks) => moves.filter((move) => agrees(move, list));
const shown = () => pinned.variants[pinned.shown];
const isPicked = (element) => picks.some((pick) => pick.text === element.dataset.pick);

// ---------------------------------------------------------------- showing it

// Lights up what can be picked next, and makes only that reachable. An element that stays what it
// is is not touched: it would be styled anew.
function mark() {
  const candidates = left();
  const leads = (text) => (picks.length
    ? candidates.some((move) => agrees(move, [...picks, readPick(text)])) : first.has(text));
  let reachable = document.activeElement?.closest?.("[data-pick]");
  const all = root.querySelectorAll("[data-pick]");
  for (const element of all) {
    const chosen = isPicked(element);
    const open = !busy && (chosen || leads(element.dataset.pick));
    element.classList.toggle("target", open && !chosen);
    element.classList.toggle("chosen", chosen);
    set(element, "role", open ? "button" : "img");
    set(element, "aria-pressed", open ? String(chosen) : null);
    if (open) reachable ??= element;
  }
  for (const element of all) set(element, "tabindex", element === reachable ? "0" : "-1");
  // What could be picked once and cannot any more.
  for (const element of root.querySelectorAll("[aria-pressed]:not([data-pick])")) {
    element.removeAttribute("aria-pressed");
    element.classList.remove("target", "chosen");
  }
  layers(root);
  bar(candidates);
}

function set(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

// The choices that are not on the board: those the server listed and, once something was
// picked, those that no further pick leads to.
function bar(candidates) {
  for (const button of root.querySelectorAll(".choice-bar [data-move]")) {
    button.hidden = picks.length > 0 && !candidates.some((move) => move.text === button.dataset.move);
    button.disabled = busy;
  }
  const [extra, offers] = [...root.querySelectorAll(".choice-bar .extra")];
  if (!offers) return;
  const steps = [];
  const offered = [];
  if (pinned) {
    if (pinned.variants.length > 1) steps.push(["spin", "", say("sayTurn")]);
    steps.push(["confirm", "", say("sayConfirm")]);
  } else if (picks.length) {
    const open = [...root.querySelectorAll("[data-pick].target")].map((it) => readPick(it.dataset.pick));
    for (const move of candidates) {
      if (open.some((pick) => agrees(move, [...picks, pick]))) continue;
      offered.push(["offer", move.text, says.get(move.text) ?? move.text]);
    }
  }
  if (picks.length) steps.push(["cancel", "", say("sayCancel")]);
  buttons(extra, steps);
  buttons(offers, offered);
}

// Shows these buttons; those that are there already stay what they are.
function buttons(place, wanted) {
  wanted.forEach(([name, value, text], at) => {
    const there = place.children[at];
    if (there?.dataset[name] === value && there.textContent === text) {
      there.disabled = busy;
      return;
    }
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    made.disabled = busy;
    made.dataset[name] = value;
    if (name === "confirm") made.className = "strong-button";
    if (there) there.replaceWith(made);
    else place.append(made);
  });
  while (place.children.length > wanted.length) place.lastElementChild.remove();
}

// ---------------------------------------------------------------- choosing

function choose(element, touch) {
  if (busy || !moves.length) return;
  const pick = readPick(element.dataset.pick);
  const again = picks.findIndex((it) => it.text === pick.text);
  if (again >= 0) {
    if (pinned && again === picks.length - 1) return void play(shown().text);
    picks = picks.slice(0, again);
    pinned = null;
    return refresh();
  }
  // Another place for the piece in hand; or, if nothing else fits, a new beginning.
  const lists = [[...picks, pick], [...picks.slice(0, -1), pick], [pick]];
  const list = lists.find((it) => left(it).length);
  if (!list) return;
  picks = list;
  pinned = resolve(left(), picks, wish);
  if (pinned?.variants.length === 1 && !confirm && !touch) return void play(shown().text);
  refresh();
}

function refresh() {
  mark();
  show(pinned ? [shown()] : picks.length ? left() : []);
}

function cancel() {
  picks = [];
  pinned = null;
  refresh();
}

function spin(by) {
  if (pinned?.variants.length > 1) {
    pinned.shown = (pinned.shown + by + pinned.variants.length) % pinned.variants.length;
    wish = TURNS.indexOf(turnOf(shown())) % 4;
    refresh();
  } else if (!pinned) {
    wish = (wish + by + 4) % 4;
    if (hovered) hover(hovered);
  }
}

let hovered = null;

function hover(element) {
  hovered = element;
  if (pinned || busy) return;
  const list = [...picks, readPick(element.dataset.pick)];
  const candidates = left(list);
  const one = resolve(candidates, list, wish);
  show(one ? [one.variants[one.shown]] : candidates);
}

// ---------------------------------------------------------------- what a move would bring

const asked = new Map(); // what the server said about each move, for this version

async function previews(texts) {
  const unknown = texts.filter((text) => !asked.has(text));
  if (unknown.length) {
    const query = new URLSearchParams(unknown.map((text) => ["m", text]));
    const version = root.dataset.version;
    const answer = await fetch(`${root.dataset.url}/previews?${query}`);
    if (!answer.ok || version !== root.dataset.version) return [];
    (await answer.json()).forEach((it, at) => asked.set(unknown[at], it));
  }
  return texts.map((text) => asked.get(text));
}

let showing = 0;

async function show(list) {
  const mine = ++showing;
  ghost(board(), list.length === 1 ? list[0] : null);
  const line = root.querySelector("ul.preview");
  if (!line) return;
  if (!list.length || list.length > 6) return line.replaceChildren();
  const texts = list.map((move) => move.text);
  // What it does is known at once, what it brings a moment later.
  write(line, texts.map((text) => asked.get(text) ?? (says.has(text) && { say: says.get(text), lines: [] })));
  if (texts.every((text) => asked.has(text))) return;
  await wait(60);
  if (mine !== showing) return;
  const answers = await previews(texts).catch(() => []);
  if (mine === showing && answers.length) write(line, answers);
}

function write(line, answers) {
  line.replaceChildren(...answers.filter(Boolean).map((answer) => {
    const entry = document.createElement("li");
    const what = document.createElement("b");
    what.textContent = answer.say;
    entry.append(what, answer.lines.length ? `: ${answer.lines.join(" ")}` : "");
    return entry;
  }));
}

// ---------------------------------------------------------------- sending

// Sends until an answer arrives, with the same click id each time, so that it counts once.
async function send(url, fields, headers) {
  const body = new URLSearchParams({
    version: root.dataset.version ?? "",
    seat: root.dataset.seat ?? "",
    click: chance(),
    ...fields,
  });
  for (let trial = 1; ; trial++) {
    try {
      const answer = await ask(url, headers, body);
      if (answer.status !== 503 || trial > 20) return answer;
    } catch {
      lost(say("saySaved"));
    }
    await wait(Math.min(250 * trial, 2500));
  }
}

// What the server must know to send a new board: who looks, how, and what is there already.
const about = (since) => ({
  "accept": "application/json",
  "x-part": "1",
  ...digests(since),
  "x-told": root.dataset.told ?? "",
  "x-seat": root.dataset.seat ?? "",
  "x-layout": narrow.matches ? "narrow" : "wide",
});

const play = (text) => act(`${root.dataset.url}/moves`, { move: text });

async function act(url, fields) {
  if (busy) return;
  busy = true;
  root.ariaBusy = "true";
  // Nobody sees a short wait; in a longer one nothing can be picked.
  const slow = setTimeout(mark, SLOW);
  try {
    const since = known();
    const answer = await send(url, fields, about(since));
    found(say("sayBack"));
    const refused = answer.header("x-say");
    if (refused) toast(decodeURIComponent(refused));
    if (answer.header("x-part")) {
      await rest();
      free();
      // Whatever was picked has been played; a word in the chat leaves it alone.
      if (!swap(answer.text, since, !("text" in fields))) mark();
    } else {
      const why = reason(answer.text);
      if (why) toast(why);
      await fetchPart();
    }
  } catch (error) {
    // Whatever went wrong, nobody is left before a button that does nothing.
    toast(say("sayFailed"));
    throw error;
  } finally {
    clearTimeout(slow);
    if (busy) {
      free();
      mark();
    }
    catchUp();
  }
}

// Why something was refused, if the server says so.
function reason(text) {
  try {
    return JSON.parse(text).error?.text;
  } catch {
    return null;
  }
}

// Makes room for the new board: what still moves is at its end, and a button that will be gone has
// no focus to give back when there is more to do. Not before it is there: to end something takes
// the browser a frame, and the answer would wait for that.
function clear() {
  hush();
  for (const motion of document.getAnimations()) {
    // One without an end cannot be brought to it.
    if (motion.effect.getComputedTiming().endTime < Infinity) motion.finish();
  }
  document.activeElement?.closest(".choice-bar .extra button")?.blur();
}

function free() {
  busy = false;
  root.ariaBusy = null;
}

// ---------------------------------------------------------------- new boards

async function fetchPart(url = location.href, body) {
  const since = known();
  const answer = await ask(url, about(since), body);
  if (answer.header("x-part")) {
    await rest();
    swap(answer.text, since);
  } else if (answer.status === 404 || answer.status === 403) {
    location.reload();
  }
  return answer.status < 300;
}

// Brings the table up to date with what was sent when something was shown; whether it was newer.
function swap(html, since, played = false) {
  const fresh = read(html).firstElementChild;
  if (Number(fresh.dataset.version) < Number(root.dataset.version)) return false;
  ghost(board(), null);
  // Who only hears of something keeps the focus where it is.
  if (played) clear();
  else hush();
  const focus = document.activeElement?.dataset?.pick;
  const { tab, ply, version } = root.dataset;
  delete root.dataset.seat;
  for (const [key, value] of Object.entries(fresh.dataset)) {
    if (root.dataset[key] !== value) root.dataset[key] = value;
  }
  root.dataset.tab = tab;
  const { moved, pieces } = bring(root, fresh, since);
  if (version !== fresh.dataset.version) asked.clear();
  if (played) sent = null;
  readTurn();
  if (!moved) return true;
  if (!hovered?.isConnected) hovered = null;
  if (picks.length) refresh();
  // Before the next frame is painted: only now is it known where everything lies.
  requestAnimationFrame(() => {
    settle();
    again();
    glide(root, pieces, tour(root, Number(ply ?? 0)));
  });
  if (focus && !document.activeElement?.dataset?.pick) {
    root.querySelector(`[data-pick="${CSS.escape(focus)}"].target`)?.focus();
  }
  return true;
}

function settle() {
  toEnds(root);
  for (const field of root.querySelectorAll("input[data-link]")) {
    field.value = new URL(field.getAttribute("value"), location.href).href;
  }
}

// ---------------------------------------------------------------- the line to the server

let newest = 0;
let fetching = false;

function heard(version, thinking) {
  newest = version;
  const meter = root.querySelector(".thinking progress");
  if (meter && thinking) meter.value = thinking.percent;
  catchUp();
}

async function catchUp() {
  // While something is being sent, its answer brings the new board.
  if (fetching || busy) return;
  fetching = true;
  try {
    while (newest > Number(root.dataset.version) && !busy) {
      if (!await fetchPart().catch(() => false)) break;
    }
  } finally {
    fetching = false;
  }
}

// ---------------------------------------------------------------- hands

hold(root);
tellLog(root);
tellLayers(root);
tellEnds(root);
explain(root);

root.addEventListener("click", (event) => {
  const at = (selector) => event.target.closest(selector);
  const pick = at("[data-pick].target, [data-pick].chosen");
  if (pick) return choose(pick, event.pointerType === "touch");
  const move = at("[data-move]");
  if (move) return void play(move.dataset.move);
  const offer = at("[data-offer]");
  if (offer) return void play(offer.dataset.offer);
  if (at("[data-spin]")) return spin(1);
  if (at("[data-confirm]") && pinned) return void play(shown().text);
  if (at("[data-cancel]")) return cancel();
  const lift = at("[data-lift]");
  if (lift) {
    event.preventDefault();
    root.dataset.seat = lift.dataset.lift;
    return void fetchPart();
  }
  const tab = at("[data-tab-to]");
  if (tab) return openTab(tab.dataset.tabTo);
  if (at("[data-autoplay]")) return autoplay();
  const copy = at("[data-copy]");
  if (copy) {
    const field = copy.parentNode.querySelector("input");
    field.select();
    // Without a clipboard, as on a page that is not secure, the old way.
    const copied = navigator.clipboard?.writeText(field.value) ?? document.execCommand("copy");
    Promise.resolve(copied).then(() => toast(say("sayCopied")), () => {});
  }
});

root.addEventListener("submit", (event) => {
  const form = event.target;
  const fields = new FormData(form, event.submitter);
  if (form.matches("form[data-send]")) {
    event.preventDefault();
    act(form.action, Object.fromEntries(fields));
    if (form.dataset.send === "chat") form.reset();
  } else if (form.matches("form[data-reel]")) {
    event.preventDefault();
    go(form, fields);
  }
});

for (const [enter, leave] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
  root.addEventListener(enter, (event) => {
    const pick = event.target.closest("[data-pick].target");
    if (pick && event.pointerType !== "touch") return hover(pick);
    const move = event.target.closest(".choice-bar [data-move], .choice-bar [data-offer]");
    if (move && !pinned) show([{ text: move.dataset.move ?? move.dataset.offer }]);
  });
  root.addEventListener(leave, (event) => {
    if (!event.target.closest("[data-pick], [data-move], [data-offer]")) return;
    hovered = null;
    if (!pinned) show(picks.length ? left() : []);
  });
}

root.addEventListener("wheel", (event) => {
  if (!event.target.closest("svg.board")) return;
  const list = hovered ? [...picks, readPick(hovered.dataset.pick)] : picks;
  const turns = list.length ? new Set(left(list).map(turnOf)) : [];
  if (turns.size > 1 || pinned?.variants.length > 1) {
    event.preventDefault();
    spin(event.deltaY > 0 ? 1 : -1);
  }
}, { passive: false });

function openTab(name) {
  root.dataset.tab = name;
  for (const tab of root.querySelectorAll("[data-tab-to]")) {
    tab.setAttribute("aria-selected", String(tab.dataset.tabTo === name));
  }
  settle();
}

// ---------------------------------------------------------------- keys

const KEYS = {
  r: () => spin(1),
  R: () => spin(-1),
  u: () => root.querySelector("[data-key=u]")?.click(),
  e: () => root.querySelector('[data-move="end"]:not([hidden])')?.click(),
  c: () => { openTab("chat"); root.querySelector(".say input")?.focus(); },
  Escape: cancel,
  ArrowLeft: () => aim(root, -1, 0),
  ArrowRight: () => aim(root, 1, 0),
  ArrowUp: () => aim(root, 0, -1),
  ArrowDown: () => aim(root, 0, 1),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  if (target.closest?.("input, textarea, select")) {
    if (event.key === "Escape") target.blur();
    return;
  }
  const pick = target.closest?.("[data-pick][role=button]");
  const go = event.key === "Enter" || event.key === " ";
  let key = KEYS[event.key];
  if (root.dataset.replay) key = REEL[event.key];
  else if (pick && go) key = () => choose(pick, false);
  else if (pinned && event.key === "Enter" && target === document.body) key = () => play(shown().text);
  if (!key || (go && target.closest?.("button, a, summary"))) return;
  if (event.key.length > 1 || event.key === " ") event.preventDefault();
  key();
});

// ---------------------------------------------------------------- replay

let reel = 0;

const step = (name) => () => root.querySelector(`[data-go=${name}]:not(:disabled)`)?.click();
const REEL = {
  ArrowLeft: step("back"), ArrowRight: step("forward"), Home: step("start"), End: step("end"),
  " ": () => autoplay(),
};

async function go(form, fields) {
  const query = new URLSearchParams(fields);
  const post = form.method === "post";
  const url = post ? form.action : `${form.action}?${query}`;
  if (await fetchPart(url, post ? query : undefined) && !post) history.replaceState(null, "", url);
}

function autoplay() {
  clearInterval(reel);
  reel = root.classList.toggle("playing") ? setInterval(() => {
    const forward = root.querySelector("[data-go=forward]:not(:disabled)");
    if (forward) forward.click();
    else autoplay();
  }, 1300) : 0;
}

function jump(form) {
  const fields = new FormData(form);
  fields.set("ply", form.querySelector("[data-jump]").value);
  go(form, fields);
}

root.addEventListener("change", (event) => {
  if (event.target.form?.matches("[data-reel]")) jump(event.target.form);
});

// ---------------------------------------------------------------- begin

// The board is drawn for the width of the window.
=======
// The board is drawn for the shape of the window.
>>>>>>> 62fd09d (wip)
function layOut() {
  const form = root.querySelector("[data-reel]");
  if (form) jump(form);
  else fetchPart();
}

hold(root);
tellLog(root);
tellLayers(root);
tellEnds(root);
tellFold();
tellTour(root);
tellHands();
tellKeys();

note(root);
newTurn();
settle();
requestAnimationFrame(() => look(root));
listen(root, heard);
narrow.addEventListener("change", layOut);
if ((root.dataset.layout === "narrow") !== narrow.matches) layOut();
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && root.dataset.events) fetchPart().catch(() => {});
});
setInterval(() => {
  if (!document.hidden && "others" in root.dataset) fetchPart().catch(() => {});
}, COME_AND_GO);

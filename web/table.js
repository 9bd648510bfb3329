// The table in the browser. It knows no rules: the server sends the legal moves as phrases of
// words, everything that can be clicked carries its words in `data-pick`, and each click narrows
// the list until one move is left. What a move would bring is asked from the server.

const root = document.getElementById("table");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const TURN = /^(r[0-3]|[nesw])$/;
const TURNS = ["r0", "r1", "r2", "r3", "n", "e", "s", "w"];

document.documentElement.classList.add("js");

const part = (name) => root.querySelector(`[data-part="${name}"]`);
const board = () => root.querySelector("svg.board");
const words = (text) => text.split(" ").filter(Boolean);
const say = (key) => root.dataset[key] ?? "";

// ---------------------------------------------------------------- what can be done now

let turn = { moves: [], confirm: false }; // the legal moves, as the server sent them
let picks = []; // what was clicked so far
let wish = 0; // the rotation the player last chose, as an index into TURNS
let pinned = null; // the variants of a move that waits for a second click, and the one shown
let busy = false; // a move is on its way

function readTurn() {
  const sent = root.querySelector("#turn");
  const { moves = [], shapes = {}, confirm = false } = sent ? JSON.parse(sent.textContent) : {};
  turn = { confirm, moves: moves.map((text) => ({ text, words: words(text), ...cover(words(text), shapes) })) };
  picks = [];
  pinned = null;
  mark();
}

// The spaces a piece would cover, from the shapes the server sent: anchor and offsets, no rules.
function cover(list, shapes) {
  const at = list.findIndex((word) => /^[a-h][1-8]$/.test(word));
  const spin = list.find((word) => /^r[0-3]$/.test(word));
  const offsets = at > 0 && shapes[`${list[at - 1]} ${spin ?? "r0"}`];
  if (!offsets) return {};
  const [x, y] = [list[at].charCodeAt(0), +list[at][1]];
  const spaces = offsets.map(([dx, dy]) => String.fromCharCode(x + dx) + (y + dy));
  const middle = [0, 1].map((axis) => offsets.reduce((sum, it) => sum + it[axis], 0) / offsets.length);
  const far = ([dx, dy]) => Math.hypot(dx - middle[0], dy - middle[1]);
  return { anchor: list[at], covers: new Map(spaces.map((space, n) => [space, far(offsets[n])])) };
}

// Whether the picked words all occur in a phrase, each at a place of its own.
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

const agrees = (move, list) =>
  fits(move.words, list.filter((pick) => !pick.space || !move.covers).map((pick) => pick.words))
  && list.every((pick) => !pick.space || !move.covers || move.covers.has(pick.space));

const left = (list = picks) => turn.moves.filter((move) => agrees(move, list));

function pickOf(element) {
  const list = words(element.dataset.pick);
  return { words: list, space: list.length === 1 && /^[a-h][1-8]$/.test(list[0]) ? list[0] : null };
}

// The one move that is left, in each of its rotations; null if there is still something to choose.
function resolve(list, moves = left(list)) {
  const space = list.findLast((pick) => pick.space)?.space;
  const base = (move) => move.words
    .filter((word) => !TURN.test(word) && !(space && move.covers && word === move.anchor)).join(" ");
  if (!moves.length || moves.some((move) => base(move) !== base(moves[0]))) return null;
  const best = new Map();
  const far = (move) => move.covers?.get(space) ?? 0;
  for (const move of moves) {
    const spin = move.words.find((word) => TURN.test(word)) ?? "r0";
    if (!best.has(spin) || far(move) < far(best.get(spin))) best.set(spin, move);
  }
  const variants = [...best].sort((a, b) => TURNS.indexOf(a[0]) - TURNS.indexOf(b[0])).map((it) => it[1]);
  const spins = [...best.keys()].map((spin) => TURNS.indexOf(spin) % 4).sort();
  const shown = spins.findIndex((spin) => spin >= wish % 4);
  return { variants, shown: shown < 0 ? 0 : shown };
}

// ---------------------------------------------------------------- showing it

function mark() {
  const moves = left();
  const svg = board();
  const all = [...root.querySelectorAll("[data-pick]")];
  const first = all.find((element) => element === document.activeElement);
  let reachable = first ?? null;
  for (const element of all) {
    const pick = pickOf(element);
    const chosen = picks.some((it) => it.words.join(" ") === element.dataset.pick);
    const open = !busy && moves.length > 0
      && (chosen || turn.moves.some((move) => agrees(move, [...picks, pick])));
    element.classList.toggle("target", open && !chosen);
    element.classList.toggle("chosen", chosen);
    if (open) {
      element.setAttribute("role", "button");
      element.setAttribute("aria-pressed", String(chosen));
      reachable ??= element;
    } else {
      element.removeAttribute("role");
      element.removeAttribute("aria-pressed");
    }
    element.setAttribute("tabindex", "-1");
  }
  reachable?.setAttribute("tabindex", "0");
  svg?.classList.toggle("choosing", picks.length > 0);
  bar(moves);
}

// The choices that are not on the board: those the server listed, narrowed by what was picked.
function bar(moves) {
  const texts = new Set(moves.map((move) => move.text));
  for (const button of root.querySelectorAll(".choice-bar [data-move]")) {
    button.hidden = picks.length > 0 && !texts.has(button.dataset.move);
    button.disabled = busy;
  }
  const extra = root.querySelector(".choice-bar .extra");
  if (!extra) return;
  extra.replaceChildren();
  if (!picks.length) return;
  const button = (text, act, strong = false) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    if (strong) made.className = "strong-button";
    made.disabled = busy;
    made.addEventListener("click", act);
    extra.append(made);
    return made;
  };
  if (pinned) {
    if (pinned.variants.length > 1) button(say("sayTurn"), () => spin(1));
    button(say("sayConfirm"), () => play(pinned.variants[pinned.shown].text), true).dataset.confirm = "";
  } else if (moves.length <= 12 && !onBoard(moves)) {
    for (const move of moves) {
      const made = button(move.text, () => play(move.text));
      made.dataset.offer = move.text;
    }
    previews(moves.map((move) => move.text)).then((list) => list.forEach((it, at) => {
      const made = extra.querySelector(`[data-offer="${CSS.escape(moves[at].text)}"]`);
      if (made && it.say) made.textContent = it.say;
    }), () => {});
  }
  button(say("sayCancel"), cancel).dataset.cancel = "";
}

// Whether every one of the moves can still be told from the others by a click on the board.
function onBoard(moves) {
  const open = [...root.querySelectorAll("[data-pick].target")].map(pickOf);
  return moves.every((move) => open.some((pick) => agrees(move, [...picks, pick])));
}

// ---------------------------------------------------------------- choosing

function choose(element, touch) {
  if (busy || !turn.moves.length) return;
  const pick = pickOf(element);
  const again = picks.findIndex((it) => it.words.join(" ") === element.dataset.pick);
  if (again >= 0) {
    if (pinned && again === picks.length - 1) return play(pinned.variants[pinned.shown].text);
    picks.splice(again);
    pinned = null;
    return refresh();
  }
  // A second place instead of the first: the piece in hand is put there.
  let list = [...picks, pick];
  if (!left(list).length && pinned) list = [...picks.slice(0, -1), pick];
  if (!left(list).length) list = [pick];
  if (!left(list).length) return;
  picks = list;
  pinned = resolve(picks);
  const only = pinned?.variants.length === 1;
  if (only && !turn.confirm && !touch) return play(pinned.variants[0].text);
  refresh();
}

function refresh() {
  mark();
  show(pinned ? [pinned.variants[pinned.shown]] : picks.length ? left() : []);
}

function cancel() {
  picks = [];
  pinned = null;
  refresh();
}

function spin(by) {
  if (pinned && pinned.variants.length > 1) {
    pinned.shown = (pinned.shown + by + pinned.variants.length) % pinned.variants.length;
    wish = TURNS.indexOf(pinned.variants[pinned.shown].words.find((word) => TURN.test(word)));
  } else {
    wish = (wish + by + 4) % 4;
  }
  if (pinned) refresh();
  else if (hovered) hover(hovered);
}

let hovered = null;

function hover(element) {
  hovered = element;
  if (pinned || busy) return;
  const list = [...picks, pickOf(element)];
  const moves = left(list);
  const one = resolve(list, moves);
  show(one ? [one.variants[one.shown]] : moves);
}

// ---------------------------------------------------------------- what a move would bring

const asked = new Map(); // what the server said about a move, for this version

async function previews(list) {
  const unknown = list.filter((text) => !asked.has(text));
  if (unknown.length) {
    const query = new URLSearchParams({ seat: root.dataset.seat ?? "" });
    for (const text of unknown) query.append("m", text);
    const version = root.dataset.version;
    const answer = await fetch(`${root.dataset.url}/preview?${query}`);
    if (!answer.ok || version !== root.dataset.version) return [];
    (await answer.json()).forEach((it, at) => asked.set(unknown[at], it));
  }
  return list.map((text) => asked.get(text) ?? {});
}

let showing = 0;

async function show(moves) {
  const mine = ++showing;
  spots(moves.length === 1 ? moves[0] : null);
  const line = part("preview");
  if (!moves.length) {
    line?.replaceChildren();
    return;
  }
  if (moves.length > 6) return;
  if (!asked.has(moves[0].text)) await new Promise((done) => setTimeout(done, 70));
  if (mine !== showing) return;
  const list = await previews(moves.map((move) => move.text)).catch(() => []);
  if (mine !== showing || !line) return;
  line.replaceChildren(...list.filter((it) => it.say).map((it) => {
    const entry = document.createElement("li");
    const what = document.createElement("b");
    what.textContent = it.say;
    entry.append(what, it.lines.length ? `: ${it.lines.join(" ")}` : "");
    return entry;
  }));
  if (list.length === 1 && list[0].ghost) ghost(list[0].ghost);
}

// At once: the spaces under the piece. A moment later: the piece itself, drawn by the server.
function spots(move) {
  const svg = board();
  svg?.querySelector(".js-ghost")?.remove();
  svg?.querySelectorAll(".spotted").forEach((element) => element.classList.remove("spotted"));
  if (!move?.covers) return;
  for (const space of move.covers.keys()) {
    svg?.querySelector(`[data-pick="${space}"]`)?.classList.add("spotted");
  }
}

function ghost(drawing) {
  const svg = board();
  if (!svg) return;
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.setAttribute("class", "js-ghost");
  group.setAttribute("aria-hidden", "true");
  group.innerHTML = drawing;
  svg.append(group);
}

// ---------------------------------------------------------------- sending

const click = () => crypto.randomUUID().replaceAll("-", "");
const wait = (time) => new Promise((done) => setTimeout(done, time));

// Sends until an answer arrives. The same click id each time, so that it counts once.
async function send(url, fields) {
  const body = new URLSearchParams({
    version: root.dataset.version ?? "", seat: root.dataset.seat ?? "", click: click(), ...fields,
  });
  for (let trial = 0; ; trial++) {
    try {
      const answer = await fetch(url, { method: "POST", body, headers: { "x-part": "1" } });
      if (answer.status < 500 || trial > 20) return answer;
    } catch {
      lost(true, say("saySaved"));
    }
    await wait(Math.min(300 * (trial + 1), 3000));
  }
}

async function play(text) {
  if (busy) return;
  busy = true;
  mark();
  await act(`${root.dataset.url}/moves`, { move: text });
}

async function act(url, fields) {
  try {
    const answer = await send(url, fields);
    const html = await answer.text();
    lost(false);
    if (answer.headers.get("x-part")) swap(html);
    else if (answer.redirected) location.assign(answer.url);
    else await fetchPart();
    if (!answer.ok) toast(decodeURIComponent(answer.headers.get("x-say") ?? ""));
  } finally {
    busy = false;
    mark();
  }
}

// ---------------------------------------------------------------- new boards

async function fetchPart(url = location.href) {
  const answer = await fetch(url, { headers: { "x-part": "1", "x-seat": root.dataset.seat ?? "" } });
  if (answer.ok && answer.headers.get("x-part")) swap(await answer.text());
  else if (answer.status === 404) location.reload();
  return answer.ok;
}

function swap(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("table");
  if (!fresh || Number(fresh.dataset.version) < Number(root.dataset.version)) return;
  const places = positions();
  const scores = points();
  const focus = document.activeElement?.dataset?.pick;
  for (const [key, value] of Object.entries(fresh.dataset)) root.dataset[key] = value;
  root.classList.toggle("replay", fresh.classList.contains("replay"));
  for (const piece of fresh.querySelectorAll("[data-part]")) {
    const old = part(piece.dataset.part);
    if (!old || old.innerHTML === piece.innerHTML) continue;
    const open = [...old.querySelectorAll("details[open]")].map((it) => it.id);
    old.replaceChildren(...piece.childNodes);
    old.className = piece.className;
    for (const id of open) if (id) document.getElementById(id)?.setAttribute("open", "");
  }
  asked.clear();
  hovered = null;
  readTurn();
  glide(places);
  gains(scores);
  scrollLogs();
  if (focus) root.querySelector(`[data-pick="${CSS.escape(focus)}"].target`)?.focus();
}

const points = () => new Map([...root.querySelectorAll(".score[id]")].map((it) => [it.id, Number(it.dataset.points)]));

function gains(before) {
  for (const [id, now] of points()) {
    const gained = now - (before.get(id) ?? now);
    if (!gained) continue;
    const flying = document.createElement("span");
    flying.className = "gain";
    flying.setAttribute("aria-hidden", "true");
    flying.textContent = (gained > 0 ? "+" : "−") + Math.abs(gained);
    document.getElementById(id).append(flying);
    setTimeout(() => flying.remove(), 1700);
  }
}

// Pieces keep their ids wherever they lie: where one has moved, it glides.
function positions() {
  const svg = board();
  if (!svg || calm.matches) return null;
  const frame = svg.getBoundingClientRect();
  const all = [...svg.querySelectorAll("[id]")].map((it) => [it.id, it.getBoundingClientRect()]);
  return { frame, all: new Map(all) };
}

function glide(before) {
  const svg = board();
  if (!before || !svg) return;
  const frame = svg.getBoundingClientRect();
  if (Math.abs(frame.width - before.frame.width) > 1) return;
  for (const element of svg.querySelectorAll("[id]")) {
    const was = before.all.get(element.id);
    const is = element.getBoundingClientRect();
    if (!was?.width || !is.width) continue;
    const dx = was.x - before.frame.x - (is.x - frame.x) + (was.width - is.width) / 2;
    const dy = was.y - before.frame.y - (is.y - frame.y) + (was.height - is.height) / 2;
    const matrix = element.parentNode.getScreenCTM?.();
    if (Math.hypot(dx, dy) < 3 || !matrix) continue;
    const det = matrix.a * matrix.d - matrix.b * matrix.c;
    const x = (matrix.d * dx - matrix.c * dy) / det;
    const y = (matrix.a * dy - matrix.b * dx) / det;
    element.animate([{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }],
      { duration: 450, easing: "cubic-bezier(.2,.7,.2,1)" });
  }
}

function scrollLogs() {
  for (const list of root.querySelectorAll(".log, .chat")) list.scrollTop = list.scrollHeight;
}

// ---------------------------------------------------------------- the line to the server

let stream = null;
let fetching = null;

function listen() {
  if (!root.dataset.events) return;
  stream?.close();
  stream = new EventSource(root.dataset.events);
  stream.onopen = () => lost(false);
  stream.onerror = () => {
    lost(true);
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 1500);
  };
  stream.addEventListener("version", (event) => catchUp(Number(event.data)));
}

async function catchUp(version) {
  while (version > Number(root.dataset.version)) {
    if (busy) return; // the answer to the move brings the new board
    fetching ??= fetchPart().finally(() => { fetching = null; });
    if (!await fetching.catch(() => false)) return;
  }
}

let lostSince = 0;

function lost(is, text = say("sayLost")) {
  const sign = document.getElementById("lost");
  clearTimeout(lostSince);
  if (!is) {
    if (!sign.hidden) toast(say("sayBack"));
    sign.hidden = true;
  } else {
    lostSince = setTimeout(() => { sign.textContent = text; sign.hidden = false; }, 600);
  }
}

let toasted = 0;

function toast(text) {
  const sign = document.getElementById("toast");
  if (!text) return;
  clearTimeout(toasted);
  sign.textContent = text;
  sign.hidden = false;
  toasted = setTimeout(() => { sign.hidden = true; }, 5000);
}

// ---------------------------------------------------------------- hands

root.addEventListener("click", (event) => {
  const at = (selector) => event.target.closest(selector);
  const pick = at("[data-pick]");
  if (pick && (pick.classList.contains("target") || pick.classList.contains("chosen"))) {
    return choose(pick, event.pointerType === "touch");
  }
  const move = at("[data-move]");
  if (move) return play(move.dataset.move);
  const lift = at("[data-lift]");
  if (lift) {
    root.dataset.seat = lift.dataset.lift;
    return void fetchPart();
  }
  const tab = at("[data-tab-to]");
  if (tab) return openTab(tab.dataset.tabTo);
  const copy = at("[data-copy]");
  if (copy) {
    const field = copy.parentNode.querySelector("input");
    field.select();
    navigator.clipboard?.writeText(field.value).then(() => toast(say("sayCopied")), () => {});
    return;
  }
  const step = at("a[data-go]");
  if (step && !event.metaKey && !event.ctrlKey) {
    event.preventDefault();
    go(step.href);
  }
  if (at("[data-autoplay]")) autoplay();
});

root.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("form[data-send]")) return;
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(form, event.submitter));
  if (form.dataset.send === "chat") form.reset();
  await act(form.action, fields);
});

for (const [kind, end] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
  root.addEventListener(kind, (event) => {
    const pick = event.target.closest("[data-pick].target");
    if (pick && !(event.pointerType === "touch")) return hover(pick);
    const move = event.target.closest("[data-move]");
    if (move && !pinned) return void show([{ text: move.dataset.move }]);
    const line = event.target.closest("[data-touches]");
    if (line) point(line.dataset.touches, true);
  });
  root.addEventListener(end, (event) => {
    if (event.target.closest("[data-pick]") === hovered) hovered = null;
    if (!pinned && event.target.closest("[data-pick], [data-move]")) refresh();
    const line = event.target.closest("[data-touches]");
    if (line) point(line.dataset.touches, false);
  });
}

// A line of the log lights up what it touched.
function point(ids, on) {
  for (const id of words(ids)) document.getElementById(id)?.classList.toggle("pointed", on);
}

root.addEventListener("wheel", (event) => {
  if (!event.target.closest("svg.board")) return;
  const moves = picks.length || hovered ? left(hovered ? [...picks, pickOf(hovered)] : picks) : [];
  if (new Set(moves.map((move) => move.words.find((word) => TURN.test(word)))).size < 2) return;
  event.preventDefault();
  spin(event.deltaY > 0 ? 1 : -1);
}, { passive: false });

function openTab(name) {
  root.dataset.tab = name;
  for (const tab of root.querySelectorAll("[data-tab-to]")) {
    tab.setAttribute("aria-selected", String(tab.dataset.tabTo === name));
  }
  scrollLogs();
}

// ---------------------------------------------------------------- keys

const KEYS = {
  r: () => spin(1),
  R: () => spin(-1),
  u: () => root.querySelector("[data-key=u]")?.click(),
  e: () => root.querySelector('[data-move="end"]:not([hidden])')?.click(),
  c: () => { openTab("chat"); root.querySelector(".say input")?.focus(); },
  Escape: cancel,
  ArrowLeft: () => aim(-1, 0),
  ArrowRight: () => aim(1, 0),
  ArrowUp: () => aim(0, -1),
  ArrowDown: () => aim(0, 1),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const field = event.target.closest?.("input, textarea, select");
  if (field) {
    if (event.key === "Escape") field.blur();
    return;
  }
  const pick = event.target.closest?.("[data-pick][role=button]");
  if (pick && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    return choose(pick, false);
  }
  if (event.key === "Enter" && pinned && event.target === document.body) {
    return play(pinned.variants[pinned.shown].text);
  }
  if (replayKey(event)) return;
  const key = KEYS[event.key];
  if (!key) return;
  if (event.key.startsWith("Arrow")) {
    if (!root.querySelector("[data-pick].target")) return;
    event.preventDefault();
  }
  key();
});

// The nearest target in a direction takes the focus.
function aim(x, y) {
  const targets = [...root.querySelectorAll("[data-pick].target, [data-pick].chosen")];
  const centre = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const from = document.activeElement?.closest?.("[data-pick]");
  let next = from ? null : targets[0];
  let best = Infinity;
  for (const element of from ? targets : []) {
    const [dx, dy] = centre(element).map((value, axis) => value - centre(from)[axis]);
    const along = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (along > 4 && along + 2.5 * aside < best) {
      best = along + 2.5 * aside;
      next = element;
    }
  }
  if (!next) return;
  targets.forEach((element) => element.setAttribute("tabindex", "-1"));
  next.setAttribute("tabindex", "0");
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

// ---------------------------------------------------------------- replay

let reel = 0;

async function go(url) {
  if (await fetchPart(url)) history.replaceState(null, "", url);
}

function autoplay() {
  const on = !reel;
  clearInterval(reel);
  reel = 0;
  root.classList.toggle("playing", on);
  if (!on) return;
  reel = setInterval(() => {
    const next = root.querySelector('a[data-go="forward"]');
    if (next) next.click();
    else autoplay();
  }, 1300);
}

function replayKey(event) {
  if (!root.dataset.replay) return false;
  const step = { ArrowLeft: "back", ArrowRight: "forward", Home: "start", End: "end" }[event.key];
  if (event.key === " ") autoplay();
  else if (step) root.querySelector(`a[data-go="${step}"]`)?.click();
  else return false;
  event.preventDefault();
  return true;
}

root.addEventListener("change", (event) => {
  const slider = event.target.closest("[data-jump]");
  if (!slider) return;
  const url = new URL(location.href);
  url.searchParams.set(slider.name, slider.value);
  go(url);
});

// ---------------------------------------------------------------- begin

readTurn();
scrollLogs();
listen();
addEventListener("online", () => fetchPart().catch(() => {}));
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && root.dataset.events) fetchPart().catch(() => {});
});

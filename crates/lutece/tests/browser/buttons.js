// What does not fit among the buttons beside the board: words that run over the edge of their
// button, a word that is broken where it has no hyphen, a button that is not in its box. Looks
// before anything is picked and after each pick on the way to a move, or to some other that can be
// played, and goes back. Also which buttons there were.
const MOST = 3; // so many picks are made
const EDGE = 1; // the border of a button
const SLACK = 0.3; // what rounding makes of a size
const WORD = /[\p{Script=Latin}\d]+/gu;
const KINDS = ["confirm", "spin", "cancel", "move", "moves", "offer", "key", "why", "lift", "unfold"];

const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
const click = (it) => it?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
// Whether a pick belongs to the move.
const [wanted, done] = [arguments[0].split(" "), arguments[arguments.length - 1]];
const part = (pick) => pick.split(" ").every((word) => wanted.includes(word));
const [broken, kinds] = [new Set(), new Set()];

// The texts of a button that are seen.
function texts(button) {
  const found = [];
  const walk = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (node.textContent.trim() && seen(node.parentElement)) found.push(node);
  }
  return found;
}

// Where a part of a text is, line by line.
function lines(node, from, to) {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return [...range.getClientRects()].filter((it) => it.width > 0);
}

function judge(button) {
  const kind = KINDS.find((it) => it in button.dataset) ?? "other";
  kinds.add(kind === "confirm" || kind === "key" ? `${kind} ${button.dataset[kind]}`.trim() : kind);
  const box = button.getBoundingClientRect();
  const say = (why) => broken.add(`${button.textContent.trim()}: ${why}`);
  for (const node of texts(button)) {
    for (const it of lines(node, 0, node.length)) {
      const over = Math.max(box.left - it.left, it.right - box.right, box.top - it.top, it.bottom - box.bottom) + EDGE;
      if (over > SLACK) say(`${over.toFixed(1)} px over its edge`);
    }
    for (const { 0: word, index } of node.textContent.matchAll(WORD)) {
      // The hyphen before a letter ends the line above it.
      const letters = Array.from(word, (_, at) => lines(node, index + at, index + at + 1).at(-1)?.top ?? 0);
      const tops = new Set(letters.map(Math.round));
      if (tops.size > 1) say(`${word} is broken`);
    }
  }
  // What is listed may be scrolled, but not sideways.
  const row = button.closest(".choice-bar");
  const now = row?.closest(".now").getBoundingClientRect();
  const below = row?.matches(".steps") && box.bottom > now.bottom;
  if (row && (box.left < now.left || box.right > now.right || below)) say("is not in its box");
}

// Two buttons over each other.
function apart(buttons) {
  const boxes = buttons.map((it) => it.getBoundingClientRect());
  boxes.forEach((a, at) => boxes.slice(0, at).forEach((b, other) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1) broken.add(`${buttons[at].textContent.trim()} lies over ${buttons[other].textContent.trim()}`);
  }));
}

function look() {
  const buttons = all(".now :is(button, a.button), .curtain a.button");
  buttons.forEach(judge);
  apart(buttons.filter((it) => it.closest(".steps")));
}

// The button that also ends the turn comes when the server has said that one may.
async function ending() {
  const { turn, shown } = await import(document.querySelector("link[rel=modulepreload][href$='/turn.js']").href);
  if (!turn.pinned || turn.pinned.variants.length > 1) return;
  const { url, also = "" } = document.getElementById("table").dataset;
  const [told] = await (await fetch(`${url}/previews?${new URLSearchParams([["m", shown().text]])}&${also}`)).json();
  for (let at = 0; told.ends && at < 600 && !all("[data-confirm=end]").length; at++) await new Promise(requestAnimationFrame);
}

async function way() {
  look();
  for (let picks = 0; picks < MOST && !all("[data-confirm]").length; picks++) {
    const open = all("[data-pick].target");
    if (!open.length) break;
    click(open.find((it) => part(it.dataset.pick)) ?? open[open.length >> 1]);
    await ending();
    look();
  }
  click(all("[data-cancel]")[0]);
}
way().then(() => done({ broken: [...broken], kinds: [...kinds] }), (error) => done({ error: String(error.stack) }));

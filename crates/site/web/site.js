// What every page needs from a script: the browser's own part of a shuffle, reading a file into a
// form, and questions of forms. Without it everything still works, but the part of the shuffle is
// empty.

import { chance } from "./chance.js";

document.documentElement.classList.add("js");

// The browser adds randomness of its own to every game it takes part in. It is filled in when the
// form is sent, also in forms that appear later.
document.addEventListener("submit", (event) => {
  for (const field of event.target.querySelectorAll("input[name=entropy]")) field.value = chance();
}, true);

// The browser remembers which table was set up last, and how its screen is shaped: the next page
// begins with that.
const remember = (name, value) => {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
};

/**
 * How time is counted, as one line with dots for blanks; nothing where it is not.
 * @param {(name: string) => string} get
 */
function clockLine(get) {
  const parts = { live: ["minutes", "increment"], slow: ["days", "bank", "vacation"] }[get("clock")];
  return parts ? `${get("clock")}.${parts.map(get).join("+")}.${get("lapse")}` : "none";
}

document.addEventListener("submit", ({ target }) => {
  const form = /** @type {HTMLFormElement} */ (target);
  const fields = new FormData(form);
  if (!form.matches("[action='/tables']") || fields.has("record")) return;
  const seats = [...fields].filter(([name]) => /^seat\d$/.test(name)).map(([, value]) => value);
  // Who had the seats that a smaller table does not have is remembered for the next larger one.
  const [, before = ""] = document.cookie.match(/(?:^|; )lutece_last=([^;]*)/) ?? [];
  const more = before.split("~").slice(1 + seats.length);
  remember("lutece_last", [`${fields.get("game")}.${seats.length}`, ...seats, ...more].join("~"));
  const options = [...fields].filter(([name]) => name.startsWith("option-"))
    .map(([name, value]) => `${name.slice(7)}.${value}`);
  remember(`lutece_options_${fields.get("game")}`, options.join("~"));
  if (fields.has("clock")) remember("lutece_clock", clockLine((name) => String(fields.get(name))));
});
const narrow = matchMedia("(max-width: 75.99rem), (max-height: 41.99rem)");
const square = matchMedia("(max-aspect-ratio: 3/2)");
const shape = () => remember("lutece_layout", narrow.matches ? "narrow" : square.matches ? "square" : "wide");
for (const it of [narrow, square]) it.addEventListener("change", shape);
shape();

document.addEventListener("change", async (event) => {
  const into = event.target.dataset?.into;
  const file = event.target.files?.[0];
  if (into && file) document.getElementById(into).value = await file.text();
});

// Only a challenged player has a name. Where no person will sit, the style shows no field for it.
for (const choice of document.querySelectorAll("[data-seat-choice]")) {
  const name = choice.parentNode.querySelector("input");
  const ask = () => { name.required = choice.value === "player"; };
  choice.addEventListener("change", ask);
  ask();
}

// Exactly this many must be ticked while their group is shown.
for (const group of document.querySelectorAll("[data-exactly]")) {
  const ticks = [...group.querySelectorAll("input[type=checkbox]")];
  const check = () => {
    const right = ticks.filter((tick) => tick.checked).length === Number(group.dataset.exactly);
    const shown = group.offsetParent !== null;
    ticks[0].setCustomValidity(right || !shown ? "" : group.dataset.otherwise);
  };
  group.form.addEventListener("change", check);
  check();
}

// Menus close when the focus goes elsewhere.
document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});

// A device that can share a link is asked to. The style shows the buttons, which may come with a
// later update of the page.
if (navigator.share) {
  document.documentElement.classList.add("shares");
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-share]");
    const field = button?.parentNode.querySelector("input");
    if (field) navigator.share({ title: document.title, url: new URL(field.value, location.href).href }).catch(() => {});
  });
}

// A review in progress: shows how far it is, and reloads the page when it is done.
const waited = document.querySelector("[data-review-wait]");
if (waited) {
  const bar = waited.querySelector("progress");
  const ask = async () => {
    const answer = await fetch(waited.dataset.reviewWait, { headers: { accept: "application/json" } }).catch(() => null);
    const { percent } = answer?.ok ? await answer.json() : { percent: bar.value };
    if (percent === null) return location.reload();
    bar.value = percent;
    setTimeout(ask, 1000);
  };
  setTimeout(ask, 500);
}

// Times are in the reader's time zone, also in content that arrives later.
function localTimes() {
  for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll("time[data-local=moment]"))) {
    time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  }
}
localTimes();

// A part of the page that changes by itself is reloaded when it has changed: a stream announces
// that while the page is visible, otherwise the page polls now and then. Typed text and the focus
// stay.
const key = (it) => it?.name || it?.getAttribute("href") || it?.form?.getAttribute("action");
async function freshen(told) {
  const part = /** @type {HTMLElement | null} */ (document.querySelector("[data-fresh]"));
  if (!part || document.hidden) return;
  const answer = told ? null : await fetch(part.dataset.fresh, { headers: { accept: "application/json" } }).catch(() => null);
  const version = told ?? (answer?.ok ? (await answer.json()).version : part.dataset.version);
  if (String(version) === part.dataset.version) return;
  const page = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => null);
  const fresh = page?.ok && new DOMParser().parseFromString(await page.text(), "text/html").querySelector("[data-fresh]");
  if (!fresh || !part.isConnected) return;
  const open = new Set([...part.querySelectorAll("details[open]")].map((it) => it.className));
  const fields = "input:not([readonly], [type=hidden])";
  const typed = new Map([...part.querySelectorAll(fields)].map((it) => [it.name, it.value]));
  const focus = part.contains(document.activeElement) ? key(document.activeElement) : null;
  part.replaceWith(document.adoptNode(fresh));
  for (const it of fresh.querySelectorAll("details")) if (open.has(it.className)) it.setAttribute("open", "");
  for (const it of fresh.querySelectorAll(fields)) it.value = typed.get(it.name) ?? it.value;
  if (focus) [...fresh.querySelectorAll("a, button, input")].find((it) => key(it) === focus)?.focus();
  localTimes();
}
let stream = null;
function listen() {
  stream?.close();
  const part = /** @type {HTMLElement | null} */ (document.querySelector("[data-stream]"));
  stream = part && !document.hidden ? new EventSource(`${part.dataset.stream}?since=${part.dataset.version}`) : null;
  stream?.addEventListener("event", ({ data }) => freshen(JSON.parse(data).version));
}
if (document.querySelector("[data-fresh]")) {
  listen();
  setInterval(() => { if (stream?.readyState !== EventSource.OPEN) freshen(); }, 4000);
  document.addEventListener("visibilitychange", () => { listen(); freshen(); });
}

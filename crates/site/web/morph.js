// Makes a part of the page into what the server has sent, changing only what differs from what it
// sent before. So whatever has not changed is still the same element: it keeps the focus, the
// pointer and what the script did to it, and the browser has little to lay out and repaint.

// The identity of an element: its kind, its name, and the first of its classes; the other classes
// are its state.
const kind = (it) => it.getAttribute?.("class")?.split(" ", 1)[0];
const same = (one, other) => one === other
  || (one.nodeName === other.nodeName && one.id === other.id && kind(one) === kind(other));

// `live` was made from `old` and becomes `fresh`. Neither of the two is in the document. Returns
// whether anything changed.
/**
 * @param {any} live
 * @param {Node} old
 * @param {Node} fresh
 */
export function morph(live, old, fresh) {
  if (old === fresh || old.isEqualNode(fresh)) return false;
  if (fresh.nodeType !== Node.ELEMENT_NODE) {
    live.nodeValue = fresh.nodeValue;
    return true;
  }
  attributes(live, /** @type {Element} */ (old), /** @type {Element} */ (fresh));
  children(live, [...old.childNodes], [...fresh.childNodes]);
  return true;
}

/**
 * @param {any} live
 * @param {Element} old
 * @param {Element} fresh
 */
export function attributes(live, old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) === value) continue;
    live.setAttribute(name, value);
    // A field that a person has touched no longer follows its attribute.
    if (name === "value" && live.value !== value) live.value = value;
  }
}

// The children of `live` were made from the nodes `olds` and become `news`, some of which are
// among the olds. Returns those that are new or have changed.
/**
 * @param {Element} live
 * @param {Node[]} olds
 * @param {Node[]} news
 */
export function children(live, olds, news) {
  const shown = [...live.childNodes].slice(0, olds.length);
  const partner = pairs(olds, news);
  const stays = new Set(partner);
  shown.forEach((it, at) => { if (!stays.has(at)) it.remove(); });
  const changed = [];
  let next = live.firstChild;
  news.forEach((come, at) => {
    const from = partner[at];
    const here = from === undefined ? document.importNode(come, true) : shown[from];
    if (from === undefined || morph(here, olds[from], come)) changed.push(here);
    if (here === next) next = next.nextSibling;
    else live.insertBefore(here, next);
  });
  return changed;
}

// For each of the news, which of the olds it was: what is alike at the beginning and at the end,
// and what is the very same or has the same name in between.
function pairs(olds, news) {
  const partner = new Array(news.length);
  let start = 0;
  while (start < olds.length && start < news.length && same(olds[start], news[start])) {
    partner[start] = start;
    start++;
  }
  let end = 0;
  const most = Math.min(olds.length, news.length) - start;
  while (end < most && same(olds.at(-1 - end), news.at(-1 - end))) {
    end++;
    partner[news.length - end] = olds.length - end;
  }
  if (start + end === news.length) return partner;
  const left = new Map();
  for (let at = start; at < olds.length - end; at++) {
    left.set(olds[at], at);
    if (olds[at].id) left.set(`${olds[at].nodeName} ${olds[at].id}`, at);
  }
  const take = (key, at, come) => {
    const from = left.get(key);
    if (from === undefined || !same(olds[from], come)) return;
    partner[at] = from;
    left.delete(olds[from]);
    left.delete(`${olds[from].nodeName} ${olds[from].id}`);
  };
  for (let at = start; at < news.length - end; at++) take(news[at], at, news[at]);
  for (let at = start; at < news.length - end; at++) {
    if (partner[at] === undefined && news[at].id) take(`${news[at].nodeName} ${news[at].id}`, at, news[at]);
  }
  return partner;
}

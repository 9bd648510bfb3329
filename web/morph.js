// Makes a part of the page into what the server has sent, changing only what differs from what it
// sent before. So whatever has not changed is still the same element: it keeps the focus, the
// pointer and what the script did to it, and the browser has little to lay out and paint anew.

// What an element is: its kind, its name, and the first of its classes; the others say how it is.
const kind = (it) => it.getAttribute?.("class")?.split(" ", 1)[0];
const same = (one, other) => one.nodeName === other.nodeName && one.id === other.id && kind(one) === kind(other);

// `live` was made from `old` and becomes `fresh`. Neither of the two is in the document.
export function morph(live, old, fresh) {
  if (old.isEqualNode(fresh)) return false;
  if (fresh.nodeType !== Node.ELEMENT_NODE) {
    live.nodeValue = fresh.nodeValue;
    return true;
  }
  attributes(live, old, fresh);
  children(live, [...old.childNodes], [...fresh.childNodes]);
  return true;
}

function attributes(live, old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) === value) continue;
    live.setAttribute(name, value);
    // A field that a person has touched no longer follows its attribute.
    if (name === "value" && live.value !== value) live.value = value;
  }
}

// What is alike at the beginning and at the end stays, what lies between comes and goes.
function children(live, olds, news) {
  const shown = [...live.childNodes];
  let start = 0;
  while (start < olds.length && start < news.length && same(olds[start], news[start])) start++;
  let end = 0;
  const most = Math.min(olds.length, news.length) - start;
  while (end < most && same(olds.at(-1 - end), news.at(-1 - end))) end++;
  for (let at = 0; at < start; at++) morph(shown[at], olds[at], news[at]);
  for (let at = 1; at <= end; at++) {
    morph(shown[olds.length - at], olds[olds.length - at], news[news.length - at]);
  }
  const before = shown[olds.length - end] ?? null;
  for (const gone of shown.slice(start, olds.length - end)) gone.remove();
  for (const come of news.slice(start, news.length - end)) {
    live.insertBefore(document.importNode(come, true), before);
  }
}

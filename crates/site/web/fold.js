// The text beside the board scrolls in a box of one size. If there is more to read than fits, the
// box shows that, and a button opens it over the rest of the page.

import { root, set, small } from "./root.js";

const SLACK = 4; // as good as the end

const talk = () => root.querySelector(".now > .talk");

let head = null; // the heading that was looked at last
let said = ""; // what it said

// A heading that does not fit its box is set smaller.
function shrink() {
  const now = root.querySelector(".now-head");
  if (!now || (now === head && now.textContent === said)) return;
  [head, said] = [now, now.textContent];
  now.classList.remove("long");
  now.classList.toggle("long", now.scrollHeight > now.clientHeight + 1);
}

// Marks text that is not fully visible.
export function fold() {
  shrink();
  const box = talk();
  const button = root.querySelector("[data-unfold]");
  if (!box || !button) return;
  const open = root.classList.contains("unfolded");
  // What is being told moves by itself, with room below its last line that is nothing to read.
  const over = () => (root.classList.contains("scoring") ? 0 : box.scrollHeight - box.clientHeight);
  // A text that needs the button leaves a line for it; a text that fits if it also uses that line
  // gets it.
  const line = !open && box.classList.contains("long") ? parseFloat(getComputedStyle(box).borderBottomWidth) : 0;
  box.classList.toggle("long", !open && over() > line + SLACK);
  const more = over();
  box.classList.toggle("more", !open && more - box.scrollTop > SLACK);
  // A small replay has buttons that open with the text.
  const rest = small.matches && innerHeight > innerWidth && root.matches(".replay:not(.study)");
  set(button, "hidden", open || rest || more > SLACK ? null : "");
  set(button, "aria-expanded", String(open));
}

export function unfold(open = !root.classList.contains("unfolded")) {
  if (root.classList.contains("unfolded") === open) return;
  root.classList.toggle("unfolded", open);
  fold();
}

// Listens to the box, to what is written in it, and to what is shown of that. It looks once per
// frame, when all of that has been laid out: looking at once would force a layout at every change.
export function installFold() {
  let waits = false;
  const later = () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => { waits = false; fold(); });
  };
  root.addEventListener("scroll", ({ target }) => { if (target === talk()) later(); }, true);
  // Somebody who asks for an answer wants to read it.
  root.addEventListener("toggle", ({ target }) => { if (target.matches(".asked details")) unfold(target.open); }, true);
  const changes = new MutationObserver(later);
  changes.observe(root.querySelector("[data-part=now]"), {
    subtree: true, childList: true, characterData: true, attributeFilter: ["open", "class", "hidden"],
  });
  changes.observe(root, { attributeFilter: ["class"] });
  addEventListener("resize", () => { head = null; later(); });
}

// The text beside the board scrolls in a box of one size. Where there is more to read than is seen,
// the box shows it, and a button opens it over the rest of the page.

import { root, set } from "./root.js";

const SLACK = 4; // as good as the end

const talk = () => root.querySelector(".now > .talk");

// Marks what is not wholly seen.
export function fold() {
  const box = talk();
  const button = root.querySelector("[data-unfold]");
  if (!box || !button) return;
  const open = root.classList.contains("unfolded");
  const more = box.scrollHeight - box.clientHeight;
  box.classList.toggle("more", !open && more - box.scrollTop > SLACK);
  set(button, "hidden", open || more > SLACK ? null : "");
  set(button, "aria-expanded", String(open));
}

export function unfold(open = !root.classList.contains("unfolded")) {
  root.classList.toggle("unfolded", open);
  fold();
}

// Listens to the box and to what is written in it.
export function installFold() {
  root.addEventListener("scroll", ({ target }) => { if (target === talk()) fold(); }, true);
  new MutationObserver(fold).observe(root.querySelector("[data-part=now]"), {
    subtree: true, childList: true, characterData: true, attributeFilter: ["open"],
  });
  addEventListener("resize", fold);
}

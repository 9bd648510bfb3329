// What belongs to a thing on the board, such as what a tile would bring or the tour of a line, is
// shown while somebody points at it, focuses it, or has picked it. The style alone could do that
// with `:has`, but then the browser would look through the board at every change of it.

const WITH = "svg.board :is([data-shows], [data-pick])";
const nameOf = (it) => it.dataset.shows ?? it.dataset.pick;

let pointed = null; // what the pointer is on
let held = null; // what was picked to show where it can go, as a landmark

// What is held, and whether something belongs to it.
export const holder = (root) => held && root.querySelector(`svg.board [data-holds="${held}"]`);
export const isOf = (element) => element.closest("[data-layer]")?.dataset.layer === held;

// Whether something belongs to what nobody looks at: then it is not drawn, and no key can go to it.
export const isAway = (element) => element.closest("[data-layer]:not(.on, .shown)") !== null;

// Nothing is held any more.
export const release = () => { held = null; };

// Shows the layers of whatever is pointed at or picked, and hides the others.
export function layers(root) {
  const focused = document.activeElement?.closest(`:focus-visible:is(${WITH})`);
  const chosen = [...root.querySelectorAll("svg.board .chosen")];
  const seen = [pointed, focused, ...chosen];
  // Once something is picked, only what the pick brings is shown, whatever else the pointer rests on.
  const shows = (it) => it?.isConnected && !(chosen.length && it.dataset.shows);
  const names = new Set(seen.filter(shows).map(nameOf));
  if (held && chosen.length && !chosen.some(isOf)) held = null;
  for (const holder of root.querySelectorAll("svg.board [data-holds]")) {
    const name = holder.dataset.holds;
    // It can be picked while one of its places can.
    const open = root.querySelector(`svg.board [data-layer="${name}"] :is(.target, .chosen)`) !== null;
    if (held === name && !open) held = null;
    holder.classList.toggle("target", open);
    holder.classList.toggle("held", held === name);
    holder.setAttribute("tabindex", open ? "0" : "-1");
  }
  if (held) names.add(held);
  // What leaving a tile over would bring is not mixed with what taking it would.
  const left = [...names].some((name) => name.startsWith("left "));
  root.querySelector("svg.board")?.classList.toggle("leaving", left);
  for (const element of root.querySelectorAll("svg.board :is([data-layer], [data-shows])")) {
    element.classList.toggle("shown", names.has(element.dataset.layer ?? element.dataset.shows));
  }
}

// Listens to the pointer and the focus; a key makes a focus visible that was not. Hears of it when
// something is held or let go.
export function installLayers(root, changed) {
  const point = (at) => {
    if (pointed === at) return;
    pointed = at;
    layers(root);
  };
  root.addEventListener("pointerover", (event) => point(event.target.closest(WITH)));
  root.addEventListener("pointerleave", () => point(null));
  const hold = (at) => {
    if (!at?.matches(".target, .held")) return false;
    held = held === at.dataset.holds ? null : at.dataset.holds;
    changed();
    return true;
  };
  root.addEventListener("click", (event) => hold(event.target.closest("svg.board [data-holds]")));
  root.addEventListener("keydown", (event) => {
    const at = event.key === "Enter" || event.key === " " ? document.activeElement?.closest("[data-holds]") : null;
    if (hold(at)) event.preventDefault();
  });
  for (const name of ["focusin", "focusout", "keyup"]) root.addEventListener(name, () => layers(root));
}

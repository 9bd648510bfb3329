// What belongs to a thing on the board, as what a tile would bring or the tour of a line, is shown
// while somebody points at it, has the focus on it, or has picked it. The style alone could do that
// with `:has`, but then the browser would look through the board at every change of it.

const WITH = "svg.board :is([data-shows], [data-pick])";
const nameOf = (it) => it.dataset.shows ?? it.dataset.pick;

let pointed = null; // what the pointer is on

// Shows the layers of what is looked at or picked, and hides the others.
export function layers(root) {
  const focused = document.activeElement?.closest(`:focus-visible:is(${WITH})`);
  const seen = [pointed, focused, ...root.querySelectorAll("svg.board .chosen")];
  const names = new Set(seen.filter((it) => it?.isConnected).map(nameOf));
  // What leaving a tile over would bring is not mixed with what taking it would.
  const left = [...names].some((name) => name.startsWith("left "));
  root.querySelector("svg.board")?.classList.toggle("leaving", left);
  for (const element of root.querySelectorAll("svg.board :is([data-layer], [data-shows])")) {
    element.classList.toggle("shown", names.has(element.dataset.layer ?? element.dataset.shows));
  }
}

// Listens to the pointer and the focus; a key makes a focus visible that was not.
export function tellLayers(root) {
  const point = (at) => {
    if (pointed === at) return;
    pointed = at;
    layers(root);
  };
  root.addEventListener("pointerover", (event) => point(event.target.closest(WITH)));
  root.addEventListener("pointerleave", () => point(null));
  for (const name of ["focusin", "focusout", "keyup"]) root.addEventListener(name, () => layers(root));
}

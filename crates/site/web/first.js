// The first game: one line at a time says what it is about, until a click sends it away for good.

const NAME = "lutece-first";

// The games that need no more explanation here. A browser that stores nothing gets it every time.
function known() {
  try {
    return (localStorage.getItem(NAME) ?? "").split(" ");
  } catch {
    return [];
  }
}

function learn(game) {
  try {
    localStorage.setItem(NAME, [...known(), game].join(" ").trim());
  } catch {
    // Then it is said again on the next page.
  }
}

export function installFirst(root) {
  const box = root.querySelector("[data-first]");
  if (!box || known().includes(box.dataset.first)) return;
  const lines = [...box.querySelectorAll("li")];
  const next = box.querySelector("[data-first-next]");
  let at = 0;
  const show = () => {
    lines.forEach((line, number) => { line.hidden = number !== at; });
    next.hidden = at === lines.length - 1;
  };
  next.addEventListener("click", () => {
    at += 1;
    show();
  });
  box.querySelector("[data-first-done]").addEventListener("click", () => {
    learn(box.dataset.first);
    box.remove();
    for (const name of ["--first", "--first-end"]) document.body.style.removeProperty(name);
  });
  show();
  box.hidden = false;
  // On a phone it lies over the head of the page, and may be higher than that: the scores stay below it.
  const { bottom } = box.getBoundingClientRect();
  const over = bottom - (root.getBoundingClientRect().top + scrollY);
  document.body.style.setProperty("--first", `${Math.max(0, over)}px`);
  document.body.style.setProperty("--first-end", `${bottom}px`);
}

// Checks a position while it is written: shows what is wrong, and in which lines, or a picture of
// the position.

const form = /** @type {HTMLFormElement | null} */ (document.querySelector("[data-setup]"));
const text = /** @type {HTMLTextAreaElement} */ (document.getElementById("position"));
const verdict = document.getElementById("checked");
const numbers = document.querySelector(".numbers");

/** How long nobody has to write before it is checked, in milliseconds. */
const PAUSE = 400;

let waiting = 0;
let asked = 0;

/** Numbers the lines, and marks those that something is wrong with. */
function number() {
  const wrong = new Set([...verdict.querySelectorAll("[data-line]")].map((it) => Number(it.dataset.line)));
  const lines = text.value.replace(/\n$/, "").split("\n");
  numbers.replaceChildren(
    ...lines.map((_, at) => {
      const line = document.createElement("li");
      line.textContent = String(at + 1);
      line.classList.toggle("wrong", wrong.has(at + 1));
      return line;
    }),
  );
  numbers.scrollTop = text.scrollTop;
}

async function check() {
  const mine = ++asked;
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  const answer = await fetch(form.dataset.setup, { method: "POST", body, headers: { "x-part": "1" } }).catch(() => null);
  const part = answer?.ok ? await answer.text() : null;
  // If several answers are on their way, the last one counts.
  if (part === null || mine !== asked) return;
  verdict.innerHTML = part;
  number();
}

form?.addEventListener("input", () => {
  number();
  clearTimeout(waiting);
  waiting = setTimeout(check, PAUSE);
});
text?.addEventListener("scroll", () => (numbers.scrollTop = text.scrollTop));

// A click on what is said about a line leads to it.
verdict?.addEventListener("click", (event) => {
  const of = /** @type {HTMLElement} */ (event.target).closest("[data-line]");
  if (!of) return;
  const lines = text.value.split("\n");
  const at = Number(/** @type {HTMLElement} */ (of).dataset.line) - 1;
  const from = lines.slice(0, at).reduce((sum, line) => sum + line.length + 1, 0);
  text.focus();
  text.setSelectionRange(from, from + (lines[at] ?? "").length);
  text.scrollTop = (text.scrollHeight / lines.length) * Math.max(0, at - 3);
});

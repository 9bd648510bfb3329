// The table's element, and what every module asks about it.

/** @type {HTMLElement} */
export const root = document.getElementById("table");

// Where the wide drawing would be too small to read, a tall one is used, which scrolls: on phones,
// whichever way they are held, and on tablets. The rest of the page is laid out by the style.
export const narrow = matchMedia("(max-width: 75.99rem), (max-height: 41.99rem)");

// Beside the column there is then a place nearly as high as wide, and for most boards a drawing for it.
export const square = matchMedia("(max-aspect-ratio: 3/2)");

// Which drawing the window asks for.
export const layout = () => (narrow.matches ? "narrow" : square.matches ? "square" : "wide");

// A phone, whichever way it is held.
export const small = matchMedia("(max-width: 39.99rem) and (max-aspect-ratio: 1/1), (max-height: 34rem)");

/** @returns {SVGSVGElement | null} */
export const board = () => root.querySelector("svg.board");

// A text that the server has written for the script.
export const say = (/** @type {string} */ key) => root.dataset[key] ?? "";

export const wait = (/** @type {number} */ time) => new Promise((done) => setTimeout(done, time));

// An unchanged element is not touched, or it would be styled again.
/**
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
export function set(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

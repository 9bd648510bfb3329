// How fast things happen on the page: a setting of this browser.

const NAME = "lutece-pace";
const PACES = { slow: 1.8, usual: 1, fast: 0.45, off: 0 };

const calm = matchMedia("(prefers-reduced-motion: reduce)");

// What was chosen; a browser that stores nothing has the usual pace.
export function chosen() {
  try {
    return localStorage.getItem(NAME) ?? "usual";
  } catch {
    return "usual";
  }
}

export function choosePace(name) {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // Then it lasts as long as the page.
  }
}

// By how much to stretch the time of a motion; 0 for none at all.
export const pace = () => (calm.matches ? 0 : PACES[chosen()] ?? 1);

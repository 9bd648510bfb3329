// Whether a board is drawn in rows on a wide screen: a choice that the browser remembers and the
// server reads.

const YEAR = 365 * 24 * 3600;

export function installGrid(root) {
  root.addEventListener("change", (event) => {
    if (!event.target.matches("[data-grid]")) return;
    const age = event.target.checked ? YEAR : 0;
    document.cookie = `lutece_board=grid; path=/; max-age=${age}; SameSite=Lax`;
    location.reload();
  });
}

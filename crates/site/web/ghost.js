// What a move would do, shown on the board: its own layer if the drawing has one, and its piece,
// copied from the drawing's definitions to where it would lie: what has the class `lies` there.

// Shows the piece of this move on the board, or none.
export function ghost(svg, move) {
  svg?.querySelector(".js-ghost")?.remove();
  for (const layer of svg?.querySelectorAll("[data-of]") ?? []) {
    layer.classList.toggle("shown", layer.dataset.of === move?.text);
  }
  const drawn = piece(svg, move);
  if (!drawn) return;
  drawn.classList.add("js-ghost");
  svg.append(drawn);
}

// The piece of a move as it would lie on the board.
export function piece(svg, move) {
  if (!svg || !move?.words) return null;
  const lies = (word) => svg.querySelector(`.lies[data-pick="${CSS.escape(word)}"]`);
  const place = move.words.findIndex((word, at) => at > 0 && lies(word));
  if (place < 0) return null;
  const at = lies(move.words[place]);
  const names = [move.words[place - 1], ...move.words].flatMap((word) => [`ghost-${word}-${move.turn}`, `ghost-${word}`]);
  const drawn = names.map((name) => svg.querySelector(`#${CSS.escape(name)}`)).find(Boolean);
  if (!drawn) return null;
  const box = (at.querySelector(".face") ?? at).getBBox();
  const copy = document.createElementNS("http://www.w3.org/2000/svg", "use");
  copy.setAttribute("href", `#${drawn.id}`);
  copy.setAttribute("x", box.x);
  copy.setAttribute("y", box.y);
  copy.setAttribute("class", "ghost");
  copy.setAttribute("aria-hidden", "true");
  return copy;
}

// Words that are better shown than read, such as the name of a piece: small pictures, copied from
// the definitions of the board. Screen readers read the words, and so does code that asks for the
// text.

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} word */
function picture(word) {
  const [svg, title, use] = ["svg", "title", "use"].map((it) => document.createElementNS(SVG, it));
  svg.setAttribute("class", "glyph");
  svg.setAttribute("role", "img");
  title.textContent = word;
  use.setAttribute("href", `#glyph-${word}`);
  svg.append(title, use);
  return svg;
}

// A text as the nodes that go into an element.
/**
 * @param {string} text
 * @returns {(string | Element)[]}
 */
export function glyphs(text) {
  const drawn = document.querySelectorAll("svg.board symbol[id^=glyph-]");
  const known = new Set([...drawn].map((it) => it.id));
  if (!known.size) return [text];
  return text.split(/([A-Za-z0-9]+)/).filter(Boolean)
    .map((word) => (known.has(`glyph-${word}`) ? picture(word) : word));
}

// A text without what is only for who does not see the board, as the shape of a piece in words: that stands
// between two marks which are neither seen nor heard.
/** @param {string} text */
export const seen = (text) => text.replace(/\u2063.*?\u2063 ?/g, "").trim();

// Makes a move up to the button that plays it, by clicking what lights up, in as few clicks as can be:
// how many picks that takes, how often the piece is turned, and what is shown of the move then.
const [texts, shows, done] = [arguments[0], arguments[1], arguments[arguments.length - 1]];
const root = document.getElementById("table");
const module = (name) => import(document.querySelector(`link[rel=modulepreload][href$='/${name}']`).href);
const MOST = 3; // so many picks are tried

const all = (selector) => [...root.querySelectorAll(selector)].filter(seen);
const click = (it) => it.dispatchEvent(new MouseEvent("click", { bubbles: true }));
const frame = () => new Promise(requestAnimationFrame);

Promise.all([module("turn.js"), module("moves.js")]).then(async ([{ turn, shown }, { agrees, readPick, resolve }]) => {
  // What was picked is taken back, and what is held is let go.
  const clear = () => { for (const it of all("[data-cancel]")) click(it); };

  // What of all that lights up a hand would go for: part of the move, or a space that its piece covers,
  // the middle one first; or what shows where it can go.
  function steps(move) {
    const part = (pick) => pick.split(" ").every((word) => move.words.includes(word));
    const far = (it) => move.covers?.get(it.dataset.pick) ?? 0;
    const picks = all("[data-pick].target")
      .filter((it) => move.covers?.has(it.dataset.pick) || part(it.dataset.pick))
      .sort((a, b) => far(a) - far(b));
    const layer = (it) => [...root.querySelectorAll(`[data-layer="${it.dataset.holds}"] [data-pick]`)];
    const holds = all("[data-holds].target").filter((it) => layer(it).some((at) => part(at.dataset.pick)));
    return [...picks, ...holds].map((it) => it.dataset.pick ?? it.dataset.holds);
  }
  const thing = (name) => all("[data-pick], [data-holds]")
    .find((it) => (it.dataset.pick ?? it.dataset.holds) === name && it.matches(".target"));

  // Whether the move waits for its button now: then it is turned as it must be.
  function waits(move) {
    if (!turn.pinned?.variants.some((it) => it.text === move.text)) return null;
    let turns = 0;
    for (; shown().text !== move.text && turns < 4; turns++) click(all("[data-spin]")[0]);
    return turns;
  }
  // Moves that are listed are buttons.
  const listed = (move) => all("[data-offer]").find((it) => it.dataset.offer === move.text);

  // Tries all ways of so many picks; whether one leads to the move, and how.
  function reach(move, depth, way) {
    clear();
    for (const name of way) {
      const it = thing(name);
      if (!it) return null;
      click(it);
    }
    const turns = waits(move);
    if (turns !== null) return { picks: way.length, turns, way };
    const offer = way.length < depth ? listed(move) : null;
    if (offer) {
      click(offer);
      if (waits(move) !== null) return { picks: way.length + 1, turns: 0, way: [...way, "listed"] };
      clear();
      for (const name of way) click(thing(name));
    }
    if (way.length === depth) return null;
    for (const name of steps(move).slice(0, 6)) {
      if (way.includes(name)) continue;
      const found = reach(move, depth, [...way, name]);
      if (found) return found;
    }
    return null;
  }

  // Whether one thing that lights up belongs to this move alone: then a pick of it is enough.
  const alone = (move) => steps(move).some((name) => {
    const picks = [readPick(name)];
    const left = resolve(turn.moves.filter((it) => agrees(it, picks)), picks, 0);
    return left?.variants.some((it) => it.text === move.text);
  });

  const found = [];
  for (const text of texts) {
    const move = turn.moves.find((it) => it.text === text);
    clear();
    const one = alone(move);
    // Some moves are buttons without a pick, as the end of a turn.
    const button = all(".steps [data-move]").find((it) => it.dataset.move === text);
    let how = button ? { picks: 0, turns: 0, way: ["button"] } : null;
    for (let depth = 0; !how && depth <= MOST; depth++) how = reach(move, depth, []);
    found.push([text, how, one]);
  }
  // What lights up at first, for who wonders why nothing leads to a move.
  const first = () => { clear(); return all("[data-pick].target, [data-offer]").map((it) => it.outerHTML.slice(0, 120)); };
  if (!shows || found.some(([, how]) => !how)) return done({ found, open: first() });
  // What is said of the last one comes a moment later.
  const query = `/previews?${new URLSearchParams([["m", texts.at(-1)]])}&${root.dataset.also ?? ""}`;
  const [told] = await (await fetch(root.dataset.url + query)).json();
  const shownLines = () => all("ul.preview li").map((it) => it.textContent);
  const wanted = [told.sums, ...told.lines].filter(Boolean);
  const step = root.querySelector(".prompt [data-step]");
  // A piece may be shown in the headline by its picture.
  const said = () => step.textContent === told.say || step.querySelector("svg") !== null;
  const known = () => said() && wanted.every((it) => shownLines().includes(it));
  for (let at = 0; at < 600 && !known(); at++) await frame();
  const mark = root.querySelector("svg.board .js-ghost")
    ?? root.querySelector("svg.board [data-of].shown [data-seat]");
  // On the board, wherever the page goes to.
  const [box, board] = [mark, root.querySelector("svg.board")].map((it) => it?.getBoundingClientRect());
  done({ found, told, head: step.textContent,
    lines: shownLines(), ghost: box ? [box.x + box.width / 2 - board.x, box.y + box.height / 2 - board.y] : null });
}).catch((error) => done({ error: String(error.stack ?? error) }));

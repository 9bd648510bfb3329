// How an element lies, what lies over it, what moves and what is said: for the message of a test that fails.
const [it] = arguments;
const brief = (it) => it && (it.cloneNode(false).outerHTML ?? "").slice(0, 300);
const box = it.getBoundingClientRect();
const at = [box.x + box.width / 2, box.y + box.height / 2];
const shown = (name) => [...document.querySelectorAll(name)].filter(seen)
    .map((it) => it.textContent.trim().slice(0, 200));
return { it: brief(it), connected: it.isConnected, box, over: brief(document.elementFromPoint(...at)),
    seen: seen(it), scroll: scrollY,
    moves: document.getAnimations().filter((it) => it.playState === "running")
        .map((it) => [brief(it.effect.target), it.effect.getComputedTiming().endTime]),
    said: shown("#toast, .explain, #lost"), asks: shown(".now-head"), busy: document.getElementById("table")?.ariaBusy,
    behind: document.getElementById("table")?.dataset.behind ?? null };

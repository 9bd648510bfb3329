// What a person sees of a table: how far it is, whose turn it is, and what can be clicked.
const root = document.getElementById("table");
if (!root || !document.documentElement.classList.contains("js")) return null;
const all = (selector) => [...root.querySelectorAll(selector)].filter(seen);
// While a click is on its way nothing reacts, though for a moment it looks as before.
const busy = root.ariaBusy === "true";
const open = (selector) => (busy ? [] : all(selector).filter((it) => !it.disabled));
// What shows first where it can go, as a card of a landmark, is clicked like what is picked.
const targets = open(":is([data-pick], [data-holds]).target");
const offers = open(".steps :is([data-move], [data-offer]), .talk [data-offer]");
const scene = {
  version: Number(root.dataset.version),
  mine: root.querySelector("#turn") !== null,
  over: all(".result").length > 0,
  lift: all("[data-lift]")[0] ?? null,
  confirm: open("[data-confirm]")[0] ?? null,
  cancel: open("[data-cancel]")[0] ?? null,
  // For a moment after a click it cannot be hit by a second one.
  undo: all("[data-key=u]")[0] ?? null,
  targets: targets.map((it) => [it.dataset.pick ?? it.dataset.holds, it]),
  offers: offers.map((it) => [it.dataset.move ?? it.dataset.offer, it]),
  chosen: all("[data-pick].chosen").map((it) => it.dataset.pick),
  points: all(".score[data-points]").map((it) => Number(it.dataset.points)),
};
const brief = [scene.version, scene.mine, scene.over, !!scene.lift, !!scene.confirm,
  scene.chosen, scene.offers.map((it) => it[0])];
// What a click changes, whatever else happens at the table.
const effect = [root.dataset.ply, ...brief.slice(1), scene.targets.map((it) => it[0])];
return { ...scene, brief: JSON.stringify(brief), effect: JSON.stringify(effect) };

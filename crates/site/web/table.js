// The table in the browser: puts its parts together. It knows no rules: the server sends the legal
// moves as phrases of words, everything that can be clicked carries its words in `data-pick`, and
// each pick narrows the list until one move is left. What a move would bring is asked from the
// server.

import { call } from "./calls.js";
import { held, newTurn } from "./choose.js";
import { installTime } from "./clock.js";
import { installScroll } from "./scroll.js";
import { explain } from "./explain.js";
import { installFirst } from "./first.js";
import { installGrid } from "./grid.js";
import { installFold } from "./fold.js";
import { look } from "./glide.js";
import { installHands } from "./hands.js";
import { hint, installHints } from "./hints.js";
import { hold } from "./hold.js";
import { installKeys } from "./keys.js";
import { installLayers } from "./layers.js";
import { listen } from "./line.js";
import { remember } from "./parts.js";
import { here, jump } from "./replay.js";
import { layout, narrow, root, square } from "./root.js";
import { settings, installSettings } from "./settings.js";
import { installLog } from "./story.js";
import { studied, installStudy } from "./study.js";
import { talk, installTalk } from "./talk.js";
import { installNews } from "./news.js";
import { installWhere } from "./where.js";
import { fetchPart, goStraight, hurry, onNews, settle, onBoards } from "./update.js";

const COME_AND_GO = 20000; // how often to see who of the others is there

// The board is drawn for the shape of the window.
function layOut() {
  const form = root.querySelector("[data-replay-bar]");
  if (form) jump(form);
  else fetchPart();
}

// What follows whenever a new board arrives.
function fresh() {
  settings();
  talk();
  if (root.dataset.replay) here();
  else if (root.dataset.study) studied();
  else call();
}

hold(root);
installLog(root);
installLayers(root, held);
installScroll(root);
explain(root);
installFirst(root);
installGrid(root);
installFold();
installWhere();
installNews(root, hurry);
installHands();
installKeys();
installSettings();
installTalk();
installTime();
installStudy();
installHints();
onBoards(fresh);

remember(root);
newTurn();
settle();
fresh();
requestAnimationFrame(() => {
  look(root);
  hint();
});
listen(root, onNews, goStraight);
for (const shape of [narrow, square]) shape.addEventListener("change", layOut);
if (root.dataset.layout !== layout()) layOut();
document.addEventListener("visibilitychange", () => {
  if (document.hidden) goStraight();
  else if (root.dataset.events) fetchPart().catch(() => {});
});
// Players coming and going matter less than the news being told.
setInterval(() => {
  const rests = !root.classList.contains("telling") && !("behind" in root.dataset);
  if (!document.hidden && rests && "others" in root.dataset) fetchPart().catch(() => {});
}, COME_AND_GO);

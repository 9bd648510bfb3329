// The table in the browser: puts its parts together. It knows no rules: the server sends the legal
// moves as phrases of words, everything that can be clicked carries its words in `data-pick`, and
// each pick narrows the list until one move is left. What a move would bring is asked from the
// server.

import { call } from "./calls.js";
import { newTurn, refresh } from "./choose.js";
import { tellTime } from "./clock.js";
import { tellEnds } from "./ends.js";
import { explain } from "./explain.js";
import { tellFirst } from "./first.js";
import { tellGrid } from "./grid.js";
import { tellFold } from "./fold.js";
import { look } from "./glide.js";
import { tellHands } from "./hands.js";
import { hold } from "./hold.js";
import { tellKeys } from "./keys.js";
import { tellLayers } from "./layers.js";
import { listen } from "./line.js";
import { note } from "./parts.js";
import { here, jump } from "./reel.js";
import { narrow, root } from "./root.js";
import { settings, tellSettings } from "./settings.js";
import { tellLog } from "./story.js";
import { studied, tellStudy } from "./study.js";
import { talk, tellTalk } from "./talk.js";
import { tellTour } from "./tour.js";
import { fetchPart, heard, settle, tellBoards } from "./update.js";

const COME_AND_GO = 20000; // how often to see who of the others is there

// The board is drawn for the shape of the window.
function layOut() {
  const form = root.querySelector("[data-reel]");
  if (form) jump(form);
  else fetchPart();
}

// Whatever a new board brings with it.
function fresh() {
  settings();
  talk();
  if (root.dataset.replay) here();
  else if (root.dataset.study) studied();
  else call();
}

hold(root);
tellLog(root);
tellLayers(root, refresh);
tellEnds(root);
explain(root);
tellFirst(root);
tellGrid(root);
tellFold();
tellTour(root);
tellHands();
tellKeys();
tellSettings();
tellTalk();
tellTime();
tellStudy();
tellBoards(fresh);

note(root);
newTurn();
settle();
fresh();
requestAnimationFrame(() => look(root));
listen(root, heard);
narrow.addEventListener("change", layOut);
if ((root.dataset.layout === "narrow") !== narrow.matches) layOut();
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && root.dataset.events) fetchPart().catch(() => {});
});
setInterval(() => {
  if (!document.hidden && "others" in root.dataset) fetchPart().catch(() => {});
}, COME_AND_GO);

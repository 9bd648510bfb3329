// The settings of this browser: how fast things happen, whether there is a sound, and whether a
// coach warns of blunders.

import { choosePace, chosen } from "./pace.js";
import { root } from "./root.js";
import { chime, chooseSound, isLoud } from "./sound.js";

const COACH = "lutece-coach";

function isCoached() {
  try {
    return localStorage.getItem(COACH) === "on";
  } catch {
    return false;
  }
}

function chooseCoach(on) {
  try {
    localStorage.setItem(COACH, on ? "on" : "off");
  } catch {
    // Then it lasts as long as the page.
  }
}

// Shows what is chosen, which the server does not know.
export function settings() {
  const pace = root.querySelector("select[data-pace]");
  const sound = root.querySelector("input[data-sound]");
  if (pace) pace.value = chosen();
  if (sound) sound.checked = isLoud();
  const coach = root.querySelector("input[data-coach]");
  if (coach) coach.checked = isCoached();
}

export function installSettings() {
  root.addEventListener("change", ({ target }) => {
    if (target.matches("[data-pace]")) choosePace(target.value);
    if (target.matches("[data-coach]")) chooseCoach(target.checked);
    if (target.matches("[data-sound]")) {
      chooseSound(target.checked);
      chime();
    }
  });
}

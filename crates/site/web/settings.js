// The settings of this browser: how fast things happen, and whether there is a sound.

import { choosePace, chosen } from "./pace.js";
import { root } from "./root.js";
import { chime, chooseSound, isLoud } from "./sound.js";

// Shows what is chosen; the server does not know it.
export function settings() {
  const pace = root.querySelector("select[data-pace]");
  const sound = root.querySelector("input[data-sound]");
  if (pace) pace.value = chosen();
  if (sound) sound.checked = isLoud();
}

export function installSettings() {
  root.addEventListener("change", ({ target }) => {
    if (target.matches("[data-pace]")) choosePace(target.value);
    if (target.matches("[data-sound]")) {
      chooseSound(target.checked);
      chime();
    }
  });
}

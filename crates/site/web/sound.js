// A soft tone, if sound is on in this browser: a setting.

const NAME = "lutece-sound";

let audio = null;

export function isLoud() {
  try {
    return localStorage.getItem(NAME) !== "off";
  } catch {
    return true;
  }
}

export function chooseSound(loud) {
  try {
    localStorage.setItem(NAME, loud ? "on" : "off");
  } catch {
    // Then it lasts as long as the page.
  }
}

// Two notes of a bell. A browser makes no sound before the first click.
export function chime() {
  if (!isLoud() || !window.AudioContext || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  [[659, 0], [880, 0.16]].forEach(([pitch, after]) => {
    const [tone, gain, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + after];
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  });
}

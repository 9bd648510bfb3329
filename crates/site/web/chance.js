// Chance in letters, 128 bits of it. `crypto.randomUUID` would be shorter, but browsers have it on
// secure pages only, and not at the address of a neighbour's laptop.

export const chance = () => [...crypto.getRandomValues(new Uint8Array(16))]
  .map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Draws numbers from 0 to 1, always the same ones for the same text. */
export function createChance(text: string): () => number {
  let state = hash(text);
  // Mulberry32: one word of state, and cheap enough to be made for every call.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a: numbers that differ in one digit end far apart. */
function hash(text: string): number {
  let result = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    result = Math.imul(result ^ text.charCodeAt(index), 0x01000193);
  }
  return result;
}

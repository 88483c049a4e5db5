/** Chance that falls alike for every seed. */
export interface Chance {
  /** A whole number from the first to the last. */
  between(first: number, last: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  flip(): boolean;
}

export function makeChance(seed: number): Chance {
  let state = seed * 2_654_435_761;
  // mulberry32
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (first: number, last: number): number =>
    first + Math.floor(next() * (last - first + 1));
  return {
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    flip: () => next() < 0.5,
  };
}

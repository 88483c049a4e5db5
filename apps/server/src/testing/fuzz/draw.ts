/** Chance that can be repeated: the same seed draws the same. */
export interface Draw {
  below(limit: number): number;
  /** True in so many of hundred cases. */
  percent(part: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** mulberry32: small, quick, and good enough to spread requests. */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    percent: (part) => next() * 100 < part,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('there is nothing to pick from');
      return item;
    },
  };
}

/** Each request has a seed of its own, so that its place alone is enough to make it again. */
export function drawFor(seed: number, position: number): Draw {
  return createDraw(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(position + 1, 0xc2b2ae35));
}

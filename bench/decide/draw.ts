/** Chance that can be repeated: the same seed draws the same (mulberry32). */
export interface Draw {
  /** From 0 up to 1. */
  share(): number;
  /** From 0 up to and including `most`. */
  upTo(most: number): number;
  isOnceIn(count: number): boolean;
  oneOf<Value>(values: readonly [Value, ...Value[]]): Value;
}

export function makeDraw(seed: number): Draw {
  let state = seed;
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number): number => Math.floor(share() * (most + 1));
  return {
    share,
    upTo,
    isOnceIn: (count) => upTo(count - 1) === 0,
    oneOf: ([first, ...rest]) => rest[upTo(rest.length) - 1] ?? first,
  };
}

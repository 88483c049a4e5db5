import type { Measured } from '../lists/measure-questions.ts';

/** How much longer an answer may take from many contacts than from few. */
export const mostRatio = 1.3;
/** In milliseconds; what is faster is fast enough, whatever the ratio. */
export const longestWithoutRatio = 50;

export interface Compared {
  name: string;
  few: number;
  many: number;
}

/** Each question at both sizes, and those that miss the budget. */
export function compareSizes(
  few: readonly Measured[],
  many: readonly Measured[],
): { compared: Compared[]; missed: Compared[] } {
  const before = new Map(few.map(({ name, p95 }) => [name, p95]));
  const compared = many.map(({ name, p95 }) => {
    const known = before.get(name);
    if (known === undefined) throw new Error(`${name} was measured at one size alone`);
    return { name, few: known, many: p95 };
  });
  const missed = compared.filter(
    (each) => each.many > longestWithoutRatio && each.many > mostRatio * each.few,
  );
  return { compared, missed };
}

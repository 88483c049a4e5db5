import { AuthError } from '../errors.ts';

const unitMilliseconds = new Map([
  ['ns', 1e-6],
  ['us', 1e-3],
  ['µs', 1e-3],
  ['μs', 1e-3],
  ['ms', 1],
  ['s', 1000],
  ['m', 60_000],
  ['h', 3_600_000],
]);

/** The longest time that clients can write, which is more than a life. */
const longestMilliseconds = 2_562_047 * 3_600_000;

/** Milliseconds of `24h` or `1h30m`, as Go writes durations; 0 for `none`. */
export function readBan(text: string): number {
  if (text === 'none' || text === '0') return 0;
  const parts = [...text.matchAll(/(\d+(?:\.\d*)?|\.\d+)([a-zµμ]+)/g)];
  const isWhole = parts.length > 0 && parts.map(([part]) => part).join('') === text;
  const milliseconds = parts.reduce(
    (sum, [, amount, unit = '']) =>
      sum + Number(amount) * (unitMilliseconds.get(unit) ?? Number.NaN),
    0,
  );
  if (!isWhole || !(milliseconds <= longestMilliseconds)) {
    throw new AuthError(
      'validation_failed',
      `invalid format for ban duration: ${text.slice(0, 40)}`,
    );
  }
  return milliseconds;
}

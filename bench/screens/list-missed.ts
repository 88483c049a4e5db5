import { percentile } from '../lists/percentile.ts';

/** How many milliseconds each round took until a screen stood: clicked within the app, and loaded as a whole. */
export interface ScreenTimes {
  name: string;
  clicks: readonly number[];
  loads: readonly number[];
}

/** At most, in milliseconds: the median over all screens, and the slowest screen by its 95th percentile. */
const budgets = {
  p50_ms: 400,
  worst_p95_ms: 1000,
  load_p50_ms: 700,
  load_worst_p95_ms: 1500,
} as const;

type Figure = keyof typeof budgets;

const findMedian = (screens: readonly (readonly number[])[]): number =>
  Math.round(percentile(screens.flat(), 0.5));

const findWorst = (screens: readonly (readonly number[])[]): number =>
  Math.round(Math.max(...screens.map((taken) => percentile(taken, 0.95))));

export function sumUp(times: readonly ScreenTimes[]): Record<Figure, number> {
  const clicks = times.map((screen) => screen.clicks);
  const loads = times.map((screen) => screen.loads);
  return {
    p50_ms: findMedian(clicks),
    worst_p95_ms: findWorst(clicks),
    load_p50_ms: findMedian(loads),
    load_worst_p95_ms: findWorst(loads),
  };
}

const figures: readonly Figure[] = ['p50_ms', 'worst_p95_ms', 'load_p50_ms', 'load_worst_p95_ms'];

/** A sentence for each budget that is missed. */
export const listMissed = (found: Record<Figure, number>): string[] =>
  figures
    .filter((figure) => found[figure] > budgets[figure])
    .map((figure) => `${figure} is ${found[figure]}; its budget is at most ${budgets[figure]}.`);

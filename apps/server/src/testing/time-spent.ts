/** What a file of tests spends time on besides testing. Starting includes loading the sample data. */
export const spendings = [
  'cloning',
  'migrating',
  'starting',
  'demo',
  'waiting',
  'closing',
] as const;

export type Spending = (typeof spendings)[number];
export type TimeSpent = Partial<Record<Spending, number>>;

const spent = new Map<Spending, number>();

/** Adds how long the work took to what this file has spent. */
export async function spend<Result>(on: Spending, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    spent.set(on, (spent.get(on) ?? 0) + performance.now() - began);
  }
}

/** In milliseconds, since the file before: files of a worker run one after the other. */
export function takeTimeSpent(): TimeSpent {
  const taken: TimeSpent = Object.fromEntries(
    [...spent].map(([on, milliseconds]) => [on, Math.round(milliseconds)]),
  );
  spent.clear();
  return taken;
}

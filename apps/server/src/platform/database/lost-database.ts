import { setTimeout as wait } from 'node:timers/promises';

/** Refused, reset or timed out; or the server stops, has crashed, or comes round and takes nobody yet. */
const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08003',
  '08006',
  '57P01',
  '57P02',
  '57P03',
]);

/** Whether the connection to the database was lost, or none was to be had: nothing of the transaction stays. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && lostCodes.has(String(error.code))) return true;
  return /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/.test(
    error.message,
  );
}

/** So long a server may take to come round after a crash. */
const longestMilliseconds = 60_000;
const againMilliseconds = 250;

/** Does what has to be written down although the database is away, once it is back. */
export async function writeOnceBack<Result>(write: () => Promise<Result>): Promise<Result> {
  const endsAt = performance.now() + longestMilliseconds;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseLost(error) || performance.now() > endsAt) throw error;
      await wait(againMilliseconds);
    }
  }
}

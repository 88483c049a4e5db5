import { setTimeout as wait } from 'node:timers/promises';
import { readStanding } from './read-records.ts';
import type { RunContext } from './run-context.ts';
import { resumePaused } from './take-steps.ts';

/**
 * Waits until nobody is to be called or judged any more and no call is under way, or until nothing has arrived for so
 * long. Calls that nobody asked the carrier for stay: only ten minutes prove that. People who come to be called at the
 * end of that, because news of a call came late, get as long again: only then are they overdue.
 */
export async function awaitSettled(context: RunContext, patienceSeconds: number): Promise<void> {
  const { ask, carrier, servers, say } = context;
  let last = { arrived: 0, at: performance.now() };
  let closedAt = performance.now();
  for (let turn = 1; ; turn += 1) {
    const { open, reserved, placing, others } = await readStanding(ask);
    if (open + reserved + others === 0) return;
    if (turn % 10 === 0) {
      say(
        `settling: ${open} to be called, ${reserved} reserved, ${placing} placing, ${others} more`,
      );
    }
    const { arrived } = await carrier.count();
    if (arrived > last.arrived) last = { arrived, at: performance.now() };
    const now = performance.now();
    if (open === 0) closedAt = now;
    const quietSince = open === 0 ? last.at : Math.max(last.at, closedAt);
    if (now - quietSince > patienceSeconds * 1000) return;
    await resumePaused(context);
    await servers.replace('all');
    await wait(1_000);
  }
}

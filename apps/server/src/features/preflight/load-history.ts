import { type Outcome, outcomes } from '@ringfence/domain/calls/words';
import { leastOwnCalls, usualOutcomes, usualSeconds } from '@ringfence/domain/forecast/usual-calls';
import type { Transaction } from '../../platform/database/database.ts';
import { measureCalls, sumOutcomes } from './queries/campaign.ts';

const historyDays = 90;
const dayMilliseconds = 86_400_000;

const isOutcome = (word: string): word is Outcome => outcomes.some((known) => known === word);

/** How the organization's own calls ended of late; usual rates where there are too few. */
export async function loadHistory(transaction: Transaction, now: Date) {
  const since = new Date(now.getTime() - historyDays * dayMilliseconds);
  const rows = await transaction.all(sumOutcomes, [since]);
  const calls = rows.reduce((sum, row) => sum + row.calls, 0);
  if (calls < leastOwnCalls) {
    return { calls, isOwn: false, outcomes: usualOutcomes, seconds: usualSeconds };
  }
  const shares: Partial<Record<Outcome, number>> = {};
  for (const row of rows) if (isOutcome(row.outcome)) shares[row.outcome] = row.calls / calls;
  const measured = await transaction.first(measureCalls, [since]);
  const line = Number(measured?.line_seconds ?? usualSeconds.line);
  const talk = Number(measured?.talk_seconds ?? usualSeconds.talk);
  const connected = Number(measured?.connected_seconds ?? usualSeconds.connected);
  return { calls, isOwn: true, outcomes: shares, seconds: { line, talk, connected } };
}

export type History = Awaited<ReturnType<typeof loadHistory>>;

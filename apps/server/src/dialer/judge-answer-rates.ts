import {
  type AnswerCounts,
  type AnswerFigures,
  findRestEnd,
  pastCalls,
  recentCalls,
  shouldRest,
  uncountedOutcomes,
} from '@ringfence/domain/caller-ids/judge-answer-rate';
import * as z from 'zod';
import { notifyMembers } from '../features/notifications/index.ts';
import { appendEntries } from '../platform/activity/append-entries.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { RowOf } from '../platform/database/statement.ts';
import type { JobDefinition } from '../platform/jobs/jobs.ts';
import { publishEvents } from '../platform/live/publish-events.ts';
import { isAnsweredByPerson } from './count-answers.ts';
import { countAnswersOfPool, listJudgedNumbers, restNumber } from './queries/answer-rates.ts';
import type { DialerServices } from './services.ts';

type JudgingServices = Pick<DialerServices, 'database' | 'effects' | 'now'>;
type Number = RowOf<typeof listJudgedNumbers.row>;

/** Pools that made no call since have nothing new to judge by; a day, so that a job that fell behind misses nothing. */
const usedMilliseconds = 86_400_000;

export const judgeAnswerRatesJob: JobDefinition<Record<never, never>> = {
  name: 'judge-answer-rates',
  payload: z.object({}),
  cron: '*/5 * * * *',
  coalesce: true,
  longestSeconds: 300,
};

const add = (counts: readonly AnswerCounts[]): AnswerCounts => ({
  placed: counts.reduce((sum, { placed }) => sum + placed, 0),
  answered: counts.reduce((sum, { answered }) => sum + answered, 0),
});

/** The figures of each number of a pool, by number. */
async function readFigures(
  transaction: Transaction,
  { organization_id, pool_id }: Number,
  numbers: readonly Number[],
): Promise<Map<string, AnswerFigures>> {
  const rows = await transaction.all(countAnswersOfPool, [
    organization_id,
    pool_id,
    uncountedOutcomes,
    recentCalls,
    pastCalls,
  ]);
  const count = (isMeant: (row: (typeof rows)[number]) => boolean): AnswerCounts =>
    add(
      rows.filter(isMeant).map((row) => ({
        placed: row.calls,
        answered: isAnsweredByPerson({
          outcome: row.outcome,
          choice: row.choice,
          wasAnswered: row.was_answered,
          answeredBy: row.answered_by,
        })
          ? row.calls
          : 0,
      })),
    );
  return new Map(
    numbers.map(({ e164 }) => [
      e164,
      {
        recent: count((row) => row.e164 === e164 && row.is_recent),
        past: count((row) => row.e164 === e164 && !row.is_recent),
        others: count((row) => row.e164 !== e164 && row.is_recent),
      },
    ]),
  );
}

/** Says so in the record, to admins and on every screen. */
async function rest(
  services: JudgingServices,
  transaction: Transaction,
  { organization_id: organizationId, pool_id: poolId, id, e164 }: Number,
  { recent, past, others }: AnswerFigures,
): Promise<boolean> {
  const now = services.now();
  const until = findRestEnd(now);
  const figures = [recent, past, others].flatMap(({ placed, answered }) => [placed, answered]);
  const values = [organizationId, id, poolId, now, until, ...figures];
  if ((await transaction.first(restNumber, values)) === undefined) return false;
  const subject = { kind: 'caller_id', id } as const;
  await appendEntries(transaction, services.effects, [
    {
      organizationId,
      actor: { kind: 'system' },
      action: 'caller_id.rested',
      subject,
      detail: { e164, until: until.toISOString(), recent, past, others },
    },
  ]);
  await notifyMembers(transaction, services.effects, {
    organizationId,
    kind: 'caller_id_rested',
    subject,
    to: 'admins',
  });
  await publishEvents(transaction, services.effects.wakeRelay, [
    { organizationId, event: { kind: 'organization_changed' } },
  ]);
  return true;
}

/**
 * Rests the numbers of a pool that people have stopped answering. The last one that is awake goes on all the same:
 * the people who should be called are called, and the figures are there for an admin to see.
 */
async function judgePool(services: JudgingServices, numbers: readonly Number[]): Promise<void> {
  const [first] = numbers;
  let awake = numbers.filter(({ is_awake }) => is_awake).length;
  if (first === undefined || awake < 2) return;
  await services.database.asSystem(async (transaction) => {
    const figures = await readFigures(transaction, first, numbers);
    for (const number of numbers) {
      const found = figures.get(number.e164);
      if (!number.is_awake || awake < 2 || found === undefined || !shouldRest(found)) continue;
      if (await rest(services, transaction, number, found)) awake -= 1;
    }
  });
}

/** Of every pool that has been calling lately. Running twice changes nothing: a number that rests is left alone. */
export async function judgeAnswerRates(services: JudgingServices): Promise<void> {
  const now = services.now();
  const since = new Date(now.getTime() - usedMilliseconds);
  const numbers = await services.database.asSystem((transaction) =>
    transaction.all(listJudgedNumbers, [since, now]),
  );
  const pools = Map.groupBy(numbers, ({ pool_id }) => pool_id);
  for (const pool of pools.values()) await judgePool(services, pool);
}

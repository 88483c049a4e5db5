import { setImmediate as takeTurns, setTimeout as wait } from 'node:timers/promises';
import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import { type Callable, findWindows } from '@ringfence/domain/compliance/find-windows';
import { type Policy, readPolicy } from '@ringfence/domain/compliance/policy';
import type { Transaction } from '../../platform/database/database.ts';
import { retryDeadlock } from '../../platform/database/retry-deadlock.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { loadPeople, loadPolicy, type PersonAtHand } from '../compliance/index.ts';
import { groupShapes } from './group-shapes.ts';
import {
  addShapes,
  listStale,
  listStaleOrganizations,
  removeShapes,
  takeTurn,
  writeCallable,
} from './queries.ts';

export type CallableServices = Pick<Services, 'database' | 'log' | 'now'> & {
  effects: Pick<Services['effects'], 'wakeRelay'>;
};

const batchSize = 500;
/** While calls are under way, which come first: how many at once, and how much longer than that took is rested. */
const batchBesideCalls = 100;
const restBesideCalls = 12;
const longestRestMilliseconds = 5_000;
/** Judged before others get their turn. */
const chunkSize = 100;
/** A screen that hears of every batch of a million people does nothing else. */
const batchesBetweenNews = 20;
/** In one go; people who are left wait for the next. */
const usualMostBatches = 200;

interface Judged extends Callable {
  contactId: string;
}

async function judgeAll(
  people: readonly PersonAtHand[],
  policy: Policy,
  now: Date,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const person of people) {
    judged.push({ contactId: person.contactId, ...findWindows(person, policy, now) });
    if (judged.length % chunkSize === 0) await takeTurns();
  }
  return judged;
}

/** Shapes that ended are left until the next day: somebody may be about to get one. */
const startOfDay = (moment: Date): Date => new Date(moment.toISOString().slice(0, 10));

async function judgeStale(
  transaction: Transaction,
  organizationId: string,
  now: Date,
  size: number,
): Promise<{ found: number; written: number }> {
  const { version, policy } = await loadPolicy(transaction, organizationId);
  const stale = await transaction.all(listStale, [organizationId, now, version, size]);
  if (stale.length === 0) return { found: 0, written: 0 };
  const plan = { campaignId: null, ...campaignCall, roles: policy };
  const contactIds = stale.map(({ contact_id }) => contact_id);
  const people = await loadPeople(transaction, { organizationId, ...plan, now }, contactIds);
  const judged = await judgeAll(people, readPolicy(policy), now);
  const { shapes, places } = groupShapes(judged);
  await transaction.all(addShapes, [organizationId, JSON.stringify(shapes)]);
  const versions = new Map(stale.map(({ contact_id, read_version }) => [contact_id, read_version]));
  const written = await transaction.all(writeCallable, [
    organizationId,
    version,
    JSON.stringify(shapes),
    judged.map(({ contactId }) => contactId),
    judged.map(({ contactId }) => versions.get(contactId)),
    places,
    judged.map(({ zone }) => zone),
    judged.map(({ judgeAt }) => judgeAt),
    judged.map(({ nearLimitUntil }) => nearLimitUntil),
  ]);
  return { found: stale.length, written: written.length };
}

/** One batch of an organization; whether it has more, and is worth another one. */
function judgeBatch(
  { database, effects, now }: CallableServices,
  organizationId: string,
  isNews: boolean,
): Promise<{ written: number; hasMore: boolean; isBesideCalls: boolean }> {
  return retryDeadlock(() =>
    database.asSystem(async (transaction) => {
      const turn = await transaction.first(takeTurn);
      if (turn?.is_ours !== true) return { written: 0, hasMore: false, isBesideCalls: false };
      const isBesideCalls = turn.is_beside_calls;
      const size = isBesideCalls ? batchBesideCalls : batchSize;
      const { found, written } = await judgeStale(transaction, organizationId, now(), size);
      const hasMore = found === size && written > 0;
      if (found > 0 && !hasMore) {
        await transaction.all(removeShapes, [organizationId, startOfDay(now())]);
      }
      if (written > 0 && (isNews || !hasMore)) {
        await publishEvents(transaction, effects.wakeRelay, [
          { organizationId, event: { kind: 'contacts_changed' } },
          { organizationId, event: { kind: 'lists_changed' } },
        ]);
      }
      return { written, hasMore, isBesideCalls };
    }),
  );
}

async function rest(worked: number, signal: AbortSignal | undefined): Promise<void> {
  const milliseconds = Math.min(worked * restBesideCalls, longestRestMilliseconds);
  // A worker that stops waits for nothing.
  await wait(milliseconds, undefined, { signal }).catch(() => {});
}

/**
 * Judges everybody of whom it is not known, or not any more, when they can be called: the engine's word, as
 * for a campaign of automated calls under the organization's policy, whether or not calls are stopped.
 * Organizations take turns. Each batch is a transaction of its own: a process that is killed loses nothing.
 */
export async function judgeCallable(
  services: CallableServices,
  { mostBatches = usualMostBatches, signal }: { mostBatches?: number; signal?: AbortSignal } = {},
): Promise<{ judged: number }> {
  const waiting = await services.database.asSystem((transaction) =>
    transaction.all(listStaleOrganizations, [services.now()]),
  );
  const queue = waiting.map(({ id }) => id);
  let judged = 0;
  for (let batch = 1; batch <= mostBatches; batch += 1) {
    const organizationId = queue.shift();
    if (organizationId === undefined || signal?.aborted) break;
    try {
      const isNews = batch % batchesBetweenNews === 0;
      const began = performance.now();
      const batched = await judgeBatch(services, organizationId, isNews);
      judged += batched.written;
      if (batched.hasMore) queue.push(organizationId);
      if (batched.isBesideCalls) await rest(performance.now() - began, signal);
    } catch (error) {
      // What fails in an organization is its own: the others are served all the same.
      services.log.error({ organizationId, error }, 'who can be called was not judged');
    }
    await takeTurns();
  }
  return { judged };
}

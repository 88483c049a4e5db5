import { chooseCallerIds } from '@ringfence/domain/caller-ids/choose-caller-ids';
import { countPoolRoom, type PoolNumber } from '@ringfence/domain/caller-ids/pool-number';
import type { JudgedPerson } from '@ringfence/domain/compliance/judge-persons';
import { localTime } from '@ringfence/domain/zones/convert-time';
import { nameDay } from '@ringfence/domain/zones/local-days';
import type { Transaction } from '../platform/database/database.ts';
import type { RowOf } from '../platform/database/statement.ts';
import { findCalledFrom, listNumbers, lockNumbers, spendNumbers } from './queries/caller-pools.ts';
import type { DialerServices } from './services.ts';

/** What the calls of a campaign are made from: its own number, or a pool. */
export interface CallerSource {
  organizationId: string;
  /** Null where it has a number of its own. */
  poolId: string | null;
  /** Whose days the calls of a number are counted by. */
  zone: string;
}

export const dayOf = ({ zone }: Pick<CallerSource, 'zone'>, now: Date): string =>
  nameDay(localTime(zone, now).day);

const presentNumber = (row: RowOf<typeof listNumbers.row>): PoolNumber => ({
  e164: row.e164,
  dailyLimit: row.daily_limit,
  callsToday: row.calls_today,
  restsUntil: row.rests_until,
  lastUsedAt: row.last_used_at,
});

/** How many calls the numbers of a pool may still make today, at this moment and without a lock. */
export async function readPoolRoom(
  { database, clock }: DialerServices,
  source: CallerSource,
): Promise<number> {
  if (source.poolId === null) return Number.POSITIVE_INFINITY;
  const { organizationId, poolId } = source;
  return database.asSystem(async (transaction) => {
    const now = await clock.read(transaction);
    const rows = await transaction.all(listNumbers, [organizationId, poolId, dayOf(source, now)]);
    return countPoolRoom(rows.map(presentNumber), now);
  });
}

type Numbered = JudgedPerson & { callerId?: string };

/**
 * Gives everybody who may be called the number that they are called from, where the campaign has a pool. The numbers
 * are held until the transaction ends. `left` are those for whom none was left: another worker was faster.
 */
export async function giveNumbers(
  transaction: Transaction,
  source: CallerSource,
  judged: readonly JudgedPerson[],
  now: Date,
): Promise<{ numbered: Numbered[]; left: string[] }> {
  const called = judged.filter(({ kind }) => kind === 'allow');
  if (source.poolId === null || called.length === 0) return { numbered: [...judged], left: [] };
  const { organizationId, poolId } = source;
  const day = dayOf(source, now);
  const rows = await transaction.all(lockNumbers, [organizationId, poolId, day]);
  const numbers = rows.map(presentNumber);
  const before = await transaction.all(findCalledFrom, [
    organizationId,
    called.map(({ contactId }) => contactId),
    numbers.map(({ e164 }) => e164),
  ]);
  const calledFrom = new Map(before.map(({ contact_id, caller_id }) => [contact_id, caller_id]));
  const persons = called.map(({ contactId, facts }) => ({
    contactId,
    e164: facts.phone.e164,
    calledFrom: calledFrom.get(contactId) ?? null,
  }));
  const chosen = chooseCallerIds(numbers, persons, now);
  const numbered = judged.flatMap((person): Numbered[] => {
    if (person.kind !== 'allow') return [person];
    const callerId = chosen.get(person.contactId);
    return callerId === undefined ? [] : [{ ...person, callerId }];
  });
  const left = called.filter(({ contactId }) => !chosen.has(contactId));
  return { numbered, left: left.map(({ contactId }) => contactId) };
}

/** Counts the calls that were written, in the transaction that holds the numbers. */
export async function countNumbers(
  transaction: Transaction,
  source: CallerSource,
  calls: readonly { caller_id: string }[],
  now: Date,
): Promise<void> {
  if (source.poolId === null || calls.length === 0) return;
  const used = calls.map(({ caller_id }) => caller_id);
  await transaction.all(spendNumbers, [source.organizationId, used, dayOf(source, now), now]);
}

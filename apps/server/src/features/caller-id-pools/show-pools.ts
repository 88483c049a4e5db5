import {
  type CallerIdPool,
  type CallerIdStanding,
  callerIdRest,
} from '@ringfence/contract/caller-id-pools';
import {
  countNumberRoom,
  findPoolWait,
  isResting,
  type PoolNumber,
  type PoolWait,
} from '@ringfence/domain/caller-ids/pool-number';
import { readNumberRegion } from '@ringfence/domain/caller-ids/read-number-region';
import { localTime } from '@ringfence/domain/zones/convert-time';
import { nameDay } from '@ringfence/domain/zones/local-days';
import * as z from 'zod';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { findZone, listPools, listStandings } from './queries.ts';

type Standing = RowOf<typeof listStandings.row>;

const moment = z.coerce.date();
const storedRests = z.array(
  z.object({
    id: z.uuid(),
    started_at: moment,
    until: moment,
    because: callerIdRest.shape.because,
    recent_placed: z.int(),
    recent_answered: z.int(),
    past_placed: z.int(),
    past_answered: z.int(),
    others_placed: z.int(),
    others_answered: z.int(),
    ended_at: moment.nullable(),
    ended_by: z.string(),
    end_reason: z.string().nullable(),
  }),
);

function presentRest(rest: z.infer<typeof storedRests>[number]): CallerIdStanding['rests'][number] {
  const { ended_at: at, ended_by: by, end_reason: reason } = rest;
  return {
    id: rest.id,
    startedAt: rest.started_at.toISOString(),
    until: rest.until.toISOString(),
    because: rest.because,
    recent: { placed: rest.recent_placed, answered: rest.recent_answered },
    past: { placed: rest.past_placed, answered: rest.past_answered },
    others: { placed: rest.others_placed, answered: rest.others_answered },
    ended: at === null || reason === null ? null : { at: at.toISOString(), by, reason },
  };
}

const presentNumber = (row: Standing): PoolNumber => ({
  e164: row.e164,
  dailyLimit: row.daily_limit,
  callsToday: row.calls_today,
  restsUntil: row.rests_until,
  lastUsedAt: row.last_used_at,
});

function presentStanding(row: Standing, now: Date): CallerIdStanding {
  const rests = storedRests.parse(row.rests).map(presentRest);
  const lasts = isResting({ restsUntil: row.rests_until }, now);
  return {
    callerIdId: row.id,
    e164: row.e164,
    label: row.label,
    region: readNumberRegion(row.e164),
    poolId: row.pool_id,
    dailyLimit: row.daily_limit,
    callsToday: row.calls_today,
    last7Days: { placed: row.placed_7, answered: row.answered_7 },
    last30Days: { placed: row.placed_30, answered: row.answered_30 },
    rest: lasts ? (rests.find(({ ended }) => ended === null) ?? null) : null,
    rests,
  };
}

function presentPool(
  pool: RowOf<typeof listPools.row>,
  standings: readonly Standing[],
  now: Date,
): CallerIdPool {
  const numbers = standings.filter(({ pool_id }) => pool_id === pool.id);
  const calling = numbers.filter(
    (row) => row.is_usable && countNumberRoom(presentNumber(row), now) > 0,
  );
  return {
    id: pool.id,
    name: pool.name,
    accountId: pool.account_id,
    numbers: numbers.length,
    callingNumbers: calling.length,
    campaigns: pool.campaigns,
  };
}

async function readToday(transaction: Transaction, now: Date): Promise<string> {
  const zone = (await transaction.first(findZone))?.zone ?? 'UTC';
  return nameDay(localTime(zone, now).day);
}

/** The pools, and every number with what it made and how it was answered. */
export function showPools(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
): Promise<{ pools: CallerIdPool[]; numbers: CallerIdStanding[] }> {
  return database.asTenant(scope, async (transaction) => {
    const moment = now();
    const pools = await transaction.all(listPools, [null]);
    const today = await readToday(transaction, moment);
    const standings = await transaction.all(listStandings, [today, null]);
    return {
      pools: pools.map((pool) => presentPool(pool, standings, moment)),
      numbers: standings.map((row) => presentStanding(row, moment)),
    };
  });
}

export async function findPool(
  transaction: Transaction,
  poolId: string,
  now: Date,
): Promise<CallerIdPool> {
  const pool = await transaction.first(listPools, [poolId]);
  if (pool === undefined) throw new ProblemError('not_found');
  const today = await readToday(transaction, now);
  return presentPool(pool, await transaction.all(listStandings, [today, null]), now);
}

export async function findStanding(
  transaction: Transaction,
  callerIdId: string,
  now: Date,
): Promise<CallerIdStanding> {
  const today = await readToday(transaction, now);
  const row = await transaction.first(listStandings, [today, callerIdId]);
  if (row === undefined) throw new ProblemError('not_found');
  return presentStanding(row, now);
}

const storedNumbers = z.array(
  z.object({
    e164: z.string(),
    dailyLimit: z.int().nullable(),
    countedOn: z.string().nullable(),
    callsCounted: z.int(),
    restsUntil: moment.nullable(),
  }),
);

/** What keeps the numbers of a pool from calling, from the rows as a campaign's query has them. */
export function explainPoolWait(numbers: unknown, zone: string, now: Date): PoolWait | null {
  const today = nameDay(localTime(zone, now).day);
  const known = storedNumbers.parse(numbers).map(({ countedOn, callsCounted, ...number }) => ({
    ...number,
    callsToday: countedOn === today ? callsCounted : 0,
    lastUsedAt: null,
  }));
  return findPoolWait(known, zone, now);
}

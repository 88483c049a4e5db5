import type { AskedCampaign } from '@ringfence/contract/preflight';
import type { PlayedPool } from '@ringfence/domain/forecast/limit-steps';
import { type OwnLimit, sharePace } from '@ringfence/domain/forecast/share-pace';
import { localTime } from '@ringfence/domain/zones/convert-time';
import { nameDay } from '@ringfence/domain/zones/local-days';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { type Asking, readForAsking } from './load-asked.ts';
import { beReadOnly } from './queries/campaign.ts';
import { findSource, listBeside, listNumbers, listSharers } from './queries/source.ts';

/** Taken where no account is known yet. */
const assumedPace = { callsPerSecond: 1, callsAtOnce: 50 };

interface Limits {
  callsPerSecond: OwnLimit;
  callsAtOnce: OwnLimit;
}

/** Where a campaign would call from, what it may take there, and who takes it too. */
export interface Source {
  accountId: string | null;
  isUsable: boolean;
  accountState: string | null;
  account: Limits;
  organization: Limits;
  /** Null where it is a number of its own: one outside of pools has no limit of a day. */
  pool: PlayedPool | null;
  /** The organization's campaigns that call now, and which of them through this account. */
  beside: readonly (Limits & { isThere: boolean })[];
  /** The other organizations that call through this account now. */
  sharers: readonly Limits[];
}

const presentLimits = (row: {
  calls_per_second: number | null;
  calls_at_once: number | null;
}): Limits => ({ callsPerSecond: row.calls_per_second, callsAtOnce: row.calls_at_once });

async function loadPool(
  transaction: Transaction,
  poolId: string | undefined,
  zone: string,
  now: Date,
): Promise<PlayedPool | null> {
  if (poolId === undefined) return null;
  const today = nameDay(localTime(zone, now).day);
  const rows = await transaction.all(listNumbers, [poolId, today]);
  const numbers = rows.map((row) => ({
    e164: row.e164,
    dailyLimit: row.daily_limit,
    callsToday: row.calls_today,
    restsUntil: row.rests_until,
    lastUsedAt: null,
  }));
  return { numbers, zone, asOf: now.getTime() };
}

/** Undefined while nothing is chosen, and where what is chosen is not there. */
export async function loadSource(
  database: Database,
  asking: Asking,
  { callerId, callerPoolId }: Pick<AskedCampaign, 'callerId' | 'callerPoolId'>,
  now: Date,
): Promise<Source | undefined> {
  if (callerId === undefined && callerPoolId === undefined) return undefined;
  const own = await readForAsking(database, asking, async (transaction) => {
    await transaction.all(beReadOnly);
    const row = await transaction.first(findSource, [callerId ?? null, callerPoolId ?? null]);
    if (row === undefined) return undefined;
    const beside = await transaction.all(listBeside, [now, row.account_id]);
    return { row, beside, pool: await loadPool(transaction, callerPoolId, row.zone, now) };
  });
  if (own === undefined) return undefined;
  const { row, beside, pool } = own;
  // Nobody sees the campaigns of others; how much of the account they leave is all that is said of them.
  const sharers =
    row.account_id === null
      ? []
      : await database.asSystem((transaction) =>
          transaction.all(listSharers, [now, row.account_id, asking.scope.organizationId]),
        );
  return {
    accountId: row.account_id,
    isUsable: row.is_usable,
    accountState: row.account_state,
    account: presentLimits(row),
    organization: {
      callsPerSecond: row.own_calls_per_second,
      callsAtOnce: row.own_calls_at_once,
    },
    pool,
    beside: beside.map((each) => ({ ...presentLimits(each), isThere: each.is_there })),
    sharers: sharers.map(presentLimits),
  };
}

type Kind = keyof Limits;
const unlimited = Number.POSITIVE_INFINITY;
const least = (...limits: (OwnLimit | undefined)[]): number =>
  Math.min(...limits.map((limit) => limit ?? unlimited));

/** The part of the account's and of the organization's that is left to the campaign while all who call now do so. */
function shareOf(source: Source, kind: Kind): number {
  const { account, organization, beside, sharers } = source;
  const limits = (some: readonly Limits[]): OwnLimit[] => some.map((each) => each[kind]);
  const ofOrganization = sharePace(account[kind] ?? unlimited, limits(sharers));
  const there = beside.filter(({ isThere }) => isThere);
  return Math.min(
    sharePace(ofOrganization, limits(there)),
    sharePace(organization[kind] ?? unlimited, limits(beside)),
  );
}

export interface ChosenPace {
  /** Null while no account is known. */
  accountCallsPerSecond: number | null;
  /** What the campaign may take at most. */
  allowed: { callsPerSecond: number; callsAtOnce: number };
  /** What it is taken to have while others take of it too. */
  expected: { callsPerSecond: number; callsAtOnce: number };
}

export function choosePace(
  asked: Pick<AskedCampaign, 'callsPerSecond' | 'callsAtOnce'>,
  source: Source | undefined,
): ChosenPace {
  const allow = (kind: Kind): number =>
    least(asked[kind], source?.account[kind] ?? assumedPace[kind], source?.organization[kind]);
  const expect = (kind: Kind): number => {
    const share = source === undefined ? unlimited : shareOf(source, kind);
    return Math.min(allow(kind), share);
  };
  const known = source?.account.callsPerSecond ?? null;
  return {
    accountCallsPerSecond:
      known === null ? null : least(known, source?.organization.callsPerSecond),
    allowed: { callsPerSecond: allow('callsPerSecond'), callsAtOnce: allow('callsAtOnce') },
    expected: { callsPerSecond: expect('callsPerSecond'), callsAtOnce: expect('callsAtOnce') },
  };
}

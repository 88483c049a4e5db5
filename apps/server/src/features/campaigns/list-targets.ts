import {
  type CampaignTarget,
  type TargetStanding,
  targetStanding,
} from '@ringfence/contract/campaign-targets';
import { candidateZone, reason } from '@ringfence/contract/decisions';
import { findWait } from '@ringfence/domain/campaigns/find-wait';
import { showReference } from '@ringfence/domain/imports/derive-reference';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import { readNumber } from '@ringfence/domain/phone/read-number';
import * as z from 'zod';
import { cutPageAt, decodePlace, encodePlace, firstId } from '../../platform/database/cursor.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import {
  findHome,
  findPeople,
  listAll,
  listAmong,
  listCalling,
  listPlanned,
  listSettled,
  listWaiting,
} from './queries/targets.ts';
import { listWaitingFor } from './queries/waits.ts';

type Row = RowOf<typeof listAll.row>;
type Home = RowOf<typeof findHome.row>;

/** A common name in a campaign that few of them are in would be looked for among everybody of that name. */
const search = { people: 2_000, batches: 5 };

const reasons = z.array(reason);
const zones = z.array(candidateZone);
/** The next time, where it is what the page is sorted by, and the contact. */
const place = z.tuple([z.iso.datetime().nullable(), z.uuid()]);

export interface TargetPage {
  campaignId: string;
  limit: number;
  cursor?: string | undefined;
  standing?: TargetStanding | undefined;
  /** Of those who are deferred, what they wait for. */
  reason?: string | undefined;
  search?: string | undefined;
}

interface Found {
  rows: Row[];
  /** Behind whom a search goes on that has not looked at everybody yet. */
  reach: string | null;
}

const isLeftOver = ({ state }: Home, kind: string): boolean =>
  state === 'stopped' && (kind === 'planned' || kind === 'waiting');

function findStanding(row: Row, home: Home, now: Date): TargetStanding {
  // A worker is still to end some of them; a stop left them all the same.
  if (isLeftOver(home, row.kind)) return 'stopped';
  if (row.next_at === null) return targetStanding.parse(row.kind);
  return row.next_at <= now ? 'ready' : 'deferred';
}

function findZones(row: Row): string[] {
  if (row.zones !== null) return zones.parse(row.zones).map(({ zone }) => zone);
  return row.zone === null ? [] : [row.zone];
}

function presentWait(row: Row, home: Home, now: Date): Pick<CampaignTarget, 'nextAt' | 'waitsFor'> {
  const { next_at: nextAt, verdict, attempts } = row;
  if (nextAt === null || isLeftOver(home, row.kind)) return { nextAt: null, waitsFor: null };
  const { not_before: notBefore, moved_to: movedTo, hour_at: hourAt } = row;
  const waiting = { nextAt, notBefore, movedTo, hourAt, verdict, attempts, origin: home.origin };
  return { nextAt: nextAt.toISOString(), waitsFor: findWait(waiting, now) };
}

function presentTarget(row: Row, home: Home, now: Date): CampaignTarget {
  return {
    contact: {
      id: row.contact_id,
      fullName: row.full_name,
      externalReference: showReference(row.external_reference),
    },
    phone: row.e164 === null ? null : maskPhone(row.e164),
    standing: findStanding(row, home, now),
    attempts: row.attempts,
    ...presentWait(row, home, now),
    zones: findZones(row),
    reasons: reasons.parse(row.reasons ?? []).filter(({ verdict }) => verdict !== 'allow'),
    endedBecause: row.ended_because,
    lastCall: row.call_id === null ? null : { id: row.call_id, outcome: row.outcome },
  };
}

type Place = z.infer<typeof place>;

function listStanding(
  transaction: Transaction,
  { campaignId, standing, reason: wanted, limit }: TargetPage,
  [time, contactId]: Place,
  now: Date,
): Promise<Row[]> {
  const most = limit + 1;
  const values = [campaignId, contactId, most];
  const behind = [time ?? '-infinity', contactId, most];
  if (wanted !== undefined) {
    return transaction.all(listWaitingFor, [campaignId, now, ...behind, wanted]);
  }
  switch (standing) {
    case undefined:
      return transaction.all(listAll, values);
    case 'planned':
      return transaction.all(listPlanned, values);
    case 'calling':
      return transaction.all(listCalling, values);
    case 'ready':
      return transaction.all(listWaiting, [campaignId, '-infinity', now, ...behind]);
    case 'deferred':
      return transaction.all(listWaiting, [campaignId, now, 'infinity', ...behind]);
    default:
      return transaction.all(listSettled, [...values, standing]);
  }
}

async function listSearched(
  transaction: Transaction,
  { campaignId, standing, reason: waitsFor, limit }: TargetPage,
  [wanted, contactId]: [wanted: string, contactId: string],
  now: Date,
): Promise<Found> {
  const { numbers, lastFour } = readNumber(wanted);
  const rows: Row[] = [];
  let reach: string | null = contactId;
  for (
    let batch = 0;
    batch < search.batches && reach !== null && rows.length <= limit;
    batch += 1
  ) {
    const asked = [wanted, numbers, lastFour, reach, search.people];
    const people: { id: string }[] = await transaction.all(findPeople, asked);
    const ids = people.map(({ id }) => id);
    const most = limit + 1 - rows.length;
    const among = [campaignId, ids, standing ?? null, now, most, waitsFor ?? null];
    rows.push(...(await transaction.all(listAmong, among)));
    reach = ids.length < search.people ? null : (ids.at(-1) ?? null);
  }
  return { rows, reach };
}

async function findRows(
  transaction: Transaction,
  asked: TargetPage,
  home: Home,
  now: Date,
): Promise<Found> {
  // Who waits for something is deferred, whatever else was asked for.
  const page: TargetPage = asked.reason === undefined ? asked : { ...asked, standing: 'deferred' };
  const after = page.cursor === undefined ? null : decodePlace(place, page.cursor);
  if (page.standing !== undefined && isLeftOver(home, kindOf(page.standing))) {
    return { rows: [], reach: null };
  }
  const [time, contactId] = after ?? [null, firstId];
  const wanted = page.search ?? '';
  if (wanted !== '') return listSearched(transaction, page, [wanted, contactId], now);
  return { rows: await listStanding(transaction, page, [time, contactId], now), reach: null };
}

const kindOf = (standing: TargetStanding): string =>
  standing === 'ready' || standing === 'deferred' ? 'waiting' : standing;

/** The people of a campaign, each with where they stand, when they are called next, and why not now. */
export async function listTargets(
  { database, now: readClock }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  page: TargetPage,
): Promise<{ targets: CampaignTarget[]; nextCursor: string | null }> {
  const now = readClock();
  const home = await database.asTenant(scope, (transaction) =>
    transaction.first(inScope(scope, findHome), [page.campaignId]),
  );
  if (home === undefined) throw new ProblemError('not_found');
  // A search looks within the organization of the campaign, for super administrators too.
  const { rows, reach } = await database.asTenant(
    { ...scope, organizationId: home.organization_id },
    (transaction) => findRows(transaction, page, home, now),
  );
  const { shown, nextCursor } = cutPageAt(rows, page.limit, (row) =>
    encodePlace([row.next_at?.toISOString() ?? null, row.contact_id]),
  );
  const goesOn = nextCursor === null && reach !== null ? encodePlace([null, reach]) : null;
  return {
    targets: shown.map((row) => presentTarget(row, home, now)),
    nextCursor: nextCursor ?? goesOn,
  };
}

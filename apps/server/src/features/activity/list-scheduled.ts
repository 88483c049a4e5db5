import { type HoursOf, type ScheduledCall, scheduledCall } from '@ringfence/contract/activity';
import { findWait } from '@ringfence/domain/campaigns/find-wait';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import type { Stretch } from '@ringfence/domain/zones/local-days';
import * as z from 'zod';
import {
  cutPageAt,
  decodePlace,
  encodePlace,
  firstId,
  lastId,
} from '../../platform/database/cursor.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { Services } from '../../services.ts';
import { findMoments, listZones } from '../scheduled/index.ts';
import {
  findReach,
  listScheduledByZone,
  listScheduled as listStatement,
} from './queries/scheduled.ts';

type Row = RowOf<typeof listStatement.row>;
/** Where somebody stands in the list. */
type Standing = Pick<Row, 'next_at' | 'campaign_id' | 'contact_id'>;

/**
 * How many people one request looks at to find those of a zone, over all campaigns and in each: where nearly everybody
 * is elsewhere, it would go over the calls of a whole day for a page. The next request goes on from there.
 */
const mostLookedAt = { inAll: 20_000, inEach: 5_000 };

const place = z.tuple([z.iso.datetime(), z.uuid(), z.uuid()]);
const beginning = ['-infinity', firstId, firstId] as const;
const end = ['infinity', lastId, lastId] as const;
const placeOf = ({ next_at, campaign_id, contact_id }: Standing) =>
  [next_at.toISOString(), campaign_id, contact_id] as const;

function presentScheduled(row: Row, now: Date): ScheduledCall {
  return {
    organization: presentOrganization(row),
    campaign: { id: row.campaign_id, name: row.campaign_name },
    origin: scheduledCall.shape.origin.parse(row.origin),
    contact: { id: row.contact_id, fullName: row.full_name },
    phone: row.e164 === null ? null : maskPhone(row.e164),
    nextAt: row.next_at.toISOString(),
    attempt: row.attempts + 1,
    zone: row.zone,
    waitsFor: findWait(
      {
        nextAt: row.next_at,
        notBefore: row.not_before,
        movedTo: row.moved_to,
        hourAt: row.hour_at,
        verdict: row.verdict,
        origin: row.origin,
        attempts: row.attempts,
      },
      now,
    ),
  };
}

export interface ScheduledQuestion {
  limit: number;
  cursor?: string | undefined;
  campaignId?: string | undefined;
  listId?: string | undefined;
  day?: string | undefined;
  hour?: number | undefined;
  hoursOf?: HoursOf | undefined;
  zone?: string | undefined;
}

/** What waits since before the present moment is due now. */
const fromOf = ({ from }: Stretch, now: Date): string =>
  from <= now ? '-infinity' : from.toISOString();
/** A stretch that is over has nothing due any more. */
const untilOf = ({ to }: Stretch, now: Date): string =>
  to <= now ? '-infinity' : to.toISOString();

interface Found {
  rows: Row[];
  /** The last one who was looked at, where there may be more behind them. */
  reach?: Standing | undefined;
}

async function findRows(
  transaction: Transaction,
  scope: TenantScope,
  question: ScheduledQuestion,
  { now, most }: { now: Date; most: typeof mostLookedAt },
): Promise<Found> {
  const { limit, cursor, campaignId, listId, day, hour, hoursOf, zone = 'UTC' } = question;
  const after = cursor === undefined ? beginning : decodePlace(place, cursor);
  const begin = [...after, limit + 1];
  const narrowed = [campaignId ?? null, listId ?? null];
  if (day === undefined) {
    const values = [...begin, '-infinity', 'infinity', ...narrowed];
    return { rows: await transaction.all(inScope(scope, listStatement), values) };
  }
  if (hoursOf !== 'theirs') {
    const wanted = findMoments(zone, day, hour);
    const values = [...begin, fromOf(wanted, now), untilOf(wanted, now), ...narrowed];
    return { rows: await transaction.all(inScope(scope, listStatement), values) };
  }
  const known = await transaction.all(inScope(scope, listZones));
  const zones = [...new Set([zone, ...known.map((row) => row.zone)])];
  const moments = zones.map((one) => findMoments(one, day, hour));
  const whole = {
    from: new Date(Math.min(...moments.map(({ from }) => from.getTime()))),
    to: new Date(Math.max(...moments.map(({ to }) => to.getTime()))),
  };
  const values = [...begin, fromOf(whole, now), untilOf(whole, now), ...narrowed];
  const limits = [most.inAll, most.inEach];
  const reach = await transaction.first(inScope(scope, findReach), [...values, ...limits]);
  const rows = await transaction.all(inScope(scope, listScheduledByZone), [
    ...values,
    zones,
    moments.map(({ from }) => from),
    moments.map(({ to }) => to),
    now,
    zone,
    ...(reach === undefined ? end : placeOf(reach)),
  ]);
  return { rows, reach };
}

/** The calls that are to come, as far as it is known now: each is decided on again in its turn. */
export async function listScheduled(
  { database, now: readClock }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  question: ScheduledQuestion,
  most = mostLookedAt,
): Promise<{ scheduled: ScheduledCall[]; nextCursor: string | null }> {
  const now = readClock();
  const { rows, reach } = await database.asTenant(scope, (transaction) =>
    findRows(transaction, scope, question, { now, most }),
  );
  const { shown, nextCursor } = cutPageAt(rows, question.limit, (row) => encodePlace(placeOf(row)));
  const goesOn = nextCursor === null && reach !== undefined ? encodePlace(placeOf(reach)) : null;
  return {
    scheduled: shown.map((row) => presentScheduled(row, now)),
    nextCursor: nextCursor ?? goesOn,
  };
}

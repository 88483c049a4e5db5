import { setTimeout as wait } from 'node:timers/promises';
import { answerMilliseconds, freshMilliseconds } from '@ringfence/server/src/dialer/limits.ts';
import pg from 'pg';
import { type Place, readMinute } from './choose-place.ts';

const minuteMilliseconds = 60_000;
/** How many people a worker judges a second at the least, beside its calls, so that all are due when it closes. */
const judgedPerSecond = 700;
const startMilliseconds = 15_000;

/** How long before a zone closes the calls begin, where so many people are to be judged by then. */
export const chooseLead = (people: number): number =>
  startMilliseconds + Math.ceil(people / judgedPerSecond) * 1000;

export interface Closing {
  place: Place;
  /** From then on a phone that rings could be answered too late: nobody is decided on there. Epoch milliseconds. */
  closesAt: number;
  /** Until then what was decided on before may still arrive. */
  silentFrom: number;
}

/**
 * Closes a zone so long from now, or up to a minute later: by the organization's own hours, which end everywhere at
 * that time of day and nowhere else so soon. So the clock is the real one for everybody, also for the audit.
 */
export async function closeZone(
  connectionString: string,
  organizationId: string,
  place: Place,
  leadMilliseconds: number,
): Promise<Closing> {
  const earliest = Date.now() + leadMilliseconds + answerMilliseconds;
  const endsAt = Math.ceil(earliest / minuteMilliseconds) * minuteMilliseconds;
  const to = readMinute(place.zone, new Date(endsAt));
  const hours = Array.from({ length: 7 }, () => ({ from: 0, to }));
  await ask(
    connectionString,
    `insert into policies (organization_id, version, content, created_by, created_at)
     select organization_id, version + 1, content || $2::jsonb, created_by, now() from policies
     where organization_id = $1 order by version desc limit 1`,
    [organizationId, JSON.stringify({ hours })],
  );
  const closesAt = endsAt - answerMilliseconds;
  await wait(Math.max(0, closesAt - leadMilliseconds - Date.now()));
  return { place, closesAt, silentFrom: closesAt + freshMilliseconds };
}

/** How many of the zone's people are due, shortly before it closes. */
export async function countDue(
  connectionString: string,
  { place, closesAt }: Closing,
): Promise<number> {
  await wait(Math.max(0, closesAt - 3_000 - Date.now()));
  const rows = await ask(
    connectionString,
    `select count(*)::integer as due from targets target
     join contacts contact on contact.organization_id = target.organization_id
       and contact.id = target.contact_id
     where contact.country = $1 and contact.region is not distinct from $2
       and target.state = 'waiting' and target.next_at <= now()`,
    [place.country, place.region],
  );
  return rows[0]?.due ?? 0;
}

async function ask(
  connectionString: string,
  text: string,
  values: unknown[],
): Promise<{ due?: number }[]> {
  const client = new pg.Client({ connectionString, options: '-c role=ringfence_system' });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

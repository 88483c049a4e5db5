import type { LookedUpLine } from '@ringfence/carriers/port';
import * as z from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import { keepLookups, type Lookup } from './keep-lookups.ts';
import { listAccounts, listDue, listLookingUp } from './queries.ts';

type LookupServices = Pick<Services, 'database' | 'effects' | 'log' | 'now' | 'accounts'>;

/** Each costs money: an organization's lookups in a minute. */
const mostAMinute = 300;
const atOnce = 5;

/** Asks carriers of which kind lines are, where the policy says so. */
export const lookUpLinesJob: JobDefinition<Record<never, never>> = {
  name: 'look-up-lines',
  payload: z.object({}),
  cron: '* * * * *',
  coalesce: true,
  longestSeconds: 600,
};

interface LookingUp {
  /** Its name. */
  id: string;
  ask(e164: string): Promise<LookedUpLine>;
}

/** Of the first account that looks lines up; undefined where there is none. */
async function findCarrier(
  { database, accounts }: LookupServices,
  organizationId: string,
): Promise<LookingUp | undefined> {
  const rows = await database.asSystem((transaction) =>
    transaction.all(listAccounts, [organizationId]),
  );
  for (const { id } of rows) {
    const carrier = (await accounts.find(id))?.carrier;
    const ask = carrier?.lookUpLine?.bind(carrier);
    if (carrier !== undefined && ask !== undefined) return { id: carrier.description.id, ask };
  }
  return undefined;
}

async function lookUpFor(services: LookupServices, organizationId: string): Promise<void> {
  const { database, log, now } = services;
  const carrier = await findCarrier(services, organizationId);
  if (carrier === undefined) return;
  const rows = await database.asSystem((transaction) =>
    transaction.all(listDue, [organizationId, now(), mostAMinute]),
  );
  // Several people may have one number: it is paid for once.
  const due = [...new Map(rows.map((row) => [row.e164, row])).values()];
  for (let from = 0; from < due.length; from += atOnce) {
    const lookups = await Promise.all(
      due.slice(from, from + atOnce).map(async ({ e164, tries }): Promise<Lookup> => {
        try {
          return { e164, tries, answer: await carrier.ask(e164) };
        } catch (error) {
          log.warn({ organizationId, tries, error }, 'a line could not be looked up');
          return { e164, tries, answer: null };
        }
      }),
    );
    const place = { organizationId, carrier: carrier.id, at: now() };
    const isKept = await database.asSystem((transaction) =>
      keepLookups(services, transaction, place, lookups),
    );
    // A carrier that does not answer is left alone, and nobody pays for what an upload keeps from being written.
    if (!isKept || lookups.some(({ answer }) => answer === null)) return;
  }
}

/** One organization after another; what goes wrong in one keeps no other waiting. */
export async function lookUpLines(services: LookupServices): Promise<void> {
  const { database, log, now } = services;
  const organizations = await database.asSystem((transaction) =>
    transaction.all(listLookingUp, [now()]),
  );
  for (const { id } of organizations) {
    await lookUpFor(services, id).catch((error: unknown) =>
      log.error({ organizationId: id, error }, 'lines could not be looked up'),
    );
  }
}

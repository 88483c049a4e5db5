import { callbackDays } from '@ringfence/domain/callbacks/callback-words';
import { chooseCallbackTime } from '@ringfence/domain/callbacks/choose-callback-time';
import { dayParts } from '@ringfence/domain/callflow/script';
import { readDay, writeDay } from '@ringfence/domain/compliance/calendar-day';
import { chooseReminderDay } from '@ringfence/domain/promises/choose-reminder-day';
import { localTime, momentOf } from '@ringfence/domain/zones/convert-time';
import * as z from 'zod';
import { holdUploadsOff } from '../../ledger/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { retryDeadlock } from '../../platform/database/retry-deadlock.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { holdConcerned } from '../records/index.ts';
import {
  endTargets,
  listCallbacks,
  listOrganizations,
  listReminders,
  listStanding,
  missReminders,
  scheduleCallbacks,
  scheduleReminders,
  settleCallbacks,
  settleReminders,
} from './queries.ts';

type KeepingServices = Pick<Services, 'database' | 'effects' | 'now' | 'log'>;

/** How many of each kind get their place at once; the others come a minute later. */
const batch = 500;
const dayMilliseconds = 86_400_000;
/** From which minute of its day a reminder may be called; lawful hours are kept besides. */
const firstMinute = 8 * 60;
const dayPart = z.enum(dayParts);

export const keepAgreedCallsJob: JobDefinition<Record<never, never>> = {
  name: 'keep-agreed-calls',
  payload: z.object({}),
  cron: '* * * * *',
  coalesce: true,
  longestSeconds: 5 * 60,
};

/** When a reminder is called, or null where no day is left for it. */
function findReminderTime(
  { made_at: madeAt, due_on: dueOn, zone }: RowOf<typeof listReminders.row>,
  daysBefore: number,
  now: Date,
): Date | null {
  if (localTime(zone, now).day >= readDay(dueOn)) return null;
  const madeOn = writeDay(localTime(zone, madeAt).day);
  const day = chooseReminderDay({ madeOn, dueOn, daysBefore });
  return day === null ? null : momentOf(zone, readDay(day), firstMinute);
}

type Standing = RowOf<typeof listStanding.row>;

/** Answers whether anything changed. */
async function keepReminders(
  transaction: Transaction,
  organizationId: string,
  standing: Standing | undefined,
  now: Date,
): Promise<boolean> {
  const daysBefore = standing?.days_before ?? 1;
  const dayAfter = (days: number) =>
    new Date(now.getTime() + days * dayMilliseconds).toISOString().slice(0, 10);
  // A day more than the zones differ by.
  const asked = [organizationId, batch, dayAfter(1), dayAfter(daysBefore + 2)];
  const found = await transaction.all(listReminders, asked);
  const timed = found.map(({ id, contact_id, state, ...row }) => ({
    id,
    contactId: contact_id,
    state,
    notBefore: findReminderTime({ id, contact_id, state, ...row }, daysBefore, now),
  }));
  await holdConcerned(
    transaction,
    organizationId,
    timed.map(({ contactId }) => contactId),
  );
  const late = timed.filter(({ notBefore }) => notBefore === null).map(({ id }) => id);
  const missed = await transaction.all(missReminders, [organizationId, late]);
  const chosen = timed.filter(({ state, notBefore }) => state === 'waiting' && notBefore !== null);
  if (standing === undefined || chosen.length === 0) return missed.length > 0;
  const values = [organizationId, standing.id, JSON.stringify(chosen)];
  const scheduled = await transaction.all(scheduleReminders, values);
  return missed.length + scheduled.length > 0;
}

async function keepCallbacks(
  transaction: Transaction,
  organizationId: string,
  standing: Standing | undefined,
  lastDays: Date,
): Promise<boolean> {
  if (standing === undefined) return false;
  const values = [organizationId, standing.started_at, batch, lastDays];
  const found = await transaction.all(listCallbacks, values);
  if (found.length === 0) return false;
  await holdConcerned(
    transaction,
    organizationId,
    found.map(({ contact_id }) => contact_id),
  );
  const timed = found.map(({ id, suits, wanted_at, asked_at, zone }) => ({
    id,
    notBefore: wanted_at ?? chooseCallbackTime(dayPart.parse(suits), asked_at, zone),
  }));
  const chosen = [organizationId, standing.id, JSON.stringify(timed)];
  return (await transaction.all(scheduleCallbacks, chosen)).length > 0;
}

/** What ended first, so that a place is free for what comes next. While an upload is being stored, its turn comes later. */
async function keepOrganization(
  { effects, now: readClock }: KeepingServices,
  transaction: Transaction,
  organizationId: string,
): Promise<void> {
  if (!(await holdUploadsOff(transaction, organizationId))) return;
  const now = readClock();
  const lastDays = new Date(now.getTime() - callbackDays * dayMilliseconds);
  const settled = [
    ...(await transaction.all(settleReminders, [organizationId])),
    ...(await transaction.all(settleCallbacks, [organizationId, now, lastDays])),
    ...(await transaction.all(endTargets, [organizationId])),
  ];
  const standing = await transaction.all(listStanding, [organizationId]);
  const ofOrigin = (wanted: string) => standing.find(({ origin }) => origin === wanted);
  const changes = [
    settled.length > 0,
    await keepReminders(transaction, organizationId, ofOrigin('promise'), now),
    await keepCallbacks(transaction, organizationId, ofOrigin('callback'), lastDays),
  ];
  if (!changes.includes(true)) return;
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'contacts_changed' } },
    { organizationId, event: { kind: 'campaigns_changed' } },
  ]);
}

/**
 * Gives calls that people agreed on their place in the standing campaigns, and notes what became of them. Each
 * organization is one transaction: a worker that is killed has done nothing, and two never give two places.
 */
export async function keepAgreedCalls(services: KeepingServices): Promise<void> {
  const { database, log } = services;
  const found = await database.asSystem((transaction) => transaction.all(listOrganizations));
  for (const { organization_id: organizationId } of found) {
    try {
      await retryDeadlock(() =>
        database.asSystem((transaction) => keepOrganization(services, transaction, organizationId)),
      );
    } catch (error) {
      // What fails in an organization is its own: the others are served all the same.
      log.error({ organizationId, error }, 'calls that were agreed on were not kept');
    }
  }
}

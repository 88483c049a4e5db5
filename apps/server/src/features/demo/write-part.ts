import { findCountry } from '@ringfence/domain/phone/find-country';
import type { Transaction } from '../../platform/database/database.ts';
import { forgetPlans } from '../../platform/database/queries.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { notifyMembers } from '../notifications/index.ts';
import type { LivingPerson } from './generate/living-person.ts';
import type { PartOrder, PartRows } from './generate/make-part.ts';
import { failingBreaker } from './generate/watch-failures.ts';
import {
  beginFilling,
  claimPart,
  insertMembers,
  insertNotes,
  insertNumbers,
  insertOwed,
  insertPeople,
  insertPermissions,
  insertRejections,
  insertUpload,
} from './queries/fill.ts';
import {
  countWords,
  insertCampaigns,
  insertConversations,
  insertDays,
  insertDecisions,
  insertHeardCalls,
  insertPayments,
  insertPromises,
  insertRestrictions,
  insertTargets,
  insertTimes,
  insertTrip,
  summarisePeople,
} from './queries/fill-calls.ts';
import { insertCalls } from './queries/write-calls.ts';

/** Who and what the rows of a part belong to. */
export interface PartPlace {
  organizationId: string;
  /** The person who uploaded, started and entered everything. */
  userId: string;
  voice: PartOrder['voice'];
  carrier: string;
  accountId: string | null;
  tzdataVersion: string;
  policyVersion: number;
  ruleSet: string;
}

/** Rows in a statement: few enough that nobody who calls meanwhile waits long for the database. */
const decisionBatch = 1_000;
const rowBatch = 4_000;
const longestMilliseconds = 120_000;

function* batches<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

async function writePeople(
  transaction: Transaction,
  { organizationId, userId }: PartPlace,
  { list, upload, rejections, people }: PartRows,
): Promise<void> {
  const collect = <Row>(rowsOf: (person: LivingPerson) => readonly Row[]): string =>
    JSON.stringify(people.flatMap(rowsOf));
  const place = [organizationId, upload.id];
  const written = [organizationId, userId, JSON.stringify(list), JSON.stringify(upload)];
  await transaction.all(insertUpload, written);
  await transaction.all(insertRejections, [...place, JSON.stringify(rejections)]);
  await transaction.all(beginFilling);
  await transaction.all(insertPeople, [...place, collect(({ contact }) => [contact])]);
  const ids = people.map(({ contact }) => contact.id);
  const members = [organizationId, list.id, upload.id, ids, list.created_at];
  await transaction.all(insertMembers, members);
  await transaction.all(insertNumbers, [...place, collect(({ phones }) => phones)]);
  await transaction.all(insertOwed, [...place, collect(({ debts }) => debts)]);
  await transaction.all(insertPermissions, [...place, collect((one) => one.consents), userId]);
  await transaction.all(insertNotes, [organizationId, userId, collect(({ notes }) => notes)]);
}

async function writeCalls(
  transaction: Transaction,
  place: PartPlace,
  { list, campaigns, runs }: PartRows,
): Promise<void> {
  const { organizationId, carrier, accountId, tzdataVersion, policyVersion, ruleSet } = place;
  await transaction.all(insertCampaigns, [
    organizationId,
    list.id,
    place.voice.script.scriptId,
    place.voice.script.version,
    place.voice.spokenName,
    place.userId,
    accountId,
    JSON.stringify(campaigns),
    failingBreaker,
  ]);
  for (const { targets, decisions, calls, days } of runs) {
    for (const batch of batches(targets, rowBatch)) {
      await transaction.all(insertTargets, [organizationId, JSON.stringify(batch)]);
    }
    for (const batch of batches(decisions, decisionBatch)) {
      const versions = [tzdataVersion, policyVersion, ruleSet];
      await transaction.all(insertDecisions, [organizationId, `[${batch.join(',')}]`, ...versions]);
    }
    for (const batch of batches(calls, rowBatch)) {
      const placed = batch.map((call) => ({ ...call, country: findCountry(call.e164) }));
      const values = [organizationId, JSON.stringify(placed), carrier, accountId];
      await transaction.all(insertCalls, values);
    }
    await transaction.all(insertDays, [organizationId, JSON.stringify(days)]);
  }
}

/** What was learned of people comes after their calls: triggers look at these. */
async function writeLearned(
  transaction: Transaction,
  { organizationId, userId }: PartPlace,
  { people, list, runs }: PartRows,
): Promise<void> {
  const collect = <Row>(rowsOf: (person: LivingPerson) => readonly Row[]): string =>
    JSON.stringify(people.flatMap(rowsOf));
  const ids = people.map(({ contact }) => contact.id);
  const place = [organizationId, userId];
  await transaction.all(insertConversations, [organizationId, ids, list.created_at]);
  await transaction.all(insertRestrictions, [...place, collect((one) => one.restrictions)]);
  await transaction.all(insertPromises, [organizationId, collect(({ promises }) => promises)]);
  await transaction.all(insertPayments, [...place, collect(({ payments }) => payments)]);
  await transaction.all(insertTimes, [...place, collect(({ inconvenient }) => inconvenient)]);
  await transaction.all(insertHeardCalls, [...place, collect((one) => one.outsideCalls)]);
  const last = new Map(runs.flatMap(({ calls }) => calls).map((call) => [call.contact_id, call]));
  const lastCalls = ids.map((id) => ({
    contact_id: id,
    at: last.get(id)?.placing_at ?? null,
    outcome: last.get(id)?.outcome ?? null,
  }));
  await transaction.all(summarisePeople, [organizationId, JSON.stringify(lastCalls)]);
  await transaction.all(countWords, [organizationId, ids]);
}

/** Of campaigns that paused by themselves: why, and that admins are notified. */
async function writePauses(
  effects: Services['effects'],
  transaction: Transaction,
  { organizationId }: PartPlace,
  { campaigns }: PartRows,
): Promise<void> {
  for (const { id, paused } of campaigns) {
    if (paused === null) continue;
    const { recent_events: events, recent_calls: ofCalls } = paused;
    const values = [organizationId, id, failingBreaker, JSON.stringify(paused)];
    await transaction.all(insertTrip, values);
    await notifyMembers(transaction, effects, {
      organizationId,
      kind: 'campaign_paused',
      subject: { kind: 'campaign', id },
      figures: { [failingBreaker]: events, ofCalls },
      to: 'admins',
    });
  }
}

const changed = [
  'lists_changed',
  'contacts_changed',
  'campaigns_changed',
  'calls_changed',
] as const;

/** Writes a part, all of it or nothing. Written already, it is left as it is. */
export async function writePart(
  { database, effects }: Pick<Services, 'database' | 'effects'>,
  name: string,
  place: PartPlace,
  rows: PartRows,
): Promise<void> {
  await database.asSystem(
    async (transaction) => {
      if ((await transaction.first(claimPart, [name, rows.calls])) === undefined) return;
      await transaction.all(forgetPlans);
      await writePeople(transaction, place, rows);
      await writeCalls(transaction, place, rows);
      await writeLearned(transaction, place, rows);
      await writePauses(effects, transaction, place, rows);
      const { organizationId } = place;
      const events = changed.map((kind) => ({ organizationId, event: { kind } }));
      await publishEvents(transaction, effects.wakeRelay, events);
    },
    { longestMilliseconds },
  );
}

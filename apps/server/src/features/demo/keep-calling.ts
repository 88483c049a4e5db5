import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import { chooseToTheAnswer } from '@ringfence/domain/compliance/judge-persons';
import { readPolicy } from '@ringfence/domain/compliance/policy';
import { localTime } from '@ringfence/domain/zones/convert-time';
import type { Transaction } from '../../platform/database/database.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import { startCampaign } from '../campaigns/index.ts';
import { loadPeople, loadPolicy } from '../compliance/index.ts';
import type { FillServices } from './fill-demo.ts';
import { type DemoCountry, demoCountries } from './generate/places.ts';
import type { DemoOrganization } from './prepare-organizations.ts';
import { claimPart } from './queries/fill.ts';
import {
  addToList,
  findRunning,
  insertLiveList,
  listCandidates,
  planAgain,
} from './queries/keep-calling.ts';

/** With fewer due than this, more are added, until there are so many: about twenty minutes of calls. */
const enough = { least: 1_200, most: 2_400 };
const mostCandidates = 6_000;
const judgedAtOnce = 250;
/** Where nobody may be called at this moment, so many wait for their morning. */
const mostWaiting = 600;

const zones: Readonly<Record<DemoCountry, string>> = {
  US: 'America/Chicago',
  GB: 'Europe/London',
  AU: 'Australia/Sydney',
};

/** By and large; whether somebody may be called is for the engine to say. */
function isDay(country: DemoCountry, now: Date): boolean {
  const { minute } = localTime(zones[country], now);
  return minute >= 8 * 60 && minute < 20 * 60;
}

interface Found {
  /** Those who may be called at this moment. */
  now: string[];
  /** Those who may be called later, and when. */
  later: { contactId: string; until: Date }[];
}

/** Asks the engine about people in turn, until enough may be called. */
export async function findCallable(
  { database, answerMilliseconds, ...services }: FillServices,
  organizationId: string,
  wanted: number,
  most = mostCandidates,
): Promise<Found> {
  const found: Found = { now: [], later: [] };
  const now = services.now();
  const awake = demoCountries.filter((country) => isDay(country, now));
  const countries = awake.length > 0 ? awake : demoCountries;
  const candidates = await database.asSystem((transaction) =>
    transaction.all(listCandidates, [organizationId, countries, most]),
  );
  for (let from = 0; from < candidates.length; from += judgedAtOnce) {
    if (found.now.length >= wanted) break;
    const ids = candidates.slice(from, from + judgedAtOnce).map(({ id }) => id);
    const { people, policy } = await database.asSystem(async (transaction) => {
      const { policy } = await loadPolicy(transaction, organizationId);
      const context = { organizationId, campaignId: null, ...campaignCall, roles: policy, now };
      return { people: await loadPeople(transaction, context, ids), policy: readPolicy(policy) };
    });
    for (const person of people) {
      const { verdict } = chooseToTheAnswer(person, policy, now, answerMilliseconds).decision;
      const { contactId } = person;
      if (verdict.kind === 'allow') found.now.push(contactId);
      else if (verdict.kind === 'defer') found.later.push({ contactId, until: verdict.until });
    }
  }
  return found;
}

/** Whom to call: those who may be called now, else those whose day comes next. */
function choosePeople({ now, later }: Found, wanted: number): string[] {
  if (now.length > 0) return now.slice(0, wanted);
  return later
    .toSorted((one, other) => one.until.getTime() - other.until.getTime())
    .slice(0, mostWaiting)
    .map(({ contactId }) => contactId);
}

async function addPeople(
  { effects }: FillServices,
  transaction: Transaction,
  organizationId: string,
  running: { id: string; list_id: string },
  people: readonly string[],
): Promise<void> {
  await transaction.all(addToList, [organizationId, running.list_id, people]);
  await transaction.all(planAgain, [organizationId, running.id]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'lists_changed' } },
    { organizationId, event: { kind: 'campaigns_changed' } },
  ]);
}

const nameDay = (at: Date): string =>
  at.toLocaleString('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** As the person who runs the organization would do it. */
async function startCalling(
  services: FillServices,
  { place, callerIds, callerPoolId }: DemoOrganization,
  people: readonly string[],
): Promise<void> {
  const { organizationId, userId, voice } = place;
  const { spokenName } = voice;
  const { scriptId } = voice.script;
  const day = `Calls of ${nameDay(services.now())}`;
  const list = await services.database.asSystem(async (transaction) => {
    const made = await transaction.first(insertLiveList, [organizationId, day, userId]);
    await transaction.all(addToList, [organizationId, made?.id, people]);
    return made;
  });
  const [callerId] = callerIds;
  if (list === undefined || callerId === undefined) return;
  const context = { scope: { userId, organizationId }, headers: new Headers() };
  const from = callerPoolId === null ? { callerId } : { callerPoolId };
  const said = { scriptId, ...from, spokenName, mostAttempts: 3 };
  const input = { name: list.name, listId: list.id, ...said };
  const { id } = await startCampaign(services, context, input);
  await services.database.asSystem((transaction) =>
    transaction.all(claimPart, [`campaign ${id}`, 0]),
  );
}

/** How many were added, and whether the first of them may be called at once. */
export interface ToppedUp {
  people: number;
  isNow: boolean;
}

/**
 * Keeps one campaign of the sample data running, among people for whom it is day: where it has run dry, others join it,
 * and where it has ended, another begins. One that somebody paused is left alone.
 */
export async function keepCalling(
  services: FillServices,
  organization: DemoOrganization,
): Promise<ToppedUp> {
  const { organizationId } = organization.place;
  const running = await services.database.asSystem((transaction) =>
    transaction.first(findRunning, [organizationId, services.now()]),
  );
  const due = running?.due ?? 0;
  if (running?.state === 'paused' || due >= enough.least) return { people: 0, isNow: due > 0 };
  const wanted = enough.most - due;
  const found = await findCallable(services, organizationId, wanted);
  const people = choosePeople(found, wanted);
  const isNow = found.now.length > 0;
  // Those who wait for their morning are there already.
  if (people.length === 0 || (running !== undefined && !isNow)) return { people: 0, isNow };
  if (running === undefined) await startCalling(services, organization, people);
  else {
    await services.database.asSystem((transaction) =>
      addPeople(services, transaction, organizationId, running, people),
    );
  }
  return { people: people.length, isNow };
}

import { recordCallbacks } from '../../ledger/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { startCampaign } from '../campaigns/index.ts';
import type { FillServices } from './fill-demo.ts';
import { findCallable } from './keep-calling.ts';
import type { DemoOrganization } from './prepare-organizations.ts';
import { claimPart } from './queries/fill.ts';
import { addToList, insertLiveList } from './queries/keep-calling.ts';
import { findPart, settleCallbacks } from './queries/plans.ts';

const scheduledPeople = 60;
/** Few, so that nobody waits for it: most of them may be called now or later. */
const mostJudged = 750;
const dayMilliseconds = 86_400_000;
const hourMilliseconds = 3_600_000;
const name = 'Weekday afternoons';
/** From 13:00 to 17:00 by the clock of each person, from Monday to Friday. */
const afternoons = Array.from({ length: 7 }, (_, day) =>
  day < 5 ? { from: 13 * 60, to: 17 * 60 } : null,
);

/** One that Ringfence is to make, and one that a member has made. */
async function addCallbacks(
  services: FillServices,
  transaction: Transaction,
  { organizationId, userId }: DemoOrganization['place'],
  [toCome, made]: readonly string[],
): Promise<void> {
  if (toCome === undefined || made === undefined) return;
  const now = services.now();
  const how = { debtId: null, callId: null, askedHow: 'member', recordedBy: userId } as const;
  const asked = { organizationId, wantedAt: null, wantsSomeone: false, ...how };
  // Within the hours that the year leaves free: what does not suit somebody binds no call from before.
  const earlier = new Date(now.getTime() - 4 * hourMilliseconds);
  await recordCallbacks(transaction, [
    { ...asked, contactId: toCome, suits: 'afternoon', at: now },
    { ...asked, contactId: made, suits: 'morning', at: earlier },
  ]);
  const settledAt = new Date(now.getTime() - hourMilliseconds);
  await transaction.all(settleCallbacks, [organizationId, [made], settledAt, userId]);
  const tell = (action: string, contactId: string) => ({
    organizationId,
    actor: { kind: 'profile' as const, id: userId },
    action,
    subject: { kind: 'contact', id: contactId },
  });
  await appendEntries(transaction, services.effects, [
    tell('callback.recorded', toCome),
    tell('callback.recorded', made),
    tell('callback.done', made),
  ]);
}

/**
 * What is still to come, once: a campaign that begins tomorrow, in hours narrower than the law's and with an end, and
 * callbacks. It comes before anybody is called live, so that people are left for it.
 */
export async function addPlans(
  services: FillServices,
  { place, callerIds, callerPoolId }: DemoOrganization,
): Promise<void> {
  const { organizationId, userId, voice } = place;
  const [callerId] = callerIds;
  if (callerId === undefined) return;
  const isThere = await services.database.asSystem((transaction) =>
    transaction.first(findPart, ['plans']),
  );
  if (isThere !== undefined) return;
  const { now, later } = await findCallable(services, organizationId, mostJudged, mostJudged);
  const candidates = [...now, ...later.map(({ contactId }) => contactId)];
  const people = candidates.slice(2, 2 + Math.min(scheduledPeople, candidates.length / 10));
  if (people.length === 0) return;
  const list = await services.database.asSystem(async (transaction) => {
    if ((await transaction.first(claimPart, ['plans', 0])) === undefined) return undefined;
    await addCallbacks(services, transaction, place, candidates);
    const made = await transaction.first(insertLiveList, [organizationId, name, userId]);
    await transaction.all(addToList, [organizationId, made?.id, people]);
    return made;
  });
  if (list === undefined) return;
  const today = Math.floor(services.now().getTime() / dayMilliseconds);
  const at = (day: number) => new Date((today + day) * dayMilliseconds).toISOString();
  const context = { scope: { userId, organizationId }, headers: new Headers() };
  await startCampaign(services, context, {
    name: list.name,
    listId: list.id,
    scriptId: voice.script.scriptId,
    ...(callerPoolId === null ? { callerId } : { callerPoolId }),
    spokenName: voice.spokenName,
    mostAttempts: 2,
    order: 'balance',
    callsPerSecond: 1,
    startsAt: at(1),
    endsAt: at(15),
    hours: afternoons,
  });
}

import type { FictionNumber } from './fiction-numbers.ts';
import { type LivingPerson, liveUntil } from './living-person.ts';
import { makePerson } from './make-person.ts';
import { makeUpload, type UploadRows } from './make-upload.ts';
import type { DemoPart } from './plan-parts.ts';
import { createRandom, type Random } from './random.ts';
import type { DemoVoice } from './read-flow.ts';
import type { DemoRules } from './rules.ts';
import { type CampaignRun, simulateCampaign } from './simulate-campaign.ts';
import { type PausedRow, watchFailures } from './watch-failures.ts';

export interface PartRows extends UploadRows {
  list: { id: string; name: string; created_at: Date };
  people: LivingPerson[];
  campaigns: CampaignRow[];
  runs: CampaignRun[];
  calls: number;
}

export interface CampaignRow {
  id: string;
  name: string;
  caller_id: string;
  most_attempts: number;
  state: CampaignRun['state'];
  started_at: Date;
  finished_at: Date | null;
  paused: PausedRow | null;
}

export interface PartOrder {
  part: DemoPart;
  seed: string;
  now: Date;
  /** Those of the part, at least one a person. */
  numbers: readonly FictionNumber[];
  rules: DemoRules;
  callerIds: readonly string[];
  voice: Omit<DemoVoice, 'callerId'>;
  /** What campaigns before could not call; below zero where they made more. */
  moreCalls: number;
}

const dayMilliseconds = 86_400_000;
const hourMilliseconds = 3_600_000;
/** By the hour of the UTC day at which an office of the country begins. */
const officeHours = { US: 15, GB: 9, AU: 23 } as const;
/** How many calls a campaign makes for each on its list, by and large. */
const callsEach = 1.45;
const callsPerAttempt = 0.75;
const longestDays = 16;
/** The last hours are left to the campaign that runs now. */
const quietMilliseconds = 5 * hourMilliseconds;

/** On a weekday, in the morning. */
function findStart(random: Random, country: DemoPart['country'], after: Date): Date {
  const day = Math.ceil(after.getTime() / dayMilliseconds);
  const weekday = (day + 4) % 7;
  const skipped = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  const hour = (officeHours[country] + random.next() * 2) * hourMilliseconds;
  return new Date((day + skipped) * dayMilliseconds + Math.round(hour));
}

function takePeople(order: PartOrder, random: Random): LivingPerson[] {
  const { part, numbers, now, rules } = order;
  const graceDays = rules.policy.promiseGraceDays;
  let spare = part.people;
  const prefix = part.name.slice(-2);
  return Array.from({ length: part.people }, (_, index) => {
    const first = numbers[index];
    if (first === undefined) throw new Error('there are not enough numbers');
    // Only a second number of the same place tells nothing new of where they are.
    const other = random.happens(0.25) ? numbers[spare] : undefined;
    if (other !== undefined) spare += 1;
    const own = other === undefined ? [first] : [first, { ...other, place: first.place }];
    const reference = `${prefix}-${String(10_001 + index)}`;
    return makePerson(part, random, { reference, numbers: own, now, graceDays });
  });
}

/** Everything of one part, made in memory. Yields where others may want their turn. */
export function* makePart(order: PartOrder): Generator<void, PartRows> {
  const { part, now, rules } = order;
  const random = createRandom(`${order.seed} ${part.name}`);
  const people = takePeople(order, random);
  const upload = makeUpload(part, random, people);
  const list = {
    id: random.idAt(part.uploadedAt),
    name: upload.listName,
    created_at: part.uploadedAt,
  };
  // Every portfolio is called at least once.
  const wanted = Math.max(1, part.calls + order.moreCalls);
  const lastStart = now.getTime() - quietMilliseconds - dayMilliseconds;
  const rounds = Math.max(1, Math.ceil(wanted / (part.people * callsEach)));
  const campaigns: CampaignRow[] = [];
  const runs: CampaignRun[] = [];
  let calls = 0;
  let after = new Date(part.uploadedAt.getTime() + 2 * dayMilliseconds);
  while (calls < wanted) {
    const startedAt = findStart(random, part.country, after);
    if (startedAt.getTime() > lastStart) break;
    const id = random.idAt(startedAt);
    const endsBy = new Date(
      Math.min(
        startedAt.getTime() + longestDays * dayMilliseconds,
        now.getTime() - quietMilliseconds,
      ),
    );
    const callerId = random.pick(order.callerIds);
    const left = wanted - calls;
    // A campaign ends by itself; only the last of all is stopped at the number that was asked for.
    const mostCalls = part.isLast ? left : Number.POSITIVE_INFINITY;
    // As many attempts as make the calls last until the last round, now and then another.
    const roundsLeft = Math.max(1, rounds - campaigns.length);
    const wantedEach = left / roundsLeft / part.people + random.next() * 0.4;
    const mostAttempts = Math.min(3, Math.max(1, Math.round(wantedEach / callsPerAttempt)));
    const campaign = { ...order.voice, id, startedAt, endsBy, callerId, mostAttempts, mostCalls };
    const run = yield* simulateCampaign(campaign, people, rules, random);
    runs.push(run);
    calls += run.calls.length;
    const finishedAt = new Date(Math.max(run.endedAt.getTime(), startedAt.getTime()) + 1_000);
    campaigns.push({
      id,
      name: `${list.name}, round ${campaigns.length + 1}`,
      caller_id: callerId,
      most_attempts: mostAttempts,
      state: run.state,
      started_at: startedAt,
      finished_at: finishedAt,
      paused: null,
    });
    // The last round begins some days before the portfolio is worked out, or before now.
    const turn = campaigns.length + random.next() * 0.4 - 0.2;
    const days = (part.activeDays * turn) / Math.max(1, rounds - 0.5);
    const planned = part.uploadedAt.getTime() + (2 + days) * dayMilliseconds;
    after = new Date(Math.max(finishedAt.getTime(), planned));
  }
  const earliest = new Date(Math.max(after.getTime(), lastStart - 4 * dayMilliseconds));
  const startedAt = findStart(random, part.country, earliest);
  if (part.isTripped && startedAt.getTime() <= lastStart) {
    const watch = watchFailures();
    const [callerId] = order.callerIds;
    if (callerId === undefined) throw new Error('there is no number to call from');
    const id = random.idAt(startedAt);
    const endsBy = new Date(now.getTime() - quietMilliseconds);
    const limits = { mostAttempts: 2, mostCalls: Number.POSITIVE_INFINITY };
    const campaign = { ...order.voice, id, startedAt, endsBy, callerId, ...limits, watch };
    const run = yield* simulateCampaign(campaign, people, rules, random);
    const isPaused = run.state === 'paused';
    runs.push(run);
    calls += run.calls.length;
    campaigns.push({
      id,
      name: `${list.name}, last round`,
      caller_id: callerId,
      most_attempts: 2,
      state: run.state,
      started_at: startedAt,
      finished_at: isPaused ? null : new Date(run.endedAt.getTime() + 1_000),
      paused: isPaused ? watch.present() : null,
    });
  }
  for (const person of people) liveUntil(person, now);
  return { ...upload, list, people, campaigns, runs, calls };
}

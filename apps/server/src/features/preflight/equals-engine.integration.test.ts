import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import { chooseCall } from '@ringfence/domain/compliance/choose-call';
import { decide } from '@ringfence/domain/compliance/decide';
import { readPolicy } from '@ringfence/domain/compliance/policy';
import type { CampaignFact } from '@ringfence/domain/compliance/types';
import { buckets } from '@ringfence/domain/forecast/find-standing';
import { firstRetryRules } from '@ringfence/domain/retry/retry-rules';
import { tries } from '@ringfence/domain/testing/tries';
import { localTime } from '@ringfence/domain/zones/convert-time';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDrawnPeople, anyPerson } from '../../testing/add-drawn-people.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { setZone } from '../../testing/set-zone.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { judgeCallable } from '../callable/index.ts';
import { loadPeople, loadPolicy } from '../compliance/index.ts';
import { countPreflight } from './count-preflight.ts';
import { listPeople } from './list-people.ts';

const { database } = useTestDatabase();
const zone = 'America/Chicago';
const noon = new Date('2026-06-10T16:00:00Z');
const minute = 60_000;
const { signal } = new AbortController();

/** What the rules say of each person by themselves: the bucket and the minute. */
async function decideEach(
  place: TestOrganization,
  contactIds: readonly string[],
  campaign: CampaignFact,
  now: Date,
): Promise<string[]> {
  const { organizationId } = place;
  return database.asTenant(place, async (transaction) => {
    const { policy } = await loadPolicy(transaction, organizationId);
    const context = { organizationId, campaignId: null, ...campaignCall, roles: policy, now };
    const people = await loadPeople(transaction, context, contactIds);
    const today = localTime(zone, now).day;
    return people.map(({ contactId, calls }) => {
      const { verdict } = chooseCall(calls(), ({ facts }) =>
        decide({ ...facts, campaign }, readPolicy(policy), now),
      ).decision;
      if (verdict.kind === 'allow') return `${contactId} now null`;
      if (verdict.kind === 'block') return `${contactId} blocked null`;
      const days = localTime(zone, verdict.until).day - today;
      const bucket = ['laterToday', 'tomorrow'][days] ?? 'later';
      return `${contactId} ${bucket} ${verdict.until.toISOString()}`;
    });
  });
}

it('says of everybody what the rules say of each, whatever the campaign’s own times', {
  timeout: 120_000,
}, async () => {
  const place = await addOrganization(database);
  await setZone(database, place, zone);
  const drawn = fc.sample(anyPerson, { numRuns: tries(150) });
  const { listId, contactIds } = await addDrawnPeople(database, place, drawn, noon);
  const effects = { wakeRelay() {} };
  await judgeCallable({ database, effects, log: silentLog, now: () => noon });
  const hours = fc.array(
    fc.option(
      fc
        .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 30, max: 800 }))
        .map(([from, length]) => ({ from, to: Math.min(1440, from + length) })),
      { freq: 5 },
    ),
    { minLength: 7, maxLength: 7 },
  );
  const times = fc.record({
    later: fc.constantFrom(0, 3 * 60 * minute + 17, 20 * 60 * minute, 50 * 60 * minute),
    starts: fc.option(fc.integer({ min: -100, max: 6_000 })),
    lasts: fc.option(fc.integer({ min: 1, max: 6_000 })),
    hours: fc.option(hours),
  });
  const seen = new Set<string>();
  const plain = { later: 0, starts: null, lasts: null, hours: null };
  for (const chosen of [plain, ...fc.sample(times, { numRuns: tries(15) })]) {
    const now = new Date(noon.getTime() + chosen.later);
    const ahead = (minutes: number) => new Date(now.getTime() + minutes * minute);
    const startsAt = chosen.starts === null ? null : ahead(chosen.starts);
    const endsAt =
      chosen.lasts === null ? null : ahead(Math.max(0, chosen.starts ?? 0) + chosen.lasts);
    const campaign = { startsAt, endsAt, hours: chosen.hours };
    const expected = await decideEach(place, contactIds, campaign, now);
    const question = {
      listId,
      furtherListIds: [],
      excludedListIds: [],
      order: 'even' as const,
      retry: firstRetryRules,
      mostAttempts: 3,
      startsAt: startsAt?.toISOString(),
      endsAt: endsAt?.toISOString(),
      hours: chosen.hours ?? undefined,
    };
    const services = { database, now: () => now };
    const asking = { scope: place, signal };
    const answer = await countPreflight(services, asking, { ...question, isExact: true });
    expect(answer.isExact).toBe(true);
    const found: string[] = [];
    for (const bucket of buckets) {
      const page = await listPeople(services, asking, { ...question, bucket, limit: 200 });
      expect(page.nextCursor).toBeNull();
      expect(answer[bucket].people).toBe(page.people.length);
      for (const { contactId, until } of page.people) found.push(`${contactId} ${bucket} ${until}`);
      if (page.people.length > 0) seen.add(bucket);
    }
    expect(found.toSorted()).toEqual(expected.toSorted());
  }
  expect([...seen].toSorted()).toEqual([...buckets].toSorted());
});

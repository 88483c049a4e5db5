import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import { decide } from '@ringfence/domain/compliance/decide';
import { firstPolicy, readPolicy } from '@ringfence/domain/compliance/policy';
import type { Decision } from '@ringfence/domain/compliance/types';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callableFields,
  callableRow,
  joinCallable,
  judgeCallable,
} from '../features/callable/index.ts';
import { loadFacts, loadPolicy } from '../features/compliance/index.ts';
import { previewPolicy } from '../features/compliance/preview-policy.ts';
import { showNextCalls } from '../features/contacts/show-timeline.ts';
import { addCampaign } from '../testing/add-campaign.ts';
import { addDrawnPeople, anyPerson } from '../testing/add-drawn-people.ts';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { addPolicy } from '../testing/change-ledger.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const suite = useTestDatabase();
const { database } = suite;
/** 11:00 in Chicago, 6:00 in Honolulu. */
const now = new Date('2026-06-10T16:00:00Z');
const numberGapMinutes = 240;
const peopleCount = 400;
const seed = Math.floor(Math.random() * 2 ** 31);
/** Nobody has more pairs than are judged. */
const people = fc.sample(anyPerson, { numRuns: peopleCount, seed });

const listPairs = testStatement(
  `select contact.id as contact_id, phone.id as phone_id, debt.id as debt_id,
     coalesce(phone.state = 'active', false) as is_active
   from contacts contact
   left join phones phone on phone.organization_id = contact.organization_id
     and phone.contact_id = contact.id
   left join debts debt on debt.organization_id = contact.organization_id
     and debt.contact_id = contact.id
   where contact.organization_id = $1`,
  { contact_id: 'uuid', phone_id: 'uuid?', debt_id: 'uuid?', is_active: 'bool' },
);
const listCallable = testStatement(
  `select summary.contact_id, ${callableFields('$2')} from contact_summaries summary
   ${joinCallable('$2')} where summary.organization_id = $1`,
  { contact_id: 'uuid', ...callableRow },
);
const listTargets = testStatement(
  `select target.contact_id, target.phone_id, target.debt_id, target.next_at, target.state,
     phone.e164
   from targets target
   left join phones phone on phone.organization_id = target.organization_id
     and phone.id = target.phone_id
   where target.campaign_id = $1`,
  {
    contact_id: 'uuid',
    phone_id: 'uuid?',
    debt_id: 'uuid?',
    next_at: 'timestamptz?',
    state: 'text',
    e164: 'text?',
  },
);
const listCalls = testStatement(
  `select contact_id, phone_id, debt_id from calls_now where campaign_id = $1`,
  { contact_id: 'uuid', phone_id: 'uuid', debt_id: 'uuid' },
);
const countOpen = testStatement(
  `select count(distinct contact_id) as people from debts
   where organization_id = $1 and state = 'open'`,
  { people: 'int8' },
);

let dialing: Dialing;
let organization: TestOrganization;
let campaignId = '';
let contactIds: string[] = [];
beforeAll(async () => {
  dialing = await startDialing(suite, { now });
  organization = await addOrganization(database);
  await addPolicy(database, organization.organizationId, { numberGapMinutes });
  const drawn = await addDrawnPeople(database, organization, people, now);
  contactIds = drawn.contactIds;
  campaignId = await addCampaign(database, organization, drawn.listId);
});
afterAll(() => dialing.stop());

const byContact = <Row extends { contact_id: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.contact_id, row]));
const pairOf = (row: { phone_id: string | null; debt_id: string | null } | undefined): string =>
  `${row?.phone_id} ${row?.debt_id}`;

/** When somebody can be called: what the best of all their pairs says, each judged by itself. */
function openingOf({ verdict }: Decision): number {
  if (verdict.kind === 'allow') return now.getTime();
  return verdict.kind === 'defer' ? verdict.until.getTime() : Number.POSITIVE_INFINITY;
}

async function judgeEveryPair() {
  const { organizationId } = organization;
  return database.asSystem(async (transaction) => {
    const { policy } = await loadPolicy(transaction, organizationId);
    const rows = await transaction.all(listPairs, [organizationId]);
    const questions = rows.map((row) => ({
      contactId: row.contact_id,
      phoneId: row.phone_id,
      debtId: row.debt_id,
    }));
    const context = {
      organizationId,
      campaignId,
      ...campaignCall,
      roles: policy,
      now,
    };
    const known = await loadFacts(transaction, context, questions);
    return known.map(({ question: { contactId }, facts }, index) => ({
      contactId,
      pair: pairOf(rows[index]),
      isActive: rows[index]?.is_active ?? false,
      opensAt: openingOf(decide(facts, readPolicy(policy), now)),
    }));
  });
}

describe(`of people drawn by chance (seed ${seed})`, () => {
  it('the table, the forecast, the dialer, the preview and the contact page say the same', async () => {
    const { organizationId } = organization;
    const campaign = { organizationId, campaignId };
    const pairs = Map.groupBy(await judgeEveryPair(), ({ contactId }) => contactId);
    await judgeCallable(dialing.services);
    const callable = byContact(await askSystem(database, listCallable, [organizationId, now]));
    while (await forecastTargets(dialing.services, campaign));
    const forecast = byContact(await askSystem(database, listTargets, [campaignId]));
    expect(forecast.size).toBe(peopleCount);

    const seen = { now: 0, later: 0, never: 0, notTheFirst: 0 };
    for (const contactId of contactIds) {
      const own = pairs.get(contactId) ?? [];
      const target = forecast.get(contactId);
      const opensAt = own.find(({ pair }) => pair === pairOf(target))?.opensAt ?? Number.NaN;
      // A number that is known to be wrong, dead or refused is not tried beside another.
      const tried = own.filter(({ isActive }) => isActive);
      if (tried.length > 0) expect(opensAt).toBe(Math.min(...tried.map((pair) => pair.opensAt)));
      const listed = callable.get(contactId);
      const listedAt = listed?.callable === 'now' ? now : listed?.callable_from;
      expect(listedAt?.getTime() ?? Infinity).toBe(opensAt);
      expect(target?.next_at?.getTime() ?? Infinity).toBe(opensAt);
      expect(target?.state).toBe(opensAt === Infinity ? 'blocked' : 'waiting');
      seen[opensAt === now.getTime() ? 'now' : opensAt === Infinity ? 'never' : 'later'] += 1;
      if (opensAt < Infinity && own.some((pair) => pair.opensAt > opensAt)) seen.notTheFirst += 1;
    }
    // Everything that can be said is said of some of them.
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);

    const preview = await previewPolicy(
      dialing.services,
      { scope: organization, signal: new AbortController().signal },
      { ...firstPolicy, hours: null, numberGapMinutes },
    );
    const [open] = await askSystem(database, countOpen, [organizationId]);
    const { now: callableNow, laterToday, later } = preview.before;
    expect(preview.judged).toBe(open?.people);
    expect(preview.after).toEqual(preview.before);
    expect(callableNow).toBe(seen.now);
    expect(laterToday + later).toBe(seen.later);

    for (const target of [...forecast.values()].filter(({ state }) => state === 'waiting')) {
      const next = await showNextCalls({ database }, organization, target.contact_id);
      expect(next.calls).toMatchObject([
        { phone: maskPhone(target.e164 ?? ''), nextAt: target.next_at?.toISOString() },
      ]);
    }

    while ((await decideAndReserve(dialing.services, campaign)).length > 0);
    const calls = byContact(await askSystem(database, listCalls, [campaignId]));
    expect(calls.size).toBe(seen.now);
    for (const [contactId, call] of calls) {
      expect(pairOf(call)).toBe(pairOf(forecast.get(contactId)));
      expect(forecast.get(contactId)?.next_at).toEqual(now);
    }
  });
});

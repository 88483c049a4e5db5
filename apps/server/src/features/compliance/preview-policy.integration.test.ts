import { randomUUID } from 'node:crypto';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forecastTargets } from '../../dialer/forecast-targets.ts';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { addCampaign, addList, type TestPerson } from '../../testing/add-campaign.ts';
import { addEmptyOrganization, addMember, type TestMember } from '../../testing/add-member.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { createPreviewer, previewPolicy } from './preview-policy.ts';

const suite = useTestDatabase();
const { database } = suite;
// A Wednesday: 12:00 in New York, 11:00 in Chicago, 09:00 in Los Angeles, 06:00 in Honolulu.
const now = new Date('2026-06-10T16:00:00Z');
let dialing: Dialing;
let admin: TestMember;
let organizationId: string;
let contactIds: Map<string, string>;
let campaignId: string;

const people: TestPerson[] = [
  { name: 'New York', e164: '+12125550101' },
  { name: 'Chicago', e164: '+13125550102' },
  { name: 'Los Angeles', e164: '+14155550103' },
  { name: 'Honolulu', e164: '+18085550104' },
  { name: 'Called seven times', e164: '+13125550105' },
  { name: 'Without consent', e164: '+13125550106', consent: false },
  { name: 'Said stop', e164: '+13125550107', stopped: true },
  { name: 'Paid', e164: '+13125550108' },
];
const policy = { ...firstPolicy, hours: null };

const insertCalls = testStatement(
  `insert into outside_calls (organization_id, contact_id, e164, direction, outcome, occurred_at)
   select $1, $2, '+13125550105', 'outbound', 'no_answer', $3::timestamptz - hour * interval '1 hour'
   from generate_series(1, 7) as hour`,
  {},
);
const payDebt = testStatement(
  `update debts set state = 'paid' where organization_id = $1 and contact_id = $2`,
  {},
);
const countVerdicts = testStatement(
  `select coalesce(case when verdict = 'defer' and next_at >= $2 then 'later' else verdict end, 'now')
     as verdict, count(*) as count
   from targets where campaign_id = $1 group by 1 order by 1`,
  { verdict: 'text', count: 'int8' },
);

beforeAll(async () => {
  dialing = await startDialing(suite, { now });
  organizationId = await addEmptyOrganization(database, 'Harbor');
  admin = await addMember(database, dialing.application.address, organizationId, 'admin');
  const organization = { organizationId, userId: admin.userId };
  const made = await addList(database, organization, people);
  contactIds = made.contactIds;
  await askSystem(database, insertCalls, [
    organizationId,
    contactIds.get('Called seven times'),
    now,
  ]);
  campaignId = await addCampaign(database, organization, made.listId);
  await askSystem(database, payDebt, [organizationId, contactIds.get('Paid')]);
});
afterAll(() => dialing.stop());

const preview = (proposed: Parameters<typeof previewPolicy>[2]) =>
  admin.client.compliance.previewPolicy({ policy: proposed });

describe('the preview of a policy', () => {
  it('tells of the policy in force what the dialer says', async () => {
    await forecastTargets(dialing.services, { organizationId, campaignId });
    const said = await askSystem(database, countVerdicts, [campaignId, '2026-06-11T05:00:00Z']);
    // The dialer says that people who have paid are not called; the preview leaves them out.
    expect(said).toEqual([
      { verdict: 'block', count: 3 },
      { verdict: 'defer', count: 1 },
      { verdict: 'later', count: 1 },
      { verdict: 'now', count: 3 },
    ]);
    const { contacts, judged, before, after, reasons } = await preview(policy);
    expect({ contacts, judged }).toEqual({ contacts: 7, judged: 7 });
    expect(before).toEqual({ now: 3, laterToday: 1, later: 1, never: 2 });
    expect(after).toEqual(before);
    expect(reasons).toEqual(
      ['FREQ_7IN7', 'MEDIUM_STOP', 'NO_TCPA_CONSENT', 'WINDOW_CLOSED'].map((code) => ({
        code,
        before: 1,
        after: 1,
      })),
    );
  });

  it('tells what a narrower one would do, and changes nothing', async () => {
    const hours = Array.from({ length: 7 }, () => ({ from: 11 * 60, to: 12 * 60 }));
    const { before, after, reasons } = await preview({ ...policy, hours });
    expect(before).toMatchObject({ now: 3 });
    // It is noon in New York: too late there today.
    expect(after).toEqual({ now: 1, laterToday: 2, later: 2, never: 2 });
    expect(reasons).toContainEqual({ code: 'WINDOW_CLOSED', before: 1, after: 3 });
    expect(await admin.client.compliance.showPolicy()).toMatchObject({ version: 0 });
  });

  it('asks for licences where the new one wants them', async () => {
    const { after, reasons } = await preview({ ...policy, licenceRequired: true });
    expect(after).toEqual({ now: 0, laterToday: 0, later: 0, never: 7 });
    expect(reasons[0]).toEqual({ code: 'LICENSE_MISSING', before: 0, after: 7 });
  });

  it('judges by the role that each policy names', async () => {
    const { before, after } = await preview({ ...policy, collectorRole: 'creditor' });
    expect(before).toMatchObject({ now: 3, later: 1 });
    expect(after).toMatchObject({ now: 4, later: 0 });
  });

  it('compares with the policy in force', async () => {
    const elsewhere = await addEmptyOrganization(database, 'Strict');
    const other = await addMember(database, dialing.application.address, elsewhere, 'admin');
    await addList(database, { organizationId: elsewhere, userId: other.userId }, [
      { name: 'Chicago', e164: '+13125550102' },
    ]);
    const licensed = { ...policy, licenceRequired: true };
    await other.client.compliance.changePolicy({ policy: licensed, basedOn: 0 });
    const { contacts, before, after } = await other.client.compliance.previewPolicy({ policy });
    // Nobody of the other organization is counted.
    expect(contacts).toBe(1);
    expect(before).toEqual({ now: 0, laterToday: 0, later: 0, never: 1 });
    expect(after).toEqual({ now: 1, laterToday: 0, later: 0, never: 0 });
  });

  it('judges a sample that is spread over everybody, and says so', async () => {
    const scope = { organizationId, userId: admin.userId };
    const { signal } = new AbortController();
    const services = { database, now: () => now };
    const result = await previewPolicy(services, { scope, signal }, policy, 3);
    // Every third of seven: New York, Honolulu and the one who asked to stop.
    expect(result).toMatchObject({ contacts: 7, judged: 3 });
    expect(result.before).toEqual({ now: 1, laterToday: 1, later: 0, never: 1 });
  });

  it('ends when the person who asked has left', async () => {
    const scope = { organizationId, userId: admin.userId };
    const left = AbortSignal.abort();
    const asked = previewPolicy({ database, now: () => now }, { scope, signal: left }, policy);
    await expect(asked).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('ends when the same person asks for another, and not when a colleague does', async () => {
    const ask = createPreviewer({ database, now: () => now });
    const { signal } = new AbortController();
    const context = { scope: { organizationId, userId: admin.userId }, signal };
    const colleague = await addMember(
      database,
      dialing.application.address,
      organizationId,
      'admin',
    );
    const theirs = { scope: { organizationId, userId: colleague.userId }, signal };
    const asked = await Promise.allSettled([
      ask(context, policy),
      ask(theirs, policy),
      ask(context, policy),
    ]);
    expect(asked).toMatchObject([
      { status: 'rejected', reason: { code: 'too_many_requests' } },
      { status: 'fulfilled', value: { judged: 7 } },
      { status: 'fulfilled', value: { judged: 7 } },
    ]);
  });

  it('never reads for a person twice at once, nor for more people than allowed', async () => {
    let [reading, most] = [0, 0];
    const counting: typeof database = {
      ...database,
      async asTenant(scope, work) {
        reading += 1;
        most = Math.max(most, reading);
        try {
          return await database.asTenant(scope, work);
        } finally {
          reading -= 1;
        }
      },
    };
    const room = { atOnce: 2, waiting: 1 };
    const ask = createPreviewer({ database: counting, now: () => now }, room);
    const { signal } = new AbortController();
    const as = (userId: string) => ask({ scope: { organizationId, userId }, signal }, policy);
    const impatient = Array.from({ length: 20 }, () => as(admin.userId));
    const answers = await Promise.allSettled(impatient);
    expect(most).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 19 }, () => 'rejected'),
      'fulfilled',
    ]);
    const many = await Promise.allSettled(Array.from({ length: 4 }, () => as(randomUUID())));
    expect(most).toBe(2);
    expect(many).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'too_many_requests' } },
    ]);
  });

  it('is empty where nobody owes anything', async () => {
    const empty = await addEmptyOrganization(database, 'Empty');
    const other = await addMember(database, dialing.application.address, empty, 'admin');
    const none = { now: 0, laterToday: 0, later: 0, never: 0 };
    expect(await other.client.compliance.previewPolicy({ policy })).toEqual({
      contacts: 0,
      judged: 0,
      before: none,
      after: none,
      reasons: [],
    });
  });
});

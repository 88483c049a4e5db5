import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addEmptyOrganization, addMember, type TestMember } from '../../testing/add-member.ts';
import { refusalOf, signInToApi } from '../../testing/ask-api.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';

const suite = useTestDatabase();
const { database } = suite;
// A Wednesday; 11:00 in Chicago.
const now = new Date('2026-06-10T16:00:00Z');
let dialing: Dialing;
let admin: TestMember;
let stranger: TestMember;
let organizationId: string;
let contactId: string;
let debtId: string;
let listId: string;

const chicago = '+13125550190';

const findDebt = testStatement(`select id from debts where contact_id = $1`, { id: 'uuid' });
const insertDebt = testStatement(
  `insert into debts (organization_id, contact_id, reference, balance_minor, currency, account_group)
   values ($1, $2, $3, 500, 'USD', $4) returning id`,
  { id: 'uuid' },
);
const groupDebts = testStatement(`update debts set account_group = $2 where contact_id = $1`, {});
const insertPhone = testStatement(
  `insert into phones (organization_id, contact_id, e164, line_type, place)
   values ($1, $2, $3, 'landline', $4) returning id`,
  { id: 'uuid' },
);
const insertCall = testStatement(
  `insert into outside_calls (organization_id, contact_id, e164, debt_ids, direction, outcome,
     occurred_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
  {},
);
const insertRestriction = testStatement(
  `insert into suppressions (organization_id, contact_id, kind, e164, source, started_at)
   values ($1, $2, $3, $4, 'person', $5)`,
  {},
);
const insertConsent = testStatement(
  `insert into consents (organization_id, contact_id, kind, obtained_how, obtained_by, obtained_on,
     received_at, recorded_by)
   values ($1, $2, 'frequency', 'given_to_us', 'Call center', $3::timestamptz::date, $3, $4)`,
  {},
);
const setRegion = testStatement(
  `update contacts set region = $2, postal_code = $3 where id = $1`,
  {},
);

beforeAll(async () => {
  dialing = await startDialing(suite, { now });
  const { address } = dialing.application;
  const elsewhere = await addEmptyOrganization(database, 'Elsewhere');
  organizationId = await addEmptyOrganization(database, 'Harbor');
  [admin, stranger] = await Promise.all([
    addMember(database, address, organizationId, 'admin'),
    addMember(database, address, elsewhere, 'admin'),
  ]);
});
afterAll(() => dialing.stop());
beforeEach(async () => {
  dialing.clock.stopAt(now);
  const organization = { organizationId, userId: admin.userId };
  const made = await addList(database, organization, [{ name: 'Ann', e164: chicago }]);
  listId = made.listId;
  contactId = made.contactIds.get('Ann') ?? '';
  debtId = (await askSystem(database, findDebt, [contactId]))[0]?.id ?? '';
});

const show = (at?: string) =>
  admin.client.compliance.showContact(at === undefined ? { contactId } : { contactId, at });
const addCall = (at: string, { e164 = chicago, debtIds = [debtId], outcome = 'no_answer' } = {}) =>
  askSystem(database, insertCall, [
    organizationId,
    contactId,
    e164,
    debtIds,
    'outbound',
    outcome,
    at,
  ]);
const restrict = (kind: string, e164: string | null, at: string) =>
  askSystem(database, insertRestriction, [organizationId, contactId, kind, e164, at]);
const week = [4, 5, 6, 7, 8, 9, 10].map((day) => `2026-06-${String(day).padStart(2, '0')}`);
const codesOf = (phone: { reasons: { code: string }[] } | undefined) =>
  phone?.reasons.map(({ code }) => code);

describe('the ledger of a person', () => {
  it('says that nothing speaks against a call, and by what', async () => {
    expect(await show()).toEqual({
      contactId,
      at: now.toISOString(),
      policyVersion: 0,
      tzdataVersion: 'test',
      zones: [{ zone: 'America/Chicago', evidence: [expect.stringContaining('312')] }],
      packs: ['us'],
      jurisdictions: [],
      debts: [
        {
          debtId,
          creditor: null,
          state: 'open',
          group: null,
          attempts: 0,
          attemptLimit: 7,
          lastConversationAt: null,
          phones: [
            {
              phoneId: expect.any(String),
              masked: '+1 ••• ••• 0190',
              lineType: 'unknown',
              place: null,
              verdict: 'allow',
              until: null,
              liftedBy: null,
              reasons: [],
            },
          ],
        },
      ],
      calls: [],
    });
  });

  it('counts seven attempts and names the minute at which the next may be made', async () => {
    for (const day of week) await addCall(`${day}T15:00:00Z`);
    const { debts, calls } = await show();
    expect(debts).toMatchObject([
      {
        attempts: 7,
        attemptLimit: 7,
        phones: [
          {
            verdict: 'defer',
            until: '2026-06-11T13:00:00.000Z',
            reasons: [{ code: 'FREQ_7IN7', until: '2026-06-11T05:00:00.000Z' }],
          },
        ],
      },
    ]);
    expect(calls).toHaveLength(7);
    expect(calls[0]).toEqual({
      at: '2026-06-10T15:00:00.000Z',
      masked: '+1 ••• ••• 0190',
      direction: 'outbound',
      outcome: 'no_answer',
      debtIds: [debtId],
      callId: null,
      counts: true,
      uncountedBecause: null,
    });
  });

  it('tells of another moment what is known of it: before, and later', async () => {
    for (const day of week) await addCall(`${day}T15:00:00Z`);
    const sixth = await show('2026-06-09T14:00:00-05:00');
    expect(sixth.debts).toMatchObject([{ attempts: 6, phones: [{ verdict: 'allow' }] }]);
    expect(sixth.calls).toHaveLength(6);
    const tomorrow = await show('2026-06-11T13:00:00Z');
    expect(tomorrow.debts).toMatchObject([{ attempts: 6, phones: [{ verdict: 'allow' }] }]);
    const night = await show('2026-06-11T12:59:00Z');
    expect(night.debts).toMatchObject([
      { phones: [{ verdict: 'defer', until: '2026-06-11T13:00:00.000Z' }] },
    ]);
    expect(codesOf(night.debts[0]?.phones[0])).toEqual(['WINDOW_CLOSED']);
  });

  it('tells of the past by the restrictions of that time', async () => {
    await restrict('medium_stop', null, '2026-06-05T16:00:00Z');
    const before = await show('2026-06-05T15:59:00Z');
    const after = await show('2026-06-05T16:00:00Z');
    expect(codesOf(before.debts[0]?.phones[0])).toEqual([]);
    expect(codesOf(after.debts[0]?.phones[0])).toEqual(['MEDIUM_STOP']);
  });

  it('tells of the rest after a conversation, also of one on a number that came before', async () => {
    // Without its notice the debt would not be called about after five days.
    const sent = testStatement(
      `update debts set notice_sent_on = '2026-06-01' where organization_id = $1 and contact_id = $2`,
      {},
    );
    await askSystem(database, sent, [organizationId, contactId]);
    await addCall('2026-06-08T15:00:00Z', { outcome: 'conversation', e164: '+13125550111' });
    const { debts } = await show();
    expect(debts).toMatchObject([
      {
        attempts: 1,
        lastConversationAt: '2026-06-08T15:00:00.000Z',
        phones: [{ verdict: 'defer', until: '2026-06-15T13:00:00.000Z' }],
      },
    ]);
    expect(codesOf(debts[0]?.phones[0])).toEqual(['CONV_COOLDOWN']);
  });

  it('leaves out calls to a wrong number and allows another', async () => {
    await addCall('2026-06-08T15:00:00Z');
    await addCall('2026-06-09T15:00:00Z');
    await restrict('wrong_number', chicago, '2026-06-10T12:00:00Z');
    await askSystem(database, insertPhone, [organizationId, contactId, '+13125550112', 'work']);
    const { debts, calls } = await show();
    expect(debts).toMatchObject([
      {
        attempts: 0,
        phones: [
          { masked: '+1 ••• ••• 0112', lineType: 'landline', place: 'work', verdict: 'allow' },
          { masked: '+1 ••• ••• 0190', verdict: 'block' },
        ],
      },
    ]);
    expect(codesOf(debts[0]?.phones[1])).toContain('WRONG_NUMBER');
    expect(calls.map(({ uncountedBecause }) => uncountedBecause)).toEqual([
      'wrong_number',
      'wrong_number',
    ]);
  });

  it('counts each debt by itself, and loans under one account as one', async () => {
    for (const day of week) await addCall(`${day}T15:00:00Z`);
    const [other] = await askSystem(database, insertDebt, [organizationId, contactId, 'B', null]);
    const otherId = other?.id ?? '';
    for (const day of week.slice(5)) await addCall(`${day}T14:00:00Z`, { debtIds: [otherId] });
    expect((await show()).debts).toMatchObject([
      { debtId, attempts: 7, phones: [{ verdict: 'defer' }] },
      { debtId: otherId, attempts: 2, phones: [{ verdict: 'allow' }] },
    ]);
    await askSystem(database, groupDebts, [contactId, 'loan']);
    const { debts, calls } = await show();
    expect(debts).toMatchObject([
      { group: 'loan', attempts: 9, phones: [{ verdict: 'defer' }] },
      { group: 'loan', attempts: 9, phones: [{ verdict: 'defer' }] },
    ]);
    expect(calls.map(({ debtIds }) => debtIds)).toContainEqual([otherId]);
  });

  it('says why a call does not count', async () => {
    await addCall('2026-06-10T10:00:00Z', { outcome: 'busy' });
    await addCall('2026-06-10T09:00:00Z', { outcome: 'not_in_service' });
    await askSystem(database, insertCall, [
      ...[organizationId, contactId, chicago, []],
      ...['inbound', 'conversation', '2026-06-07T15:00:00Z'],
    ]);
    await askSystem(database, insertConsent, [
      organizationId,
      contactId,
      '2026-06-08T15:00:00Z',
      admin.userId,
    ]);
    await addCall('2026-06-09T15:00:00Z');
    const { debts, calls } = await show();
    expect(debts).toMatchObject([{ attempts: 0, lastConversationAt: '2026-06-07T15:00:00.000Z' }]);
    expect(calls.map(({ counts, uncountedBecause }) => [counts, uncountedBecause])).toEqual([
      [false, 'busy'],
      [false, 'not_in_service'],
      [false, 'consent'],
      [false, 'inbound'],
    ]);
  });

  it('waits until it is convenient in all of three zones', async () => {
    await askSystem(database, insertPhone, [organizationId, contactId, '+12125550113', null]);
    await askSystem(database, setRegion, [contactId, 'CA', '90001']);
    const { zones, debts } = await show('2026-06-10T14:00:00Z');
    expect(zones.map(({ zone }) => zone).toSorted()).toEqual([
      'America/Chicago',
      'America/Los_Angeles',
      'America/New_York',
    ]);
    expect(debts[0]?.phones).toMatchObject([
      { verdict: 'defer', until: '2026-06-10T15:00:00.000Z' },
      { verdict: 'defer', until: '2026-06-10T15:00:00.000Z' },
    ]);
  });

  it('names the state and its smaller number of attempts', async () => {
    await askSystem(database, setRegion, [contactId, 'MA', null]);
    expect(await show()).toMatchObject({
      jurisdictions: ['Massachusetts'],
      debts: [{ attemptLimit: 2 }],
    });
  });

  it('shows calls that Ringfence made, and not those that were taken back', async () => {
    const organization = { organizationId, userId: admin.userId };
    await addCampaign(database, organization, listId);
    await dialing.dialToTheEnd();
    const { debts, calls } = await show();
    expect(debts).toMatchObject([{ attempts: 1 }]);
    expect(calls).toMatchObject([
      { callId: expect.any(String), outcome: 'no_answer', debtIds: [debtId], counts: true },
    ]);
    await askSystem(
      database,
      testStatement(`update calls set outcome = 'withdrawn' where contact_id = $1`, {}),
      [contactId],
    );
    expect(await show()).toMatchObject({ calls: [], debts: [{ attempts: 0 }] });
  });

  it('says what is missing where a person has no number and no debt', async () => {
    const bare = testStatement(
      `insert into contacts (organization_id, external_reference, full_name, country, region)
       values ($1, $2, 'Bea', 'US', 'IL') returning id`,
      { id: 'uuid' },
    );
    const [made] = await askSystem(database, bare, [organizationId, 'bare']);
    const ledger = await admin.client.compliance.showContact({ contactId: made?.id ?? '' });
    expect(ledger).toMatchObject({ packs: ['us'], debts: [], calls: [] });
    expect(ledger.zones).toMatchObject([{ zone: 'America/Chicago' }]);
  });

  it('is made under the policy in force, and that of the moment asked about', async () => {
    const other = await addEmptyOrganization(database, 'Versions');
    const editor = await addMember(database, dialing.application.address, other, 'admin');
    const people = [{ name: 'Cid', e164: chicago }];
    const { contactIds } = await addList(
      database,
      { organizationId: other, userId: editor.userId },
      people,
    );
    const policy = { ...firstPolicy, hours: null, licenceRequired: true };
    await editor.client.compliance.changePolicy({ policy, basedOn: 0 });
    const input = { contactId: contactIds.get('Cid') ?? '' };
    const today = await editor.client.compliance.showContact(input);
    expect(today.policyVersion).toBe(1);
    expect(codesOf(today.debts[0]?.phones[0])).toEqual(['LICENSE_MISSING']);
    const at = '2026-06-10T15:59:00Z';
    const before = await editor.client.compliance.showContact({ ...input, at });
    expect(before).toMatchObject({ policyVersion: 0, debts: [{ phones: [{ verdict: 'allow' }] }] });
  });

  it.each([
    ['further ahead than the engine looks', '2026-08-10T16:00:00Z'],
    ['longer ago than records are kept', '2023-01-01T00:00:00Z'],
    ['no moment', 'tomorrow'],
  ])('is refused for a time that is %s', async (_, at) => {
    expect(await refusalOf(show(at))).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'at' }],
    });
  });

  it('is shown to nobody outside', async () => {
    const { compliance } = stranger.client;
    expect(await refusalOf(compliance.showContact({ contactId }))).toMatchObject({
      code: 'not_found',
    });
    const inside = stranger.clientIn(organizationId).compliance.showContact({ contactId });
    expect(await refusalOf(inside)).toMatchObject({ code: 'not_permitted' });
  });

  it('is shown to a super administrator across organizations, with the policy there', async () => {
    const person = await signInToApi(dialing.application.address, 'super@ringfence.example');
    const across = person.clientWith({ 'x-organization-id': 'all' });
    expect(await across.compliance.showContact({ contactId })).toEqual(await show());
  });
});

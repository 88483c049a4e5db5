import type { RestrictionKind } from '@ringfence/domain/compliance/words';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AnsweredCall,
  answerCalls,
  atMenu,
  placeOf,
} from '../../dialer/testing/answer-calls.ts';
import { type MadeDialer, makeDialer } from '../../dialer/testing/make-dialer.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { recordRestriction } from '../../testing/enter-records.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { listCallbacks, listContactCallbacks } from './list-callbacks.ts';
import { recordCallback } from './record-callback.ts';
import { settleCallback } from './settle-callback.ts';

const { database } = useTestDatabase();
const noon = new Date('2026-06-10T17:00:00Z');
let dialer: MadeDialer;
let organization: TestOrganization;
let call: AnsweredCall;
beforeAll(async () => {
  dialer = await makeDialer(database, noon);
});
beforeEach(async () => {
  dialer.clock.now = noon;
  organization = await addOrganization(database);
  const [answered] = await answerCalls(dialer, organization, 1);
  if (answered === undefined) throw new Error('nobody was called');
  call = answered;
});

const effects = { wakeRelay() {}, wakeSealing() {} };
const services = { database, effects, now: () => dialer.clock.now };
const context = (apiKeyId?: string) => ({
  scope: { ...organization, apiKeyId },
  headers: new Headers(),
});
const record = (
  suits: 'morning' | 'afternoon' | 'evening',
  apiKeyId?: string,
  consentWords: string | null = null,
) =>
  recordCallback(services, context(apiKeyId), {
    contactId: call.contactId,
    debtId: null,
    suits,
    wantedAt: null,
    wantsSomeone: true,
    consentWords,
    confirmsCallable: true,
  });
const list = async () =>
  (await listContactCallbacks(services, organization, call.contactId)).callbacks;

const insertConsent = testStatement(
  `insert into consents (organization_id, contact_id, kind, obtained_how, obtained_by, obtained_on, received_at,
     evidence, recorded_by)
   values ($1, $2, 'frequency', 'given_to_us', 'Harbor', '2026-06-10', $3, 'Call me again this week.', $4)`,
  {},
);
const findConsents = testStatement(
  `select evidence, recorded_by, received_at as at from consents where contact_id = $1 and kind = 'frequency'`,
  { evidence: 'text', recorded_by: 'uuid?', at: 'timestamptz?' },
);
const listTimes = testStatement(
  `select from_minute, to_minute from inconvenient_times
   where organization_id = $1 and lifted_at is null order by from_minute`,
  { from_minute: 'int4', to_minute: 'int4' },
);
const findVersion = testStatement(`select ledger_version from contacts where id = $1`, {
  ledger_version: 'int8',
});
const times = () => askSystem(database, listTimes, [organization.organizationId]);
const version = async () =>
  (await askSystem(database, findVersion, [call.contactId]))[0]?.ledger_version ?? 0;

/** By keys: another time, then the part of the day, then whether a call may come within a week. */
async function pressKeys(part: string, consent: string): Promise<void> {
  const asked = await call.press('3');
  const permitted = await call.press(part, placeOf(asked));
  await call.press(consent, placeOf(permitted));
}

describe('a person who asks for a call', () => {
  it.each([
    ['a key on a call', 'call', () => pressKeys('1', '2')],
    ['a member', 'member', () => record('morning')],
    ['a program', 'program', () => record('morning', '01900000-0000-7000-8000-000000000001')],
  ] as const)('has one, and is called at no other time, by %s', async (_, askedHow, ask) => {
    const before = await version();
    await ask();
    expect(await list()).toMatchObject([
      { state: 'open', suits: 'morning', askedHow, hasConsent: false },
    ]);
    expect(await times()).toEqual([
      { from_minute: 0, to_minute: 480 },
      { from_minute: 720, to_minute: 1440 },
    ]);
    // What was decided about them before is decided again.
    expect(await version()).toBeGreaterThan(before);
  });

  it('has changed what they asked for when they ask again, so that a time is left', async () => {
    await pressKeys('1', '2');
    await record('evening');
    expect(await list()).toMatchObject([{ state: 'open', suits: 'evening', askedHow: 'member' }]);
    expect(await times()).toEqual([
      { from_minute: 0, to_minute: 1020 },
      { from_minute: 1260, to_minute: 1440 },
    ]);
  });

  it('permits it by a key, and the callback says so', async () => {
    await pressKeys('2', '1');
    expect(await list()).toMatchObject([{ suits: 'afternoon', hasConsent: true }]);
  });

  it('has permitted it too where the consent was entered before', async () => {
    const { organizationId, userId } = organization;
    await askSystem(database, insertConsent, [organizationId, call.contactId, noon, userId]);
    await record('morning');
    expect(await list()).toMatchObject([{ hasConsent: true }]);
  });

  it('permits it by what they said to a member, with their words and who wrote them down', async () => {
    await record('morning', undefined, 'Yes, call me tomorrow morning.');
    expect(await list()).toMatchObject([{ hasConsent: true }]);
    expect(await askSystem(database, findConsents, [call.contactId])).toEqual([
      { evidence: 'Yes, call me tomorrow morning.', recorded_by: organization.userId, at: noon },
    ]);
  });

  it('is known to have asked for a person where nobody was free', async () => {
    const week = Array.from({ length: 7 }, () => null);
    await askSystem(database, closeLines, [organization.organizationId, JSON.stringify(week)]);
    const sorry = await call.press('2', atMenu);
    await call.press('1', placeOf(sorry));
    expect(await list()).toMatchObject([{ wantsSomeone: true, askedHow: 'call' }]);
  });
});

const addPhone = testStatement(
  `insert into phones (organization_id, contact_id, e164, line_type) values ($1, $2, '+13125569999', 'landline')
   returning id`,
  { id: 'uuid' },
);
const lift = testStatement(
  `update suppressions set lifted_at = started_at, lifted_by = $2 where id = $1`,
  {},
);
const closeLines = testStatement(
  `update staffed_lines set hours = $2 where organization_id = $1`,
  {},
);

describe('a callback of a person who must not be called', () => {
  const restrict = (kind: RestrictionKind, phoneId: string | null = null) =>
    recordRestriction(services, context(), {
      contactId: call.contactId,
      kind,
      phoneId,
      debtId: null,
      source: 'person',
      evidence: 'As they said.',
      note: '',
    });
  const isForbidden = async () => {
    const { callbacks } = await listCallbacks(services, organization, { limit: 10, state: 'open' });
    expect(await list()).toMatchObject(callbacks.map((one) => ({ isForbidden: one.isForbidden })));
    return callbacks.map((one) => one.isForbidden);
  };

  it.each([
    ['a stop by key', () => call.press('9')],
    ['a stop that a member enters', () => restrict('medium_stop')],
    ['a written request to cease', () => restrict('cease_written')],
    ['a death', () => restrict('deceased')],
  ])('says so after %s', async (_, refuse) => {
    await record('morning');
    expect(await isForbidden()).toEqual([false]);
    await refuse();
    expect(await isForbidden()).toEqual([true]);
  });

  it('says so once every number is of somebody else, and not before', async () => {
    await record('morning');
    const person = [organization.organizationId, call.contactId];
    const [other] = await askSystem(database, addPhone, person);
    await call.press('2', { ...atMenu, part: 'greeting', turn: 1, isVerified: false });
    expect(await isForbidden()).toEqual([false]);
    await restrict('wrong_number', other?.id ?? '');
    expect(await isForbidden()).toEqual([true]);
  });

  it('counts again once that was lifted', async () => {
    await record('morning');
    const { restrictionId } = await restrict('medium_stop');
    expect(await isForbidden()).toEqual([true]);
    await askSystem(database, lift, [restrictionId, organization.userId]);
    expect(await isForbidden()).toEqual([false]);
  });
});

describe('a callback', () => {
  it('is done or cancelled once, and stays in the list', async () => {
    const { callbackId } = await record('morning');
    await settleCallback(services, context(), { callbackId }, 'done');
    await settleCallback(services, context(), { callbackId }, 'cancelled');
    expect(await list()).toMatchObject([{ state: 'done', settledBy: { id: organization.userId } }]);
    // The times stay: nobody becomes callable by it.
    expect(await times()).toHaveLength(2);
    const open = await listCallbacks(services, organization, { limit: 10, state: 'open' });
    expect(open.callbacks).toEqual([]);
    const all = await listCallbacks(services, organization, { limit: 10 });
    expect(all.callbacks).toMatchObject([{ contact: { id: call.contactId } }]);
  });

  it('of another organization is not there', async () => {
    const { callbackId } = await record('morning');
    const stranger = { scope: await addOrganization(database), headers: new Headers() };
    await expect(settleCallback(services, stranger, { callbackId }, 'done')).rejects.toMatchObject({
      code: 'not_found',
    });
    const { callbacks } = await listCallbacks(services, stranger.scope, { limit: 10 });
    expect(callbacks).toEqual([]);
  });
});

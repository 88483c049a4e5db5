import type { ScriptTest } from '@ringfence/contract/script-tests';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readActivity } from '../auth/testing/start-auth.ts';
import { addCallerId } from '../testing/add-caller-id.ts';
import { addList } from '../testing/add-campaign.ts';
import { addEmptyOrganization, addMember, type TestMember } from '../testing/add-member.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { approveScript } from '../testing/approve-script.ts';
import { refusalOf } from '../testing/ask-api.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { listenIn } from './testing/listen-in.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';
import { waitForVerifications } from './testing/wait-for-verifications.ts';

const suite = useTestDatabase();
const { database } = suite;
const morning = new Date('2026-06-10T16:00:00Z');
const { wrapCarrier, heard, called, forget } = listenIn();
let dialing: Dialing;
let admin: TestMember;
let member: TestMember;
let organizationId: string;
let calledFrom: string;
let scriptId: string;
let exchange = 600;

const insertLine = testStatement(
  `insert into staffed_lines (organization_id, e164, label, zone, takes_transfers, verified_how, verified_at)
   values ($1, $2, 'Desk', 'America/Chicago', true, $3::text, case when $3::text is not null then now() end)`,
  {},
);
/** The last four digits say how the one who answers behaves. */
async function addLine(behaves = '0194', of = organizationId, how: string | null = 'code') {
  exchange += 1;
  const e164 = `+1312${exchange}${behaves}`;
  await askSystem(database, insertLine, [of, e164, how]);
  return e164;
}

beforeAll(async () => {
  dialing = await startDialing(suite, { wrapCarrier });
});
afterAll(() => dialing.stop());
beforeEach(async () => {
  dialing.clock.stopAt(morning);
  forget();
  organizationId = await addEmptyOrganization(database, 'Harbor');
  admin = await addMember(database, dialing.application.address, organizationId, 'admin');
  member = await addMember(database, dialing.application.address, organizationId);
  calledFrom = await addCallerId(database, { organizationId });
  scriptId = await approveScript(database, organizationId);
});

afterEach(() => waitForVerifications(database));

const here = (who: TestMember) => who.clientIn(organizationId);
const start = (
  e164: string,
  asked: { language?: 'en' | 'es'; contactId?: string; who?: TestMember; script?: string } = {},
) => {
  const { language = 'en', contactId, who = admin, script = scriptId } = asked;
  const whom = contactId === undefined ? {} : { contactId };
  return here(who).scriptTests.start({ scriptId: script, e164, language, ...whom });
};
const untilEnded = ({ id }: Pick<ScriptTest, 'id'>) =>
  vi.waitUntil(
    async () => {
      const shown = await here(admin).scriptTests.show({ testId: id });
      return shown.state === 'ended' ? shown : undefined;
    },
    { timeout: 20_000, interval: 30 },
  );
const callToTheEnd = async (e164: string, asked = {}) => untilEnded(await start(e164, asked));
const refused = (reason: string) => ({ code: 'test_call_refused', reason });

async function addContact() {
  const scope = { organizationId, userId: admin.userId };
  const people = [{ name: 'Ann Lee', e164: '+13125559001' }];
  const { contactIds } = await addList(database, scope, people);
  const number = testStatement(
    `update debts set reference = 'A-1234' where organization_id = $1`,
    {},
  );
  await askSystem(database, number, [organizationId]);
  return contactIds.get('Ann Lee') ?? '';
}
/** Everything that keys could have become. */
const countFacts = testStatement(
  `select (select count(*) from suppressions where organization_id = $1)
     + (select count(*) from promises where organization_id = $1)
     + (select count(*) from callbacks where organization_id = $1)
     + (select count(*) from recordings where organization_id = $1)
     + (select count(*) from calls where organization_id = $1)
     + (select count(*) from connected_calls where organization_id = $1) as facts`,
  { facts: 'int8' },
);
const factsKept = async () => (await askSystem(database, countFacts, [organizationId]))[0]?.facts;

describe('a test call', () => {
  it('speaks the script for a contact and takes keys, and nothing becomes a fact', async () => {
    const contactId = await addContact();
    const e164 = await addLine('0181');
    const started = await start(e164, { contactId });
    expect(started).toMatchObject({ e164, scriptId, version: 1, contactId, callsLeft: 2 });
    const ended = await untilEnded(started);
    expect(ended).toMatchObject({ outcome: 'hung_up', isSpoken: true });
    expect(called).toEqual([e164]);
    const words = heard.join(' ');
    expect(heard[0]).toMatch(/^This is a test of a script\./);
    expect(heard[0]).toContain('We are calling for Ann Lee');
    expect(words).toContain('$125');
    // Somebody was asked for, and no line rang.
    expect(words).toContain('would ring now');
    expect(words).toContain('nobody is free at the moment');
    expect(await factsKept()).toBe(0);
    const deeds = await readActivity(database, organizationId);
    const deed = deeds.find(({ action }) => action === 'script.test_called');
    expect(deed?.detail).toEqual({ version: 1, purpose: 'verification' });
  });

  it('leaves no restriction behind when somebody presses stop', async () => {
    const contactId = await addContact();
    await callToTheEnd(await addLine('0195'), { contactId });
    expect(heard.join(' ')).toContain('We will not call you again');
    expect(await factsKept()).toBe(0);
  });

  it('speaks a draft too, in Spanish, to somebody invented', async () => {
    const { scripts } = here(admin);
    const made = await scripts.create({
      name: 'Draft',
      from: { kind: 'copy', scriptId },
    });
    const e164 = await addLine('0179');
    await callToTheEnd(e164, { language: 'es', script: made.id });
    expect(heard[0]).toContain('Esta es una prueba de un guion');
    expect(heard[0]).toContain('Buscamos a Jordan Sample');
    expect(heard.join(' ')).toContain('Hemos anotado su promesa');
    expect(await factsKept()).toBe(0);
    await scripts.archive({ scriptId: made.id });
    expect(await refusalOf(start(e164, { script: made.id }))).toMatchObject({ code: 'conflict' });
  });

  it('says nothing to a machine', async () => {
    const ended = await callToTheEnd(await addLine('0192'));
    expect(ended).toMatchObject({ outcome: 'machine', isSpoken: false });
    expect(heard.join('')).toBe('');
  });

  it('is no code that could be entered', async () => {
    const { id: verificationId } = await callToTheEnd(await addLine());
    const { settings } = here(admin);
    const confirming = settings.confirmVerification({ verificationId, code: '000000' });
    expect(await refusalOf(confirming)).toMatchObject({ code: 'not_found' });
    expect(await refusalOf(settings.showVerification({ verificationId }))).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('the number of a test call', () => {
  const notOwn = { code: 'validation_failed', errors: [{ path: 'e164' }] };

  it('is a verified staffed line or caller ID of the organization', async () => {
    const line = await addLine();
    const unverified = await addLine('0194', organizationId, null);
    const other = await addOrganization(database);
    const theirs = await addLine('0194', other.organizationId);
    const { numbers } = await here(admin).scriptTests.numbers();
    expect(numbers.map(({ e164 }) => e164)).toEqual(expect.arrayContaining([line, calledFrom]));
    expect(numbers.some(({ e164 }) => e164 === unverified || e164 === theirs)).toBe(false);
    for (const e164 of [unverified, theirs, '+13125990194']) {
      expect(await refusalOf(start(e164))).toMatchObject(notOwn);
    }
    expect(called).toEqual([]);
  });

  it('is called from another one', async () => {
    expect(await refusalOf(start(calledFrom))).toMatchObject(refused('test_call_no_caller_id'));
    const second = await addCallerId(database, { organizationId });
    expect(await callToTheEnd(calledFrom)).toMatchObject({ calledFrom: second });
  });

  it('is nobody’s contact, although it is a line', async () => {
    const e164 = await addLine();
    const elsewhere = await addOrganization(database);
    await addList(database, elsewhere, [{ name: 'Ann Lee', e164 }]);
    expect(await refusalOf(start(e164))).toMatchObject(notOwn);
    expect(called).toEqual([]);
  });

  it('is called three times a day at most, codes and test calls together', async () => {
    const e164 = await addLine();
    for (const callsLeft of [2, 1, 0])
      expect(await callToTheEnd(e164)).toMatchObject({ callsLeft });
    expect(await refusalOf(start(e164))).toMatchObject(refused('test_call_too_often'));
    const coding = here(admin).settings.startVerification({ e164, accountId: dialing.accountId });
    expect(await refusalOf(coding)).toMatchObject({ reason: 'verification_too_often' });
  });

  it('is not called at night, or while calls are stopped', async () => {
    const e164 = await addLine();
    dialing.clock.stopAt(new Date('2026-06-10T05:00:00Z'));
    expect(await refusalOf(start(e164))).toMatchObject(refused('test_call_closed'));
    dialing.clock.stopAt(morning);
    await here(admin).halts.start({});
    expect(await refusalOf(start(e164))).toMatchObject({ code: 'calls_halted' });
    expect(called).toEqual([]);
  });
});

describe('who asks for a test call', () => {
  it('may write scripts', async () => {
    const e164 = await addLine();
    expect(await refusalOf(start(e164, { who: member }))).toMatchObject({ code: 'not_permitted' });
  });

  it('names a contact of their own organization', async () => {
    const other = await addOrganization(database);
    const { contactIds } = await addList(database, other, [{ name: 'Bo', e164: '+13125559002' }]);
    const contactId = contactIds.get('Bo') ?? '';
    const asking = start(await addLine(), { contactId });
    expect(await refusalOf(asking)).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'contactId' }],
    });
  });
});

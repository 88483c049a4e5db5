import type { CallerIdVerification } from '@ringfence/contract/settings';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readActivity } from '../auth/testing/start-auth.ts';
import { addCallerId } from '../testing/add-caller-id.ts';
import { addList } from '../testing/add-campaign.ts';
import { addEmptyOrganization, addMember, type TestMember } from '../testing/add-member.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { refusalOf } from '../testing/ask-api.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { lookAfterCodes } from './look-after-codes.ts';
import { listenIn } from './testing/listen-in.ts';
import { type Dialing, startDialing, withAccounts } from './testing/start-dialing.ts';
import { waitForVerifications } from './testing/wait-for-verifications.ts';
import { verifyNumber } from './verify-number.ts';

const suite = useTestDatabase();
const { database } = suite;
const morning = new Date('2026-06-10T16:00:00Z');
const { wrapCarrier, heard, called, forget } = listenIn();
let dialing: Dialing;
let admin: TestMember;
let member: TestMember;
let organizationId: string;
let calledFrom: string;
let exchange = 556;

/** Somebody in Chicago, whom nobody else in these tests calls; the last four digits say how they behave. */
function drawNumber(behaviour: 'person' | 'machine' | 'silence' | 'lost' = 'person'): string {
  exchange += 1;
  const line = { person: '0193', machine: '0192', silence: '0190', lost: '0197' }[behaviour];
  return `+1312${exchange}${line}`;
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
});

afterEach(() => waitForVerifications(database));

const here = (who: TestMember) => who.clientIn(organizationId).settings;
const start = (e164: string, who = admin) =>
  here(who).startVerification({ e164, accountId: dialing.accountId });
const passMinutes = (minutes: number) =>
  dialing.clock.stopAt(new Date(dialing.clock.now.getTime() + minutes * 60_000));

async function untilEnded({ id }: Pick<CallerIdVerification, 'id'>) {
  return vi.waitUntil(
    async () => {
      const shown = await here(admin).showVerification({ verificationId: id });
      return shown.state === 'ended' ? shown : undefined;
    },
    { timeout: 10_000, interval: 30 },
  );
}
/** What the person who answered wrote down. */
const heardCode = () => /(\d, ){5}\d/.exec(heard.at(-1) ?? '')?.[0]?.replaceAll(', ', '') ?? '';
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function callToTheEnd(e164: string) {
  const started = await start(e164);
  return untilEnded(started);
}

const refused = (reason: string) => ({ code: 'verification_refused', reason });
const notHere = {
  code: 'validation_failed',
  errors: [
    {
      path: 'e164',
      message: 'This number cannot be used here. Ask the person who runs this server.',
    },
  ],
};
const listDeeds = async () =>
  (await readActivity(database, organizationId))
    .map(({ action }) => action)
    .filter((action) => action.startsWith('caller_id'));

describe('a number that is called with a code', () => {
  it('is a verified caller ID once the code is entered, and every step is written down', async () => {
    const e164 = drawNumber();
    const started = await here(admin).startVerification({
      e164,
      label: 'Front desk',
      accountId: dialing.accountId,
    });
    expect(started).toMatchObject({ e164, calledFrom, triesLeft: 5, callsLeft: 2 });
    const ended = await untilEnded(started);
    expect(ended).toMatchObject({ outcome: 'hung_up', isCodeSaid: true, verifiedAt: null });
    expect(called).toEqual([e164]);
    expect(heard.at(-1)).toContain('Harbor');
    const code = heardCode();
    const verificationId = started.id;
    const callerId = await here(admin).confirmVerification({ verificationId, code });
    expect(callerId).toMatchObject({
      e164,
      label: 'Front desk',
      state: 'active',
      accountId: dialing.accountId,
      verifiedHow: 'code',
    });
    // Sent again, it is answered as before.
    expect(await here(admin).confirmVerification({ verificationId, code })).toEqual(callerId);
    expect(await listDeeds()).toEqual(['caller_id.called', 'caller_id.verified']);
    const shown = JSON.stringify([ended, await readActivity(database, organizationId)]);
    expect(shown).not.toContain(code);
    const again = await refusalOf(start(e164));
    expect(again).toMatchObject({ code: 'validation_failed', errors: [{ path: 'e164' }] });
  });

  it('may stand there unverified before', async () => {
    const e164 = drawNumber();
    const insert = testStatement(
      `insert into caller_ids (organization_id, e164, label, state) values ($1, $2, 'Old', 'resting')
       returning id`,
      { id: 'uuid' },
    );
    const [row] = await askSystem(database, insert, [organizationId, e164]);
    const { id: verificationId } = await callToTheEnd(e164);
    const code = heardCode();
    expect(await here(admin).confirmVerification({ verificationId, code })).toMatchObject({
      id: row?.id,
      label: 'Old',
      state: 'active',
      verifiedHow: 'code',
    });
  });

  it('stays with the organization that verified it first', async () => {
    const e164 = drawNumber();
    const { id: verificationId } = await callToTheEnd(e164);
    const other = await addOrganization(database);
    await addCallerId(database, other, { e164 });
    const confirming = here(admin).confirmVerification({ verificationId, code: heardCode() });
    expect(await refusalOf(confirming)).toMatchObject(notHere);
    expect(await refusalOf(start(e164))).toMatchObject(notHere);
  });

  it('is called by admins alone', async () => {
    const e164 = drawNumber();
    expect(await refusalOf(start(e164, member))).toMatchObject({ code: 'not_permitted' });
    const { id: verificationId } = await start(e164);
    const showing = here(member).showVerification({ verificationId });
    expect(await refusalOf(showing)).toMatchObject({ code: 'not_permitted' });
  });
});

describe('nobody’s contact', () => {
  it('is called with a code, and nobody learns whose contact it is', async () => {
    const people = [{ name: 'Ann Lee', e164: drawNumber() }];
    await addList(database, await addOrganization(database), people);
    const refusal = await refusalOf(start(people[0]?.e164 ?? ''));
    const taken = drawNumber();
    await addCallerId(database, await addOrganization(database), { e164: taken });
    const { requestId: _, ...expected } = (await refusalOf(start(taken))) ?? {};
    expect(refusal).toMatchObject(notHere);
    expect(refusal).toMatchObject(expected);
    expect(called).toEqual([]);
  });

  it('is called whose refusal was kept when they were erased, or who is on a list of refusals', async () => {
    const elsewhere = await addOrganization(database);
    await addList(database, elsewhere, [{ name: 'Ann Lee', e164: drawNumber() }]);
    const [erased, suppressed] = [drawNumber(), drawNumber()];
    const keep = testStatement(
      `with kept as (
         insert into kept_stops (organization_id, number_hash, kind, kept_at)
         values ($1, sha256(convert_to($1::uuid::text || $2, 'UTF8')), 'number_stop', now()))
       insert into suppressions (organization_id, contact_id, e164, kind, source, started_at)
       select $1, id, $3, 'number_stop', 'person', now() from contacts where organization_id = $1`,
      {},
    );
    await askSystem(database, keep, [elsewhere.organizationId, erased, suppressed]);
    expect(await refusalOf(start(erased))).toMatchObject(notHere);
    expect(await refusalOf(start(suppressed))).toMatchObject(notHere);
    expect(called).toEqual([]);
  });
});

describe('a call with a code', () => {
  it('is not made at night there, nor to a number of no place', async () => {
    dialing.clock.stopAt(new Date('2026-06-10T12:59:00Z'));
    expect(await refusalOf(start(drawNumber()))).toMatchObject(refused('verification_closed'));
    expect(await refusalOf(start('+18005550193'))).toMatchObject(
      refused('verification_not_located'),
    );
    expect(called).toEqual([]);
  });

  it('is made three times a day, no matter who asks, and again the day after', async () => {
    const e164 = drawNumber('silence');
    for (const callsLeft of [2, 1, 0]) {
      const ended = await callToTheEnd(e164);
      expect(ended).toMatchObject({ outcome: 'no_answer', isCodeSaid: false, callsLeft });
    }
    expect(await refusalOf(start(e164))).toMatchObject(refused('verification_too_often'));
    const elsewhere = await addEmptyOrganization(database, 'Elsewhere');
    const { address } = dialing.application;
    const stranger = await addMember(database, address, elsewhere, 'admin');
    await addCallerId(database, { organizationId: elsewhere });
    const theirs = stranger.clientIn(elsewhere).settings;
    expect(await refusalOf(theirs.startVerification({ e164 }))).toMatchObject(
      refused('verification_too_often'),
    );
    const age = testStatement(
      `update caller_id_verifications set requested_at = requested_at - interval '24 hours' where e164 = $1`,
      {},
    );
    await askSystem(database, age, [e164]);
    expect(await start(e164)).toMatchObject({ callsLeft: 2 });
    expect(called).toHaveLength(4);
  });

  it('is made once where two ask at the same moment', async () => {
    const e164 = drawNumber();
    const both = await Promise.all([start(e164), start(e164)]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect(called).toEqual([e164]);
    const elsewhere = await addEmptyOrganization(database, 'Elsewhere');
    const stranger = await addMember(database, dialing.application.address, elsewhere, 'admin');
    await addCallerId(database, { organizationId: elsewhere });
    await untilEnded(both[0]);
    await callToTheEnd(e164);
    const last = await Promise.allSettled([
      start(e164),
      stranger.clientIn(elsewhere).settings.startVerification({ e164 }),
    ]);
    expect(last.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(called).toHaveLength(3);
  });

  it('says nothing to a machine', async () => {
    const ended = await callToTheEnd(drawNumber('machine'));
    expect(ended).toMatchObject({ outcome: 'machine', isCodeSaid: false });
    expect(heard.join()).toBe('');
    const confirming = here(admin).confirmVerification({
      verificationId: ended.id,
      code: '000000',
    });
    expect(await refusalOf(confirming)).toMatchObject({
      code: 'conflict',
      reason: 'code_unspoken',
    });
  });

  it('ends by itself where nothing is heard of it', async () => {
    const { id: verificationId } = await start(drawNumber('lost'));
    await vi.waitUntil(() => heardCode() !== '', { timeout: 10_000 });
    const shown = await here(admin).showVerification({ verificationId });
    expect(shown).toMatchObject({ state: 'answered', outcome: null, isCodeSaid: true });
    passMinutes(5);
    const later = await here(admin).showVerification({ verificationId });
    expect(later).toMatchObject({ state: 'ended', outcome: 'lost' });
    await lookAfterCodes(dialing.services);
    expect(await here(admin).showVerification({ verificationId })).toEqual(later);
    // The code was heard all the same.
    await here(admin).confirmVerification({ verificationId, code: heardCode() });
  });

  it('is not made while calls are stopped, through a resting account, or without a number to call from', async () => {
    const change = testStatement(
      `update dial_budgets set backed_off_until = $2 where account_id = $1`,
      {},
    );
    await askSystem(database, change, [dialing.accountId, 'infinity']);
    expect(await refusalOf(start(drawNumber()))).toMatchObject(
      refused('verification_account_not_ready'),
    );
    await askSystem(database, change, [dialing.accountId, '-infinity']);
    const { callerIds } = await here(admin).listCallerIds();
    const callerIdId = callerIds[0]?.id ?? '';
    await here(admin).changeCallerId({ callerIdId, state: 'resting' });
    expect(await refusalOf(start(drawNumber()))).toMatchObject(
      refused('verification_no_caller_id'),
    );
    await here(admin).changeCallerId({ callerIdId, state: 'active' });
    await admin.clientIn(organizationId).halts.start({});
    expect(await refusalOf(start(drawNumber()))).toMatchObject({ code: 'calls_halted' });
    expect(called).toEqual([]);
  });

  it('goes through no account of the organization, whose admins could read the code', async () => {
    const insert = testStatement(
      `insert into carrier_accounts (organization_id, carrier, title, settings, secrets, secrets_key,
         calls_per_second, calls_at_once)
       select $1, carrier, 'Own', settings, secrets, secrets_key, 1, 1 from carrier_accounts where id = $2
       returning id`,
      { id: 'uuid' },
    );
    const [own] = await askSystem(database, insert, [organizationId, dialing.accountId]);
    const accountId = own?.id ?? '';
    const asking = here(admin).startVerification({ e164: drawNumber(), accountId });
    // Its secrets are another's, so that it does not even open.
    expect(await refusalOf(asking)).toMatchObject({ code: 'verification_refused' });
    const services = withAccounts(dialing.services, () => ({ id: accountId }));
    const scope = { organizationId, userId: admin.userId };
    const asked = { scope, e164: drawNumber(), label: '', language: 'en' } as const;
    expect(await verifyNumber(services, { ...asked, accountId: dialing.accountId })).toEqual({
      kind: 'refused',
      because: 'own_account',
    });
  });

  it('is not asked for of one number after the other', async () => {
    dialing.clock.stopAt(new Date('2026-06-10T05:00:00Z'));
    for (let asked = 0; asked < 10; asked += 1) {
      expect(await refusalOf(start(drawNumber()))).toMatchObject(refused('verification_closed'));
    }
    expect(await refusalOf(start(drawNumber()))).toMatchObject({
      code: 'too_many_requests',
      reason: 'caller_id_code_limit',
    });
  });
});

describe('a code', () => {
  it('is dead after five wrong ones, and that is written down', async () => {
    const { id: verificationId } = await callToTheEnd(drawNumber());
    const right = heardCode();
    const enter = (code: string) => here(admin).confirmVerification({ verificationId, code });
    for (const left of [4, 3, 2, 1]) {
      expect(await refusalOf(enter(otherThan(right)))).toMatchObject({
        code: 'wrong_code',
        detail: `Wrong code. ${left} ${left === 1 ? 'try' : 'tries'} left.`,
      });
    }
    for (const code of [otherThan(right), right]) {
      expect(await refusalOf(enter(code))).toMatchObject({
        code: 'code_ended',
        reason: 'code_spent',
      });
    }
    const { triesLeft } = await here(admin).showVerification({ verificationId });
    expect(triesLeft).toBe(0);
    expect(await listDeeds()).toEqual(['caller_id.called', 'caller_id.failed']);
  });

  it('is good for a quarter of an hour', async () => {
    const { id: verificationId } = await callToTheEnd(drawNumber());
    passMinutes(15);
    const confirming = here(admin).confirmVerification({ verificationId, code: heardCode() });
    expect(await refusalOf(confirming)).toMatchObject({ code: 'code_ended' });
  });

  it('is read by no role of a request, and stored as nobody can read it', async () => {
    const { id } = await callToTheEnd(drawNumber());
    const scope = { organizationId, userId: admin.userId };
    const read = testStatement('select code from caller_id_verifications', { code: 'bytea' });
    const reading = (isSuperAdministrator: boolean) =>
      database.asTenant({ ...scope, isSuperAdministrator }, (transaction) => transaction.all(read));
    await expect(reading(false)).rejects.toThrow('permission denied');
    await expect(reading(true)).rejects.toThrow('permission denied');
    const find = testStatement('select code from caller_id_verifications where id = $1', {
      code: 'bytea',
    });
    const [row] = await askSystem(database, find, [id]);
    expect(row?.code.toString('latin1')).not.toContain(heardCode());
  });
});

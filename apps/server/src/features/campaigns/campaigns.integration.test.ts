import { standingOrigins } from '@ringfence/domain/calls/call-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { addCallerId } from '../../testing/add-caller-id.ts';
import { approveScript } from '../../testing/approve-script.ts';
import { type ApiPerson, refusalOf, signInToApi } from '../../testing/ask-api.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';

const suite = useTestDatabase();
const { database } = suite;
let scriptId: string;
let callerId: string;
let dialing: Dialing;
let admin: ApiPerson;
let member: ApiPerson;
let stranger: ApiPerson;
beforeAll(async () => {
  dialing = await startDialing(suite);
  const { address } = dialing.application;
  admin = await signInToApi(address, 'admin@harbor.example');
  member = await signInToApi(address, 'member@harbor.example');
  stranger = await signInToApi(address, 'admin@northwind.example');
  scriptId = await approveScript(database, admin.organizationId);
  callerId = await addCallerId(database, admin);
});
afterAll(() => dialing.stop());

let files = 0;
/**
 * A list with one person, whose number ends in the given digits. Each was born on another day: two of one name and
 * one birthday would be one human, who is not called twice at once.
 */
async function upload(line: string, person: ApiPerson = admin): Promise<string> {
  files += 1;
  const day = String(files).padStart(2, '0');
  const content = `Name,Phone,Balance,Date of birth,ZIP\nAnn Lee,312-555-${line},12.50,1975-05-${day},60601\n`;
  const { listId } = await person.client.imports.create({
    file: new File([content], 'people.csv', { type: 'text/csv' }),
    listName: `List ${files}`,
    obtainedHow: 'given_to_creditor',
    obtainedBy: 'First Bank',
    obtainedOn: '2026-01-02',
  });
  return listId;
}

const campaignOf = (listId: string, changes: object = {}) => ({
  name: 'First call',
  listId,
  scriptId,
  callerId,
  spokenName: 'Harbor',
  mostAttempts: 1,
  ...changes,
});

describe('the thread from a file to a call', () => {
  it('is whole over the API: upload, contacts, campaign, call, and why it was allowed', async () => {
    const listId = await upload('0194');
    const { contacts } = await admin.client.contacts.list({ listId });
    expect(contacts).toMatchObject([
      {
        fullName: 'Ann Lee',
        phone: { masked: '+1 ••• ••• 0194' },
        balance: { amountMinor: 1250, currency: 'USD' },
        consent: { obtainedHow: 'given_to_creditor', obtainedOn: '2026-01-02' },
        suppression: null,
      },
    ]);
    const started = await admin.client.campaigns.start(campaignOf(listId));
    expect(started).toMatchObject({ state: 'running', calls: 0 });
    await dialing.dialToTheEnd();
    expect(await member.client.campaigns.show({ campaignId: started.id })).toMatchObject({
      state: 'finished',
      calls: 1,
      targets: { done: 1 },
      outcomes: [{ outcome: 'right_party', calls: 1 }],
    });
    const { calls } = await member.client.calls.list({ campaignId: started.id });
    expect(calls).toMatchObject([
      { state: 'ended', outcome: 'right_party', phone: '+1 ••• ••• 0194' },
    ]);
    const callId = calls[0]?.id ?? '';
    const { decision, events } = await member.client.calls.show({ callId });
    expect(decision).toMatchObject({ verdict: 'allow', attemptsBefore: 0, attemptsAfter: 1 });
    expect(decision.reasons.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['WINDOW_CLOSED', 'FREQ_7IN7', 'NO_TCPA_CONSENT', 'MEDIUM_STOP']),
    );
    expect(decision.zones).toMatchObject([{ zone: 'America/Chicago' }]);
    expect(decision.factsHash).toMatch(/^[0-9a-f]{64}$/);
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['reserved', 'placed', 'ringing', 'pressed', 'completed']),
    );
    expect(await refusalOf(stranger.client.calls.show({ callId }))).toMatchObject({
      code: 'not_found',
    });
  });

  it('gives the first answer to a start that is sent again', async () => {
    const listId = await upload('2301');
    const { campaigns } = admin.clientWith({ 'idempotency-key': 'start-once' });
    const [one, other] = await Promise.all([
      campaigns.start(campaignOf(listId)),
      campaigns.start(campaignOf(listId)),
    ]);
    expect(one.id).toBe(other.id);
    expect(await refusalOf(campaigns.start(campaignOf(listId, { name: 'Other' })))).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('lets a stop hold at once, and be lifted by an admin alone', async () => {
    const listId = await upload('2302');
    const { contacts } = await admin.client.contacts.list({ listId });
    const { suppressionId } = await member.client.contacts.suppress({
      contactId: contacts[0]?.id ?? '',
      kind: 'medium_stop',
    });
    const { id: campaignId } = await admin.client.campaigns.start(campaignOf(listId));
    await dialing.dialToTheEnd();
    const { targets } = await member.client.campaigns.notCalled({ campaignId });
    expect(targets).toMatchObject([
      {
        verdict: 'block',
        reasons: [
          { code: 'MEDIUM_STOP', citation: '12 CFR 1006.14(h)' },
          // Anyone who refuses calls has taken back their consent to them.
          { code: 'TCPA_REVOKED', citation: '47 CFR 64.1200(a)(10)' },
        ],
      },
    ]);
    const refusal = await refusalOf(member.client.contacts.liftSuppression({ suppressionId }));
    expect(refusal.code).toBe('not_permitted');
    expect(await admin.client.contacts.liftSuppression({ suppressionId })).toEqual({
      suppressionId,
    });
  });

  it('shows a whole number to anyone who asks, and writes down who did', async () => {
    const listId = await upload('2303');
    const { contacts } = await member.client.contacts.list({ listId });
    const phoneId = contacts[0]?.phone?.id ?? '';
    expect(await member.client.contacts.revealPhone({ phoneId })).toEqual({
      e164: '+13125552303',
    });
    const { entries } = await admin.client.activity.list({ limit: 1 });
    expect(entries).toMatchObject([
      { action: 'phone.revealed', actor: { name: 'Miguel Reyes' }, subject: { name: 'Ann Lee' } },
    ]);
    const refusal = await refusalOf(stranger.client.contacts.revealPhone({ phoneId }));
    expect(refusal.code).toBe('not_found');
  });
});

describe('a campaign', () => {
  it('is listed among those of its state, however many are newer', async () => {
    const { start, list, pause, stop } = admin.client.campaigns;
    const { id: running } = await start(campaignOf(await upload('2311')));
    const { id: paused } = await start(campaignOf(await upload('2312')));
    await pause({ campaignId: paused });
    const idsOf = async (state: 'running' | 'paused') =>
      (await list({ state, limit: 1 })).campaigns.map(({ id }) => id);
    expect(await idsOf('running')).toEqual([running]);
    expect(await idsOf('paused')).toEqual([paused]);
    expect((await list({ limit: 1 })).campaigns).toMatchObject([{ id: paused }]);
    await Promise.all([running, paused].map((campaignId) => stop({ campaignId })));
  });

  it('is paused, resumed and stopped, and says so when it cannot be', async () => {
    const listId = await upload('2304');
    const { id: campaignId } = await admin.client.campaigns.start(campaignOf(listId));
    const { pause, resume, stop } = admin.client.campaigns;
    const countCalls = async () => (await admin.client.calls.list({ campaignId })).calls.length;
    expect(await pause({ campaignId })).toMatchObject({ state: 'paused' });
    await dialing.dialToTheEnd();
    expect(await countCalls()).toBe(0);
    expect(await resume({ campaignId })).toMatchObject({ state: 'running' });
    expect(await stop({ campaignId })).toMatchObject({
      state: 'stopped',
      targets: { done: 0, stopped: 1 },
    });
    expect(await refusalOf(resume({ campaignId }))).toMatchObject({ code: 'conflict' });
    await dialing.dialToTheEnd();
    expect(await countCalls()).toBe(0);
  });

  it('is not resumed while there is nowhere to return its calls', async () => {
    const { pause, resume, start, stop } = admin.client.campaigns;
    const { id: campaignId } = await start(campaignOf(await upload('2313')));
    await pause({ campaignId });
    const lines = testStatement(
      'update staffed_lines set takes_ring_backs = $2 where organization_id = $1',
      {},
    );
    await askSystem(database, lines, [admin.organizationId, false]);
    const refusal = { code: 'ring_back_missing' };
    expect(await refusalOf(resume({ campaignId }))).toMatchObject(refusal);
    expect(await refusalOf(resume({ campaignId, scriptId }))).toMatchObject(refusal);
    await askSystem(database, lines, [admin.organizationId, true]);
    expect(await resume({ campaignId })).toMatchObject({ state: 'running' });
    await stop({ campaignId });
  });

  it('is not resumed with words whose approval was withdrawn', async () => {
    const { pause, resume, start, stop } = admin.client.campaigns;
    const withdrawn = await approveScript(database, admin.organizationId);
    const asked = campaignOf(await upload('2314'), { scriptId: withdrawn });
    const { id: campaignId } = await start(asked);
    await pause({ campaignId });
    await admin.client.scripts.withdraw({ scriptId: withdrawn, version: 1 });
    expect(await refusalOf(resume({ campaignId }))).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'scriptId' }],
    });
    expect(await resume({ campaignId, scriptId })).toMatchObject({ state: 'running' });
    await stop({ campaignId });
  });

  it.each(standingOrigins)(
    'that stands for a %s is resumed with a script for one alone',
    async (origin) => {
      const { pause, resume, stop } = admin.client.campaigns;
      const own = await approveScript(database, admin.organizationId, origin);
      const { id: campaignId } = await admin.client.campaigns.startStanding({
        origin,
        scriptId: own,
        callerId,
        spokenName: 'Harbor',
      });
      await pause({ campaignId });
      expect(await refusalOf(resume({ campaignId, scriptId }))).toMatchObject({
        code: 'validation_failed',
        errors: [{ path: 'scriptId' }],
      });
      const other = await approveScript(database, admin.organizationId, origin);
      expect(await resume({ campaignId, scriptId: other })).toMatchObject({ state: 'running' });
      await stop({ campaignId });
    },
  );

  it.each([
    ['a name that tells of debts', { spokenName: 'Harbor Debt Recovery' }, 'spokenName'],
    ['a list that is not there', { listId: '01900000-0000-7000-8000-000000000000' }, 'listId'],
    ['a calling number without its country', { callerId: '3125550000' }, 'callerId'],
    ['a calling number that is not theirs', { callerId: '+13125550009' }, 'callerId'],
    ['a calling number that rests', { callerId: '+13125550102' }, 'callerId'],
    ['more attempts than a week allows', { mostAttempts: 8 }, 'mostAttempts'],
    ['a name with a control character', { name: 'a\u0000b' }, 'name'],
  ])('is refused with %s', async (_, change, path) => {
    const listId = await upload('2305');
    const refusal = await refusalOf(admin.client.campaigns.start(campaignOf(listId, change)));
    expect(refusal).toMatchObject({ code: 'validation_failed', status: 400, errors: [{ path }] });
  });

  it('is neither started nor fed by a member', async () => {
    const listId = await upload('2306');
    const start = await refusalOf(member.client.campaigns.start(campaignOf(listId)));
    expect(start.code).toBe('not_permitted');
    expect((await refusalOf(upload('2307', member))).code).toBe('not_permitted');
  });
});

describe('a webhook', () => {
  it('that the carrier did not sign changes nothing', async () => {
    const { address } = dialing.application;
    const somewhere = '01900000-0000-7000-8000-000000000000';
    const path = `/webhooks/simulator/${dialing.accountId}/${somewhere}/${somewhere}/status`;
    const forged = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': 'Zm9yZ2Vk',
      },
      body: 'CallSid=CA1&CallStatus=completed',
    });
    expect(forged.status).toBe(403);
  });
});

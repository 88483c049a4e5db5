import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readActivity } from '../../auth/testing/start-auth.ts';
import { backOff } from '../../dialer/back-off.ts';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { drawCallerId } from '../../testing/add-caller-id.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addEmptyOrganization, addMember, type TestMember } from '../../testing/add-member.ts';
import { addAnsweredCall, effects, hearRecording } from '../../testing/add-recorded-call.ts';
import { type ApiClient, refusalOf, signInToApi } from '../../testing/ask-api.ts';
import { createMemoryStore } from '../../testing/memory-store.ts';
import { bookOf, createRecordingCarrier, makeWave } from '../../testing/recording-carrier.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { keepRecordings } from '../recordings/index.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
let admin: TestMember;
let member: TestMember;
let stranger: TestMember;
let everywhere: ApiClient;
let organizationId: string;

beforeAll(async () => {
  dialing = await startDialing(suite);
  const { address } = dialing.application;
  const elsewhere = await addEmptyOrganization(database, 'Elsewhere');
  stranger = await addMember(database, address, elsewhere, 'admin');
  const person = await signInToApi(address, 'super@ringfence.example');
  everywhere = person.clientWith({ 'x-organization-id': 'all' });
});
afterAll(() => dialing.stop());
beforeEach(async () => {
  const { address } = dialing.application;
  organizationId = await addEmptyOrganization(database, 'Harbor Recovery');
  admin = await addMember(database, address, organizationId, 'admin');
  member = await addMember(database, address, organizationId);
});

const secret = 'a-token-that-nobody-reads';
const sid = `AC${'2'.repeat(32)}`;
const input = {
  carrier: 'simulator',
  title: 'Second line',
  callsPerSecond: 2,
  callsAtOnce: 5,
  fields: { sid, token: secret },
};
const here = (who: TestMember) => who.clientIn(organizationId).carrierAccounts;
const listDeeds = async () =>
  (await readActivity(database, organizationId))
    .map(({ action, detail }) => ({ action, detail }))
    .filter(({ action }) => action.startsWith('carrier_account'));
/** The account at the simulator that is really there. */
const realFields = () => {
  const { sid, token } = dialing.simulator.account;
  return { sid, token };
};

describe('an account of an organization', () => {
  it('is added, tested, changed and removed by an admin, each written down', async () => {
    const accounts = here(admin);
    const added = await accounts.add(input);
    expect(added).toMatchObject({
      carrier: { id: 'simulator', title: 'Simulator', reachesPeople: false },
      title: 'Second line',
      owner: 'organization',
      origin: 'people',
      state: 'active',
      settings: { sid },
      health: null,
      isEditable: true,
    });
    const accountId = added.id;
    const refused = await accounts.test({ accountId });
    expect(refused).toMatchObject({ health: 'refused', healthDetail: expect.any(String) });
    const changed = await accounts.change({ accountId, fields: realFields(), callsPerSecond: 3 });
    expect(changed).toMatchObject({ health: null, callsPerSecond: 3, title: 'Second line' });
    expect(await accounts.test({ accountId })).toMatchObject({
      health: 'ready',
      healthDetail: null,
      checkedAt: expect.any(String),
    });
    expect(await accounts.change({ accountId, state: 'resting' })).toMatchObject({
      state: 'resting',
      health: 'ready',
    });
    await accounts.remove({ accountId });
    expect((await accounts.list()).accounts.map(({ owner }) => owner)).toEqual(['installation']);
    const what = { title: 'Second line', carrier: 'simulator' };
    expect(await listDeeds()).toEqual([
      { action: 'carrier_account.added', detail: what },
      { action: 'carrier_account.tested', detail: { ...what, health: 'refused' } },
      {
        action: 'carrier_account.changed',
        detail: { ...what, changed: ['callsPerSecond', 'sid', 'token'], state: 'active' },
      },
      { action: 'carrier_account.tested', detail: { ...what, health: 'ready' } },
      {
        action: 'carrier_account.changed',
        detail: { ...what, changed: ['state'], state: 'resting' },
      },
      { action: 'carrier_account.removed', detail: what },
    ]);
  });

  it('keeps its secret from every answer, every record and every role of a request', async () => {
    const accounts = here(admin);
    const { id: accountId } = await accounts.add(input);
    const answers = [
      await accounts.list(),
      await accounts.test({ accountId }),
      await accounts.change({ accountId, title: 'Third line' }),
      await admin.clientIn(organizationId).activity.list({}),
      await readActivity(database, organizationId),
    ];
    expect(JSON.stringify(answers)).not.toContain(secret);
    const everything = testStatement(
      `select row_to_json(account)::text || encode(account.secrets, 'escape') as text
       from carrier_accounts account`,
      { text: 'text' },
    );
    const rows = await askSystem(database, everything);
    expect(rows.map(({ text }) => text).join()).not.toContain(secret);
    const scope = { organizationId, userId: admin.userId };
    for (const isSuperAdministrator of [false, true]) {
      const peek = database.asTenant({ ...scope, isSuperAdministrator }, (transaction) =>
        transaction.all(
          testStatement('select secrets from carrier_accounts', { secrets: 'bytea' }),
        ),
      );
      await expect(peek).rejects.toThrow('permission denied');
    }
  });

  it('is never looked for at an address that somebody chose', async () => {
    const address = 'http://169.254.169.254';
    const adding = here(admin).add({ ...input, fields: { ...input.fields, address } });
    expect(await refusalOf(adding)).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'fields.address' }],
    });
    const { id: accountId } = await here(admin).add(input);
    const changing = here(admin).change({ accountId, fields: { address } });
    expect(await refusalOf(changing)).toMatchObject({ errors: [{ path: 'fields.address' }] });
  });

  it.each([
    ['a carrier that is none', { carrier: 'pigeons' }, 'carrier'],
    ['a real carrier while this server cannot be reached', { carrier: 'twilio' }, 'carrier'],
    ['no secret', { fields: { sid } }, 'fields.token'],
    ['no name of an account', { fields: { sid: 'AC2', token: 'x' } }, 'fields.sid'],
    ['a field that is none', { fields: { sid, token: 'x', more: 'y' } }, 'fields'],
    ['a carrier of one process', { carrier: 'loopback', fields: {} }, 'carrier'],
    ['no pace', { callsPerSecond: 0 }, 'callsPerSecond'],
  ])('is not added with %s', async (_, change, path) => {
    expect(await refusalOf(here(admin).add({ ...input, ...change }))).toMatchObject({
      code: 'validation_failed',
      errors: [{ path }],
    });
  });

  it('is shown to members without its settings, and to nobody of another organization', async () => {
    const { id: accountId } = await here(admin).add(input);
    const { accounts } = await here(member).list();
    expect(accounts.find(({ id }) => id === accountId)).toMatchObject({
      title: 'Second line',
      settings: {},
      isEditable: false,
    });
    expect(await refusalOf(here(member).test({ accountId }))).toMatchObject({
      code: 'not_permitted',
    });
    const theirs = stranger.client.carrierAccounts;
    expect(JSON.stringify(await theirs.list())).not.toContain(accountId);
    const attempts = [
      theirs.change({ accountId, title: 'Mine' }),
      theirs.test({ accountId }),
      theirs.remove({ accountId }),
    ];
    for (const refusal of await Promise.all(attempts.map(refusalOf))) {
      expect(refusal).toMatchObject({ code: 'not_found' });
    }
  });

  it('is not removed while a campaign calls through it or a call is under way', async () => {
    const { id: accountId } = await here(admin).add({ ...input, fields: realFields() });
    const scope = { organizationId, userId: admin.userId };
    const { listId } = await addList(database, scope, [{ name: 'One', e164: '+13125550190' }]);
    const campaignId = await addCampaign(database, scope, listId);
    const move = testStatement(
      'update campaigns set account_id = $2, state = $3 where id = $1',
      {},
    );
    for (const state of ['running', 'paused']) {
      await askSystem(database, move, [campaignId, accountId, state]);
      expect(await refusalOf(here(admin).remove({ accountId }))).toMatchObject({
        code: 'account_in_use',
        detail: expect.stringContaining('Campaigns'),
      });
    }
    await askSystem(database, move, [campaignId, accountId, 'running']);
    await dialing.dialToTheEnd();
    const calls = testStatement('select account_id from calls where campaign_id = $1', {
      account_id: 'uuid?',
    });
    expect(await askSystem(database, calls, [campaignId])).toEqual([{ account_id: accountId }]);
    const ring = testStatement(
      `insert into calls_under_way (organization_id, call_id, campaign_id, contact_id, e164, carrier,
         account_id, state, reserved_at, heard_at, ledger_version, policy_version)
       select organization_id, id, campaign_id, contact_id, e164, carrier, account_id, 'ringing',
         reserved_at, heard_at, ledger_version, 0
       from calls where campaign_id = $1`,
      {},
    );
    const end = testStatement('delete from calls_under_way where campaign_id = $1', {});
    await askSystem(database, move, [campaignId, accountId, 'stopped']);
    await askSystem(database, ring, [campaignId]);
    expect(await refusalOf(here(admin).remove({ accountId }))).toMatchObject({
      code: 'account_in_use',
      detail: expect.stringContaining('under way'),
    });
    await askSystem(database, end, [campaignId]);
    await here(admin).remove({ accountId });
  });

  it('is not removed while recordings are at its carrier, to be fetched or to be deleted', async () => {
    const { id: accountId } = await here(admin).add(input);
    const organization = { organizationId, userId: admin.userId };
    const call = { ...(await addAnsweredCall(database, { organization })), accountId };
    expect(await hearRecording(database, call)).toBe('kept');
    const refused = { code: 'account_in_use', detail: expect.stringContaining('Recordings') };
    expect(await refusalOf(here(admin).remove({ accountId }))).toMatchObject(refused);
    const at = createRecordingCarrier();
    at.recordings.set(call.recordingId, makeWave());
    const keep = () =>
      keepRecordings({
        ...{ database, effects, log: silentLog, now: () => new Date() },
        recordings: createMemoryStore(),
        accounts: bookOf(accountId, at),
      });
    await keep();
    const said = { organization, said: null };
    const unannounced = { ...(await addAnsweredCall(database, said)), accountId };
    expect(await hearRecording(database, unannounced)).toBe('refused');
    expect(await refusalOf(here(admin).remove({ accountId }))).toMatchObject(refused);
    await keep();
    await here(admin).remove({ accountId });
  });

  it('says while its carrier is left alone, and why only to those who may change it', async () => {
    const { id: accountId } = await here(admin).add(input);
    const find = async (who: TestMember) =>
      (await here(who).list()).accounts.find(({ id }) => id === accountId);
    expect(await find(admin)).toMatchObject({ backedOffUntil: null, backedOffBecause: null });
    await backOff(dialing.services, accountId, 'Too many requests', 60);
    const backedOffUntil = expect.any(String);
    expect(await find(admin)).toMatchObject({
      backedOffUntil,
      backedOffBecause: 'Too many requests',
    });
    expect(await find(member)).toMatchObject({ backedOffUntil, backedOffBecause: null });
    expect(await here(admin).change({ accountId, title: 'Busy line' })).toMatchObject({
      backedOffUntil,
    });
  });

  it('leaves its numbers resting and unverified when it is removed', async () => {
    const { id: accountId } = await here(admin).add({ ...input, fields: realFields() });
    const { settings } = admin.clientIn(organizationId);
    const e164 = drawCallerId();
    await settings.addCallerId({ e164, accountId });
    await here(admin).remove({ accountId });
    expect((await settings.listCallerIds()).callerIds).toMatchObject([
      { e164, state: 'resting', accountId: null, verifiedHow: null },
    ]);
  });
});

describe('the accounts of the installation', () => {
  it('are a line to organizations, and the environment alone changes its own', async () => {
    const { accounts } = await here(admin).list();
    expect(accounts).toMatchObject([
      {
        id: dialing.accountId,
        owner: 'installation',
        origin: 'environment',
        settings: {},
        isEditable: false,
      },
    ]);
    expect(JSON.stringify(accounts)).not.toContain(dialing.simulator.account.sid);
    const { accountId } = dialing;
    expect(await refusalOf(here(admin).change({ accountId, title: 'Mine' }))).toMatchObject({
      code: 'not_found',
    });
    const attempts = [
      everywhere.carrierAccounts.change({ accountId, title: 'Other' }),
      everywhere.carrierAccounts.remove({ accountId }),
    ];
    for (const refusal of await Promise.all(attempts.map(refusalOf))) {
      expect(refusal).toMatchObject({ code: 'not_permitted' });
    }
  });

  it('are added and removed by super administrators, which every organization can read', async () => {
    const added = await everywhere.carrierAccounts.add({ ...input, title: 'Shared line' });
    expect(added).toMatchObject({ owner: 'installation', settings: { sid } });
    const { accounts } = await here(admin).list();
    expect(accounts.map(({ title }) => title)).toEqual(['Simulator', 'Shared line']);
    await everywhere.carrierAccounts.remove({ accountId: added.id });
    expect(await listDeeds()).toMatchObject([
      { action: 'carrier_account.added', detail: { title: 'Shared line', everywhere: true } },
      { action: 'carrier_account.removed' },
    ]);
  });
});

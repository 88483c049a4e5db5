import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readActivity } from '../../auth/testing/start-auth.ts';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { addCallerId, drawCallerId } from '../../testing/add-caller-id.ts';
import { addEmptyOrganization, addMember, type TestMember } from '../../testing/add-member.ts';
import { approveScript } from '../../testing/approve-script.ts';
import { refusalOf } from '../../testing/ask-api.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
let admin: TestMember;
let member: TestMember;
let stranger: TestMember;
let organizationId: string;

beforeAll(async () => {
  dialing = await startDialing(suite);
  const { address } = dialing.application;
  const elsewhere = await addEmptyOrganization(database, 'Elsewhere');
  stranger = await addMember(database, address, elsewhere, 'admin');
});
afterAll(() => dialing.stop());
beforeEach(async () => {
  const { address } = dialing.application;
  organizationId = await addEmptyOrganization(database, 'Harbor Recovery');
  admin = await addMember(database, address, organizationId, 'admin');
  member = await addMember(database, address, organizationId);
});

const here = (who: TestMember) => who.clientIn(organizationId).settings;
const listDeeds = async () =>
  (await readActivity(database, organizationId))
    .map(({ action }) => action)
    .filter((action) => action.startsWith('caller_id'));
const refused = (path: string) => ({ code: 'validation_failed', errors: [{ path }] });
/** The one number that the simulator says is not the account's. */
const notOwned = '+15005550189';

describe('caller IDs', () => {
  it('are verified, labelled, rested and removed, each written down', async () => {
    const settings = here(admin);
    const e164 = drawCallerId();
    const added = await settings.addCallerId({ e164, label: 'Main' });
    expect(added).toMatchObject({
      e164,
      label: 'Main',
      state: 'active',
      accountId: dialing.accountId,
      verifiedHow: 'carrier',
      verifiedAt: expect.stringMatching(/Z$/),
    });
    const callerIdId = added.id;
    const rested = await settings.changeCallerId({ callerIdId, state: 'resting' });
    expect(rested).toMatchObject({ label: 'Main', state: 'resting' });
    expect(await settings.changeCallerId({ callerIdId, label: '' })).toMatchObject({
      label: '',
      state: 'resting',
    });
    expect((await here(member).listCallerIds()).callerIds).toHaveLength(1);
    await settings.removeCallerId({ callerIdId });
    expect((await settings.listCallerIds()).callerIds).toEqual([]);
    expect(await listDeeds()).toEqual([
      'caller_id.added',
      'caller_id.changed',
      'caller_id.changed',
      'caller_id.removed',
    ]);
  });

  it('are not written down as changed where they were like that already', async () => {
    const label = 'Main';
    const added = await here(admin).addCallerId({ e164: drawCallerId(), label });
    const { accountId } = dialing;
    for (const change of [{ label }, { state: 'active' as const }, { accountId }, {}]) {
      expect(await here(admin).changeCallerId({ callerIdId: added.id, ...change })).toEqual(added);
    }
    expect(await listDeeds()).toEqual(['caller_id.added']);
  });

  it("that the carrier does not know as the account's are refused", async () => {
    const refusal = await refusalOf(here(admin).addCallerId({ e164: notOwned }));
    expect(refusal).toMatchObject(refused('e164'));
    expect(await listDeeds()).toEqual([]);
  });

  it('stand there once, and whose one is that somebody else has is not said', async () => {
    const e164 = drawCallerId();
    await here(admin).addCallerId({ e164 });
    const twice = await refusalOf(here(admin).addCallerId({ e164 }));
    expect(twice).toMatchObject(refused('e164'));
    const malformed = await refusalOf(here(admin).addCallerId({ e164: '312-555-0102' }));
    expect(malformed).toMatchObject(refused('e164'));
    const taken = await refusalOf(stranger.client.settings.addCallerId({ e164 }));
    expect(taken).toMatchObject(refused('e164'));
    expect(JSON.stringify(taken)).not.toContain('Harbor');
    const { callerIds } = await stranger.client.settings.listCallerIds();
    expect(callerIds.map((callerId) => callerId.e164)).not.toContain(e164);
  });

  it('are of one organization, although two add the same at the same moment', async () => {
    const e164 = drawCallerId();
    const both = await Promise.allSettled([
      here(admin).addCallerId({ e164 }),
      stranger.client.settings.addCallerId({ e164 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('that are not verified yet are verified when they are taken up', async () => {
    const insert = testStatement(
      `insert into caller_ids (organization_id, e164, state) values ($1, $2, 'resting') returning id`,
      { id: 'uuid' },
    );
    const e164 = drawCallerId();
    const [row] = await askSystem(database, insert, [organizationId, e164]);
    const callerIdId = row?.id ?? '';
    expect(await here(admin).changeCallerId({ callerIdId, label: 'Old' })).toMatchObject({
      verifiedHow: null,
      accountId: null,
    });
    expect(await here(admin).changeCallerId({ callerIdId, state: 'active' })).toMatchObject({
      verifiedHow: 'carrier',
      accountId: dialing.accountId,
    });
    const [other] = await askSystem(database, insert, [organizationId, notOwned]);
    const change = { callerIdId: other?.id ?? '', state: 'active' as const };
    expect(await refusalOf(here(admin).changeCallerId(change))).toMatchObject(refused('e164'));
  });

  it('that another organization has verified meanwhile are not taken up', async () => {
    const insert = testStatement(
      `insert into caller_ids (organization_id, e164, state) values ($1, $2, 'resting') returning id`,
      { id: 'uuid' },
    );
    const e164 = drawCallerId();
    const [row] = await askSystem(database, insert, [organizationId, e164]);
    await stranger.client.settings.addCallerId({ e164 });
    const change = { callerIdId: row?.id ?? '', state: 'active' as const };
    expect(await refusalOf(here(admin).changeCallerId(change))).toMatchObject(refused('e164'));
  });

  it('call through no account of another organization', async () => {
    const insert = testStatement(
      `insert into carrier_accounts (organization_id, carrier, title, secrets, secrets_key,
         calls_per_second, calls_at_once)
       select organization_id, 'simulator', 'Theirs', 'x', 'x', 1, 1
       from user_organizations where user_id = $1 returning id`,
      { id: 'uuid' },
    );
    const [theirs] = await askSystem(database, insert, [stranger.userId]);
    const accountId = theirs?.id ?? '';
    const adding = here(admin).addCallerId({ e164: drawCallerId(), accountId });
    expect(await refusalOf(adding)).toMatchObject(refused('accountId'));
    const e164 = await addCallerId(database, { organizationId });
    const move = testStatement('update caller_ids set account_id = $2 where e164 = $1', {});
    await expect(askSystem(database, move, [e164, accountId])).rejects.toThrow('nobody here');
    await askSystem(database, testStatement('delete from carrier_accounts where id = $1', {}), [
      accountId,
    ]);
  });

  it('that are verified and active are the only ones that a campaign starts from', async () => {
    const client = admin.clientIn(organizationId);
    const { listId } = await client.imports.create({
      file: new File(['Name,Phone,Balance\nAnn Lee,312-555-0194,12.50\n'], 'people.csv'),
      listName: 'March',
      obtainedHow: 'given_to_creditor',
      obtainedBy: 'First Bank',
      obtainedOn: '2026-01-02',
    });
    const scriptId = await approveScript(database, organizationId);
    const start = (callerId: string) =>
      client.campaigns.start({
        name: 'First call',
        listId,
        scriptId,
        callerId,
        spokenName: 'Harbor',
        mostAttempts: 1,
      });
    const foreign = drawCallerId();
    await stranger.client.settings.addCallerId({ e164: foreign });
    const [active, resting] = [drawCallerId(), drawCallerId()];
    for (const callerId of [drawCallerId(), foreign]) {
      expect(await refusalOf(start(callerId))).toMatchObject(refused('callerId'));
    }
    await client.settings.addCallerId({ e164: active });
    const { id: callerIdId } = await client.settings.addCallerId({ e164: resting });
    await client.settings.changeCallerId({ callerIdId, state: 'resting' });
    expect(await refusalOf(start(resting))).toMatchObject(refused('callerId'));
    const started = await start(active);
    expect(started).toMatchObject({ callerId: active });
    const found = testStatement('select account_id from campaigns where id = $1', {
      account_id: 'uuid?',
    });
    expect(await askSystem(database, found, [started.id])).toEqual([
      { account_id: dialing.accountId },
    ]);
  });
});

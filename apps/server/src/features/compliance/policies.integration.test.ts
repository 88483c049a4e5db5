import { randomUUID } from 'node:crypto';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readActivity } from '../../auth/testing/start-auth.ts';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addEmptyOrganization, addMember, type TestMember } from '../../testing/add-member.ts';
import { type ApiPerson, createClient, refusalOf, signInToApi } from '../../testing/ask-api.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { whileAnotherWrites } from '../../testing/while-another-writes.ts';
import { loadPolicy } from './load-policy.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
let address: string;
let superPerson: ApiPerson;
let admin: TestMember;
let colleague: TestMember;
let member: TestMember;
let stranger: TestMember;
let organizationId: string;

const join = testStatement(
  'insert into user_organizations (organization_id, user_id, role) values ($1, $2, $3)',
  {},
);
const listContents = testStatement(
  'select version, content from policies where organization_id = $1 order by version',
  { version: 'int4', content: 'jsonb' },
);
const listEvents = testStatement(
  `select distinct event->>'kind' as kind from live_events where organization_id = $1 order by kind`,
  { kind: 'text?' },
);

beforeAll(async () => {
  dialing = await startDialing(suite);
  address = dialing.application.address;
  const elsewhere = await addEmptyOrganization(database, 'Elsewhere');
  superPerson = await signInToApi(address, 'super@ringfence.example');
  [admin, colleague, member, stranger] = await Promise.all([
    addMember(database, address),
    addMember(database, address),
    addMember(database, address),
    addMember(database, address, elsewhere, 'admin'),
  ]);
});
afterAll(() => dialing.stop());
beforeEach(async () => {
  organizationId = await addEmptyOrganization(database, 'Harbor Recovery');
  await askSystem(database, join, [organizationId, admin.userId, 'admin']);
  await askSystem(database, join, [organizationId, colleague.userId, 'admin']);
  await askSystem(database, join, [organizationId, member.userId, 'member']);
});

const here = (who: TestMember) => who.clientIn(organizationId).compliance;
const policyNow = { ...firstPolicy, hours: null };
const withGap = (numberGapMinutes: number) => ({ ...policyNow, numberGapMinutes });
const change = (who: TestMember, numberGapMinutes: number, basedOn: number) =>
  here(who).changePolicy({ policy: withGap(numberGapMinutes), basedOn });
const listDeeds = async () =>
  (await readActivity(database, organizationId)).map(({ action, detail }) => ({ action, detail }));

describe('the policy of an organization', () => {
  it('is the first one before anybody has decided anything', async () => {
    const first = { version: 0, policy: firstPolicy, createdAt: null, createdBy: null };
    expect(await here(member).showPolicy()).toEqual(first);
    expect(await here(member).listPolicies()).toEqual({ versions: [first] });
  });

  it('is followed by a new version, and every version is kept with who and when', async () => {
    dialing.clock.stopAt(new Date('2026-06-10T16:00:00Z'));
    const hours = [1, 2, 3, 4, 5].map(() => ({ from: 9 * 60, to: 18 * 60 }));
    const policy = { ...policyNow, pack: 'uk' as const, strict168h: true };
    const narrow = { ...policy, hours: [...hours, null, null] };
    expect(await here(admin).changePolicy({ policy: narrow, basedOn: 0 })).toEqual({
      version: 1,
      policy: narrow,
      createdAt: '2026-06-10T16:00:00.000Z',
      createdBy: { id: admin.userId, fullName: expect.any(String) },
    });
    await change(colleague, 60, 1);
    const { versions } = await here(member).listPolicies();
    expect(versions).toMatchObject([
      { version: 2, policy: withGap(60), createdBy: { id: colleague.userId } },
      { version: 1, policy: narrow, createdBy: { id: admin.userId } },
      { version: 0, policy: firstPolicy },
    ]);
    expect(await here(member).showPolicy()).toEqual(versions[0]);
    expect(await listDeeds()).toEqual([
      {
        action: 'policy.changed',
        detail: {
          version: 1,
          changed: ['pack', 'strict168h', 'hours'],
          values: { pack: ['us', 'uk'], strict168h: [false, true] },
        },
      },
      {
        action: 'policy.changed',
        detail: {
          version: 2,
          changed: ['pack', 'strict168h', 'numberGapMinutes', 'hours'],
          values: { pack: ['uk', 'us'], strict168h: [true, false], numberGapMinutes: [0, 60] },
        },
      },
    ]);
  });

  it('names the person who decided on it when they have left', async () => {
    await change(colleague, 60, 0);
    await admin.clientIn(organizationId).members.remove({ userId: colleague.userId });
    const { createdBy } = await here(member).showPolicy();
    expect(createdBy).toEqual({ id: colleague.userId, fullName: expect.stringMatching(/./) });
  });

  it('gets no new version where nothing differs', async () => {
    const hours = Array.from({ length: 7 }, () => ({ from: 540, to: 1080 }));
    const policy = { ...policyNow, hours };
    const first = await here(admin).changePolicy({ policy, basedOn: 0 });
    expect(await here(admin).changePolicy({ policy, basedOn: 1 })).toEqual(first);
    expect(await here(admin).listPolicies()).toMatchObject({ versions: [{ version: 1 }, {}] });
    expect(await listDeeds()).toHaveLength(1);
  });

  it('is changed by one of two who edit the same version; the other is refused', async () => {
    await change(admin, 60, 0);
    expect(await refusalOf(change(colleague, 30, 0))).toMatchObject({ code: 'conflict' });
    const both = await Promise.allSettled([change(admin, 5, 1), change(colleague, 10, 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'conflict' } });
    expect(await askSystem(database, listContents, [organizationId])).toHaveLength(2);
  });

  it('is changed once by a request that is sent again', async () => {
    const headers = { 'x-organization-id': organizationId, 'idempotency-key': randomUUID() };
    const client = createClient(address, { authorization: `Bearer ${admin.token}`, ...headers });
    const input = { policy: withGap(60), basedOn: 0 };
    const first = await client.compliance.changePolicy(input);
    expect(await client.compliance.changePolicy(input)).toEqual(first);
    expect(await askSystem(database, listContents, [organizationId])).toHaveLength(1);
  });

  it('is not changed by an admin who loses the role while waiting to', async () => {
    const refusal = await whileAnotherWrites(
      suite.connectionString,
      [
        ['select from organizations where id = $1 for no key update', [organizationId]],
        [
          `update user_organizations set role = 'member' where (organization_id, user_id) = ($1, $2)`,
          [organizationId, admin.userId],
        ],
      ],
      () => refusalOf(change(admin, 60, 0)),
    );
    expect(refusal).toMatchObject({ code: 'not_permitted' });
    expect(await askSystem(database, listContents, [organizationId])).toEqual([]);
    expect(await listDeeds()).toEqual([]);
  });

  it('is changed and previewed by admins alone, and not while suspended', async () => {
    const tryAll = (who: TestMember) => [
      change(who, 60, 0),
      here(who).previewPolicy({ policy: withGap(60) }),
    ];
    for (const who of [member, stranger]) {
      for (const refusal of await Promise.all(tryAll(who).map(refusalOf))) {
        expect(refusal).toMatchObject({ code: 'not_permitted' });
      }
    }
    await superPerson.client.administration.suspendOrganization({
      organizationId,
      because: 'A complaint',
    });
    for (const refusal of await Promise.all(tryAll(admin).map(refusalOf))) {
      expect(refusal).toMatchObject({ code: 'organization_suspended' });
    }
    expect(await here(member).showPolicy()).toMatchObject({ version: 0 });
    expect(await refusalOf(here(stranger).showPolicy())).toMatchObject({ code: 'not_permitted' });
  });

  it('is marked where a super administrator changes it', async () => {
    const { compliance } = superPerson.clientWith({ 'x-organization-id': organizationId });
    const changed = await compliance.changePolicy({ policy: withGap(60), basedOn: 0 });
    expect(changed).toMatchObject({ version: 1, createdBy: { fullName: 'Sam Okafor' } });
    expect(await here(member).showPolicy()).toEqual(changed);
    expect(await readActivity(database, organizationId)).toMatchObject([
      { action: 'policy.changed', actor_kind: 'super_administrator' },
    ]);
  });

  it('is reloaded in other windows', async () => {
    await change(admin, 60, 0);
    const kinds = (await askSystem(database, listEvents, [organizationId])).map(({ kind }) => kind);
    expect(kinds).toEqual(['activity_appended', 'contacts_changed', 'organization_changed']);
  });

  it.each([
    [
      'more abandoned calls than the law lets pass',
      { abandonmentPercent: 3.5 },
      'abandonmentPercent',
    ],
    ['more attempts than the law allows', { attemptsPerWeek: 8 }, 'attemptsPerWeek'],
    ['no attempts', { attemptsPerDay: 0 }, 'attemptsPerDay'],
    [
      'hours that end before they begin',
      { hours: Array(7).fill({ from: 600, to: 540 }) },
      'hours.0.to',
    ],
    ['no day at all', { hours: Array(7).fill(null) }, 'hours'],
    ['six days', { hours: Array(6).fill({ from: 540, to: 600 }) }, 'hours'],
    ['a negative gap', { numberGapMinutes: -1 }, 'numberGapMinutes'],
  ])('is refused with %s', async (_, part, path) => {
    const policy = { ...policyNow, ...part };
    const refusal = await refusalOf(here(admin).changePolicy({ policy, basedOn: 0 }));
    expect(refusal.code).toBe('validation_failed');
    expect(refusal.errors?.map((error) => error.path)).toContain(`policy.${path}`);
    expect(await askSystem(database, listContents, [organizationId])).toEqual([]);
  });

  it('holds nothing that the contract does not name, such as leaving out the law of a place', async () => {
    const policy = { ...withGap(60), addsPackOfPlace: false };
    await here(admin).changePolicy({ policy, basedOn: 0 });
    expect(await askSystem(database, listContents, [organizationId])).toEqual([
      { version: 1, content: withGap(60) },
    ]);
  });

  it('that cannot be read lets nobody be called', async () => {
    await askSystem(
      database,
      testStatement(
        `insert into policies (organization_id, version, content, created_at)
         values ($1, 1, '{"pack": "atlantis"}', now())`,
        {},
      ),
      [organizationId],
    );
    const loading = database.asSystem((transaction) => loadPolicy(transaction, organizationId));
    await expect(loading).rejects.toThrow(/pack/);
  });
});

const listTargets = testStatement(
  `select state, verdict from targets where campaign_id = $1 order by contact_id`,
  {
    state: 'text',
    verdict: 'text?',
  },
);

describe('a change of the policy', () => {
  it('has everybody who waits decided on again', async () => {
    dialing.clock.stopAt(new Date('2026-06-10T16:00:00Z'));
    const wednesdays = [0, 1, 2, 3, 4, 5, 6].map((day) =>
      day === 2 ? { from: 540, to: 600 } : null,
    );
    const early = { ...policyNow, hours: wednesdays };
    await here(admin).changePolicy({ policy: early, basedOn: 0 });
    const organization = { organizationId, userId: admin.userId };
    const people = [{ name: 'Ann', e164: '+13125550190' }];
    const { listId } = await addList(database, organization, people);
    const campaignId = await addCampaign(database, organization, listId);
    await dialing.dialToTheEnd();
    const find = () => askSystem(database, listTargets, [campaignId]);
    expect(await find()).toEqual([{ state: 'waiting', verdict: 'defer' }]);
    await here(admin).changePolicy({ policy: policyNow, basedOn: 1 });
    await dialing.application.judge();
    await dialing.dialToTheEnd();
    expect(await find()).toEqual([{ state: 'done', verdict: null }]);
  });
});

describe('a change of licences', () => {
  const licensed = { ...policyNow, licenceRequired: true };
  const settings = () => admin.clientIn(organizationId).settings;
  const listVersions = async () =>
    (await here(admin).listPolicies()).versions.map(({ version, policy }) => [version, policy]);

  it('is a new version of the policy where calls want one, and none where they do not', async () => {
    const { id: licenceId } = await settings().addLicence({ region: 'TX', number: '1' });
    expect(await here(admin).showPolicy()).toMatchObject({ version: 0 });
    await here(admin).changePolicy({ policy: licensed, basedOn: 0 });
    await settings().changeLicence({ licenceId, number: '2' });
    await settings().changeLicence({ licenceId, number: '2' });
    await settings().removeLicence({ licenceId });
    expect(await listVersions()).toEqual([
      [3, licensed],
      [2, licensed],
      [1, licensed],
      [0, firstPolicy],
    ]);
  });

  it('is no conflict for a person who edits the policy meanwhile', async () => {
    await here(admin).changePolicy({ policy: licensed, basedOn: 0 });
    await settings().addLicence({ region: 'TX', number: '1' });
    const edited = { ...licensed, numberGapMinutes: 60 };
    const changed = await here(colleague).changePolicy({ policy: edited, basedOn: 1 });
    expect(changed).toMatchObject({ version: 3, policy: edited });
    expect(await refusalOf(change(admin, 5, 2))).toMatchObject({ code: 'conflict' });
  });

  it('lets people be called whom the lack of one kept from it', async () => {
    dialing.clock.stopAt(new Date('2026-06-10T16:00:00Z'));
    await here(admin).changePolicy({ policy: licensed, basedOn: 0 });
    const organization = { organizationId, userId: admin.userId };
    // The person asleep in Honolulu keeps the campaign from being over.
    await settings().addLicence({ region: 'HI', number: '1' });
    const people = [
      { name: 'Ann', e164: '+13125550190', region: 'IL' },
      { name: 'Bob', e164: '+18085550190', region: 'HI' },
    ];
    const { listId } = await addList(database, organization, people);
    const campaignId = await addCampaign(database, organization, listId);
    await dialing.dialToTheEnd();
    const find = () => askSystem(database, listTargets, [campaignId]);
    const asleep = { state: 'waiting', verdict: 'defer' };
    expect(await find()).toEqual([{ state: 'blocked', verdict: 'block' }, asleep]);
    await settings().addLicence({ region: 'IL', number: '1' });
    await dialing.application.judge();
    await dialing.dialToTheEnd();
    expect(await find()).toEqual([{ state: 'done', verdict: null }, asleep]);
  });
});

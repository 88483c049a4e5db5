import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readActivity } from '../../auth/testing/start-auth.ts';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { addEmptyOrganization, addMember, type TestMember } from '../../testing/add-member.ts';
import { type ApiPerson, createClient, refusalOf, signInToApi } from '../../testing/ask-api.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { whileAnotherWrites } from '../../testing/while-another-writes.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
let address: string;
let superPerson: ApiPerson;
let admin: TestMember;
let member: TestMember;
let stranger: TestMember;
let organizationId: string;

const join = testStatement(
  'insert into user_organizations (organization_id, user_id, role) values ($1, $2, $3)',
  {},
);

beforeAll(async () => {
  dialing = await startDialing(suite);
  address = dialing.application.address;
  const elsewhere = await addEmptyOrganization(database, 'Elsewhere');
  superPerson = await signInToApi(address, 'super@ringfence.example');
  [admin, member, stranger] = await Promise.all([
    addMember(database, address),
    addMember(database, address),
    addMember(database, address, elsewhere, 'admin'),
  ]);
});
afterAll(() => dialing.stop());
beforeEach(async () => {
  organizationId = await addEmptyOrganization(database, 'Harbor Recovery');
  await askSystem(database, join, [organizationId, admin.userId, 'admin']);
  await askSystem(database, join, [organizationId, member.userId, 'member']);
});

const here = (who: TestMember) => who.clientIn(organizationId).settings;

const listDeeds = async () =>
  (await readActivity(database, organizationId)).map(({ action, detail }) => ({ action, detail }));

describe('the settings of an organization', () => {
  it('are shown to its members', async () => {
    expect(await here(member).show()).toEqual({
      id: organizationId,
      name: 'Harbor Recovery',
      createdAt: expect.stringMatching(/Z$/),
      zone: null,
      callsPerSecond: null,
      callsAtOnce: null,
      suspendedAt: null,
      suspendedBecause: null,
    });
  });

  it('limit how fast it calls, and the record tells from what to what', async () => {
    expect(await here(admin).update({ callsPerSecond: 12 })).toMatchObject({
      callsPerSecond: 12,
      callsAtOnce: null,
    });
    expect(await here(admin).update({ callsPerSecond: null })).toMatchObject({
      callsPerSecond: null,
    });
    await expect(here(admin).update({ callsAtOnce: 0 })).rejects.toMatchObject({ status: 400 });
    await expect(here(member).update({ callsAtOnce: 5 })).rejects.toMatchObject({ status: 403 });
  });

  it('are changed by an admin; the record tells which, once', async () => {
    const change = { name: '  Harbor  ', zone: 'America/Chicago' };
    expect(await here(admin).update(change)).toMatchObject({
      name: 'Harbor',
      zone: 'America/Chicago',
    });
    await here(admin).update(change);
    expect(await here(member).show()).toMatchObject({ name: 'Harbor' });
    expect(await listDeeds()).toEqual([
      {
        action: 'settings.changed',
        // The name may be somebody's own, and is not repeated.
        detail: { changed: ['name', 'zone'], values: { zone: [null, 'America/Chicago'] } },
      },
    ]);
    expect(await here(admin).update({ zone: null })).toMatchObject({ name: 'Harbor', zone: null });
  });

  it.each([
    ['no place', { zone: 'Mars/Olympus' }, 'zone'],
    ['an offset', { zone: '+05:00' }, 'zone'],
    ['no name', { name: '  ' }, 'name'],
    ['a control character', { name: 'a\u0000b' }, 'name'],
  ])('are refused with %s', async (_, change, path) => {
    const refusal = await refusalOf(here(admin).update(change));
    expect(refusal).toMatchObject({ code: 'validation_failed', errors: [{ path }] });
    expect(await listDeeds()).toEqual([]);
  });

  it('are not changed by an admin who loses the role while waiting to', async () => {
    const ids = [organizationId, admin.userId];
    const refusal = await whileAnotherWrites(
      suite.connectionString,
      [
        ['select from organizations where id = $1 for no key update', [organizationId]],
        [
          `update user_organizations set role = 'member' where (organization_id, user_id) = ($1, $2)`,
          ids,
        ],
      ],
      () => refusalOf(here(admin).update({ name: 'Mine' })),
    );
    expect(refusal).toMatchObject({ code: 'not_permitted' });
    expect(await here(member).show()).toMatchObject({ name: 'Harbor Recovery' });
    expect(await listDeeds()).toEqual([]);
  });

  it('are marked where a super administrator changes them', async () => {
    const { settings } = superPerson.clientWith({ 'x-organization-id': organizationId });
    expect(await settings.update({ zone: 'UTC' })).toMatchObject({ zone: 'UTC' });
    await settings.addCallerId({ e164: '+13125550101' });
    expect(await readActivity(database, organizationId)).toMatchObject([
      { action: 'settings.changed', actor_kind: 'super_administrator' },
      { action: 'caller_id.added', actor_kind: 'super_administrator' },
    ]);
  });
});

describe('licences', () => {
  it('are added, changed and removed, each written down', async () => {
    const settings = here(admin);
    const added = await settings.addLicence({ region: 'tx', number: ' 17 ' });
    expect(added).toEqual({ id: expect.any(String), region: 'TX', number: '17', expiresOn: null });
    await settings.addLicence({ region: 'IL', number: '4', expiresOn: '2027-12-31' });
    expect((await here(member).listLicences()).licences).toMatchObject([
      { region: 'IL', expiresOn: '2027-12-31' },
      { region: 'TX' },
    ]);
    const change = { licenceId: added.id, region: 'PR', number: '18', expiresOn: '2028-01-01' };
    expect(await settings.changeLicence(change)).toMatchObject({
      region: 'PR',
      number: '18',
      expiresOn: '2028-01-01',
    });
    await settings.removeLicence({ licenceId: added.id });
    expect((await settings.listLicences()).licences).toHaveLength(1);
    expect(await listDeeds()).toEqual([
      { action: 'licence.added', detail: { region: 'TX', number: '17' } },
      { action: 'licence.added', detail: { region: 'IL', number: '4' } },
      { action: 'licence.changed', detail: { region: 'PR', number: '18' } },
      { action: 'licence.removed', detail: { region: 'PR', number: '18' } },
    ]);
  });

  it('end on no day that cannot be stored', async () => {
    const settings = here(admin);
    const { id: licenceId } = await settings.addLicence({ region: 'IL', number: '4' });
    for (const attempt of [
      () => settings.addLicence({ region: 'IL', number: '5', expiresOn: '0000-01-01' }),
      () => settings.changeLicence({ licenceId, expiresOn: '0000-01-01' }),
    ]) {
      expect(await refusalOf(attempt())).toMatchObject({ code: 'validation_failed' });
    }
  });

  it('keep what a change does not name, and one to what they are already is not written down', async () => {
    const settings = here(admin);
    const added = await settings.addLicence({ region: 'IL', number: '4', expiresOn: '2027-12-31' });
    const licenceId = added.id;
    expect(await settings.changeLicence({ licenceId, number: '5' })).toEqual({
      ...added,
      number: '5',
    });
    await settings.changeLicence({ licenceId, region: 'IL', number: '5', expiresOn: '2027-12-31' });
    await settings.changeLicence({ licenceId });
    expect((await listDeeds()).map(({ action }) => action)).toEqual([
      'licence.added',
      'licence.changed',
    ]);
    expect(await settings.changeLicence({ licenceId, expiresOn: null })).toMatchObject({
      number: '5',
      expiresOn: null,
    });
  });

  it('are of states and territories alone, and each stands there once', async () => {
    const settings = here(admin);
    for (const region of ['ZZ', 'ON', 'AE']) {
      const refusal = await refusalOf(settings.addLicence({ region, number: '1' }));
      expect(refusal).toMatchObject({ code: 'validation_failed', errors: [{ path: 'region' }] });
    }
    await settings.addLicence({ region: 'IL', number: '4' });
    const { id: licenceId } = await settings.addLicence({ region: 'IL', number: '5' });
    const twice = [
      settings.addLicence({ region: 'IL', number: '4' }),
      settings.changeLicence({ licenceId, region: 'IL', number: '4' }),
    ];
    for (const refusal of await Promise.all(twice.map(refusalOf))) {
      expect(refusal).toMatchObject({ code: 'validation_failed', errors: [{ path: 'number' }] });
    }
  });

  it('of others are out of reach', async () => {
    const { id: licenceId } = await here(admin).addLicence({ region: 'IL', number: '4' });
    const { settings } = stranger.client;
    const change = settings.changeLicence({ licenceId, region: 'IL', number: '5' });
    expect(await refusalOf(change)).toMatchObject({ code: 'not_found' });
    expect(await refusalOf(settings.removeLicence({ licenceId }))).toMatchObject({
      code: 'not_found',
    });
    expect((await settings.listLicences()).licences).toEqual([]);
  });
});

describe('changing anything here', () => {
  const changes = [
    ['the name', (who: TestMember) => here(who).update({ name: 'Mine' })],
    ['a licence', (who: TestMember) => here(who).addLicence({ region: 'IL', number: '4' })],
    ['a caller ID', (who: TestMember) => here(who).addCallerId({ e164: '+13125550103' })],
    [
      'the state of a caller ID',
      (who: TestMember) => here(who).changeCallerId({ callerIdId: randomUUID(), state: 'active' }),
    ],
    [
      'a licence that is there',
      (who: TestMember) => here(who).removeLicence({ licenceId: randomUUID() }),
    ],
  ] as const;

  it.each(changes)('is refused to a member and to strangers: %s', async (_, change) => {
    for (const who of [member, stranger]) {
      expect(await refusalOf(change(who))).toMatchObject({ code: 'not_permitted' });
    }
    expect(await listDeeds()).toEqual([]);
  });

  it.each(changes)('is refused while the organization is suspended: %s', async (_, change) => {
    await superPerson.client.administration.suspendOrganization({
      organizationId,
      because: 'A complaint',
    });
    expect(await refusalOf(change(admin))).toMatchObject({ code: 'organization_suspended' });
    expect(await here(member).show()).toMatchObject({ suspendedBecause: 'A complaint' });
  });

  it('and seeing it is refused to a visitor, a stranger and a removed member', async () => {
    const visitor = createClient(address, { 'x-organization-id': organizationId });
    expect(await refusalOf(visitor.settings.show())).toMatchObject({ code: 'not_signed_in' });
    await admin.clientIn(organizationId).members.remove({ userId: member.userId });
    for (const who of [member, stranger]) {
      const asked = [here(who).show(), here(who).listLicences(), here(who).listCallerIds()];
      for (const refusal of await Promise.all(asked.map(refusalOf))) {
        expect(refusal).toMatchObject({ code: 'not_permitted' });
      }
    }
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newClient } from '../../auth/testing/new-client.ts';
import { showCode } from '../../auth/testing/show-code.ts';
import {
  createPerson,
  type Person,
  readActivity,
  readSessionCounts,
} from '../../auth/testing/start-auth.ts';
import { enroll, sessionOf, show } from '../../auth/testing/use-factors.ts';
import { type ApiPerson, createClient, refusalOf, signInToApi } from '../../testing/ask-api.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let superAdministrator: ApiPerson;
let person: Person;

beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
  superAdministrator = await signInToApi(application.address, 'super@ringfence.example');
});
afterAll(() => application.stop());
beforeEach(async () => {
  person = await createPerson(database, 2);
});

async function signIn() {
  const client = newClient(`${application.address}/auth/v1`);
  const { error } = await client.signInWithPassword(person);
  if (error !== null) throw error;
  return client;
}

type SignedIn = Awaited<ReturnType<typeof signIn>>;

async function addFactor(client: SignedIn) {
  const { factorId, secret } = await enroll(client, 'phone');
  const { error } = await show(client, factorId, showCode(secret, new Date()));
  if (error !== null) throw error;
  return factorId;
}

const apiOf = async (client: SignedIn) => {
  const { access_token } = await sessionOf(client);
  return createClient(application.address, { authorization: `Bearer ${access_token}` });
};

describe('a person with a second factor', () => {
  it('gets nothing without it', async () => {
    const client = await signIn();
    await addFactor(client);
    expect(await (await apiOf(client)).access.memberships()).toMatchObject({
      memberships: [{}, {}],
    });
    const api = await apiOf(await signIn());
    for (const ask of [api.access.memberships, api.profile.show, api.sessions.list]) {
      expect(await refusalOf(ask())).toMatchObject({ code: 'insufficient_aal', status: 403 });
    }
  });
});

describe('a super administrator', () => {
  it('finds a person by their address, however it is typed', async () => {
    const factorId = await addFactor(await signIn());
    const found = await superAdministrator.client.secondFactors.find({
      email: ` ${person.email.toUpperCase()} `,
    });
    expect(found).toEqual({
      id: person.id,
      email: person.email,
      fullName: 'Ada Byron',
      factors: [
        {
          id: factorId,
          name: 'phone',
          isVerified: true,
          createdAt: expect.stringMatching(/Z$/),
        },
      ],
    });
    const nobody = superAdministrator.client.secondFactors.find({ email: 'nobody@example.com' });
    expect((await refusalOf(nobody)).code).toBe('not_found');
  });

  it('removes a lost factor, which signs the person out and is recorded in their organizations', async () => {
    const client = await signIn();
    const factorId = await addFactor(client);
    await superAdministrator.client.secondFactors.remove({ userId: person.id, factorId });
    expect(await readSessionCounts(database, person.id)).toEqual({ sessions: 0, living_tokens: 0 });
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(await (await apiOf(await signIn())).access.memberships()).toMatchObject({
      memberships: [{}, {}],
    });
    const [actor] = await askSystem(
      database,
      testStatement(`select id from profiles where email = 'super@ringfence.example'`, {
        id: 'uuid',
      }),
    );
    for (const organizationId of person.organizationIds) {
      expect(await readActivity(database, organizationId)).toContainEqual({
        action: 'profile.second_factor_removed',
        actor_kind: 'super_administrator',
        actor_id: actor?.id,
        subject_kind: 'profile',
        subject_id: person.id,
        detail: { factorId },
      });
    }
    const again = superAdministrator.client.secondFactors.remove({ userId: person.id, factorId });
    expect((await refusalOf(again)).code).toBe('not_found');
  });

  it('removes no factor of one person in the name of another', async () => {
    const factorId = await addFactor(await signIn());
    const other = await createPerson(database);
    const removal = superAdministrator.client.secondFactors.remove({ userId: other.id, factorId });
    expect((await refusalOf(removal)).code).toBe('not_found');
  });
});

describe('anybody else', () => {
  it('may do none of it, and learns nothing of who is there', async () => {
    const factorId = await addFactor(await signIn());
    const { client } = await signInToApi(application.address, 'admin@harbor.example');
    const asked = [
      () => client.secondFactors.find({ email: person.email }),
      () => client.secondFactors.find({ email: 'nobody@example.com' }),
      () => client.secondFactors.remove({ userId: person.id, factorId }),
    ];
    for (const ask of asked) expect((await refusalOf(ask())).code).toBe('not_permitted');
    const visitor = createClient(application.address).secondFactors.find({ email: person.email });
    expect((await refusalOf(visitor)).code).toBe('not_signed_in');
  });
});

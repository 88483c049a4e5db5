import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpSchema } from './platform/database/dump-schema.ts';
import { addEmptyOrganization, addMember, type TestMember } from './testing/add-member.ts';
import { type ApiPerson, refusalOf, signInToApi } from './testing/ask-api.ts';
import { fillTables } from './testing/fill-tables.ts';
import { runOnServer } from './testing/run-on-server.ts';
import { startTestApplication, type TestApplication } from './testing/test-application.ts';
import { useTestDatabase } from './testing/test-database.ts';
import { askSystem, testStatement } from './testing/test-statement.ts';

const { database, connectionString } = useTestDatabase();
const entry = fileURLToPath(new URL('./mend-profiles.ts', import.meta.url));
const message = 'Profiles table not found. Please run the create_profiles_table.sql script first.';
let application: TestApplication;
let superPerson: ApiPerson;
let admin: TestMember;
let organizationId: string;

/** `npm run mend:profiles`, without npm. */
const mend = async () => {
  const command = [`DATABASE_URL=${connectionString}`, process.execPath, entry];
  const { stdout } = await promisify(execFile)('env', command);
  return stdout;
};

async function readSchema(): Promise<string> {
  const client = new pg.Client(connectionString);
  await client.connect();
  const schema = await dumpSchema(client);
  await client.end();
  return schema;
}

const listProfiles = () =>
  askSystem(
    database,
    testStatement('select id, email, full_name from profiles order by id', {
      id: 'uuid',
      email: 'text',
      full_name: 'text',
    }),
  );

beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
  superPerson = await signInToApi(application.address, 'super@ringfence.example');
  organizationId = await addEmptyOrganization(database, 'Harbor Recovery');
  admin = await addMember(database, application.address, organizationId, 'admin');
  await fillTables(database, { organizationId, userId: admin.userId });
});
afterAll(() => application.stop());

describe('a lost profiles table', () => {
  it('is reported, leaves the members readable without it, and is mended by the script', async () => {
    const outsider = testStatement(
      `with person as (insert into profiles (email, full_name) values ('', 'Olga') returning id)
       select id from person`,
      { id: 'uuid' },
    );
    const [olga] = await askSystem(database, outsider);
    await askSystem(
      database,
      testStatement(
        'insert into user_organizations (organization_id, user_id) values ($1, $2)',
        {},
      ),
      [organizationId, olga?.id],
    );
    const [schema, before] = [await readSchema(), await listProfiles()];
    const { unread } = await admin.client.notifications.count();

    await runOnServer(connectionString, 'drop table profiles cascade');
    const missing = { code: 'profiles_missing', status: 503, detail: message };
    expect(await refusalOf(admin.client.members.list({}))).toMatchObject(missing);
    expect(await refusalOf(superPerson.client.administration.listProfiles({}))).toMatchObject(
      missing,
    );
    expect(await refusalOf(admin.client.profile.show())).toMatchObject(missing);
    const { members } = await admin.client.members.list({ profiles: 'none' });
    expect(members).toMatchObject([
      { userId: admin.userId, role: 'admin', profile: null },
      { userId: olga?.id, profile: null },
    ]);
    expect(await admin.client.access.check()).toMatchObject({ hasAccess: true });

    expect(await mend()).toContain('The profiles table is whole.');
    expect(await readSchema()).toBe(schema);
    // Of somebody who signs in elsewhere, nothing but the id is known here.
    expect(await listProfiles()).toEqual(
      before.map((row) => (row.id === olga?.id ? { ...row, full_name: '' } : row)),
    );
    expect((await admin.client.members.list({})).members).toMatchObject([
      { profile: { email: admin.email, fullName: 'Ada Byron' } },
      { profile: { email: '', fullName: '' } },
    ]);
    expect(await admin.client.notifications.count()).toEqual({ unread });

    const whole = await listProfiles();
    expect(await mend()).toContain('The profiles table is whole.');
    expect(await readSchema()).toBe(schema);
    expect(await listProfiles()).toEqual(whole);
    expect(await admin.client.notifications.count()).toEqual({ unread });
    // It starts a process twice.
  });
});

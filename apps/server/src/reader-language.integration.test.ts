import { randomUUID } from 'node:crypto';
import { problemSchema } from '@ringfence/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMessages } from './auth/testing/start-auth.ts';
import { addEmptyOrganization, addMember, type TestMember } from './testing/add-member.ts';
import { startTestApplication, type TestApplication } from './testing/test-application.ts';
import { useTestDatabase } from './testing/test-database.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let admin: TestMember;
let organizationId: string;

beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
  organizationId = await addEmptyOrganization(database, 'Harbor Recovery');
  admin = await addMember(database, application.address, organizationId, 'admin');
});
afterAll(() => application.stop());

const post = (path: string, language: string, body: object) =>
  fetch(`${application.address}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'accept-language': language,
      'content-type': 'application/json',
      authorization: `Bearer ${admin.token}`,
      'x-organization-id': organizationId,
    },
    body: JSON.stringify(body),
  });

async function refuse(path: string, language: string, body: object) {
  const answer = await post(path, language, body);
  return problemSchema.parse(await answer.json());
}

describe('a request that is not valid', () => {
  it('is explained in the language that it asks for', async () => {
    const body = { name: '' };
    const english = await refuse('/lists', 'en-US', body);
    const spanish = await refuse('/lists', 'es-MX,es;q=0.9,en;q=0.8', body);
    expect(english).toMatchObject({
      status: 400,
      code: 'validation_failed',
      title: 'Some of the input is not valid.',
      errors: [{ path: 'name', message: 'Give the list a name.' }],
    });
    expect(spanish).toMatchObject({
      status: 400,
      code: 'validation_failed',
      title: 'Algunos de los datos no son válidos.',
      errors: [{ path: 'name', message: 'Pon un nombre a la lista.' }],
    });
  });

  it('is explained in English where it asks for another language', async () => {
    const { title } = await refuse('/lists', 'fr-FR', { name: '' });
    expect(title).toBe('Some of the input is not valid.');
  });

  it.each([
    ['en', 'There is no such operation.'],
    ['es', 'No existe esa operación.'],
  ])('says in %s that there is no such operation', async (language, detail) => {
    expect(await refuse('/nothing-here', language, {})).toMatchObject({ status: 404, detail });
  });
});

describe('an invitation', () => {
  it.each([
    ['en-US', 'You are invited to Ringfence'],
    ['es-AR,es;q=0.9', 'Tienes una invitación a Ringfence'],
  ])('is mailed in the language of the person who sends it: %s', async (language, subject) => {
    const email = `${randomUUID()}@example.com`;
    expect((await post('/invitations', language, { email, role: 'member' })).status).toBe(201);
    expect((await readMessages(database, email))[0]?.subject).toBe(subject);
  });
});

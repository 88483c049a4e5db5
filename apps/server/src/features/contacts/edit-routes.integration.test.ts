import { upsertResult } from '@ringfence/contract/contact-editing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type ApiPerson, signInToApi } from '../../testing/ask-api.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let admin: ApiPerson;
let member: ApiPerson;

beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
  admin = await signInToApi(application.address, 'admin@harbor.example');
  member = await signInToApi(application.address, 'member@harbor.example');
});
afterAll(() => application.stop());

const ask = (path: string, body: unknown, person = admin) =>
  fetch(`${application.address}/api/v1${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'x-organization-id': person.organizationId,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });

const answered = z.object({ results: z.array(upsertResult) });

const ann = {
  externalReference: 'API-1',
  fullName: 'Ann Able',
  phones: [{ number: '312-555-0151' }],
  debts: [{ reference: 'D-1', balance: { amountMinor: 1_000, currency: 'USD' } }],
};

describe('a program that keeps contacts', () => {
  it('adds one, and learns who changed it since it was read', async () => {
    const { contactId } = await admin.client.contacts.create(ann);
    const change = (person: ApiPerson, city: string) =>
      person.client.contacts.update({ contactId, revision: 0, fields: { city } });
    await change(member, 'Chicago');
    await expect(change(admin, 'Boston')).rejects.toMatchObject({
      code: 'conflict',
      status: 409,
      data: {
        detail: expect.stringMatching(/changed this contact at \d{4}-\d\d-\d\d \d\d:\d\d UTC/),
        errors: [{ path: 'fields.city', message: 'It is “Chicago” now.' }],
      },
    });
    const detail = await admin.client.records.showContact({ contactId });
    expect(detail).toMatchObject({ city: 'Chicago', revision: 1 });
    const { entries } = await admin.client.contacts.timeline({ contactId });
    expect(entries.map(({ word }) => word)).toEqual(
      expect.arrayContaining(['contact.changed', 'contact.added']),
    );
    expect(await admin.client.contacts.nextCalls({ contactId })).toEqual({ calls: [] });
  });

  it('sends a thousand at once, and no more than that', async () => {
    const contacts = Array.from({ length: 1000 }, (_, index) => ({
      externalReference: `BULK-${index}`,
      fullName: `Person ${index}`,
      address: 'A'.repeat(300),
      custom: { Remark: 'R'.repeat(500), More: 'M'.repeat(500) },
      phones: [{ number: `312-556-${String(1000 + index)}` }],
    }));
    const answer = await ask('/contacts/bulk', { contacts });
    expect(answer.status).toBe(200);
    const { results } = answered.parse(await answer.json());
    expect(results).toHaveLength(1000);
    expect(results.every(({ result }) => result === 'added')).toBe(true);
    const tooMany = [...contacts, { externalReference: 'one more', fullName: 'One More' }];
    expect((await ask('/contacts/bulk', { contacts: tooMany })).status).toBe(400);
    const long = 'x'.repeat(9 * 1024 * 1024);
    expect((await ask('/contacts/bulk', { contacts: [{ fullName: long }] })).status).toBe(413);
  });

  it.each([
    ['a name of nothing', { ...ann, fullName: ' ' }, 'fullName'],
    ['a NUL in a note', { ...ann, note: 'a\u0000b' }, 'note'],
    ['what is no address of mail', { ...ann, email: 'ann' }, 'email'],
    ['a field without a name', { ...ann, custom: { '': 'x' } }, 'custom.'],
    [
      'half a cent',
      { ...ann, debts: [{ reference: 'D', balance: { amountMinor: 0.5, currency: 'USD' } }] },
      'debts.0.balance.amountMinor',
    ],
  ])('gets an error for %s', async (_, body, path) => {
    const answer = await ask('/contacts', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ path }] });
  });

  it('is stopped where its person may not add people', async () => {
    expect((await ask('/contacts', ann, member)).status).toBe(403);
    expect((await ask('/contacts/bulk', { contacts: [ann] }, member)).status).toBe(403);
  });
});

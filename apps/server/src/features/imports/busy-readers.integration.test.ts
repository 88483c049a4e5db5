import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInToApi } from '../../testing/ask-api.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { lockStoring } from './queries/steps.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
});
afterAll(() => application.stop());

it('whoever sends too many files at once is told when to come again, and loses nothing', {
  timeout: 120_000,
}, async () => {
  const { token, organizationId } = await signInToApi(application.address, 'admin@harbor.example');
  const send = (number: number) => {
    const body = new FormData();
    const content = `Reference,Name,Phone,Balance\nB${number},Ann Lee,312-555-01${number}0,5\n`;
    body.set('file', new File([content], 'people.csv'));
    body.set('listName', 'Sent at once');
    body.set('obtainedHow', 'given_to_us');
    body.set('obtainedBy', 'us');
    body.set('obtainedOn', '2026-01-02');
    const headers = {
      authorization: `Bearer ${token}`,
      'x-organization-id': organizationId,
      'idempotency-key': `busy-${number}`,
    };
    return fetch(`${application.address}/api/v1/imports`, { method: 'POST', headers, body });
  };
  const refused = Promise.withResolvers<Response>();
  const numbers = [1, 2, 3, 4, 5];
  const sending = await database.asSystem(async (transaction) => {
    // While another upload is being stored, none of these comes to its end.
    await transaction.all(lockStoring, [organizationId]);
    const sent = numbers.map(async (number) => {
      const response = await send(number);
      if (!response.ok) refused.resolve(response);
      return { number, status: response.status };
    });
    const response = await refused.promise;
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await response.json()).toMatchObject({
      code: 'too_many_requests',
      reason: 'readers_busy',
      values: {},
    });
    return sent;
  });
  const answers = await Promise.all(sending);
  const late = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  expect(late).toHaveLength(1);
  for (const { number } of late) expect((await send(number)).status).toBe(201);
});

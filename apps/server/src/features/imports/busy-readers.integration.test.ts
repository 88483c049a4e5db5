import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInToApi } from '../../testing/ask-api.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { lockStoring } from './queries/steps.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
});
afterAll(() => application.stop());

const timeout = 120_000;

async function signIn() {
  const { token, organizationId } = await signInToApi(application.address, 'admin@harbor.example');
  const send = (number: number, signal?: AbortSignal) => {
    const body = new FormData();
    const content = `Reference,Name,Phone,Balance\nB${number},Ann Lee,312-555-01${String(number).padStart(2, '0')},5\n`;
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
    const request = { method: 'POST', headers, body, ...(signal === undefined ? {} : { signal }) };
    return fetch(`${application.address}/api/v1/imports`, request);
  };
  return { organizationId, send };
}

it('a sender of too many files at once learns when to come again, and loses nothing', {
  timeout,
}, async () => {
  const { organizationId, send } = await signIn();
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

const uploadsOf = testStatement(
  'select count(*) as uploads from imports where organization_id = $1',
  { uploads: 'int8' },
);
const countUploads = async (organizationId: string) =>
  (await askSystem(database, uploadsOf, [organizationId]))[0]?.uploads ?? 0;

it('a sender who leaves makes room at once, and nothing of theirs goes on', {
  timeout,
}, async () => {
  const { organizationId, send } = await signIn();
  const before = await countUploads(organizationId);
  const numbers = [16, 17, 18, 19, 20];
  const late = await database.asSystem(async (transaction) => {
    await transaction.all(lockStoring, [organizationId]);
    const leaving = new AbortController();
    const sent = numbers.map((number) => send(number, leaving.signal));
    // All places are taken when one is sent away.
    expect((await Promise.race(sent)).status).toBe(429);
    leaving.abort();
    const ends = await Promise.allSettled(sent);
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    // While the lock is held, a request with a place waits; only one without is answered.
    for (;;) {
      const pending = send(15);
      const early = await Promise.race([pending, wait(2_000)]);
      if (early === undefined) return { pending };
      expect(early.status).toBe(429);
    }
  });
  expect((await late.pending).status).toBe(201);
  expect((await countUploads(organizationId)) - before).toBe(1);
});

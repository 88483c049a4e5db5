import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, signInToApi } from '../../testing/ask-api.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;

beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
});
afterAll(() => application.stop());

const signIn = (email = 'admin@harbor.example') => signInToApi(application.address, email);

describe('the own sessions', () => {
  it('are listed, the one that asks among them', async () => {
    const { client } = await signIn();
    await signIn();
    const { isKeptHere, sessions } = await client.sessions.list();
    expect(isKeptHere).toBe(true);
    expect(sessions.length).toBeGreaterThanOrEqual(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toEqual([
      {
        id: expect.any(String),
        isCurrent: true,
        signedInAt: expect.stringMatching(/Z$/),
        lastSeenAt: expect.stringMatching(/Z$/),
        userAgent: 'node',
        address: '127.0.0.1',
        assuranceLevel: 'aal1',
      },
    ]);
  });

  it('end one by one', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const { sessions } = await there.client.sessions.list();
    const sessionId = sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
    await here.client.sessions.end({ sessionId });
    expect((await refusalOf(there.client.sessions.list())).code).toBe('session_ended');
    const left = await here.client.sessions.list();
    expect(left.sessions.map(({ id }) => id)).not.toContain(sessionId);
    expect((await refusalOf(here.client.sessions.end({ sessionId }))).code).toBe('not_found');
  });

  it('are nobody else’s', async () => {
    const [own, other] = [await signIn(), await signIn('admin@northwind.example')];
    const { sessions } = await other.client.sessions.list();
    const sessionId = sessions[0]?.id ?? '';
    expect((await refusalOf(own.client.sessions.end({ sessionId }))).code).toBe('not_found');
    expect((await other.client.sessions.list()).sessions).toHaveLength(sessions.length);
  });
});

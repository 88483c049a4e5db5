import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addEmptyOrganization, addMember, type TestMember } from '../../testing/add-member.ts';
import { type ApiPerson, signInToApi } from '../../testing/ask-api.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let neighbour: ApiPerson;

beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
  neighbour = await signInToApi(application.address, 'admin@harbor.example');
});
afterAll(() => application.stop());

const asked = 2_500;
const allowed = 20;
const askedAtOnce = 50;

/** What was answered; a stream that was opened stays so until the signal. */
async function openStream(
  { token }: TestMember,
  organizationId: string,
  signal: AbortSignal,
): Promise<{ answer: Response; status: number; retryAfter: string | null; text: string }> {
  const answer = await fetch(`${application.address}/api/v1/live`, {
    headers: { authorization: `Bearer ${token}`, 'x-organization-id': organizationId },
    signal,
  });
  const { status, headers } = answer;
  const retryAfter = headers.get('retry-after');
  // The answer is kept: one that nobody refers to any more is closed.
  return { answer, status, retryAfter, text: status === 200 ? '' : await answer.text() };
}

async function measureLists(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 40; round += 1) {
    const began = performance.now();
    await neighbour.client.contacts.list({});
    times.push(performance.now() - began);
  }
  times.sort((left, right) => left - right);
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

async function measureBest(): Promise<number> {
  return Math.min(await measureLists(), await measureLists(), await measureLists());
}

describe('live streams', () => {
  it('of one person are few, however many they ask for, and hold up nobody else', async () => {
    const organizationId = await addEmptyOrganization(database, 'Streaming');
    const admin = await addMember(database, application.address, organizationId, 'admin');
    const member = await addMember(database, application.address, organizationId);
    await measureLists();
    const usual = await measureBest();
    const leaving = new AbortController();
    const answers: Awaited<ReturnType<typeof openStream>>[] = [];
    for (let begun = 0; begun < asked; begun += askedAtOnce) {
      const batch = Array.from({ length: askedAtOnce }, () =>
        openStream(member, organizationId, leaving.signal),
      );
      answers.push(...(await Promise.all(batch)));
    }
    const open = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect([open.length, refused.length]).toEqual([allowed, asked - allowed]);
    for (const { retryAfter } of refused) expect(retryAfter).toBe('30');
    expect(JSON.parse(refused[0]?.text ?? '')).toMatchObject({
      code: 'too_many_requests',
      reason: 'streams_limit',
      values: { most: allowed },
    });
    const held = await measureBest();
    // Another of the same organization has places of their own.
    const others = await openStream(admin, organizationId, leaving.signal);
    expect(others.status).toBe(200);
    const { notifications } = await admin.client.notifications.list({});
    expect(notifications.filter(({ kind }) => kind === 'streams_limit_reached')).toHaveLength(1);
    // A person who closes their windows can open them again.
    leaving.abort();
    const again = new AbortController();
    await vi.waitFor(async () => {
      const answer = await openStream(member, organizationId, again.signal);
      expect(answer.status).toBe(200);
    }, 60_000);
    again.abort();
    // Measured again with nobody there, because the machine may have slowed down meanwhile.
    const after = await measureBest();
    console.log(JSON.stringify({ usual, held, after, streams: open.length }));
    // Three times are promised where nobody else uses the machine; before there was a limit it was a hundred.
    expect(held).toBeLessThan(10 * Math.max(usual, after, 20));
  }, 600_000);
});

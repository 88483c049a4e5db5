import { AuthClient } from '@supabase/auth-js';
import { decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { useTestDatabase } from '../../testing/test-database.ts';
import { authSettings } from '../settings.ts';
import { createPerson, type RunningAuth, startAuth } from '../testing/start-auth.ts';
import { rotateSigningKey } from './rotate-signing-key.ts';

const { database } = useTestDatabase();

/** Processes that share the database and the time, and nothing that they remember. */
async function startProcesses() {
  const clock = { skippedSeconds: 0 };
  const now = () => new Date(Date.now() + clock.skippedSeconds * 1000);
  const running = [
    await startAuth({ ...database }, { now }),
    await startAuth({ ...database }, { now }),
  ] as const;
  const stop = () => Promise.all(running.map((process) => process.stop()));
  return { clock, running, stop };
}

const newClient = ({ url }: RunningAuth) =>
  new AuthClient({ url, autoRefreshToken: false, persistSession: false });

const keyList = z.object({ keys: z.array(z.object({ kid: z.string() })) });

async function listShown({ url }: RunningAuth): Promise<string[]> {
  const response = await fetch(`${url}/.well-known/jwks.json`);
  return keyList.parse(await response.json()).keys.map(({ kid }) => kid);
}

const signerOf = (token: string | undefined) => decodeProtectedHeader(token ?? '').kid;

describe('rotating the signing key', () => {
  it('shows the new key everywhere before it signs, and signs nobody out', async () => {
    const { clock, running, stop } = await startProcesses();
    const [one, other] = running;
    const person = await createPerson(database);
    const client = newClient(one);
    const { data } = await client.signInWithPassword(person);
    const before = data.session;
    await listShown(other);

    const { keyId, signsFrom } = await rotateSigningKey(other.services);
    expect(await listShown(other)).toContain(keyId);
    clock.skippedSeconds = 60;
    expect(await listShown(one)).toContain(keyId);
    const meanwhile = await newClient(one).signInWithPassword(person);
    expect(signerOf(meanwhile.data.session?.access_token)).toBe(signerOf(before?.access_token));

    // A client that read the keys of a process just before it knew keeps them ten minutes.
    expect(signsFrom.getTime() - Date.now()).toBeGreaterThan((600 + 60) * 1000);
    clock.skippedSeconds = 13 * 60;
    for (const process of running) {
      const { data } = await newClient(process).signInWithPassword(person);
      expect(signerOf(data.session?.access_token)).toBe(keyId);
      for (const reader of running) {
        expect((await newClient(reader).getUser(data.session?.access_token)).error).toBeNull();
      }
    }
    for (const reader of running) {
      expect((await newClient(reader).getUser(before?.access_token)).error).toBeNull();
    }
    const refreshed = await newClient(other).refreshSession({
      refresh_token: before?.refresh_token ?? '',
    });
    expect(refreshed.error).toBeNull();
    expect(signerOf(refreshed.data.session?.access_token)).toBe(keyId);

    // The last token of the old key is good for an hour from then.
    clock.skippedSeconds = 12 * 60 + 3600;
    expect(await listShown(one)).toContain(signerOf(before?.access_token));
    clock.skippedSeconds = 12 * 60 + 3600 + 15 * 60;
    expect(await listShown(one)).toEqual([keyId]);
    await stop();
  });

  it('is done once, however many ask for it', async () => {
    const { running, stop } = await startProcesses();
    const [one, other] = running;
    await newClient(one).signInWithPassword(await createPerson(database));
    const rotations = await Promise.all([
      rotateSigningKey(one.services),
      rotateSigningKey(other.services),
      rotateSigningKey(other.services),
    ]);
    expect(new Set(rotations.map(({ keyId }) => keyId)).size).toBe(1);
    await stop();
  });

  it('is not for a key that the operator gives', async () => {
    const running = await startAuth(database);
    const signingKey = { kty: 'oct', k: 'x' };
    const services = { ...running.services, settings: authSettings({ signingKey }) };
    await expect(rotateSigningKey(services)).rejects.toThrow('Change it there');
    await running.stop();
  });
});

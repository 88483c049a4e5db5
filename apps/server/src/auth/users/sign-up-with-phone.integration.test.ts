import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newPhone } from '../testing/made-up-people.ts';
import { newClient } from '../testing/new-client.ts';
import { quickHasher } from '../testing/quick-hasher.ts';
import { createPerson, type RunningAuth } from '../testing/start-auth.ts';
import { readLatest, startConfirmingAuth } from '../testing/start-confirming-auth.ts';

const { database } = useTestDatabase();
const password = 'correct horse battery';
const verified: string[] = [];
let auth: RunningAuth;

beforeAll(async () => {
  const passwords = {
    hash: quickHasher.hash,
    verify: (known: string, chosen: string) => {
      verified.push(chosen);
      return quickHasher.verify(known, chosen);
    },
  };
  auth = await startConfirmingAuth(database, {}, { passwords });
});
afterAll(() => auth.stop());

const clientOf = (url = auth.url) => newClient(url, { flowType: 'implicit' });

describe('signing up with a phone number', () => {
  it('is confirmed by a text message', async () => {
    const phone = newPhone();
    const { data, error } = await clientOf().signUp({ phone: `+${phone}`, password });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      phone,
      email: '',
      app_metadata: { provider: 'phone', providers: ['phone'] },
    });
    const waiting = await clientOf().signInWithPassword({ phone, password });
    expect(waiting.error?.code).toBe('phone_not_confirmed');
    const { channel, code } = await readLatest(database, auth, phone);
    expect(channel).toBe('sms');
    const confirmed = await clientOf().verifyOtp({ type: 'sms', phone, token: code });
    expect(confirmed.data.user).toMatchObject({ phone_confirmed_at: expect.any(String) });
    expect((await clientOf().signInWithPassword({ phone, password })).error).toBeNull();

    const again = await clientOf().signUp({ phone, password: 'another good password' });
    expect(again.error).toBeNull();
    expect(again.data.user?.id).not.toBe(data.user?.id);
    expect(await readLatest(database, auth, phone)).toMatchObject({ channel: 'sms', code: '' });
  });

  it('is followed by a sign-in that tells as little, at the same cost', async () => {
    const [free, waiting, taken] = [newPhone(), newPhone(), newPhone()];
    const owner = clientOf();
    await owner.signUp({ phone: taken, password });
    const { code } = await readLatest(database, auth, taken);
    await owner.verifyOtp({ type: 'sms', phone: taken, token: code });
    await clientOf().signUp({ phone: waiting, password });
    for (const phone of [free, waiting, taken]) {
      await clientOf().signUp({ phone, password: 'first of mallory' });
      await clientOf().signUp({ phone, password: 'second of mallory' });
      await clientOf().signInWithOtp({ phone });
      for (const [chosen, refusal] of [
        ['first of mallory', 'invalid_credentials'],
        ['second of mallory', 'phone_not_confirmed'],
        ['wrong', 'invalid_credentials'],
      ] as const) {
        verified.length = 0;
        const { error } = await clientOf().signInWithPassword({ phone, password: chosen });
        expect(error?.code).toBe(refusal);
        expect(verified).toHaveLength(2);
      }
    }
  });

  it('tells nothing about whose address goes with it', async () => {
    const { email, password: known } = await createPerson(database);
    const phone = newPhone();
    const owner = clientOf();
    await owner.signInWithPassword({ email, password: known });
    await owner.updateUser({ phone });
    const { code } = await readLatest(database, auth, phone);
    await owner.verifyOtp({ type: 'phone_change', phone, token: code });
    await clientOf().signUp({ email, password: 'first of mallory' });
    await clientOf().signUp({ phone, password: 'second of mallory' });
    const byEmail = { email, password: 'first of mallory' };
    expect((await clientOf().signInWithPassword(byEmail)).error?.code).toBe('email_not_confirmed');
    const byPhone = { phone, password: 'second of mallory' };
    expect((await clientOf().signInWithPassword(byPhone)).error?.code).toBe('phone_not_confirmed');
  });

  it('needs nothing where numbers count as confirmed', async () => {
    const trusting = await startConfirmingAuth(database, { phoneAutoconfirm: true });
    const phone = newPhone();
    const { data, error } = await clientOf(trusting.url).signUp({ phone, password });
    const again = await clientOf(trusting.url).signUp({ phone, password });
    await trusting.stop();
    expect(error).toBeNull();
    expect(data.session?.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
    expect(again.error?.code).toBe('user_already_exists');
  });

  it.each([
    [{ smsProvider: '' }, 'phone_provider_disabled', 'Unsupported phone provider'],
    [{ phoneSignIn: false }, 'phone_provider_disabled', 'Phone signups are disabled'],
  ])('is refused with %j', async (settings, code, message) => {
    const without = await startConfirmingAuth(database, settings);
    const { error } = await clientOf(without.url).signUp({ phone: newPhone(), password });
    await without.stop();
    expect(error).toMatchObject({ status: 400, code, message });
  });
});

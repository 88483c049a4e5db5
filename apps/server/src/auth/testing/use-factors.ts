import { decodeJwt } from 'jose';
import type { Client } from './new-client.ts';
import { showCode } from './show-code.ts';
import type { RunningAuth } from './start-auth.ts';

export async function enroll(client: Client, friendlyName?: string) {
  const chosen = friendlyName === undefined ? {} : { friendlyName };
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', ...chosen });
  if (error !== null) throw error;
  return { factorId: data.id, secret: data.totp.secret, data };
}

export async function challenge(client: Client, factorId: string): Promise<string> {
  const { data, error } = await client.mfa.challenge({ factorId });
  if (error !== null) throw error;
  return data.id;
}

export const show = (client: Client, factorId: string, code: string) =>
  client.mfa.challengeAndVerify({ factorId, code });

/** One that is sure to be wrong at this moment. */
export function wrongCodeOf({ services }: RunningAuth, secret: string): string {
  const right = [-1, 0, 1].map((steps) => showCode(secret, services.now(), steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
}

/** Sets a second factor up for somebody who is signed in, and waits for its next code. */
export async function addFactor(auth: RunningAuth, client: Client, friendlyName = 'phone') {
  const { factorId, secret } = await enroll(client, friendlyName);
  const { error } = await show(client, factorId, showCode(secret, auth.services.now()));
  if (error !== null) throw error;
  auth.clock.skippedSeconds += 30;
  return { factorId, secret };
}

export async function sessionOf(client: Client) {
  const { data } = await client.getSession();
  if (data.session === null) throw new Error('there is no session');
  return data.session;
}

export const claimsOf = async (client: Client) => decodeJwt((await sessionOf(client)).access_token);

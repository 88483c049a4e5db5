import { newClient } from './new-client.ts';
import type { RunningAuth } from './start-auth.ts';

/** A client of its own for somebody who signs in with their password. */
export async function signInClient(
  { url }: Pick<RunningAuth, 'url'>,
  person: { email: string; password: string },
) {
  const client = newClient(url);
  const { data, error } = await client.signInWithPassword(person);
  if (error !== null) throw error;
  return { client, session: data.session };
}

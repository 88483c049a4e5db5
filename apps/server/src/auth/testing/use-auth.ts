import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import type { AuthServices } from '../services.ts';
import { signInClient } from './sign-in-client.ts';
import { createPerson, type Person, type RunningAuth, startAuth } from './start-auth.ts';

/**
 * The protocol for a whole suite. Every test has a person of its own who asks from an address of
 * their own, at the true time.
 */
export function useAuth(database: Database, chosen: Partial<AuthServices> = {}) {
  let running: RunningAuth | undefined;
  const started = () => {
    if (running === undefined) throw new Error('the suite has not begun');
    return running;
  };
  const auth: RunningAuth = {
    get url() {
      return started().url;
    },
    get services() {
      return started().services;
    },
    get clock() {
      return started().clock;
    },
    get peer() {
      return started().peer;
    },
    stop: () => started().stop(),
  };
  const person: Person = { id: '', email: '', password: '', organizationIds: [] };
  let tests = 0;

  beforeAll(async () => {
    running = await startAuth(database, chosen);
  });
  afterAll(() => running?.stop());
  beforeEach(async () => {
    auth.clock.skippedSeconds = 0;
    tests += 1;
    auth.peer.address = `192.0.2.${tests}`;
    Object.assign(person, await createPerson(database));
  });

  const signIn = (who: { email: string; password: string } = person) => signInClient(auth, who);
  return { auth, person, signIn };
}

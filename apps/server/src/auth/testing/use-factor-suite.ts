import type { Database } from '../../platform/database/database.ts';
import type { AuthServices } from '../services.ts';
import { showCode } from './show-code.ts';
import { readActivity } from './start-auth.ts';
import { useAuth } from './use-auth.ts';
import { addFactor } from './use-factors.ts';

/** What the suites about second factors do with their person. */
export function useFactorSuite(database: Database, chosen: Partial<AuthServices> = {}) {
  const { auth, person, signIn: signInWithSession } = useAuth(database, chosen);
  const signIn = async (who = person) => (await signInWithSession(who)).client;
  return {
    auth,
    person,
    signIn,
    codeOf: (secret: string) => showCode(secret, auth.services.now()),
    /** Signed in with both factors, the second one just set up. */
    async signInFully() {
      const client = await signIn();
      return { client, ...(await addFactor(auth, client)) };
    },
    async actionsOf() {
      const entries = await readActivity(database, person.organizationIds[0]);
      return entries.map(({ action }) => action);
    },
  };
}

import { randomBytes } from 'node:crypto';
import { createUser } from '../../auth/index.ts';
import { quickHasher } from '../../auth/testing/quick-hasher.ts';
import { demoPassword, demoSuperAdministrator } from '../../features/demo/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { createClient, signInToApi } from '../ask-api.ts';
import { keepPlans } from '../keep-plans.ts';
import { askSystem, testStatement } from '../test-statement.ts';
import { buildThings, type Things } from './build-things.ts';

export const callers = [
  'visitor',
  'member',
  'admin',
  'otherAdmin',
  'removed',
  'superAdministrator',
] as const;

export type Caller = (typeof callers)[number];

export interface World {
  /** The organization that everybody asks about; no operation that is refused may change it. */
  things: Things;
  /** Another one like it with the same people, for what changes something. */
  buildAgain(options: { isHalted: boolean }): Promise<Things>;
  /** An organization of the other admin. */
  otherOrganizationId: string;
  /** Another one of theirs, in which nothing has been done yet. */
  openElsewhere(): Promise<string>;
  /** Nothing for a visitor. */
  authorize(caller: Caller): Record<string, string>;
}

const insertOther = testStatement(
  `with organization as (insert into organizations (name) values ('Elsewhere') returning id)
   insert into user_organizations (organization_id, user_id, role)
   select id, $1, 'admin' from organization returning organization_id as id`,
  { id: 'uuid' },
);
const insertFactor = testStatement(
  `insert into auth.factors (user_id, factor_type, status, secret)
   values ($1, 'totp', 'verified', 'secret') returning id`,
  { id: 'uuid' },
);

/** People who can sign in, and an organization with one of everything. */
export async function buildWorld(database: Database, address: string): Promise<World> {
  const run = randomBytes(4).toString('hex');
  const emailOf = (name: string) => `${name}-${run}@example.com`;
  const create = (name: string) =>
    createUser(
      { database, passwords: quickHasher, now: () => new Date() },
      { email: emailOf(name), password: demoPassword, fullName: name },
    );
  const signIn = async (email: string) => (await signInToApi(address, email)).token;
  const sessionOf = async (token: string) => {
    const client = createClient(address, { authorization: `Bearer ${token}` });
    const { sessions } = await client.sessions.list();
    return sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
  };

  const insiders = {
    adminId: await create('admin'),
    memberId: await create('member'),
    removedId: await create('removed'),
  };
  const otherId = await create('other');
  const openElsewhere = async () =>
    (await askSystem(database, insertOther, [otherId]))[0]?.id ?? '';
  const factorUser = await create('factor');
  const factor = await database.asAuth((transaction) =>
    transaction.first(insertFactor, [factorUser]),
  );
  const tokens: Record<Exclude<Caller, 'visitor'>, string> = {
    admin: await signIn(emailOf('admin')),
    member: await signIn(emailOf('member')),
    removed: await signIn(emailOf('removed')),
    otherAdmin: await signIn(emailOf('other')),
    superAdministrator: await signIn(demoSuperAdministrator),
  };
  const build = async (options: { isHalted: boolean }): Promise<Things> => ({
    ...(await buildThings(keepPlans(database), insiders, options)),
    memberEmail: emailOf('member'),
    factor: { userId: factorUser, factorId: factor?.id ?? '' },
    sessionId: '',
  });
  const sessionId = await sessionOf(await signIn(emailOf('member')));
  const laterSessionId = await sessionOf(await signIn(emailOf('member')));
  return {
    things: { ...(await build({ isHalted: true })), sessionId },
    buildAgain: async (options) => ({ ...(await build(options)), sessionId: laterSessionId }),
    otherOrganizationId: await openElsewhere(),
    openElsewhere,
    authorize: (caller) =>
      caller === 'visitor' ? {} : { authorization: `Bearer ${tokens[caller]}` },
  };
}

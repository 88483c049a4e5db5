import { randomBytes } from 'node:crypto';
import { apiKeyScope } from '@ringfence/contract/api-keys';
import { createUser } from '../../auth/index.ts';
import { quickHasher } from '../../auth/testing/quick-hasher.ts';
import { demoPassword } from '../../features/demo/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { buildThings, type Things } from '../access-matrix/build-things.ts';
import { createClient, signInToApi } from '../ask-api.ts';
import { askSystem, testStatement } from '../test-statement.ts';
import type { Asker } from './ask-contract.ts';
import type { Role } from './asked.ts';

const restoreMemberships = testStatement(
  `insert into user_organizations (organization_id, user_id, role)
   select person.organization_id, person.user_id, person.role
   from unnest($1::uuid[], $2::uuid[], $3::text[]) as person (organization_id, user_id, role)
   on conflict (organization_id, user_id) do update set role = excluded.role`,
  {},
);

export interface FuzzWorld {
  /** The organization of the member and of the key, and the one of the other admin. */
  ours: Things;
  theirs: Things;
  askers(): Record<Role, Asker>;
  /** Somebody signed in who has no organization: the sign-in protocol may do with them what it likes. */
  wanderer(): string;
  /** What each may not learn. */
  secretsFor(role: Role): readonly string[];
  /** Lets everybody in again whom a request has put out. */
  restore(): Promise<void>;
}

/** Two organizations with one of everything each, and people who may ask. */
export async function buildFuzzWorld(database: Database, address: string): Promise<FuzzWorld> {
  const run = randomBytes(4).toString('hex');
  const emailOf = (name: string) => `${name}-${run}@example.com`;
  const create = (name: string) =>
    createUser(
      { database, passwords: quickHasher, now: () => new Date() },
      { email: emailOf(name), password: demoPassword, fullName: name },
    );
  const build = async (name: string): Promise<Things> => {
    const adminId = await create(`${name}-admin`);
    const memberId = await create(`${name}-member`);
    const removedId = await create(`${name}-removed`);
    return {
      ...(await buildThings(database, { adminId, memberId, removedId }, { isHalted: true })),
      memberEmail: emailOf(`${name}-member`),
      factor: { userId: memberId, factorId: memberId },
      sessionId: memberId,
    };
  };
  const ours = await build('ours');
  const theirs = await build('theirs');
  const signIn = async (name: string) =>
    `Bearer ${(await signInToApi(address, emailOf(name))).token}`;
  const tokens = {
    member: await signIn('ours-member'),
    otherAdmin: await signIn('theirs-admin'),
    wanderer: '',
    admin: await signIn('ours-admin'),
  };
  const named = { 'x-organization-id': ours.organizationId };
  const admin = createClient(address, { authorization: tokens.admin, ...named });
  const made = await admin.apiKeys.create({ name: 'Fuzz', scopes: [...apiKeyScope.options] });
  let wanderers = 0;

  const isIn = async (authorization: string): Promise<boolean> =>
    (await fetch(`${address}/api/v1/access`, { headers: { authorization } })).ok;

  async function restore(): Promise<void> {
    await askSystem(database, restoreMemberships, [
      [ours.organizationId, ours.organizationId, theirs.organizationId],
      [ours.adminId, ours.memberId, theirs.adminId],
      ['admin', 'member', 'admin'],
    ]);
    if (!(await isIn(tokens.member))) tokens.member = await signIn('ours-member');
    if (!(await isIn(tokens.otherAdmin))) tokens.otherAdmin = await signIn('theirs-admin');
    if (await isIn(tokens.wanderer)) return;
    wanderers += 1;
    await create(`wanderer-${wanderers}`);
    tokens.wanderer = await signIn(`wanderer-${wanderers}`);
  }

  const secretsOf = ({ organizationId, marker }: Things) => [
    marker,
    marker.toLowerCase(),
    organizationId,
  ];
  return {
    ours,
    theirs,
    restore,
    wanderer: () => tokens.wanderer,
    askers: () => ({
      visitor: { headers: named, things: ours, foreign: theirs },
      member: {
        headers: { authorization: tokens.member, ...named },
        things: ours,
        foreign: theirs,
      },
      otherAdmin: {
        headers: {
          authorization: tokens.otherAdmin,
          'x-organization-id': theirs.organizationId,
        },
        things: theirs,
        foreign: ours,
      },
      key: { headers: { authorization: `Bearer ${made.secret}` }, things: ours, foreign: theirs },
    }),
    secretsFor: (role) =>
      role === 'visitor'
        ? [...secretsOf(ours), ...secretsOf(theirs)]
        : secretsOf(role === 'otherAdmin' ? ours : theirs),
  };
}

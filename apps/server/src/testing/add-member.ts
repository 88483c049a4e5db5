import type { Role } from '@ringfence/domain/access/permissions';
import { createPerson } from '../auth/testing/start-auth.ts';
import type { Database } from '../platform/database/database.ts';
import { type ApiClient, signInToApi } from './ask-api.ts';
import { askSystem, testStatement } from './test-statement.ts';

export interface TestMember {
  userId: string;
  email: string;
  password: string;
  token: string;
  /** Naming the organization that they belong to. */
  client: ApiClient;
  /** Naming another. */
  clientIn(organizationId: string): ApiClient;
}

const insertMembership = testStatement(
  'insert into user_organizations (organization_id, user_id, role) values ($1, $2, $3)',
  {},
);

/** Somebody nobody else knows, signed in, with a place in the organization if one is named. */
export async function addMember(
  database: Database,
  address: string,
  organizationId?: string,
  role: Role = 'member',
): Promise<TestMember> {
  const person = await createPerson(database, 0);
  if (organizationId !== undefined) {
    await askSystem(database, insertMembership, [organizationId, person.id, role]);
  }
  const { token, client, clientWith } = await signInToApi(address, person.email, person.password);
  return {
    userId: person.id,
    email: person.email,
    password: person.password,
    token,
    client,
    clientIn: (id) => clientWith({ 'x-organization-id': id }),
  };
}

const insertOrganization = testStatement(
  'insert into organizations (name) values ($1) returning id',
  { id: 'uuid' },
);

export async function addEmptyOrganization(database: Database, name: string): Promise<string> {
  const [row] = await askSystem(database, insertOrganization, [name]);
  if (row === undefined) throw new Error('no organization was made');
  return row.id;
}

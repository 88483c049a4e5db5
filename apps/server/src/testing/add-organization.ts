import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import { testStatement } from './test-statement.ts';

export interface TestOrganization {
  organizationId: string;
  /** Its admin. */
  userId: string;
}

const insertOrganization = testStatement(
  `with organization as (insert into organizations (name) values ($1) returning id),
     profile as (insert into profiles (email, full_name) values ($2, 'Ada Admin') returning id)
   select organization.id, profile.id as user_id from organization, profile`,
  { id: 'uuid', user_id: 'uuid' },
);
const insertMembership = testStatement(
  `insert into user_organizations (organization_id, user_id, role) values ($1, $2, 'admin')`,
  {},
);

/** An organization with one admin, who need not be able to sign in. */
export async function addOrganization(database: Database): Promise<TestOrganization> {
  return database.asSystem(async (transaction) => {
    const name = randomUUID();
    const made = await transaction.first(insertOrganization, [name, `${name}@example.com`]);
    if (made === undefined) throw new Error('no organization was made');
    await transaction.all(insertMembership, [made.id, made.user_id]);
    return { organizationId: made.id, userId: made.user_id };
  });
}

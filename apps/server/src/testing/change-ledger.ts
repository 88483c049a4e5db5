import { firstPolicy, type OrganizationPolicy } from '@ringfence/domain/compliance/policy';
import type { PhonePlace, RestrictionKind } from '@ringfence/domain/compliance/words';
import type { Database } from '../platform/database/database.ts';
import { askSystem, testStatement } from './test-statement.ts';

const insertPolicy = testStatement(
  `insert into policies (organization_id, version, content, created_at)
   select $1, coalesce(max(version), 0) + 1, $2, coalesce($3, now())
   from policies where organization_id = $1`,
  {},
);
const insertRestriction = testStatement(
  `insert into suppressions (organization_id, contact_id, kind, e164, source, started_at, place)
   values ($1, $2, $3, $4, 'letter', $5, $6) returning id`,
  { id: 'uuid' },
);
const liftRestriction = testStatement(`update suppressions set lifted_at = $2 where id = $1`, {});
const insertOutsideCall = testStatement(
  `insert into outside_calls (organization_id, contact_id, e164, direction, outcome, occurred_at)
   values ($1, $2, $3, 'outbound', 'no_answer', $4)`,
  {},
);

/** Puts a policy into force that differs from the first one in this alone. */
export async function addPolicy(
  database: Database,
  organizationId: string,
  change: Partial<OrganizationPolicy>,
  since: Date | null = null,
): Promise<void> {
  const content = JSON.stringify({ ...firstPolicy, ...change });
  await askSystem(database, insertPolicy, [organizationId, content, since]);
}

export interface TestRestriction {
  organizationId: string;
  contactId: string;
  kind: RestrictionKind;
  e164?: string | null;
  place?: PhonePlace | null;
  at: Date;
}

export async function addRestriction(
  database: Database,
  { organizationId, contactId, kind, e164 = null, place = null, at }: TestRestriction,
): Promise<string> {
  const values = [organizationId, contactId, kind, e164, at, place];
  const [made] = await askSystem(database, insertRestriction, values);
  return made?.id ?? '';
}

export async function liftRestrictionAt(database: Database, id: string, at: Date): Promise<void> {
  await askSystem(database, liftRestriction, [id, at]);
}

/** A call that was not made by us, and was not answered. */
export async function addOutsideCall(
  database: Database,
  call: { organizationId: string; contactId: string; e164: string; at: Date },
): Promise<void> {
  const { organizationId, contactId, e164, at } = call;
  await askSystem(database, insertOutsideCall, [organizationId, contactId, e164, at]);
}

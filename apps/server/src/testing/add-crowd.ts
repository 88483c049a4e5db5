import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import { forgetPlans } from '../platform/database/queries.ts';
import type { TestOrganization } from './add-organization.ts';
import { testStatement } from './test-statement.ts';

const insertCrowd = testStatement(
  `with list as (
     insert into lists (organization_id, name, created_by)
     values (current_organization_id(), $1, current_user_id()) returning organization_id, id
   ), person as materialized (
     select list.organization_id, list.id as list_id, new_id() as id, number
     from list cross join generate_series(1, $2::integer) as number
   ), contact as (
     insert into contacts (organization_id, id, external_reference, full_name, country)
     select organization_id, id, id::text, 'Person ' || number, 'US' from person
   ), phone as (
     insert into phones (organization_id, contact_id, e164)
     select organization_id, id, '+1312' || lpad((2000000 + number)::text, 7, '0') from person
   ), debt as (
     insert into debts (organization_id, contact_id, reference, balance_minor, currency)
     select organization_id, id, 'A', 12500, 'USD' from person
   ), member as (
     insert into list_contacts (organization_id, list_id, contact_id)
     select organization_id, list_id, id from person
   )
   select id from list`,
  { id: 'uuid' },
);

/** As an upload does: nothing is summed up of them one by one. */
const leaveSummaries = testStatement(
  `select set_config('ringfence.importing', 'on', true) as importing`,
  { importing: 'text' },
);

/** A list with very many people, each with a number and a debt; nobody has permitted a call. */
export function addCrowd(
  database: Database,
  organization: TestOrganization,
  people: number,
): Promise<string> {
  return database.asTenant(organization, async (transaction) => {
    await transaction.all(leaveSummaries);
    await transaction.all(forgetPlans);
    const list = await transaction.first(insertCrowd, [randomUUID(), people]);
    if (list === undefined) throw new Error('no list was made');
    return list.id;
  });
}

import type { ModelContact } from '../features/contacts/testing/model-contacts.ts';
import type { Database } from '../platform/database/database.ts';
import type { TestOrganization } from './add-organization.ts';
import { setCallable } from './set-callable.ts';
import { askSystem, testStatement } from './test-statement.ts';

/** Summaries are written as the triggers and the worker would, so that every combination comes up. */
const insertModel = testStatement(
  `with person as materialized (
     select * from jsonb_to_recordset($2) as row (id uuid, name text, reference text, email text,
       e164 text, debts jsonb, called_at timestamptz, outcome text, zone text, callable_from timestamptz, callable_until timestamptz,
       is_judged boolean, is_suppressed boolean, is_listed boolean)
   ), contact as (
     insert into contacts (organization_id, id, external_reference, full_name, email, country)
     select $1, id, reference, name, email, 'US' from person order by id
   ), phone as (
     insert into phones (organization_id, contact_id, e164) select $1, id, e164 from person
   ), list as (
     insert into lists (organization_id, name, created_by) values ($1, 'Listed', $3) returning id
   ), member as (
     insert into list_contacts (organization_id, list_id, contact_id)
     select $1, list.id, person.id from person, list where is_listed
   ), debt as (
     insert into debts (organization_id, contact_id, reference, balance_minor, currency, state, opened_on)
     select $1, person.id, debt.reference, debt.balance, debt.currency, debt.state, debt.opened_on
     from person cross join lateral rows from (jsonb_to_recordset(debts)
       as (balance bigint, currency text, state text, opened_on date))
       with ordinality as debt (balance, currency, state, opened_on, reference)
   ), suppression as (
     insert into suppressions (organization_id, contact_id, kind, source)
     select $1, id, 'medium_stop', 'person' from person where is_suppressed
   ), outside as (
     insert into outside_calls (organization_id, contact_id, e164, direction, outcome, occurred_at)
     select $1, id, e164, 'outbound', outcome, called_at from person where called_at is not null
   )
   select id from list`,
  { id: 'uuid' },
);
/** Fills an organization with people of a model; answers the list of those who are listed. */
export async function addModel(
  database: Database,
  organization: TestOrganization,
  model: readonly ModelContact[],
): Promise<string> {
  const { organizationId, userId } = organization;
  const rows = JSON.stringify(model);
  const [list] = await askSystem(database, insertModel, [organizationId, rows, userId]);
  await setCallable(
    database,
    organizationId,
    model.filter(({ is_judged }) => is_judged),
  );
  return list?.id ?? '';
}

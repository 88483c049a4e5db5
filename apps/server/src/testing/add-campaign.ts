import { randomUUID } from 'node:crypto';
import { planCampaign } from '../ledger/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { TestOrganization } from './add-organization.ts';
import { approveScript } from './approve-script.ts';
import { askSystem, testStatement } from './test-statement.ts';

export interface TestPerson {
  name: string;
  e164: string;
  country?: string;
  region?: string | null;
  consent?: boolean;
  /** Said stop. */
  stopped?: boolean;
}

const insertList = testStatement(
  `insert into lists (organization_id, name, created_by)
   values (current_organization_id(), $1, current_user_id()) returning id`,
  { id: 'uuid' },
);
const insertPeople = testStatement(
  `with person as materialized (
     select new_id() as id, (select current_organization_id()) as organization_id, row.*
     from jsonb_to_recordset($1) as row (name text, e164 text, country text, region text,
       consent boolean, stopped boolean)
   ), contact as (
     insert into contacts (organization_id, id, external_reference, full_name, country, region, birth_year)
     select organization_id, id, id::text, name, country, region, 1975 from person
   ), phone as (
     insert into phones (organization_id, contact_id, e164) select organization_id, id, e164 from person
   ), debt as (
     insert into debts (organization_id, contact_id, reference, balance_minor, currency)
     select organization_id, id, 'A', 12500, 'USD' from person
   ), member as (
     insert into list_contacts (organization_id, list_id, contact_id)
     select organization_id, $2, id from person
   ), consent as (
     insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
       obtained_on, recorded_by)
     select organization_id, id, e164, 'tcpa', 'given_to_creditor', 'First Bank', '2026-01-02',
       current_user_id()
     from person where consent
   ), suppression as (
     insert into suppressions (organization_id, contact_id, kind, source, started_at)
     select organization_id, id, 'medium_stop', 'person', '2026-01-02' from person where stopped
   )
   select id, name from person`,
  { id: 'uuid', name: 'text' },
);
/** Something that people know of themselves and can type, besides their year of birth. */
const numberDebts = testStatement(
  `with free as (
     select debt.id from debts debt
     join list_contacts member on member.organization_id = $1 and member.list_id = $2
       and member.contact_id = debt.contact_id
     where debt.organization_id = $1 and debt.reference = 'A'
     -- An upload may hold them.
     for update of debt skip locked)
   update debts debt set reference = 'A-1234' from free
   where debt.organization_id = $1 and debt.id = free.id`,
  {},
);
const insertCampaign = testStatement(
  `insert into campaigns (organization_id, name, list_id, script_id, script_version, caller_id,
     spoken_name, most_attempts, started_by, account_id)
   values (current_organization_id(), $1, $2, $5, 1, '+13125550000', 'Harbor', $3,
     current_user_id(), $4) returning id`,
  { id: 'uuid' },
);
const findAccount = testStatement(
  `select id from carrier_accounts where organization_id is null and state = 'active'
   order by created_at desc, id desc limit 1`,
  { id: 'uuid' },
);

const insertMembers = testStatement(
  `insert into list_contacts (organization_id, list_id, contact_id)
   select (select current_organization_id()), $1, unnest($2::uuid[])`,
  {},
);

export interface TestList {
  listId: string;
  /** By name. */
  contactIds: Map<string, string>;
}

export async function addList(
  database: Database,
  organization: TestOrganization,
  people: readonly TestPerson[],
): Promise<TestList> {
  const rows = people.map((person) => ({
    country: 'US',
    region: null,
    consent: true,
    stopped: false,
    ...person,
  }));
  return database.asTenant(organization, async (transaction) => {
    const list = await transaction.first(insertList, [randomUUID()]);
    if (list === undefined) throw new Error('no list was made');
    const made = await transaction.all(insertPeople, [JSON.stringify(rows), list.id]);
    return { listId: list.id, contactIds: new Map(made.map(({ id, name }) => [name, id])) };
  });
}

/** Another list, of people who are there already. */
export async function addListOf(
  database: Database,
  organization: TestOrganization,
  contactIds: readonly (string | undefined)[],
): Promise<string> {
  return database.asTenant(organization, async (transaction) => {
    const list = await transaction.first(insertList, [randomUUID()]);
    await transaction.all(insertMembers, [list?.id, contactIds]);
    return list?.id ?? '';
  });
}

/** Null where nothing is set up to call through. */
export async function findInstallationAccount(database: Database): Promise<string | null> {
  const [account] = await askSystem(database, findAccount);
  return account?.id ?? null;
}

/** A running campaign over a list, through the installation's account where there is one. */
export async function addCampaign(
  database: Database,
  organization: TestOrganization,
  listId: string,
  mostAttempts = 1,
): Promise<string> {
  const accountId = await findInstallationAccount(database);
  const scriptId = await approveScript(database, organization.organizationId);
  await askSystem(database, numberDebts, [organization.organizationId, listId]);
  return database.asTenant(organization, async (transaction) => {
    const values = [randomUUID(), listId, mostAttempts, accountId, scriptId];
    const made = await transaction.first(insertCampaign, values);
    if (made === undefined) throw new Error('no campaign was made');
    const { organizationId } = organization;
    await planCampaign(transaction, { organizationId, campaignId: made.id }, new Date());
    return made.id;
  });
}

const markNotices = testStatement(
  `update debts set notice_sent_on = '2026-01-02' where organization_id = $1`,
  {},
);

/** As if everybody had been sent the notice that is due after a first conversation. */
export async function sendNotices(
  database: Database,
  { organizationId }: Pick<TestOrganization, 'organizationId'>,
): Promise<void> {
  await askSystem(database, markNotices, [organizationId]);
}

import type { Database } from '../platform/database/database.ts';
import { addCampaign, addList } from './add-campaign.ts';
import { addOrganization, type TestOrganization } from './add-organization.ts';
import { askSystem, testStatement } from './test-statement.ts';

const findThings = testStatement(
  `select phone.id as phone_id, debt.id as debt_id
   from phones phone
   join debts debt on debt.organization_id = phone.organization_id
     and debt.contact_id = phone.contact_id
   where phone.organization_id = $1 and phone.contact_id = $2`,
  { phone_id: 'uuid', debt_id: 'uuid' },
);

export interface Debtor {
  organization: TestOrganization;
  /** How a person of the organization asks, without a key. */
  context: { scope: TestOrganization; headers: Headers };
  listId: string;
  contactId: string;
  phoneId: string;
  debtId: string;
  e164: string;
}

let line = 0;
/** Of Illinois, and another one each time. */
export const nextNumber = (): string => `+1312555${1000 + (line++ % 9000)}`;

/** Somebody with one number and one debt, who consented; in an organization of their own, or in this. */
export async function addDebtor(
  database: Database,
  {
    organization: given,
    e164 = nextNumber(),
  }: { organization?: TestOrganization; e164?: string } = {},
): Promise<Debtor> {
  const organization = given ?? (await addOrganization(database));
  const people = [{ name: 'Dora Debtor', e164, region: 'IL' }];
  const { listId, contactIds } = await addList(database, organization, people);
  const contactId = contactIds.get('Dora Debtor') ?? '';
  const values = [organization.organizationId, contactId];
  const [things] = await askSystem(database, findThings, values);
  return {
    organization,
    context: { scope: organization, headers: new Headers() },
    listId,
    contactId,
    phoneId: things?.phone_id ?? '',
    debtId: things?.debt_id ?? '',
    e164,
  };
}

export async function addCampaignOf(database: Database, debtor: Debtor): Promise<string> {
  return addCampaign(database, debtor.organization, debtor.listId);
}

const findLedger = testStatement(
  `select ledger_version from contacts where organization_id = $1 and id = $2`,
  { ledger_version: 'int8' },
);

/** It rises with everything that may forbid a call. */
export async function readLedger(database: Database, debtor: Debtor): Promise<number> {
  const values = [debtor.organization.organizationId, debtor.contactId];
  const [row] = await askSystem(database, findLedger, values);
  return row?.ledger_version ?? -1;
}

const findStates = testStatement(
  `select state from targets where organization_id = $1 and contact_id = $2 order by campaign_id`,
  { state: 'text' },
);
const markWaiting = testStatement(
  `update targets set state = 'waiting', next_at = now() where organization_id = $1`,
  {},
);

/** What the dialer is to do with somebody: `planned` is judged again. */
export async function readTargets(database: Database, debtor: Debtor): Promise<string[]> {
  const values = [debtor.organization.organizationId, debtor.contactId];
  return (await askSystem(database, findStates, values)).map(({ state }) => state);
}

/** As if everybody in the organization had been judged, and were due. */
export async function makeDue(database: Database, debtor: Debtor): Promise<void> {
  await askSystem(database, markWaiting, [debtor.organization.organizationId]);
}

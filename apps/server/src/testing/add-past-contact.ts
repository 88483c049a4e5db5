import type { Database } from '../platform/database/database.ts';
import { addCampaign, addList } from './add-campaign.ts';
import { addOrganization, type TestOrganization } from './add-organization.ts';
import { askSystem, testStatement } from './test-statement.ts';

/** Their ids say when they came, as everybody's do. */
const insertContact = testStatement(
  `with person as materialized (
     select encode(overlay(uuid_send(gen_random_uuid())
       placing substring(uuid_send(first_id_of($3)) from 1 for 6) from 1 for 6), 'hex')::uuid as id
   ), contact as (
     insert into contacts (organization_id, id, external_reference, full_name, email, country, created_at)
     select $1, id, id::text, 'Pia Past', 'pia@example.com', 'US', $3 from person
   ), phone as (
     insert into phones (organization_id, contact_id, e164, created_at)
     select $1, id, $2, $3 from person returning id
   ), debt as (
     insert into debts (organization_id, contact_id, reference, balance_minor, currency, created_at,
       updated_at)
     select $1, id, 'Account 9', 12500, 'USD', $3, $3 from person returning id
   ), member as (
     insert into list_contacts (organization_id, list_id, contact_id, added_at)
     select $1, $4, id, $3 from person
   ), consent as (
     insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
       obtained_on, recorded_by, recorded_at)
     select $1, id, $2, 'tcpa', 'given_to_us', 'us', $3::date, $5, $3 from person
   ), inconvenient as (
     insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute, source,
       recorded_by, recorded_at, started_at)
     select $1, id, '{mon}', 540, 720, 'person', $5, $3, $3 from person
   )
   select person.id, phone.id as phone_id, debt.id as debt_id from person, phone, debt`,
  { id: 'uuid', phone_id: 'uuid', debt_id: 'uuid' },
);
const insertCall = testStatement(
  `with target as (
     insert into targets (organization_id, campaign_id, contact_id, phone_id, debt_id, state)
     values ($1, $2, $3, $4, $5, 'done') on conflict do nothing
   ), decision as (
     insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, reasons,
       zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
     values ($1, $2, $3, $6, 'allow', '[]', '[]', 0, 1,
       jsonb_build_object('history', jsonb_build_array(
         jsonb_build_object('personId', $3::uuid, 'phone', 'own'),
         jsonb_build_object('personId', gen_random_uuid(), 'phone', 'of a neighbour'))),
       sha256('facts'), 'test')
     returning id
   ), call as (
     insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id,
       attempt, caller_id, carrier, reserved_at, placing_at, heard_at, state, outcome, ended_at)
     select $1, $2, $3, $4, phone.e164, $5, decision.id, 1, '+13125550000', 'test', $6, $6, $6,
       case when $7 then 'ringing' else 'ended' end, case when $7 then null else 'no_answer' end,
       case when $7 then null else $6 end
     from decision, phones phone where phone.id = $4
     returning id
   )
   insert into carrier_events (organization_id, call_id, key, kind, received_at, content)
   select $1, id, 'ringing', 'ringing', $6, '{"to": "somebody"}' from call`,
  {},
);

export interface PastContact {
  organization: TestOrganization;
  context: { scope: TestOrganization; headers: Headers };
  contactId: string;
  phoneId: string;
  debtId: string;
  campaignId: string;
  e164: string;
}

let line = 0;

/** Somebody who came at a moment, with something in every table that tells of people but calls. */
export async function addPastContact(
  database: Database,
  { cameAt, e164 }: { cameAt: Date; e164?: string },
  given?: TestOrganization,
): Promise<PastContact> {
  const organization = given ?? (await addOrganization(database));
  const number = e164 ?? `+1773555${1000 + (line++ % 9000)}`;
  const { listId } = await addList(database, organization, []);
  // Planned before anybody is on the list: the calls name whom they reach.
  const campaignId = await addCampaign(database, organization, listId);
  const { organizationId, userId } = organization;
  const values = [organizationId, number, cameAt, listId, userId];
  const [made] = await askSystem(database, insertContact, values);
  return {
    organization,
    context: { scope: organization, headers: new Headers() },
    contactId: made?.id ?? '',
    phoneId: made?.phone_id ?? '',
    debtId: made?.debt_id ?? '',
    campaignId,
    e164: number,
  };
}

export async function addPastCall(
  database: Database,
  contact: PastContact,
  at: Date,
  { isUnderWay = false } = {},
): Promise<void> {
  const { organization, campaignId, contactId, phoneId, debtId } = contact;
  await askSystem(database, insertCall, [
    organization.organizationId,
    campaignId,
    contactId,
    phoneId,
    debtId,
    at,
    isUnderWay,
  ]);
}

const suppress = testStatement(
  `insert into suppressions (organization_id, contact_id, kind, e164, source, started_at, recorded_at,
     lifted_at, place)
   values ($1, $2, $3, $4, 'person', $6, $6, $5, $7)`,
  {},
);

export async function addPastStop(
  database: Database,
  { organization, contactId }: PastContact,
  kind: string,
  {
    e164 = null,
    liftedAt = null,
    at = new Date(),
    place = null,
  }: { e164?: string | null; liftedAt?: Date | null; at?: Date; place?: string | null } = {},
): Promise<void> {
  const values = [organization.organizationId, contactId, kind, e164, liftedAt, at, place];
  await askSystem(database, suppress, values);
}

/** So long before this moment, by the calendar. */
export function ago({ years = 0, days = 0 }: { years?: number; days?: number }): Date {
  const moment = new Date();
  moment.setUTCFullYear(moment.getUTCFullYear() - years);
  return new Date(moment.getTime() - days * 24 * 60 * 60 * 1000);
}

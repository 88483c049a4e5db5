import pg from 'pg';
import { migrate, readMigrations } from '../platform/database/migrate.ts';

/** Brings an empty database to where a release stood, before the migration of a number. */
export const migrateBelow = (connectionString: string, end: number) =>
  migrate(
    connectionString,
    readMigrations().filter(({ version }) => version < end),
  );

/** Asks as the system, of an installation that is being upgraded. */
export async function askPast<Row extends pg.QueryResultRow>(
  connectionString: string,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client(connectionString);
  await client.connect();
  try {
    await client.query('set role ringfence_system');
    const { rows } = await client.query<Row>(text);
    return rows;
  } finally {
    await client.end();
  }
}

/** A person who was called once, long ago, in every table of the time. */
export const insertPast = `
  with organization as (insert into organizations (name) values ('Past') returning id),
  profile as (insert into profiles (email) values ('ada@example.com') returning id),
  list as (
    insert into lists (organization_id, name, created_by)
    select organization.id, 'Past', profile.id from organization, profile returning *),
  contact as (
    insert into contacts (organization_id, external_reference, full_name, country)
    select id, 'A', 'Pia Past', 'US' from organization returning *),
  phone as (
    insert into phones (organization_id, contact_id, e164)
    select organization_id, id, '+13125550142' from contact returning *),
  debt as (
    insert into debts (organization_id, contact_id, reference, balance_minor, currency, updated_at)
    select organization_id, id, 'A', 100, 'USD', '2020-01-02Z' from contact returning *),
  consent as (
    insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
      obtained_on, recorded_by)
    select contact.organization_id, contact.id, '+13125550142', 'tcpa', 'given_to_us', 'us',
      '2020-01-02', profile.id
    from contact, profile),
  suppression as (
    insert into suppressions (organization_id, contact_id, kind, debt_id, source)
    select contact.organization_id, contact.id, 'paid', debt.id, 'import' from contact, debt),
  campaign as (
    insert into campaigns (organization_id, name, list_id, script_id, script_version, caller_id,
      spoken_name, most_attempts, started_by)
    select list.organization_id, 'Past', list.id, 'x', 1, '+13125550000', 'Past', 1, profile.id
    from list, profile returning *),
  decision as (
    insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, reasons,
      zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
    select campaign.organization_id, campaign.id, contact.id, now(), 'allow', '[]', '[]', 0, 1, '{}',
      sha256('facts'), 'test'
    from campaign, contact returning *),
  target as (
    insert into targets (organization_id, campaign_id, contact_id, phone_id, debt_id, state)
    select decision.organization_id, decision.campaign_id, decision.contact_id, phone.id, debt.id,
      'done'
    from decision, phone, debt returning *)
  insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id,
    attempt, caller_id, carrier, reserved_at, placing_at, heard_at, state, outcome, ended_at)
  select target.organization_id, target.campaign_id, target.contact_id, target.phone_id,
    '+13125550142', target.debt_id, decision.id, 1, '+13125550000', 'test', '2021-01-02Z',
    '2021-01-02Z', '2021-01-02Z', 'ended', 'no_answer', '2021-01-02Z'
  from target, decision`;

import { defineStatement } from '../../../platform/database/statement.ts';

export const lockDemo = defineStatement({
  name: 'demo.lock',
  text: `select pg_advisory_xact_lock(hashtext('ringfence demo'))::text as locked`,
  row: { locked: 'text' },
});

/** Somebody is here already, or there is an account at one of the carriers that reach people ($1). */
export const findObstacles = defineStatement({
  name: 'demo.find_obstacles',
  text: `
    select exists (select from organizations) as has_organizations,
      exists (select from carrier_accounts where carrier = any($1::text[])) as reaches_people`,
  row: { has_organizations: 'bool', reaches_people: 'bool' },
});

export const findProfiles = defineStatement({
  name: 'demo.find_profiles',
  text: 'select id, lower(email) as email from profiles where lower(email) = any($1)',
  row: { id: 'uuid', email: 'text' },
});

export const insertOrganizations = defineStatement({
  name: 'demo.insert_organizations',
  text: `insert into organizations (name) select unnest($1::text[]) returning id, name`,
  row: { id: 'uuid', name: 'text' },
});

export const insertMemberships = defineStatement({
  name: 'demo.insert_memberships',
  text: `
    insert into user_organizations (organization_id, user_id, role)
    select * from unnest($1::uuid[], $2::uuid[], $3::text[])`,
  row: {},
});

/** Verified only where no call through the account reaches anybody ($3): the numbers are made up. */
export const insertCallerIds = defineStatement({
  name: 'demo.insert_caller_ids',
  text: `
    insert into caller_ids (organization_id, e164, label, state, account_id, verified_how, verified_at)
    select "organizationId", e164, label, state, account.id,
      case when account.id is not null then 'carrier' end,
      case when account.id is not null then $2::timestamptz end
    from jsonb_to_recordset($1)
      as caller_id ("organizationId" uuid, e164 text, label text, state text)
    left join (select id from carrier_accounts
      where origin = 'environment' and state = 'active' and carrier = any($3::text[])
      order by created_at desc, id desc limit 1) account on true`,
  row: {},
});

/** What the account of its caller IDs charges: made up, as the calls are. */
export const insertRates = defineStatement({
  name: 'demo.insert_rates',
  text: `
    insert into carrier_rates (account_id, country, currency, per_minute_micro, per_call_micro, increment_seconds)
    select account.account_id, rate.country, rate.currency, rate."perMinuteMicro", rate."perCallMicro",
      rate."incrementSeconds"
    from (select distinct number.account_id from caller_ids number
          join carrier_accounts account on account.id = number.account_id and account.organization_id is null) account
    cross join jsonb_to_recordset($1) as rate (country text, currency text, "perMinuteMicro" bigint,
      "perCallMicro" bigint, "incrementSeconds" integer)
    on conflict do nothing`,
  row: {},
});

export const insertLicences = defineStatement({
  name: 'demo.insert_licences',
  text: `
    insert into licences (organization_id, region, number, expires_on)
    select "organizationId", region, number, $2::timestamptz::date + "expiresInDays"
    from jsonb_to_recordset($1)
      as licence ("organizationId" uuid, region text, number text, "expiresInDays" integer)`,
  row: {},
});

export const findMark = defineStatement({
  name: 'demo.find_mark',
  text: 'select exists (select from demo_marks) as found',
  row: { found: 'bool' },
});

export const insertMark = defineStatement({
  name: 'demo.insert_mark',
  text: 'insert into demo_marks (loaded_at, size) values ($1, $2) on conflict do nothing',
  row: {},
});

export const insertList = defineStatement({
  name: 'demo.insert_list',
  text: `
    insert into lists (organization_id, name, created_by) values ($1, $2, $3) returning id`,
  row: { id: 'uuid' },
});

export const insertContacts = defineStatement({
  name: 'demo.insert_contacts',
  text: `
    with contact as (
      insert into contacts
        (organization_id, external_reference, full_name, region, postal_code, birth_year, country)
      select "organizationId", reference, "fullName", region, "postalCode", "birthYear", 'US'
      from jsonb_to_recordset($1) as row ("organizationId" uuid, reference text, "fullName" text,
        region text, "postalCode" text, "birthYear" integer)
      returning organization_id, id
    )
    insert into list_contacts (organization_id, list_id, contact_id)
    select organization_id, $2, id from contact`,
  row: {},
});

const joinContact = `
      join contacts contact on contact.organization_id = row."organizationId"
        and contact.external_reference = row.reference`;

/** Each with consent, so that the first campaign reaches somebody. */
export const insertPhones = defineStatement({
  name: 'demo.insert_phones',
  text: `
    with phone as (
      insert into phones (organization_id, contact_id, e164, line_type, place)
      select contact.organization_id, contact.id, e164, "lineType", place
      from jsonb_to_recordset($1) as row ("organizationId" uuid, reference text, e164 text,
        "lineType" text, place text)
      ${joinContact}
      returning organization_id, contact_id, e164
    )
    insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
      obtained_on, recorded_by)
    select organization_id, contact_id, e164, 'tcpa', 'given_to_creditor', 'First Bank',
      $3::timestamptz::date - 90, $2
    from phone`,
  row: {},
});

export const insertDebts = defineStatement({
  name: 'demo.insert_debts',
  text: `
    insert into debts (organization_id, contact_id, reference, creditor, balance_minor, currency,
      account_group, notice_sent_on)
    select contact.organization_id, contact.id, account, creditor, balance, 'USD', "group",
      $2::timestamptz::date - "noticeDaysAgo"
    from jsonb_to_recordset($1) as row ("organizationId" uuid, reference text, account text,
      creditor text, balance bigint, "group" text, "noticeDaysAgo" integer)
    ${joinContact}`,
  row: {},
});

export const insertRestrictions = defineStatement({
  name: 'demo.insert_restrictions',
  text: `
    insert into suppressions (organization_id, contact_id, kind, e164, debt_id, source, evidence,
      recorded_by, started_at)
    select contact.organization_id, contact.id, row.kind, e164, debt.id, source, evidence, $2,
      $3::timestamptz - make_interval(days => "daysAgo")
    from jsonb_to_recordset($1) as row ("organizationId" uuid, reference text, kind text,
      account text, e164 text, source text, evidence text, "daysAgo" integer)
    ${joinContact}
    left join debts debt on debt.organization_id = contact.organization_id
      and debt.contact_id = contact.id and debt.reference = row.account`,
  row: {},
});

export const insertInconvenientTimes = defineStatement({
  name: 'demo.insert_inconvenient_times',
  text: `
    insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute, source,
      evidence, recorded_by, started_at)
    select contact.organization_id, contact.id, array(select jsonb_array_elements_text(row.days)),
      "fromMinute", "toMinute", 'person', evidence, $2,
      $3::timestamptz - make_interval(days => "daysAgo")
    from jsonb_to_recordset($1) as row ("organizationId" uuid, reference text, days jsonb,
      "fromMinute" integer, "toMinute" integer, evidence text, "daysAgo" integer)
    ${joinContact}`,
  row: {},
});

export const insertOutsideCalls = defineStatement({
  name: 'demo.insert_outside_calls',
  text: `
    insert into outside_calls (organization_id, contact_id, e164, direction, outcome, occurred_at,
      evidence, recorded_by)
    select contact.organization_id, contact.id, e164, direction, outcome,
      $3::timestamptz - make_interval(days => "daysAgo"), evidence, $2
    from jsonb_to_recordset($1) as row ("organizationId" uuid, reference text, e164 text,
      direction text, outcome text, evidence text, "daysAgo" integer)
    ${joinContact}`,
  row: {},
});

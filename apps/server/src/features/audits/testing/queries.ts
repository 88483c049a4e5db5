import { testStatement } from '../../../testing/test-statement.ts';

export const describePerson = testStatement(
  `with contact as (
     update contacts set postal_code = $3 where organization_id = $1 and id = $2)
   update phones set line_type = $4, place = $5 where organization_id = $1 and contact_id = $2`,
  {},
);

export const insertPhone = testStatement(
  `insert into phones (organization_id, contact_id, e164, line_type, place)
   values ($1, $2, $3, $4, $5) returning id`,
  { id: 'uuid' },
);

export const insertDebt = testStatement(
  `insert into debts (organization_id, contact_id, reference, balance_minor, currency, account_group)
   values ($1, $2, $3, 100, 'USD', $4) returning id`,
  { id: 'uuid' },
);

export const insertPolicy = testStatement(
  `insert into policies (organization_id, version, content, created_at)
   select $1, coalesce(max(version), 0) + 1, $2, $3 from policies where organization_id = $1`,
  {},
);

export const insertRestriction = testStatement(
  `insert into suppressions (organization_id, contact_id, kind, e164, debt_id, source, started_at,
     recorded_at, lifted_at, lifted_by, lifted_because, lifted_ground, place)
   values ($1, $2, $3, $4, $5, 'letter', $6, $7, $8::timestamptz,
     case when $8 is not null then $9::uuid end, case when $8 is null then '' else 'released' end,
     case when $8 is not null and $3 = 'bankruptcy' then 'dismissed' end, $10)`,
  {},
);

export const insertConsent = testStatement(
  `insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
           obtained_on, received_at, recorded_at, revoked_at, expires_at, from_minute, to_minute,
           recorded_by)
         values ($1, $2, $3, $4, 'given_to_us', 'us', ($5::timestamptz at time zone 'UTC')::date, $5, $5,
           $6, $7, $8, $9, $10)`,
  {},
);

export const insertOutsideCall = testStatement(
  `insert into outside_calls (organization_id, contact_id, e164, debt_ids, direction, outcome,
           occurred_at, recorded_at)
         values ($1, $2, $3, array[$4::uuid], $5, $6, $7, $7)`,
  {},
);

export const insertInconvenientTime = testStatement(
  `insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute,
           source, started_at, recorded_at)
         values ($1, $2, '{}', $3, $4, 'person', $5, $5)`,
  {},
);

export const updateCreditor = testStatement(
  `update debts set creditor = $3 where organization_id = $1 and id = $2`,
  {},
);

export const updateNotice = testStatement(
  `update debts set notice_sent_on = $3::date where organization_id = $1 and contact_id = $2`,
  {},
);

export const insertLicence = testStatement(
  `insert into licences (organization_id, region, number, expires_on, created_at)
   values ($1, $2, 'A 1', $3::date, $4)`,
  {},
);

export const insertDay = testStatement(
  `insert into campaign_days (organization_id, campaign_id, day, answered, abandoned)
   values ($1, $2, $3::date, $4, $5)`,
  {},
);

export const insertChosenHours = testStatement(
  `insert into campaign_schedules (organization_id, campaign_id, set_at, starts_at, ends_at, hours)
   values ($1, $2, $3, null, $4, $5)`,
  {},
);

export const insertLink = testStatement(
  `insert into person_links (organization_id, contact_id, other_id, because, linked_at)
   values ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), 'person', $4)`,
  {},
);

export const copyDebt = testStatement(
  `update debts debt set reference = own.reference, creditor = own.creditor, person_role = $4
   from debts own
   where own.organization_id = $1 and own.id = $2 and debt.organization_id = $1 and debt.id = $3`,
  {},
);

export const dropOrderChecks = ['consents', 'suppressions'].map(
  (table) => `alter table ${table} drop constraint if exists ${table}_order_check`,
);

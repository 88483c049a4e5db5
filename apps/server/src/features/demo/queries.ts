import { defineStatement } from '../../platform/database/statement.ts';

export const lockDemo = defineStatement({
  name: 'demo.lock',
  text: `select pg_advisory_xact_lock(hashtext('ringfence demo'))::text as locked`,
  row: { locked: 'text' },
});

export const hasOrganizations = defineStatement({
  name: 'demo.has_organizations',
  text: 'select exists (select from organizations) as found',
  row: { found: 'bool' },
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

export const insertCallerIds = defineStatement({
  name: 'demo.insert_caller_ids',
  text: `
    insert into caller_ids (organization_id, e164, label, state)
    select "organizationId", e164, label, state
    from jsonb_to_recordset($1)
      as caller_id ("organizationId" uuid, e164 text, label text, state text)`,
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
  text: 'insert into demo_marks (loaded_at) values ($1) on conflict do nothing',
  row: {},
});

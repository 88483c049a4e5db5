import { testStatement } from '../../../testing/test-statement.ts';

/** Everything that is stored of an organization, without the ids that differ from run to run. */
export const digest = testStatement(
  `select
     (select count(*) from contacts where organization_id = $1) as contacts,
     (select count(*) from list_contacts where organization_id = $1) as members,
     (select count(*) from lists where organization_id = $1) as lists,
     (select count(*) from import_rejections where organization_id = $1) as rejections,
     (select count(*) from contact_summaries where organization_id = $1) as summaries,
     (select coalesce(md5(string_agg(concat_ws('|', contact.external_reference, contact.full_name,
          phone.e164, debt.reference, debt.balance_minor, consent.obtained_by), ','
          order by contact.external_reference)), '')
      from contacts contact
      join phones phone on phone.contact_id = contact.id
      join debts debt on debt.contact_id = contact.id
      join consents consent on consent.contact_id = contact.id
      where contact.organization_id = $1) as content`,
  {
    contacts: 'int8',
    members: 'int8',
    lists: 'int8',
    rejections: 'int8',
    summaries: 'int8',
    content: 'text',
  },
);

export const whoAmI = testStatement('select pg_backend_pid() as pid', { pid: 'int4' });
export const countStored = testStatement(
  `select (select count(*) from contacts where organization_id = $1) as contacts,
     (select count(*) from phones where organization_id = $1) as phones,
     (select count(*) from debts where organization_id = $1) as debts,
     (select count(*) from lists where organization_id = $1) as lists,
     (select count(*) from contact_summaries where organization_id = $1) as summaries`,
  { contacts: 'int8', phones: 'int8', debts: 'int8', lists: 'int8', summaries: 'int8' },
);
/** As if nobody had worked at an upload for eleven seconds. */
export const silence = testStatement(
  `update imports set heard_at = clock_timestamp() - interval '11 seconds'
   where id = $1 and state in ('checking', 'storing', 'undoing')`,
  {},
);

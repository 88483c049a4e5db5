import { defineStatement } from '../../../../platform/database/statement.ts';

/**
 * The people behind the references of `given` who are known or in the file and could be called: something is
 * open, and no standing reason covers the whole person. Counted, with the first by name.
 */
const callableOfGiven = `callable as (
      select contact.id, contact.full_name
      from given join contacts contact on contact.organization_id = $1
        and contact.external_reference = given.reference
      where exists (select from debts debt where debt.organization_id = $1
          and debt.contact_id = contact.id and debt.state in ('open', 'promised'))
        and not exists (select from suppressions own where own.organization_id = $1
          and own.contact_id = contact.id and own.lifted_at is null and own.e164 is null
          and own.debt_id is null and own.place is null)
      union all
      select person.contact_id, person.full_name
      from given join import_people person on person.organization_id = $1 and person.import_id = $2
        and person.external_reference = given.reference
      where person.is_first and not person.is_known and person.restrictions is null
    )
    select count(*)::integer as people, coalesce((
      select jsonb_agg(jsonb_build_object('contactId', example.id, 'fullName', example.full_name)
        order by example.full_name, example.id)
      from (select * from callable order by full_name, id limit 20) example), '[]') as examples
    from callable`;

const row = { people: 'int4', examples: 'jsonb' } as const;

/** By the references ($3) of rows that were rejected when they were read. */
export const findUnheeded = defineStatement({
  name: 'imports.find_unheeded',
  text: `
    with given as (
      select distinct reference from unnest($3::text[]) as asked (reference)
    ), ${callableOfGiven}`,
  row,
});

/** By rows that forbid calls, and are rejected because the name is not that of who is known. */
export const findUnheededStrangers = defineStatement({
  name: 'imports.find_unheeded_strangers',
  text: `
    with given as (
      select distinct row.external_reference as reference
      from import_rejections gone
      join import_rows row on row.organization_id = $1 and row.import_id = $2 and row.line = gone.line
      where gone.organization_id = $1 and gone.import_id = $2 and gone.reason = 'reference_taken'
        and (row.restrictions is not null or row.balance_minor <= 0
          or row.debt_state not in ('open', 'promised'))
    ), ${callableOfGiven}`,
  row,
});

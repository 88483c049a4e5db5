import { defineStatement } from '../../../platform/database/statement.ts';

/** So many are named; the others are counted. */
const mostNamed = 20;

/**
 * Whether somebody has no value, by the variable. Whichever debt a call is about, it may be the one without.
 */
const lacks = {
  creditor: `exists (select from debts debt
    where debt.organization_id = member.organization_id and debt.contact_id = member.contact_id
      and debt.state in ('open', 'promised') and debt.creditor is null)`,
  due_date: `exists (select from debts debt
    where debt.organization_id = member.organization_id and debt.contact_id = member.contact_id
      and debt.state in ('open', 'promised') and debt.due_on is null)`,
  promise: `not exists (select from contact_summaries summary
    where summary.organization_id = member.organization_id and summary.contact_id = member.contact_id
      and summary.has_promise)`,
} as const;

const countLacking = (what: keyof typeof lacks) =>
  defineStatement({
    name: `scripts.count_lacking_${what}`,
    text: `
      with lacking as materialized (
        select member.organization_id, member.contact_id from list_contacts member
        where member.organization_id = current_organization_id() and member.list_id = $1
          and ${lacks[what]}
      ), named as (
        select contact.id, contact.full_name
        from (select * from lacking order by contact_id limit ${mostNamed}) one
        join contacts contact
          on contact.organization_id = one.organization_id and contact.id = one.contact_id
      )
      select (select count(*)::int from lacking) as people,
        coalesce((select json_agg(json_build_object('id', id, 'fullName', full_name) order by full_name, id)
          from named), '[]') as contacts`,
    row: { people: 'int4', contacts: 'json' },
  });

/** The same of certain people ($1). */
const countAmong = (what: keyof typeof lacks) =>
  defineStatement({
    name: `scripts.count_lacking_among_${what}`,
    text: `
      select count(*)::int as people
      from (select current_organization_id() as organization_id, unnest($1::uuid[]) as contact_id) member
      where ${lacks[what]}`,
    row: { people: 'int4' },
  });

const countWithoutPromise = countLacking('promise');
const countAmongWithoutPromise = countAmong('promise');

export const countAmongStatements = {
  creditor: countAmong('creditor'),
  due_date: countAmong('due_date'),
  promise: countAmongWithoutPromise,
  promise_amount: countAmongWithoutPromise,
  promise_date: countAmongWithoutPromise,
} as const;

export const countLackingStatements = {
  creditor: countLacking('creditor'),
  due_date: countLacking('due_date'),
  promise: countWithoutPromise,
  promise_amount: countWithoutPromise,
  promise_date: countWithoutPromise,
} as const;

export const findList = defineStatement({
  name: 'scripts.find_list',
  text: `select id from lists where organization_id = current_organization_id() and id = $1`,
  row: { id: 'uuid' },
});

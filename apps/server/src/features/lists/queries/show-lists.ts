import {
  defineSpanning,
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../../platform/database/spanning.ts';
import { defineStatement } from '../../../platform/database/statement.ts';

/** So many people are counted whenever lists are shown; what is counted over more is kept for a while. */
export const fewPeople = 1_000;

const listFields = `
  list.id, ${organizationFields}, list.name, list.created_at, list.archived_at,
  (select count(*)::integer from (
     select from list_contacts member
     where member.organization_id = list.organization_id and member.list_id = list.id
     limit ${fewPeople} + 1) counted) as size,
  figures.contacts, figures.balances, figures.callable_now, figures.callable_later,
  figures.callable_never, figures.callable_unknown, figures.called, figures.counted_at,
  last_import.id as last_import_id, last_import.file_name as last_import_file,
  last_import.stored_at as last_import_at`;

const listParts = `
  ${joinOrganization('list.organization_id')}
  left join list_figures figures
    on figures.organization_id = list.organization_id and figures.list_id = list.id
  left join lateral (
    select import.id, import.file_name, import.stored_at from imports import
    where import.organization_id = list.organization_id and import.list_id = list.id
      and import.state = 'stored'
    order by import.id desc limit 1) last_import on true`;

export const findList = defineSpanning({
  name: 'lists.find_list',
  text: (covers) => `
    select ${listFields} from lists list
    ${listParts}
    where list.id = $1 and ${covers('list.organization_id')}`,
  row: {
    id: 'uuid',
    ...organizationRow,
    name: 'text',
    created_at: 'timestamptz',
    archived_at: 'timestamptz?',
    size: 'int4',
    contacts: 'int4?',
    balances: 'jsonb?',
    callable_now: 'int4?',
    callable_later: 'int4?',
    callable_never: 'int4?',
    callable_unknown: 'int4?',
    called: 'int4?',
    counted_at: 'timestamptz?',
    last_import_id: 'uuid?',
    last_import_file: 'text?',
    last_import_at: 'timestamptz?',
  },
});

/** The next ($2) before one ($1), in use or put away ($3). */
export const listLists = defineSpanning({
  name: 'lists.list_lists',
  text: (covers) => `
    select ${listFields}
    from (select * from lists
          where ${covers('organization_id')} and id < $1 and (archived_at is not null) = $3
          order by id desc limit $2) list
    ${listParts}
    order by list.id desc`,
  row: findList.row,
});

/**
 * The figures of the people on each of these lists ($1, $2), at a moment ($3). Over all lists at once: list by list, what
 * stands in `state` would be gone through for every person of each.
 */
export const countFigures = defineStatement({
  name: 'lists.count_figures',
  text: `
    with state as materialized (
      select standing.organization_id, standing.shape_id,
        case when standing.opens_at <= $3 then 'now' else 'later' end as callable
      from windows_at($3) standing where standing.organization_id = any($1)
      union all
      select shape.organization_id, shape.id, 'never' from callable_shapes shape
      where shape.organization_id = any($1) and shape.closes_at = '{}'
    ), wanted as materialized (
      select * from unnest($1::uuid[], $2::uuid[]) as wanted (organization_id, list_id)
    ), counted as (
      select member.organization_id, member.list_id, count(*)::integer as contacts,
        count(summary.last_called_at)::integer as called,
        count(*) filter (where state.callable = 'now')::integer as callable_now,
        count(*) filter (where state.callable = 'later')::integer as callable_later,
        count(*) filter (where state.callable = 'never')::integer as callable_never,
        count(*) filter (where state.callable is null)::integer as callable_unknown
      from wanted
      join list_contacts member on member.organization_id = wanted.organization_id
        and member.list_id = wanted.list_id
      join contact_summaries summary on summary.organization_id = member.organization_id
        and summary.contact_id = member.contact_id
      left join state on state.organization_id = summary.organization_id
        and state.shape_id = summary.shape_id
      group by member.organization_id, member.list_id
    ), owed as (
      select debt.organization_id, debt.list_id, jsonb_agg(jsonb_build_object(
        'currency', debt.currency, 'amountMinor', debt.amount) order by debt.currency) as balances
      from (select member.organization_id, member.list_id, debt.currency,
              sum(debt.balance_minor)::bigint as amount
            from wanted
            join list_contacts member on member.organization_id = wanted.organization_id
              and member.list_id = wanted.list_id
            join debts debt on debt.organization_id = member.organization_id
              and debt.contact_id = member.contact_id
              and debt.state in ('open', 'promised', 'disputed')
            group by member.organization_id, member.list_id, debt.currency) debt
      group by debt.organization_id, debt.list_id
    )
    select wanted.list_id, coalesce(counted.contacts, 0) as contacts,
      coalesce(owed.balances, '[]') as balances,
      coalesce(counted.callable_now, 0) as callable_now,
      coalesce(counted.callable_later, 0) as callable_later,
      coalesce(counted.callable_never, 0) as callable_never,
      coalesce(counted.callable_unknown, 0) as callable_unknown,
      coalesce(counted.called, 0) as called
    from wanted
    left join counted using (organization_id, list_id)
    left join owed using (organization_id, list_id)`,
  row: {
    list_id: 'uuid',
    contacts: 'int4',
    balances: 'jsonb',
    callable_now: 'int4',
    callable_later: 'int4',
    callable_never: 'int4',
    callable_unknown: 'int4',
    called: 'int4',
  },
});

/** The newest count wins, no matter which finishes first. A list that is gone meanwhile has none. */
export const keepFigures = defineStatement({
  name: 'lists.keep_figures',
  text: `
    insert into list_figures as kept (organization_id, list_id, contacts, balances, callable_now,
      callable_later, callable_never, callable_unknown, called, counted_at)
    select $1, list.id, $3, $4, $5, $6, $7, $8, $9, $10
    from lists list where list.organization_id = $1 and list.id = $2
    on conflict (organization_id, list_id) do update
    set contacts = excluded.contacts, balances = excluded.balances,
      callable_now = excluded.callable_now, callable_later = excluded.callable_later,
      callable_never = excluded.callable_never, callable_unknown = excluded.callable_unknown,
      called = excluded.called, counted_at = excluded.counted_at
    where kept.counted_at < excluded.counted_at`,
  row: {},
});

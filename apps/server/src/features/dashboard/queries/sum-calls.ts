import {
  answeredOutcomes,
  callKinds,
  placedOutcomes,
  rightPersonOutcomes,
} from '@ringfence/domain/calls/outcome-groups';
import { defineSpanning } from '../../../platform/database/spanning.ts';
import { defineStatement } from '../../../platform/database/statement.ts';

/** Whose figures are wanted; each has days of its own. */
export const listOrganizations = defineSpanning({
  name: 'dashboard.list_organizations',
  text: (covers) => `
    select organization.id, organization.name, organization.zone from organizations organization
    where ${covers('organization.id')}
    order by organization.id`,
  row: { id: 'uuid', name: 'text', zone: 'text?' },
});

/** People whom the carrier took for a machine are counted beside how their calls ended. */
const sums = [...callKinds, 'taken_for_machine']
  .map((kind) => `coalesce(sum(kept.${kind}), 0)::bigint as ${kind}`)
  .join(', ');
const sumRow = {
  under_way: 'int8',
  no_answer: 'int8',
  busy: 'int8',
  failed: 'int8',
  not_in_service: 'int8',
  machine: 'int8',
  voicemail_left: 'int8',
  fax: 'int8',
  right_party: 'int8',
  transferred: 'int8',
  promise: 'int8',
  dispute: 'int8',
  wrong_party: 'int8',
  stop: 'int8',
  hung_up: 'int8',
  withdrawn: 'int8',
  lost: 'int8',
  taken_for_machine: 'int8',
} as const;

/** Between given moments ($3, $4) of each organization ($1), each of one of two periods ($2). */
export const sumCalls = defineStatement({
  name: 'dashboard.sum_calls',
  text: `
    select part.organization_id, part.is_before, summed.*
    from unnest($1::uuid[], $2::boolean[], $3::timestamptz[], $4::timestamptz[])
      as part (organization_id, is_before, starts_at, ends_at)
    cross join lateral (
      select ${sums} from call_rollups kept
      where kept.organization_id = part.organization_id
        and kept.starts_at >= part.starts_at and kept.starts_at < part.ends_at) summed`,
  row: { organization_id: 'uuid', is_before: 'bool', ...sumRow },
});

const add = (kinds: readonly string[]): string =>
  `sum(${kinds.map((kind) => `kept.${kind}`).join(' + ')})`;

/**
 * The same by the clock on the wall, which is so many seconds ($4) ahead of UTC between given moments ($2, $3): by
 * weekday and hour, and by day. What clocks show is worked out in one place, which is not the database. Quarters are
 * put together to hours first, because there are many of them.
 */
export const sumHours = defineStatement({
  name: 'dashboard.sum_hours',
  text: `
    with hourly as materialized (
      select date_trunc('hour', kept.starts_at at time zone 'UTC' + make_interval(secs => part.ahead)) as wall,
        ${add(['under_way', ...placedOutcomes])} as calls, ${add(placedOutcomes)} as ended,
        ${add(answeredOutcomes)} as answered, ${add(rightPersonOutcomes)} as right_persons
      from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::integer[])
        as part (organization_id, starts_at, ends_at, ahead)
      join call_rollups kept on kept.organization_id = part.organization_id
        and kept.starts_at >= part.starts_at and kept.starts_at < part.ends_at
      group by 1
    ), timed as (
      select hourly.*, extract(dow from wall)::integer as weekday, extract(hour from wall)::integer as hour,
        to_char(wall, 'YYYY-MM-DD') as day
      from hourly
    )
    select weekday, hour, day, sum(calls)::bigint as calls, sum(ended)::bigint as ended,
      sum(answered)::bigint as answered, sum(right_persons)::bigint as right_persons
    from timed
    group by grouping sets ((weekday, hour), (day))
    order by day, weekday, hour`,
  row: {
    weekday: 'int4?',
    hour: 'int4?',
    day: 'text?',
    calls: 'int8',
    ended: 'int8',
    answered: 'int8',
    right_persons: 'int8',
  },
});

/** What the calls of the present period cost, by currency. */
export const sumCosts = defineStatement({
  name: 'dashboard.sum_costs',
  text: `
    select kept.currency, sum(kept.amount_micro)::bigint as amount_micro
    from unnest($1::uuid[], $2::boolean[], $3::timestamptz[], $4::timestamptz[])
      as part (organization_id, is_before, starts_at, ends_at)
    join cost_rollups kept on kept.organization_id = part.organization_id
      and kept.starts_at >= part.starts_at and kept.starts_at < part.ends_at
    where not part.is_before
    group by 1 having sum(kept.calls) > 0
    order by 2 desc, 1`,
  row: { currency: 'text', amount_micro: 'int8' },
});

/** How many decisions did not allow a call, by the verdict and by the rule; under no code by the decision's own. */
export const sumHeldBack = defineStatement({
  name: 'dashboard.sum_held_back',
  text: `
    select part.is_before, kept.verdict, kept.code, sum(kept.n)::bigint as decisions
    from unnest($1::uuid[], $2::boolean[], $3::timestamptz[], $4::timestamptz[])
      as part (organization_id, is_before, starts_at, ends_at)
    join decision_rollups kept on kept.organization_id = part.organization_id
      and kept.starts_at >= part.starts_at and kept.starts_at < part.ends_at
    group by 1, 2, 3 having sum(kept.n) <> 0
    order by 4 desc, 3, 2`,
  row: { is_before: 'bool', verdict: 'text', code: 'text', decisions: 'int8' },
});

import { callKinds } from '@ringfence/domain/calls/outcome-groups';
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

const sums = callKinds
  .map((kind) => `coalesce(sum(kept.${kind}), 0)::bigint as ${kind}`)
  .join(', ');
const sumRow = {
  under_way: 'int8',
  no_answer: 'int8',
  busy: 'int8',
  failed: 'int8',
  not_in_service: 'int8',
  machine: 'int8',
  right_party: 'int8',
  wrong_party: 'int8',
  stop: 'int8',
  hung_up: 'int8',
  withdrawn: 'int8',
  lost: 'int8',
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

/**
 * The same by the clock on the wall, which is so many seconds ($4) ahead of UTC between given moments ($2, $3): by
 * weekday and hour, and by day. What clocks show is worked out in one place, which is not the database.
 */
export const sumHours = defineStatement({
  name: 'dashboard.sum_hours',
  text: `
    with quarter as (
      select kept.*, kept.starts_at at time zone 'UTC' + make_interval(secs => part.ahead) as wall
      from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::integer[])
        as part (organization_id, starts_at, ends_at, ahead)
      join call_rollups kept on kept.organization_id = part.organization_id
        and kept.starts_at >= part.starts_at and kept.starts_at < part.ends_at
    ), timed as (
      select quarter.*, extract(dow from wall)::integer as weekday, extract(hour from wall)::integer as hour,
        to_char(wall, 'YYYY-MM-DD') as day
      from quarter
    )
    select kept.weekday, kept.hour, kept.day, ${sums}
    from timed kept
    group by grouping sets ((kept.weekday, kept.hour), (kept.day))
    order by kept.day, kept.weekday, kept.hour`,
  row: { weekday: 'int4?', hour: 'int4?', day: 'text?', ...sumRow },
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

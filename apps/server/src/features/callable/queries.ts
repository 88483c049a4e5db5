import { defineStatement } from '../../platform/database/statement.ts';

/** One worker at a time judges: two would do the same work. The second goes away. Calls come first. */
export const takeTurn = defineStatement({
  name: 'callable.take_turn',
  text: `
    select pg_try_advisory_xact_lock(hashtext('ringfence callable')) as is_ours,
      exists (select from calls_under_way) as is_beside_calls`,
  row: { is_ours: 'bool', is_beside_calls: 'bool' },
});

/** What makes a judgement stale, by an index: another policy, or that its time ($2) has come. */
const underOtherPolicy = 'summary.judged_policy < $3';
const runOut = 'summary.judged_policy = $3 and summary.judge_at <= $2';

/** Where there is anything to judge at a moment ($1). */
export const listStaleOrganizations = defineStatement({
  name: 'callable.list_stale_organizations',
  text: `
    select organization.id
    from organizations organization
    cross join lateral (
      select coalesce(max(policy.version), 0) as version from policies policy
      where policy.organization_id = organization.id) in_force
    where organization.deleted_at is null
      and (exists (select from contact_summaries summary
          where summary.organization_id = organization.id
            and summary.judged_policy < in_force.version)
        or exists (select from contact_summaries summary
          where summary.organization_id = organization.id
            and summary.judged_policy = in_force.version and summary.judge_at <= $1))
    order by organization.id`,
  row: { id: 'uuid' },
});

/**
 * The next so many ($4) of an organization ($1) under the policy in force ($3), each with the version of the
 * row that was read.
 */
export const listStale = defineStatement({
  name: 'callable.list_stale',
  text: `
    (select summary.contact_id, summary.xmin::text as read_version from contact_summaries summary
     where summary.organization_id = $1 and ${underOtherPolicy}
     order by summary.judged_policy, summary.judge_at limit $4)
    union all
    (select summary.contact_id, summary.xmin::text from contact_summaries summary
     where summary.organization_id = $1 and ${runOut}
     order by summary.judge_at limit $4)
    limit $4`,
  row: { contact_id: 'uuid', read_version: 'text' },
});

/** The shapes ($2) that are not known yet of an organization ($1). */
export const addShapes = defineStatement({
  name: 'callable.add_shapes',
  text: `
    insert into callable_shapes (organization_id, opens_at, closes_at, deferred_by, blocked_by)
    select $1, wanted.opens_at, wanted.closes_at, wanted.deferred_by, wanted.blocked_by
    from jsonb_to_recordset($2) as wanted (opens_at timestamptz(3)[], closes_at timestamptz(3)[],
      deferred_by text[], blocked_by text)
    on conflict do nothing`,
  row: {},
});

/**
 * Only where nothing was written about the person since the row was read: they are judged again then, by
 * what was written. In one order, so that nobody waits for each other. Each row is then found by its own
 * key alone: naming all of them again would have every step go over the whole list.
 */
export const writeCallable = defineStatement({
  name: 'callable.write_callable',
  text: `
    with shape as materialized (
      select wanted.place, known.id
      from jsonb_to_recordset($3) as wanted (place integer, opens_at timestamptz(3)[],
        closes_at timestamptz(3)[], deferred_by text[], blocked_by text)
      join callable_shapes known on known.organization_id = $1
        and known.opens_at = wanted.opens_at and known.closes_at = wanted.closes_at
        and known.deferred_by = wanted.deferred_by
        and known.blocked_by is not distinct from wanted.blocked_by
    ), judged as materialized (
      select known.*, shape.id as shape_id
      from unnest($4::uuid[], $5::text[], $6::integer[], $7::text[], $8::timestamptz[], $9::timestamptz[])
        as known (contact_id, read_version, shape, zone, judge_at, near_limit_until)
      join shape on shape.place = known.shape
      join contact_summaries summary
        on summary.organization_id = $1 and summary.contact_id = known.contact_id
      where summary.contact_id = any($4) and summary.xmin::text = known.read_version
      order by known.contact_id
      for no key update of summary
    )
    update contact_summaries summary
    set shape_id = judged.shape_id, zone = judged.zone, judge_at = judged.judge_at, judged_policy = $2,
      near_limit_until = judged.near_limit_until
    from judged
    where summary.organization_id = $1 and summary.contact_id = judged.contact_id
      and summary.xmin::text = judged.read_version
    returning summary.contact_id`,
  row: { contact_id: 'uuid' },
});

/** Shapes of an organization ($1) whose last window closed before a moment ($2), and which nobody has any more. */
export const removeShapes = defineStatement({
  name: 'callable.remove_shapes',
  text: `
    delete from callable_shapes shape
    where shape.organization_id = $1 and shape.closes_at[cardinality(shape.closes_at)] < $2
      and not exists (select from contact_summaries summary
        where summary.organization_id = shape.organization_id and summary.shape_id = shape.id)`,
  row: {},
});

/** Where a window opened or closed after a moment ($1), up to another ($2). */
export const listTurned = defineStatement({
  name: 'callable.list_turned',
  text: `
    select distinct shape.organization_id from callable_shapes shape
    where exists (select from unnest(shape.opens_at || shape.closes_at) as turn (at)
      where turn.at > $1 and turn.at <= $2)`,
  row: { organization_id: 'uuid' },
});

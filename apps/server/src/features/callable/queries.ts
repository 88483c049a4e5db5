import { defineStatement } from '../../platform/database/statement.ts';

/** One worker at a time reckons: two would do the same work. Whoever comes second goes away. Calls come first. */
export const takeTurn = defineStatement({
  name: 'callable.take_turn',
  text: `
    select pg_try_advisory_xact_lock(hashtext('ringfence callable')) as is_ours,
      exists (select from calls_under_way) as is_beside_calls`,
  row: { is_ours: 'bool', is_beside_calls: 'bool' },
});

/** What makes a reckoning stale, by an index: another policy, or that its time ($2) has come. */
const underOtherPolicy = 'summary.judged_policy < $3';
const runOut = 'summary.judged_policy = $3 and summary.judge_at <= $2';

/** Where there is anything to reckon at a moment ($1). */
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

/**
 * Only where nothing was written about the person since the row was read: whatever it was, they are
 * reckoned anew then. In one order, so that nobody waits for each other. Each row is then found by its own
 * key alone: naming all of them again would have every step go over the whole list.
 */
export const writeCallable = defineStatement({
  name: 'callable.write_callable',
  text: `
    with reckoned as materialized (
      select known.* from unnest($3::uuid[], $4::text[], $5::timestamptz[], $6::timestamptz[],
        $7::text[], $8::text[], $9::timestamptz[], $10::bigint[])
        as known (contact_id, read_version, callable_from, callable_until, blocked_by, zone, judge_at,
          ledger_version)
      join contact_summaries summary
        on summary.organization_id = $1 and summary.contact_id = known.contact_id
      where summary.contact_id = any($3) and summary.xmin::text = known.read_version
      order by known.contact_id
      for no key update of summary
    )
    update contact_summaries summary
    set callable_from = reckoned.callable_from, callable_until = reckoned.callable_until,
      blocked_by = reckoned.blocked_by, zone = reckoned.zone, judge_at = reckoned.judge_at,
      judged_version = reckoned.ledger_version, judged_policy = $2
    from reckoned
    where summary.organization_id = $1 and summary.contact_id = reckoned.contact_id
      and summary.xmin::text = reckoned.read_version
    returning summary.contact_id`,
  row: { contact_id: 'uuid' },
});

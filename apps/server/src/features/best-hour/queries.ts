import { defineStatement } from '../../platform/database/statement.ts';

/** Organizations that may call, and were not counted since a moment ($1); those first that were left alone for longest. */
export const listUncounted = defineStatement({
  name: 'best_hour.list_uncounted',
  text: `
    select organization.id, coalesce(organization.zone, 'UTC') as zone, last.tried_at, last.failures
    from organizations organization
    left join answer_hour_tries last on last.organization_id = organization.id
    where exists (select from campaigns where organization_id = organization.id)
      and not exists (select from answer_hours hour
        where hour.organization_id = organization.id and hour.counted_at > $1)
    order by last.tried_at nulls first, organization.id`,
  row: { id: 'uuid', zone: 'text', tried_at: 'timestamptz?', failures: 'int4?' },
});

/** Written before it is tried, and taken back where it went well: a process that is killed by it has failed too. */
export const noteTry = defineStatement({
  name: 'best_hour.note_try',
  text: `
    insert into answer_hour_tries as last (organization_id, tried_at, failures) values ($1, $2, 1)
    on conflict (organization_id) do update
      set tried_at = excluded.tried_at, failures = last.failures + 1`,
  row: {},
});

export const noteSuccess = defineStatement({
  name: 'best_hour.note_success',
  text: `update answer_hour_tries set failures = 0 where organization_id = $1`,
  row: {},
});

/**
 * The calls of an organization ($1) since a moment ($2) on which somebody could have answered, by quarters of an hour and
 * where the person is; where that is not known, where the organization is ($3). Not those that ended so ($4); a
 * person answered those that ended otherwise ($5).
 */
export const countQuarters = defineStatement({
  name: 'best_hour.count_quarters',
  text: `
    select coalesce(summary.zone, $3) as zone,
      date_bin('15 minutes', call.placing_at, timestamptz 'epoch') as at, count(*)::integer as placed,
      count(*) filter (where call.outcome = any($5::text[]))::integer as answered
    from calls call
    left join contact_summaries summary
      on summary.organization_id = call.organization_id and summary.contact_id = call.contact_id
    where call.organization_id = $1 and call.id > first_id_of($2) and call.state = 'ended'
      and call.placing_at > $2 and call.outcome <> all($4::text[])
    group by 1, 2`,
  row: { zone: 'text', at: 'timestamptz', placed: 'int4', answered: 'int4' },
});

/** What was counted takes the place of what was before. */
export const replaceHours = defineStatement({
  name: 'best_hour.replace_hours',
  text: `
    with old as (
      delete from answer_hours kept
      where kept.organization_id = $1 and (kept.zone, kept.weekday, kept.hour) not in
        (select * from unnest($2::text[], $3::integer[], $4::integer[])))
    insert into answer_hours (organization_id, zone, weekday, hour, placed, answered, counted_at)
    select $1, counted.*, $7
    from unnest($2::text[], $3::integer[], $4::integer[], $5::bigint[], $6::bigint[]) as counted
    on conflict (organization_id, zone, weekday, hour) do update
      set placed = excluded.placed, answered = excluded.answered, counted_at = excluded.counted_at`,
  row: {},
});

export const listHours = defineStatement({
  name: 'best_hour.list_hours',
  text: `
    select zone, weekday, hour, placed, answered from answer_hours where organization_id = $1`,
  row: { zone: 'text', weekday: 'int4', hour: 'int4', placed: 'int8', answered: 'int8' },
});

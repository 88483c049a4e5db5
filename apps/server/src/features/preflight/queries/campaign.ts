import { outcomes } from '@ringfence/domain/calls/words';
import { defineStatement } from '../../../platform/database/statement.ts';

/** From here on the transaction can write nothing, nor hold a row. */
export const beReadOnly = defineStatement({
  name: 'preflight.be_read_only',
  text: `select set_config('transaction_read_only', 'on', true) as set`,
  row: { set: 'text' },
});

export const findLists = defineStatement({
  name: 'preflight.find_lists',
  text: `
    select list.id, list.name,
      exists (select from imports import
        where import.organization_id = list.organization_id and import.list_id = list.id
          and import.state in ('storing', 'undoing')) as is_filling
    from lists list
    where list.organization_id = current_organization_id() and list.id = any($1)
    order by list.id`,
  row: { id: 'uuid', name: 'text', is_filling: 'bool' },
});

export const findOrganization = defineStatement({
  name: 'preflight.find_organization',
  text: `select coalesce(zone, 'UTC') as zone from organizations where id = current_organization_id()`,
  row: { zone: 'text' },
});

const counted = outcomes.filter((outcome) => outcome !== 'withdrawn');

/** How the organization's calls ended since a moment ($1), one row for each outcome. */
export const sumOutcomes = defineStatement({
  name: 'preflight.sum_outcomes',
  text: `
    select each.outcome, coalesce(sum(each.calls), 0)::integer as calls
    from call_rollups kept
    cross join lateral (values ${counted.map((outcome) => `('${outcome}', kept.${outcome})`).join(', ')})
      as each (outcome, calls)
    where kept.organization_id = current_organization_id() and kept.starts_at >= $1
    group by each.outcome having sum(each.calls) > 0`,
  row: { outcome: 'text', calls: 'int4' },
});

/** How long the last calls since a moment ($1) took a line, was spoken on them, and people were with a line, in seconds. */
export const measureCalls = defineStatement({
  name: 'preflight.measure_calls',
  text: `
    select avg(extract(epoch from last.ended_at - last.placing_at))::text as line_seconds,
      avg(coalesce(last.talk_seconds, 0))::text as talk_seconds,
      avg(last.connected_seconds)::text as connected_seconds
    from (select call.ended_at, call.placing_at, call.talk_seconds, call.connected_seconds from calls call
      where call.organization_id = current_organization_id() and call.id > first_id_of($1)
        and call.state = 'ended' and call.placing_at is not null
      order by call.id desc limit 2000) last`,
  row: { line_seconds: 'text?', talk_seconds: 'text?', connected_seconds: 'text?' },
});

import { defineStatement } from '../database/statement.ts';

export const insertEvents = defineStatement({
  name: 'live.insert_events',
  text: `
    insert into live_events (organization_id, event)
    select * from unnest($1::uuid[], $2::jsonb[])`,
  row: {},
});

/** Only one relay numbers events at a time; the lock is given back after the numbers are seen. */
export const lockRelay = defineStatement({
  name: 'live.lock_relay',
  text: `select pg_try_advisory_xact_lock(hashtext('ringfence live relay')) as locked`,
  row: { locked: 'bool' },
});

export const numberEvents = defineStatement({
  name: 'live.number_events',
  text: `
    with waiting as (
      select organization_id, id from live_events where sequence is null order by id limit 1000
    ), numbered as (
      update live_events set sequence = nextval('live_events_sequence')
      from waiting
      where live_events.organization_id = waiting.organization_id and live_events.id = waiting.id
      returning live_events.organization_id
    )
    select organization_id, count(*) as events from numbered group by organization_id`,
  row: { organization_id: 'uuid', events: 'int8' },
});

export const notifyOrganizations = defineStatement({
  name: 'live.notify',
  text: `select pg_notify('ringfence_live', $1)::text as sent`,
  row: { sent: 'text' },
});

export const readEventsAfter = defineStatement({
  name: 'live.read_events_after',
  text: `
    select sequence, event from live_events
    where organization_id = $1 and sequence > $2
    order by sequence limit 500`,
  row: { sequence: 'int8', event: 'jsonb' },
});

/** Where a stream that knows nothing yet begins, and whether a given place is still on record. */
export const findPlace = defineStatement({
  name: 'live.find_place',
  text: `
    select
      coalesce((select max(sequence) from live_events where organization_id = $1), 0) as newest,
      exists (select from live_events where organization_id = $1 and sequence = $2) as kept`,
  row: { newest: 'int8', kept: 'bool' },
});

export const deleteOldEvents = defineStatement({
  name: 'live.delete_old_events',
  text: `
    delete from live_events
    where sequence is not null and created_at < now() - interval '1 hour'`,
  row: {},
});

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

// Numbers are given over all organizations, in one order, so that a place in it is good for both.
const ofOne = 'organization_id = $2 and';
const ofAll = '';

const eventsAfter = (whose: string): string => `
  select sequence, event from live_events
  where ${whose} sequence > $1
  order by sequence limit 500`;

export const readEventsAfter = defineStatement({
  name: 'live.read_events_after',
  text: eventsAfter(ofOne),
  row: { sequence: 'int8', event: 'jsonb' },
});

export const readAllEventsAfter = defineStatement({
  name: 'live.read_all_events_after',
  text: eventsAfter(ofAll),
  row: readEventsAfter.row,
});

const placeOf = (whose: string): string => `
  select
    coalesce((select sequence from live_events
      where ${whose} sequence is not null order by sequence desc limit 1), 0) as newest,
    exists (select from live_events where ${whose} sequence = $1) as kept`;

/** Where a stream that knows nothing yet begins, and whether a given place is still on record. */
export const findPlace = defineStatement({
  name: 'live.find_place',
  text: placeOf(ofOne),
  row: { newest: 'int8', kept: 'bool' },
});

export const findPlaceAmongAll = defineStatement({
  name: 'live.find_place_among_all',
  text: placeOf(ofAll),
  row: findPlace.row,
});

export const deleteOldEvents = defineStatement({
  name: 'live.delete_old_events',
  text: `
    delete from live_events
    where sequence is not null and created_at < now() - interval '1 hour'`,
  row: {},
});

import { defineReplanned, defineStatement } from '../../platform/database/statement.ts';

/**
 * The verified lines of an organization, in the order in which they are rung, with how many calls are with each;
 * without a certain call, where one is named.
 */
export const linesOf = (organization: string, call = 'null::uuid'): string => `
  select jsonb_agg(jsonb_build_object('e164', line.e164, 'takesRingBacks', line.takes_ring_backs,
    'takesTransfers', line.takes_transfers, 'hours', line.hours, 'zone', line.zone, 'places', line.places,
    'taken', (select count(*) from connected_calls taken
      where taken.organization_id = line.organization_id and taken.line_id = line.id
        and taken.call_id is distinct from ${call}))
    order by line.position, line.id)
  from staffed_lines line
  where line.organization_id = ${organization} and line.verified_at is not null`;

/** Held before its places are counted, so that two calls never both take the last one. */
export const lockLine = defineStatement({
  name: 'dialer.lock_line',
  text: `
    select id, places from staffed_lines
    where organization_id = $1 and e164 = $2 and takes_transfers and verified_at is not null
    for no key update`,
  row: { id: 'uuid', places: 'int4' },
});

/** A place ($6 there are) of the line that is held, for a call that lasts. One that has a place keeps to one. */
export const takePlace = defineStatement({
  name: 'dialer.take_place',
  text: `
    with held as materialized (
      select call_id from calls_under_way where organization_id = $1 and call_id = $2
      for key share)
    insert into connected_calls (organization_id, call_id, line_id, turn, taken_at)
    select $1, held.call_id, $3, $4, $5 from held
    where $6::integer > (select count(*) from connected_calls taken
      where taken.organization_id = $1 and taken.line_id = $3 and taken.call_id <> $2)
    on conflict (organization_id, call_id) do update
      set line_id = excluded.line_id, turn = excluded.turn, taken_at = excluded.taken_at
    returning line_id`,
  row: { line_id: 'uuid' },
});

/** Only the one of that turn: by now the call may be with another line. */
export const freePlace = defineStatement({
  name: 'dialer.free_place',
  text: `
    delete from connected_calls where organization_id = $1 and call_id = $2 and turn = $3
    returning line_id`,
  row: { line_id: 'uuid' },
});

export const findPlace = defineStatement({
  name: 'dialer.find_place',
  text: `
    select line_id from connected_calls where organization_id = $1 and call_id = $2 and turn = $3`,
  row: { line_id: 'uuid' },
});

/** Few calls are, so that it is written into the call itself while it lasts. */
export const keepConnected = defineReplanned({
  name: 'dialer.keep_connected',
  text: `
    update calls call set connected_seconds = given.seconds, connected_country = given.country
    from jsonb_to_recordset($1) as given ("organizationId" uuid, "callId" uuid, seconds integer, country text)
    where call.organization_id = given."organizationId" and call.id = given."callId"`,
  row: {},
});

const connects = (campaign: string): string => `
  exists (select from script_versions version
    where version.organization_id = ${campaign}.organization_id
      and version.script_id::text = ${campaign}.script_id and version.version = ${campaign}.script_version
      and version.connects)`;

/**
 * Those of the campaigns ($2, of the organizations $1) that can connect somebody, where there is a line for it, with
 * the lines and how many calls their organization wants for each free place.
 */
export const findConnecting = defineReplanned({
  name: 'dialer.find_connecting',
  text: `
    select campaign.organization_id, campaign.id as campaign_id,
      (${linesOf('campaign.organization_id')}) as lines,
      (select policy.content->'callsPerFreePlace' from policies policy
       where policy.organization_id = campaign.organization_id
       order by policy.version desc limit 1) as calls_per_free_place
    from campaigns campaign
    where campaign.organization_id = any($1::uuid[]) and campaign.id = any($2::uuid[])
      and exists (select from staffed_lines line
        where line.organization_id = campaign.organization_id and line.takes_transfers
          and line.verified_at is not null)
      and ${connects('campaign')}`,
  row: {
    organization_id: 'uuid',
    campaign_id: 'uuid',
    lines: 'jsonb',
    calls_per_free_place: 'jsonb?',
  },
});

/** For as long as calls of an organization are being reserved against its places; who finds it taken comes again. */
export const tryReserving = defineStatement({
  name: 'dialer.try_reserving_places',
  text: `
    select pg_try_advisory_xact_lock(hashtextextended('ringfence places ' || $1::uuid::text, 0)) as is_ours`,
  row: { is_ours: 'bool' },
});

/**
 * Calls of an organization whose script can connect somebody, and that are with no line: all, and those placed. Not by
 * counting what is under way, which may be thousands: a target is `calling` for as long as its call lasts, and those are
 * kept count of. A campaign that was stopped is ending until the last of its calls is over.
 */
export const countUnconnected = defineReplanned({
  name: 'dialer.count_unconnected',
  text: `
    with connecting as materialized (
      select campaign.organization_id, campaign.id from campaigns campaign
      where campaign.organization_id = $1 and (campaign.state in ('running', 'paused') or campaign.is_ending)
        and ${connects('campaign')})
    select (calling.n - connected.n)::bigint as calls, (calling.n - connected.n - reserved.n)::bigint as placed
    from (select coalesce(sum(count.n), 0) as n from connecting
        join campaign_counts count on count.organization_id = $1 and count.campaign_id = connecting.id
          and count.counted = 'targets' and count.kind = 'calling') calling,
      (select count(*) as n from connected_calls taken
        join calls_under_way live on live.organization_id = $1 and live.call_id = taken.call_id
        where taken.organization_id = $1 and live.campaign_id in (select id from connecting)) connected,
      (select count(*) as n from calls_under_way live
        where live.organization_id = $1 and live.placing_at is null and live.state = 'reserved'
          and live.campaign_id in (select id from connecting)) reserved`,
  row: { calls: 'int8', placed: 'int8' },
});

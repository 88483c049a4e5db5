import { defineStatement } from '../../platform/database/statement.ts';

/**
 * Calls of which too little is known, each taken by one worker: those whose worker died before or
 * while it asked the carrier, those that the carrier holds back, and those of which nothing is heard.
 */
export const takeSilentCalls = defineStatement({
  name: 'dialer.take_silent_calls',
  text: `
    update calls_under_way live set heard_at = $1
    from (
      select organization_id, call_id from calls_under_way
      where heard_at < case when state in ('reserved', 'placing') then $2::timestamptz
          when state = 'queued' then $3::timestamptz else $4::timestamptz end
      order by heard_at
      limit $5
      for update skip locked) silent
    join calls call on call.organization_id = silent.organization_id and call.id = silent.call_id
    where live.organization_id = silent.organization_id and live.call_id = silent.call_id
    returning live.organization_id, live.call_id as id, live.state, live.account_id, live.e164,
      call.caller_id, live.carrier_call_id, live.reserved_at, live.placing_at, live.failed_at,
      exists (select from connected_calls taken where taken.organization_id = live.organization_id
        and taken.call_id = live.call_id) as is_connected`,
  row: {
    organization_id: 'uuid',
    id: 'uuid',
    state: 'text',
    account_id: 'uuid?',
    e164: 'text',
    caller_id: 'text',
    carrier_call_id: 'text?',
    reserved_at: 'timestamptz',
    placing_at: 'timestamptz?',
    failed_at: 'timestamptz?',
    is_connected: 'bool',
  },
});

/** Which of these calls at the carrier already belong to one of ours. */
export const findKnownCarrierCalls = defineStatement({
  name: 'dialer.find_known_carrier_calls',
  text: `
    select carrier_call_id from calls where carrier_call_id = any($1)
    union all
    select carrier_call_id from calls_under_way where carrier_call_id = any($1)`,
  row: { carrier_call_id: 'text?' },
});

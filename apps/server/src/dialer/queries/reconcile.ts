import { defineStatement } from '../../platform/database/statement.ts';

/**
 * Calls of which too little is known, each taken by one worker: those whose worker died before or
 * while it asked the carrier, those that the carrier holds back, and those of which nothing is heard.
 */
export const takeSilentCalls = defineStatement({
  name: 'dialer.take_silent_calls',
  text: `
    update calls call set heard_at = $1
    from (
      select organization_id, id, heard_at from calls
      where state <> 'ended'
        and heard_at < case when state in ('reserved', 'placing') then $2::timestamptz
          when state = 'queued' then $3::timestamptz else $4::timestamptz end
      order by heard_at
      limit $5
      for update skip locked) silent
    where call.organization_id = silent.organization_id and call.id = silent.id
    returning call.organization_id, call.id, call.state, call.carrier, call.e164, call.caller_id,
      call.carrier_call_id, call.reserved_at, call.placing_at`,
  row: {
    organization_id: 'uuid',
    id: 'uuid',
    state: 'text',
    carrier: 'text',
    e164: 'text',
    caller_id: 'text',
    carrier_call_id: 'text?',
    reserved_at: 'timestamptz',
    placing_at: 'timestamptz?',
  },
});

/** Which of these calls at the carrier already belong to one of ours. */
export const findKnownCarrierCalls = defineStatement({
  name: 'dialer.find_known_carrier_calls',
  text: `select carrier_call_id from calls where carrier_call_id = any($1)`,
  row: { carrier_call_id: 'text?' },
});

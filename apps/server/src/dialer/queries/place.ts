import { defineStatement } from '../../platform/database/statement.ts';
import { mayCall } from './may-call.ts';

/**
 * The last look before the carrier is asked: only a fresh reservation of a running campaign, in an
 * organization that may call, of a person who has not said stop in the meantime. From here on, only
 * the carrier's word tells whether a phone rang.
 */
export const beginPlacing = defineStatement({
  name: 'dialer.begin_placing',
  text: `
    update calls call set state = 'placing', placing_at = $3, heard_at = $3
    where call.organization_id = $1 and call.id = any($2) and call.state = 'reserved'
      and call.reserved_at > $4
      and ${mayCall('call.organization_id')}
      and exists (select from campaigns campaign
        where campaign.organization_id = call.organization_id and campaign.id = call.campaign_id
          and campaign.state = 'running')
      and not exists (select from suppressions suppression
        where suppression.organization_id = call.organization_id and suppression.lifted_at is null
          and (suppression.contact_id = call.contact_id or suppression.kind = 'number_stop')
          and (suppression.contact_id = call.contact_id or suppression.e164 = call.e164)
          and coalesce(suppression.e164, call.e164) = call.e164
          and coalesce(suppression.debt_id, call.debt_id) = call.debt_id)
    returning call.id`,
  row: { id: 'uuid' },
});

/** An event of the carrier may have come before its answer: the state then stays where it is. */
export const markPlaced = defineStatement({
  name: 'dialer.mark_placed',
  text: `
    update calls set carrier_call_id = $3, heard_at = $4,
      state = case when state = 'placing' then 'queued' else state end
    where organization_id = $1 and id = $2 and state <> 'ended'`,
  row: {},
});

import { ledgerVersion } from '../../features/compliance/index.ts';
import { defineStatement } from '../../platform/database/statement.ts';
import { mayCall } from './may-call.ts';

/**
 * The last look before the carrier is asked: only a fresh reservation of a running campaign, in an
 * organization that may call, while the policy is the one it was decided under and nothing was learned
 * since of the person or the number. Whatever that was, the call is decided on anew. From here on, only
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
      and exists (select from contacts contact
        where contact.organization_id = call.organization_id and contact.id = call.contact_id
          and ${ledgerVersion('contact')} = call.ledger_version)
      and exists (select from decisions decision
        where decision.organization_id = call.organization_id and decision.id = call.decision_id
          and decision.policy_version = (select coalesce(max(policy.version), 0)
            from policies policy where policy.organization_id = $1))
    returning call.id,
      (select campaign.spoken_name from campaigns campaign
       where campaign.organization_id = call.organization_id and campaign.id = call.campaign_id)
        as spoken_name,
      (select contact.language from contacts contact
       where contact.organization_id = call.organization_id and contact.id = call.contact_id)
        as language`,
  row: { id: 'uuid', spoken_name: 'text', language: 'text' },
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

import { ledgerVersion } from '../../ledger/index.ts';
import { defineReplanned } from '../../platform/database/statement.ts';
import { holdsHours, isMeant, mayCall, suitsDemo } from './may-call.ts';

/**
 * The last look before the carrier is asked: only a fresh reservation of a running campaign, to
 * somebody whom it means, in an organization that may call, through an account that does not rest
 * and that the demo may use, while policy and hours are those it was decided under and nothing was
 * learned since of the person or the number. Otherwise the call is decided on again. From here on,
 * only the carrier's word tells whether a phone rang. `offset 0`: asked by keys alone.
 */
export const beginPlacing = defineReplanned({
  name: 'dialer.begin_placing',
  text: `
    update calls_under_way live set state = 'placing', placing_at = $3, heard_at = $3
    from unnest($1::uuid[], $2::uuid[]) as named (organization_id, call_id)
    where live.organization_id = named.organization_id and live.call_id = named.call_id
      and live.state = 'reserved' and live.reserved_at > $4
      and ${mayCall('live.organization_id')}
      and exists (select from campaigns campaign
        where campaign.organization_id = live.organization_id and campaign.id = live.campaign_id
          and campaign.state = 'running' offset 0) and ${holdsHours('live')}
      and ${isMeant('live')}
      and exists (select from carrier_accounts account
        where account.id = live.account_id and account.state = 'active'
          and ${suitsDemo('account')} offset 0)
      and exists (select from contacts contact
        where contact.organization_id = live.organization_id and contact.id = live.contact_id
          and ${ledgerVersion('contact')} = live.ledger_version offset 0)
      and live.policy_version = (select coalesce(max(policy.version), 0)
        from policies policy where policy.organization_id = live.organization_id)
    returning live.call_id as id,
      (select campaign.spoken_name from campaigns campaign
       where campaign.organization_id = live.organization_id and campaign.id = live.campaign_id)
        as spoken_name,
      (select line.e164 from staffed_lines line
       where line.organization_id = live.organization_id and line.verified_at is not null
         and line.takes_ring_backs order by line.position, line.id limit 1) as ring_back,
      (select contact.language from contacts contact
       where contact.organization_id = live.organization_id and contact.id = live.contact_id)
        as language`,
  row: { id: 'uuid', spoken_name: 'text', ring_back: 'text?', language: 'text' },
});

/**
 * Of calls that are held ($1, $2). An event of the carrier may have come before its answer: the
 * state then stays where it is.
 */
export const markPlaced = defineReplanned({
  name: 'dialer.mark_placed',
  text: `
    update calls_under_way live set carrier_call_id = placed.carrier_call_id, heard_at = $4,
      state = case when live.state = 'placing' then 'queued' else live.state end
    from unnest($1::uuid[], $2::uuid[], $3::text[])
      as placed (organization_id, call_id, carrier_call_id)
    where live.organization_id = placed.organization_id and live.call_id = placed.call_id`,
  row: {},
});

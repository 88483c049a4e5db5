import { unreachableOutcomes } from '@ringfence/domain/retry/retry-rules';
import { defineStatement } from '../../platform/database/statement.ts';

/** After a call that ended so, its number is known to reach nobody. */
export const unreachable = unreachableOutcomes.map((outcome) => `'${outcome}'`).join(', ');

/**
 * Of people who were called by campaigns ($1), those who have a number that is not known to be wrong or dead, and on which
 * the campaign's last call, of those that the facts know, did not find that nobody can be reached. Also while an upload that
 * is being stored holds the numbers back.
 */
export const listLiveNumbers = defineStatement({
  name: 'ledger.list_live_numbers',
  text: `
    select called."campaignId" as campaign_id, called."contactId" as contact_id
    from jsonb_to_recordset($1) as called ("organizationId" uuid, "campaignId" uuid, "contactId" uuid)
    -- Each by its own key: otherwise a planner that does not know how many there are reads every number.
    cross join lateral (select from phones phone
      where phone.organization_id = called."organizationId" and phone.contact_id = called."contactId"
        and phone.state = 'active'
        and not exists (select from (
          select coalesce(call.corrected_outcome, call.outcome) as outcome from calls call
          where call.organization_id = phone.organization_id and call.contact_id = phone.contact_id
            and coalesce(call.corrected_outcome, call.outcome) is distinct from 'withdrawn'
            -- Not as the indexes of campaigns and numbers have it: those have more calls than a person.
            and call.campaign_id is not distinct from called."campaignId"
            and call.e164 is not distinct from phone.e164
            and call.id >= first_id_of(now() - interval '41 days')
          order by call.reserved_at desc limit 1) last_call
          where last_call.outcome in (${unreachable}))
      limit 1) live`,
  row: { campaign_id: 'uuid', contact_id: 'uuid' },
});
